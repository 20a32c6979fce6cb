//! Runs one executable on one input within a budget.

use crate::clock::{Clock, Over};
use crate::executable::Executable;
pub use crate::memory::Memory;
use crate::memory::resident;
use crate::own_folder::OwnFolder;
use crate::stream::{LineListener, Stream};
use crate::text_file;
use anyhow::{Context, Result};
use grundy_header::{Files, Limits};
use grundy_host::memory::{allocated, own_peak};
use grundy_host::{Failure, child::Program};
use std::borrow::Cow;
use std::env;
use std::io;
use std::path::Path;
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;
use wait4::ResUse;

/// Bytes of standard error that are kept.
pub(crate) const ERRORS: usize = 4 << 10;

/// First pause between polls; each is longer than the one before.
pub(crate) const FIRST_PAUSE: Duration = Duration::from_micros(100);
const MAX_PAUSE: Duration = Duration::from_millis(10);

/// What a run may use before it is killed: far more than the judge's limits, which are checked
/// afterwards.
#[derive(Debug, Clone)]
pub struct Budget {
    /// CPU time; for a program that waits, and where the system does not tell, that of the clock.
    pub time: Duration,
    /// Bytes of memory (watched on Linux only).
    pub memory: u64,
    /// Bytes of output.
    pub output: usize,
    /// What it reads and writes, if that is not standard input and output.
    pub files: Option<Files>,
}

impl Budget {
    /// Room for a slow machine around the limits, but little: an endless loop is waited for. Two
    /// seconds and 256 MB stand in for unknown limits.
    pub fn around(limits: &Limits, output: usize) -> Budget {
        Budget {
            time: limits.time.unwrap_or(Duration::from_secs(2)) * 3 / 2 + Duration::from_millis(500),
            memory: watched(limits.memory.unwrap_or(256 << 20)),
            output,
            files: limits.files.clone(),
        }
    }

    /// The same, with room for more output than the expected one: a checker may take a longer one.
    pub(crate) fn for_answer(limits: &Limits, expected: usize) -> Budget {
        Budget::around(limits, 2 * expected + (1 << 20))
    }
}

/// The bytes from which on a program is killed that may have `limit` bytes.
fn watched(limit: u64) -> u64 {
    2 * limit + (64 << 20)
}

/// Starts a program that is killed from this many bytes of memory on. If it may have no more than
/// it would else have from us, it begins with less, where that helps.
fn start(command: &mut Command, memory: u64) -> io::Result<Program> {
    let helps = memory <= watched(own_peak()) && memory > watched(allocated());
    if helps { Program::start_forked(command) } else { Program::start(command) }
}

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By itself, or by a signal.
    Status(ExitStatus),
    /// Killed: beyond the budget of time.
    OutOfTime,
    /// Killed: it has had that time, and waits for something else.
    Sleeps,
    /// Killed: beyond the budget of memory.
    OutOfMemory,
    /// Killed: beyond the budget of output.
    OutOfOutput,
    /// Killed: it waits for input, and the other side waits, too.
    Waits,
}

/// What a run has printed and used.
#[derive(Debug, Clone)]
pub struct Run {
    /// How it ended.
    pub ending: Ending,
    /// Standard output, at most the budget.
    pub stdout: Vec<u8>,
    /// How many bytes it wrote there before it ended or was stopped.
    pub written: usize,
    /// The beginning of standard error.
    pub stderr: String,
    /// User and system CPU time.
    pub time: Duration,
    /// Peak memory.
    pub memory: Memory,
}

impl Run {
    /// `inherited`: the bytes of our memory that the program had when it started.
    pub(crate) fn new(ending: Ending, used: &ResUse, inherited: u64, stdout: Vec<u8>, stderr: String) -> Run {
        let peak = used.rusage.maxrss;
        let memory = Memory { bytes: peak, at_most: peak <= inherited };
        Run { ending, written: stdout.len(), stdout, stderr, time: cpu_time(used), memory }
    }

    /// Standard output.
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.stdout)
    }
}

/// User and system CPU time.
pub(crate) fn cpu_time(used: &ResUse) -> Duration {
    used.rusage.utime + used.rusage.stime
}

/// Runs an executable; the file becomes its standard input, so that it never waits for one.
///
/// # Errors
/// The input cannot be opened, or the executable cannot be started.
pub fn run(executable: &Executable, input: &Path, budget: &Budget) -> Result<Run> {
    run_heard(executable, input, budget, None)
}

/// The same; the listener gets what it writes to standard error at once.
pub(crate) fn run_heard(
    executable: &Executable,
    input: &Path,
    budget: &Budget,
    listener: Option<LineListener>,
) -> Result<Run> {
    run_on(executable, input, budget, false, listener)
}

/// The same, but what it writes to standard error is not kept: it goes where ours does, at once,
/// with the backtrace that RUST_BACKTRACE asks for.
pub fn run_aloud(executable: &Executable, input: &Path, budget: &Budget) -> Result<Run> {
    run_on(executable, input, budget, true, None)
}

