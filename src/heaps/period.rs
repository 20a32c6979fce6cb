//! The period of a sequence of Grundy values, proven: a heap of 10^18 becomes a look-up.
//!
//! - **Theorem**: where each value follows from the w values before it (takes of at most w), two
//!   equal windows of length w that are p apart repeat for ever. Where it follows from all values
//!   before it, more must agree (octal games: pre-period + period + last digit's place), so the
//!   caller says how many.
//! - **Time**: O(n) for n values, O(1) per look-up.
//! - **Source**: Winning Ways, chapter 4; R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52
//!   (1956).
//! - **Needs**: nothing.
//! - **Checked**: against a search for all sequences of up to 8 values below 3; see also
//!   `sg_table`.

/// An eventually periodic sequence, kept up to the end of its first period.
///
/// ```
/// use grundy::period::Periodic;
/// let take_1_3_4 = vec![0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1]; // values 7..=10 repeat 0..=3
/// let sg = Periodic::prove(take_1_3_4, |_pre_period, _period| 4).unwrap();
/// assert_eq!((sg.pre_period(), sg.period()), (0, 7));
/// assert_eq!(sg.at(1_000_000_000_000_000_000), 1); // 10^18 mod 7 = 1
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Periodic {
    values: Vec<u32>,
    period: usize,
}

impl Periodic {
    /// The least period at the end of the values whose repetition,
    /// `values[i] == values[i + period]`, holds for at least `needed(pre_period, period)`
    /// successive i; with the least pre-period that goes with it. Time O(n).
    ///
    /// `None`: the values are too few to prove one.
    pub fn prove(mut values: Vec<u32>, needed: impl Fn(usize, usize) -> usize) -> Option<Periodic> {
        values.reverse();
        let (n, repeated) = (values.len(), z_function(&values));
        let proves = |&p: &usize| repeated[p] >= needed(n - p - repeated[p], p);
        let period = (1..n).find(proves)?;
        values.reverse();
        values.truncate(n - repeated[period]);
        Some(Periodic { values, period })
    }

    /// The number of values before the first period.
    pub fn pre_period(&self) -> usize {
        self.values.len() - self.period
    }

    /// The length of the period.
    pub fn period(&self) -> usize {
        self.period
    }

    /// The value at any place. Time O(1).
    pub fn at(&self, n: u64) -> u32 {
        let pre_period = self.pre_period() as u64;
        self.values
            [if n < pre_period { n } else { pre_period + (n - pre_period) % self.period as u64 } as usize]
    }
}

/// For each i > 0 how long the sequence from i on agrees with the whole; 0 for i = 0.
fn z_function(values: &[u32]) -> Vec<usize> {
    let mut z = vec![0; values.len()];
    let (mut from, mut to) = (0, 0); // values[from..to] is known to equal values[..to - from]
    for i in 1..values.len() {
        let mut length = if i < to { z[i - from].min(to - i) } else { 0 };
        while i + length < values.len() && values[i + length] == values[length] {
            length += 1;
        }
        if i + length > to {
            from = i;
            to = i + length;
        }
        z[i] = length;
    }
    z
}
