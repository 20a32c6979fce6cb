//! Stands for `std::fs`: the only file is `/dev/stdin`, which is standard input; and what has a
//! number is standard input and output.

use crate::wasm_to_c_io::io::{Error, ErrorKind, Read, Result, Stdin, Write, stderr, stdin, stdout};
use std::path::Path;

/// What has a number: 0 is standard input, 1 standard output, 2 what no judge reads.
#[derive(Debug)]
pub struct File(pub(crate) i32);

impl File {
    pub fn open(path: impl AsRef<Path>) -> Result<File> {
        let is_input = ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].map(Path::new).contains(&path.as_ref());
        if is_input { Ok(File(0)) } else { Err(Error::from(ErrorKind::NotFound)) }
    }

    fn input(&self) -> Result<Stdin> {
        if self.0 == 0 { Ok(stdin()) } else { Err(Error::from(ErrorKind::Unsupported)) }
    }
}

impl Read for File {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        self.input()?.read(to)
    }
}

impl Read for &File {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        self.input()?.read(to)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        (&*self).write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

impl Write for &File {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        match self.0 {
            1 => stdout().write(bytes),
            2 => stderr().write(bytes),
            _ => Err(Error::from(ErrorKind::Unsupported)),
        }
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
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
