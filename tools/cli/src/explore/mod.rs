//! What `grundy explore` and `grundy pattern` share.

pub mod code;