fn run_on(
    executable: &Executable,
    input: &Path,
    budget: &Budget,
    is_aloud: bool,
    listener: Option<LineListener>,
) -> Result<Run> {
    let prepare = |command: &mut Command| {
        if is_aloud {
            command.stderr(Stdio::inherit());
        } else {
            // No judge sets it, and a backtrace takes 30 MB and more.
            command.stderr(Stdio::piped()).env_remove("RUST_BACKTRACE");
        }
    };
    let Some(files) = &budget.files else {
        let mut command = executable.command();
        prepare(command.stdin(text_file::open(input)?));
        return run_with(&mut command, budget, listener, &|| 0);
    };
    let folder = OwnFolder::new(files, input)?;
    let mut command = folder.command(executable)?;
    prepare(&mut command);
    let mut run = run_with(&mut command, budget, listener, &|| folder.written())?;
    let printed = std::mem::take(&mut run.stdout);
    run.written = folder.written();
    match folder.output(budget.output)? {
        Some(output) => run.stdout = output,
        None if printed.is_empty() => run.stderr += &format!("\nit writes no {}", files.output),
        None => run.stderr += &format!("\nit prints its answer, and writes no {}", files.output),
    }
    if run.written > budget.output {
        run.ending = Ending::OutOfOutput;
    }
    Ok(run)
}

/// Runs a command that has its standard input.
pub fn run_command(command: &mut Command, budget: &Budget) -> Result<Run> {
    run_with(command.stderr(Stdio::piped()), budget, None, &|| 0)
}

/// `written`: the bytes of output that are elsewhere.
fn run_with(
    command: &mut Command,
    budget: &Budget,
    listener: Option<LineListener>,
    written: &dyn Fn() -> usize,
) -> Result<Run> {
    command.stdout(Stdio::piped());
    let mut program = start(command, budget.memory).map_err(|error| unstarted(command, &error))?;
    let (inherited, (_, out, err)) = (program.inherited_memory(), program.pipes());
    let out = Stream::read(out.expect("piped"), budget.output);
    let err = err.map(|err| Stream::read_aloud(err, ERRORS, listener));
    let (ending, used, seen) = watch(program, budget, &|| out.is_cut() || written() > budget.output, &out)?;
    let ((stdout, is_cut), stderr) = (out.end(), err.map_or(String::new(), |err| err.text()));
    let ending = match ending {
        Ending::Status(_) if is_cut => Ending::OutOfOutput,
        ending => ending,
    };
    let mut run = Run::new(ending, &used, inherited, stdout, stderr);
    run.time = run.time.max(seen.time);
    if seen.memory > run.memory.bytes {
        run.memory = Memory { bytes: seen.memory, at_most: false };
    }
    Ok(run)
}

/// Starts a program that others talk with, and that may use `memory` bytes of memory.
pub(crate) fn start_piped(
    command: &mut Command,
    memory: u64,
) -> Result<(Program, ChildStdin, ChildStdout, ChildStderr)> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let started = start(command, memory);
    let mut program =
        started.with_context(|| format!("{} cannot be started", command.get_program().display()))?;
    let (stdin, stdout, stderr) = program.pipes();
    Ok((program, stdin.expect("piped"), stdout.expect("piped"), stderr.expect("piped")))
}

/// The next pause between polls.
pub(crate) fn longer(pause: Duration) -> Duration {
    (pause * 3 / 2).min(MAX_PAUSE)
}

fn unstarted(command: &Command, error: &io::Error) -> anyhow::Error {
    let program = Path::new(command.get_program());
    let is_forbidden = error.kind() == io::ErrorKind::PermissionDenied;
    let help = if is_forbidden && program.starts_with(env::temp_dir()) {
        "no program can be run from there: set TMPDIR to another folder"
    } else if error.kind() == io::ErrorKind::NotFound && program.components().count() == 1 {
        "is it installed, and on the PATH?"
    } else {
        "is it an executable for this machine?"
    };
    Failure::misuse(format!("{} cannot be started: {error}", program.display()), help)
}

/// The most that a program and all that it has started were seen to use when they were stopped: the
/// system does not tell of children that had not ended.
#[derive(Default)]
struct Seen {
    time: Duration,
    memory: u64,
}

/// Waits for the program, kills it beyond the budget, and reaps it. Polling costs next to nothing,
/// and the end of the output usually is that of the program. What the program has started ends with
/// it.
fn watch(
    mut program: Program,
    budget: &Budget,
    is_full: &dyn Fn() -> bool,
    stdout: &Stream,
) -> io::Result<(Ending, ResUse, Seen)> {
    let (mut clock, mut pause, mut is_silent) = (Clock::new(budget.time), FIRST_PAUSE, false);
    let mut seen = Seen::default();
    let killed = loop {
        if program.has_ended() {
            break None;
        } else if is_full() {
            break Some(Ending::OutOfOutput);
        } else if let Some(over) = clock.over(&[program.id()]) {
            break Some(if over == Over::Waits { Ending::Sleeps } else { Ending::OutOfTime });
        }
        let memory = resident(&program);
        if memory > budget.memory {
            seen.memory = memory;
            break Some(Ending::OutOfMemory);
        }
        if is_silent {
            thread::sleep(pause);
        } else if stdout.ends_within(pause) {
            (is_silent, pause) = (true, FIRST_PAUSE);
            continue;
        }
        pause = longer(pause);
    };
    seen.time = clock.spent();
    let used = program.reap()?;
    Ok((killed.unwrap_or(Ending::Status(used.status)), used, seen))
}
