//! The search for an input on which a program fails.

pub mod frame_server;
pub mod helper_program;
pub mod input_source;
pub mod oracle;
pub mod sample_check;
pub mod search;
pub mod server_program;
mod shape;
mod shrink;
pub mod smallest;
pub mod worker;
