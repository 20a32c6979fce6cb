//! What `grundy watch` looks at.

pub mod changes;
pub mod last_watched;
pub mod targets;
