//! A walk to the edge of a Young diagram: eat the largest heap, or one candy of each.
//!
//! - **Rules**: a move removes the largest heap, or one stone from every heap; who takes the last
//!   stone loses. So a token walks on the heaps, sorted from the largest on and drawn as columns,
//!   from the corner by steps to the right or upwards, and who cannot stay inside loses.
//! - **Theorem**: a cell is worth what its neighbour up and to the right is, if that is inside.
//!   From the last cell of the diagonal there is only one way upwards and one to the right, so it
//!   is won exactly if one of the two has an odd length.
//! - **Time**: O(n log n) for n heaps of any size.
//! - **Source**: AtCoder Grand Contest 2, problem E (2016).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all heaps of up to 16 stones together, with all
//!   winning moves (`prove_`: 30).

/// A move of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Remove the largest heap: a step to the right.
    Largest,
    /// Remove a stone from every heap: a step upwards.
    OneOfEach,
}

/// Whether the player to move wins. Empty heaps do not count; without a stone the game is over, and
/// who took the last one has lost.
///
/// ```
/// use grundy::young_walk;
/// assert!(young_walk::first_player_wins(&[1, 3]));
/// assert!(!young_walk::first_player_wins(&[1, 2, 3]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    wins(&columns(heaps), 0, 0)
}

/// All winning moves, `Largest` before `OneOfEach`; none where the game is over.
///
/// ```
/// use grundy::young_walk::{self, Move};
/// assert!(young_walk::winning_moves(&[1, 3]).eq([Move::Largest]));
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> {
    let columns = columns(heaps);
    let mut moves = vec![(Move::Largest, 1, 0), (Move::OneOfEach, 0, 1)];
    moves.retain(|&(_, x, y)| !columns.is_empty() && !wins(&columns, x, y));
    moves.into_iter().map(|(to, _, _)| to)
}

/// The heaps that are not empty, from the largest on.
fn columns(heaps: &[u64]) -> Vec<u64> {
    let mut columns: Vec<u64> = heaps.iter().copied().filter(|&height| height > 0).collect();
    columns.sort_by_key(|&height| std::cmp::Reverse(height));
    columns
}

/// Whether the player to move wins in the cell of column `x` and row `y`, both from 0.
fn wins(columns: &[u64], mut x: usize, mut y: u64) -> bool {
    let inside = |x: usize, y: u64| columns.get(x).map_or(false, |&height| y < height);
    if !inside(x, y) {
        return true; // the other player has taken the last stone
    }
    while inside(x + 1, y + 1) {
        x += 1;
        y += 1;
    }
    let upwards = columns[x] - 1 - y;
    let to_the_right = columns[x + 1..].iter().take_while(|&&height| height > y).count();
    upwards % 2 == 1 || to_the_right % 2 == 1
}
