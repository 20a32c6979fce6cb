//! Files written at once or not at all.

use crate::failure::Failure;
use crate::temporary::Draft;
use crate::terminal;
use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// As many symbolic links in a row as Linux follows.
const MAX_LINKS: usize = 40;

/// Writes a file that does not exist yet, and the folders above it.
///
/// # Errors
/// `AlreadyExists` if something has that name, `NotADirectory` if something else has the name of its
/// folder, or the system's error.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder(path)).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => ErrorKind::NotADirectory.into(),
        _ => error,
    })?;
    #[cfg(target_os = "linux")]
    if let Some(result) = create_nameless(path, text) {
        return result;
    }
    complete(path, text.as_bytes(), None)?.finish(path, false)
}

/// The same by a file that has no name until it is complete, so that not even SIGKILL leaves a part
/// of it; `None` where the system has no such files.
#[cfg(target_os = "linux")]
fn create_nameless(path: &Path, text: &str) -> Option<io::Result<()>> {
    use rustix::fs::{AtFlags, CWD, Mode, OFlags, linkat, open};
    use std::os::fd::AsRawFd;
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let mut file = fs::File::from(open(folder(path), flags, Mode::from_raw_mode(0o666)).ok()?);
    if let Err(error) = file.write_all(text.as_bytes()) {
        return Some(Err(error));
    }
    let file = format!("/proc/self/fd/{}", file.as_raw_fd());
    match linkat(CWD, file, CWD, path, AtFlags::SYMLINK_FOLLOW).map_err(io::Error::from) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => None,
        result => Some(result),
    }
}

/// Writes a file in a folder that exists, in the place of an older file of that name, whose
/// permissions it gets. A symbolic link stays, and what it points to is written.
///
/// # Errors
/// The system's error; an older file is as it was.
pub fn replace(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let content = content.as_ref();
    let old = fs::metadata(path).ok();
    // Where this program's own output goes, more may come before and after.
    if path == Path::new("/dev/stdout") {
        terminal::print_raw(content);
        return Ok(());
    }
    // A device or a pipe is written to in place: a file must not replace `/dev/null`.
    if is_open_elsewhere(path) || old.as_ref().is_some_and(|old| !old.is_file()) {
        return OpenOptions::new().append(true).open(path)?.write_all(content);
    }
    let path = end_of_links(path)?;
    if old.is_some() {
        OpenOptions::new().append(true).open(&path)?; // one that is protected against writing stays
    }
    complete(&path, content, old)?.finish(&path, true)
}

/// The failure for a file that cannot be written.
pub fn unwritten(path: &Path, error: &io::Error) -> anyhow::Error {
    let help = match error.kind() {
        ErrorKind::NotFound => "make the folder first, or choose another path",
        ErrorKind::NotADirectory => "something else has the name of its folder: move that away",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room there, or choose another path",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "choose a path that you may write to",
        _ => "choose another path",
    };
    Failure::misuse(format!("cannot write {}: {error}", path.display()), help)
}

/// Whether a path is one that a shell gives to what it has opened.
fn is_open_elsewhere(path: &Path) -> bool {
    ["/dev/stderr", "/dev/fd", "/proc"].iter().any(|folder| path.starts_with(folder))
}

/// What a path is a symbolic link to, at last, whether it exists or not.
fn end_of_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = folder(&path).join(next),
            Err(_) => return Ok(path), // not a link; whatever else is wrong, writing finds out
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// A complete file under another name in the same folder, so that renaming it is all that is left.
fn complete(path: &Path, content: &[u8], old: Option<Metadata>) -> io::Result<Draft> {
    let folder = folder(path);
    if !folder.is_dir() {
        let what = format!("there is no folder {}", folder.display());
        return Err(io::Error::new(ErrorKind::NotFound, what));
    }
    let mut draft = Draft::within(folder)?;
    draft.file().write_all(content)?;
    if let Some(old) = old {
        #[cfg(unix)]
        keep_owner(draft.file(), &old);
        draft.file().set_permissions(old.permissions())?;
    }
    Ok(draft)
}

/// The owner of an older file stays where the system allows it: to root, and within one's groups.
#[cfg(unix)]
fn keep_owner(file: &fs::File, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    _ = fchown(file, Some(old.uid()), Some(old.gid())).or_else(|_| fchown(file, None, Some(old.gid())));
}

/// What a path and any other path of the same file have in common; nothing if it is not a file.
#[cfg(unix)]
pub fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let file = fs::metadata(path).ok().filter(Metadata::is_file)?;
    Some((file.dev(), file.ino()))
}

/// The same where the system has no numbers for files.
#[cfg(not(unix))]
pub fn identity(path: &Path) -> Option<PathBuf> {
    path.canonicalize().ok()
}

/// The folder that holds, or would hold, what is at a path.
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
