//! What Linux tells of the memory of processes, and what a child has of ours.
//!
//! The peak of a child counts from its start, when it still has our memory. As std usually starts
//! children, that is all of it, our executable, too; a child that is forked has only what we have
//! allocated, but that has to be copied.

use std::fs;
use std::process::Command;

/// With this margin, since the system counts in batches of pages.
const MARGIN: u64 = 512 << 10;

/// A size from a file of Linux's `/proc/<process>`; 0 if there is none.
pub fn bytes(process: &str, file: &str, key: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}

/// At most so many bytes of our memory a child begins with; 0 on other systems than Linux, where a
/// peak counts from the child's own program.
pub fn own_peak() -> u64 {
    with_margin("VmHWM")
}

/// Has the child be forked: std does so for a command that sets a group, as is allowed with our own
/// but in a few containers. If so, at most how much of our memory it has if it is started now.
#[cfg(target_os = "linux")]
pub(crate) fn fork(command: &mut Command) -> Option<u64> {
    use rustix::{process::getgid, thread::set_thread_gid};
    use std::os::unix::process::CommandExt;
    use std::sync::OnceLock;
    static IS_ALLOWED: OnceLock<bool> = OnceLock::new();
    if !IS_ALLOWED.get_or_init(|| set_thread_gid(getgid()).is_ok()) {
        return None;
    }
    command.gid(getgid().as_raw());
    Some(with_margin("RssAnon"))
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn fork(_: &mut Command) -> Option<u64> {
    None
}

fn with_margin(key: &str) -> u64 {
    match bytes("self", "status", key) {
        0 => 0,
        size => size + MARGIN,
    }
}
