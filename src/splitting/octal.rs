//! Octal and hexadecimal codes of take-and-break games: table, proven period, winning moves.
//!
//! - **Rules**: in the code d0.d1d2d3..., bit p of digit t (1, 2, 4, in hexadecimal also 8) allows
//!   a move that takes t stones from a heap and leaves the rest in exactly p = 0, 1, 2, 3 non-empty
//!   heaps; the player who cannot move loses. Kayles is 0.77, Dawson's chess 0.137, Dawson's Kayles
//!   0.07, Nim 0.333..., Lasker's Nim 4.333... (the three dots repeat the last digit forever).
//! - **Theorem**: let the last digit have place k, and let moves leave at most s heaps. If g(n + p)
//!   = g(n) for n0 <= n <= s n0 + (s - 1) p + k, then for all n >= n0: a larger heap always leaves
//!   a part to which the period applies.
//! - **Time**: `values` as `take_and_break`, O(n) once the period is proven; any heap O(1) by
//!   `Periodic::at`. All winning moves of a heap of n: O(n) per digit, O(n^2) for three heaps.
//! - **Source**: R. K. Guy, C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956); Winning Ways, ch. 4.
//! - **Needs**: `period`, `sum`, `take_and_break`.
//! - **Checked**: against the naive solver for all codes of two hexadecimal digits with heaps to 6
//!   (`prove_`: 11). The periods proven by 300 heaps for codes of up to two octal digits hold to
//!   600 (`prove_`: 2000 heaps, three digits, 5000).

use crate::period::Periodic;
use crate::sum;
use crate::take_and_break::Rules;

/// A game's code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    digits: Vec<u32>,
    repeats: bool,
}

impl Code {
    /// Reads a code such as `0.77`, `4.3...` or `0.8F`.
    ///
    /// # Panics
    /// If it is malformed, or allows a move that changes nothing.
    ///
    /// ```
    /// use grundy::octal::Code;
    /// assert_eq!(Code::new("0.77").values(8), [0, 1, 2, 3, 1, 4, 3, 2, 1]); // Kayles
    /// assert_eq!(Code::new("4.3...").values(8), [0, 1, 2, 4, 3, 5, 6, 8, 7]); // Lasker's Nim
    /// ```
    pub fn new(code: &str) -> Code {
        Code::read(code).unwrap_or_else(|| panic!("`{}` is not a code such as 0.77, 4.3... or 0.8F", code))
    }

    /// [`Code::taking_any`] of one number.
    pub fn taking(take: usize) -> Code {
        Code::taking_any(&[take])
    }

    /// The game in which a move takes t neighbours out of a row, from anywhere, for any t among
    /// `takes`; the gap stays. O(largest take). For circles see [`circle`](crate::circle).
    ///
    /// # Panics
    /// If 0 is among them.
    ///
    /// ```
    /// use grundy::octal::Code;
    /// assert_eq!(Code::taking_any(&[3, 1, 3]), Code::new("0.707"));
    /// ```
    pub fn taking_any(takes: &[usize]) -> Code {
        assert!(!takes.contains(&0), "a move that changes nothing");
        let mut digits = vec![0; takes.iter().max().map_or(1, |most| most + 1)];
        takes.iter().for_each(|&take| digits[take] = 7);
        Code { digits, repeats: false }
    }

    /// The Grundy values of the heaps 0..=`n`.
    pub fn values(&self, n: usize) -> Vec<u32> {
        match self.periodic(n / 8) {
            Some(periodic) => (0..=n as u64).map(|heap| periodic.at(heap)).collect(),
            None => self.rules(n).values(n),
        }
    }

    /// The sequence of all heaps, if its period is proven by the values of the heaps up to `limit`.
    ///
    /// ```
    /// use grundy::octal::Code;
    /// let kayles = Code::new("0.77").periodic(1000).unwrap();
    /// assert_eq!((kayles.pre_period(), kayles.period()), (71, 12));
    /// assert_eq!(kayles.at(1_000_000_000_000_000_000), 1);
    /// ```
    pub fn periodic(&self, limit: usize) -> Option<Periodic> {
        if self.repeats {
            return None; // the theorem needs a last digit
        }
        let rules = self.rules(limit);
        let parts = (1..4).rev().find(|&parts| !rules.takes[parts].is_empty()).unwrap_or(1);
        let needed = |start: usize, period: usize| (parts - 1) * (start + period) + self.digits.len();
        Periodic::search(|n| rules.values(n), 256, limit, needed) // most periods are short
    }

    /// What the winning moves leave of a heap: non-empty heaps, ascending. The smallest take comes
    /// first, then fewer heaps; `grundy` looks up a heap's value.
    ///
    /// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
    ///
    /// ```
    /// use grundy::octal::Code;
    /// let (kayles, sg) = (Code::new("0.77"), Code::new("0.77").values(5));
    /// assert_eq!(kayles.winning_moves(5, 0, |heap| sg[heap]).next(), Some(vec![2, 2]));
    /// ```
    pub fn winning_moves<'a>(
        &'a self,
        heap: usize,
        rest: u64,
        grundy: impl Fn(usize) -> u32 + 'a,
    ) -> impl Iterator<Item = Vec<usize>> + 'a {
        let most = if self.repeats { heap } else { heap.min(self.digits.len() - 1) };
        let all = (0..=most).flat_map(move |take| leaves(self.digit(take), heap - take));
        all.filter(move |heaps| sum::grundy(heaps.iter().map(|&heap| grundy(heap))) == rest)
    }

    /// `None` if the code is malformed, or allows a move that changes nothing.
    fn read(code: &str) -> Option<Code> {
        let short = code.strip_suffix("...");
        let (before, after) = short.unwrap_or(code).split_once('.')?;
        let digits = before.chars().chain(after.chars()).map(|digit| digit.to_digit(16));
        let digits = digits.collect::<Option<Vec<u32>>>()?;
        let valid = before.len() == 1 && !after.is_empty() && digits[0] & 3 == 0;
        if valid { Some(Code { digits, repeats: short.is_some() }) } else { None }
    }

    fn digit(&self, take: usize) -> u32 {
        let last = self.digits.len() - 1;
        if take <= last || self.repeats { self.digits[take.min(last)] } else { 0 }
    }

    fn rules(&self, n: usize) -> Rules {
        let most = if self.repeats { n } else { n.min(self.digits.len()) };
        let takes = |parts: usize| (0..=most).filter(|&take| self.digit(take) >> parts & 1 == 1).collect();
        Rules { takes: [takes(0), takes(1), takes(2), takes(3)], unequal: false }
    }
}

/// The ways to leave `left` stones that a digit allows: no heap, one, two, three.
fn leaves(digit: u32, left: usize) -> impl Iterator<Item = Vec<usize>> {
    // The largest size of the smallest part; 0 if there is no such way.
    let most = move |parts: usize| if digit >> parts & 1 == 1 { left / parts } else { 0 };
    let none = if digit & 1 != 0 && left == 0 { Some(vec![]) } else { None };
    let one = if digit & 2 != 0 && left > 0 { Some(vec![left]) } else { None };
    let two = (1..=most(2)).map(move |a| vec![a, left - a]);
    let three = (1..=most(3)).flat_map(move |a| (a..=(left - a) / 2).map(move |b| vec![a, b, left - a - b]));
    none.into_iter().chain(one).chain(two).chain(three)
}
