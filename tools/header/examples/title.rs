//! The title and the limits of a source: `cargo run -p grundy-header --example title [FILE]`.

use grundy_header::{Limits, bullet, title};

const TEXT: &str = "\
//! # HDU 1846: Brave Game
//!
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Template**: `bash`, for one heap
//!   and at most m stones

fn main() {}
";

fn main() -> std::io::Result<()> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => TEXT.to_owned(),
    };
    println!("{}", title(&text).unwrap_or("no title".to_owned()));
    match bullet(&text, "Limits").and_then(|limits| Limits::parse(&limits)) {
        Some(limits) => println!("time: {:?}, memory: {:?} bytes", limits.time, limits.memory),
        None => println!("no limits"),
    }
    Ok(())
}
