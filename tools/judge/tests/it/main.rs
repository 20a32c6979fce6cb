//! Programs that are run and judged; only where there is a shell.
#![cfg(unix)]

mod line_server;
mod process;
mod shape;
mod shrink;
mod verdict;
