//! What Linux tells of the memory of processes, and what a child has of ours.
//!
//! The peak of a child counts from its start, when it still has our memory. As std usually starts
//! children, that is all of it, our executable, too; a child that is forked has only what we have
//! allocated.

use std::fs;
use std::process::Command;

/// A size from a file of Linux's `/proc/<process>`; 0 if there is none.
pub fn bytes(process: &str, file: &str, key: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}

/// Has the child begin with little of our memory; at most how much that is if it is started now.
/// 0 on other systems than Linux, where a peak counts from the child's own program.
pub(crate) fn inherited(command: &mut Command) -> u64 {
    let peak = bytes("self", "status", if forks(command) { "RssAnon" } else { "VmHWM" });
    // With a margin, since the system counts in batches of pages.
    if peak == 0 { 0 } else { peak + (512 << 10) }
}

/// Whether the child will be forked: std does so for a command that sets a group, as is allowed
/// with our own but in a few containers.
#[cfg(target_os = "linux")]
fn forks(command: &mut Command) -> bool {
    use rustix::{process::getgid, thread::set_thread_gid};
    use std::os::unix::process::CommandExt;
    use std::sync::OnceLock;
    static IS_ALLOWED: OnceLock<bool> = OnceLock::new();
    let is_allowed = *IS_ALLOWED.get_or_init(|| set_thread_gid(getgid()).is_ok());
    if is_allowed {
        command.gid(getgid().as_raw());
    }
    is_allowed
}

#[cfg(not(target_os = "linux"))]
fn forks(_: &mut Command) -> bool {
    false
}
