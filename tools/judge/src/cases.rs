//! The cases in a folder: `<case>.in` with `<case>.out`. For an interactor they are secret inputs,
//! which have no output.
//!
//! `<case>.made` stands for a large input, which has to be made before the case can be run; it also
//! has the fingerprint of a large output.

use anyhow::{Context, Result};
use grundy_fingerprint::{Fingerprint, MadeCase};
use grundy_host::{Failure, called, files};
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The names of helper programs, which stand beside the samples.
const HELPERS: [&str; 5] = ["brute", "check", "gen", "interact", "valid"];

/// An input and the output it must give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// `sample` for `sample.in`; empty for an input that a search has made.
    pub name: String,
    /// The judge's input; `sample.made` if it has to be made.
    pub input: PathBuf,
    /// The judge's output, or `sample.made` with its fingerprint; no file if it is not known, or if
    /// a solution talks with an interactor.
    pub output: PathBuf,
}

impl Case {
    /// Whether the right output is known.
    pub fn has_answer(&self) -> bool {
        self.output.is_file()
    }

    /// Whether the input has to be made.
    pub fn is_to_be_made(&self) -> bool {
        is_made(&self.input)
    }

    /// The fingerprint of the right output, if that is all that is kept of it.
    ///
    /// # Errors
    /// Its file cannot be read, or is malformed.
    pub fn fingerprint(&self) -> Result<Option<Fingerprint>> {
        if is_made(&self.output) { Ok(recorded(&self.output)?.output) } else { Ok(None) }
    }
}

/// Whether a case of this name is too large for a brute force: it has the word `max`.
pub fn is_large(name: &str) -> bool {
    name.split('_').any(|word| word == "max")
}

fn is_made(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "made")
}

/// What a file `.made` says.
///
/// # Errors
/// It cannot be read; a failed check if it is malformed.
pub fn recorded(file: &Path) -> Result<MadeCase> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    text.parse().map_err(|error| {
        let help = "it has lines `input LENGTH HASH` and perhaps `output LENGTH HASH`";
        Failure::check(format!("{}: {error}", file.display()), help)
    })
}

/// The cases of a folder, by name, if the solution `talks` with an interactor or not; `shown` is
/// the folder's name in messages. An input may lack its output: see [`Case::has_answer`].
///
/// # Errors
/// A failed check with the remedy if there is no case, if an output lacks its input, or if a file
/// is neither an input nor an output, nor a helper program.
pub fn within(folder: &Path, shown: &str, talks: bool) -> Result<Vec<Case>> {
    if folder.symlink_metadata().is_ok() && !folder.is_dir() {
        let help = "move it away: a program can be made elsewhere by `rustc -o`";
        return Err(Failure::check(format!("{shown} is not a folder, so it holds no samples"), help));
    }
    let names = if folder.is_dir() { names(folder)? } else { BTreeSet::new() };
    let mut cases = Vec::new();
    for name in names.iter().filter(|name| !is_left_over(&folder.join(name))) {
        let is_of_case = [".in", ".out", ".made"].iter().any(|end| name.ends_with(end));
        let path = folder.join(name);
        if is_of_case && !path.is_file() {
            let what = if path.is_dir() { "a folder" } else { "not a file" };
            let help = "a case is two files: move it away";
            return Err(Failure::check(format!("{shown}/{name} is {what}"), help));
        }
        match Path::new(name).extension().and_then(|extension| extension.to_str()) {
            Some("in") => {
                let case = name.trim_end_matches(".in");
                let file = |end: &str| folder.join(format!("{case}.{end}"));
                cases.push(Case { name: case.to_owned(), input: file("in"), output: file("out") });
            }
            Some("made") => {
                let case = name.trim_end_matches(".made");
                let input = folder.join(name);
                let has_output = names.contains(&format!("{case}.out"));
                if !talks && has_output == recorded(&input)?.output.is_some() {
                    let help = format!("keep {shown}/{case}.out, or only its fingerprint in {name}");
                    return Err(Failure::check(format!("{shown}/{name} has no output, or two"), help));
                }
                let output = if has_output { folder.join(format!("{case}.out")) } else { input.clone() };
                cases.push(Case { name: case.to_owned(), input, output });
            }
            Some("out") if talks => {
                let message = format!("{shown}/{name}: in an interactive problem, a case has no output");
                return Err(Failure::check(message, "delete it: the input is the judge's secret"));
            }
            Some("out") => {
                let case = name.trim_end_matches(".out");
                let input = format!("{case}.in");
                if !names.contains(&input) && !names.contains(&format!("{case}.made")) {
                    let help = format!("write {shown}/{input}, or delete {shown}/{name}");
                    return Err(Failure::check(format!("{shown} has {name} without {input}"), help));
                }
            }
            _ if is_helper(&folder.join(name)) => {}
            _ => {
                let message = format!("{shown}/{name} is neither an input nor an output");
                return Err(Failure::check(message, "a case is two files, <case>.in and <case>.out"));
            }
        }
    }
    if cases.is_empty() {
        let help = match talks {
            true => format!("write a secret input for the interactor into {shown}/own_<what>.in"),
            false => {
                let by_hand = format!("put the judge's sample into {shown}/sample.in and {shown}/sample.out");
                format!("{by_hand}, or let `{} add` do so", called())
            }
        };
        return Err(Failure::check(format!("{shown} holds no sample"), help));
    }
    Ok(cases)
}

