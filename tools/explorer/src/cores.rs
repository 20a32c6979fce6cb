//! How many threads may work at once.

use std::thread;

/// Boards take memory for each thread, and more help little.
const MOST: usize = 8;

/// One where there are no threads.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from).min(MOST)
}
