//! The samples of a problem: `inputs/<slug>/<case>.in` with `<case>.out`. In an interactive problem
//! they are secret inputs, which have no output.

use crate::base::failure::Failure;
use crate::problem::judging::Judging;
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// An input and the output it must give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// `sample` for `sample.in`.
    pub name: String,
    /// The judge's input.
    pub input: PathBuf,
    /// The judge's output; no file if a solution talks with an interactor.
    pub output: PathBuf,
}

/// The cases of a problem, by name.
///
/// # Errors
/// A failed check with the remedy if there is no case, if a file lacks its other half, or if it is
/// neither an input nor an output.
pub fn of(root: &Path, slug: &str) -> Result<Vec<Case>> {
    within(&root.join("inputs").join(slug), &format!("inputs/{slug}"), Judging::of(root, slug))
}

/// The cases of a folder, by name, judged in that way; `shown` is its name in messages.
///
/// # Errors
/// As [`of`].
pub fn within(folder: &Path, shown: &str, judging: Judging) -> Result<Vec<Case>> {
    let talks = judging == Judging::Interactor;
    let names = if folder.is_dir() { names(folder)? } else { BTreeSet::new() };
    let mut cases = Vec::new();
    for name in &names {
        match Path::new(name).extension().and_then(|extension| extension.to_str()) {
            Some("in") => {
                let case = name.trim_end_matches(".in");
                if !talks && !names.contains(&format!("{case}.out")) {
                    return Err(lacks(shown, &format!("{case}.out"), name));
                }
                let file = |end: &str| folder.join(format!("{case}.{end}"));
                cases.push(Case { name: case.to_owned(), input: file("in"), output: file("out") });
            }
            Some("out") if talks => {
                let message = format!("{shown}/{name}: in an interactive problem, a case has no output");
                return Err(Failure::check(message, "delete it: the input is the judge's secret"));
            }
            Some("out") => {
                let input = format!("{}.in", name.trim_end_matches(".out"));
                if !names.contains(&input) {
                    return Err(lacks(shown, &input, name));
                }
            }
            _ => {
                let message = format!("{shown}/{name} is neither an input nor an output");
                return Err(Failure::check(message, "a case is two files, <case>.in and <case>.out"));
            }
        }
    }
    if cases.is_empty() {
        let help = match talks {
            true => format!("write a secret input for the interactor into {shown}/own_<what>.in"),
            false => format!("put the judge's sample into {shown}/sample.in and {shown}/sample.out"),
        };
        return Err(Failure::check(format!("{shown} holds no sample"), help));
    }
    Ok(cases)
}

/// The folders of `inputs/` that belong to no problem.
pub fn strays(root: &Path, slugs: &[String]) -> Result<Vec<String>> {
    let folder = root.join("inputs");
    let names = if folder.is_dir() { names(&folder)? } else { BTreeSet::new() };
    Ok(names.into_iter().filter(|name| !slugs.contains(name)).collect())
}

fn lacks(folder: &str, missing: &str, present: &str) -> anyhow::Error {
    let help = format!("write {folder}/{missing}, or delete {folder}/{present}");
    Failure::check(format!("{folder} has {present} without {missing}"), help)
}

/// The names in a folder, without hidden files.
fn names(folder: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        names.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| !name.starts_with('.'));
    Ok(names)
}
