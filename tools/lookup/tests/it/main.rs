//! Questions, and what fits them.

mod statements;
mod tables;
