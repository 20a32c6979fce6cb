//! Roots of nimbers: square roots and quadratic equations.
//!
//! - **Theorem**: squaring is an automorphism of the field, so every nimber a has exactly one
//!   square root, a^(2^63). If x solves x^2 + x = a, so does x + 1, and there is a solution exactly
//!   if the trace of a, its highest bit, is 0. With X = 2^32 and X^2 = X + 2^31, the high half of x
//!   solves the equation for the high half of a; then the low half follows in the same way.
//! - **Time**: about 60 squarings each, and 60 products for the equation.
//! - **Source**: J. H. Conway, On Numbers and Games (1976), chapter 6; Winning Ways, chapter 14.
//! - **Needs**: `nimber`.
//! - **Checked**: by putting the answer in, for all 16-bit nimbers, powers of two and 6000 random
//!   nimbers of every width (`prove_`: 10^6); equations without a solution by their trace.

use crate::nimber::Nimbers;

/// The one nimber whose square is `a`.
///
/// ```
/// use grundy::nimber::Nimbers;
/// assert_eq!(grundy::nimber_roots::sqrt(&Nimbers::new(), 3), 2);
/// ```
pub fn sqrt(nimbers: &Nimbers, a: u64) -> u64 {
    (0..63).fold(a, |power, _| nimbers.square(power))
}

/// The even solution x of x^2 + x = `a`, if there is one; the other solution is x + 1.
///
/// ```
/// use grundy::nimber::Nimbers;
/// use grundy::nimber_roots;
/// let nimbers = Nimbers::new();
/// assert_eq!(nimber_roots::solve_quadratic(&nimbers, 1), Some(2));
/// assert_eq!(nimber_roots::solve_quadratic(&nimbers, 1 << 63), None);
/// ```
pub fn solve_quadratic(nimbers: &Nimbers, a: u64) -> Option<u64> {
    if a >> 63 == 1 { None } else { Some(solve(nimbers, a, 32) & !1) }
}

/// A solution for an `a` of `2 * half` bits (of one bit if `half` is 0) whose highest bit is 0.
fn solve(nimbers: &Nimbers, a: u64, half: u32) -> u64 {
    if half == 0 {
        return 0;
    }
    let fold = 1u64 << (half - 1); // X^2 = X + fold for X = 2^half
    let mut high = solve(nimbers, a >> half, half / 2);
    let mut rest = a & (2 * fold - 1) ^ nimbers.product(nimbers.square(high), fold);
    if rest & fold != 0 {
        high ^= 1; // the other solution for the high half makes the low half solvable
        rest ^= fold;
    }
    high << half | solve(nimbers, rest, half / 2)
}
