//! The finder on tables whose laws are known, on tables without one, and the code of what it finds.

mod code;
mod evidence;
mod families;
mod honesty;
mod lines;
mod reader;
mod reading;
mod tables;
mod templates;
