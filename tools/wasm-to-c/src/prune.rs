//! Removes what a run without a panic never needs.

mod cleanup;
mod live;
mod traps;

pub use cleanup::drop_idle_cleanup;
pub use live::{Live, live};
pub use traps::propagate_traps;
