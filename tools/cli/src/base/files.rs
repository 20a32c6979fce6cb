//! Files written at once or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// Writes a file that does not exist yet, and the folders above it.
///
/// # Errors
/// `AlreadyExists` if something has that name, or the system's error.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder(path))?;
    complete(path, text)?.persist_noclobber(path)?;
    Ok(())
}

/// Writes a file in a folder that exists, in the place of an older file of that name.
///
/// # Errors
/// The system's error.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A device or a pipe is written to in place: a file must not replace `/dev/null`.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return fs::write(path, text);
    }
    complete(path, text)?.persist(path)?;
    Ok(())
}

/// A complete file under another name in the same folder, so that renaming it is all that is left.
fn complete(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = folder(path);
    if !folder.is_dir() {
        let what = format!("there is no folder {}", folder.display());
        return Err(io::Error::new(io::ErrorKind::NotFound, what));
    }
    let mut builder = tempfile::Builder::new();
    // Readable for others, too, where the user's mask allows it.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_replace_overwrites() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b.txt");
        assert_eq!(replace(&path, "x").unwrap_err().kind(), io::ErrorKind::NotFound);
        create(&path, "one").unwrap();
        assert_eq!(create(&path, "two").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        replace(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "a temporary file is left");
        assert!(replace(folder.path(), "x").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_stays_a_pipe() {
        use std::os::unix::fs::FileTypeExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        let reader = path.clone();
        let read = std::thread::spawn(move || fs::read_to_string(reader).unwrap());
        replace(&path, "text").unwrap();
        assert_eq!(read.join().unwrap(), "text");
        assert!(fs::metadata(&path).unwrap().file_type().is_fifo());
    }
}
