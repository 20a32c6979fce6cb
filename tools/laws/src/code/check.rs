//! A program that calls a law's function, so that it can be compared with the table.

use super::Code;
use std::fmt::Write;

/// A program that reads points, one a line with blanks between the coordinates, and prints what the
/// function says there; `text` is the function.
pub fn program(code: &Code, text: &str) -> String {
    let call = call(code, code.name());
    format!(
        "{text}
fn main() {{
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut out = String::new();
    for line in text.lines() {{
        let at: Vec<u64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        out += &format!(\"{{}}\\n\", {call});
    }}
    print!(\"{{}}\", out);
}}
"
    )
}

/// A call of the function for the coordinates in `at`; truth values become 0 and 1.
pub fn call(code: &Code, function: &str) -> String {
    let argument = |(i, parameter): (usize, &str)| match parameter.ends_with("&[u64]") {
        true if i == 0 => "&at".to_owned(),
        true => format!("&at[{i}..]"),
        false => format!("at[{i}]"),
    };
    let arguments: Vec<String> = code.parameters.split(", ").enumerate().map(argument).collect();
    let call = format!("{function}({})", arguments.join(", "));
    if code.returns.is_none() { format!("u8::from({call})") } else { call }
}

/// The points as the program reads them.
pub fn input<'a>(points: impl IntoIterator<Item = &'a Vec<u64>>) -> String {
    let mut text = String::new();
    for point in points {
        let words: Vec<String> = point.iter().map(u64::to_string).collect();
        _ = writeln!(text, "{}", words.join(" "));
    }
    text
}
