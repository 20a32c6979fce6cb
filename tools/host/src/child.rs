//! Programs that end with this one.

use crate::memory;
use crate::orphans::Mark;
use crate::registry;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Output, Stdio};
#[cfg(unix)]
use std::sync::Once;
use std::thread;
use std::time::{Duration, Instant};
use wait4::{ResUse, Wait4};

/// A running program and all that it starts; killed when this is dropped.
pub struct Program {
    process: Child,
    /// Whether the system may have given its number to another process.
    is_reaped: bool,
    /// By which what it leaves behind is found; a compiler may leave a server behind.
    mark: Option<Mark>,
    /// The most bytes of our memory that it had when it started, if it was forked.
    forked_with: Option<u64>,
}

/// Bytes of stack that programs get, as at Codeforces; AtCoder grants more.
#[cfg(unix)]
const STACK: u64 = 256 << 20;
/// How often a program whose file is still open for writing is tried again.
const BUSY_RETRIES: u32 = 200;

impl Program {
    /// Starts a program.
    pub fn start(command: &mut Command) -> io::Result<Program> {
        let mark = Mark::new(command);
        Program::start_with(Some(mark), command)
    }

    /// The same, so that it begins with little of our memory; some tenths of a millisecond slower.
    pub fn start_forked(command: &mut Command) -> io::Result<Program> {
        let before = memory::forks(command).then(memory::allocated);
        let mut program = Program::start(command)?;
        program.forked_with = before.map(|before| before.max(memory::allocated()));
        Ok(program)
    }

    /// Starts a program of the system that gets an input and whose output is collected; standard
    /// error only if it is a pipe.
    pub fn piped(command: &mut Command) -> io::Result<Program> {
        Program::start_with(None, command.stdin(Stdio::piped()).stdout(Stdio::piped()))
    }

    fn start_with(mark: Option<Mark>, command: &mut Command) -> io::Result<Program> {
        #[cfg(unix)]
        {
            std::os::unix::process::CommandExt::process_group(command, 0);
            raise_stack_limit();
        }
        let mut registry = registry::lock();
        let process = spawned(command)?;
        registry.programs.insert(process.id());
        Ok(Program { process, is_reaped: false, mark, forked_with: None })
    }

    /// Its standard input, output and error, where they are pipes.
    pub fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>, Option<ChildStderr>) {
        (self.process.stdin.take(), self.process.stdout.take(), self.process.stderr.take())
    }

    /// Its process number.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// The most bytes of this process's memory that it had when it started, which Linux counts in
    /// its peak.
    pub fn inherited_memory(&self) -> u64 {
        self.forked_with.unwrap_or_else(memory::own_peak)
    }

    /// The processes that it has started and left behind, which run on (on Linux only).
    pub fn orphans(&self) -> Vec<u32> {
        self.mark.as_ref().map_or(Vec::new(), Mark::orphans)
    }

    /// Whether it has ended.
    pub fn has_ended(&mut self) -> bool {
        self.is_reaped || has_ended(&mut self.process)
    }

    /// Kills the program, and what it has started and left running.
    pub fn kill(&mut self) {
        if !self.is_reaped {
            kill_group(self.process.id());
            _ = self.process.kill(); // it may have ended
        }
    }

    /// Gives it an input, and collects what it prints until it ends by itself.
    pub fn output(mut self, input: &[u8]) -> io::Result<Output> {
        let (stdin, stdout, stderr) = self.pipes();
        thread::scope(|scope| {
            // A program that stops reading early says why itself.
            scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
            let stderr = scope.spawn(move || whole(stderr));
            let stdout = whole(stdout)?;
            let stderr = stderr.join().expect("reading does not panic")?;
            Ok(Output { status: self.wait()?, stdout, stderr })
        })
    }

    /// How it ends by itself; it has closed its output, or somebody reads it.
    pub fn wait(&mut self) -> io::Result<ExitStatus> {
        while !self.has_ended() {
            thread::sleep(Duration::from_micros(100));
        }
        Ok(self.reap()?.status)
    }

    /// How it ended; if it has not within that time, it is killed.
    pub fn ended_within(&mut self, time: Duration) -> io::Result<ExitStatus> {
        let start = Instant::now();
        while !self.has_ended() && start.elapsed() < time {
            thread::sleep(Duration::from_millis(1));
        }
        Ok(self.reap()?.status)
    }

    /// Kills it and all that it has started; how it ended and what it used.
    pub fn reap(&mut self) -> io::Result<ResUse> {
        self.kill();
        let used = self.reap_killed()?;
        if let Some(mark) = &self.mark {
            mark.kill_orphans();
        }
        Ok(used)
    }

    fn reap_killed(&mut self) -> io::Result<ResUse> {
        loop {
            // Under the lock, since `shutdown` kills by number: this one may be given to another
            // process as soon as it is reaped.
            let mut registry = registry::lock();
            if let Some(used) = self.process.try_wait4()? {
                self.is_reaped = true;
                registry.programs.remove(&self.process.id());
                return Ok(used);
            }
            drop(registry);
            thread::sleep(Duration::from_micros(100));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if !self.is_reaped {
            _ = self.reap(); // there is nobody left to tell
        }
    }
}

