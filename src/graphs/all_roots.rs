//! Grundy values for every root of a tree: green Hackenbush, and any xor over branches.
//!
//! - **Rules**: a root is on the ground. Hackenbush: cut an edge; what loses its connection to the
//!   ground is removed. The player who cannot cut loses.
//! - **Theorem**: colon principle: what grows on a vertex is worth the xor over its branches of 1 +
//!   the value at the branch's other end. Xor undoes itself: all branches but one are the xor of
//!   all and that one, so that each root's value gives those of its neighbours.
//! - **Time**: O(n), without recursion.
//! - **Source**: Winning Ways, chapter 7.
//! - **Needs**: `rooted`.
//! - **Checked**: against `hackenbush_tree` and the naive solver with every root of random trees of
//!   up to 8 edges (`prove_`: 12); rows of edges as branches, too.

use crate::rooted::Rooted;

/// The values of green Hackenbush with one vertex on the ground, for each vertex; the player to
/// move wins unless the value is 0. For the winning moves with one root see `hackenbush_tree`.
///
/// # Errors
/// If the edges, in any order and direction, do not form a tree on the vertices 0..n: where.
///
/// # Panics
/// If a vertex is not below n.
///
/// ```
/// use grundy::all_roots;
/// let values = all_roots::hackenbush(4, &[(0, 1), (1, 2), (3, 1)]).unwrap();
/// assert_eq!(values, [1, 1, 1, 1]);
/// let error = all_roots::hackenbush(3, &[(0, 1)]).unwrap_err();
/// assert_eq!(error, "not a tree: vertex 2 is not connected to vertex 0");
/// ```
pub fn hackenbush(n: usize, edges: &[(usize, usize)]) -> Result<Vec<u64>, String> {
    branches(n, edges, |_, value| value + 1)
}

/// For each root the xor over its edges of `branch(edge, value)`; the value at an edge's other end
/// is in turn the xor over that vertex's edges, but for the one that leads back.
///
/// Hackenbush is 1 + value; if an edge stands for a row of w edges, w + value.
///
/// # Errors
/// As [`hackenbush`].
///
/// # Panics
/// As [`hackenbush`].
///
/// ```
/// use grundy::all_roots;
/// let (star, lengths) = ([(0, 1), (0, 2), (0, 3)], [5, 1, 1]);
/// let values = all_roots::branches(4, &star, |edge, value| value + lengths[edge]).unwrap();
/// assert_eq!(values, [5, 5, 5, 5]);
/// ```
pub fn branches(
    n: usize,
    edges: &[(usize, usize)],
    branch: impl Fn(usize, u64) -> u64,
) -> Result<Vec<u64>, String> {
    let Rooted { order, parent, edge } = Rooted::tree(n, edges, 0)?;
    let mut values = vec![0; n];
    for &v in order.iter().skip(1).rev() {
        values[parent[v]] ^= branch(edge[v], values[v]);
    }
    for &v in order.iter().skip(1) {
        let above = values[parent[v]] ^ branch(edge[v], values[v]);
        values[v] ^= branch(edge[v], above);
    }
    Ok(values)
}
