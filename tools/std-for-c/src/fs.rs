//! Stands for `std::fs`: the only file is `/dev/stdin`, which is standard input.

use crate::wasm_to_c_io::io::{Error, ErrorKind, Read, Result, Stdin, stdin};
use std::path::Path;

#[derive(Debug)]
pub struct File(Stdin);

impl File {
    pub fn open(path: impl AsRef<Path>) -> Result<File> {
        let is_input = ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].map(Path::new).contains(&path.as_ref());
        if is_input { Ok(File(stdin())) } else { Err(Error::from(ErrorKind::NotFound)) }
    }
}

impl Read for File {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        self.0.read(to)
    }
}

impl Read for &File {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        (&self.0).read(to)
    }
}

pub fn read(path: impl AsRef<Path>) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

pub fn read_to_string(path: impl AsRef<Path>) -> Result<String> {
    let mut text = String::new();
    File::open(path)?.read_to_string(&mut text)?;
    Ok(text)
}
