//! Picks from `runtime.c` and the files in `runtime` what a translation needs.

use crate::error::Error;
use crate::module::Module;
use crate::options::{FileKind, Options};
use crate::prune::call_depth::CallDepth;
use std::collections::{BTreeSet, HashSet};

const SOURCE: &str = concat!(
    include_str!("runtime.c"),
    include_str!("runtime/heap.c"),
    include_str!("runtime/wide.c"),
    include_str!("runtime/float.c")
);

/// The largest number of words that the source names.
const MOST_WORDS: usize = 13;

/// The memory that the runtime manages, in bytes.
pub struct Sizes {
    pub heap: u64,
    /// The end of what `memory.grow` may reach.
    pub limit: u64,
    pub bytes: u64,
    /// The size of a stack in front of it; 0 if the system's stack is deep enough.
    pub stack: u64,
    /// The number of addresses at the start for which there is no memory, since nothing uses them.
    pub skip: u64,
    /// Whether addresses have 64 bits in the module.
    pub wide: bool,
}

impl Sizes {
    /// What a program gets; a library has no stack of its own.
    pub fn for_module(module: &Module, depth: &CallDepth, options: &Options) -> Result<Sizes, Error> {
        let is_program = options.kind == FileKind::Program;
        let skip = if is_program { depth.unused_stack(module) } else { 0 };
        let bytes = (options.memory + skip).min(u64::from(u32::MAX) >> 16 << 16);
        let limit = module.memory_limit.map_or(bytes, |limit| limit.min(bytes));
        let stack = if is_program && depth.recurses { options.stack } else { 0 };
        let sizes = Sizes { heap: module.memory, limit, bytes, stack, skip, wide: module.wide };
        let (needed, granted) = (sizes.initial(), options.memory);
        if needed > granted { Err(Error::MemoryTooSmall { needed, granted }) } else { Ok(sizes) }
    }

    pub fn initial(&self) -> u64 {
        self.heap - self.skip
    }
}

/// The sections that a file with these names needs, directly or through each other, in the order of
/// the file.
pub fn for_names(names: &HashSet<&str>, sizes: &Sizes) -> String {
    let source = for_words(sizes.wide);
    let sections: Vec<(Vec<&str>, String)> = source.split("//:").skip(1).map(section).collect();
    let mathematics = mathematics(names);
    let mut names = names.clone();
    let mut chosen = vec![false; sections.len()];
    let mut growing = true;
    while growing {
        growing = false;
        for ((provides, text), chosen) in sections.iter().zip(&mut chosen) {
            if !*chosen && provides.iter().any(|name| *name == "*" || names.contains(*name)) {
                *chosen = true;
                growing = true;
                names.extend(identifiers(text));
            }
        }
    }
    let text: String =
        sections.iter().zip(chosen).filter(|(_, chosen)| *chosen).map(|((_, text), _)| &**text).collect();
    let text = mathematics + &text;
    let room = sizes.stack + sizes.bytes - sizes.skip;
    let of_first_address = match (sizes.stack, sizes.skip) {
        (0, 0) => "M_".to_owned(),
        (stack, 0) => format!("M_ + {stack}u"),
        (_, skip) => format!("((size_t)M_ - {skip}u)"),
    };
    let text = text.replace("FIRST", &of_first_address);
    [
        ("HEAP", sizes.heap),
        ("LIMIT", sizes.limit),
        ("BYTES", sizes.bytes),
        ("ROOM", room),
        ("MOST", 0x7fff_fff0),
    ]
    .into_iter()
    .fold(text, |text, (name, value)| text.replace(name, &format!("{value}u")))
}

/// The source for one type of addresses.
fn for_words(wide: bool) -> String {
    let (ty, place, size) = if wide { ("U", "Q", 8) } else { ("u", "L", 4) };
    let sized = (1..=MOST_WORDS).fold(SOURCE.to_owned(), |text, count| {
        text.replace(&format!("WORDS({count})"), &(count * size).to_string())
    });
    sized.replace("WORD_AT", place).replace("WORD", ty)
}

/// For compilers that do not know gcc's names: the functions of `math.h` that are called.
fn mathematics(names: &HashSet<&str>) -> String {
    let names: BTreeSet<&str> = names.iter().filter_map(|name| name.strip_prefix("__builtin_")).collect();
    if names.is_empty() {
        return String::new();
    }
    let defined = names.iter().map(|name| format!("#define __builtin_{name} {name}\n"));
    format!("#ifndef __GNUC__\n#include <math.h>\n{}#endif\n", defined.collect::<String>())
}

/// All words in a C text, outside strings, that could be names.
pub fn identifiers(code: &str) -> HashSet<&str> {
    let (mut quoted, mut escaped) = (false, false);
    let words = code.split(move |c: char| {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = quoted,
            '"' => quoted = !quoted,
            _ => {}
        }
        quoted || !c.is_ascii_alphanumeric() && c != '_'
    });
    words.filter(|word| !word.is_empty()).collect()
}

/// The names that a section provides, and its text without comments and layout.
fn section(text: &str) -> (Vec<&str>, String) {
    let (head, body) = text.split_once('\n').unwrap_or((text, ""));
    let mut out = String::new();
    for line in body.lines().filter(|line| !line.trim_start().starts_with("//")) {
        // A directive needs a line of its own.
        if line.starts_with('#') {
            end_line(&mut out);
            out += line;
            out.push('\n');
        } else {
            out += &squeeze(line);
        }
    }
    end_line(&mut out);
    (head.split_whitespace().collect(), out)
}

fn end_line(out: &mut String) {
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
}

/// Removes the spaces that only help readers.
fn squeeze(line: &str) -> String {
    let mut out = String::new();
    let (mut rest, mut quoted) = (line.trim().chars().peekable(), false);
    while let Some(c) = rest.next() {
        quoted ^= c == '"';
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let needed = match (out.chars().last(), rest.peek()) {
            (Some(a), Some(&b)) => word(a) && word(b) || a == b && "+-&|".contains(a),
            _ => false,
        };
        if c != ' ' || needed || quoted {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_strings_are_no_names() {
        let code = r#"call("no \" name \\", one); two"#;
        assert_eq!(identifiers(code), HashSet::from(["call", "one", "two"]));
    }
}
