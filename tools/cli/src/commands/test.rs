//! `cargo grundy test`: every sample, judged.

use crate::base::failure::{self, Failure};
use crate::base::terminal as report;
use crate::problem::cases::{self, Judged};
use crate::problem::catalogue::{self, Limits, Problem};
use crate::run::build::{self, Profile};
use crate::run::judge::{self, Budget, Memory, Verdict};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Build problems, run their samples, and judge them
///
/// One line per problem: verdict, worst CPU time and peak memory, and the limits of its header. AC
/// accepted, WA wrong answer, PE equal but for white space, TLE too slow, MLE too much memory, OLE
/// too much output, RE ended by a signal or with an exit code. Memory with `<=` is an upper bound:
/// the program uses no more than this tool itself.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy test                             all problems, and that each has samples
  cargo grundy test hdu1848 poj1704             these two
  cargo grundy test hdu1848 --debug             with overflow checks (ten times the time is allowed)
  cargo grundy test hdu1848 --input big.in      one input: prints the output; time and memory on standard error
  cargo grundy test --json                      for scripts")]
pub struct Args {
    /// The problems; all if none is named
    #[arg(value_name = "SLUG")]
    slugs: Vec<String>,
    /// Build with the dev profile: overflow checks, ten times the time
    #[arg(long)]
    debug: bool,
    /// Run one problem on this file and print its output; a .in beside a .out is judged, too
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The dev profile is for overflow checks; its time says nothing about the judge's limit.
    fn limits(&self, problem: &Problem) -> Limits {
        problem.limits.relaxed(if self.debug { 10 } else { 1 })
    }

    fn build(&self, root: &Path) -> Result<BTreeMap<String, PathBuf>> {
        build::problems(root, &self.slugs, Profile::of(self.debug))
    }
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let entries = catalogue::entries(&root, &args.slugs)?;
    let problems = entries.into_iter().map(|entry| entry.problem).collect::<Result<Vec<Problem>>>()?;
    match (&args.input, &problems[..]) {
        (None, _) => samples(args, &root, &problems),
        (Some(input), [problem]) if args.slugs.len() == 1 => one_input(args, &root, problem, input),
        _ => {
            let help = "cargo grundy test <slug> --input <file>";
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
    let executables = args.build(root)?;
    let run = judge::run(&executables[&problem.slug], input, &Budget::around(&limits, 64 << 20))?;
    let expected = expected(input)?;
    let verdict = match &expected {
        Some(expected) => Some(judge::judge(&run, &limits, expected)),
        None => judge::failure(&run, &limits),
    };
    let detail = verdict.as_ref().map_or(String::new(), |verdict| {
        cases::detail(&run, verdict, expected.as_deref().unwrap_or_default())
    });
    let stdout = String::from_utf8_lossy(&run.stdout);
    if args.json {
        let object = json!({
            "slug": problem.slug,
            "verdict": verdict.as_ref().map(Verdict::short),
            "time_ms": millis(run.time),
            "memory_bytes": run.memory.bytes,
            "memory_at_most": run.memory.at_most,
            "output": stdout,
            "detail": anstream::adapter::strip_str(&detail).to_string(),
        });
        report::print(&format!("{object:#}\n"));
    } else {
        report::print(&stdout);
        let word = verdict.as_ref().map_or(String::new(), |verdict| format!("{}  ", paint(verdict)));
        anstream::eprintln!("{word}{}", usage(run.time, run.memory, &problem.limits));
        anstream::eprint!("{}", indent(&detail, "     "));
    }
    if matches!(verdict, None | Some(Verdict::Accepted)) { Ok(()) } else { Err(Failure::printed()) }
}

/// What stands in the `.out` beside a `.in`.
fn expected(input: &Path) -> Result<Option<String>> {
    let output = input.with_extension("out");
    if input.extension().is_none_or(|end| end != "in") || !output.is_file() {
        return Ok(None);
    }
    let bytes = fs::read(&output).with_context(|| output.display().to_string())?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// What the samples of one problem came to.
type Outcome = Result<Vec<Judged>>;

/// Runs the samples of the problems; of all problems, also looks for inputs that belong to none.
fn samples(args: &Args, root: &Path, problems: &[Problem]) -> Result<()> {
    let strays =
        if args.slugs.is_empty() { cases::strays(root, &catalogue::slugs(root)?)? } else { Vec::new() };
    let executables = args.build(root)?;
    let width = problems.iter().map(|problem| problem.slug.len()).max().unwrap_or(0);
    let (mut passed, mut failed, mut objects) = (0, strays.len(), Vec::new());
    let judge =
        |problem: &Problem| judge_all(root, problem, &executables[&problem.slug], &args.limits(problem));
    in_order(problems, judge, |problem, outcome| {
        let good = outcome.as_ref().is_ok_and(|cases| cases.iter().all(accepted));
        *(if good { &mut passed } else { &mut failed }) += 1;
        if args.json {
            objects.push(json(problem, &outcome, &executables[&problem.slug]));
        } else {
            report::print(&lines(args, problem, &outcome, width));
        }
    });
    if args.json {
        let object = json!({ "problems": objects, "strays": strays, "passed": passed, "failed": failed });
        report::print(&format!("{object:#}\n"));
    } else {
        for slug in &strays {
            let remedy = format!("write problems/src/bin/{slug}.rs, or delete the folder");
            report::print(&format!(
                "{}   inputs/{slug} belongs to no problem: {remedy}\n",
                report::bad("--")
            ));
        }
        report::print(&format!("{passed} passed, {failed} failed\n"));
    }
    if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
}

fn judge_all(root: &Path, problem: &Problem, executable: &Path, limits: &Limits) -> Outcome {
    cases::of(root, &problem.slug)?.iter().map(|case| cases::judge(executable, case, limits)).collect()
}

/// Works on the problems on all cores and hands over the results in order, each as soon as those
/// before it are done.
fn in_order<T: Send>(
    problems: &[Problem],
    work: impl Fn(&Problem) -> T + Sync,
    mut done: impl FnMut(&Problem, T),
) {
    let (next, (sender, receiver)) = (&AtomicUsize::new(0), mpsc::channel());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || {
                let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                for (i, problem) in numbers.map_while(|i| Some((i, problems.get(i)?))) {
                    sender.send((i, work(problem))).expect("the receiver outlives the workers");
                }
            });
        }
        drop(sender);
        let (mut waiting, mut first) = (BTreeMap::new(), 0);
        for (i, result) in receiver {
            waiting.insert(i, result);
            while let Some(result) = waiting.remove(&first) {
                done(&problems[first], result);
                first += 1;
            }
        }
    });
}

