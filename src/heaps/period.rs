//! The proven period of a sequence of Grundy values: a heap of 10^18 becomes a look-up.
//!
//! - **Theorem**: where each value follows from the w values before it (takes of at most w), two
//!   equal windows of length w at distance p repeat forever. Where it follows from all values
//!   before it, more values must agree (see `octal`): the caller says how many.
//! - **Time**: O(n) for n values, O(1) per look-up.
//! - **Source**: Winning Ways, chapter 4; R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52
//!   (1956).
//! - **Needs**: nothing.
//! - **Checked**: against a search for all sequences of up to 8 values below 3, and random ones of
//!   up to 200; see also `sg_table`.

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
    /// The least period that the end of the values proves, with its least pre-period. Time O(n).
    ///
    /// A period is proven if `values[i] == values[i + period]` holds for at least
    /// `needed(pre_period, period)` successive i, up to the end. `None` if there are too few
    /// values.
    pub fn prove(mut values: Vec<u32>, needed: impl Fn(usize, usize) -> usize) -> Option<Periodic> {
        values.reverse(); // so that the end, whose repetition counts, is a prefix
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
        let start = self.pre_period() as u64;
        let place = if n < start { n } else { start + (n - start) % self.period as u64 };
        self.values[place as usize]
    }
}

/// For each i > 0 the number of values from i on that agree with those from 0 on; 0 for i = 0.
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
