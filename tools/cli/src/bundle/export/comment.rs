//! The first comment of a C file: what it is, and what it was made from.

use crate::bundle::Request;
use std::fmt::Write;

/// A block comment, with the Rust source in it if that is given.
pub fn comment(request: &Request, rust: Option<&str>) -> String {
    let judge = request.judge.as_ref().map_or(String::new(), |judge| format!(" --judge {}", judge.name));
    let address = request.address.as_ref().map_or(String::new(), |address| format!(" <{address}>"));
    let target = match &request.address {
        Some(_) => request.name.clone(),
        None => request.path.display().to_string(),
    };
    let mut text = format!(
        "{}{address}\nMade from Rust by grundy, `cargo grundy bundle {target}{judge} --emit c`: rustc compiled it to \
         WebAssembly,\nwhich was translated to C for gcc and g++.",
        request.name
    );
    match rust {
        None => text += " Read and change the Rust source, not this.",
        Some(rust) => {
            let _ = write!(text, " Read and change the Rust source:\n\n{}", rust.trim_end());
        }
    }
    format!("/*\n{} */\n", safe(&text))
}

/// Text that ends no comment, begins no second one, and is plain ASCII. Every line is indented, so
/// that no line joined to the one before it by a backslash or a trigraph can end the comment
/// either.
fn safe(text: &str) -> String {
    let mut safe = String::new();
    for line in text.lines() {
        let line: String = line.chars().flat_map(ascii).collect();
        let line = line.replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?").replace("??", "? ?");
        safe += format!(" {line}").trim_end();
        safe.push('\n');
    }
    safe
}

/// Judges read other encodings, in which the bytes of a letter may swallow the next.
fn ascii(letter: char) -> impl Iterator<Item = char> {
    let plain = letter.is_ascii_graphic() || matches!(letter, ' ' | '\t');
    let escape = (!plain).then(|| letter.escape_unicode());
    plain.then_some(letter).into_iter().chain(escape.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ends_the_comment() {
        assert_eq!(safe("a */ b /*/ **//"), " a * / b / * / ** //\n");
        assert_eq!(safe("x ???/ ????\n/ *\\\n\n/"), " x ? ? ?/ ? ? ? ?\n / *\\\n\n /\n");
        assert_eq!(safe("mis\u{e8}re"), " mis\\u{e8}re\n");
    }
}
