//! `grundy test`: every sample, judged.

use crate::base::called::called;
use crate::base::failure::{self, Failure};
use crate::base::pool;
use crate::base::terminal::{self, indent};
use crate::problem::cases::{self, Case};
use crate::problem::catalogue::{self, Entry, Problem};
use crate::problem::header::Limits;
use crate::run::build::{self, Executables};
use crate::run::process::{self, Budget, Memory};
use crate::run::profile::Profile;
use crate::run::referee::Referee;
use crate::run::trial::{self, Trial};
use crate::run::verdict::{self, Verdict};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Build problems, run their samples, and judge them
///
/// One line per problem: verdict, worst CPU time and peak memory, and the limits of its header. AC
/// accepted, WA wrong answer, PE equal but for white space, TLE too slow, MLE too much memory, OLE
/// too much output, RE ended by a signal or with an exit code; -- no verdict, and why. Memory with
/// `<=` is an upper bound: the program uses no more than this tool itself. If several outputs are
/// right, the problem's checker judges; in an interactive problem the solution talks with the
/// interactor, and TLE says so if both wait.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy test                             all problems, and that each has samples
  grundy test hdu1848 poj1704             these two
  grundy test hdu1848 --debug             with overflow checks (ten times the time is allowed)
  grundy test hdu1848 --input big.in      one input: prints the output; time and memory on standard error
  grundy test --json                      for scripts")]
pub struct Args {
    /// The problems; all if none is named
    #[arg(value_name = "SLUG")]
    slugs: Vec<String>,
    /// Build with the dev profile: overflow checks; ten times the time is allowed
    #[arg(long)]
    debug: bool,
    /// Run one problem on this file and print its output; a .in beside a .out is judged, too. In
    /// an interactive problem the file is the interactor's secret input, and the conversation is
    /// printed and judged
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    fn profile(&self) -> Profile {
        Profile::of(self.debug)
    }

    fn limits(&self, problem: &Problem) -> Limits {
        problem.limits.relaxed(self.profile().patience())
    }

    /// Builds the named problems, or all at once.
    fn build(&self, root: &Path, entries: &[Entry]) -> Result<Executables> {
        let named = entries.iter().filter(|_| !self.slugs.is_empty()).map(|entry| entry.slug.clone());
        build::problems(root, &named.collect::<Vec<_>>(), self.profile())
    }
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let mut entries = catalogue::entries(&root, &args.slugs)?;
    match &args.input {
        None => samples(args, &root, &entries),
        Some(input) if args.slugs.len() == 1 => one_input(args, &root, &entries.remove(0).problem?, input),
        Some(_) => {
            let help = format!("{} test <slug> --input <file>", called());
            Err(Failure::misuse("--input needs exactly one problem", help))
        }
    }
}

/// Runs one problem on one input.
fn one_input(args: &Args, root: &Path, problem: &Problem, input: &Path) -> Result<()> {
    if fs::metadata(input).with_context(|| input.display().to_string())?.is_dir() {
        return Err(Failure::misuse(format!("{} is a folder", input.display()), "name one input file"));
    }
    let limits = args.limits(problem);
    let executable = build::problem(root, &problem.slug, Profile::of(args.debug))?;
    let One { verdict, time, memory, output: stdout, detail } =
        one(&executable, input, &limits, &Referee::of(root, &problem.slug)?)?;
    if args.json {
        let object = json!({
            "slug": problem.slug,
            "verdict": verdict.as_ref().map(Verdict::short),
            "time_ms": millis(time),
            "memory_bytes": memory.bytes,
            "memory_at_most": memory.at_most,
            "output": stdout,
            "detail": anstream::adapter::strip_str(&detail).to_string(),
        });
        terminal::print(&format!("{object:#}\n"));
    } else {
        terminal::print_raw(&stdout);
        let word = verdict.as_ref().map_or(String::new(), |verdict| format!("{}  ", paint(verdict)));
        terminal::note(&format!("{word}{}\n", usage(time, memory, &problem.limits)));
        terminal::note(&indent(&detail, "     "));
    }
    if matches!(verdict, None | Some(Verdict::Accepted)) { Ok(()) } else { Err(Failure::printed()) }
}

