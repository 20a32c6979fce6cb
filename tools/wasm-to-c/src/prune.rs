//! Removes what a run without a panic never needs.

mod cleanup;
mod live;
mod recursion;
mod traps;

pub use cleanup::drop_idle_cleanup;
pub use live::{Live, live};
pub use recursion::recurses;
pub use traps::{only_panics, propagate_traps};
