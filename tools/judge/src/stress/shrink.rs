//! A failing input made smaller, case by case, line by line and token by token.

use super::contraction::{contracted, without_vertices};
use super::lists::is_permutation;
use super::tokens::{Tokens, numbers, text, tokens};
use std::collections::{BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::iter;

/// The smallest input found that still fails. Each candidate is smaller than the one before: some
/// lines or tokens are gone (and a count before them is lowered with them), or a number is lower.
/// No number becomes 0, which statements seldom allow. `fails` says whether a candidate is valid
/// and still fails, or `None` to stop with what there is.
///
/// An input that ends with a line of zeros keeps it: some programs would wait for it forever.
pub fn shrink(input: &str, mut fails: impl FnMut(&str) -> Option<bool>) -> String {
    let mut best = tokens(input);
    if best.is_empty() || fails(&text(&best)) != Some(true) {
        return input.to_owned(); // its white space matters
    }
    let zeros = best.pop_if(|line| line.iter().all(|token| token == "0"));
    let end = zeros.map_or(String::new(), |zeros| text(&vec![zeros]));
    let mut tried = HashSet::new();
    let mut try_it = |body: &Tokens| match text(body) + &end {
        input if input.is_empty() || !tried.insert(hash(&input)) => Some(false),
        input => fails(&input),
    };
    while let Some(smaller) = step(&best, &mut try_it) {
        best = smaller;
    }
    text(&best) + &end
}

/// What stands for an input that was tried, which may be long.
fn hash(input: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    hasher.finish()
}

/// The first candidate that fails; large cuts first.
fn step(best: &Tokens, mut fails: impl FnMut(&Tokens) -> Option<bool>) -> Option<Tokens> {
    let lines = without_cases(best).chain(without_lines(best)).chain(without_vertices(best));
    let mut candidates = lines.chain(without_tokens(best)).chain(lower(best));
    candidates.find_map(|candidate| match fails(&candidate) {
        Some(true) => Some(Some(candidate)),
        Some(false) => None,
        None => Some(None),
    })?
}

/// Only one case, or one less, if the first line says how many there are: a number near the
/// beginning of a case says how many lines it has.
fn without_cases(best: &Tokens) -> impl Iterator<Item = Tokens> {
    let first = best.first().filter(|line| line.len() == 1);
    let count = first.and_then(|line| line[0].parse::<usize>().ok());
    let count = count.filter(|&count| 1 < count && count <= (best.len() - 1) / 2); // or they are lines
    let (first, end) = (if count.is_some() { 1 } else { best.len() }, best.len());
    let cases = move |from: usize| {
        let counts = best[from].iter().take(2).filter_map(|token| token.parse::<usize>().ok());
        let counts = counts.filter(|&count| count < end).chain([0]);
        let ends: BTreeSet<usize> = counts.flat_map(|count| from + count..from + count + 3).collect();
        ends.into_iter().filter(move |&to| from < to && to <= end).map(move |to| (from, to))
    };
    let only = (first..end).flat_map(cases).map(move |(from, to)| {
        iter::once(vec!["1".to_owned()]).chain(best[from..to].iter().cloned()).collect()
    });
    let others = (first..end).flat_map(cases).map(move |(from, to)| {
        let mut cut = best.clone();
        cut.drain(from..to);
        cut[0][0] = (count.unwrap_or(2) - 1).to_string();
        cut
    });
    only.chain(others)
}

/// Runs of lines removed, with the counts that may belong to them, or contracted.
fn without_lines(best: &Tokens) -> impl Iterator<Item = Tokens> {
    runs(best.len()).flat_map(move |(from, length)| {
        let mut cut = best.clone();
        cut.drain(from..from + length);
        let mut amounts = vec![length, length / 2, 1];
        amounts.dedup();
        let contracted = iter::once_with(move || contracted(best, from, length)).flatten();
        with_counts(cut, from, amounts).chain(contracted)
    })
}

/// Runs of tokens removed from one line, with the counts that may belong to them.
fn without_tokens(best: &Tokens) -> impl Iterator<Item = Tokens> {
    (0..best.len()).flat_map(move |row| {
        let is_permutation = is_permutation(&numbers(&best[row]), 1);
        runs(best[row].len()).filter(move |run| run.1 < best[row].len()).flat_map(move |(from, length)| {
            let mut cut = best.clone();
            cut[row].drain(from..from + length);
            let anew = is_permutation.then(|| {
                let mut anew = cut.clone();
                anew[row] = numbered_anew(&cut[row]);
                anew
            });
            [cut].into_iter().chain(anew).flat_map(move |cut| with_counts(cut, row + 1, vec![length]))
        })
    })
}

/// The numbers from 1 on, in the order of these.
fn numbered_anew(line: &[String]) -> Vec<String> {
    let mut sorted = numbers(line);
    sorted.sort_unstable();
    numbers(line).iter().map(|number| sorted.partition_point(|other| other <= number).to_string()).collect()
}

/// The text as it is, and with one count lowered: any number of the first line or of the two lines
/// before `end`.
fn with_counts(cut: Tokens, end: usize, amounts: Vec<usize>) -> impl Iterator<Item = Tokens> {
    let end = end.min(cut.len());
    let rows = (0..end).filter(move |&row| row == 0 || row + 2 >= end);
    let places: Vec<(usize, usize)> =
        rows.flat_map(|row| (0..cut[row].len().min(3)).map(move |column| (row, column))).collect();
    let lowered = {
        let cut = cut.clone();
        places
            .into_iter()
            .flat_map(move |place| amounts.clone().into_iter().map(move |by| (place, by)))
            .filter_map(move |((row, column), by)| {
                let count =
                    cut[row][column].parse::<usize>().ok()?.checked_sub(by).filter(|&count| count > 0)?;
                let mut candidate = cut.clone();
                candidate[row][column] = count.to_string();
                Some(candidate)
            })
    };
    iter::once(cut).chain(lowered)
}

/// One number lower: by far, or keeping its parity.
fn lower(best: &Tokens) -> impl Iterator<Item = Tokens> {
    let places = (0..best.len()).flat_map(|row| (0..best[row].len()).map(move |column| (row, column)));
    places.flat_map(move |(row, column)| {
        let value = best[row][column].parse::<u128>().unwrap_or(0);
        let mut values = vec![1, 2, 3, value / 2, value.saturating_sub(2), value.saturating_sub(1)];
        values.retain(|&lower| 0 < lower && lower < value);
        values.dedup();
        values.into_iter().map(move |lower| {
            let mut candidate = best.clone();
            candidate[row][column] = lower.to_string();
            candidate
        })
    })
}

/// Runs within `0..count`, as (start, length): halves, quarters, …, single ones. Not every long one
/// is tried.
fn runs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let lengths = iter::successors(Some(count.div_ceil(2)), |&length| (length > 1).then_some(length / 2));
    let lengths = lengths.take_while(|&length| length > 0);
    lengths.flat_map(move |length| {
        (0..=count - length).step_by(length.div_ceil(16)).map(move |from| (from, length))
    })
}
