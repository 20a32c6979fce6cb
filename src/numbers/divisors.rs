//! Games on the divisors of one number.
//!
//! - **Rules**: from n >= 1 subtract a divisor d of n: *proper*: d < n; *any*: d = n is allowed,
//!   too, and leaves 0; *middle*: d is neither 1 nor n. Or replace n by a smaller divisor of it:
//!   *quotient*; or cut it into k > 1 equal parts: *parts*. The player who cannot move loses.
//! - **Theorem**: the Grundy values: proper: the number of trailing zero bits of n; any: one more;
//!   quotient: the number of prime factors with multiplicity; parts: the same, but all factors 2
//!   count as one (an even number of parts is worth 0, an odd one as much as one part). Middle is
//!   won exactly if n is even, and not a power of 2 with an odd exponent.
//! - **Time**: O(1) for every `u64`; O(sqrt n) for quotient, parts, the list of divisors and the
//!   moves, those of quotient and parts O(sqrt n) for each divisor. One call for n = 10^15 is
//!   about 0.1 s, for the largest `u64` up to 10 s.
//! - **Source**: T. S. Ferguson, Game Theory, part I, exercises 3.5; D. Iannucci, U. Larsson, Game
//!   values of arithmetic functions (2021); Codeforces 1537 D; HDU 6892.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 400 (`prove_`: 5000), with all winning
//!   moves; parts as one sum up to 40, beyond as xors of their values.

/// The Grundy value when a divisor d < `n` is subtracted; 0 for 0.
///
/// ```
/// use grundy::divisors;
/// assert_eq!(divisors::grundy_proper(12), 2);
/// ```
pub fn grundy_proper(n: u64) -> u32 {
    if n == 0 { 0 } else { n.trailing_zeros() }
}

/// The Grundy value when any divisor is subtracted, `n` itself too; 0 for 0.
///
/// ```
/// use grundy::divisors;
/// assert_eq!(divisors::grundy_any(12), 3);
/// ```
pub fn grundy_any(n: u64) -> u32 {
    if n == 0 { 0 } else { n.trailing_zeros() + 1 }
}

/// Whether the player to move wins when a divisor other than 1 and `n` is subtracted.
///
/// ```
/// use grundy::divisors;
/// assert!(divisors::first_player_wins_middle(12) && divisors::first_player_wins_middle(4));
/// assert!(!divisors::first_player_wins_middle(8) && !divisors::first_player_wins_middle(69));
/// ```
pub fn first_player_wins_middle(n: u64) -> bool {
    let odd_power_of_two = n.is_power_of_two() && n.trailing_zeros() % 2 == 1;
    n > 0 && n % 2 == 0 && !odd_power_of_two
}

/// The Grundy value when `n` is replaced by a smaller divisor of it; 0 for 0. O(sqrt n).
///
/// ```
/// use grundy::divisors;
/// assert_eq!(divisors::grundy_quotient(12), 3); // 2 * 2 * 3
/// ```
pub fn grundy_quotient(n: u64) -> u32 {
    let (mut left, mut prime, mut factors) = (n, 2, 0);
    while left > 1 && prime <= left / prime {
        if left % prime == 0 {
            left /= prime;
            factors += 1;
        } else {
            prime += 1 + prime % 2; // 2, 3, 5, 7, 9 and so on
        }
    }
    factors + u32::from(left > 1)
}

/// The Grundy value when `n` is cut into k > 1 equal parts; 0 for 0. O(sqrt n).
///
/// ```
/// use grundy::divisors;
/// assert_eq!(divisors::grundy_parts(36), 3); // 4, 3, 3
/// ```
pub fn grundy_parts(n: u64) -> u32 {
    grundy_quotient(n) - grundy_proper(n).saturating_sub(1)
}

/// What the winning moves leave when a divisor d < `n` is subtracted, the smallest d first; `rest`
/// is the value of the rest of a sum (0: no rest).
///
/// ```
/// use grundy::divisors;
/// assert!(divisors::winning_moves_proper(12, 0).eq([11, 9])); // only an odd number is lost
/// ```
pub fn winning_moves_proper(n: u64, rest: u64) -> impl Iterator<Item = u64> {
    let left = list(n).into_iter().filter(move |&d| d < n).map(move |d| n - d);
    left.filter(move |&left| u64::from(grundy_proper(left)) == rest)
}

/// The same when any divisor is subtracted, `n` itself too.
///
/// ```
/// use grundy::divisors;
/// assert!(divisors::winning_moves_any(12, 0).eq([0]));
/// ```
pub fn winning_moves_any(n: u64, rest: u64) -> impl Iterator<Item = u64> {
    let left = list(n).into_iter().map(move |d| n - d);
    left.filter(move |&left| u64::from(grundy_any(left)) == rest)
}

/// The same when a divisor other than 1 and `n` is subtracted; not for a part of a sum.
///
/// ```
/// use grundy::divisors;
/// assert!(divisors::winning_moves_middle(12).eq([9, 8]));
/// ```
pub fn winning_moves_middle(n: u64) -> impl Iterator<Item = u64> {
    let left = list(n).into_iter().filter(move |&d| 1 < d && d < n).map(move |d| n - d);
    left.filter(|&left| !first_player_wins_middle(left))
}

/// The smaller divisors that win when `n` is replaced by one, ascending: those of value `rest`, the
/// value of the rest of a sum (0: no rest). O(sqrt n) for each divisor.
///
/// ```
/// use grundy::divisors;
/// assert!(divisors::winning_moves_quotient(12, 1).eq([2, 3]));
/// ```
pub fn winning_moves_quotient(n: u64, rest: u64) -> impl Iterator<Item = u64> {
    list(n).into_iter().filter(move |&d| d < n && u64::from(grundy_quotient(d)) == rest)
}

/// The sizes of the parts that win when `n` is cut into k > 1 equal ones, ascending; the others as
/// in `winning_moves_quotient`.
///
/// ```
/// use grundy::divisors;
/// assert!(divisors::winning_moves_parts(12, 0).eq([1, 2, 3, 6])); // 12, 6, 4 or 2 parts
/// ```
pub fn winning_moves_parts(n: u64, rest: u64) -> impl Iterator<Item = u64> {
    let value = move |part: u64| if n / part % 2 == 0 { 0 } else { grundy_parts(part) };
    list(n).into_iter().filter(move |&part| part < n && u64::from(value(part)) == rest)
}

/// The divisors of `n`, ascending; none for 0. O(sqrt n).
///
/// ```
/// assert_eq!(grundy::divisors::list(12), [1, 2, 3, 4, 6, 12]);
/// ```
pub fn list(n: u64) -> Vec<u64> {
    let candidates = (1..).step_by(1 + (n % 2) as usize); // an odd number has odd divisors only
    let mut small: Vec<u64> = candidates.take_while(|&d| d <= n / d).filter(|&d| n / d * d == n).collect();
    let large: Vec<u64> = small.iter().rev().map(|d| n / d).filter(|&d| d > small[small.len() - 1]).collect();
    small.extend(large);
    small
}
