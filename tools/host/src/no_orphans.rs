//! Where the system does not say which processes a program has started and left behind.

use std::path::Path;
use std::process::Command;

/// Nothing: a process group is all that there is.
pub struct Mark;

impl Mark {
    pub fn new(_: &mut Command) -> Mark {
        Mark
    }

    pub fn orphans(&self) -> Vec<u32> {
        Vec::new()
    }

    pub fn kill_orphans(&self) {}
}

pub fn begin_guard() {}

pub fn tell_guard(_: &Path) {}

pub fn dismiss_guard() {}
