//! How files of each language become programs: `languages.toml`, and what a contest folder changes.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// How a source of one language becomes a program.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Language {
    /// The command that makes `{program}` from `{source}`; none if there is nothing to compile.
    pub compile: Option<String>,
    /// The command that runs it; `{program}` if it is left out. `{class}` is the class in the
    /// folder `{program}` that has the `main` of Java.
    pub run: Option<String>,
    /// What begins a line that is a comment.
    #[serde(default)]
    pub comment: String,
    /// What judges call it; unknown if empty.
    #[serde(default)]
    pub names: Vec<String>,
}

/// What stands for the file.
const SOURCE: &str = "{source}";
/// What stands for what is made of it.
const PROGRAM: &str = "{program}";

impl Language {
    /// Whether its commands can do what they are for: what is compiled and what is run has to be
    /// named, or else something else is, and judged.
    ///
    /// # Errors
    /// What is wrong with the entry of that extension, and what to do about it.
    pub fn check(&self, extension: &str) -> Result<(), [String; 2]> {
        let entry = format!("`[languages.{extension}]`");
        if extension.contains('.') {
            let help = "an extension has no dot: `[languages.py]`";
            let message = format!("`[languages.\"{extension}\"]` is for no file: it has a dot");
            return Err([message, help.to_owned()]);
        }
        let Some(compile) = &self.compile else { return self.check_interpreted(&entry) };
        let run = self.run.as_deref().unwrap_or(PROGRAM);
        if !compile.contains(SOURCE) {
            let help = "write it where the compiler wants the file";
            return Err([format!("`compile` of {entry} has no `{SOURCE}`"), help.to_owned()]);
        }
        if !run.contains(SOURCE) && !run.contains(PROGRAM) {
            let help = format!("write the command that runs `{PROGRAM}`, or leave out `run`");
            return Err([format!("`run` of {entry} has no `{PROGRAM}` and no `{SOURCE}`"), help]);
        }
        if run.contains(PROGRAM) && !compile.contains(PROGRAM) {
            let help = format!("say where the compiler puts what it makes: `-o {PROGRAM}`, for example");
            return Err([format!("`compile` of {entry} has no `{PROGRAM}`, which is what is run"), help]);
        }
        Ok(())
    }

    fn check_interpreted(&self, entry: &str) -> Result<(), [String; 2]> {
        let example = format!("`run = \"python3 {SOURCE}\"`, for example");
        match self.run.as_deref() {
            None => Err([format!("{entry} has neither `compile` nor `run`"), example]),
            Some(run) if run.trim().is_empty() => Err([format!("`run` of {entry} is empty"), example]),
            Some(run) if run.contains(PROGRAM) => {
                let help = format!("write `{SOURCE}` in its place, or add `compile`");
                Err([format!("`run` of {entry} has `{PROGRAM}`, but no `compile` makes it"), help])
            }
            Some(run) if !run.contains(SOURCE) => {
                let help = format!("write it where the command wants the file: `run = \"{run} {SOURCE}\"`");
                Err([format!("`run` of {entry} has no `{SOURCE}`"), help])
            }
            Some(_) => Ok(()),
        }
    }
}

/// The extension of Rust files, which need no entry.
pub const RUST: &str = "rs";

/// The languages that everybody has, by extension.
pub fn usual() -> &'static BTreeMap<String, Language> {
    static ALL: OnceLock<BTreeMap<String, Language>> = OnceLock::new();
    ALL.get_or_init(|| toml::from_str(include_str!("languages.toml")).expect("the tests read this file"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_languages_name_what_they_compile_and_run() {
        for (extension, language) in usual() {
            assert_eq!(language.check(extension), Ok(()));
        }
    }

    #[test]
    fn slips() {
        for (extension, entry, wanted) in [
            ("py", "run = 'python3'", "`run` of `[languages.py]` has no `{source}`"),
            ("py", "comment = '#'", "`[languages.py]` has neither `compile` nor `run`"),
            ("py", "run = ' '", "`run` of `[languages.py]` is empty"),
            ("py", "run = 'python3 {program}'", "has `{program}`, but no `compile` makes it"),
            ("cpp", "compile = 'g++ {source}'", "`compile` of `[languages.cpp]` has no `{program}`"),
            ("cpp", "compile = 'g++ -o {program}'", "`compile` of `[languages.cpp]` has no `{source}`"),
            ("cpp", "compile = 'g++ {source}'\nrun = './a.out'", "has no `{program}` and no `{source}`"),
            (".py", "run = 'python3 {source}'", "`[languages.\".py\"]` is for no file"),
        ] {
            let language: Language = toml::from_str(entry).unwrap();
            let [message, _] = language.check(extension).unwrap_err();
            assert!(message.contains(wanted), "{entry}: {message}");
        }
    }

    /// What is run need not be made: a step before may only check the file.
    #[test]
    fn a_check_before_the_run_is_no_slip() {
        let entry = "compile = 'python3 -m py_compile {source}'\nrun = 'python3 {source}'";
        assert_eq!(toml::from_str::<Language>(entry).unwrap().check("py"), Ok(()));
    }
}
