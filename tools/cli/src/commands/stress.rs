//! `grundy stress`: random inputs, the program against the brute force or the interactor.

mod programs;
mod report;

use crate::problem::{Home, Work, catalogue, stubs};
use crate::programs::{RunOptions, helpers::check_oracle, made_inputs};
use anyhow::Result;
use grundy_host::{Failure, called, files, shutdown, terminal};
use grundy_judge::stress::{Cut, FEW, Plan, Worker, check_samples, search, smallest, still_failing};
use report::Report;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Compare a program with the brute force on small random inputs
///
/// Stops when the time is over or the program fails: prints a different output, crashes or does not
/// end. The failing input is then made as small as possible (Ctrl-C ends that with what there is)
/// and saved beside the samples as own_stress_N.in and .out, a case for `grundy test` from then on.
/// If several outputs are right, a checker decides; in an interactive problem, each random input is
/// a secret about which the program talks with the interactor.
///
/// A problem of the checkout has its brute force and generator there. Any other solution, a.rs, has
/// programs beside its samples, in any language: a/brute.py, which reads an input and prints the
/// right answer, and a/gen.py, which prints a random input for the seed that is its last argument.
/// --begin writes both for you to fill in; in an interactive problem, an interactor in the place of
/// the brute force. If there is a/valid.py, which exits with 0 for legal inputs, it keeps the
/// smaller ones legal.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy stress hdu1846                         ten seconds
  grundy stress hdu1846 --debug --seconds 60    a minute, with overflow checks
  grundy stress hdu1846 --seed 42               the inputs of an earlier run again
  grundy stress hdu1846 --run 'python3 a.py'    your own program, in any language
  grundy stress a --begin py                    a/brute.py and a/gen.py, to be filled in
  grundy stress a --begin check.py              a checker, where several outputs are right
  grundy stress a --begin interact.py           an interactor, with whom the solution talks
  grundy stress a                               a.rs against a/brute.py on inputs of a/gen.py
  grundy stress a.cpp --brute slow.cpp --gen 'python3 gen.py 10'

Many inputs in one process: a brute force or generator with the word GRUNDY_SERVE in its source gets \
that environment variable; it reads a line with a length and that many bytes (the input, or the \
seed), prints a line with the length of its answer and the answer, flushes, and so on. A checker \
gets three lines with paths (input, output, right output); its answer says what is wrong, or is \
empty. What --begin writes does that.

Exit codes: 0 no difference, 1 a difference, 2 misuse.")]
pub struct Args {
    /// The problem
    #[arg(value_name = "SLUG|FILE", required_unless_present = "run")]
    target: Option<String>,
    /// The brute force: a source, an executable or a command
    #[arg(long, value_name = "PROGRAM")]
    brute: Option<String>,
    /// The generator of random inputs: a source, an executable or a command
    #[arg(long, value_name = "PROGRAM")]
    r#gen: Option<String>,
    /// Says by exit code 0 that the input it reads is legal: a source, an executable or a command
    #[arg(long, value_name = "PROGRAM")]
    valid: Option<String>,
    /// Write a brute force and a generator to fill in, in this language: cpp, py or rs; or one
    /// program: check.py, interact.py
    #[arg(long, value_name = "EXTENSION|FILE")]
    begin: Option<String>,
    /// How long to search for a difference; 10 by default, or with --count until that is done. What
    /// is found is made smaller for at most 20 seconds more, or N if that is less, but at least 3
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    seconds: Option<u64>,
    /// How many inputs to try
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    count: Option<u64>,
    /// The seed of the first input; by default a random one, which is printed
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How many processes to use; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// An executable to compare instead of the problem's own; a script begins with `#!`
    #[arg(long, value_name = "PATH", conflicts_with = "run")]
    program: Option<PathBuf>,
    /// Build with the dev profile: overflow checks
    #[arg(long, conflicts_with = "program")]
    debug: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: RunOptions,
}

