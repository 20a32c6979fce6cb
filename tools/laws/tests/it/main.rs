//! The finder on tables whose laws are known, on tables without one, and the code of what it finds.

mod code;
#[allow(clippy::manual_is_multiple_of, clippy::type_complexity, reason = "laws as one writes them down")]
mod corpus;
mod evidence;
mod families;
mod honesty;
mod lines;
mod reader;
mod reading;
mod tables;
mod templates;
