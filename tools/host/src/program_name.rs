//! What the user calls this program.

/// `cargo grundy` where the launcher of a checkout says so, else `grundy`; for messages that show a
/// command to type.
pub fn called() -> &'static str {
    name(std::env::var_os("GRUNDY_CALLED").as_deref())
}

/// Only these two: text from the environment is never printed.
fn name(launcher: Option<&std::ffi::OsStr>) -> &'static str {
    if launcher.is_some_and(|name| name == "cargo grundy") { "cargo grundy" } else { "grundy" }
}

/// A word as one types it in a shell.
pub fn quoted(word: &str) -> String {
    shlex::try_quote(word).map_or(word.to_owned(), Into::into) // a zero byte cannot be typed
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn only_the_launcher_changes_the_name() {
        assert_eq!(name(None), "grundy");
        assert_eq!(name(Some("cargo grundy".as_ref())), "cargo grundy");
        assert_eq!(name(Some("rm -rf".as_ref())), "grundy");
    }
}
