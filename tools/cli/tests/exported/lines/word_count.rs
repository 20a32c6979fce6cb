//! Counts distinct words of each line until `#`; also lines that are empty or have only blanks.
//! input: you are my friend\n  a a   b \n\n#\nafter\n
//! input: #\n
//! input: no end
//! input: tab\tand\tspace  \r\nwindows line\r\n#\r\n
use std::collections::HashSet;
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let stdin = io::stdin();
    let mut out = io::BufWriter::new(io::stdout());
    for line in stdin.lock().lines() {
        let line = line?;
        if line.trim_end() == "#" {
            break;
        }
        let words: HashSet<&str> = line.split_whitespace().collect();
        let longest = words.iter().map(|w| w.len()).max();
        writeln!(out, "{} {:?}", words.len(), longest)?;
    }
    out.flush()
}
