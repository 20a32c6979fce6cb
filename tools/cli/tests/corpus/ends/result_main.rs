//! `main` returns a `Result` of an own error: its `Debug`, by hand, is what appears.
//! edition: 2015
//! input: fine
//! input: bad
use std::fmt;

enum Oops { Word(String), Io(std::io::Error) }
impl fmt::Debug for Oops {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self { Oops::Word(w) => write!(f, "word {}", w), Oops::Io(e) => write!(f, "io {}", e) }
    }
}
impl From<std::io::Error> for Oops { fn from(e: std::io::Error) -> Oops { Oops::Io(e) } }
impl<'a> From<&'a str> for Oops { fn from(w: &'a str) -> Oops { Oops::Word(w.to_uppercase()) } }

fn main() -> Result<(), Oops> {
    let mut s = String::new();
    std::io::stdin().read_line(&mut s)?;
    let ok = s.trim() == "fine";
    println!("{}", ok);
    if ok { Ok(()) } else { Err(s.trim())? }
}
