//! The list of what must not outlive this program.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Everything that exists at present. The lock is held from before something is made until it is
/// listed.
pub struct Registry {
    /// The process groups of child programs.
    pub programs: BTreeSet<u32>,
    /// Temporary files and folders.
    pub paths: BTreeSet<PathBuf>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry { programs: BTreeSet::new(), paths: BTreeSet::new() });

pub fn lock() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}
