//! Right-to-left text and odd white space in strings and between tokens, all of which has to stay.
//! edition: 2015
#![allow(text_direction_codepoint_in_literal)]
fn main() {
    let שלום = "שלום \u{202e} abc";
    let‎x = 3;
    println!("{} {} {}", שלום.chars().count(), x, "  ".len());
}
