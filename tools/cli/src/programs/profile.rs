//! How programs are compiled, and the folder in which they end up.

use std::env;
use std::path::{Path, PathBuf};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// What the judges use, or close to it.
    Release,
    Debug,
}

impl Profile {
    /// The profile that `--debug` asks for.
    pub fn of(debug: bool) -> Profile {
        if debug { Profile::Debug } else { Profile::Release }
    }

    /// How many times the judge's time limit is allowed: unoptimised code says nothing about it.
    pub fn patience(self) -> u32 {
        match self {
            Profile::Release => 1,
            Profile::Debug => 10,
        }
    }

    /// The name of its folder.
    pub fn folder(self) -> &'static str {
        match self {
            Profile::Release => "release",
            Profile::Debug => "debug",
        }
    }
}

/// Where cargo puts what it makes.
pub fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}
