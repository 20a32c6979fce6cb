//! `cargo grundy stress`: random inputs, the program against the brute force.

use crate::base::failure::Failure;
use crate::base::files;
use crate::base::terminal as report;
use crate::commands::brute::{self, UNREAD};
use crate::problem::cases;
use crate::problem::catalogue::{self, Limits};
use crate::run::build::{self, Profile};
use crate::run::judge::{self, Budget, Run, Verdict};
use crate::run::shrink::shrink;
use anyhow::{Context, Result};
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use oracle::Problem;
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Compare a program with the brute force on small random inputs
///
/// Until the time is over or the program fails: another output, a crash, no end. Such an input is
/// made as small as possible and saved as inputs/SLUG/own_stress_N.in and .out, a case for
/// `cargo grundy test` from then on.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy stress hdu1846                         ten seconds
  cargo grundy stress hdu1846 --debug --seconds 60    a minute, with overflow checks
  cargo grundy stress hdu1846 --seed 42               the inputs of an earlier run again
  cargo grundy stress hdu1846 --program ./a.out       your own program, in any language

Exit codes: 0 no difference, 1 a difference, 2 misuse.")]
pub struct Args {
    /// The problem
    #[arg(value_name = "SLUG")]
    slug: String,
    /// How long to search for a difference
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// The seed of the first input; random and printed if it is left out
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// An executable to compare instead of the problem's own; a script begins with `#!`
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// Build with the dev profile: overflow checks
    #[arg(long, conflicts_with = "program")]
    debug: bool,
}

/// How long a brute force may work on one input, and on one while shrinking.
const BRUTE: (Duration, Duration) = (Duration::from_secs(60), Duration::from_secs(2));
/// How many more inputs are looked at for a smaller one that fails, and how long.
const SMALLER: (u64, Duration) = (200, Duration::from_secs(2));
/// How long to shrink.
const SHRINK: Duration = Duration::from_secs(20);

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let problem = brute::problem(&args.slug)?;
    let limits = match catalogue::problem(&root, &args.slug) {
        Ok(problem) => problem.limits.relaxed(if args.debug { 10 } else { 1 }),
        Err(_) if args.program.is_some() => Limits::default(), // the brute force alone is enough
        Err(error) => return Err(error),
    };
    let executable = match &args.program {
        Some(path) => executable(path)?,
        None => {
            let built = build::problems(&root, std::slice::from_ref(&args.slug), Profile::of(args.debug))?;
            built[&args.slug].clone()
        }
    };
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..1_000_000_000));
    eprintln!("seed {seed}");
    // Small inputs say nothing about memory, and another language may need more than the limit to
    // start.
    let limits = Limits { memory: None, ..limits };
    let bench = Bench { folder: tempfile::tempdir()?, problem, executable, limits };
    match bench.search(seed, Duration::from_secs(args.seconds))? {
        Some(failing) => bench.present(&root, &bench.shrunk(failing)),
        None => Ok(()),
    }
}

fn executable(path: &Path) -> Result<PathBuf> {
    let whole = path.canonicalize().with_context(|| path.display().to_string())?;
    if !whole.is_file() {
        let message = format!("{} is not a file", path.display());
        return Err(Failure::misuse(message, "--program takes the path of an executable"));
    }
    Ok(whole)
}

/// The two that are compared, and a folder for their inputs.
struct Bench {
    folder: TempDir,
    problem: &'static Problem,
    executable: PathBuf,
    limits: Limits,
}

/// An input on which the program fails.
struct Failing {
    input: String,
    answer: Answer,
    run: Run,
    verdict: Verdict,
}

/// What the brute force says.
struct Answer {
    output: String,
    /// The input went on behind the last case.
    unread: bool,
}

impl Bench {
    /// The shortest of the first failing inputs, if there is one within the time.
    fn search(&self, seed: u64, time: Duration) -> Result<Option<Failing>> {
        let style = ProgressStyle::with_template("{wide_bar} {msg}").expect("the template is right");
        let bar = ProgressBar::new(time.as_millis() as u64).with_style(style); // silent unless on a terminal
        let (start, mut count) = (Instant::now(), 0);
        let mut failing = None;
        while failing.is_none() && start.elapsed() < time {
            failing = self.fails(&self.input(seed, count))?;
            count += 1;
            bar.set_position(start.elapsed().as_millis() as u64);
            bar.set_message(format!("{count} inputs"));
        }
        let Some(mut shortest) = failing else {
            bar.finish_and_clear();
            let seconds = start.elapsed().as_secs_f64();
            report::print(&format!("no difference on {count} inputs in {seconds:.1} s\n"));
            return Ok(None);
        };
        bar.set_message("a difference; looking for a smaller input");
        let (found, first) = (Instant::now(), seed.wrapping_add(count - 1));
        for more in count..count + SMALLER.0 {
            let input = self.input(seed, more);
            if found.elapsed() > SMALLER.1 {
                break;
            } else if input.len() < shortest.input.len() {
                shortest = self.fails_alike(&input, &shortest)?.unwrap_or(shortest);
            }
        }
        bar.finish_and_clear();
        eprintln!("a difference on input {count} (seed {first})");
        Ok(Some(shortest))
    }

