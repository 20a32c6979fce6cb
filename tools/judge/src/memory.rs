//! How much memory programs have.

use grundy_host::child::Program;
use grundy_host::memory::bytes;
use std::fmt::{self, Display};
use std::fs;

/// How many processes of a program have their memory watched.
const MAX_PROCESSES: usize = 100;
/// Bytes of memory from which on what processes share is counted once.
const SHARED: u64 = 64 << 20;

/// Peak memory.
///
/// Linux also counts what the child had of our memory when it started. A peak that is not above
/// that is therefore only an upper bound, printed with `<=`, and no reason for a verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Memory {
    /// Bytes; 0 where the system does not say.
    pub bytes: u64,
    /// Whether the truth may be less.
    pub at_most: bool,
}

impl Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.at_most { "<= " } else { "" };
        write!(f, "{sign}{:.1} MB", self.bytes as f64 / f64::from(1 << 20))
    }
}

/// The bytes of memory that a program and all that it has started have at present; 0 where the
/// system does not say, and while the process still runs our executable: Linux reports it as
/// started a moment before it is.
pub fn resident(program: &Program) -> u64 {
    let executable = |process: &str| fs::read_link(format!("/proc/{process}/exe"));
    let process = program.id().to_string();
    let has_ours = matches!((executable(&process), executable("self")), (Ok(its), Ok(ours)) if its == ours);
    if has_ours {
        return 0;
    }
    let orphans = program.orphans();
    let mut all: Vec<String> = orphans.iter().map(u32::to_string).chain([process]).collect();
    let mut next = 0;
    while next < all.len().min(MAX_PROCESSES) {
        let children = fs::read_to_string(format!("/proc/{0}/task/{0}/children", all[next]));
        all.extend(children.unwrap_or_default().split_whitespace().map(str::to_owned));
        next += 1;
    }
    let of_all = |file, key| all.iter().map(|process| bytes(process, file, key)).sum();
    // What they share counts in each; to tell exactly takes longer.
    let most = of_all("status", "VmRSS");
    let exact = if all.len() > 1 && most > SHARED { of_all("smaps_rollup", "Pss") } else { 0 };
    if exact > 0 { exact } else { most }
}
