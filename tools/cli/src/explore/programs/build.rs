//! From rules in Rust to a program that answers about positions.
//!
//! What does not depend on the rules, the package `grundy-harness`, is a library that is compiled
//! once for each compiler. Programs are kept until many newer ones are there.

use super::errors;
use super::rules::{Call, RustRules};
use super::source_files::{LIBRARY, ROOT, RULES, START, start_file};
use crate::explore::parameters::Bound;
use crate::problem::{Home, templates};
use crate::programs::make;
use anyhow::{Context, Result};
use grundy_bundle::{Solution, Twin, as_typed};
use grundy_host::cache::key;
use grundy_host::{Failure, Progress, child, temporary::Folder};
use grundy_rust::compiler::as_at_a_judge;
use grundy_rust::messages::Diagnostic;
use grundy_rust::tokens::names;
use grundy_rust::toolchain::toolchain;
use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::SystemTime;

/// The `Turn` of the rules' crate is another one than that of the library.
const TURNED: &str = "
impl<V, I> ::grundy_harness::Turned for TURN<V, I> {
    type Value = V;
    type Moves = I;
    fn turned(self) -> ::grundy_harness::Turn<V, I> {
        match self {
            Self::End(value) => ::grundy_harness::Turn::End(value),
            Self::Max(moves) => ::grundy_harness::Turn::Max(moves),
            Self::Min(moves) => ::grundy_harness::Turn::Min(moves),
            Self::Alternate(moves) => ::grundy_harness::Turn::Alternate(moves),
        }
    }
}
";
/// At most this many programs are kept.
const MAX_KEPT: usize = 100;
/// A game whose arithmetic is wrong must not go on with wrong numbers.
const FLAGS: &[&str] =
    &["--edition=2024", "--cap-lints=allow", "-O", "-Cstrip=debuginfo", "-Coverflow-checks=on"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Returns {
    /// The positions to which moves lead.
    One,
    /// For each move, any number of them.
    Several,
    /// A `Turn`, with what moves gain.
    Scores,
    /// The first two, or `None` for what is not a position.
    PerhapsOne,
    PerhapsSeveral,
}

impl Returns {
    /// A list of moves that may be missing is also a list of lists, so what is taken for that is
    /// tried as the former, too.
    const PARTIAL: [Returns; 2] = [Returns::PerhapsOne, Returns::PerhapsSeveral];
    const USUAL: [Returns; 3] = [Returns::One, Returns::Several, Returns::Scores];

    /// Whether some positions do not exist.
    pub fn is_partial(self) -> bool {
        matches!(self, Returns::PerhapsOne | Returns::PerhapsSeveral)
    }
}

/// The integers that a constant may be, if nobody says which: first that of the positions.
const INTEGERS: [&str; 8] = ["u64", "usize", "u32", "i64", "i32", "u128", "i128", "u8"];

/// The program for these rules, and what they return; `starts` are expressions for positions that
/// it knows.
pub fn program(home: &Home, rules: &RustRules, starts: &[String]) -> Result<(PathBuf, Returns)> {
    if rules.constants.iter().all(|constant| constant.int.is_some()) {
        return typed_program(home, rules, starts, "");
    }
    let first = names(rules.text.parse().unwrap_or_default());
    let first = first.iter().find_map(|name| INTEGERS.iter().find(|int| **int == name.as_str()));
    let mut refused = None;
    for int in first.into_iter().chain(INTEGERS.iter().filter(|int| Some(*int) != first)) {
        match typed_program(home, rules, starts, int) {
            Ok(made) => return Ok(made),
            Err(error) => _ = refused.get_or_insert(error),
        }
    }
    Err(refused.expect("there are integers"))
}

/// The same, where constants are such integers if nobody says else.
fn typed_program(home: &Home, rules: &RustRules, starts: &[String], int: &str) -> Result<(PathBuf, Returns)> {
    let folder = make::cache(home)?.join("explore");
    let harness = harness(home, rules)?;
    let attempt = |returns| {
        let root = root(rules, returns, starts.len(), int);
        let stem = key(&(&harness, FLAGS, &root, &rules.text, &rules.start, starts));
        Attempt { returns, root, place: folder.join(format!("{stem}{EXE_SUFFIX}")) }
    };
    let partial = Returns::PARTIAL.map(attempt);
    let may = |returns: &Returns| *returns != Returns::Scores || rules.turn.is_some();
    let usual: Vec<Attempt> = Returns::USUAL.into_iter().filter(may).map(attempt).collect();
    if let Some(there) = partial.iter().chain(&usual).find(|attempt| attempt.place.is_file()) {
        // Those that are used stay.
        let file = File::options().append(true).open(&there.place);
        _ = file.and_then(|file| file.set_modified(SystemTime::now()));
        return Ok((there.place.clone(), there.returns));
    }
    let _busy = Progress::new(format!("compiling {}", rules.name));
    let library = library(&folder, &harness)?;
    let compile = |attempt: &Attempt| user_program(&folder, &library, attempt, rules, starts);
    // The compiler knows what they return.
    let (mut made, refused) = first_of(&usual, compile)?;
    if !matches!(made, Some(Attempt { returns: Returns::One | Returns::Scores, .. })) {
        made = first_of(&partial, compile)?.0.or(made);
    }
    remove_oldest(&folder);
    // Nothing is said of what is not usual.
    let made = made.ok_or_else(|| errors::refusal(rules, starts, &usual[0].root, &refused))?;
    Ok((made.place.clone(), made.returns))
}

/// The first attempt that the compiler accepts, and what it says of those before; all at once.
fn first_of(
    attempts: &[Attempt],
    compile: impl Fn(&Attempt) -> Result<Result<(), Vec<Diagnostic>>> + Sync,
) -> Result<(Option<&Attempt>, Vec<Vec<Diagnostic>>)> {
    let compile = &compile;
    let made: Vec<Result<Result<(), Vec<Diagnostic>>>> = thread::scope(|scope| {
        let threads: Vec<_> = attempts.iter().map(|attempt| scope.spawn(move || compile(attempt))).collect();
        threads.into_iter().map(|thread| thread.join().expect("compiling does not panic")).collect()
    });
    let mut refused = Vec::new();
    for (attempt, made) in attempts.iter().zip(made) {
        match made? {
            Ok(()) => return Ok((Some(attempt), refused)),
            Err(errors) => refused.push(errors),
        }
    }
    Ok((None, refused))
}

/// The rules, taken for something that returns this.
struct Attempt {
    returns: Returns,
    root: String,
    place: PathBuf,
}

/// The library, with the templates that it uses.
fn harness(home: &Home, rules: &RustRules) -> Result<String> {
    let text = grundy_harness::explore_library(rules.turn.is_some());
    let solution = Solution::from_text(Path::new(LIBRARY), &text, &templates(home.checkout())?, &[])?;
    let whole = as_typed(&solution, Twin::Full)?;
    Ok(whole.context("the harness is one file")?.text)
}

fn root(rules: &RustRules, returns: Returns, starts: usize, int: &str) -> String {
    let name = ["moves", "splits", "scores", "some_moves", "some_splits"][returns as usize];
    let included = format!("include!({RULES:?})");
    let (mut items, game) = match rules.call {
        Call::ClosureOf => (rules.imports(), format!("{name}_of({included})")),
        Call::Closure => (rules.imports(), format!("{name}({included})")),
        Call::FunctionOf => (included + ";", format!("{name}_of(crate::moves)")),
        Call::Function => {
            // What it returns may borrow the position.
            let all = match returns {
                Returns::Scores => "::grundy_harness::owned(crate::moves(__at))",
                Returns::PerhapsOne | Returns::PerhapsSeveral => {
                    "crate::moves(__at).map(|all| all.into_iter().collect::<::std::vec::Vec<_>>())"
                }
                _ => "crate::moves(__at).into_iter().collect::<::std::vec::Vec<_>>()",
            };
            (included + ";", format!("{name}(|__at: &_| {all})"))
        }
    };
    if let (Returns::Scores, Some(turn)) = (returns, &rules.turn) {
        items += &TURNED.replace("TURN", turn);
    }
    let numbered = match (&rules.start, rules.parameters) {
        (None, 0) => "::std::option::Option::None".to_owned(),
        (Some(_), _) => format!("::grundy_harness::starts(include!({START:?}))"),
        (None, 1) => "::grundy_harness::starts(crate::start)".to_owned(),
        (None, _) => "::grundy_harness::starts(|(__a, __b)| crate::start(__a, __b))".to_owned(),
    };
    let constant = |Bound { name, int: own, value }: &Bound| {
        format!("const {name}: {} = {value};\n", own.as_deref().unwrap_or(int))
    };
    items += &rules.constants.iter().map(constant).collect::<String>();
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
        (__game, __codec, __starts, {numbered})
    }})
}}
",
        rules.libraries
    )
}