/// How long a search takes if nothing is said.
const SECONDS: u64 = 10;
/// How long a failing input is made smaller, at least and at most.
const SHRINK: [Duration; 2] = [Duration::from_secs(3), Duration::from_secs(20)];

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let work = work(args, &home)?;
    if let Some(language) = &args.begin {
        return begin(&home, &work, language);
    }
    let mut worker = programs::worker(args, &home, &work)?;
    let report =
        Report { name: &work.name, folder: &work.folder, talks: work.judging.talks(), json: args.json };
    let cases = match made_inputs::cases(&home, &work) {
        Ok(cases) => cases,
        Err(why) => {
            terminal::note(&format!("warning: the brute force is not compared with the samples: {why}\n"));
            Vec::new()
        }
    };
    check_samples(&mut worker, &cases, args.time())?;
    if let Some(trial) = still_failing(&worker, &cases)? {
        return report.known(&trial);
    }
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..1_000_000_000));
    terminal::note(&format!("seed {seed}\n"));
    let mut workers = vec![worker];
    for _ in 1..args.jobs() {
        workers.push(workers[0].another()?);
    }
    let plan = Plan { seed, most: args.count.unwrap_or(u64::MAX), time: args.time() };
    let mut found = search(&mut workers, plan, report.stopped(seed))?;
    let Some((failing_seed, failing)) = found.failing.take() else {
        report.nothing(seed, &found);
        warn(found.tried, found.different.len() as u64, &workers[0]);
        return Ok(());
    };
    let patient = shutdown::patient(); // what is found is not lost
    terminal::note(&format!(
        "a difference on input {} (seed {failing_seed}), which is made smaller, for {} s at most\n",
        u128::from(failing_seed.wrapping_sub(seed)) + 1,
        args.shrinking().as_secs()
    ));
    let mut known = std::mem::take(&mut found.different);
    known.extend(cases.iter().filter_map(|case| fs::read_to_string(&case.input).ok()));
    let first = failing.case.input.clone();
    let words = shutdown::last_words(report.unfinished(failing_seed));
    let smallest = smallest(&mut workers[0], failing_seed, failing, known, args.shrinking(), &patient);
    drop(words);
    let result = report.difference(seed, failing_seed, &found, &smallest);
    drop(patient);
    smallest.cut.iter().for_each(|cut| terminal::note(&perhaps_not_the_smallest(cut)));
    if !workers[0].inputs.repeats(failing_seed, &first)? {
        terminal::note(&format!(
            "note: {} does not follow its seed, which is its last argument: it makes another input of seed \
             {failing_seed} now, so no search can be repeated; make its random numbers from the seed\n",
            workers[0].inputs.generator()
        ));
    } else if !work.is_of_checkout && !workers[0].has_validator() && smallest.failing.case.input != first {
        terminal::note(&format!(
            "note: the input is like those of the generator, but no validator says that the statement allows it; \
             `--seed {failing_seed} --count 1` begins with a larger one\n"
        ));
    }
    result
}

impl Args {
    fn jobs(&self) -> u16 {
        let cores =
            || thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(256));
        self.jobs.unwrap_or_else(cores)
    }

    fn time(&self) -> Duration {
        match (self.seconds, self.count) {
            (Some(seconds), _) => Duration::from_secs(seconds),
            (None, Some(_)) => Duration::MAX,
            (None, None) => Duration::from_secs(SECONDS),
        }
    }

    /// How long a failing input is made smaller: no longer than the user wants to wait for it.
    fn shrinking(&self) -> Duration {
        self.seconds.map_or(SHRINK[1], |seconds| Duration::from_secs(seconds).clamp(SHRINK[0], SHRINK[1]))
    }
}

/// The problem. For a program of the user's, the brute force alone is enough.
fn work(args: &Args, home: &Home) -> Result<Work> {
    let work = match (&args.target, home.checkout()) {
        (Some(word), Some(root)) if is_name(word) => {
            let word = &catalogue::spelt(root, word)?;
            check_oracle(root, word)?;
            let found = Work::find(home, word);
            let has_other = args.program.is_some() || args.options.run.is_some();
            if found.is_err() && has_other { Work::unread(home, word) } else { found? }
        }
        (Some(word), _) => Work::find(home, word)?,
        (None, _) => args.options.unnamed(home)?,
    };
    args.options.applied(work)
}

/// Whether a word can only be a slug.
fn is_name(word: &str) -> bool {
    !(word.contains(['/', '\\', '.']) || Path::new(word).is_file())
}

/// Writes what is missing of brute force and generator.
fn begin(home: &Home, work: &Work, language: &str) -> Result<()> {
    if work.is_of_checkout {
        let message = format!("the brute force of {0} is tests/oracle/src/problem/{0}.rs", work.name);
        return Err(Failure::misuse(
            message,
            "--begin is for solutions that are not problems of the checkout",
        ));
    }
    let mut written = String::new();
    for (path, text) in stubs::of(language, &work.folder, work.judging.talks())? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if work.helper(home, &name)?.is_none() {
            files::create(&path, text).map_err(|error| files::unwritten(&path, &error))?;
            written += &format!("{}\n", Home::shown(&path));
        }
    }
    if written.is_empty() {
        let message = format!("{} has what is needed", Home::shown(&work.folder));
        return Err(Failure::misuse(message, "nothing was written; move or delete one to begin it again"));
    }
    terminal::print(&format!("{written}next: write what they say, then stress again\n"));
    Ok(())
}

/// That there may be a smaller input, and why it was not found.
fn perhaps_not_the_smallest(cut: &Cut) -> String {
    let why = match cut {
        Cut::Time(time) if *time < SHRINK[1] => {
            format!("{} s were over; with more `--seconds` it takes longer", time.as_secs())
        }
        Cut::Time(time) => format!("{} s were over", time.as_secs()),
        Cut::Interrupt => "Ctrl-C ended the search for it".to_owned(),
        Cut::Error(error) => format!("the search for it ended early: {error:#}"),
    };
    format!("note: perhaps there is a smaller input: {why}\n")
}

/// Says if what was tried proves little.
fn warn(tried: u64, different: u64, worker: &Worker) {
    let generator = worker.inputs.generator();
    if tried < FEW {
        terminal::note(&format!(
            "warning: {tried} inputs prove little: allow more `--seconds`, or make the inputs smaller ({generator})\n"
        ));
        if worker.inputs.is_slow() {
            terminal::note(&format!(
                "note: a brute force and a generator that are kept alive answer many times faster: `{} help stress`\n",
                called()
            ));
        }
    } else if different < FEW {
        terminal::note(&format!(
            "warning: only {different} of these inputs are different, which proves little: {generator}\n"
        ));
    }
}
