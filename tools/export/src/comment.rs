//! The first comment of a C file: what it is, and what it was made from.

use grundy_rust::edits::Edits;
use std::collections::HashSet;
use syn::{File, Item, ItemMod};

/// A block comment in two lengths.
pub struct Comment {
    /// With the part of the source that is not in libraries.
    pub with_source: String,
    pub plain: String,
}

impl Comment {
    /// `narrow` are the lines that depend on how wide `usize` is, if that has 32 bits.
    pub fn new(origin: &str, own_source: &str, rust: &str, narrow: &[String]) -> Comment {
        let mut made = format!(
            "{origin}: rustc compiled it to WebAssembly,\nwhich was translated to C for gcc and g++."
        );
        if !narrow.is_empty() {
            made += "\n`usize` has 32 bits here. Is that enough in these lines?";
            narrow.iter().for_each(|line| made += &format!("\n{line}"));
            made += "\n";
        }
        let block = |text: String| format!("/*\n{} */\n", safe(&text));
        let with = |source: &str| format!("{made} Read and change the Rust source:\n\n{}", source.trim_end());
        Comment {
            with_source: block(with(&without_libraries(rust, own_source))),
            plain: block(format!("{made} Read and change the Rust source, not this.")),
        }
    }
}

/// The bundle without the contents of the modules that its solution does not have.
fn without_libraries(rust: &str, solution: &str) -> String {
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
