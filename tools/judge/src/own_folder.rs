//! A folder for a program that reads one file and writes another, not standard input and output.

use crate::executable::Executable;
use crate::text_file;
use anyhow::{Context, Result};
use grundy_header::Files;
use grundy_host::temporary::Folder;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct OwnFolder {
    folder: Folder,
    output: PathBuf,
}

impl OwnFolder {
    /// With a copy of the input.
    pub fn new(files: &Files, input: &Path) -> Result<OwnFolder> {
        let folder = Folder::new()?;
        let copy = folder.path().join(&files.input);
        fs::write(&copy, text_file::read(input)?).with_context(|| copy.display().to_string())?;
        let output = folder.path().join(&files.output);
        Ok(OwnFolder { folder, output })
    }

    /// The command that runs there, with nothing to read elsewhere.
    pub fn command(&self, executable: &Executable) -> Result<Command> {
        // What is a file here is not one there.
        let is_here = |path: &Path| path.components().count() > 1 || path.extension().is_some();
        let whole = |path: &Path| match is_here(path) && path.is_file() {
            true => std::path::absolute(path).with_context(|| path.display().to_string()),
            false => Ok(path.to_owned()),
        };
        let mut command = Command::new(whole(&executable.path)?);
        for word in &executable.words {
            command.arg(whole(Path::new(word))?);
        }
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        Ok(command)
    }

    /// The bytes that have been written.
    pub fn written(&self) -> usize {
        fs::metadata(&self.output).map_or(0, |file| file.len() as usize)
    }

    /// At most `most` bytes of what has been written; nothing if there is no such file.
    pub fn output(&self, most: usize) -> Result<Option<Vec<u8>>> {
        let Ok(file) = File::open(&self.output) else { return Ok(None) };
        let mut bytes = Vec::new();
        let read = file.take(most as u64).read_to_end(&mut bytes);
        read.with_context(|| self.output.display().to_string())?;
        Ok(Some(bytes))
    }
}
