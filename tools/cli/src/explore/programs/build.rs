//! From rules in Rust to a program that answers about positions.
//!
//! What does not depend on the rules, `harness/*.txt`, is a library that is compiled once for each
//! compiler. Programs are kept until many newer ones are there.

use super::errors::{self, Diagnostic};
use super::rules::{Call, Rules};
use crate::assemble::{Form, Solution, as_typed};
use crate::base::busy::Busy;
use crate::base::failure::Failure;
use crate::base::ours::{self, Folder};
use crate::bundle::rustc::as_at_a_judge;
use crate::bundle::toolchain::toolchain;
use crate::problem::home::Home;
use crate::run::make;
use anyhow::{Context, Result};
use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::SystemTime;

/// The program around the rules, in the order of its parts.
const HARNESS: &str = concat!(
    include_str!("harness/game.txt"),
    include_str!("harness/codec.txt"),
    include_str!("harness/types.txt"),
    include_str!("harness/played.txt"),
    include_str!("harness/serve.txt"),
);
/// The file with the user's text, for the compiler.
pub const RULES: &str = "grundy_rules.rs";
/// The file around it.
pub const ROOT: &str = "grundy_root.rs";
/// So many programs are kept.
const KEPT: usize = 100;
/// A game whose arithmetic is wrong must not go on with wrong numbers.
const FLAGS: &[&str] = &["--edition=2024", "--cap-lints=allow", "-Cstrip=debuginfo", "-Coverflow-checks=on"];

/// What a move leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leads {
    /// One position.
    One,
    /// Any number of them.
    Several,
}

/// The file with an expression for a position.
pub fn start_file(i: usize) -> String {
    format!("grundy_position_{i}.rs")
}

/// The program for these rules; `starts` are expressions for positions that it knows.
///
/// # Errors
/// What the compiler has against the rules, at their text.
pub fn program(home: &Home, rules: &Rules, starts: &[String]) -> Result<PathBuf> {
    let folder = make::cache(home)?.join("explore");
    let harness = harness(home)?;
    let roots = [Leads::One, Leads::Several].map(|leads| root(rules, leads, starts.len()));
    let place = |root: &String| {
        let stem = hash(&(&harness, root, &rules.text, starts));
        folder.join(format!("{stem:016x}{EXE_SUFFIX}"))
    };
    let places = [place(&roots[0]), place(&roots[1])];
    if let Some(there) = places.iter().find(|place| place.is_file()) {
        // Those that are used stay.
        _ = File::options().append(true).open(there).and_then(|file| file.set_modified(SystemTime::now()));
        return Ok(there.clone());
    }
    let _busy = Busy::new(format!("compiling {}", rules.name));
    let library = library(&folder, &harness)?;
    let compile = |i: usize| user_program(&folder, &library, &roots[i], rules, starts, &places[i]);
    // The compiler knows what a move leads to.
    let (one, several) = thread::scope(|scope| {
        let several = scope.spawn(|| compile(1));
        (compile(0), several.join().expect("compiling does not panic"))
    });
    remove_oldest(&folder);
    match (one?, several?) {
        (Ok(program), _) | (_, Ok(program)) => Ok(program),
        (Err(one), Err(several)) => Err(errors::refusal(rules, starts, (&one, &roots[0]), &several)),
    }
}

/// The library, with the templates that it uses.
fn harness(home: &Home) -> Result<String> {
    let solution = Solution::of_text(home.checkout(), Path::new("harness.rs"), HARNESS, &[])?;
    let whole = as_typed(&solution, Form::Full)?;
    Ok(whole.context("the harness is one file")?.text)
}