    fn input(&self, seed: u64, count: u64) -> String {
        (self.problem.generate)(&mut Rng::with_seed(seed.wrapping_add(count)))
    }

    /// Whether the program fails on an input of the generator.
    fn fails(&self, input: &str) -> Result<Option<Failing>> {
        let file = self.write(input)?;
        let Some(answer) = self.brute(&file, BRUTE.0)? else {
            let message =
                format!("the brute force fails on its own generator's input:\n{}", input.trim_end());
            let help = format!(
                "mend tests/oracle/src/problem/{0}.rs; `cargo grundy brute {0}` with this input says more",
                self.problem.slug
            );
            return Err(Failure::check(message, help));
        };
        self.compare(&file, input, answer)
    }

    fn compare(&self, file: &Path, input: &str, answer: Answer) -> Result<Option<Failing>> {
        let run = judge::run(
            &self.executable,
            file,
            &Budget::around(&self.limits, 2 * answer.output.len() + (64 << 10)),
        )?;
        let verdict = judge::judge(&run, &self.limits, &answer.output);
        let failing = Failing { input: input.to_owned(), answer, run, verdict };
        Ok((failing.verdict != Verdict::Accepted).then_some(failing))
    }

    /// A smaller input on which the program fails in the same way.
    fn shrunk(&self, failing: Failing) -> Failing {
        let style =
            ProgressStyle::with_template("{spinner} shrinking: {msg}").expect("the template is right");
        let bar = ProgressBar::new_spinner().with_style(style);
        let start = Instant::now();
        let (mut tries, mut smallest) = (0, None);
        // Errors of the machine end the search for a smaller input; what was found stays.
        shrink(&failing.input, |candidate| {
            if start.elapsed() > SHRINK {
                return None;
            }
            tries += 1;
            bar.set_message(format!("{tries} inputs tried, {} bytes", candidate.len()));
            bar.tick();
            let found = self.fails_alike(candidate, &failing).ok()?;
            let fails = found.is_some();
            smallest = found.or(smallest.take());
            Some(fails)
        });
        bar.finish_and_clear();
        smallest.unwrap_or(failing)
    }

    /// The candidate if it is valid and the program fails on it in the same way.
    fn fails_alike(&self, candidate: &str, failing: &Failing) -> Result<Option<Failing>> {
        let file = self.write(candidate)?;
        let Some(answer) = self.brute(&file, BRUTE.1)? else { return Ok(None) };
        if answer.output.is_empty() || (answer.unread && !failing.answer.unread) {
            return Ok(None);
        }
        Ok(self.compare(&file, candidate, answer)?.filter(|smaller| smaller.verdict == failing.verdict))
    }

    fn write(&self, input: &str) -> Result<PathBuf> {
        let file = self.folder.path().join("case.in");
        fs::write(&file, input).with_context(|| file.display().to_string())?;
        Ok(file)
    }

    /// The brute force's answer; `None` where it does not accept the input. It runs in a process of
    /// its own: on an input that is not quite right it may panic, not end, or want all memory.
    fn brute(&self, file: &Path, time: Duration) -> Result<Option<Answer>> {
        let mut command = Command::new(env::current_exe().context("this program cannot find itself")?);
        command.args(["brute", self.problem.slug]);
        let run =
            judge::run_command(&mut command, file, &Budget { time, memory: 2 << 30, output: 16 << 20 })?;
        let fine = judge::failure(&run, &Limits::default()).is_none();
        let answer = || Answer {
            output: String::from_utf8_lossy(&run.stdout).into_owned(),
            unread: run.stderr.contains(UNREAD),
        };
        Ok(fine.then(answer))
    }

    /// Prints what is wrong and saves the case.
    fn present(&self, root: &Path, failing: &Failing) -> Result<()> {
        let slug = self.problem.slug;
        let detail = cases::detail(&failing.run, &failing.verdict, &failing.answer.output);
        let verdict = report::bad(failing.verdict.short());
        report::print(&format!("{verdict} {slug}: {detail}\ninput:\n{}", indent(&failing.input)));
        report::print(&format!("expected:\n{}", indent(&failing.answer.output)));
        let name = save(&root.join("inputs").join(slug), failing)?;
        report::print(&format!(
            "saved: inputs/{slug}/{name}.in and .out; `cargo grundy test {slug}` runs it from now on\n"
        ));
        Err(Failure::printed())
    }
}

/// Saves the case under the first free name, unless it is there already.
fn save(folder: &Path, failing: &Failing) -> Result<String> {
    for n in 1.. {
        let name = format!("own_stress_{n}");
        let file = |end: &str| folder.join(format!("{name}.{end}"));
        let (input, output) = (file("in"), file("out"));
        if fs::read_to_string(&input).is_ok_and(|text| text == failing.input) && output.exists() {
            return Ok(name);
        }
        if input.exists() || output.exists() {
            continue;
        }
        match files::create(&output, &failing.answer.output) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue, // another run was faster
            result => result.with_context(|| output.display().to_string())?,
        }
        if let Err(error) = files::create(&input, &failing.input) {
            _ = fs::remove_file(&output); // ours; half a case is none
            return Err(error).with_context(|| input.display().to_string());
        }
        return Ok(name);
    }
    unreachable!("some number is free")
}

fn indent(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}
