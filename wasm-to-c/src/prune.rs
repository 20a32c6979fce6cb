//! Takes away what a run without a panic never needs.

mod live;
mod traps;

pub use live::{Live, live};
pub use traps::propagate_traps;
