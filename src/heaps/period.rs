//! The proven period of a sequence of Grundy values, or of any others: a heap of 10^18 becomes a
//! look-up.
//!
//! - **Theorem**: where each value follows from the w values before it (takes of at most w), two
//!   equal windows of length w at distance p repeat forever. Where it follows from all values
//!   before it, more values must agree (see `octal`): the caller says how many. A value may be an
//!   array of several numbers, as in `heap_states`: then all of them repeat together.
//! - **Time**: O(n) comparisons for n values, one clone per look-up.
//! - **Source**: Winning Ways, chapter 4; R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52
//!   (1956).
//! - **Needs**: nothing.
//! - **Checked**: against a search for all sequences of up to 8 values below 3, and random ones of
//!   up to 200, of numbers and of pairs; see also `sg_table` and `heap_states`.

/// An eventually periodic sequence, kept up to the end of its first period: of Grundy values, or of
/// arrays, tuples, anything that can be compared.
///
/// ```
/// use grundy::period::Periodic;
/// let take_1_3_4 = vec![0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1]; // values 7..=10 repeat 0..=3
/// let sg = Periodic::prove(take_1_3_4, |_pre_period, _period| 4).unwrap();
/// assert_eq!((sg.pre_period(), sg.period()), (0, 7));
/// assert_eq!(sg.at(1_000_000_000_000_000_000), 1); // 10^18 mod 7 = 1
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Periodic<T = u32> {
    values: Vec<T>,
    period: usize,
}

impl<T: Clone + Eq> Periodic<T> {
    /// The least period that the end of the values proves, with its least pre-period. Time O(n).
    ///
    /// A period is proven if `values[i] == values[i + period]` holds for at least
    /// `needed(pre_period, period)` successive i, up to the end. `None` if there are too few
    /// values.
    ///
    /// ```
    /// use grundy::period::Periodic;
    /// let pairs = vec![[9, 9], [0, 1], [1, 2], [0, 1], [1, 2]]; // each follows from the one before
    /// let found = Periodic::prove(pairs, |_pre_period, _period| 1).unwrap();
    /// assert_eq!((found.pre_period(), found.period(), found.at(1_000_000)), (1, 2, [1, 2]));
    /// ```
    pub fn prove(mut values: Vec<T>, needed: impl Fn(usize, usize) -> usize) -> Option<Periodic<T>> {
        values.reverse(); // so that the end, whose repetition counts, is a prefix
        let (n, repeated) = (values.len(), z_function(&values));
        let proves = |&p: &usize| repeated[p] >= needed(n - p - repeated[p], p);
        let period = (1..n).find(proves)?;
        values.reverse();
        values.truncate(n - repeated[period]);
        Some(Periodic { values, period })
    }

    /// The period that the values of the places 0..=`limit` prove, or fewer of them: `values(n)`
    /// computes those of 0..=n, for n = `first`, twice that, and so on.
    ///
    /// ```
    /// use grundy::{period::Periodic, sg_table};
    /// let values = |n| sg_table::values(&[1, 3, 4], n);
    /// let sg = Periodic::search(values, 16, 1_000_000, |_pre_period, _period| 4).unwrap();
    /// assert_eq!(sg.period(), 7);
    /// ```
    pub fn search(
        values: impl Fn(usize) -> Vec<T>,
        first: usize,
        limit: usize,
        needed: impl Fn(usize, usize) -> usize,
    ) -> Option<Periodic<T>> {
        let mut n = first.min(limit);
        loop {
            let found = Periodic::prove(values(n), &needed);
            if found.is_some() || n == limit {
                return found;
            }
            n = n.max(1).saturating_mul(2).min(limit);
        }
    }

    /// The number of values before the first period.
    pub fn pre_period(&self) -> usize {
        self.values.len() - self.period
    }

    /// The length of the period.
    pub fn period(&self) -> usize {
        self.period
    }

    /// The value at any place. Time O(1) for numbers, in general that of a clone.
    pub fn at(&self, n: u64) -> T {
        let start = self.pre_period() as u64;
        let place = if n < start { n } else { start + (n - start) % self.period as u64 };
        self.values[place as usize].clone()
    }
}

/// For each i > 0 the number of values from i on that agree with those from 0 on; 0 for i = 0.
fn z_function<T: Eq>(values: &[T]) -> Vec<usize> {
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
