//! Programs that are run and judged; only where there is a shell.
#![cfg(unix)]

mod process;
mod shape;
mod shrink;
mod verdict;
