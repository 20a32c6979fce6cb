//! A whole solution around a law's function, ready for the problem's own input.

use crate::law::{Domain, Law};

/// What one case of a problem is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// Any number of positions of which the law gives the Grundy values.
    Sum,
    /// Any number of heaps in misère play, all tame: the law gives twice the value of each in
    /// normal play, and 1 more if it is firm.
    Tame,
    /// One position of which the law says who wins, a point of this many numbers including the
    /// parameters: who wins several together does not follow from who wins each.
    Position(usize),
}

/// What the header says of a problem, and what its cases are.
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
    /// What is read.
    pub case: Case,
    /// How sure the law is: `proven`.
    pub sure: &'a str,
}

/// A source file that reads cases and says who wins; `text` is the function with what it needs.
pub fn solution(law: &Law, text: &str, facts: Facts) -> String {
    let Facts { title, source, limits, words, case, sure } = facts;
    let idea = idea(law, case);
    let (format, read) = reading(law, case, words);
    let note: String = law.code_parameters().map(|name| format!("{name}, then ")).collect();
    let reads = |name: String| format!("        let {name}: u64 = input.int()?;\n");
    let more: String = law.code_parameters().map(reads).collect();
    format!(
        r#"//! # {title}
//!
//! - **Source**: {source}
//! - **Limits**: {limits}
//! - **Idea**: {idea}
//!   That law is {sure}.
//! - **Template**: `scan`

use grundy::scan::{{self, Error, Out, Scan}};

fn main() -> std::process::ExitCode {{
    scan::run(solve)
}}

/// The number of cases; each has {note}{format}.
fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {{
    for _ in 0..input.int::<usize>()? {{
{more}{read}    }}
    Ok(())
}}

{text}"#
    )
}

fn idea(law: &Law, case: Case) -> &'static str {
    match case {
        Case::Sum => "the nim-sum of the Grundy values; each follows the law of `grundy`.",
        Case::Tame => {
            "every heap is tame (Conway's genus): beside a firm heap the nim-sum of the values decides as in \
             normal play, without one the other way round."
        }
        Case::Position(_) => match law.function_name() {
            "is_lost" => "the P-positions follow the law of `is_lost`.",
            "is_n_position" => "the N-positions follow the law of `is_n_position`.",
            _ => "who wins follows the law of `grundy`, which is 0 for a P-position.",
        },
    }
}

/// What a case is, and the lines that read it and answer.
fn reading(law: &Law, case: Case, (first, second): (&str, &str)) -> (String, String) {
    let parameter: String = law.code_parameters().map(|name| format!("{name}, ")).collect();
    let (format, read, wins) = match case {
        Case::Sum => reading_sum(law, &parameter),
        Case::Tame => reading_tame(),
        Case::Position(count) => reading_position(law, &parameter, count),
    };
    let answer = format!("        out.line(if {wins} {{ {first:?} }} else {{ {second:?} }});\n");
    (format, read + &answer)
}

/// What a case is, the lines that read it, and the condition under which the first player wins.
type Reading = (String, String, String);

fn reading_sum(law: &Law, parameter: &str) -> Reading {
    let zero = format!("0_{}", law.kind_name());
    let (format, read) = if law.domain == Domain::Grid {
        let read = format!(
            "        let mut sum = {zero};\n        for _ in 0..count {{\n            \
             let [x, y] = input.array()?;\n            sum ^= grundy({parameter}x, y);\n        }}\n"
        );
        ("the number of pieces, then the two numbers of each", read)
    } else {
        let read = format!(
            "        let heaps: Vec<u64> = input.ints(count)?;\n        \
             let sum = heaps.iter().fold({zero}, |sum, &heap| sum ^ grundy({parameter}heap));\n"
        );
        ("the number of heaps, then the heaps", read)
    };
    (
        format.to_owned(),
        "        let count: usize = input.int()?;\n".to_owned() + &read,
        "sum != 0".to_owned(),
    )
}

fn reading_tame() -> Reading {
    let read = "        let count: usize = input.int()?;
        let heaps: Vec<u64> = input.ints(count)?;
        let (mut sum, mut firm) = (0, 0);
        for genus in heaps.into_iter().map(genus) {
            sum ^= genus / 2;
            firm |= genus % 2;
        }
";
    let wins = "(sum != 0) == (firm == 1)";
    ("the number of heaps, then the heaps".to_owned(), read.to_owned(), wins.to_owned())
}

fn reading_position(law: &Law, parameter: &str, point: usize) -> Reading {
    let count = point - law.parameters.len();
    let numbers = match count {
        1 => "one heap".to_owned(),
        _ => format!("the {count} numbers of one position"),
    };
    let others = "Who wins several together does not follow from who wins each";
    let format = format!("{numbers}, without a count.\n/// {others}");
    let name = law.function_name();
    let wins = |at: &str| match name {
        "is_lost" => format!("!is_lost({parameter}{at})"),
        _ if law.is_truth() => format!("{name}({parameter}{at})"),
        _ => format!("{name}({parameter}{at}) != 0"),
    };
    let (read, wins) = match law.domain {
        Domain::Line | Domain::Number => ("let heap: u64 = input.int()?;".to_owned(), wins("heap")),
        Domain::Grid => ("let [x, y] = input.array()?;".to_owned(), wins("x, y")),
        Domain::Piles | Domain::Ordered => {
            let read = format!("let heaps: Vec<u64> = input.ints({count})?;");
            (read, wins("&heaps"))
        }
    };
    (format, format!("        {read}\n"), wins)
}
