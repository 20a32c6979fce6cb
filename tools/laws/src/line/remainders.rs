//! Recursion by the remainder: each g(m q + r) is a multiple of q and a constant, or so much more
//! than g(a q + c), which need not be shorter by a digit; taking floor(n / k) leaves such values.
//! What repeats is no such table: of few values in few periods, some recursion is right by chance.

use super::period;
use crate::tree::{Remainder, Remainders};
use crate::{Law, Line};
use std::collections::BTreeSet;

/// The largest modulus, and how many values of each remainder must agree.
const MAX_MODULUS: u64 = 12;
const MIN_AGREEING: u64 = 8;

/// The law with the smallest modulus.
pub fn fit(line: &Line) -> Vec<Law> {
    if line.first > 1 || period::is_seen_to_repeat(line) {
        return vec![];
    }
    (2..=MAX_MODULUS).find_map(|m| law(line, m)).into_iter().collect()
}

fn law(line: &Line, m: u64) -> Option<Law> {
    let steps = (0..m).map(|r| step(line, m, r)).collect::<Option<Vec<Remainder>>>()?;
    // Else it is a matter of digits.
    let is_new = |step: &Remainder| matches!(step, Remainder::Same(2.., ..));
    if !steps.iter().any(is_new) {
        return None;
    }
    let written = (0..m).map(|n| line.at(n).unwrap_or(0)).collect();
    let body = Remainders { steps, written }.expr();
    // The second and third number of each remainder show what is said of it.
    Some(Law::line("recursion by remainder", line.first, body, 4 * m as usize))
}

/// What the values from q = 1 on agree to.
fn step(line: &Line, m: u64, r: u64) -> Option<Remainder> {
    let end = line.first + line.values.len() as u64;
    let count = end.saturating_sub(r).div_ceil(m).checked_sub(1).filter(|&count| count >= MIN_AGREEING)?;
    let value = |q: u64| line.at(m * q + r);
    let all = || 1..=count;
    let factor = value(2)?.checked_sub(value(1)?)?;
    let constant = value(1)?.checked_sub(factor)?;
    let of = |q: u64| factor.checked_mul(q.into())?.checked_add(constant);
    if all().all(|q| of(q) == value(q)) {
        return Some(Remainder::Value(factor, constant));
    }
    let mut choices: Vec<(u64, i128)> =
        (1..m).flat_map(|a| (-(a as i128)..=r.into()).map(move |c| (a, c))).collect();
    choices.sort_by_key(|&(a, c)| (a + c.unsigned_abs() as u64, c < 0));
    // A divisor of the modulus is a matter of digits.
    choices.retain(|&(a, _)| a == 1 || !m.is_multiple_of(a));
    let found = choices.into_iter().filter_map(|(a, c)| {
        let other = |q: u64| line.at(u64::try_from(i128::from(a * q) + c).ok()?);
        // Where the smaller number is in front of the table, nothing is known.
        if !all().skip(1).all(|q| other(q).is_some()) {
            return None;
        }
        let of_sign = |sign: i128| {
            let mut rests = all().filter_map(|q| value(q)?.checked_sub(sign.checked_mul(other(q)?)?));
            let more = rests.next()?;
            rests.all(|rest| rest == more).then_some(Remainder::Same(a.into(), c, sign, more))
        };
        [1, -1].into_iter().find_map(of_sign)
    });
    let found = found.min_by_key(|step| match step {
        Remainder::Same(_, _, sign, more) => (*sign < 0, more.unsigned_abs()),
        Remainder::Value(..) => (false, 0),
    })?;
    // What is added each time must have been seen to add up.
    let kinds: BTreeSet<Option<i128>> = all().map(value).collect();
    let adds_up = matches!(found, Remainder::Same(_, _, 1, more) if more != 0);
    (!adds_up || kinds.len() > 3).then_some(found)
}
