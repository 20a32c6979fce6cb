//! Octal and hexadecimal codes of take-and-break games: table, proven period, winning moves.
//!
//! - **Rules**: in the code d0.d1d2d3..., bit p of digit t (1, 2, 4, in hexadecimal also 8) allows
//!   to take t stones from a heap and to leave the rest in exactly p = 0, 1, 2, 3 non-empty heaps;
//!   who cannot move loses. Kayles is 0.77, Dawson's chess 0.137, Dawson's Kayles 0.07, Nim
//!   0.333..., Lasker's Nim 4.333... (dots repeat the last digit).
//! - **Theorem**: let the last digit have place k and moves leave at most s heaps. If g(n + p) =
//!   g(n) for n0 <= n <= s n0 + (s - 1) p + k, then for all n >= n0: a larger heap always leaves a
//!   part to which the period applies.
//! - **Time**: `values` as `take_and_break`, O(n) once the period is proven; then O(1) for any heap
//!   by `Periodic::at`.
//! - **Source**: R. K. Guy and C. A. B. Smith, Proc. Camb. Phil. Soc. 52 (1956); Winning Ways,
//!   chapter 4.
//! - **Needs**: `period`, `take_and_break`.
//! - **Checked**: against the naive solver for all codes of two hexadecimal digits with heaps to
//!   11; the periods proven by 2000 heaps for codes of up to three octal digits hold to 5000.

use crate::period::Periodic;
use crate::take_and_break::Rules;

/// A game's code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    digits: Vec<u32>,
    repeats: bool,
}

/// A move: `take` stones, and the non-empty heaps that are left, ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The number of stones taken.
    pub take: usize,
    /// The heaps left.
    pub heaps: Vec<usize>,
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
        let short = code.trim_end_matches("...");
        let digits = short.chars().enumerate().filter(|&(i, digit)| (i, digit) != (1, '.'));
        let digits: Option<Vec<u32>> = digits.map(|(_, digit)| digit.to_digit(16)).collect();
        let digits = digits.filter(|digits| digits.len() + 1 == short.len() && digits[0] & 3 == 0);
        let digits = digits.unwrap_or_else(|| panic!("`{code}` is no code of a take-and-break game"));
        Code { digits, repeats: short.len() < code.len() }
    }

    /// The game in which a move takes neighbours out of a row: `take` of them, from anywhere.
    ///
    /// ```
    /// use grundy::octal::Code;
    /// assert_eq!(Code::taking(2), Code::new("0.07"));
    /// ```
    pub fn taking(take: usize) -> Code {
        assert!(take > 0, "a move that changes nothing");
        let digits = (0..=take).map(|place| if place == take { 7 } else { 0 }).collect();
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
        let rules = self.rules(limit);
        let parts = 3 - rules.takes[1..].iter().rev().take_while(|takes| takes.is_empty()).count().min(2);
        let needed = |start: usize, period: usize| (parts - 1) * (start + period) + self.digits.len();
        let mut n = limit.min(256);
        loop {
            let found = Periodic::prove(rules.values(n), needed);
            if self.repeats || found.is_some() || n == limit {
                return found.filter(|_| !self.repeats);
            }
            n = limit.min(4 * n);
        }
    }

    /// The moves that leave value `rest` of a heap, by `take`, then by the heaps left; `grundy`
    /// looks a heap's value up.
    ///
    /// They are the winning moves on this heap if `rest` is the xor of the other heaps' values;
    /// alone: 0.
    ///
    /// ```
    /// use grundy::octal::{Code, Move};
    /// let (kayles, sg) = (Code::new("0.77"), Code::new("0.77").values(5));
    /// assert_eq!(kayles.winning_moves(5, 0, |heap| sg[heap]), [Move { take: 1, heaps: vec![2, 2] }]);
    /// ```
    pub fn winning_moves(&self, heap: usize, rest: u32, grundy: impl Fn(usize) -> u32) -> Vec<Move> {
        let mut moves = Vec::new();
        for take in 0..=heap {
            let left = heap - take;
            let none = if left == 0 { Some(vec![]) } else { None };
            let one = if left > 0 { Some(vec![left]) } else { None };
            let two = (1..=left / 2).map(|a| vec![a, left - a]);
            let three =
                (1..=left / 3).flat_map(|a| (a..=(left - a) / 2).map(move |b| vec![a, b, left - a - b]));
            let allowed = |parts: usize| if self.digit(take) >> parts & 1 == 1 { usize::MAX } else { 0 };
            let all = none.into_iter().take(allowed(0)).chain(one.into_iter().take(allowed(1)));
            let all = all.chain(two.take(allowed(2))).chain(three.take(allowed(3)));
            let wins = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap)) == rest;
            moves.extend(all.filter(wins).map(|heaps| Move { take, heaps }));
        }
        moves
    }

    fn digit(&self, take: usize) -> u32 {
        let last = self.digits.len() - 1;
        if take <= last || self.repeats { self.digits[take.min(last)] } else { 0 }
    }

    fn rules(&self, n: usize) -> Rules {
        let takes = |parts: usize| (0..=n).filter(|&take| self.digit(take) >> parts & 1 == 1).collect();
        Rules { takes: [takes(0), takes(1), takes(2), takes(3)], unequal: false }
    }
}
