//! The files of a new problem: solution, samples and brute force, ready to be filled in.

use crate::base::called::called;
use crate::base::failure::Failure;
use crate::base::files;
use crate::problem::places::{self, LONGEST_SLUG};
use crate::problem::task::{Sample, Task};
use anyhow::Result;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Writes the files; returns their names and what to do next.
///
/// # Errors
/// Misuse if this is no slug or one of the files exists: then nothing is written.
pub fn create(root: &Path, slug: &str, task: Option<&Task>) -> Result<String> {
    check(slug)?;
    let files = contents(slug, task);
    if let Some(path) = taken(root, slug, &files) {
        let help = if path == files[0].0 {
            format!("`{} test {slug}` runs that problem, or choose another slug", called())
        } else {
            "move or delete it, or choose another slug".to_owned()
        };
        return Err(Failure::misuse(format!("{path} exists"), format!("nothing was written; {help}")));
    }
    write(root, slug, &files)?;
    let mut text: String = files.iter().map(|(path, _)| format!("{path}\n")).collect();
    text.extend(task.iter().flat_map(|task| task.notes()).map(|note| format!("note: {note}\n")));
    let grundy = called();
    text += "next: write the first and the last file, then\n";
    Ok(text + &format!("  {grundy} test {slug}\n  {grundy} stress {slug}\n"))
}

/// What is there already and is not just what would be written: an attempt that was killed may be
/// repeated.
fn taken(root: &Path, slug: &str, files: &[(String, String)]) -> Option<String> {
    let is_there = |path: &str| root.join(path).symlink_metadata().is_ok();
    let is_other = |(path, text): &&(String, String)| is_there(path) && !holds(&root.join(path), text);
    if is_there(&files[0].0) {
        return Some(files[0].0.clone());
    }
    if let Some((path, _)) = files.iter().find(is_other) {
        return Some(path.clone());
    }
    let inputs = format!("inputs/{slug}");
    let is_ours = |name: &str| files.iter().any(|(path, _)| *path == format!("{inputs}/{name}"));
    match fs::read_dir(root.join(&inputs)) {
        Ok(entries) => {
            let mut names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
            names.any(|name| !is_ours(&name)).then_some(inputs)
        }
        Err(_) => is_there(&inputs).then_some(inputs),
    }
}

/// Writes all files or none. The solution comes last: with it, the problem is there. Another program
/// may be writing the same.
fn write(root: &Path, slug: &str, files: &[(String, String)]) -> Result<()> {
    let mut written = Vec::new();
    for (path, text) in files.iter().rev() {
        match files::create(&root.join(path), text) {
            Ok(()) => written.push(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && holds(&root.join(path), text) => (),
            Err(error) => {
                for path in written {
                    _ = fs::remove_file(root.join(path)); // ours
                }
                _ = fs::remove_dir(root.join("inputs").join(slug)); // unless something else is in it
                let help = if error.kind() == ErrorKind::AlreadyExists {
                    "nothing was written: another program has just written that file"
                } else {
                    "nothing was written"
                };
                return Err(Failure::misuse(format!("{path}: {error}"), help));
            }
        }
    }
    Ok(())
}

/// Whether a file is there and has that text.
fn holds(path: &Path, text: &str) -> bool {
    fs::read_to_string(path).is_ok_and(|there| there == text)
}

/// A slug is the name of files and of a Rust module.
fn check(slug: &str) -> Result<()> {
    let letters = slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    let start = slug.starts_with(|c: char| c.is_ascii_lowercase());
    // A digit or `_` rules out Rust's keywords, the oracle's other modules and the names that cargo
    // reserves.
    let second = slug.contains(|c: char| c == '_' || c.is_ascii_digit());
    if letters && start && second && slug.len() <= LONGEST_SLUG {
        return Ok(());
    }
    let shown: String = slug.chars().take(60).collect();
    Err(Failure::misuse(
        format!("{shown:?} is not a slug"),
        format!(
            "a slug is a judge and a number or name: lowercase letters first, then lowercase letters, digits and \
             `_`, with at least one digit or `_`, at most {LONGEST_SLUG} in all: hdu1848, luogu_p1247"
        ),
    ))
}

/// Every file with its path from the root.
fn contents(slug: &str, task: Option<&Task>) -> Vec<(String, String)> {
    let mut files = vec![(format!("problems/src/bin/{slug}.rs"), solution(slug, task))];
    let talks = task.is_some_and(|task| task.interactive);
    if talks {
        // The judge's samples are dialogues, which show only one side's secret.
        let text = "a secret input, in a form of your own\n".to_owned();
        files.push((format!("inputs/{slug}/own_smallest.in"), text));
        files.push((format!("tests/oracle/src/problem/{slug}.rs"), interactor(slug)));
        return files;
    }
    let samples = task.map_or(&[][..], |task| &task.tests);
    for (i, Sample { input, output }) in samples.iter().enumerate() {
        let name = if i == 0 { "sample".to_owned() } else { format!("sample{}", i + 1) };
        files.push((format!("inputs/{slug}/{name}.in"), lines(input)));
        files.push((format!("inputs/{slug}/{name}.out"), lines(output)));
    }
    if samples.is_empty() {
        let paste = |end: &str| {
            (format!("inputs/{slug}/sample.{end}"), format!("paste the judge's sample.{end} here\n"))
        };
        files.extend(["in", "out"].map(paste));
    }
    files.push((format!("tests/oracle/src/problem/{slug}.rs"), brute_force(slug)));
    files
}

/// With the line endings that programs print.
fn lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.is_empty() || text.ends_with('\n') { text } else { text + "\n" }
}

