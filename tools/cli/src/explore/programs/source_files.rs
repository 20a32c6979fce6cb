//! The files that the compiler sees, and names in its messages.

/// The file with the user's text, for the compiler.
pub const RULES: &str = "grundy_rules.rs";
/// The file that does not depend on it.
pub const LIBRARY: &str = "harness.rs";
/// The file around it.
pub const ROOT: &str = "grundy_root.rs";

/// The file with an expression for a position.
pub fn start_file(i: usize) -> String {
    format!("grundy_position_{i}.rs")
}
