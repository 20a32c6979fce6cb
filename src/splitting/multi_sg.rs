//! Grundy values where a move may leave several games (multi-SG), for numbered positions.
//!
//! - **Rules**: a move replaces a position by any number of independent ones; the player who cannot
//!   move loses.
//! - **Theorem**: the value is the mex of the options' values; an option's value is the xor of its
//!   parts' values.
//! - **Time**: O(1) per option. For positions that are not numbers: `sg_dfs::SgSplit`.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: `mex`, `sum`.
//! - **Checked**: against the naive solver on random games of up to 8 positions with up to 3 parts
//!   per move.

use crate::mex::Mex;
use crate::sum;

/// The values of the positions 0..`positions`; all parts of an option have lower numbers than the
/// position.
///
/// `options(position, values, mex)` inserts the value of each option into `mex`, from the `values`
/// of all lower positions.
///
/// ```
/// use grundy::multi_sg;
/// // Split a heap into two.
/// let sg = multi_sg::values(6, |n, sg, mex| (1..n).for_each(|part| mex.insert(sg[part] ^ sg[n - part])));
/// assert_eq!(sg, [0, 0, 1, 0, 1, 0]);
/// ```
pub fn values(positions: usize, mut options: impl FnMut(usize, &[u32], &mut Mex)) -> Vec<u32> {
    let (mut values, mut mex) = (Vec::with_capacity(positions), Mex::new());
    for position in 0..positions {
        options(position, &values, &mut mex);
        values.push(mex.take());
    }
    values
}

/// The winning moves from a position whose moves are `options`, each given as its parts: the
/// numbers of the winning ones, counted from 0.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this position is the whole game.
///
/// ```
/// use grundy::multi_sg;
/// let sg = [0, 0, 1, 0, 1, 0];
/// let splits = (1..=2).map(|part| [part, 4 - part]);
/// assert!(multi_sg::winning_moves(&sg, splits, 0).eq([0, 1])); // 1 + 3 and 2 + 2
/// ```
pub fn winning_moves<'a, P: IntoIterator<Item = usize>>(
    values: &'a [u32],
    options: impl IntoIterator<Item = P> + 'a,
    rest: u64,
) -> impl Iterator<Item = usize> + 'a {
    let value = move |parts: P| sum::grundy(parts.into_iter().map(|part| values[part]));
    let valued = options.into_iter().map(value).enumerate();
    valued.filter(move |&(_, value)| value == rest).map(|(option, _)| option)
}
