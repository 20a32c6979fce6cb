//! `grundy test`: every sample, judged.

use crate::base::called::called;
use crate::base::failure::{self, Failure};
use crate::base::pool;
use crate::base::terminal::{self, indent};
use crate::problem::cases::{self, Case};
use crate::problem::catalogue;
use crate::problem::header::Limits;
use crate::problem::home::Home;
use crate::problem::work::Work;
use crate::run::executable::Executable;
use crate::run::make::programs;
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
    #[arg(value_name = "SLUG|FILE")]
    targets: Vec<String>,
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

    fn limits(&self, work: &Work) -> Limits {
        work.limits.relaxed(self.profile().patience())
    }
}

/// A problem to test.
struct Entry {
    /// Its name.
    name: String,
    /// The problem, or its flaw.
    work: Result<Work>,
    /// What is run, or why there is none.
    executable: Result<Executable>,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    match (&args.input, &args.targets[..]) {
        (None, _) => samples(args, &home),
        (Some(input), [target]) => one_input(args, &home, &Work::find(&home, target)?, input),
        _ => {
            let help = format!("{} test <slug> --input <file>", called());
            Err(Failure::misuse("--input needs exactly one problem", help))
        }
    }
}

/// The problems that are named, or all, with their programs.
fn entries(args: &Args, home: &Home) -> Result<Vec<Entry>> {
    let works = Work::list(home, &args.targets)?;
    let all: Vec<&Work> = works.iter().filter_map(|(_, work)| work.as_ref().ok()).collect();
    let mut executables = programs(home, &all, args.profile())?.into_iter();
    let entry = |(name, work): (String, Result<Work>)| {
        let executable = match &work {
            Ok(_) => executables.next().expect("one for each"),
            Err(error) => Err(failure::again(error)),
        };
        Entry { name, work, executable }
    };
    Ok(works.into_iter().map(entry).collect())
}

/// Runs one problem on one input.
fn one_input(args: &Args, home: &Home, work: &Work, input: &Path) -> Result<()> {
    if fs::metadata(input).with_context(|| input.display().to_string())?.is_dir() {
        return Err(Failure::misuse(format!("{} is a folder", input.display()), "name one input file"));
    }
    let executable = programs(home, &[work], args.profile())?.remove(0).context(work.name.clone())?;
    let One { verdict, time, memory, output: stdout, detail } =
        one(&executable, input, &args.limits(work), &Referee::of(home, work)?)?;
    if args.json {
        let object = json!({
            "slug": work.name,
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
        terminal::note(&format!("{word}{}\n", usage(time, memory, &work.limits)));
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
fn one(executable: &Executable, input: &Path, limits: &Limits, referee: &Referee) -> Result<One> {
    let output = input.with_extension("out");
    let case = Case { name: Home::shown(input), input: input.to_owned(), output };
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
        failure => failure.map(|verdict| (verdict.clone(), verdict::detail(&run, &verdict, "", ""))),
    };
    let (verdict, detail) = judged.map_or((None, String::new()), |(verdict, why)| (Some(verdict), why));
    let (time, memory) = (run.time, run.memory);
    Ok(One { verdict, time, memory, output: String::from_utf8_lossy(&run.stdout).into_owned(), detail })
}

/// Runs the samples of the problems; if no problem is named, also looks for inputs of no problem.
fn samples(args: &Args, home: &Home) -> Result<()> {
    let strays = match home.checkout() {
        Some(root) if args.targets.is_empty() => cases::strays(root, &catalogue::slugs(root)?)?,
        _ => Vec::new(),
    };
    let entries = entries(args, home)?;
    let width = entries.iter().map(|entry| entry.name.len()).max().unwrap_or(0);
    let (mut passed, mut failed, mut objects) = (0, strays.len(), Vec::new());
    pool::in_order(
        &entries,
        |entry| trials(args, home, entry),
        |entry, trials| {
            let good = trials.as_ref().is_ok_and(|trials| trials.iter().all(accepted));
            *(if good { &mut passed } else { &mut failed }) += 1;
            if args.json {
                objects.push(json(entry, &trials));
            } else {
                terminal::print(&lines(args, entry, &trials, width));
            }
        },
    );
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
fn trials(args: &Args, home: &Home, entry: &Entry) -> Result<Vec<Trial>> {
    let (work, executable) = (known(&entry.work)?, known(&entry.executable)?);
    let (limits, cases, referee) = (args.limits(work), cases::of(work)?, Referee::of(home, work)?);
    cases.iter().map(|case| trial::run(executable, case, &limits, &referee)).collect()
}

/// The value, or a new error that says the same as its own.
fn known<T>(value: &Result<T>) -> Result<&T> {
    value.as_ref().map_err(|error| Failure::check(failure::text(error), ""))
}

fn accepted(trial: &Trial) -> bool {
    trial.verdict == Verdict::Accepted
}

/// The line of a problem, and below it what went wrong.
fn lines(args: &Args, entry: &Entry, trials: &Result<Vec<Trial>>, width: usize) -> String {
    let slug = &entry.name;
    let (work, trials) = match (&entry.work, trials) {
        (Ok(work), Ok(trials)) => (work, trials),
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
    let usage = usage(time, memory, &work.limits);
    let mut text = format!("{} {slug:width$}  {count:8}  {usage}\n", paint(verdict));
    for trial in bad {
        let (name, short) = (&trial.case.name, trial.verdict.short());
        text += &indent(&format!("{name}: {short}: {}", trial.detail), "     ");
        let debug = if args.debug { " --debug" } else { "" };
        let input = Home::shown(&trial.case.input);
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

fn millis(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e3
}

fn json(entry: &Entry, result: &Result<Vec<Trial>>) -> Value {
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
    let trials = result.as_deref().unwrap_or_default();
    let verdict = trials.iter().find(|trial| !accepted(trial)).map_or("AC", |trial| trial.verdict.short());
    let (time, memory) = worst(trials);
    json!({
        "slug": entry.name,
        "executable": entry.executable.as_ref().ok().map(|executable| &executable.path),
        "verdict": result.is_ok().then_some(verdict),
        "error": result.as_ref().err().map(|error| plain(&failure::text(error))),
        "time_ms": millis(time),
        "memory_bytes": memory.bytes,
        "memory_at_most": memory.at_most,
        "cases": trials.iter().map(case).collect::<Value>(),
    })
}
