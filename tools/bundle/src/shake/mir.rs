//! Whether a program with less in it is still the same: its MIR, rustc's intermediate code,
//! function by function.

use grundy_rust::tokens::is_part;
use std::collections::{BTreeMap, HashSet};

/// The functions, constants and statics of a program.
pub struct Code {
    bodies: HashSet<String>,
    /// The first line of each destructor, and its type.
    destructors: BTreeMap<String, String>,
}

impl Code {
    /// Reads what `--emit=mir` writes. Names contain positions in the text, so two programs can be
    /// compared only if nothing has moved.
    pub fn from_mir(mir: &str) -> Code {
        let (mut bodies, mut destructors) = (HashSet::new(), BTreeMap::new());
        let mut body = String::new();
        for line in mir.lines().filter(|line| !line.starts_with("//") && !line.is_empty()) {
            let is_first = !line.starts_with([' ', '}']);
            let line = plain(line.trim_start());
            // A lint level on a statement makes a scope of its own, and nothing else.
            if line.starts_with("scope ") || line.starts_with("debug ") || line == "}" {
                continue;
            }
            if is_first {
                bodies.insert(std::mem::take(&mut body));
                destructors.extend(destroyed(&line).map(|of| (line.clone(), of.to_owned())));
            }
            body += &line;
            body.push('\n');
        }
        bodies.insert(body);
        Code { bodies, destructors }
    }

    /// Whether everything in this program is in `whole`, unchanged.
    pub fn is_part_of(&self, whole: &Code) -> bool {
        self.bodies.is_subset(&whole.bodies)
    }

    /// The types whose destructors are in `whole` only. All other code may be the same without
    /// them, since nothing calls a destructor by name.
    pub fn lacks_destructors_of<'a>(&self, whole: &'a Code) -> impl Iterator<Item = &'a str> {
        let lost = whole.destructors.iter().filter(|(first, _)| !self.destructors.contains_key(*first));
        lost.map(|(_, of)| of.as_str())
    }
}

/// The type of a destructor with this first line.
fn destroyed(first: &str) -> Option<&str> {
    let (_, of) = first.strip_prefix("fn <impl at ")?.split_once(">::drop(_1: &mut ")?;
    of.split(|c: char| !is_part(c)).next()
}

/// A line without what may differ between equal programs: the numbers of constants in memory;
/// whether a value that is not used again is copied or moved (it is moved if its type has lost
/// `Copy`); the modules before a name, which rustc omits if the name is unique.
pub fn plain(line: &str) -> String {
    let line = line.replace("copy ", "move ").replace("let mut ", "let ").replace(['╾', '─', '╼'], "");
    let mut parts = line.split("alloc");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out += "alloc";
        out += part.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    without_modules(&out)
}

/// `a::b::c` becomes `c`; `<T as a::B>::c` becomes `<T as B>::c`; what is within a function of an
/// implementation, `a::<impl at …>::f::c`, `<T as a::B>::f::c` or `a::T<A>::f::c`, becomes `c`.
fn without_modules(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for part in line.split_inclusive("::") {
        if part.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            let before = out.len();
            while let Some(path) = out.strip_suffix("::") {
                let start = match path.strip_suffix('>') {
                    // Of `T<A>::f::N` the name before the `<`, too.
                    Some(inside) if out.len() < before => {
                        path[..opening(inside)].trim_end_matches(is_part).len()
                    }
                    _ => path.trim_end_matches(is_part).len(),
                };
                if start == path.len() {
                    break;
                }
                out.truncate(start);
            }
        }
        out += part;
    }
    out
}

/// Where the `<` is whose `>` follows this text.
fn opening(inside: &str) -> usize {
    let (mut depth, mut after) = (1, '>');
    for (at, c) in inside.char_indices().rev() {
        match c {
            '<' => depth -= 1,
            '>' => depth += 1,
            '-' if after == '>' => depth -= 1, // an arrow
            _ => {}
        }
        if depth == 0 {
            return at;
        }
        after = c;
    }
    inside.len() + 1 // there is none
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_is_part_of_more() {
        let more = Code::from_mir(
            "// note\nconst N: usize = const 1_usize;\n\nfn a() {\n    x(copy _1, alloc7);\n}\n\nfn b() {\n}\n",
        );
        let less = Code::from_mir("fn a() {\n    x(move _1, alloc12);\n}\n");
        assert!(Code::from_mir("const N: usize = const 1_usize;\n").is_part_of(&more));
        assert!(less.is_part_of(&more) && !more.is_part_of(&less));
        assert!(!Code::from_mir("fn a() {\n    y();\n}\n").is_part_of(&more));
    }

    #[test]
    fn destructors_are_not_called() {
        let more = Code::from_mir(
            "fn <impl at <anon>:1:2: 3:4>::drop(_1: &mut a::Guard<T>) -> () {\n}\nfn f() {\n}\n",
        );
        let less = Code::from_mir("fn f() {\n}\n");
        assert!(less.is_part_of(&more) && less.lacks_destructors_of(&more).eq(["Guard"]));
        assert_eq!(more.lacks_destructors_of(&more).count(), 0);
    }

    #[test]
    fn modules_do_not_count() {
        assert_eq!(without_modules("let _0: std::result::Result<(), a::b::E>;"), "let _0: Result<(), E>;");
        assert_eq!(without_modules("<a::T as b::C>::c::<x::Y>(_1)"), "<T as C>::c::<Y>(_1)");
        assert_eq!(without_modules("<impl at x.rs:1:2: 3:4>::f"), "<impl at x.rs:1:2: 3:4>::f");
        let line = "fn a::b::<impl at <anon>:1:2: 3:4>::f::N::{c}() -> a::<impl at <anon>:1:2: 3:4>::g";
        assert_eq!(without_modules(line), "fn N::{c}() -> a::<impl at <anon>:1:2: 3:4>::g");
        assert_eq!(without_modules("f::<C, a::T<A<B>>::g::N>(_1)"), "f::<C, N>(_1)");
        let line = "f(<Vec<fn() -> a::T> as a::A>::f::N, <T as A>::N, Vec::<u8>::N::{c})";
        assert_eq!(without_modules(line), "f(N, <T as A>::N, Vec::<u8>::N::{c})");
    }
}
