//! A whole solution around a law's function, ready for the problem's own input.

use crate::law::{Domain, Law};

/// What the header says of a problem.
#[derive(Debug, Clone, Copy)]
pub struct Facts<'a> {
    /// `Codeforces 1382B: Sequential Nim`.
    pub title: &'a str,
    /// `<https://…>`.
    pub source: &'a str,
    /// `1 s, 256 MB`.
    pub limits: &'a str,
    /// What is printed if the player to move wins, and if not.
    pub words: (&'a str, &'a str),
}

/// A source file that reads cases of heaps and says who wins a sum of them; `text` is the function
/// with what it needs.
pub fn solution(law: &Law, text: &str, facts: Facts) -> String {
    let Facts { title, source, limits, words } = facts;
    let idea = idea(law);
    let (format, read) = reading(law, words);
    let note: String = law.parameters.iter().map(|name| format!("{name}, then ")).collect();
    let reads = |name: &String| format!("        let {name}: u64 = input.int()?;\n");
    let more: String = law.parameters.iter().map(reads).collect();
    format!(
        r#"//! # {title}
//!
//! - **Source**: {source}
//! - **Limits**: {limits}
//! - **Idea**: {idea}
//! - **Template**: `scan`

use grundy::scan::{{self, Error, Out, Scan}};

fn main() -> std::process::ExitCode {{
    scan::run(solve)
}}

/// The number of cases; each has {note}{format}.
fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {{
    for _ in 0..input.int::<usize>()? {{
{more}        let count: usize = input.int()?;
{read}    }}
    Ok(())
}}

{text}"#
    )
}

fn idea(law: &Law) -> &'static str {
    if is_of_piles(law) {
        "the P-positions follow the law of `is_lost`."
    } else {
        "the nim-sum of the Grundy values; each follows the law of `grundy`."
    }
}

fn is_of_piles(law: &Law) -> bool {
    law.function_name() == "is_lost"
}

/// What a case is, and the lines that read it and answer.
fn reading(law: &Law, (first, second): (&str, &str)) -> (&'static str, String) {
    let answer = |wins: &str| format!("        out.line(if {wins} {{ {first:?} }} else {{ {second:?} }});\n");
    let parameter: String = law.parameters.iter().map(|name| format!("{name}, ")).collect();
    let heaps = "        let heaps: Vec<u64> = input.ints(count)?;\n";
    let zero = format!("0_{}", law.kind_name());
    if is_of_piles(law) {
        return (
            "the number of heaps, then the heaps",
            heaps.to_owned() + &answer(&format!("!is_lost({parameter}&heaps)")),
        );
    }
    if law.domain == Domain::Grid {
        let read = format!(
            "        let mut sum = {zero};\n        for _ in 0..count {{\n            \
             let [x, y] = input.array()?;\n            sum ^= grundy({parameter}x, y);\n        }}\n"
        );
        return ("the number of pieces, then the two numbers of each", read + &answer("sum != 0"));
    }
    let fold =
        format!("        let sum = heaps.iter().fold({zero}, |sum, &heap| sum ^ grundy({parameter}heap));\n");
    ("the number of heaps, then the heaps", heaps.to_owned() + &fold + &answer("sum != 0"))
}
