//! Removes what a run without a panic never needs.

mod cleanup;
mod depth;
mod live;
mod traps;

pub use cleanup::drop_idle_cleanup;
pub use depth::{Depth, depth};
pub use live::{Live, live};
pub use traps::{only_panics, propagate_traps};