/// A run on one input.
struct One {
    /// If it is judged, or breaks a limit.
    verdict: Option<Verdict>,
    time: Duration,
    memory: Memory,
    /// What it prints, or the conversation.
    output: String,
    detail: String,
}

/// Runs an executable on an input; judges it if there is an interactor, or a `.out` beside a `.in`.
fn one(executable: &Path, input: &Path, limits: &Limits, referee: &Referee) -> Result<One> {
    let output = input.with_extension("out");
    let case = Case { name: shown(input), input: input.to_owned(), output };
    if referee.talks() {
        let Trial { verdict, time, memory, detail, words, .. } =
            trial::run(executable, &case, limits, referee)?;
        // The conversation is printed whole.
        let detail = detail.strip_suffix(&words.short()).unwrap_or(&detail).to_owned();
        return Ok(One { verdict: Some(verdict), time, memory, output: words.whole(), detail });
    }
    let run = process::run(executable, input, &Budget::around(limits, 64 << 20))?;
    let is_case = input.extension().is_some_and(|end| end == "in") && case.output.is_file();
    let judged = match verdict::failure(&run, limits) {
        _ if is_case => Some(trial::judge(&run, &case, limits, referee)?),
        failure => failure.map(|verdict| (verdict.clone(), verdict::detail(&run, &verdict, ""))),
    };
    let (verdict, detail) = judged.map_or((None, String::new()), |(verdict, why)| (Some(verdict), why));
    let (time, memory) = (run.time, run.memory);
    Ok(One { verdict, time, memory, output: String::from_utf8_lossy(&run.stdout).into_owned(), detail })
}

/// The result for one problem.
struct Outcome {
    /// What is run, if it could be built.
    executable: Option<PathBuf>,
    /// Its samples, or why they could not be judged.
    trials: Result<Vec<Trial>>,
}

/// Runs the samples of the problems; if no problem is named, also looks for inputs of no problem.
fn samples(args: &Args, root: &Path, entries: &[Entry]) -> Result<()> {
    let strays =
        if args.slugs.is_empty() { cases::strays(root, &catalogue::slugs(root)?)? } else { Vec::new() };
    let executables = args.build(root, entries)?;
    let width = entries.iter().map(|entry| entry.slug.len()).max().unwrap_or(0);
    let (mut passed, mut failed, mut objects) = (0, strays.len(), Vec::new());
    let work = |entry: &Entry| outcome(args, root, entry, &executables);
    pool::in_order(entries, work, |entry, outcome| {
        let good = outcome.trials.as_ref().is_ok_and(|trials| trials.iter().all(accepted));
        *(if good { &mut passed } else { &mut failed }) += 1;
        if args.json {
            objects.push(json(&entry.slug, &outcome));
        } else {
            terminal::print(&lines(args, entry, &outcome, width));
        }
    });
    if args.json {
        let object = json!({ "problems": objects, "strays": strays, "passed": passed, "failed": failed });
        terminal::print(&format!("{object:#}\n"));
    } else {
        for slug in &strays {
            let remedy = format!("write problems/src/bin/{slug}.rs, or delete the folder");
            terminal::print(&format!(
                "{}   inputs/{slug} belongs to no problem: {remedy}\n",
                terminal::bad("--")
            ));
        }
        terminal::print(&format!("{passed} passed, {failed} failed\n"));
    }
    if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
}

/// Runs the samples of a problem, unless its header or its code is flawed.
fn outcome(args: &Args, root: &Path, entry: &Entry, executables: &Executables) -> Outcome {
    let executable = executables[&entry.slug].as_ref();
    let trials = || -> Result<Vec<Trial>> {
        let (problem, executable) = (known(&entry.problem)?, known(&executables[&entry.slug])?);
        let (limits, cases) = (args.limits(problem), cases::of(root, &entry.slug)?);
        let referee = Referee::of(root, &entry.slug)?;
        cases.iter().map(|case| trial::run(executable, case, &limits, &referee)).collect()
    };
    Outcome { executable: executable.ok().cloned(), trials: trials() }
}

