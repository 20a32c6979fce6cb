//! What Linux tells of the memory of processes, and what a child has of ours.
//!
//! The peak of a child counts from its start, when it still has our memory. As std usually starts
//! children, that is all of it, our executable, too; a child that is forked has only what we have
//! allocated, but that has to be copied.

use std::fs;
use std::process::Command;

const MARGIN: u64 = 512 << 10;

/// A size from a file of Linux's `/proc/<process>`; 0 if there is none.
pub fn bytes(process: &str, file: &str, key: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}

/// The most bytes of our memory that a child begins with; 0 on other systems than Linux, where a
/// peak counts from the child's own program.
pub fn own_peak() -> u64 {
    with_margin(bytes("self", "status", "VmHWM"))
}

/// The same of a child that is forked now. Other threads may allocate more before it is, so the
/// double counts.
pub fn allocated() -> u64 {
    with_margin(2 * bytes("self", "status", "RssAnon"))
}

/// Has the child be forked, if it can be: std does so for a command that sets a group, as is
/// allowed with our own but in a few containers.
#[cfg(target_os = "linux")]
pub(crate) fn forks(command: &mut Command) -> bool {
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
pub(crate) fn forks(_: &mut Command) -> bool {
    false
}

/// Where the system says it: it counts in batches of pages.
fn with_margin(size: u64) -> u64 {
    if size == 0 { 0 } else { size + MARGIN }
}
