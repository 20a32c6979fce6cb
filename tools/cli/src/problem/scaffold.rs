//! The files of a new problem: solution, samples and brute force, ready to be filled in.

mod completion;
mod contest;
mod known_solution;
mod notes;

pub use completion::{Completion, complete};
pub use known_solution::create_solved;
pub use notes::notes;

use crate::problem::dependency;
use crate::problem::home::Home;
use crate::problem::places::{self, LONGEST_SLUG};
use crate::problem::task::{BrowserTask, Sample};
use anyhow::Result;
use grundy_host::{Failure, called, files, shutdown};
use grundy_judge::cases;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

pub struct WrittenProblem {
    pub source: PathBuf,
    /// The names of the files, and what to do next.
    pub report: String,
}

/// What cargo does not take for a program's name, or what programs use.
const RESERVED: [&str; 10] =
    ["build", "deps", "examples", "incremental", "test", "core", "std", "alloc", "contest", "grundy"];

/// How a sample begins that is still to be pasted.
pub const NO_SAMPLE: &str = "paste the judge's sample";

/// What a solution's header says of its problem: title, source, limits.
pub type Facts = [String; 3];

/// Writes the files of a new problem.
pub fn create(home: &Home, slug: &str, task: Option<&BrowserTask>) -> Result<WrittenProblem> {
    check(home, slug)?;
    let files = files_of(home, slug, task)?;
    let samples = home.samples(slug);
    if let Some(path) = taken(&files, &samples) {
        return Err(exists(slug, &path, path == files[0].0));
    }
    shutdown::whole(|| write(&files, &samples))?;
    Ok(WrittenProblem { source: files[0].0.clone(), report: report(home, slug, task, &files, false) })
}

fn files_of(home: &Home, slug: &str, task: Option<&BrowserTask>) -> Result<Vec<(PathBuf, String)>> {
    match home.checkout() {
        Some(root) => Ok(contents(root, slug, task)),
        None => contest::contents(home, slug, task),
    }
}

fn exists(slug: &str, path: &Path, is_solution: bool) -> anyhow::Error {
    let help = if is_solution {
        format!("`{} test {slug}` runs that problem, or choose another slug", called())
    } else {
        "move or delete it, or choose another slug".to_owned()
    };
    Failure::misuse(format!("{} exists", Home::shown(path)), format!("nothing was written; {help}"))
}

/// What is there already and is not just what would be written: an attempt that was killed may be
/// repeated.
fn taken(files: &[(PathBuf, String)], samples: &Path) -> Option<PathBuf> {
    let is_there = |path: &Path| path.symlink_metadata().is_ok();
    let is_other = |(path, text): &&(PathBuf, String)| is_there(path) && !holds(path, text);
    if is_there(&files[0].0) {
        return Some(files[0].0.clone());
    }
    if let Some((path, _)) = files.iter().find(is_other) {
        return Some(path.clone());
    }
    // What is behind a link is somebody else's.
    let is_link = samples.symlink_metadata().is_ok_and(|found| found.is_symlink());
    let is_taken = match fs::read_dir(samples) {
        _ if is_link => true,
        Ok(mut entries) => {
            entries.any(|entry| entry.is_ok_and(|entry| !files.iter().any(|(path, _)| *path == entry.path())))
        }
        Err(_) => is_there(samples),
    };
    is_taken.then(|| samples.to_owned())
}

