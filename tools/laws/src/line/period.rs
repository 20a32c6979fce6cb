//! Constant, periodic and arithmetic periodic values, after a pre-period.
//!
//! - The lag p is right where g(n + p) - g(n) is the same number s on the whole tail, or one number
//!   for each residue. The tail decides, from its end back to the first value that differs.
//! - A long pre-period is doubtful: whatever changes more and more slowly (square roots, bit
//!   lengths) ends in a constant, and where moves lead to a part of a heap, what happens at n
//!   comes back at 2 n, 3 n, ... One that follows the tail's law but for a few values is
//!   worse: the table has errors, or the law has exceptions that will go on, ever more rarely.

use super::tail::{
    Tail, has_rare_exceptions, is_nearly_all, is_self_similar, is_slow, may_be_digits, may_slow_down, steps,
};
use crate::tree::Period;
use crate::{Law, Line};

/// How many times as long as the pre-period the table must be.
const BACK: usize = 8;

/// The law with one step for all residues, and that with a step for each.
pub fn fit(line: &Line) -> Vec<Law> {
    let laws = [best(line, one_step, 1), best(line, step_by_residue, 2)];
    laws.into_iter().flatten().filter_map(|tail| law(line, tail)).collect()
}

/// Whether half of the values or more repeat, from the first one that does.
pub fn is_seen_to_repeat(line: &Line) -> bool {
    let count = line.values.len();
    best(line, one_step, 1).is_some_and(|tail| (2 * tail.start).max(tail.start + 2 * tail.period) <= count)
}

/// The lag for which the fewest values fix the law.
fn best(line: &Line, start: fn(&[i128], usize) -> Option<usize>, blocks: usize) -> Option<Tail> {
    let size = |tail: &Tail| tail.start + tail.count;
    let mut best: Option<Tail> = None;
    for period in 1..=line.values.len() / (blocks + 1) {
        let least = best.as_ref().map_or(usize::MAX, size);
        // No longer lag needs fewer values.
        if blocks * period >= least {
            break;
        }
        let tail = start(&line.values, period).map(|start| Tail { start, period, count: blocks * period });
        best = tail.filter(|tail| size(tail) < least).or(best);
    }
    best
}

/// From where on g(n + p) = g(n) + s.
fn one_step(values: &[i128], p: usize) -> Option<usize> {
    let n = values.len();
    let step = values[n - 1].checked_sub(values[n - 1 - p])?;
    let fits = |&i: &usize| values[i].checked_add(step) == Some(values[i + p]);
    Some((0..n - p).rev().take_while(fits).last().unwrap_or(n))
}

/// From where on g(n + 2 p) - g(n + p) = g(n + p) - g(n).
fn step_by_residue(values: &[i128], p: usize) -> Option<usize> {
    let n = values.len();
    let fits = |&i: &usize| {
        let steps = (values[i + p].checked_sub(values[i]), values[i + 2 * p].checked_sub(values[i + p]));
        steps.0.is_some() && steps.0 == steps.1
    };
    Some((0..n - 2 * p).rev().take_while(fits).last().unwrap_or(n))
}

fn law(line: &Line, tail: Tail) -> Option<Law> {
    let Tail { start, period, count } = tail;
    let values = &line.values;
    let fitted = start + count;
    if fitted + 4 > values.len() || is_slow(values, tail) || is_nearly_all(values, tail) {
        return None;
    }
    let block = &values[start..start + period];
    let confirmed = values.len() - fitted;
    let is_late = 2 * start > values.len();
    if confirmed < period.max(8) || (is_late && confirmed < 2 * period) {
        return None;
    }
    let steps = steps(values, tail);
    let is_doubtful = BACK * start > values.len()
        || is_self_similar(block, confirmed)
        || may_be_digits(block, &steps, confirmed)
        || may_slow_down(values, tail) || has_rare_exceptions(values, tail, &steps);
    Some(law_of(line, tail).with_period(period).doubted(is_doubtful))
}

/// The law that holds from index `start` of the table on, if that is known from elsewhere. The
/// table must reach beyond the first period.
///
/// # Panics
/// If it does not.
pub fn periodic_law(line: &Line, start: usize, period: usize) -> Law {
    law_of(line, Tail { start, period, count: period })
}

fn law_of(line: &Line, tail: Tail) -> Law {
    let Tail { start, period, count } = tail;
    let block = line.values[start..start + period].to_vec();
    let steps = steps(&line.values, tail);
    let family = match (steps.iter().all(|&s| s == 0), period, count == period) {
        (true, 1, _) => "constant",
        (false, 1, _) => "linear",
        (true, ..) => "periodic",
        (false, _, true) => "arithmetic periodic",
        (false, _, false) => "arithmetic periodic by residue",
    };
    let early = line.values[..start].to_vec();
    // A step that all values share is shown by the value behind the block.
    let shows_step = usize::from(count == period && steps[0] != 0);
    let body = Period { first: line.first, early, block, steps }.expr();
    Law::line(family, line.first, body, start + count + shows_step)
}
