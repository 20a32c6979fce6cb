//! What Rust, C and Python write differently.

use super::kind::Kind;
use crate::helpers;
use crate::law::FUNCTIONS;

/// The length of a line.
pub const WIDTH: usize = 100;

/// A language in which a law is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// Rust 1.63.
    Rust,
    /// C99 with 128-bit numbers, as gcc and clang have them.
    C,
    /// C++17: the same text.
    Cpp,
    /// Python 3.
    Python,
}

const C_HEAD: &str = "#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef uint64_t u64;
typedef int64_t i64;
";

/// Only for code that says one of them: compilers for 32 bits do not have it.
const C_WIDE_HEAD: &str = "typedef unsigned __int128 u128;
typedef __int128 i128;

#define INFINITE ((i128)(~(u128)0 >> 1))
";

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::Rust, Language::C, Language::Cpp, Language::Python];

    /// The language of that name.
    pub fn named(name: &str) -> Option<Language> {
        match name.to_lowercase().as_str() {
            "rust" | "rs" => Some(Language::Rust),
            "c" => Some(Language::C),
            "c++" | "cpp" | "cc" | "cxx" => Some(Language::Cpp),
            "python" | "py" => Some(Language::Python),
            _ => None,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Language::Rust => "rust",
            Language::C => "c",
            Language::Cpp => "c++",
            Language::Python => "python",
        }
    }

    pub(super) fn sources(self) -> &'static [&'static str] {
        match self {
            Language::Rust => &helpers::RUST,
            Language::C | Language::Cpp => &helpers::C,
            Language::Python => &helpers::PYTHON,
        }
    }

    pub(super) fn is_c(self) -> bool {
        matches!(self, Language::C | Language::Cpp)
    }

    /// All functions, the first of which is the law.
    pub(super) fn joined(self, mut texts: Vec<String>) -> String {
        match self {
            Language::Rust => texts.join("\n"),
            Language::Python => {
                let head = if texts.concat().contains("INFINITE") { "INFINITE = 1 << 127\n\n" } else { "" };
                head.to_owned() + &texts.join("\n")
            }
            Language::C | Language::Cpp => {
                // What is called must be known; the law comes last.
                let law = texts.remove(0);
                let head = |text: &String| {
                    let code = text
                        .lines()
                        .skip_while(|line| !line.starts_with("static"))
                        .collect::<Vec<_>>()
                        .join("\n");
                    code.split_once(" {\n").map_or(String::new(), |(head, _)| format!("{head};\n"))
                };
                let heads: String = texts.iter().map(head).collect();
                let heads = if heads.is_empty() { heads } else { format!("\n{heads}") };
                let texts: String = texts.iter().map(|text| format!("\n{text}")).collect();
                let is_wide =
                    |text: &str| ["u128", "i128", "INFINITE"].iter().any(|word| text.contains(word));
                let wide_head = if is_wide(&texts) || is_wide(&law) { C_WIDE_HEAD } else { "" };
                format!("{C_HEAD}{wide_head}{heads}{texts}\n{law}")
            }
        }
    }

    pub(super) fn literal(self, n: i128) -> String {
        match self {
            Language::Rust | Language::Python => n.to_string(),
            _ if i32::try_from(n).is_ok() => n.to_string(),
            _ if i64::try_from(n).is_ok() && n != i128::from(i64::MIN) => format!("{n}ll"),
            _ if n < 0 => format!("(-{})", self.literal(n.saturating_neg())),
            _ if u64::try_from(n).is_ok() => format!("{n}ull"),
            _ => format!("((i128){}ull << 64 | {}ull)", n >> 64, n as u64),
        }
    }

    pub(super) fn truth(self, value: bool) -> &'static str {
        match (self, value) {
            (Language::Python, true) => "True",
            (Language::Python, false) => "False",
            (_, true) => "true",
            (_, false) => "false",
        }
    }

    pub(super) fn infinite(self) -> &'static str {
        if self == Language::Rust { "i128::MAX" } else { "INFINITE" }
    }

    pub(super) fn returns_if(self, condition: &str, value: &str) -> Vec<String> {
        let lines: [String; 3] = match self {
            Language::Rust => [format!("if {condition} {{"), format!("    return {value};"), "}".to_owned()],
            Language::Python => return vec![format!("if {condition}:"), format!("    return {value}")],
            _ => [format!("if ({condition}) {{"), format!("    return {value};"), "}".to_owned()],
        };
        lines.to_vec()
    }

    pub(super) fn returns(self, value: &str) -> String {
        match self {
            Language::Rust => value.to_owned(),
            Language::Python => format!("return {value}"),
            _ => format!("return {value};"),
        }
    }

    /// Larger arguments are refused.
    pub(super) fn assertion(self, name: &str, most: u64) -> String {
        match self {
            Language::Rust => format!("assert!({name} <= {most}, \"larger numbers are not supported\");"),
            Language::Python => format!("assert {name} <= {most}, \"larger numbers are not supported\""),
            _ => format!("assert({name} <= {});", self.literal(most.into())),
        }
    }

    pub(super) fn constant(self, name: &str, kind: Kind, values: &[i128]) -> Vec<String> {
        let words: Vec<String> = values.iter().map(|&v| self.literal(v)).collect();
        let (kind, count) = (kind.name(), values.len());
        let (head, tail) = match self {
            Language::Rust => (format!("const {name}: [{kind}; {count}] = ["), "];"),
            Language::Python => (format!("{name} = ["), "]"),
            _ => (format!("static const {kind} {name}[{count}] = {{"), "};"),
        };
        let flat = words.join(", ");
        if head.len() + flat.len() + 2 <= WIDTH - 4 {
            return vec![format!("{head}{flat}{tail}")];
        }
        let mut lines = vec![head];
        let mut line = "   ".to_owned();
        for word in words {
            if line.len() + word.len() + 2 > WIDTH - 4 {
                lines.push(std::mem::replace(&mut line, "   ".to_owned()));
            }
            line += &format!(" {word},");
        }
        lines.extend([line, tail.to_owned()]);
        lines
    }

    /// A sum or nim-sum over the piles.
    pub(super) fn accumulate(self, variable: &str, kind: Kind, operator: &str, value: &str) -> Vec<String> {
        let kind = kind.name();
        let text = match self {
            Language::Rust => {
                format!("let mut all = 0;\nfor &{variable} in heaps {{\n    all {operator} {value};\n}}\nall")
            }
            Language::Python => {
                format!("all = 0\nfor {variable} in heaps:\n    all {operator} {value}\nreturn all")
            }
            _ => format!(
                "{kind} all = 0;\nsize_t i;\nfor (i = 0; i < count; i++) {{\n    u64 {variable} = heaps[i];\n    all {operator} {value};\n}}\nreturn all;"
            ),
        };
        text.lines().map(str::to_owned).collect()
    }

    /// Whether something holds for all piles.
    pub(super) fn all(self, variable: &str, value: &str) -> Vec<String> {
        let text = match self {
            Language::Rust => format!("heaps.iter().all(|&{variable}| {value})"),
            Language::Python => format!("return all({value} for {variable} in heaps)"),
            _ => format!(
                "size_t i;\nfor (i = 0; i < count; i++) {{\n    u64 {variable} = heaps[i];\n    if (!({value})) {{\n        return false;\n    }}\n}}\nreturn true;"
            ),
        };
        text.lines().map(str::to_owned).collect()
    }

    pub(super) fn function(
        self,
        doc: &str,
        name: &str,
        names: &[String],
        has_piles: bool,
        kind: Kind,
        lines: &[String],
    ) -> String {
        let inside: String = lines.iter().map(|line| format!("    {line}\n")).collect();
        let kind = kind.name();
        let is_used = |name: &str| words(&inside).any(|word| word == name);
        let mut parameters: Vec<String> = names
            .iter()
            .map(|name| match self {
                Language::Rust if !is_used(name) => format!("_{name}: u64"),
                Language::Rust => format!("{name}: u64"),
                Language::Python => name.clone(),
                _ => format!("u64 {name}"),
            })
            .collect();
        let mut unused: Vec<&str> = names.iter().map(String::as_str).filter(|name| !is_used(name)).collect();
        if has_piles {
            parameters.push(match self {
                Language::Rust if !is_used("heaps") => "_heaps: &[u64]".to_owned(),
                Language::Rust => "heaps: &[u64]".to_owned(),
                Language::Python => "heaps".to_owned(),
                _ => "const u64 *heaps, size_t count".to_owned(),
            });
            unused.extend(["heaps", "count"].into_iter().filter(|name| !is_used(name)));
        }
        let parameters = parameters.join(", ");
        match self {
            Language::Rust => format!("{doc}fn {name}({parameters}) -> {kind} {{\n{inside}}}\n"),
            Language::Python => format!("{doc}def {name}({parameters}):\n{inside}"),
            _ => {
                let unused: String = unused.iter().map(|name| format!("    (void){name};\n")).collect();
                let scope = if FUNCTIONS.contains(&name) { "" } else { "static " };
                format!("{doc}{scope}{kind} {name}({parameters}) {{\n{unused}{inside}}}\n")
            }
        }
    }

    /// A comment, wrapped.
    pub(super) fn comment(self, text: &str) -> String {
        let (start, next, end) = match self {
            Language::Rust => ("///", "///", ""),
            Language::Python => ("#", "#", ""),
            _ => ("/*", "  ", " */"),
        };
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines() {
            let mut line = if lines.is_empty() { start } else { next }.to_owned();
            for word in paragraph.split(' ') {
                if line.chars().count() + 4 + word.chars().count() > WIDTH && line != next && line != start {
                    lines.push(line);
                    line = next.to_owned();
                }
                line += &format!(" {word}");
            }
            lines.push(line.trim_end().to_owned());
        }
        if lines.is_empty() { String::new() } else { format!("{}{end}\n", lines.join("\n")) }
    }
}

/// The names and numbers in a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}
