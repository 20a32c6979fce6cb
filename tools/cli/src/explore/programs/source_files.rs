//! The files that the compiler sees, and names in its messages.

/// The file with the user's text, for the compiler.
pub const RULES: &str = "grundy_rules.rs";
/// The file with the user's closure that says how the game of a number begins.
pub const START: &str = "grundy_start.rs";
/// The file that does not depend on it.
pub const LIBRARY: &str = "harness.rs";
/// The file around it.
pub const ROOT: &str = "grundy_root.rs";

/// The file with an expression for a position.
pub fn start_file(i: usize) -> String {
    format!("grundy_position_{i}.rs")
}

/// What the user's closure is called in messages.
pub const CLOSURE: &str = "<rules>";
/// What the closure of starts is called.
pub const STARTS: &str = "<start>";
