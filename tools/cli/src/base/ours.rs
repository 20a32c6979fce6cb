//! What must not outlive this program: the programs that it runs, and its temporary folders. They
//! end with it, also if the user stops it by Ctrl-C.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;
use wait4::{ResUse, Wait4};

/// The exit code of a program that Ctrl-C has stopped, as shells count it.
const INTERRUPTED: i32 = 130;

/// Everything that exists at present.
struct Ours {
    programs: BTreeSet<u32>,
    folders: BTreeSet<PathBuf>,
}

static OURS: Mutex<Ours> = Mutex::new(Ours { programs: BTreeSet::new(), folders: BTreeSet::new() });

fn ours() -> MutexGuard<'static, Ours> {
    OURS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on Ctrl-C, or the signal that asks this program to end, also ends what is ours.
pub fn end_with_us() {
    let set = ctrlc::set_handler(|| {
        let ours = ours(); // kept, so that nothing else is started
        for &program in &ours.programs {
            kill_group(program);
        }
        for folder in &ours.folders {
            _ = fs::remove_dir_all(folder); // or it stays
        }
        #[allow(clippy::exit, reason = "what destructors would do is done")]
        std::process::exit(INTERRUPTED);
    });
    _ = set; // without a handler, the system ends only this program
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

/// A temporary folder; removed when this is dropped.
pub struct Folder(TempDir);

impl Folder {
    /// A folder in the system's place for temporary files.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new() -> Result<Folder> {
        let made = TempDir::with_prefix("grundy-").context("cannot make a temporary folder")?;
        Ok(Folder::of(made))
    }

    /// A folder in another one, which is made if need be.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn within(folder: &Path) -> Result<Folder> {
        let made = fs::create_dir_all(folder).and_then(|()| TempDir::new_in(folder));
        Ok(Folder::of(made.with_context(|| format!("cannot make a folder in {}", folder.display()))?))
    }

    fn of(made: TempDir) -> Folder {
        ours().folders.insert(made.path().to_owned());
        Folder(made)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        ours().folders.remove(self.path());
    }
}
