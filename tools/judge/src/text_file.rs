//! Files of cases as programs get them: without the byte order mark that some editors write.

use anyhow::{Context, Result};
use grundy_host::Failure;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];
/// How files begin in the other encoding of such editors, which no judge has.
const UTF_16: [[u8; 2]; 2] = [[0xff, 0xfe], [0xfe, 0xff]];

/// A file of which the mark is already read: a program that gets it as standard input does not see
/// it.
///
/// # Errors
/// It cannot be read. Misuse: it is UTF-16.
pub(crate) fn open(path: &Path) -> Result<File> {
    let opened = || -> std::io::Result<(File, Vec<u8>)> {
        let (mut file, mut start) = (File::open(path)?, Vec::new());
        if file.metadata()?.is_file() {
            // Of a pipe, nothing can be given back.
            Read::by_ref(&mut file).take(MARK.len() as u64).read_to_end(&mut start)?;
        }
        Ok((file, start))
    };
    let (mut file, start) = opened().with_context(|| path.display().to_string())?;
    if UTF_16.iter().any(|mark| start.starts_with(mark)) {
        let message = format!("{} is UTF-16, which programs do not read", path.display());
        return Err(Failure::misuse(message, "save it as UTF-8"));
    }
    if start != MARK && !start.is_empty() {
        file.seek(SeekFrom::Start(0)).with_context(|| path.display().to_string())?;
    }
    Ok(file)
}

/// What is in such a file.
///
/// # Errors
/// As for a file that is opened: it cannot be read, or it is UTF-16.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes).with_context(|| path.display().to_string())?;
    Ok(bytes)
}
