//! The part of a line that a period explains, and what speaks against the period although all
//! values of that part obey it.

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
    let exceptions = (0..start).filter(|&i| !agrees(values, tail, steps, i)).count();
    let confirmed = values.len() - start - count;
    start > period && exceptions <= 3 && confirmed < 4 * start
}

/// Whether most of the block repeats itself up to a constant, as those of popcounts and of
/// multiples rounded down do: then one more repetition is what the next level would show too.
pub fn is_self_similar(block: &[i128], confirmed: usize) -> bool {
    let p = block.len();
    let agrees = |lag: &usize| {
        let step = |i: usize| block[i + lag].wrapping_sub(block[i]);
        let agree = |to: usize| (0..p - lag).filter(|&i| step(i) == step(to)).count();
        (0..3.min(p - lag)).any(|to| 10 * agree(to) >= 8 * (p - lag))
    };
    p >= 8 && confirmed < 3 * p && (2..=2 * p / 3).any(|lag| agrees(&lag))
}
