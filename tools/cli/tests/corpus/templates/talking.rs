//! A conversation by `talk`, over a reader and a writer of the file's own, with destructors.
//! edition: 2018
//! input: 5\n6\n7\n
//! input: 1\n
use grundy::scan::{self, talk_over};
use std::io::{self, Read, Write};

struct Judge(Vec<u8>, usize);
impl Read for Judge {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = (self.0.len() - self.1).min(2).min(to.len());
        to[..n].copy_from_slice(&self.0[self.1..self.1 + n]);
        self.1 += n;
        Ok(n)
    }
}
struct Upper(usize);
impl Write for Upper {
    fn write(&mut self, b: &[u8]) -> io::Result<usize> { self.0 += b.len(); print!("{}", String::from_utf8_lossy(b).to_uppercase()); Ok(b.len()) }
    fn flush(&mut self) -> io::Result<()> { print!("|"); Ok(()) }
}
impl Drop for Upper { fn drop(&mut self) { println!("({} bytes)", self.0) } }

fn main() -> std::process::ExitCode {
    let r = talk_over(Judge(b"abc def 5".to_vec(), 0), Upper(0), |input, out| {
        out.line("ask");
        let w = input.word()?.to_owned();
        out.words(["got", w.as_str()]);
        input.word()?;
        out.line(input.int::<u8>()? + 1);
        Ok(())
    });
    println!("{:?}", r);
    scan::talk(|input, out| {
        out.line(input.int::<u32>()? + input.int::<u32>()?);
        out.line(input.int::<i8>()?);
        Ok(())
    })
}
