/// The value of a digit automaton: numbers below `small` are written out for each state; else the
/// last digit leads to another state or, with -1, to a multiple of the rest; each time the value is
/// multiplied and a constant is added.
pub fn digit_automaton(
    mut n: u64,
    base: i128,
    small: i128,
    next: &[i128],
    multipliers: &[i128],
    constants: &[i128],
    written: &[i128],
) -> i128 {
    let (mut state, mut factor, mut constant) = (0, 1, 0);
    while i128::from(n) >= small {
        let step = state * base as usize + (n % base as u64) as usize;
        n /= base as u64;
        constant += factor * constants[step];
        factor *= multipliers[step];
        if next[step] < 0 {
            return factor * i128::from(n) + constant;
        }
        state = next[step] as usize;
    }
    factor * written[state * small as usize + n as usize] + constant
}

/// A recurrence whose first terms, up to this many, all fit 64 bits is not a law.
pub const MOST_TERMS: usize = 4000;

/// The i-th term, from 0 on, of a linear recurrence with these first terms; `terms` has a factor
/// and how far back it reaches by turns. What comes after a term of 2^64 or more counts as
/// infinite; such a term is among the first 4000.
pub fn recurrence(i: u64, start: &[i128], terms: &[i128], constant: i128) -> i128 {
    let mut all = start.to_vec();
    while all.len() as u64 <= i {
        let end = all.len();
        if end >= 4000 || all[end - 1] >= 1 << 64 {
            return i128::MAX;
        }
        let sum: i128 = terms.chunks(2).map(|term| term[0] * all[end - term[1] as usize]).sum();
        all.push(sum + constant);
    }
    all[i as usize]
}

/// How many terms of an increasing sequence are at most x.
pub fn terms_up_to(term: impl Fn(u64) -> i128, first: u64, x: i128) -> u64 {
    if term(first) > x {
        return 0;
    }
    let (mut low, mut step) = (first, 1_u64);
    while low <= u64::MAX - step && term(low + step) <= x {
        low += step;
        step = step.saturating_mul(2);
    }
    while step > 0 {
        if low <= u64::MAX - step && term(low + step) <= x {
            low += step;
        }
        step /= 2;
    }
    low - first + 1
}

/// Whether x is a term of an increasing sequence.
pub fn is_term(term: impl Fn(u64) -> i128, first: u64, x: i128) -> bool {
    let count = terms_up_to(&term, first, x);
    count > 0 && term(first + (count - 1)) == x
}

/// A value by the remainder r of n = m q + r, for n below `small` written out: a multiple of q and
/// a constant or, where the kind is 1 or -1, so often the value of that number and something more.
pub fn remainder_recursion(
    mut n: u64,
    m: i128,
    small: i128,
    multipliers: &[i128],
    constants: &[i128],
    kinds: &[i128],
    more: &[i128],
    written: &[i128],
) -> i128 {
    let (mut sum, mut sign) = (0, 1);
    while i128::from(n) >= small {
        let (q, r) = (i128::from(n) / m, (i128::from(n) % m) as usize);
        let next = multipliers[r] * q + constants[r];
        if kinds[r] == 0 {
            return sum + sign * next;
        }
        sum += sign * more[r];
        sign *= kinds[r];
        n = next as u64;
    }
    sum + sign * written[n as usize]
}