fn accepted(judged: &Judged) -> bool {
    judged.verdict == Verdict::Accepted
}

/// The line of a problem, and below it what went wrong.
fn lines(args: &Args, problem: &Problem, outcome: &Outcome, width: usize) -> String {
    let slug = &problem.slug;
    let judged = match outcome {
        Ok(judged) => judged,
        Err(error) => {
            let why = indent(&failure::text(error), "     ");
            return format!("{}   {slug}\n{why}", report::bad("--"));
        }
    };
    let bad: Vec<&Judged> = judged.iter().filter(|judged| !accepted(judged)).collect();
    let verdict = bad.first().map_or(&Verdict::Accepted, |judged| &judged.verdict);
    let cases = if judged.len() == 1 { "case" } else { "cases" };
    let count = match bad.len() {
        0 => format!("{} {cases}", judged.len()),
        bad => format!("{bad} of {} {cases} fail", judged.len()),
    };
    let (time, memory) = worst(judged);
    let usage = usage(time, memory, &problem.limits);
    let mut text = format!("{} {slug:width$}  {count:8}  {usage}\n", paint(verdict));
    for judged in bad {
        let (name, short) = (&judged.case.name, judged.verdict.short());
        text += &indent(&format!("{name}: {short}: {}", judged.detail), "     ");
        let debug = if args.debug { " --debug" } else { "" };
        text +=
            &format!("     rerun: cargo grundy test {slug}{debug} --input {}\n", shown(&judged.case.input));
    }
    text
}

/// `1 ms, 2.1 MB of 1 s, 32 MB`.
fn usage(time: Duration, memory: Memory, limits: &Limits) -> String {
    format!("{:>4} ms, {memory} of {}", time.as_millis(), limits.text)
}

fn worst(judged: &[Judged]) -> (Duration, Memory) {
    let time = judged.iter().map(|judged| judged.time).max().unwrap_or_default();
    (time, judged.iter().map(|judged| judged.memory).max().unwrap_or_default())
}

/// The verdict in colour, three wide.
fn paint(verdict: &Verdict) -> String {
    let text = format!("{:3}", verdict.short());
    if *verdict == Verdict::Accepted { report::good(&text) } else { report::bad(&text) }
}

/// A path as one types it here.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).display().to_string()
}

fn indent(text: &str, by: &str) -> String {
    text.lines().map(|line| format!("{by}{line}\n")).collect()
}

fn millis(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e3
}

fn json(problem: &Problem, outcome: &Outcome, executable: &Path) -> Value {
    let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
    let case = |judged: &Judged| {
        json!({
            "case": judged.case.name,
            "verdict": judged.verdict.short(),
            "time_ms": millis(judged.time),
            "memory_bytes": judged.memory.bytes,
            "memory_at_most": judged.memory.at_most,
            "detail": plain(&judged.detail),
        })
    };
    let judged = outcome.as_deref().unwrap_or_default();
    let verdict =
        judged.iter().find(|judged| !accepted(judged)).map_or("AC", |judged| judged.verdict.short());
    let (time, memory) = worst(judged);
    json!({
        "slug": problem.slug,
        "executable": executable,
        "verdict": outcome.is_ok().then_some(verdict),
        "error": outcome.as_ref().err().map(failure::text),
        "time_ms": millis(time),
        "memory_bytes": memory.bytes,
        "memory_at_most": memory.at_most,
        "cases": judged.iter().map(case).collect::<Value>(),
    })
}
