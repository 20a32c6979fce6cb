//! What every room stands on.

pub mod failure;
pub mod files;
pub mod pool;
pub mod terminal;
