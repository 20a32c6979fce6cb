//! Outputs that may differ from the expected one: what does not count is made equal, and then they
//! are compared as any others.

use grundy_header::Leeway;
use std::borrow::Cow;

/// What separates words and may end a line, for judges: no other white space of Unicode.
pub(crate) const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

/// How an output is compared with the expected one.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Comparison {
    /// What may differ.
    pub leeway: Leeway,
    /// Whether blanks at the ends of lines and blank lines at the end count, too, as at judges
    /// with a presentation error.
    pub is_strict: bool,
}

impl Comparison {
    /// The expected output and another one, alike in what they may differ in.
    pub fn levelled<'a>(self, expected: &'a str, got: &'a str) -> (Cow<'a, str>, Cow<'a, str>) {
        let ended = |text| if self.is_strict { Cow::Borrowed(text) } else { without_blank_ends(text) };
        let (expected, got) = (ended(expected), ended(got));
        match self.leeway {
            Leeway::None => (expected, got),
            Leeway::Numbers(epsilon) => {
                let got = rounded(&expected, &got, epsilon);
                (expected, got.into())
            }
            Leeway::Order => (sorted(&expected).into(), sorted(&got).into()),
        }
    }
}

/// A text without blanks at the ends of its lines and without blank lines at its end.
pub(crate) fn without_blank_ends(text: &str) -> Cow<'_, str> {
    let kept = text.trim_end_matches(BLANKS);
    if kept.lines().all(|line| !line.ends_with(BLANKS)) {
        return kept.into();
    }
    kept.lines().map(|line| line.trim_end_matches(BLANKS).to_owned() + "\n").collect::<String>().into()
}

/// The second text, in which the numbers that are near enough to those of the first are written
/// like them.
fn rounded(expected: &str, got: &str, epsilon: f64) -> String {
    let mut lines = expected.lines();
    let line = |got: &str| {
        let mut words = words(lines.next().unwrap_or_default());
        let parts = got.split_inclusive(BLANKS).map(|part| {
            let word = part.trim_end_matches(BLANKS);
            let wanted = if word.is_empty() { None } else { words.next() };
            match wanted.filter(|wanted| is_near(wanted, word, epsilon)) {
                Some(wanted) => wanted.to_owned() + &part[word.len()..],
                None => part.to_owned(),
            }
        });
        parts.collect::<String>() + "\n"
    };
    got.lines().map(line).collect()
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(BLANKS).filter(|word| !word.is_empty())
}

/// Whether two words are numbers whose difference, absolute or relative, is at most that.
fn is_near(wanted: &str, got: &str, epsilon: f64) -> bool {
    // Long integers differ where their nearest floats do not.
    if let (Ok(wanted), Ok(got)) = (wanted.parse::<i128>(), got.parse::<i128>()) {
        return wanted.abs_diff(got) as f64 <= epsilon * wanted.unsigned_abs().max(1) as f64;
    }
    let number = |word: &str| word.parse::<f64>().ok().filter(|number| number.is_finite());
    let (Some(wanted), Some(got)) = (number(wanted), number(got)) else { return false };
    (wanted - got).abs() <= epsilon * wanted.abs().max(1.0)
}

/// The lines of a text in order, or the words of its only line.
fn sorted(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches(BLANKS)).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    if let [line] = lines[..] {
        let mut words: Vec<&str> = words(line).collect();
        words.sort_unstable();
        return words.join(" ") + "\n";
    }
    lines.sort_unstable();
    lines.iter().map(|line| format!("{line}\n")).collect()
}
