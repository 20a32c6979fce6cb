//! `grundy stress`: random inputs, the program against the brute force or the interactor.

use crate::base::called::called;
use crate::base::failure::Failure;
use crate::base::files;
use crate::base::ours::Folder;
use crate::base::terminal::{self, indent};
use crate::problem::cases;
use crate::problem::catalogue;
use crate::problem::header::Limits;
use crate::problem::judging::Judging;
use crate::run::build;
use crate::run::in_process::InProcess;
use crate::run::oracle::Oracle;
use crate::run::process::Budget;
use crate::run::profile::Profile;
use crate::run::referee::Referee;
use crate::run::search::{Failing, Found, Search};
use crate::run::single_file;
use anyhow::{Context, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// Compare a program with the brute force on small random inputs
///
/// Stops when the time is over or the program fails: prints a different output, crashes or does not
/// end. The failing input is then made as small as possible and saved as
/// inputs/SLUG/own_stress_N.in and .out, a case for `grundy test` from then on. If several outputs
/// are right, the problem's checker decides; in an interactive problem, each random input is a
/// secret about which the program talks with the interactor.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy stress hdu1846                         ten seconds
  grundy stress hdu1846 --debug --seconds 60    a minute, with overflow checks
  grundy stress hdu1846 --seed 42               the inputs of an earlier run again
  grundy stress hdu1846 --program ./a.out       your own program, in any language

Exit codes: 0 no difference, 1 a difference, 2 misuse.")]
pub struct Args {
    /// The problem
    #[arg(value_name = "SLUG")]
    slug: String,
    /// How long to search for a difference
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// The seed of the first input; by default a random one, which is printed
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// An executable to compare instead of the problem's own; a script begins with `#!`
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// Build with the dev profile: overflow checks
    #[arg(long, conflicts_with = "program")]
    debug: bool,
}

/// Fewer inputs than this prove little.
const FEW: u64 = 20;

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let slug = &catalogue::spelt(&root, &args.slug)?;
    let mut search = prepared(args, &root, slug)?;
    match cases::of(&root, slug) {
        Ok(cases) => search.check_oracle(&cases)?,
        Err(why) => {
            terminal::note(&format!("warning: the brute force is not compared with the samples: {why}\n"));
        }
    }
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..1_000_000_000));
    terminal::note(&format!("seed {seed}\n"));
    let start = Instant::now();
    let Found { count, failing } = search.search(seed, Duration::from_secs(args.seconds))?;
    if let Some(failing) = failing {
        let talks = search.referee.talks();
        return present(&root, slug, &search.shrunk(failing), talks);
    }
    let seconds = start.elapsed().as_secs_f64();
    let what = if search.referee.talks() { "no failure" } else { "no difference" };
    terminal::print(&format!("{what} on {count} inputs in {seconds:.1} s\n"));
    if count < FEW {
        terminal::note(&format!(
            "warning: {count} inputs prove little: allow more `--seconds`, or make the inputs smaller (`generate` in \
             tests/oracle/src/problem/{slug}.rs)\n"
        ));
    }
    Ok(())
}

/// Builds the program and the brute force.
fn prepared(args: &Args, root: &Path, slug: &str) -> Result<Search> {
    let profile = Profile::of(args.debug);
    Oracle::check(root, slug)?;
    let limits = match catalogue::problem(root, slug) {
        Ok(problem) => problem.limits.relaxed(profile.patience()),
        Err(_) if args.program.is_some() => Limits::default(), // the brute force alone is enough
        Err(error) => return Err(error),
    };
    // Small inputs say nothing about memory, and a program in another language may need more than
    // the limit just to start.
    let limits = Limits { memory: None, ..limits };
    let folder = single_file::temporary(root)?;
    if let Some(path) = &args.program {
        let (executable, oracle) = (whole(path)?, Oracle::build(root, slug)?);
        let referee = Referee::within(oracle.executable(), slug, Judging::of(root, slug));
        return Ok(Search { oracle, referee, executable, in_process: None, limits, folder });
    }
    thread::scope(|scope| {
        let memory = Budget::around(&limits, 0).memory;
        let in_process = scope.spawn(move || InProcess::start(root, slug, profile, memory));
        let oracle = Oracle::build(root, slug)?;
        let executable = copied(&build::problem(root, slug, profile)?, &folder)?;
        let in_process = in_process.join().expect("compiling does not panic");
        let referee = Referee::within(oracle.executable(), slug, Judging::of(root, slug));
        Ok(Search { oracle, referee, executable, in_process, limits, folder })
    })
}

/// The path of an executable that the user named.
fn whole(path: &Path) -> Result<PathBuf> {
    let whole = path.canonicalize().with_context(|| path.display().to_string())?;
    if !whole.is_file() {
        let message = format!("{} is not a file", path.display());
        return Err(Failure::misuse(message, "--program takes the path of an executable"));
    }
    Ok(whole)
}

/// A copy of an executable, so that rebuilding the problem meanwhile does not change what runs.
fn copied(executable: &Path, folder: &Folder) -> Result<PathBuf> {
    let copy = folder.path().join(executable.file_name().unwrap_or_default());
    fs::copy(executable, &copy).with_context(|| executable.display().to_string())?;
    Ok(copy)
}

/// Prints what is wrong and saves the case.
fn present(root: &Path, slug: &str, failing: &Failing, talks: bool) -> Result<()> {
    let Failing { case, trial } = failing;
    let (verdict, detail) = (terminal::bad(trial.verdict.short()), &trial.detail);
    terminal::print(&format!("{verdict} {slug}: {detail}\ninput:\n{}", indent(&case.input, "  ")));
    if !talks {
        terminal::print(&format!("expected:\n{}", indent(&case.output, "  ")));
    }
    let answer = if talks { None } else { Some(case.output.as_str()) };
    let name = save(&root.join("inputs").join(slug), &case.input, answer)?;
    let and_out = if talks { "" } else { " and .out" };
    terminal::print(&format!(
        "saved: inputs/{slug}/{name}.in{and_out}; `{} test {slug}` runs it from now on\n",
        called()
    ));
    Err(Failure::printed())
}

/// Saves the case under the first free name, unless it is there already.
fn save(folder: &Path, text: &str, answer: Option<&str>) -> Result<String> {
    for n in 1.. {
        let name = format!("own_stress_{n}");
        let file = |end: &str| folder.join(format!("{name}.{end}"));
        let (input, output) = (file("in"), file("out"));
        if fs::read_to_string(&input).is_ok_and(|saved| saved == text) && output.exists() == answer.is_some()
        {
            return Ok(name);
        }
        if input.exists() || output.exists() {
            continue;
        }
        match answer.map_or(Ok(()), |answer| files::create(&output, answer)) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue, // another run was faster
            result => result.with_context(|| output.display().to_string())?,
        }
        match files::create(&input, text) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && answer.is_none() => continue,
            Err(error) => {
                _ = fs::remove_file(&output); // ours; half a case is none
                return Err(error).with_context(|| input.display().to_string());
            }
            Ok(()) => return Ok(name),
        }
    }
    unreachable!("some number is free")
}
