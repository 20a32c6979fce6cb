//! The games whose tables begin with given numbers.

use crate::sequences::{Numbers, Sequence, all};

/// A game whose table has the numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fit {
    /// `octal`.
    pub template: &'static str,
    /// `values of code 0.77, Kayles, from 0 on`.
    pub says: String,
}

/// Fewer numbers than this say nothing.
pub const LEAST: usize = 4;
/// More than this are not compared.
const MOST: usize = 60;
/// How far into a table the numbers may begin.
const SHIFT: usize = 24;
/// At least this many numbers must agree if they do not begin where the table does.
const MANY: usize = 6;

/// The numbers of a question that consists of nothing else: `0 1 2 3`, `0,1,2,3`.
pub fn numbers(question: &str) -> Option<Vec<u64>> {
    let separates = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '[' | ']' | '，' | '、');
    let words = question.split(separates).filter(|word| !word.is_empty() && !matches!(*word, "..." | "…"));
    let numbers: Option<Vec<u64>> = words.map(|word| word.parse().ok()).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// All games that fit, the best first: those whose table begins with the numbers, then those that
/// begin a little earlier, then those that are won exactly where the numbers are 1.
pub fn fits(numbers: &[u64]) -> Vec<Fit> {
    let numbers = &numbers[..numbers.len().min(MOST)];
    let mut found: Vec<(usize, Fit)> = Vec::new();
    for sequence in all(numbers.len() + SHIFT) {
        if let Some(shift) = shift(&sequence, numbers) {
            found.push((shift, Fit { template: sequence.template, says: says(&sequence, shift) }));
        } else if let Some(shift) = shift(&winners(&sequence), numbers) {
            let says = format!("{}, 1 = won", says(&sequence, shift));
            found.push((SHIFT + 1, Fit { template: sequence.template, says }));
        }
    }
    found.sort_by_key(|(shift, _)| *shift); // stable
    found.into_iter().map(|(_, fit)| fit).collect()
}

/// Where in a sequence the numbers begin.
fn shift(sequence: &Sequence, numbers: &[u64]) -> Option<usize> {
    let is_telling = numbers.len() >= MANY && numbers.iter().any(|number| *number > 1);
    let last = if is_telling && !sequence.one_of_many { SHIFT } else { 1 };
    (0..=last).find(|shift| sequence.numbers.get(*shift..).is_some_and(|rest| rest.starts_with(numbers)))
}

/// For each position of a table of values, whether it is won.
fn winners(sequence: &Sequence) -> Sequence {
    let is_named_table = sequence.meaning == Numbers::GrundyValues && !sequence.one_of_many;
    let numbers = sequence.numbers.iter().filter(|_| is_named_table).map(|number| (*number).min(1));
    Sequence { numbers: numbers.collect(), ..sequence.clone() }
}

fn says(sequence: &Sequence, shift: usize) -> String {
    let (game, first) = (&sequence.game, sequence.from + shift);
    match sequence.meaning {
        Numbers::LostPositions if shift == 0 => format!("{game}: what is lost"),
        Numbers::LostPositions => format!("{game}: what is lost, but for the first {shift}"),
        _ if shift == 0 => game.clone(),
        _ => format!("{game}: from {first} on"),
    }
}
