//! Files, names and work on all cores.

mod files;
mod names;
mod pool;
