//! What must not outlive this program: the programs that it runs, and its temporary files and
//! folders. They end with it, also if a signal ends it.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tempfile::{NamedTempFile, TempDir};
use wait4::{ResUse, Wait4};

/// Everything that exists at present. Whoever makes something holds the lock until it is listed.
struct Ours {
    programs: BTreeSet<u32>,
    paths: BTreeSet<PathBuf>,
}

static OURS: Mutex<Ours> = Mutex::new(Ours { programs: BTreeSet::new(), paths: BTreeSet::new() });

fn ours() -> MutexGuard<'static, Ours> {
    OURS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on Ctrl-C, or another signal that asks this program to end, also ends what is ours.
/// Under `nohup` the terminal may go.
#[cfg(unix)]
pub fn end_with_us() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let ends: &[i32] = if is_ignored(SIGHUP) { &[SIGINT, SIGTERM] } else { &[SIGINT, SIGTERM, SIGHUP] };
    // Without a handler, the system ends only this program.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(ends) else { return };
    thread::spawn(move || signals.forever().next().map(|signal| end(128 + signal)));
}

#[cfg(not(unix))]
pub fn end_with_us() {
    _ = ctrlc::set_handler(|| end(130)); // without a handler, the system ends only this program
}

/// Whether a signal was ignored from the start, as far as the system says so.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = text.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|set| u64::from_str_radix(set.trim(), 16).ok());
    ignored.is_some_and(|set| set >> (signal - 1) & 1 == 1)
}

/// Ends what is ours, then this program, with the exit code that shells give to a signal.
fn end(code: i32) {
    let ours = ours(); // kept, so that nothing else is started, and nobody reports what is killed
    for &program in &ours.programs {
        kill_group(program);
    }
    for path in &ours.paths {
        remove(path);
    }
    #[allow(clippy::exit, reason = "what destructors would do is done")]
    std::process::exit(code);
}

/// Removes a file or a folder; in a folder, a program that was killed just now may still make files
/// for a moment.
fn remove(path: &Path) {
    for _ in 0..100 {
        let is_gone = fs::remove_dir_all(path).or_else(|_| fs::remove_file(path)).is_ok();
        if is_gone || fs::symlink_metadata(path).is_err() {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// A running program and all that it starts; killed when this is dropped.
pub struct Program {
    process: Child,
    /// Whether the system may have given its number to another process.
    is_reaped: bool,
}

impl Program {
    /// Starts a program.
    ///
    /// # Errors
    /// The system's error.
    pub fn start(command: &mut Command) -> io::Result<Program> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut ours = ours();
        let process = command.spawn()?;
        ours.programs.insert(process.id());
        Ok(Program { process, is_reaped: false })
    }

    /// Its standard input, output and error, where they are pipes.
    pub fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>, Option<ChildStderr>) {
        (self.process.stdin.take(), self.process.stdout.take(), self.process.stderr.take())
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.process.id()
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
    ///
    /// # Errors
    /// The system's error.
    pub fn output(mut self, input: &[u8]) -> io::Result<Output> {
        let (stdin, stdout, stderr) = self.pipes();
        thread::scope(|scope| {
            // A program that stops reading early says why itself.
            scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
            let stderr = scope.spawn(move || whole(stderr));
            let stdout = whole(stdout)?;
            let stderr = stderr.join().expect("reading does not panic")?;
            while !self.has_ended() {
                thread::sleep(Duration::from_micros(100)); // it has closed its output
            }
            Ok(Output { status: self.reap()?.status, stdout, stderr })
        })
    }

    /// Kills it; how it ended and what it used.
    ///
    /// # Errors
    /// The system's error.
    pub fn reap(&mut self) -> io::Result<ResUse> {
        self.kill();
        loop {
            if let Some(used) = self.process.try_wait4()? {
                self.is_reaped = true;
                return Ok(used);
            }
            thread::sleep(Duration::from_micros(100));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if !self.is_reaped {
            _ = self.reap(); // there is nobody left to tell
        }
        ours().programs.remove(&self.id());
    }
}

/// All that comes from a pipe, if it is one.
fn whole(pipe: Option<impl Read>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    pipe.map_or(Ok(0), |mut pipe| pipe.read_to_end(&mut bytes))?;
    Ok(bytes)
}

/// Runs a program on an input, and collects what it prints where nothing else is said.
///
/// # Errors
/// The system's error.
pub fn output(command: &mut Command, input: &[u8]) -> io::Result<Output> {
    Program::start(command.stdin(Stdio::piped()).stdout(Stdio::piped()))?.output(input)
}

/// Whether a process has ended. It is not reaped, so that nobody else gets its number before what
/// it has started is killed.
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
fn kill_group(program: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(leader) = i32::try_from(program).ok().and_then(Pid::from_raw) {
        _ = kill_process_group(leader, Signal::KILL); // it may be gone
    }
}

#[cfg(not(unix))]
fn kill_group(_program: u32) {}

/// Whatever is there is removed if a signal ends this program, until this is dropped.
#[derive(Debug)]
struct Listed(PathBuf);

impl Listed {
    /// Makes something and lists its path.
    fn new<T, E>(make: impl FnOnce() -> Result<T, E>, path: fn(&T) -> &Path) -> Result<(T, Listed), E> {
        let mut ours = ours();
        let made = make()?;
        let path = path(&made).to_owned();
        ours.paths.insert(path.clone());
        Ok((made, Listed(path)))
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        ours().paths.remove(&self.0);
    }
}

/// A temporary folder; removed when this is dropped.
pub struct Folder {
    made: TempDir,
    _listed: Listed, // dropped last
}

impl Folder {
    /// A folder in the system's place for temporary files.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new() -> Result<Folder> {
        Folder::of(|| TempDir::with_prefix("grundy-"))
            .with_context(|| format!("cannot make a temporary folder in {}", std::env::temp_dir().display()))
    }

    /// A folder in another one, which is made if need be.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn within(folder: &Path) -> Result<Folder> {
        let made = fs::create_dir_all(folder).and_then(|()| Folder::of(|| TempDir::new_in(folder)));
        made.with_context(|| format!("cannot make a folder in {}", folder.display()))
    }

    fn of(make: impl FnOnce() -> io::Result<TempDir>) -> io::Result<Folder> {
        let (made, listed) = Listed::new(make, TempDir::path)?;
        Ok(Folder { made, _listed: listed })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.made.path()
    }
}

/// A file under a temporary name; removed when this is dropped.
#[derive(Debug)]
pub struct Draft {
    made: NamedTempFile,
    _listed: Listed, // dropped last
}

impl Draft {
    /// Such a file in a folder, with the usual permissions.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn within(folder: &Path) -> io::Result<Draft> {
        let open = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
        let make = || tempfile::Builder::new().make_in(folder, open);
        let (made, listed) = Listed::new(make, |made| made.path())?;
        Ok(Draft { made, _listed: listed })
    }

    /// The file.
    pub fn file(&mut self) -> &mut File {
        self.made.as_file_mut()
    }

    /// Gives it its name.
    ///
    /// # Errors
    /// The system's error; `AlreadyExists` if the name is taken and `may_replace` is false.
    pub fn finish(self, path: &Path, may_replace: bool) -> io::Result<()> {
        if may_replace {
            self.made.persist(path)?
        } else {
            self.made.persist_noclobber(path)?
        };
        Ok(())
    }
}