/// Writes all files or none. The solution comes last: with it, the problem is there, even if this
/// program is killed before. Another program may be writing the same.
fn write(files: &[(PathBuf, String)], samples: &Path) -> Result<()> {
    let mut written = Vec::new();
    for (path, text) in files.iter().rev() {
        match files::create(path, text) {
            Ok(()) => written.push(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && holds(path, text) => (),
            Err(error) => {
                for path in written {
                    _ = fs::remove_file(path); // ours
                }
                _ = fs::remove_dir(samples); // ours, if it is empty
                let help = if error.kind() == ErrorKind::AlreadyExists {
                    "nothing was written: another program has just written that file"
                } else {
                    "nothing was written"
                };
                return Err(Failure::misuse(format!("{}: {error}", Home::shown(path)), help));
            }
        }
    }
    Ok(())
}

/// Whether a file is there and has that text.
fn holds(path: &Path, text: &str) -> bool {
    fs::read_to_string(path).is_ok_and(|there| there == text)
}

/// The same slug as a judge has it, which this one is not: `cf4a` for `cf_4a`.
fn known_slug(slug: &str) -> Option<String> {
    let known = slug.replace('_', "");
    let is_known = |slug: &str| places::address_of(slug).is_some();
    (!is_known(slug) && is_known(&known)).then_some(known)
}

/// The names of the files, and what to do next.
fn report(
    home: &Home,
    slug: &str,
    task: Option<&BrowserTask>,
    files: &[(PathBuf, String)],
    is_solved: bool,
) -> String {
    let mut text: String = files.iter().map(|(path, _)| format!("{}\n", Home::shown(path))).collect();
    text.extend(task.iter().flat_map(|task| notes(home, slug, task)).map(|note| format!("note: {note}\n")));
    if let Some(known) = known_slug(slug).filter(|_| task.is_none()) {
        text += &format!("note: no judge has slugs like {slug}, one has {known}\n");
    }
    let (grundy, ours) = (called(), home.checkout().is_some());
    let has_no_sample = files.iter().any(|(_, text)| text.starts_with(NO_SAMPLE));
    text += "next: ";
    if !ours && files[0].1.contains("use grundy::") {
        text += &dependency::missing(&home.folder).map_or(String::new(), |what| what + "\n");
    }
    text += match (is_solved, ours) {
        (true, _) => "see that it reads and prints what the judge wants, then\n",
        (false, true) if has_no_sample => {
            "write the first and the last file, paste the samples into the others, then\n"
        }
        (false, true) => "write the first and the last file, then\n",
        (false, false) => "write the solution, then\n",
    };
    if !ours && !has_sample(&home.samples(slug)) {
        text += &format!("  {grundy} add {slug}       a sample, from the clipboard or typed\n");
    }
    text += &format!("  {grundy} test {slug}\n");
    if ours || home.config.brute.is_some() {
        text += &format!("  {grundy} stress {slug}\n");
    }
    if ours {
        text += &format!("  cargo test {slug}\n");
    }
    if !ours {
        text += &format!("  {grundy} submit {slug}\n");
    }
    text
}

/// Whether there is an input in a folder of samples.
fn has_sample(samples: &Path) -> bool {
    cases::names(samples).is_ok_and(|names| names.iter().any(|name| name.ends_with(".in")))
}

/// Whether a problem can be called so, as far as that depends on the name alone.
pub fn is_free_name(home: &Home, slug: &str) -> bool {
    check(home, slug).is_ok()
}

/// A slug is the name of files; in a checkout, of a Rust module, too.
fn check(home: &Home, slug: &str) -> Result<()> {
    let letters = slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    let start = slug.starts_with(|c: char| c.is_ascii_lowercase());
    let second = slug.contains(|c: char| c == '_' || c.is_ascii_digit());
    let in_checkout = home.checkout().is_some();
    // In a checkout, a digit or `_` rules out the oracle's other modules.
    let is_free = !in_checkout && !RESERVED.contains(&slug) && syn::parse_str::<syn::Ident>(slug).is_ok();
    if letters && start && (second || is_free) && slug.len() <= LONGEST_SLUG {
        return Ok(());
    }
    let shown: String = slug.chars().take(60).collect();
    let (what, but, examples) = if in_checkout {
        ("a judge and a number or name", "with at least one digit or `_`", "hdu1848, luogu_p1247")
    } else {
        ("short", "no word of Rust or cargo", "a, hdu1848, luogu_p1247")
    };
    Err(Failure::misuse(
        format!("{shown:?} is not a slug"),
        format!(
            "a slug is {what}: lowercase letters first, then lowercase letters, digits and `_`, {but}, at most \
             {LONGEST_SLUG} in all: {examples}"
        ),
    ))
}

/// Every file of a checkout with its path, the solution first.
fn contents(root: &Path, slug: &str, task: Option<&BrowserTask>) -> Vec<(PathBuf, String)> {
    let mut files = vec![(format!("problems/src/bin/{slug}.rs"), solution(slug, task))];
    if task.is_some_and(|task| task.interactive) {
        // The judge's samples are dialogues, which show only one side's secret.
        let text = "a secret input, in a form of your own\n".to_owned();
        files.push((format!("inputs/{slug}/own_smallest.in"), text));
        files.push((
            format!("tests/oracle/src/problem/{slug}.rs"),
            stub(include_str!("stubs/oracle_interactor.rs.in"), slug),
        ));
    } else {
        let samples = task.map_or(&[][..], |task| &task.tests);
        files.extend(sample_files(samples).map(|(name, text)| (format!("inputs/{slug}/{name}"), text)));
        if samples.is_empty() {
            let sample = |end| (format!("inputs/{slug}/sample.{end}"), format!("{NO_SAMPLE}.{end} here\n"));
            files.extend(["in", "out"].map(sample));
        }
        files.push((
            format!("tests/oracle/src/problem/{slug}.rs"),
            stub(include_str!("stubs/oracle_brute.rs.in"), slug),
        ));
    }
    files.into_iter().map(|(path, text)| (root.join(path), text)).collect()
}

/// The names and texts of samples.
fn sample_files(samples: &[Sample]) -> impl Iterator<Item = (String, String)> {
    samples.iter().enumerate().flat_map(|(i, Sample { input, output })| {
        let name = if i == 0 { "sample".to_owned() } else { format!("sample{}", i + 1) };
        [(format!("{name}.in"), cases::lines(input)), (format!("{name}.out"), cases::lines(output))]
    })
}

/// What the header says of a problem: title, source, limits.
fn facts(slug: &str, task: Option<&BrowserTask>) -> Facts {
    match task {
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
    }
}

fn solution(slug: &str, task: Option<&BrowserTask>) -> String {
    let [title, source, limits] = facts(slug, task);
    let text = with_main(&stub(include_str!("stubs/solution.rs.in"), slug), task);
    let head = format!("//! # {title}\n//!\n//! - **Source**: {source}\n//! - **Limits**: {limits}\n");
    with_files(head + &text, task)
}

/// A stub whose `main` reads and prints as the task wants it.
fn with_main(stub: &str, task: Option<&BrowserTask>) -> String {
    let is_interactive = task.is_some_and(|task| task.interactive);
    match task.and_then(BrowserTask::files) {
        _ if is_interactive => stub.replace("::run(", "::talk("),
        Some(files) => {
            let call = format!("::run_files(\"{}\", \"{}\", ", files.input, files.output);
            stub.replace("::run(", &call)
        }
        None => stub.to_owned(),
    }
}

/// A solution whose header has a line for the task's files, below that for its limits, or else for
/// its source.
fn with_files(mut text: String, task: Option<&BrowserTask>) -> String {
    let files = task.and_then(BrowserTask::files);
    let above = ["**Limits**:", "**Source**:"].into_iter().find_map(|bullet| text.find(bullet));
    if let (Some(files), Some(at)) = (files, above) {
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let end = text[at..].find('\n').map_or(text.len(), |length| at + length);
        let line = format!("\n{}**Files**: {}, {}", &text[start..at], files.input, files.output);
        text.insert_str(end, &line);
    }
    text
}

fn stub(text: &str, slug: &str) -> String {
    text.replace("{slug}", slug)
}
