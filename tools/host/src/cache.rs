//! The user's folder for what can be made again.

use crate::failure::Failure;
use anyhow::Result;
use std::env;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// `~/.cache`, or what the system has in its place.
pub fn of_user() -> Result<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|folder| folder.is_absolute());
    let folder = named("XDG_CACHE_HOME").or_else(|| named("LOCALAPPDATA"));
    folder.or_else(|| Some(env::home_dir()?.join(".cache"))).ok_or_else(|| {
        let help = "set XDG_CACHE_HOME to a folder that can be written";
        Failure::misuse("there is no home folder in which to keep what is built", help)
    })
}

/// Waits until no other process builds in a folder of the cache; the folder is made. What is
/// returned keeps others waiting.
pub fn lock(folder: &Path) -> Result<File> {
    let lock = || {
        fs::create_dir_all(folder)?;
        let file = File::create(folder.join("lock"))?;
        file.lock()?;
        Ok::<File, std::io::Error>(file)
    };
    lock().map_err(|error| {
        let message = format!("cannot build in {}: {error}", folder.display());
        Failure::misuse(message, "set XDG_CACHE_HOME to a folder that can be written")
    })
}

/// The name of what is made of something: 16 hexadecimal digits.
pub fn key(of: &(impl Hash + ?Sized)) -> String {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