fn solution(slug: &str, task: Option<&Task>) -> String {
    let [title, source, limits] = match task {
        Some(task) => [task.title(), task.source(), task.limits()],
        None => {
            let address = places::address_of(slug);
            let place = address.as_ref().and_then(|address| places::of_address(address, ""));
            let name = place.map_or(slug.to_owned(), |place| place.name);
            let address = address.unwrap_or("https://the.judge/the-page".to_owned());
            [
                format!("{name}: the title on the judge's page"),
                format!("<{address}>"),
                "unknown (on the judge's page)".to_owned(),
            ]
        }
    };
    let run = if task.is_some_and(|task| task.interactive) { "talk" } else { "run" };
    format!(
        r#"//! # {title}
//!
//! - **Source**: {source}
//! - **Limits**: {limits}
//! - **Idea**: say in one line why the template applies.
//! - **Template**: `nim`

use grundy::scan::{{self, Error, Out, Scan}};

fn main() -> std::process::ExitCode {{
    scan::{run}(solve)
}}

// Read with `input.int()?`, call a template, print with `out.line(…)`, as in hdu1846.rs.
fn solve(_input: &mut Scan, _out: &mut Out) -> Result<(), Error> {{
    Err(Error("write `solve` in problems/src/bin/{slug}.rs".to_owned()))
}}
"#
    )
}

fn interactor(slug: &str) -> String {
    format!(
        r#"//! The rules in one line; what the secret input says.

use crate::prelude::*;

/// A small random secret, as in abc278g.rs.
pub fn generate(_random: &mut Rng) -> String {{
    "a small random secret\n".to_owned()
}}

/// Plays the judge who has the secret `input`: reads the solution's `output`, replies.
pub fn interact(_input: &mut Scan, _output: &mut Scan, _reply: &mut Out) -> Result<(), Error> {{
    Err(Error("write `generate` and `interact` in tests/oracle/src/problem/{slug}.rs".to_owned()))
}}
"#
    )
}

fn brute_force(slug: &str) -> String {
    format!(
        r#"//! The rules in one line.

use crate::prelude::*;

/// A small random input in the judge's format, as in hdu1846.rs.
pub fn generate(_random: &mut Rng) -> String {{
    "a small random input\n".to_owned()
}}

/// Straight from the rules, with `Naive`.
pub fn brute(_input: &mut Scan, _out: &mut Out) -> Result<(), Error> {{
    Err(Error("write `generate` and `brute` in tests/oracle/src/problem/{slug}.rs".to_owned()))
}}
"#
    )
}