/// The value, or a new error that says the same as its own.
fn known<T>(value: &Result<T>) -> Result<&T> {
    value.as_ref().map_err(|error| Failure::check(failure::text(error), ""))
}

fn accepted(trial: &Trial) -> bool {
    trial.verdict == Verdict::Accepted
}

/// The line of a problem, and below it what went wrong.
fn lines(args: &Args, entry: &Entry, outcome: &Outcome, width: usize) -> String {
    let slug = &entry.slug;
    let (problem, trials) = match (&entry.problem, &outcome.trials) {
        (Ok(problem), Ok(trials)) => (problem, trials),
        (Err(error), _) | (_, Err(error)) => {
            let why = indent(&failure::text(error), "     ");
            return format!("{}   {slug}\n{why}", terminal::bad("--"));
        }
    };
    let bad: Vec<&Trial> = trials.iter().filter(|trial| !accepted(trial)).collect();
    let verdict = bad.first().map_or(&Verdict::Accepted, |trial| &trial.verdict);
    let cases = if trials.len() == 1 { "case" } else { "cases" };
    let count = match bad.len() {
        0 => format!("{} {cases}", trials.len()),
        bad => format!("{bad} of {} {cases} fail", trials.len()),
    };
    let (time, memory) = worst(trials);
    let usage = usage(time, memory, &problem.limits);
    let mut text = format!("{} {slug:width$}  {count:8}  {usage}\n", paint(verdict));
    for trial in bad {
        let (name, short) = (&trial.case.name, trial.verdict.short());
        text += &indent(&format!("{name}: {short}: {}", trial.detail), "     ");
        let debug = if args.debug { " --debug" } else { "" };
        let input = shown(&trial.case.input);
        text += &format!("     rerun: {} test {slug}{debug} --input {input}\n", called());
    }
    text
}

/// `1 ms, 2.1 MB of 1 s, 32 MB`.
fn usage(time: Duration, memory: Memory, limits: &Limits) -> String {
    format!("{:>4} ms, {memory} of {}", time.as_millis(), limits.text)
}

fn worst(trials: &[Trial]) -> (Duration, Memory) {
    let time = trials.iter().map(|trial| trial.time).max().unwrap_or_default();
    (time, trials.iter().map(|trial| trial.memory).max().unwrap_or_default())
}

/// The verdict in colour, three wide.
fn paint(verdict: &Verdict) -> String {
    let text = format!("{:3}", verdict.short());
    if *verdict == Verdict::Accepted { terminal::good(&text) } else { terminal::bad(&text) }
}

/// A path as the user would type it here.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).display().to_string()
}

fn millis(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e3
}

fn json(slug: &str, outcome: &Outcome) -> Value {
    let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
    let case = |trial: &Trial| {
        json!({
            "case": trial.case.name,
            "verdict": trial.verdict.short(),
            "time_ms": millis(trial.time),
            "memory_bytes": trial.memory.bytes,
            "memory_at_most": trial.memory.at_most,
            "detail": plain(&trial.detail),
        })
    };
    let trials = outcome.trials.as_deref().unwrap_or_default();
    let verdict = trials.iter().find(|trial| !accepted(trial)).map_or("AC", |trial| trial.verdict.short());
    let (time, memory) = worst(trials);
    json!({
        "slug": slug,
        "executable": outcome.executable,
        "verdict": outcome.trials.is_ok().then_some(verdict),
        "error": outcome.trials.as_ref().err().map(|error| plain(&failure::text(error))),
        "time_ms": millis(time),
        "memory_bytes": memory.bytes,
        "memory_at_most": memory.at_most,
        "cases": trials.iter().map(case).collect::<Value>(),
    })
}
