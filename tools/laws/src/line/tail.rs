//! The part of a line that a period explains, and what speaks against the period although all
//! values of that part obey it.

use crate::{Law, Line};

/// The law holds from position `start`; the `count` values from there fix the rest.
#[derive(Clone, Copy)]
pub struct Tail {
    pub start: usize,
    pub period: usize,
    pub count: usize,
}

/// What is added from one period to the next, for each residue.
pub fn steps(values: &[i128], tail: Tail) -> Vec<i128> {
    let at = |i: usize| if tail.count == tail.period { tail.start } else { i };
    let step = |i: usize| values[at(i) + tail.period] - values[at(i)];
    (tail.start..tail.start + tail.period).map(step).collect()
}

/// Whether the values change ever more slowly, so that the last run only looks like a law.
pub fn is_slow(values: &[i128], tail: Tail) -> bool {
    let Tail { start, period, .. } = tail;
    if period > 1 || start == 0 {
        return false;
    }
    let runs: Vec<usize> = values[..start].chunk_by(|a, b| a == b).map(<[i128]>::len).collect();
    if runs.len() > 2 && runs.is_sorted() && runs[runs.len() - 1] >= 8.max(2 * runs[0]) {
        return true;
    }
    let difference = |i: usize| values[i + 1].wrapping_sub(values[i]);
    let (mut run, mut longest) = (1, 1);
    for i in 1..start {
        run = if difference(i) == difference(i - 1) { run + 1 } else { 1 };
        longest = longest.max(run);
    }
    values.len() - start < 8 * longest.max(start / 8)
}

/// Whether the law begins late and most values of its period are those before: a leading digit
/// changes like that, ten times more slowly each time.
pub fn may_slow_down(values: &[i128], tail: Tail) -> bool {
    let Tail { start, period, .. } = tail;
    let changes = (start..start + period).filter(|&i| values[i] != values[i + 1]).count();
    start > 0 && 3 * changes <= period && 4 * (values.len() - start) < (48 + start) * start
}

/// Whether the sum of the digits, or the last one that is not 0, would say the same of as many
/// values.
pub fn may_be_digits(block: &[i128], steps: &[i128], confirmed: usize) -> bool {
    let p = block.len();
    let counts_up = (0..).zip(block).all(|(i, &v)| v - block[0] == i);
    let of_sum = steps.iter().all(|s| *s == 1);
    let of_last = steps[0] == 1 && steps[1..].iter().all(|s| *s == 0);
    p > 2 && counts_up && (of_sum || of_last) && confirmed < p * p
}

/// Whether the law fails only at a few values, the last of them late.
pub fn is_nearly_all(values: &[i128], tail: Tail) -> bool {
    let start = tail.start;
    if 2 * start <= values.len() {
        return false;
    }
    let steps = steps(values, tail);
    2 * (0..start).filter(|&i| agrees(values, tail, &steps, i)).count() > start
}

/// Whether a value in front of the tail obeys the law, too.
fn agrees(values: &[i128], Tail { start, period, .. }: Tail, steps: &[i128], i: usize) -> bool {
    let residue = (i + period * start - start) % period;
    values[i + period].checked_sub(values[i]) == Some(steps[residue])
}

/// Whether a few values over several periods are all that is in front of the tail, and the tail is
/// not much longer: what is special at the powers of two looks like that.
pub fn has_rare_exceptions(values: &[i128], tail: Tail, steps: &[i128]) -> bool {
    let Tail { start, period, count } = tail;
    let is_wrong = |i: usize| !agrees(values, tail, steps, i);
    // Where they stand together, they are special for one reason.
    let exceptions = (0..start).filter(|&i| is_wrong(i) && (i == 0 || !is_wrong(i - 1))).count();
    let confirmed = values.len() - start - count;
    start > period && exceptions <= 3 && confirmed < 8 * start
}

/// Whether most of the block repeats itself up to a constant, as those of popcounts and of
/// multiples rounded down do: then the next level would show only after as many blocks as there are
/// repetitions in a block.
pub fn is_self_similar(block: &[i128], confirmed: usize) -> bool {
    let p = block.len();
    let agrees = |lag: &usize| {
        let step = |i: usize| block[i + lag].wrapping_sub(block[i]);
        let agree = |to: usize| (0..p - lag).filter(|&i| step(i) == step(to)).count();
        (0..3.min(p - lag)).any(|to| 10 * agree(to) >= 8 * (p - lag))
    };
    let lag = (2..=2 * p / 3).find(agrees);
    p >= 8 && lag.is_some_and(|lag| confirmed < p * (p / lag).max(3))
}

/// Whether nearly all of a block is the same value, and its square was not reached: a digit that is
/// special, and the next one not seen.
fn is_sparse(block: &[i128], confirmed: usize) -> bool {
    let p = block.len();
    let most = block.iter().map(|v| block.iter().filter(|w| *w == v).count()).max().unwrap_or(0);
    p >= 8 && 10 * most >= 8 * p && confirmed < p * p
}

/// The bits of `(n mod 12) div 3`.
const SHORT_FORMULA: f64 = 18.0;

/// Whether a law, in whatever form, says that the values repeat, perhaps with something added, and
/// fewer than two whole later periods were seen, or only a self-similar one.
pub fn is_short_of_periods(line: &Line, law: &Law) -> bool {
    let count = line.values.len();
    let says = |i: usize| law.predict(&[line.first + i as u64]);
    let Some(beyond) = (count..3 * count).map(says).collect::<Option<Vec<i128>>>() else { return false };
    let step = |i: usize, p: usize| beyond[i + p].checked_sub(beyond[i]);
    let repeats =
        |p: &usize| step(0, *p).is_some() && (1..beyond.len() - p).all(|i| step(i, *p) == step(0, *p));
    let Some(period) = (1..=count).find(repeats) else { return false };
    let step = step(0, period).unwrap_or_default();
    // What looks like a period here need not be one far away.
    let far = |i: u64| {
        let n = line.first + (count as u64) * (i + 2) * (1 << (i % 30)) + 7 * i;
        let both = [n, n + period as u64].map(|n| law.predict(&[n]));
        matches!(both, [Some(a), Some(b)] if b.checked_sub(a) == Some(step))
    };
    // Nor is it one a little farther.
    let farther = |i: usize| {
        let both = [i, i + period].map(|i| says(3 * count + i));
        matches!(both, [Some(a), Some(b)] if b.checked_sub(a) == Some(step))
    };
    if !(0..100).all(far) || !(0..6 * count.min(1000)).all(farther) {
        return false;
    }
    let values = &line.values;
    if period == 1 || values.len() < 2 * period {
        return period > 1;
    }
    let fits = |&i: &usize| values[i + period].checked_sub(values[i]) == Some(step);
    let start = (0..count - period).rev().take_while(fits).last().unwrap_or(count);
    let later = (count - start).saturating_sub(period);
    // A short formula is no list of values.
    let is_short = law.bits < SHORT_FORMULA;
    let (tail, block) = (Tail { start, period, count: period }, &values[start..start + period]);
    later < 2 * period
        || step == 0 && is_sparse(block, later)
        || !is_short && is_self_similar(block, later)
        || start > 0
            && (may_slow_down(values, tail) || has_rare_exceptions(values, tail, &steps(values, tail)))
}
