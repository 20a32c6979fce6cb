//! Games on a row from whose ends a move removes something: the values of all intervals of one
//! length from those of the length before.
//!
//! - **Rules**: a position is what is left of a row, an interval; a move removes its first or its
//!   last element, or ends the game. Any other positions, or several elements at once: `minimax`.
//! - **Theorem**: backward induction; only two lengths must be remembered at a time.
//! - **Time**: O(n^2), a few nanoseconds per interval; memory O(n): 5000 numbers take some 20 ms.
//! - **Source**: E. Zermelo, Proc. 5th Int. Congress of Mathematicians (1913); CSES 1097.
//! - **Needs**: nothing.
//! - **Checked**: against the definition: all rows of up to 5 numbers in -2..=2, random ones of up
//!   to 12 (`prove_`: 6 and 16), with the best moves; any rule against a search in all intervals.

/// The end of the row that a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The first number.
    First,
    /// The last one.
    Last,
}

/// The values of all intervals of `length` elements of a row of `n`, by where they begin.
///
/// `empty` is the value of an empty interval, `value(from, to, without_first, without_last)` that
/// of `from..to`, from those of `from + 1..to` and `from..to - 1`.
///
/// # Panics
/// If `length` exceeds `n`.
///
/// ```
/// // What is left of "abcba" after the best play of somebody who wants the last one to be a `c`.
/// let row = b"abcba";
/// let can = grundy::intervals::values(5, 5, false, |from, to, first, last| {
///     if to - from == 1 { row[from] == b'c' } else { *first || *last }
/// });
/// assert_eq!(can, [true]);
/// ```
pub fn values<V: Clone>(
    n: usize,
    length: usize,
    empty: V,
    mut value: impl FnMut(usize, usize, &V, &V) -> V,
) -> Vec<V> {
    assert!(length <= n, "an interval of {} elements in a row of {}", length, n);
    let mut values = vec![empty; n + 1];
    for length in 1..=length {
        for from in 0..=n - length {
            values[from] = value(from, from + length, &values[from + 1], &values[from]);
        }
        values.pop();
    }
    values
}

/// Both take a number from either end in turn, until none is left: the score of the player to move
/// minus the other one's, under best play. With the sum of all numbers, (sum + difference) / 2 is
/// the score of the player to move.
///
/// The sums of numbers must fit.
///
/// ```
/// let row = [4, 5, 1, 3];
/// let difference = grundy::intervals::score_difference(&row);
/// assert_eq!((row.iter().sum::<i64>() + difference) / 2, 8);
/// ```
pub fn score_difference(row: &[i64]) -> i64 {
    differences(row, row.len())[0]
}

/// The ends with which the player to move reaches the best difference; none of an empty row.
///
/// ```
/// use grundy::intervals::{self, End};
/// assert!(intervals::best_moves(&[4, 8, 2, 9]).eq([End::Last]));
/// ```
pub fn best_moves(row: &[i64]) -> impl Iterator<Item = End> {
    let mut moves = Vec::new();
    if let (Some(first), Some(last)) = (row.first(), row.last()) {
        let shorter = differences(row, row.len() - 1);
        let (first, last) = (first - shorter[1], last - shorter[0]);
        moves.extend([(first, End::First), (last, End::Last)]);
        moves.retain(|&(difference, _)| difference == first.max(last));
    }
    moves.into_iter().map(|(_, end)| end)
}

fn differences(row: &[i64], length: usize) -> Vec<i64> {
    values(row.len(), length, 0, |from, to, without_first, without_last| {
        (row[from] - without_first).max(row[to - 1] - without_last)
    })
}
