//! The first comment of a C file: what it is, and what it was made from.

use crate::Options;
use grundy_rust::edits::Edits;
use std::collections::HashSet;
use syn::{File, Item, ItemMod};

/// A block comment in three lengths.
pub struct Comment {
    /// With the Rust source in it.
    pub with_source: String,
    /// With the solution's own part of it.
    pub with_own_source: String,
    /// Without.
    pub plain: String,
}

impl Comment {
    /// The comment for the C file of a Rust bundle.
    pub fn new(options: &Options, rust: &str) -> Comment {
        let made = format!(
            "{}: rustc compiled it to WebAssembly,\nwhich was translated to C for gcc and g++.",
            options.origin
        );
        let block = |text: String| format!("/*\n{} */\n", safe(&text));
        let with = |source: &str| format!("{made} Read and change the Rust source:\n\n{}", source.trim_end());
        Comment {
            with_source: block(with(rust)),
            with_own_source: block(with(&own(rust, options.own_source))),
            plain: block(format!("{made} Read and change the Rust source, not this.")),
        }
    }
}

/// The bundle without what is in the modules that its solution does not have: the libraries.
fn own(rust: &str, solution: &str) -> String {
    let parsed = [rust, solution].map(syn::parse_file);
    let [Ok(bundle), Ok(solution)] = &parsed else { return rust.to_owned() };
    let known: HashSet<String> = modules(solution).map(|module| module.ident.to_string()).collect();
    let mut edits = Edits::default();
    for module in modules(bundle).filter(|module| !known.contains(&module.ident.to_string())) {
        if let Some((brace, _)) = &module.content {
            edits.replace(brace.span.join().byte_range(), "{ ... } // see `--emit rust`");
        }
    }
    edits.apply(rust)
}

fn modules(file: &File) -> impl Iterator<Item = &ItemMod> {
    file.items.iter().filter_map(|item| match item {
        Item::Mod(module) => Some(module),
        _ => None,
    })
}

/// The text as plain ASCII that neither ends the comment nor begins a second one. Each line is
/// indented, so that a `/` at its start cannot end the comment either when a backslash or a
/// trigraph joins it to a `*` before.
fn safe(text: &str) -> String {
    let mut safe = String::new();
    for line in text.lines() {
        let line: String = line.chars().map(ascii).collect();
        let line = line.replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?").replace("??", "? ?");
        safe += format!(" {line}").trim_end();
        safe.push('\n');
    }
    safe
}

/// A letter, escaped if it is not ASCII: a judge may read the file in an encoding in which the
/// bytes of such a letter swallow the next.
fn ascii(letter: char) -> String {
    let is_plain = letter.is_ascii_graphic() || matches!(letter, ' ' | '\t');
    if is_plain { letter.to_string() } else { letter.escape_unicode().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_are_left_out() {
        let solution = "mod mine {\n    fn f() {}\n}\nfn main() {}\n";
        let bundle = format!("{solution}\nmod grundy {{\n    pub mod nim {{}}\n}}\n");
        assert_eq!(
            own(&bundle, solution),
            format!("{solution}\nmod grundy {{ ... }} // see `--emit rust`\n")
        );
        assert_eq!(own(solution, solution), solution);
    }

    #[test]
    fn nothing_ends_the_comment() {
        assert_eq!(safe("a */ b /*/ **//"), " a * / b / * / ** //\n");
        assert_eq!(safe("x ???/ ????\n/ *\\\n\n/"), " x ? ? ?/ ? ? ? ?\n / *\\\n\n /\n");
        assert_eq!(safe("mis\u{e8}re"), " mis\\u{e8}re\n");
    }
}
