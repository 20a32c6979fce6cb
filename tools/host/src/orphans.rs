//! What programs start and leave behind: found even if it has left their process groups.
//!
//! Each program has a mark of its own in its environment, which its children inherit. Those whose
//! parent has ended become children of this program, so that few have to be looked at. If this
//! program is killed, a shell that waits for just that kills all with its marks, and removes what
//! is temporary.

use crate::registry;
use rustix::process::{self, Pid, Signal, WaitOptions};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// The environment variable that holds the mark.
const VARIABLE: &str = "GRUNDY_RUN";
/// How long to look for what was left behind; who starts new processes for longer wins.
const PATIENCE: Duration = Duration::from_secs(2);
/// Reads temporary paths until a line says that all is done. If the input ends before, kills what
/// has marks that begin so (twice, as one may have been starting another), and removes what is at
/// these paths; again after a second if something that dies still writes there.
const GUARD: &str = r#"paths=
while IFS= read -r path; do
    [ "$path" = done ] && exit
    paths="$paths$path
"
done
for _ in 1 2; do
    for file in $(grep -lsF -- "$1" /proc/[0-9]*/environ); do
        file=${file#/proc/}
        kill -9 "${file%/environ}"
    done
done
for _ in 1 2 3 4 5; do
    printf %s "$paths" | {
        left=
        while IFS= read -r path; do
            rm -rf -- "$path" || left=1
        done
        [ -z "$left" ]
    } && exit
    sleep 1
done"#;

/// What the processes of one program have in common.
pub struct Mark(String);

impl Mark {
    /// Marks a command that is to be started.
    pub fn new(command: &mut Command) -> Mark {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let mark = format!("{}{}", prefix(), COUNT.fetch_add(1, Relaxed));
        command.env(VARIABLE, &mark);
        Mark(mark)
    }

    /// The processes that run with this mark, and whose parents have ended.
    pub fn orphans(&self) -> Vec<u32> {
        let registry = registry::lock();
        let others = children().into_iter().filter(|child| !registry.programs.contains(child));
        others.filter(|&process| self.is_of(process)).collect()
    }

    /// Kills these, and whatever they have started.
    pub fn kill_orphans(&self) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            bury();
            let orphans = self.orphans();
            if orphans.is_empty() {
                break;
            }
            for process in orphans.into_iter().filter_map(pid) {
                _ = process::kill_process(process, Signal::KILL); // it may be gone
            }
            thread::sleep(Duration::from_micros(100));
        }
    }

    fn is_of(&self, process: u32) -> bool {
        let environment = fs::read(format!("/proc/{process}/environ")).unwrap_or_default();
        let word = format!("{VARIABLE}={}", self.0);
        environment.split(|&byte| byte == 0).any(|entry| entry == word.as_bytes())
    }
}

/// What all marks of this program begin with. From then on, orphans are ours, and the guard waits.
fn prefix() -> &'static str {
    static PREFIX: OnceLock<String> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let prefix = format!("{}-{}-", std::process::id(), since.as_nanos());
        // Where the system refuses one of these, what leaves a group stays.
        _ = process::set_child_subreaper(Some(process::getpid()));
        let registry = registry::lock();
        *guard_input() = guard(&prefix);
        registry.paths.iter().for_each(|path| tell_guard(path));
        prefix
    })
}

/// What keeps the guard waiting. Locked after the registry, if both are.
static GUARD_INPUT: Mutex<Option<ChildStdin>> = Mutex::new(None);

fn guard_input() -> MutexGuard<'static, Option<ChildStdin>> {
    GUARD_INPUT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From then on, the guard waits, as it does once a program is started.
pub fn begin_guard() {
    prefix();
}

/// Tells the guard, if it waits already, what to remove if this program is killed.
pub fn tell_guard(path: &Path) {
    let path = std::path::absolute(path).unwrap_or_default().into_os_string().into_encoded_bytes();
    let is_line = path.starts_with(b"/") && !path.contains(&b'\n');
    if let Some(input) = guard_input().as_mut().filter(|_| is_line) {
        _ = input.write_all(&[&path, &b"\n"[..]].concat()); // it may have been killed
    }
}

fn guard(prefix: &str) -> Option<ChildStdin> {
    let mut command = Command::new("sh");
    command.args(["-c", GUARD, "sh"]).arg(format!("{VARIABLE}={prefix}")).env_remove(VARIABLE);
    // Whatever ends this program and its group is not for it.
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
    command.spawn().ok()?.stdin.take()
}

/// Tells the guard that this program ends by itself, and that there is nothing to kill.
pub fn dismiss_guard() {
    if let Some(mut input) = guard_input().take() {
        _ = input.write_all(b"done\n"); // it may have been killed
    }
}

/// Lets the system forget orphans that have ended.
fn bury() {
    let registry = registry::lock();
    let us = groups(std::process::id());
    for child in children().into_iter().filter(|child| !registry.programs.contains(child)) {
        // Whoever else has started a program waits for it.
        let is_waited_for = match (us, groups(child)) {
            (Some((our_group, our_session)), Some((group, session))) => {
                session == our_session && (group == our_group || group == i64::from(child))
            }
            _ => true,
        };
        if let (false, Some(child)) = (is_waited_for, pid(child)) {
            _ = process::waitpid(Some(child), WaitOptions::NOHANG);
        }
    }
}

/// The group and the session of a process: 0 where these are not of this container, which calls
/// that ask for an identifier do not expect.
fn groups(process: u32) -> Option<(i64, i64)> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before the last bracket may hold anything.
    let mut fields = text.rsplit_once(") ")?.1.split(' ').skip(2);
    let mut next = || fields.next()?.parse().ok();
    Some((next()?, next()?))
}

/// The children of our first thread; orphans are given to that.
fn children() -> Vec<u32> {
    let us = std::process::id();
    let text = fs::read_to_string(format!("/proc/{us}/task/{us}/children")).unwrap_or_default();
    text.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}

fn pid(process: u32) -> Option<Pid> {
    Pid::from_raw(i32::try_from(process).ok()?)
}
