//! Reads a source, from a file or a pipe.

use anyhow::{Context, Result};
use grundy_host::failure::Failure;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// No judge takes a source of this many bytes; what is longer is a device or a mistake.
const MAX_BYTES: u64 = 16 << 20;

/// The text of a source.
///
/// # Errors
/// Misuse, with the remedy: there is no such file, it cannot be read, or it is not a Rust text.
pub fn read(path: &Path) -> Result<String> {
    let name = path.display();
    let extension = path.extension().filter(|extension| !extension.eq_ignore_ascii_case("rs"));
    if extension.is_some() && path.is_file() {
        let help = "name a source file, whose name ends in `.rs`";
        return Err(Failure::misuse(format!("{name} is not a Rust file"), help));
    }
    let bytes = bytes(path).map_err(|error| unread(path, &error))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Failure::misuse(format!("{name} has more than {MAX_BYTES} bytes"), "name a source file"));
    }
    if bytes.trim_ascii().is_empty() {
        return Err(Failure::misuse(
            format!("{name} is empty"),
            "write a solution into it, with `fn main`; for `explore` rules, with `fn moves`",
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let (valid, bytes) = (error.utf8_error().valid_up_to(), error.as_bytes());
        let line = bytes[..valid].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Failure::misuse(
            format!("{name}:{line}: byte {} of the file (0x{:02x}) is not UTF-8", valid + 1, bytes[valid]),
            "a Rust source is UTF-8: save it in that encoding, or name another file",
        )
    })
}

/// The stems of a folder's `.rs` files, sorted, without hidden files, which editors leave.
pub fn stems(folder: &Path) -> Result<Vec<String>> {
    let mut stems = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if let Some(stem) = name.strip_suffix(".rs")
            && !stem.starts_with('.')
            && !path.is_dir()
        {
            stems.push(stem.to_owned());
        }
    }
    stems.sort();
    Ok(stems)
}

/// At most one byte more than a source may have.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn unread(path: &Path, error: &io::Error) -> anyhow::Error {
    let name = path.display();
    match error.kind() {
        ErrorKind::NotFound => {
            Failure::misuse(format!("there is no file {name}"), "is it in another folder?")
        }
        ErrorKind::IsADirectory => Failure::misuse(format!("{name} is a folder"), "name a source file in it"),
        ErrorKind::PermissionDenied => {
            Failure::misuse(format!("cannot read {name}: {error}"), "make it readable for you: `chmod u+r`")
        }
        _ => Failure::misuse(format!("cannot read {name}: {error}"), "name a source file"),
    }
}
