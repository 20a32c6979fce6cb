//! Smaller inputs that keep what they describe a tree, a cycle or connected: edges are contracted,
//! and vertices left out, and those that remain are numbered anew.

use super::tokens::Tokens;
use std::collections::{BTreeMap, BTreeSet};

/// Vertices that become one with another, or with nothing.
struct Merger(BTreeMap<i128, Option<i128>>);

/// The input without the edges on these lines: both ends of each become one vertex.
pub(super) fn contracted(input: &Tokens, from: usize, length: usize) -> Vec<Tokens> {
    let edges: Option<Vec<_>> = input[from..from + length].iter().map(|line| edge(line)).collect();
    let Some(edges) = edges else { return Vec::new() };
    let mut merger = Merger(BTreeMap::new());
    for (one, other) in edges {
        let (one, other) = (merger.after(one), merger.after(other));
        if one != other {
            merger.0.insert(one.max(other), Some(one.min(other)));
        }
    }
    without(input, &(from..from + length).collect(), &merger)
}

/// The input without one of its vertices and the edges there.
pub(super) fn without_vertices(input: &Tokens) -> impl Iterator<Item = Tokens> {
    let edges: Vec<_> =
        input.iter().enumerate().skip(1).filter_map(|(row, line)| Some((row, edge(line)?))).collect();
    let ends: BTreeSet<i128> = edges.iter().flat_map(|&(_, (one, other))| [one, other]).collect();
    ends.into_iter().flat_map(move |vertex| {
        let at_it = edges.iter().filter(|(_, (one, other))| [one, other].contains(&&vertex));
        without(input, &at_it.map(|&(row, _)| row).collect(), &Merger([(vertex, None)].into()))
    })
}

/// The input without these lines and vertices, for each header that may say how many there are.
fn without(input: &Tokens, rows: &BTreeSet<usize>, merger: &Merger) -> Vec<Tokens> {
    let first = rows.first().copied().unwrap_or(0);
    let mut found = Vec::new();
    for header in 0..first.min(2) {
        let counts = input[header].len().min(3);
        // As many vertices less as a number says, and as many lines less as another one says.
        for (vertices, lines) in (0..counts).flat_map(|one| (0..counts).map(move |other| (one, other))) {
            let mut made = input.clone();
            let amounts = [(vertices, merger.0.len()), (lines, rows.len())];
            let amounts = if vertices == lines { &amounts[..1] } else { &amounts[..] };
            let is_lowered = amounts.iter().all(|&(column, by)| lower(&mut made[header][column], by));
            if !is_lowered {
                continue;
            }
            // The line below may say something of each vertex.
            let of_each =
                (input[header][vertices] == input[header + 1].len().to_string()).then_some(header + 1);
            for (row, line) in made.iter_mut().enumerate().skip(header + 1) {
                if of_each == Some(row) {
                    let mut vertex = 0;
                    line.retain(|_| {
                        vertex += 1;
                        !merger.0.contains_key(&vertex)
                    });
                } else {
                    line.iter_mut().take(2).for_each(|token| merger.rename(token));
                }
            }
            let kept = made.into_iter().enumerate().filter(|(row, _)| !rows.contains(row));
            found.push(kept.map(|(_, line)| line).collect());
        }
    }
    found
}

impl Merger {
    /// The vertex that this one has become.
    fn after(&self, mut vertex: i128) -> i128 {
        while let Some(&Some(next)) = self.0.get(&vertex) {
            vertex = next;
        }
        vertex
    }

    /// The number of that vertex among those that remain.
    fn rename(&self, token: &mut String) {
        if let Ok(vertex) = token.parse() {
            let new = self.after(vertex);
            *token = (new - self.0.range(..new).count() as i128).to_string();
        }
    }
}

/// The first two numbers of a line.
fn edge(line: &[String]) -> Option<(i128, i128)> {
    Some((line.first()?.parse().ok()?, line.get(1)?.parse().ok()?))
}

/// Makes a number that much smaller, but not 0.
fn lower(token: &mut String, by: usize) -> bool {
    let lower =
        token.parse::<usize>().ok().and_then(|number| number.checked_sub(by)).filter(|&number| number > 0);
    lower.map(|number| *token = number.to_string()).is_some()
}