/// A text with the line endings that programs print.
pub fn lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.is_empty() || text.ends_with('\n') { text } else { text + "\n" }
}

/// Saves a case under the first name that is free, or that has this very case already, and returns
/// that name. There is no output if a solution talks with an interactor.
///
/// # Errors
/// The files cannot be written, or other cases have all of these names; then neither exists.
pub fn save(
    folder: &Path,
    names: impl Iterator<Item = String>,
    input: &str,
    output: Option<&str>,
) -> Result<String> {
    for name in names {
        let file = |end: &str| folder.join(format!("{name}.{end}"));
        let (in_file, out_file) = (file("in"), file("out"));
        let saved = |file: &Path| fs::read_to_string(file).ok();
        let has_same_output = match output {
            Some(output) => saved(&out_file).is_some_and(|saved| saved == output),
            None => !out_file.exists(),
        };
        if has_same_output && saved(&in_file).is_some_and(|saved| saved == input) {
            return Ok(name);
        }
        if in_file.exists() || out_file.exists() {
            continue;
        }
        match output.map_or(Ok(()), |output| files::create(&out_file, output)) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue, // another run was faster
            result => result.map_err(|error| files::unwritten(&out_file, &error))?,
        }
        match files::create(&in_file, input) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && output.is_none() => {}
            Err(error) => {
                _ = fs::remove_file(&out_file); // ours; half a case is not a case
                return Err(files::unwritten(&in_file, &error));
            }
            Ok(()) => return Ok(name),
        }
    }
    let message = format!("another case in {} has that name", folder.display());
    Err(Failure::misuse(message, "nothing was written; choose another name"))
}

/// Whether this is a helper program, or a folder, which such a program may leave.
fn is_helper(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default();
    path.is_dir() || HELPERS.iter().any(|&helper| stem == helper)
}

/// Whether this is what an editor keeps beside a file, or what a compiler makes if nobody names its
/// output: a text has no zero byte.
fn is_left_over(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_of_editor = name.ends_with('~') || name.ends_with(".swp") || name.starts_with('#');
    is_of_editor
        || (name == "a.out" && path.is_file() && fs::read(path).is_ok_and(|bytes| bytes.contains(&0)))
}

/// The names in a folder, without hidden files.
pub fn names(folder: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        names.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| !name.starts_with('.'));
    Ok(names)
}