/// The compiled library: made for this compiler, once.
fn library(folder: &Path, text: &str) -> Result<PathBuf> {
    let rustc = &toolchain()?.rustc;
    let changed = fs::metadata(rustc).and_then(|file| file.modified()).ok();
    let library = folder.join(format!("lib/lib{}.rlib", key(&(text, FLAGS, rustc, changed))));
    if library.is_file() {
        return Ok(library);
    }
    let made = Folder::within(&folder.join("lib"))?;
    fs::write(made.path().join(LIBRARY), text).with_context(|| made.path().display().to_string())?;
    let mut command = rustc_in(made.path())?;
    command.args([LIBRARY, "--crate-type=rlib", "--crate-name=grundy_harness", "-o", "made.rlib"]);
    if let Err(errors) = run(&mut command)? {
        return Err(errors::of_library(&errors, text, LIBRARY));
    }
    fs::rename(made.path().join("made.rlib"), &library).with_context(|| library.display().to_string())?;
    Ok(library)
}

fn user_program(
    folder: &Path,
    library: &Path,
    attempt: &Attempt,
    rules: &RustRules,
    starts: &[String],
) -> Result<Result<(), Vec<Diagnostic>>> {
    let made = Folder::within(folder)?;
    let mut files = vec![(ROOT.to_owned(), &*attempt.root), (RULES.to_owned(), &*rules.text)];
    files.extend(rules.start.as_deref().map(|start| (START.to_owned(), start)));
    files.extend(starts.iter().enumerate().map(|(i, start)| (start_file(i), &**start)));
    for (name, text) in files {
        let path = made.path().join(name);
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    let mut command = rustc_in(made.path())?;
    let mut external = std::ffi::OsString::from("grundy_harness=");
    external.push(std::path::absolute(library)?);
    command.args([ROOT, "--crate-name=rules", "-o", "program", "--extern"]).arg(external);
    if let Err(errors) = run(&mut command)? {
        return Ok(Err(errors));
    }
    let place = &attempt.place;
    fs::rename(made.path().join("program"), place).with_context(|| place.display().to_string())?;
    Ok(Ok(()))
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
    let output = child::output(command.stderr(Stdio::piped()), b"").context("rustc cannot be started")?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let errors: Vec<Diagnostic> =
        said.lines().filter_map(Diagnostic::read).filter(Diagnostic::is_error).collect();
    // What is wrong with a text has a place there.
    if !errors.iter().any(|error| !error.spans.is_empty()) {
        let messages: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
        let what = if errors.is_empty() { said.into_owned() } else { messages.join("\n") };
        let message = format!("rustc fails: {}\n{what}", output.status);
        let help = "is there room on the disk for what it makes, and a linker?";
        return Err(Failure::misuse(message.trim_end(), help));
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
    for (_, path) in &programs[..programs.len().saturating_sub(MAX_KEPT)] {
        _ = fs::remove_file(path); // harmless if it stays
    }
}
