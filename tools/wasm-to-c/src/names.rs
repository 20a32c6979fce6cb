//! Names for the C side.

use crate::module::STACK_GLOBAL;
use crate::options::Names;
use std::collections::HashSet;

const MAX_READABLE: usize = 28;

/// The C name of `STACK_GLOBAL`.
pub const STACK_POINTER: &str = "sp";

pub struct FunctionNames {
    style: Names,
    used: HashSet<String>,
    short: Box<dyn Iterator<Item = String>>,
}

impl FunctionNames {
    pub fn new(style: Names) -> FunctionNames {
        FunctionNames { style, used: HashSet::new(), short: Box::new(short()) }
    }

    /// A name that no other function has; `path` is the demangled name.
    pub fn next_name(&mut self, path: &str) -> String {
        let readable = readable(path);
        if self.style == Names::Short || readable.is_empty() {
            return self.short.next().unwrap_or_default();
        }
        let mut name = readable.clone();
        let mut count = 1;
        while !self.used.insert(name.clone()) {
            count += 1;
            name = format!("{readable}{count}");
        }
        name
    }
}

/// The crate of Rust's `main`, from the paths of all functions.
pub fn main_crate(paths: &[String]) -> Option<&str> {
    let main = paths.iter().filter_map(|path| path.split_once("::")).find(|(_, rest)| *rest == "main");
    main.map(|(name, _)| name)
}

/// Whether the function at a path belongs to the crate, and not to modules that were added to it to
/// stand for std's.
pub fn belongs_to(path: &str, crate_name: &str) -> bool {
    let rest = path.trim_start_matches('<').strip_prefix(crate_name);
    rest.is_some_and(|rest| rest.starts_with("::") && !rest.starts_with("::wasm_to_c_"))
}

/// Names for locals: a letter, or a capital letter and more. The letters that are left out belong
/// to the runtime.
pub fn locals() -> impl Iterator<Item = String> {
    let one = ('a'..='z').chain('A'..='Z').filter(|c| !"uiUIMLQBHFDTX".contains(*c));
    let two = ('A'..='Z').flat_map(|a| ('a'..='z').chain('0'..='9').map(move |b| format!("{a}{b}")));
    one.map(String::from).chain(two).chain((0..).map(|k| format!("V{k}_")))
}

/// Names for the labels of a function; readers should not take them for locals.
pub fn labels(lines: bool) -> impl Iterator<Item = String> {
    ('a'..='z').take(if lines { 0 } else { 26 }).map(String::from).chain((0..).map(|k| format!("l{k}")))
}

pub fn global(index: usize, name: &str) -> String {
    if name == STACK_GLOBAL { STACK_POINTER.into() } else { format!("G{index}_") }
}

/// The C name of an exported function in a library.
pub fn export(index: usize) -> String {
    format!("export_{index}")
}

/// Names that are a lower-case letter and more.
fn short() -> impl Iterator<Item = String> {
    // Keywords of C and C++, the stack pointer, and math.h's Bessel functions, which compilers know
    // even without the header.
    const TAKEN: [&str; 10] = ["do", "if", "or", "sp", "j0", "j1", "jn", "y0", "y1", "yn"];
    let second = || ('a'..='z').chain('0'..='9').chain('A'..='Z').chain(['_']);
    let two = ('a'..='z').flat_map(move |a| second().map(move |b| format!("{a}{b}")));
    two.filter(|name| !TAKEN.contains(&&**name)).chain((0..).map(|k| format!("f{k}_")))
}

/// The last two words of a path, such as `heapsort_sift_`; empty if the path has no readable word.
///
/// In lower case and with an underscore at the end, it is never a keyword, a C function or a name
/// in the runtime.
fn readable(path: &str) -> String {
    let plain = without_arguments(path);
    let words: Vec<String> = plain
        .split("::")
        .map(|word| word.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let mut name = words[words.len().saturating_sub(2)..].join("_").to_lowercase();
    name.truncate(MAX_READABLE);
    match name.as_bytes() {
        [] => name,
        [b'a'..=b'z', ..] => format!("{name}_"),
        _ => format!("f{name}_"),
    }
}

/// Removes generic arguments: `a::<b>::c` becomes `a::c`, and `<a as b>::c` becomes `a::c`.
fn without_arguments(path: &str) -> String {
    let mut out = String::new();
    let mut depth = 0usize;
    let path = path.replace(" as ", "<").replace("->", "");
    let mut leading = path.starts_with('<');
    for c in path.chars() {
        match c {
            '<' if leading => leading = false,
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}
