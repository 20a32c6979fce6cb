//! The three best answers to a question: `cargo run -p grundy-lookup --features embedded --example
//! find -- two piles, same number from both`.

use grundy_lookup::{Shelf, TooFewNumbers, answers};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let question = if words.is_empty() { "take 1,3,4".to_owned() } else { words.join(" ") };
    let shelf = Shelf::carried();
    match answers(&question, &shelf) {
        Ok(answers) => {
            for found in answers.found.iter().take(3) {
                println!("{}: {}", found.what.name(), found.line);
            }
        }
        Err(TooFewNumbers(count)) => println!("{count} numbers tell little"),
    }
}
