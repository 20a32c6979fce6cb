//! The solutions that are there, and what the user calls them.

use crate::problem::contest_layout::ContestLayout;
use crate::problem::home::{Home, HomeKind};
use crate::problem::{places, scaffold};
use anyhow::{Context, Result};
use grundy_host::{Failure, called, failure, names};
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Whether a word can only be the name of a problem. An address is none either, but there is more
/// to say about it than that it is not a file.
pub fn is_slug(word: &str) -> bool {
    word.contains("://") || !(word.contains(['/', '\\', '.']) || Path::new(word).is_file())
}

/// The solution that a word means: a file, or the name of one without its extension.
pub fn located(home: &Home, word: &str) -> Result<PathBuf> {
    let path = Path::new(word);
    if path.exists() && !path.is_dir() {
        return Ok(path.to_owned());
    }
    if !is_slug(word) && path.is_dir() {
        return Err(Failure::misuse(format!("{word} is a folder"), "name a source file in it"));
    }
    if !is_slug(word) {
        let help = "name a file with a solution, or the name of a problem";
        return Err(Failure::misuse(format!("there is no file {word}"), help));
    }
    let slug = places::of_address(word, "").map_or(word.to_owned(), |place| place.slug);
    let all = sources(home)?;
    let is_it = |name: String| names::plain(&name) == names::plain(&slug);
    let mut found: Vec<&PathBuf> = all.iter().filter(|path| is_it(home.name_of(path))).collect();
    if found.is_empty() {
        let here = std::env::current_dir().unwrap_or_default();
        let stem = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        found = all.iter().filter(|path| path.parent() == Some(&here) && is_it(stem(path))).collect();
    }
    match found[..] {
        [path] => Ok(path.clone()),
        [] => {
            let name = if scaffold::is_free_name(home, &slug) { &*slug } else { "NAME" };
            let help = match home.kind {
                HomeKind::Folder => format!(
                    "name a file, or `{0} new {name}` begins one, or run it in a contest folder (`{0} init` makes one)",
                    called()
                ),
                _ if name != slug => format!("`{} new NAME` begins one", called()),
                _ => format!("`{} new {name}` begins it", called()),
            };
            let mut known: Vec<String> = all.iter().map(|path| home.name_of(path)).collect();
            known.dedup();
            Err(failure::unknown("solution", word, &known, &help))
        }
        _ => {
            let files: Vec<String> = found.iter().map(|path| Home::shown(path)).collect();
            Err(Failure::misuse(format!("{word} can be {}", files.join(" or ")), "name the file"))
        }
    }
}

/// The solutions of a home, by name.
pub fn sources(home: &Home) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let depth = home.config.layout.as_ref().map_or(0, ContestLayout::depth);
    walk(home, &home.sources, depth, &mut found)?;
    found.sort();
    Ok(found)
}

/// Those in a folder, and in others in it that do not belong to a solution.
fn walk(home: &Home, folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        entries => entries.with_context(|| folder.display().to_string())?,
    };
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let is_hidden =
        |path: &&PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let (folders, files): (Vec<&PathBuf>, Vec<&PathBuf>) =
        paths.iter().filter(|path| !is_hidden(path)).partition(|path| path.is_dir());
    let files: Vec<&PathBuf> =
        files.into_iter().filter(|path| path.is_file() && home.is_source(path)).collect();
    if depth > 0 {
        let stems: BTreeSet<PathBuf> = files.iter().map(|path| path.with_extension("")).collect();
        for folder in folders.into_iter().filter(|folder| !stems.contains(*folder)) {
            walk(home, folder, depth - 1, found)?;
        }
    }
    found.extend(files.into_iter().cloned());
    Ok(())
}
