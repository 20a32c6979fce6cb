//! Grundy values where a move may leave several games (multi-SG), for positions that are numbered.
//!
//! - **Rules**: a move replaces a position by any number of independent ones; who cannot move
//!   loses.
//! - **Theorem**: the value is the mex of the options' values; an option's value is the xor of its
//!   parts' values.
//! - **Time**: O(1) per option. For positions that are not numbers: `sg_dfs::SgSplit`.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: `mex`.
//! - **Checked**: against the naive solver on random games of up to 8 positions with up to 3 parts
//!   a move.

use crate::mex::Mex;

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

/// The winning moves on a position, by number: those whose value is that of the rest of the sum
/// (alone: 0).
///
/// `options` are the moves, each as the list of its parts.
///
/// ```
/// use grundy::multi_sg;
/// let sg = [0, 0, 1, 0, 1, 0];
/// let splits = (1..=2).map(|part| [part, 4 - part]);
/// assert_eq!(multi_sg::winning_moves(&sg, splits, 0).collect::<Vec<_>>(), [0, 1]); // 1 + 3, 2 + 2
/// ```
pub fn winning_moves<'a, P: IntoIterator<Item = usize>>(
    values: &'a [u32],
    options: impl IntoIterator<Item = P> + 'a,
    rest: u32,
) -> impl Iterator<Item = usize> + 'a {
    let wins = move |parts: P| parts.into_iter().fold(0, |sum, part| sum ^ values[part]) == rest;
    options
        .into_iter()
        .enumerate()
        .filter_map(move |(number, parts)| if wins(parts) { Some(number) } else { None })
}
