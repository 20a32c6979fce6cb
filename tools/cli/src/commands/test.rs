//! `grundy test`: every sample, judged.

use super::verdicts::{Outcome, complaint, json, lines, millis, outcome, paint, plain, usage};
use crate::problem::{Home, Work, catalogue};
use crate::programs::make::{all_programs, programs};
use crate::programs::{Profile, RunOptions, Runs, TestEntry, referee};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::terminal::{self, indent};
use grundy_host::{Failure, Progress, called, failure, pool};
use grundy_judge::process::{self, Budget, Memory};
use grundy_judge::{Case, Executable, Referee, Trial, Verdict, trial, verdict};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Build problems, run their samples, and judge them
///
/// One line per problem: verdict, worst CPU time and peak memory, and its limits. AC accepted, WA
/// wrong answer, PE equal but for white space, TLE too slow, MLE too much memory, OLE too much
/// output, RE ended by a signal or with an exit code; -- no verdict, and why. Memory with `<=` is
/// an upper bound: the program uses no more than this tool itself. Cases run on all cores; only
/// their own CPU time counts, and one that is just too slow is run again alone. Blanks at the ends
/// of lines and blank lines at the end count only at judges with PE, or with --strict; an input
/// without an output is run, and its output shown.
///
/// If several outputs are right, a checker judges; in an interactive problem the solution talks
/// with the interactor, and TLE says so if both wait. They are those of the problem (in a contest
/// folder `a/check.*` and `a/interact.*` beside the samples of a.rs), or --checker and
/// --interactor; `- **Judged**: eps 1e-6` or `any order` in the header does what --eps and
/// --any-order do. With `- **Files**: input.txt, output.txt` the solution reads and writes these.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy test                             all problems, and that each has samples
  grundy test hdu1848 poj1704             these two
  grundy test a.rs --eps 1e-6             a file; numbers may differ a little
  grundy test --run 'python3 a.py'        a program in any language, with the samples in the folder a
  grundy test a.rs --run ./a.out --samples tests --time 2
  grundy test a.rs --checker check.cpp    called as testlib's are: input, output, answer
  grundy test a.rs --interactor judge.py  the talk is shown if it fails
  grundy test a.rs --case sample2         this one alone
  grundy test hdu1848 --debug             with overflow checks (ten times the time is allowed)
  grundy test hdu1848 --input big.in      one input: prints the output; time and memory on standard error
  grundy test --json                      for scripts")]
pub struct Args {
    /// The problems; all if none is named
    #[arg(value_name = "SLUG|FILE")]
    targets: Vec<String>,
    #[command(flatten)]
    options: RunOptions,
    /// Build with the dev profile: overflow checks; ten times the time is allowed
    #[arg(long)]
    debug: bool,
    /// Run one problem on this file and print its output; a .in beside a .out is judged, too. In
    /// an interactive problem the file is the interactor's secret input, and the conversation is
    /// printed and judged
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// How many cases run at the same time; as many as there are cores by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What the arguments ask for, decided once.
struct Plan<'a> {
    home: Home,
    /// The problems that are meant, and their programs.
    entries: Vec<TestEntry>,
    /// The folders of inputs that belong to no problem.
    strays: Vec<String>,
    profile: Profile,
    /// How many cases run at the same time.
    jobs: usize,
    /// The only input, instead of the samples.
    input: Option<&'a Path>,
    /// The options that count for another run, too.
    words: String,
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let plan = Plan::new(args)?;
    match plan.input {
        Some(input) => one_input(&plan, input),
        None => samples(&plan),
    }
}

impl Plan<'_> {
    fn new(args: &Args) -> Result<Plan<'_>> {
        let (home, options, profile) = (Home::here()?, &args.options, Profile::of(args.debug));
        let is_unnamed = args.targets.is_empty();
        if args.input.is_some() && args.targets.len() != 1 && !(is_unnamed && options.run.is_some()) {
            let help = format!("{} test <slug> --input <file>", called());
            return Err(Failure::misuse("--input needs exactly one problem", help));
        }
        let works = works(&home, &args.targets, options)?;
        if let Some(input) = &args.input
            && fs::metadata(input).with_context(|| input.display().to_string())?.is_dir()
        {
            return Err(Failure::misuse(format!("{} is a folder", input.display()), "name one input file"));
        }
        let strays = match home.checkout() {
            Some(root) if is_unnamed && options.run.is_none() => {
                catalogue::strays(root, &catalogue::slugs(root)?)?
            }
            _ => Vec::new(),
        };
        let meant: Vec<&Work> = works.iter().filter_map(|(_, work)| work.as_ref().ok()).collect();
        let executables = match options.program(&home, profile)? {
            Some(executable) => meant.iter().map(|_| Ok(executable.clone())).collect(),
            None if is_unnamed && home.checkout().is_some() => all_programs(&home, &meant, profile)?,
            None => programs(&home, &meant, profile)?,
        };
        let debug = if args.debug { " --debug" } else { "" };
        Ok(Plan {
            entries: entries(works, executables),
            strays,
            profile,
            jobs: args.jobs.map_or_else(pool::cores, usize::from),
            input: args.input.as_deref(),
            words: options.words() + debug,
            json: args.json,
            home,
        })
    }
}

