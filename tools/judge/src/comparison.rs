//! Outputs that may differ from the expected one: what does not count is made equal, and then they
//! are compared as any others.

use grundy_header::Leeway;
use std::borrow::Cow;

/// The expected output and another one, alike in what the leeway allows them to differ in.
pub fn levelled<'a>(leeway: Leeway, expected: &'a str, got: &'a str) -> (Cow<'a, str>, Cow<'a, str>) {
    match leeway {
        Leeway::None => (expected.into(), got.into()),
        Leeway::Numbers(epsilon) => (expected.into(), rounded(expected, got, epsilon).into()),
        Leeway::Order => (sorted(expected).into(), sorted(got).into()),
    }
}

/// The second text, in which the numbers that are near enough to those of the first are written
/// like them.
fn rounded(expected: &str, got: &str, epsilon: f64) -> String {
    let mut lines = expected.lines();
    let line = |got: &str| {
        let mut words = lines.next().unwrap_or_default().split_whitespace();
        let parts = got.split_inclusive(char::is_whitespace).map(|part| {
            let word = part.trim_end();
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

/// Whether two words are numbers whose difference, absolute or relative, is at most that.
fn is_near(wanted: &str, got: &str, epsilon: f64) -> bool {
    let number = |word: &str| word.parse::<f64>().ok().filter(|number| number.is_finite());
    let (Some(wanted), Some(got)) = (number(wanted), number(got)) else { return false };
    (wanted - got).abs() <= epsilon * wanted.abs().max(1.0)
}

/// The lines of a text in order, or the words of its only line.
fn sorted(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    if let [line] = lines[..] {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        words.sort_unstable();
        return words.join(" ") + "\n";
    }
    lines.sort_unstable();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::{Verdict, compare};

    fn verdict(leeway: Leeway, expected: &str, got: &str) -> Verdict {
        let (expected, got) = levelled(leeway, expected, got);
        compare(&expected, &got)
    }

    #[test]
    fn numbers_that_are_near() {
        use Verdict::{Accepted, PresentationError, WrongAnswer};
        for (expected, got, wanted) in [
            ("0.5 YES\n", "0.5000001 YES\n", Accepted),
            ("0.5 YES\n", "0.50001 YES\n", WrongAnswer),
            ("0.5 YES\n", "0.5 NO\n", WrongAnswer),
            ("1000000\n", "1000000.9\n", Accepted),
            ("1000000\n", "1000001.1\n", WrongAnswer),
            ("0\n", "-0.0\n", Accepted),
            ("1\n", "nan\n", WrongAnswer),
            ("inf\n", "inf\n", Accepted),
            ("1 2\n", "1\n2\n", PresentationError),
            ("1\n2\n", "1\n", WrongAnswer),
            ("1\n", "1\n2\n", WrongAnswer),
            ("1 2\n", "1.0000001 2 3\n", WrongAnswer),
            ("1 2", "1  2.0000001", PresentationError),
        ] {
            assert_eq!(verdict(Leeway::Numbers(1e-6), expected, got), wanted, "{expected:?} {got:?}");
        }
    }

    #[test]
    fn any_order() {
        use Verdict::{Accepted, PresentationError, WrongAnswer};
        for (expected, got, wanted) in [
            ("1 2 3\n", "3 1 2", Accepted),
            ("1 2 2\n", "2 1 1\n", WrongAnswer),
            ("a b\nc\n", "c\na b\n\n", Accepted),
            ("a b\nc\n", "c\nb a\n", WrongAnswer),
            ("a\nb\n", "a b\n", PresentationError),
            ("", "", Accepted),
        ] {
            assert_eq!(verdict(Leeway::Order, expected, got), wanted, "{expected:?} {got:?}");
        }
    }
}
