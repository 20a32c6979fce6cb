//! Temporary files and folders, which are removed with this program.

use crate::failure::Failure;
use crate::{orphans, registry};
use anyhow::{Context, Result};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, TempDir};

/// A temporary folder; removed when this is dropped.
pub struct Folder {
    made: TempDir,
    _listed: Listed, // dropped last
}

impl Folder {
    /// A folder in the system's place for temporary files.
    ///
    /// # Errors
    /// Misuse, with the remedy: it cannot be made.
    pub fn new() -> Result<Folder> {
        Folder::listed(private_folder).map_err(|error| {
            let message = format!("cannot make a temporary folder: {error}");
            Failure::misuse(message, "set TMPDIR to a folder that you may write to, with room in it")
        })
    }

    /// A folder in another one, which is made if need be.
    pub fn within(folder: &Path) -> Result<Folder> {
        let made = fs::create_dir_all(folder).and_then(|()| Folder::listed(|| TempDir::new_in(folder)));
        made.with_context(|| format!("cannot make a folder in {}", folder.display()))
    }

    fn listed(make: impl FnOnce() -> io::Result<TempDir>) -> io::Result<Folder> {
        orphans::begin_guard();
        let (made, listed) = Listed::new(make, TempDir::path)?;
        Ok(Folder { made, _listed: listed })
    }

    /// The folder's path.
    pub fn path(&self) -> &Path {
        self.made.path()
    }
}

/// A folder that no other user can look into: sources come there.
fn private_folder() -> io::Result<TempDir> {
    let mut builder = tempfile::Builder::new();
    builder.prefix("grundy-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    builder.tempdir()
}

/// A file under a temporary name; removed when this is dropped.
#[derive(Debug)]
pub(crate) struct Draft {
    made: NamedTempFile,
    _listed: Listed, // dropped last
}

impl Draft {
    /// Such a file in a folder, with the usual permissions.
    pub fn within(folder: &Path) -> io::Result<Draft> {
        let open = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
        let make = || tempfile::Builder::new().make_in(folder, open);
        let (made, listed) = Listed::new(make, |made| made.path())?;
        Ok(Draft { made, _listed: listed })
    }

    pub fn file(&mut self) -> &mut File {
        self.made.as_file_mut()
    }

    /// Gives it its name; `AlreadyExists` if that is taken and `may_replace` is false.
    pub fn finish(self, path: &Path, may_replace: bool) -> io::Result<()> {
        if may_replace {
            self.made.persist(path)?
        } else {
            self.made.persist_noclobber(path)?
        };
        Ok(())
    }
}

/// What is at this path is removed if a signal ends this program, until this is dropped; on Linux
/// even if it is killed, once it has made a folder or started a program.
#[derive(Debug)]
struct Listed(PathBuf);

impl Listed {
    /// Makes something and lists its path.
    fn new<T, E>(make: impl FnOnce() -> Result<T, E>, path: fn(&T) -> &Path) -> Result<(T, Listed), E> {
        let mut registry = registry::lock();
        let made = make()?;
        let path = path(&made).to_owned();
        orphans::tell_guard(&path);
        registry.paths.insert(path.clone());
        Ok((made, Listed(path)))
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        registry::lock().paths.remove(&self.0);
    }
}
