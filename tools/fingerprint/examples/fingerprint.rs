//! Prints the fingerprint of standard input.

use grundy_fingerprint::Fingerprint;
use std::io;

fn main() -> io::Result<()> {
    let text = io::read_to_string(io::stdin())?;
    println!("{}", Fingerprint::new(&text));
    Ok(())
}
