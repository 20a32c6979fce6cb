//! A program that calls a law's function, so that it can be compared with the table.

use super::Language;
use crate::law::{Domain, Law};
use std::fmt::Write;

/// A program that reads points, one a line with blanks between the coordinates, and prints what the
/// function says there; `text` is the function. Truth values become 0 and 1.
pub fn program(law: &Law, language: Language, text: &str) -> String {
    let call = call(law, language, law.function_name());
    match language {
        Language::Rust => format!(
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
        ),
        Language::Python => format!(
            "{text}
import sys

for line in sys.stdin:
    at = [int(word) for word in line.split()]
    print(int({call}))
"
        ),
        Language::C | Language::Cpp => format!(
            "{text}
#include <stdio.h>

int main(void) {{
    static char line[1 << 16];
    while (fgets(line, sizeof line, stdin) != NULL) {{
        static u64 at[1 << 12];
        size_t count = 0;
        char *word = line, *end;
        for (;; word = end) {{
            unsigned long long n = strtoull(word, &end, 10);
            if (end == word) break;
            at[count++] = n;
        }}
        (void)count;
        __int128 value = {call};
        unsigned __int128 rest = value < 0 ? -(unsigned __int128)value : (unsigned __int128)value;
        char digits[50];
        int i = 49;
        digits[i] = 0;
        do {{
            digits[--i] = (char)('0' + (int)(rest % 10));
            rest /= 10;
        }} while (rest > 0);
        printf(\"%s%s\\n\", value < 0 ? \"-\" : \"\", digits + i);
    }}
    return 0;
}}
"
        ),
    }
}

/// A call of the function for the coordinates in `at`; truth values become 0 and 1 in Rust.
pub fn call(law: &Law, language: Language, function: &str) -> String {
    let first = law.parameters.len();
    let mut arguments: Vec<String> = (0..first).map(|i| format!("at[{i}]")).collect();
    let piles = match (language, first) {
        (Language::Rust, 0) => "&at".to_owned(),
        (Language::Rust, _) => format!("&at[{first}..]"),
        (Language::Python, _) => format!("at[{first}:]"),
        _ => format!("at + {first}, count - {first}"),
    };
    match law.domain {
        Domain::Line | Domain::Number => arguments.push(format!("at[{first}]")),
        Domain::Grid => arguments.extend([format!("at[{first}]"), format!("at[{}]", first + 1)]),
        Domain::Piles | Domain::Ordered => arguments.push(piles),
    }
    let call = format!("{function}({})", arguments.join(", "));
    let is_truth = language == Language::Rust && law.is_truth();
    if is_truth { format!("u8::from({call})") } else { call }
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
