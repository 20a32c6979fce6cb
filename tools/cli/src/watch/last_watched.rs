//! The problem that was watched last in each place.

use crate::problem::Home;
use crate::programs::make::cache;
use anyhow::Result;
use grundy_host::cache::key;
use grundy_host::files;
use std::fs;
use std::path::{Path, PathBuf};

/// Remembers that a source is watched.
pub fn remember(home: &Home, source: &Path) -> Result<()> {
    let file = file(home)?;
    fs::create_dir_all(files::folder(&file))?;
    Ok(files::replace(&file, &*source.to_string_lossy())?)
}

/// The source that was watched last, if it is still there.
pub fn last(home: &Home) -> Option<PathBuf> {
    let text = fs::read_to_string(file(home).ok()?).ok()?;
    Some(PathBuf::from(text)).filter(|source| source.is_file())
}

/// Folders that are not contests share a place.
fn file(home: &Home) -> Result<PathBuf> {
    Ok(cache(home)?.join(format!("watched-{}", key(&home.folder))))
}