/// Lets programs recurse as deep as at most judges, which grant the memory limit: what is started
/// inherits the limit of this process.
#[cfg(unix)]
fn raise_stack_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    static RAISED: Once = Once::new();
    RAISED.call_once(|| {
        let limit = getrlimit(Resource::Stack);
        let wanted = limit.maximum.map_or(STACK, |most| most.min(STACK));
        if limit.current.is_some_and(|now| now < wanted) {
            // Where the system refuses it, the shell's limit counts.
            _ = setrlimit(Resource::Stack, Rlimit { current: Some(wanted), maximum: limit.maximum });
        }
    });
}

/// Spawns a command. A file that was written just now may still be open for a moment in another
/// process: one that another thread has forked off, and that is not yet the program it will be.
fn spawned(command: &mut Command) -> io::Result<Child> {
    for _ in 0..BUSY_RETRIES {
        match command.spawn() {
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => {
                thread::sleep(Duration::from_millis(2));
            }
            result => return result,
        }
    }
    command.spawn()
}

/// All that comes from a pipe, if it is one.
fn whole(pipe: Option<impl Read>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    pipe.map_or(Ok(0), |mut pipe| pipe.read_to_end(&mut bytes))?;
    Ok(bytes)
}

/// The signal by which a program was ended, where there are signals.
#[cfg(unix)]
pub fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

/// The same.
#[cfg(not(unix))]
pub fn signal(_: ExitStatus) -> Option<i32> {
    None
}

/// Runs a program of the system on an input, and collects its output; standard error only if it is
/// a pipe.
pub fn output(command: &mut Command, input: &[u8]) -> io::Result<Output> {
    Program::piped(command)?.output(input)
}

/// The same of a program that may take for ever: after that many seconds of processor time the
/// system ends it (on Linux only), even if this program has been killed.
pub fn output_within(command: &mut Command, input: &[u8], seconds: u64) -> io::Result<Output> {
    let program = Program::piped(command)?;
    limit_time(&program.process, seconds);
    program.output(input)
}

#[cfg(target_os = "linux")]
fn limit_time(process: &Child, seconds: u64) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let limit = Rlimit { current: Some(seconds), maximum: Some(seconds) };
    _ = prlimit(Some(Pid::from_child(process)), Resource::Cpu, limit); // it may have ended
}

#[cfg(not(target_os = "linux"))]
fn limit_time(_: &Child, _: u64) {}

/// Whether a process has ended. It is not reaped, so that no other process gets its number before
/// what it has started is killed.
#[cfg(unix)]
fn has_ended(process: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(process)), options), Ok(None))
}

#[cfg(not(unix))]
fn has_ended(process: &mut Child) -> bool {
    !matches!(process.try_wait(), Ok(None))
}

/// Kills the program of that number and all that it has started.
#[cfg(unix)]
pub(crate) fn kill_group(program: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(leader) = i32::try_from(program).ok().and_then(Pid::from_raw) {
        _ = kill_process_group(leader, Signal::KILL); // it may be gone
    }
}

#[cfg(not(unix))]
pub(crate) fn kill_group(_program: u32) {}