/// The root of the program.
fn root(rules: &Rules, leads: Leads, starts: usize) -> String {
    let name = if leads == Leads::One { "moves" } else { "splits" };
    let included = format!("include!({RULES:?})");
    let (items, game) = match rules.call {
        Call::ClosureOf => (String::new(), format!("{name}_of({included})")),
        Call::Closure => (String::new(), format!("{name}({included})")),
        Call::FunctionOf => (included + ";", format!("{name}_of(crate::moves)")),
        Call::Function => {
            // What it returns may borrow the position.
            let all = "crate::moves(__at).into_iter().collect::<::std::vec::Vec<_>>()";
            (included + ";", format!("{name}(|__at: &_| {all})"))
        }
    };
    let start = |i| format!("__starts.push(|| include!({:?}));", start_file(i));
    let starts: String = (0..starts).map(start).collect();
    format!(
        "{}
{items}
fn main() {{
    ::grundy_harness::serve(|| {{
        let __game = ::grundy_harness::{game};
        let __tag = __game.tag();
        let __codec = {{ use ::grundy_harness::{{Known as _, Unknown as _}}; (&__tag).codec() }};
        let mut __starts = __tag.starts();
        {starts}
        (__game, __codec, __starts)
    }})
}}
",
        rules.libraries
    )
}

fn hash(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// The compiled library: made for this compiler, once.
fn library(folder: &Path, text: &str) -> Result<PathBuf> {
    let rustc = &toolchain()?.rustc;
    let changed = fs::metadata(rustc).and_then(|file| file.modified()).ok();
    let stem = hash(&(text, rustc, changed));
    let library = folder.join(format!("lib/lib{stem:016x}.rlib"));
    if library.is_file() {
        return Ok(library);
    }
    let made = Folder::within(&folder.join("lib"))?;
    fs::write(made.path().join("harness.rs"), text).with_context(|| made.path().display().to_string())?;
    let mut command = rustc_in(made.path())?;
    command.args(["harness.rs", "--crate-type=rlib", "--crate-name=grundy_harness", "-o", "made.rlib"]);
    if let Err(errors) = run(&mut command)? {
        return Err(errors::of_library(&errors, text, "harness.rs"));
    }
    fs::rename(made.path().join("made.rlib"), &library).with_context(|| library.display().to_string())?;
    Ok(library)
}

fn user_program(
    folder: &Path,
    library: &Path,
    root: &str,
    rules: &Rules,
    starts: &[String],
    place: &Path,
) -> Result<Result<PathBuf, Vec<Diagnostic>>> {
    let made = Folder::within(folder)?;
    let mut files = vec![(ROOT.to_owned(), root), (RULES.to_owned(), &*rules.text)];
    files.extend(starts.iter().enumerate().map(|(i, start)| (start_file(i), &**start)));
    for (name, text) in files {
        let path = made.path().join(name);
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    let mut command = rustc_in(made.path())?;
    let mut external = std::ffi::OsString::from("grundy_harness=");
    external.push(std::path::absolute(library)?);
    command.args([ROOT, "--crate-name=rules", "-Copt-level=3", "-o", "program", "--extern"]).arg(external);
    if let Err(errors) = run(&mut command)? {
        return Ok(Err(errors));
    }
    fs::rename(made.path().join("program"), place).with_context(|| place.display().to_string())?;
    Ok(Ok(place.to_owned()))
}

fn rustc_in(folder: &Path) -> Result<Command> {
    let folder = std::path::absolute(folder)?;
    let mut command = Command::new(&toolchain()?.rustc);
    command.args(FLAGS).arg("--error-format=json");
    as_at_a_judge(&mut command, &folder);
    Ok(command)
}

/// Runs the compiler; its errors, if there are some.
fn run(command: &mut Command) -> Result<Result<(), Vec<Diagnostic>>> {
    let output = ours::output(command.stderr(Stdio::piped()), b"").context("rustc cannot be started")?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let errors: Vec<Diagnostic> = said.lines().filter_map(Diagnostic::error).collect();
    if errors.is_empty() {
        let message = format!("rustc fails: {}\n{said}", output.status);
        return Err(Failure::misuse(message.trim_end(), "is there room for what it makes?"));
    }
    Ok(Err(errors))
}

/// Keeps the programs that were used last.
fn remove_oldest(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let used = |entry: fs::DirEntry| {
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((about.modified().ok()?, entry.path()))
    };
    let mut programs: Vec<(SystemTime, PathBuf)> = entries.filter_map(used).collect();
    programs.sort_unstable();
    for (_, path) in &programs[..programs.len().saturating_sub(KEPT)] {
        _ = fs::remove_file(path); // harmless if it stays
    }
}
