//! What the bullet `Files` says: the files that stand in for standard input and output.

/// The names of two files in the folder where a program runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files {
    /// What it reads.
    pub input: String,
    /// What it writes.
    pub output: String,
}

impl Files {
    /// The form that a header has.
    pub const FORM: &'static str = "two names of files, like `input.txt, output.txt`";

    /// As a header says it: `input.txt, output.txt`.
    pub fn parse(text: &str) -> Option<Files> {
        let (input, output) = text.split_once(',')?;
        let [input, output] = [input, output].map(|name| name.trim().to_owned());
        let is_name = |name: &str| {
            name.starts_with(|first: char| first.is_ascii_alphanumeric())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c))
        };
        (is_name(&input) && is_name(&output) && input != output).then_some(Files { input, output })
    }
}
