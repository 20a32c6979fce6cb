//! `grundy test`: every sample, judged.

use super::verdicts::{is_good, json, lines, millis, paint, plain, usage};
use crate::problem::catalogue;
use crate::problem::home::Home;
use crate::problem::work::Work;
use crate::programs::make::{all_programs, programs};
use crate::programs::options::Options;
use crate::programs::profile::Profile;
use crate::programs::referee::referee;
use crate::programs::samples::{Entry, Runs};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::failure::{self, Failure};
use grundy_host::pool;
use grundy_host::program_name::called;
use grundy_host::progress::Progress;
use grundy_host::terminal::{self, indent};
use grundy_judge::cases::Case;
use grundy_judge::executable::Executable;
use grundy_judge::process::{self, Budget, Memory};
use grundy_judge::referee::Referee;
use grundy_judge::trial::{self, Trial};
use grundy_judge::verdict::{self, Verdict};
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
/// their own CPU time counts, and one that is just too slow is run again alone.
///
/// If several outputs are right, a checker judges; in an interactive problem the solution talks
/// with the interactor, and TLE says so if both wait. They are those of the problem (in a contest
/// folder `a/check.*` and `a/interact.*` beside the samples of a.rs), or --checker and
/// --interactor; `- **Judged**: eps 1e-6` or `any order` in the header does what --eps and
/// --any-order do.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy test                             all problems, and that each has samples
  grundy test hdu1848 poj1704             these two
  grundy test a.rs --eps 1e-6             a file; numbers may differ a little
  grundy test --run 'python3 a.py'        a program in any language, with the samples in the folder a
  grundy test a.rs --run ./a.out --samples tests --time 2
  grundy test a.rs --checker check.cpp    called as testlib's are: input, output, answer
  grundy test a.rs --interactor judge.py  the talk is shown if it fails
  grundy test hdu1848 --debug             with overflow checks (ten times the time is allowed)
  grundy test hdu1848 --input big.in      one input: prints the output; time and memory on standard error
  grundy test --json                      for scripts")]
pub struct Args {
    /// The problems; all if none is named
    #[arg(value_name = "SLUG|FILE")]
    targets: Vec<String>,
    #[command(flatten)]
    options: Options,
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

impl Args {
    fn profile(&self) -> Profile {
        Profile::of(self.debug)
    }

    /// The problems that are meant; all if none is named.
    fn works(&self, home: &Home) -> Result<Vec<(String, Result<Work>)>> {
        let works = match (&self.targets[..], &self.options.run) {
            ([], Some(_)) => {
                let work = self.options.unnamed(home)?;
                vec![(work.name.clone(), Ok(work))]
            }
            (targets, _) => Work::list(home, targets)?,
        };
        if works.len() != 1 && self.options.are_of_one() {
            let help = format!("{} test <slug> --run <command>, for example", called());
            let message = "--run, --checker, --interactor and --samples need exactly one problem";
            return Err(Failure::misuse(message, help));
        }
        let applied = |work: Result<Work>| match work {
            // It is not only this problem's flaw if an option is wrong.
            Ok(work) => self.options.applied(work).map(Ok),
            flaw => Ok(flaw),
        };
        works.into_iter().map(|(name, work)| Ok((name, applied(work)?))).collect()
    }

    /// The programs of these problems.
    fn executables(&self, home: &Home, works: &[&Work]) -> Result<Vec<Result<Executable>>> {
        match self.options.program(home, self.profile())? {
            Some(executable) => Ok(works.iter().map(|_| Ok(executable.clone())).collect()),
            None if self.targets.is_empty() && home.checkout().is_some() => {
                all_programs(home, works, self.profile())
            }
            None => programs(home, works, self.profile()),
        }
    }

    /// The options that count for another run, too.
    fn words(&self) -> String {
        let debug = if self.debug { " --debug" } else { "" };
        self.options.words() + debug
    }
}

/// Runs the subcommand.
///
/// # Errors
/// A failed check if not all is accepted; misuse.
pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let Some(input) = &args.input else { return samples(args, &home) };
    let is_one = args.targets.len() == 1 || args.targets.is_empty() && args.options.run.is_some();
    if !is_one {
        let help = format!("{} test <slug> --input <file>", called());
        return Err(Failure::misuse("--input needs exactly one problem", help));
    }
    one_input(args, &home, &args.works(&home)?.remove(0).1?, input)
}

/// The problems that are named, or all, with their programs.
fn entries(args: &Args, home: &Home) -> Result<Vec<Entry>> {
    let works = args.works(home)?;
    let all: Vec<&Work> = works.iter().filter_map(|(_, work)| work.as_ref().ok()).collect();
    let mut executables = args.executables(home, &all)?.into_iter();
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
    let executable = args.executables(home, &[work])?.remove(0).context(work.name.clone())?;
    let limits = work.limits.relaxed(args.profile().patience());
    let One { verdict, time, memory, output: stdout, detail } =
        one(&executable, input, &limits, &referee(home, work)?)?;
    if args.json {
        let object = json!({
            "slug": work.name,
            "verdict": verdict.as_ref().map(Verdict::short),
            "time_ms": millis(time),
            "memory_bytes": memory.bytes,
            "memory_at_most": memory.at_most,
            "output": stdout,
            "detail": plain(&detail),
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
        let Trial { verdict, time, memory, detail, transcript, .. } =
            trial::run(executable, &case, limits, referee)?;
        // The conversation is printed whole.
        let detail = detail.replacen(&transcript.short(), "", 1);
        return Ok(One { verdict: Some(verdict), time, memory, output: transcript.whole(), detail });
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
    let is_all = args.targets.is_empty() && args.options.run.is_none();
    let strays = match home.checkout() {
        Some(root) if is_all => catalogue::strays(root, &catalogue::slugs(root)?)?,
        _ => Vec::new(),
    };
    let entries = entries(args, home)?;
    let width = entries.iter().map(|entry| entry.name.len()).max().unwrap_or(0);
    let (mut passed, mut failed, mut objects) = (0, strays.len(), Vec::new());
    let (jobs, options) = (args.jobs.map_or_else(pool::cores, usize::from), args.words());
    let runs = Runs { home, profile: args.profile(), jobs, is_cancelled: &AtomicBool::new(false) };
    let mut busy = (entries.len() == 1).then(|| Progress::new(format!("running {}", entries[0].name)));
    runs.all(&entries, |entry, trials| {
        busy = None; // it may not be in the way of what is printed
        *(if is_good(&trials) { &mut passed } else { &mut failed }) += 1;
        if args.json {
            objects.push(json(entry, &trials));
        } else {
            terminal::print(&lines(entry, &trials, width, &options));
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
