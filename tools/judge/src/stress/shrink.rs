//! A failing input made smaller, line by line and token by token.

use super::shape::{Tokens, tokens};

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
    let kept = usize::from(best.last().is_some_and(|line| line.iter().all(|token| token == "0")));
    while let Some(smaller) = step(&best, kept, &mut fails) {
        best = smaller;
    }
    text(&best)
}

/// The first candidate that fails; large cuts first.
fn step(best: &Tokens, kept: usize, fails: &mut impl FnMut(&str) -> Option<bool>) -> Option<Tokens> {
    let candidates = without_lines(best, kept).chain(without_tokens(best, kept)).chain(lower(best));
    for candidate in candidates.filter(|candidate| !candidate.is_empty()) {
        match fails(&text(&candidate)) {
            Some(true) => return Some(candidate),
            Some(false) => {}
            None => return None,
        }
    }
    None
}

/// Runs of lines removed, with the counts that may belong to them.
fn without_lines(best: &Tokens, kept: usize) -> impl Iterator<Item = Tokens> {
    runs(best.len() - kept).flat_map(move |(from, length)| {
        let mut cut = best.clone();
        cut.drain(from..from + length);
        let mut amounts = vec![length, length / 2, 1];
        amounts.dedup();
        with_counts(cut, from, amounts)
    })
}

/// Runs of tokens removed from one line, with the counts that may belong to them.
fn without_tokens(best: &Tokens, kept: usize) -> impl Iterator<Item = Tokens> {
    (0..best.len() - kept).flat_map(move |row| {
        runs(best[row].len()).filter(move |run| run.1 < best[row].len()).flat_map(move |(from, length)| {
            let mut cut = best.clone();
            cut[row].drain(from..from + length);
            with_counts(cut, row + 1, vec![length])
        })
    })
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
    std::iter::once(cut).chain(lowered)
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

/// Runs within `0..count`, as (start, length): halves, quarters, …, single ones.
fn runs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let lengths =
        std::iter::successors(Some(count.div_ceil(2)), |&length| (length > 1).then_some(length / 2));
    let lengths = lengths.take_while(|&length| length > 0);
    lengths.flat_map(move |length| (0..=count - length).map(move |from| (from, length)))
}

fn text(tokens: &Tokens) -> String {
    tokens.iter().map(|line| line.join(" ") + "\n").collect()
}
