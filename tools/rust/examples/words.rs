//! The names and comments of a text: `cargo run -p grundy-rust --example words`.

use grundy_rust::comments::Comments;
use grundy_rust::edits::Edits;
use grundy_rust::tokens;

const TEXT: &str = "// Twice as much.\nfn twice(n: u32) -> u32 {\n    2 * n // not \"// this\"\n}\n";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("names: {:?}", tokens::words(TEXT)?);

    let comments = Comments::parse(TEXT)?;
    let function = TEXT.find("fn").unwrap_or(0)..TEXT.trim_end().len();
    println!("with its comments, the function is {} bytes long", comments.with(function).len());

    let mut edits = Edits::default();
    for (at, _) in TEXT.match_indices("twice").filter(|&(at, _)| !comments.hold(at)) {
        edits.replace(at..at + "twice".len(), "double");
    }
    print!("{}", edits.apply(TEXT));
    Ok(())
}