/// The problems that are meant, as the options want them; all if none is named.
fn works(home: &Home, targets: &[String], options: &RunOptions) -> Result<Vec<(String, Result<Work>)>> {
    let works = if targets.is_empty() && options.run.is_some() {
        let work = options.unnamed(home)?;
        vec![(work.name.clone(), Ok(work))]
    } else {
        Work::list(home, targets)?
    };
    if works.len() != 1 && options.are_of_one() {
        let help = format!("{} test <slug> --run <command>, for example", called());
        let message = "--run, --checker, --interactor, --samples and --case need exactly one problem";
        return Err(Failure::misuse(message, help));
    }
    let applied = |work: Result<Work>| match work {
        // It is not only this problem's flaw if an option is wrong.
        Ok(work) => options.applied(work).map(Ok),
        flaw => Ok(flaw),
    };
    works.into_iter().map(|(name, work)| Ok((name, applied(work)?))).collect()
}

/// Each problem with its program; those with a flaw have none.
fn entries(works: Vec<(String, Result<Work>)>, executables: Vec<Result<Executable>>) -> Vec<TestEntry> {
    let mut executables = executables.into_iter();
    let entry = |(name, work): (String, Result<Work>)| {
        let executable = match &work {
            Ok(_) => executables.next().expect("one for each"),
            Err(error) => Err(failure::again(error)),
        };
        TestEntry { name, work, executable }
    };
    works.into_iter().map(entry).collect()
}

fn one_input(plan: &Plan, input: &Path) -> Result<()> {
    let TestEntry { name, work, executable } = &plan.entries[0];
    let work = work.as_ref().map_err(failure::again)?;
    let executable = executable.as_ref().map_err(failure::again).context(name.clone())?;
    let limits = work.limits.relaxed(plan.profile.patience());
    let One { verdict, time, memory, output: stdout, detail, stderr } =
        one(executable, input, &limits, &referee(&plan.home, work)?, plan.json)?;
    if plan.json {
        let object = json!({
            "slug": work.name,
            "verdict": verdict.as_ref().map(Verdict::short),
            "time_ms": millis(time),
            "memory_bytes": memory.bytes,
            "memory_at_most": memory.at_most,
            "output": stdout,
            "detail": plain(&detail),
            "stderr": stderr,
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
    /// What is kept of standard error; nothing if the user has seen it.
    stderr: String,
}

/// Runs an executable on an input; judges it if there is an interactor, or a `.out` beside a `.in`.
/// Standard error goes to ours, unless it `is_kept`.
fn one(
    executable: &Executable,
    input: &Path,
    limits: &Limits,
    referee: &Referee,
    is_kept: bool,
) -> Result<One> {
    let output = input.with_extension("out");
    let case = Case { name: Home::shown(input), input: input.to_owned(), output };
    if referee.talks() {
        let talk = trial::run(executable, &case, limits, referee)?;
        let said = complaint(&talk);
        let Trial { verdict, time, memory, detail, transcript, stderr, .. } = talk;
        // The conversation is printed whole.
        let detail = detail.replacen(&transcript.short(), "", 1) + &said;
        let output = transcript.whole();
        return Ok(One { verdict: Some(verdict), time, memory, output, detail, stderr });
    }
    let run = if is_kept { process::run } else { process::run_aloud };
    let run = run(executable, input, &Budget::around(limits, 64 << 20))?;
    let is_case = input.extension().is_some_and(|end| end == "in") && case.has_answer();
    let judged = match verdict::failure(&run, limits) {
        _ if is_case => Some(trial::judge(&run, &case, limits, referee)?),
        failure => failure.map(|verdict| (verdict.clone(), verdict::detail(&run, &verdict, "", ""))),
    };
    let (verdict, detail) = judged.map_or((None, String::new()), |(verdict, why)| (Some(verdict), why));
    let (time, memory, output) = (run.time, run.memory, run.text().into_owned());
    Ok(One { verdict, time, memory, output, detail, stderr: run.stderr })
}

/// Runs the samples of the problems; if no problem is named, also looks for inputs of no problem.
fn samples(plan: &Plan) -> Result<()> {
    let Plan { home, entries, strays, profile, jobs, words, json: is_json, .. } = plan;
    let width = entries.iter().map(|entry| entry.name.len()).max().unwrap_or(0);
    let (mut passed, mut failed, mut unjudged, mut objects) = (0, strays.len(), 0, Vec::new());
    let is_cancelled = &AtomicBool::new(false);
    let runs = Runs { home, profile: *profile, jobs: *jobs, is_cancelled, listener: None };
    let mut busy = (entries.len() == 1).then(|| Progress::new(format!("running {}", entries[0].name)));
    runs.all(entries, |entry, trials| {
        busy = None; // it may not be in the way of what is printed
        *match outcome(&trials) {
            Outcome::Passed => &mut passed,
            Outcome::Failed => &mut failed,
            Outcome::Unjudged => &mut unjudged,
        } += 1;
        if *is_json {
            objects.push(json(entry, &trials));
        } else {
            terminal::print(&lines(entry, &trials, width, words));
        }
    });
    if *is_json {
        let object = json!({
            "problems": objects,
            "strays": strays,
            "passed": passed,
            "failed": failed,
            "not_judged": unjudged,
        });
        terminal::print(&format!("{object:#}\n"));
    } else {
        for slug in strays {
            let remedy = format!("write problems/src/bin/{slug}.rs, or delete the folder");
            terminal::print(&format!(
                "{}   inputs/{slug} belongs to no problem: {remedy}\n",
                terminal::bad("--")
            ));
        }
        let unjudged = if unjudged > 0 { format!(", {unjudged} not judged") } else { String::new() };
        terminal::print(&format!("{passed} passed, {failed} failed{unjudged}\n"));
    }
    if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
}
