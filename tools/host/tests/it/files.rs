use grundy_host::files::{create, replace};
use std::{fs, io};

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

/// Sources come there, which are nobody else's business.
#[cfg(unix)]
#[test]
fn a_temporary_folder_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = grundy_host::temporary::Folder::new().unwrap();
    assert_eq!(fs::metadata(folder.path()).unwrap().permissions().mode() & 0o777, 0o700);
}
