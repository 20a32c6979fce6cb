//! Constant, periodic and arithmetic periodic values, after a pre-period.
//!
//! - The lag p is right where g(n + p) - g(n) is the same number s on the whole tail, or one number
//!   for each residue. The tail decides, from its end back to the first value that differs.
//! - A long pre-period is doubtful, because whatever changes more and more slowly (square roots,
//!   bit lengths) ends in a constant. One that follows the tail's law but for a few values is
//!   worse: the table has errors, or the law has exceptions that will go on, ever more rarely.

use super::affine::{affine, affine_plus};
use super::tail::{Tail, has_rare_exceptions, is_nearly_all, is_self_similar, is_slow, steps};

use crate::code::Expr;
use crate::code::tables::{array, as_index, kind_of, select};
use crate::code::{Code, OF_LINE, binding};
use crate::information::{self, number};
use crate::{Law, Line};
use std::fmt::Write;

/// The law with one step for all residues, and that with a step for each.
pub fn fit(line: &Line) -> Vec<Law> {
    let rate = information::bits(&line.values) / line.values.len() as f64;
    let laws = [best(line, one_step, 1), best(line, step_by_residue, 2)];
    laws.into_iter().flatten().filter_map(|tail| law(line, tail, rate)).collect()
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

fn law(line: &Line, tail: Tail, rate: f64) -> Option<Law> {
    let Tail { start, period, count } = tail;
    let values = &line.values;
    let fitted = start + count;
    if fitted + 4 > values.len() || is_slow(values, tail) || is_nearly_all(values, tail) {
        return None;
    }
    let block = &values[start..start + period];
    let confirmed = values.len() - fitted;
    let is_late = 2 * start > values.len();
    if confirmed < period.max(8) || is_self_similar(block, confirmed) || (is_late && confirmed < 2 * period) {
        return None;
    }
    let is_doubtful = is_late || has_rare_exceptions(values, tail, &steps(values, tail));
    Some(law_of(line, tail, rate).with_period(period).doubted(is_doubtful))
}

/// The law that holds from index `start` of the table on, if that is known from elsewhere. The
/// table must reach beyond the first period.
///
/// # Panics
/// If it does not.
pub fn periodic_law(line: &Line, start: usize, period: usize) -> Law {
    law_of(line, Tail { start, period, count: period }, 0.0)
}

fn law_of(line: &Line, tail: Tail, rate: f64) -> Law {
    let Tail { start, period, count } = tail;
    let values = &line.values;
    let block = &values[start..start + period];
    let steps = steps(values, tail);
    let family = match (steps.iter().all(|&s| s == 0), period, count == period) {
        (true, 1, _) => "constant",
        (false, 1, _) => "linear",
        (true, ..) => "periodic",
        (false, _, true) => "arithmetic periodic",
        (false, _, false) => "arithmetic periodic by residue",
    };
    let literal = block.iter().chain(&values[..start]).map(|&v| number(v)).sum::<f64>();
    let cost = literal.min(rate * (start + period) as f64 + 8.0);
    let is_by_residue = family == "arithmetic periodic by residue";
    let different = if is_by_residue { &steps[..] } else { &steps[..1] };
    let bits = cost
        + number(start as i128)
        + number(period as i128)
        + different.iter().map(|&s| number(s)).sum::<f64>();
    let formula = formula(line, tail, &steps);
    let code = code(line, tail, &steps);
    let (first, block) = (line.first, block.to_vec());
    let early = values[..start].to_vec();
    let predict = move |n: u64| {
        let i = n.checked_sub(first)?;
        let Some(i) = i.checked_sub(start as u64) else { return Some(early[i as usize]) };
        let (turn, residue) = (i / period as u64, (i % period as u64) as usize);
        steps[residue].checked_mul(i128::from(turn))?.checked_add(block[residue])
    };
    Law::of_line(family, (formula, code), (bits, start + count), predict)
}

fn formula(line: &Line, tail: Tail, steps: &[i128]) -> String {
    let Tail { start, period, .. } = tail;
    let from = if start == 0 { String::new() } else { format!(" for n >= {}", line.first + start as u64) };
    let value = line.values[start];
    let mut text = match (steps, period) {
        ([0], _) => format!("g(n) = {value}{from}"),
        ([s], _) => {
            let constant = value - s * i128::from(line.first + start as u64);
            format!("g(n) = {}{from}", affine(*s, "n", constant))
        }
        _ if steps.iter().all(|&s| s == steps[0]) => {
            format!("g(n + {period}) = {}{from}", affine_plus("g(n)", steps[0]))
        }
        _ => format!("g(n + {period}) = g(n) + s(n mod {period}){from}"),
    };
    if period > 1 && period <= 16 {
        let block: Vec<String> = line.values[start..start + period].iter().map(i128::to_string).collect();
        _ = write!(text, ", from there {}", block.join(" "));
    }
    text
}

/// The first values, then the block and what its later turns have more.
fn code(line: &Line, tail: Tail, steps: &[i128]) -> Code {
    let Tail { start, period, .. } = tail;
    let (values, from) = (&line.values, line.first + start as u64);
    let n = Expr { low: from.into(), ..Expr::of_u64("n", u64::MAX) };
    let block = &values[start..start + period];
    let (lines, value) = match steps {
        [step] => (vec![], linear(&n, *step, block[0])),
        _ => turns(&n, block, steps),
    };
    let early = &values[..start];
    let code = Code::wide(OF_LINE, &value, early).after(lines);
    let lead = match (early, line.first) {
        ([], _) => return code,
        ([value, others @ ..], _) if others.iter().all(|v| v == value) => {
            vec![format!("if n < {from} {{\n    return {value};\n}}")]
        }
        _ => {
            let kind = code.returns.map_or(kind_of(early), |returns| returns.0);
            let index = Expr { low: 0, ..n.clone() }.minus(&Expr::literal(line.first.into()));
            let index = if line.first == 0 { n } else { Expr { kind: n.kind, low: 0, ..index } };
            let lookup = format!("if n < {from} {{\n    return EARLY[{}];\n}}", as_index(&index));
            vec![array("EARLY", kind, early), lookup]
        }
    };
    code.after(lead)
}

fn linear(n: &Expr, step: i128, value: i128) -> Expr {
    n.affine(step, value - step * n.low)
}

/// Where the block can be turned so that it begins with a multiple of the period, it is.
fn turns(n: &Expr, block: &[i128], steps: &[i128]) -> (Vec<String>, Expr) {
    let period = block.len() as i128;
    let at = |r: i128| {
        let (turn, i) = ((r - n.low).div_euclid(period), (r - n.low).rem_euclid(period) as usize);
        steps[i].checked_mul(turn)?.checked_add(block[i])
    };
    let turned: Option<Vec<i128>> = (0..period).map(at).collect();
    let turned = turned.filter(|turned| turned.iter().all(|&v| v >= 0) || block.iter().any(|&v| v < 0));
    let (mut lines, i, block, steps) = match turned {
        Some(turned) => {
            let offset = n.low.rem_euclid(period) as usize;
            let step = |r: usize| steps[(r + steps.len() - offset) % steps.len()];
            (vec![], n.clone(), turned, (0..steps.len()).map(step).collect())
        }
        None => {
            let i = n.minus(&Expr::literal(n.low));
            (vec![binding("i", &i)], Expr { text: "i".to_owned(), ..i }, block.to_vec(), steps.to_vec())
        }
    };
    let (rest, turn) = (i.rem(period), i.div(period));
    let (more, value) = select("PERIOD", &rest, &block);
    lines.extend(more);
    if steps.iter().all(|step| *step == steps[0]) {
        return (lines, if steps[0] == 0 { value } else { turn.affine(steps[0], 0).plus(&value) });
    }
    let (more, step) = select("STEP", &rest, &steps);
    lines.extend(more);
    (lines, turn.product(&step).plus(&value))
}
