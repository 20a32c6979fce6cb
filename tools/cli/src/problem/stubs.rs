//! A brute force, a generator, a checker and an interactor to be filled in. `grundy stress` can
//! keep all but the last alive. As they are, they fail.

use super::home::Home;
use anyhow::Result;
use grundy_host::Failure;
use std::path::{Path, PathBuf};

/// By extension: the programs of [`NAMES`].
const ALL: [(&str, [&str; 4]); 3] = [
    (
        "cpp",
        [
            include_str!("stubs/brute.cpp"),
            include_str!("stubs/gen.cpp"),
            include_str!("stubs/check.cpp"),
            include_str!("stubs/interact.cpp"),
        ],
    ),
    (
        "py",
        [
            include_str!("stubs/brute.py"),
            include_str!("stubs/gen.py"),
            include_str!("stubs/check.py"),
            include_str!("stubs/interact.py"),
        ],
    ),
    (
        "rs",
        [
            include_str!("stubs/brute.rs.in"),
            include_str!("stubs/gen.rs.in"),
            include_str!("stubs/check.rs.in"),
            include_str!("stubs/interact.rs.in"),
        ],
    ),
];
const NAMES: [&str; 4] = ["brute", "gen", "check", "interact"];

/// The languages that there are, by extension.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(extension, _)| *extension)
}

/// The brute force and the generator in that language (`py`), or one program (`check.py`), with
/// their paths in a folder. If the solution `talks`, an interactor is what it needs, and no right
/// answers.
pub fn of(asked: &str, folder: &Path, talks: bool) -> Result<Vec<(PathBuf, &'static str)>> {
    let (wanted, extension) = match asked.rsplit_once('.') {
        Some((name, extension)) if NAMES.contains(&name) => (vec![name], extension),
        _ => (vec![if talks { "interact" } else { "brute" }, "gen"], asked),
    };
    let Some((extension, texts)) = ALL.iter().find(|(known, _)| *known == extension) else {
        return Err(none(asked, folder));
    };
    let all = NAMES.iter().zip(texts).filter(|(name, _)| wanted.contains(name));
    Ok(all.map(|(name, text)| (folder.join(format!("{name}.{extension}")), *text)).collect())
}

/// That there is nothing to fill in of that name: a language, or another program.
fn none(asked: &str, folder: &Path) -> anyhow::Error {
    let folder = Home::shown(folder);
    let (message, own) = match asked.rsplit_once('.') {
        Some((name, _)) if !NAMES.contains(&name) => {
            (format!("there is no `{asked}` to fill in"), format!("{folder}/{asked}"))
        }
        named => {
            let language = named.map_or(asked, |(_, extension)| extension);
            let message = format!("there is no brute force to fill in for the language `{language}`");
            (message, format!("{folder}/brute.{language} and gen.{language}"))
        }
    };
    let known: Vec<String> = extensions().map(|extension| format!("`{extension}`")).collect();
    let help = format!(
        "there are {}: choose {}, or one of them, like `check.py`; or write {own} yourself, as the help of `stress` \
         says",
        NAMES.join(", "),
        known.join(", ")
    );
    Failure::misuse(message, help)
}
