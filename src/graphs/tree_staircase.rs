//! Staircase Nim on a tree, for every root: a move carries stones from a vertex to its k-th
//! ancestor.
//!
//! - **Rules**: a move takes a positive number of stones from a vertex of depth at least k to its
//!   k-th ancestor. The player who cannot move loses.
//! - **Theorem**: it is Nim with the vertices of odd floor(depth / k): stones that arrive on one
//!   from below can be carried on at once.
//! - **Time**: all roots O(n k), with 16 k bytes per vertex; the winning moves with one root
//!   O(n log k). No recursion.
//! - **Source**: `staircase`; all roots: Codeforces 1498F, editorial.
//! - **Needs**: `rooted`, `sum`.
//! - **Checked**: against the naive solver for every root, k up to 4, and up to 4 stones on random
//!   trees of up to 6 vertices (`prove_`: 7 vertices, 5 stones), with all winning moves, also
//!   beside a nim-heap.

use crate::rooted::Rooted;
use crate::sum;

/// A tree with stones on its vertices, and how far they are carried.
#[derive(Clone, Debug)]
pub struct Stairs {
    stones: Vec<u64>,
    tree: Rooted,
    k: usize,
}

/// A move of some stones from vertex `heap` to its k-th ancestor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// From which vertex.
    pub heap: usize,
    /// What is left on it.
    pub to: u64,
}

impl Stairs {
    /// The stones on each vertex, the edges in any order and direction, the length of a step.
    ///
    /// # Errors
    /// If the edges do not form a tree on the vertices 0..n, n = `stones.len()`: where.
    ///
    /// # Panics
    /// If k is 0, or a vertex is not below n.
    pub fn new(stones: &[u64], edges: &[(usize, usize)], k: usize) -> Result<Stairs, String> {
        assert!(k > 0, "a step of 0");
        let tree = Rooted::tree(stones.len(), edges, 0)?;
        Ok(Stairs { stones: stones.to_vec(), tree, k })
    }

    /// The Grundy value for each root; the player to move wins unless it is 0.
    ///
    /// ```
    /// use grundy::tree_staircase::Stairs;
    /// let path = [(0, 1), (1, 2), (2, 3)];
    /// assert_eq!(Stairs::new(&[1, 2, 4, 8], &path, 1).unwrap().values(), [10, 5, 10, 5]);
    /// assert_eq!(Stairs::new(&[1, 2, 4, 8], &path, 2).unwrap().values(), [12, 8, 1, 3]);
    /// ```
    pub fn values(&self) -> Vec<u64> {
        let (n, k, Rooted { order, parent, .. }) = (self.stones.len(), self.k, &self.tree);
        if k >= n {
            return vec![0; n]; // nothing has a k-th ancestor
        }
        // Of each vertex the stones by their distance, modulo 2 k: first below it, then everywhere.
        let classes = 2 * k;
        let mut sums = vec![0; n * classes];
        (0..n).for_each(|v| sums[v * classes] = self.stones[v]);
        for &v in order[1..].iter().rev() {
            let (from, to) = (v * classes, parent[v] * classes);
            for i in 0..classes {
                sums[to + (i + 1) % classes] ^= sums[from + i];
            }
        }
        for &v in &order[1..] {
            let (to, from) = (v * classes, parent[v] * classes);
            let below = sums[to..to + classes].to_vec();
            for i in 0..classes {
                sums[to + (i + 1) % classes] ^= sums[from + i] ^ below[(i + classes - 1) % classes];
            }
        }
        let odd = |v: usize| sums[v * classes + k..(v + 1) * classes].iter().copied();
        (0..n).map(|v| sum::grundy(odd(v))).collect()
    }

    /// The winning moves with this root, by vertex, at most one from each: they leave the value
    /// `rest`, that of the rest of a sum (0 if none).
    ///
    /// # Panics
    /// If the root is not a vertex.
    ///
    /// ```
    /// use grundy::tree_staircase::{Move, Stairs};
    /// let path = Stairs::new(&[1, 2, 4, 8], &[(0, 1), (1, 2), (2, 3)], 1).unwrap();
    /// assert!(path.winning_moves(0, 0).eq([Move { heap: 3, to: 2 }]));
    /// ```
    pub fn winning_moves(&self, root: usize, rest: u64) -> impl Iterator<Item = Move> {
        let (n, k, stones) = (self.stones.len(), self.k, &self.stones);
        let edges: Vec<_> = self.tree.order[1..].iter().map(|&v| (v, self.tree.parent[v])).collect();
        let tree = Rooted::tree(n, &edges, root).expect("still a tree");
        let mut depth = vec![0; n];
        tree.order[1..].iter().for_each(|&v| depth[v] = depth[tree.parent[v]] + 1);
        // The k-th ancestor by powers of two: after `1 << bit` steps.
        let (mut ancestor, mut step): (Vec<_>, _) = ((0..n).collect(), tree.parent);
        for bit in 0..usize::BITS - k.min(n).leading_zeros() {
            if k.min(n) >> bit & 1 == 1 {
                ancestor.iter_mut().for_each(|v| *v = step[*v]);
            }
            step = step.iter().map(|&v| step[v]).collect();
        }
        let odd = |v: usize| depth[v] / k % 2 == 1;
        let change = sum::grundy((0..n).filter(|&v| odd(v)).map(|v| stones[v])) ^ rest;
        let left = |v: usize| {
            if odd(v) {
                Some(stones[v] ^ change).filter(|&to| to < stones[v])
            } else {
                // What the ancestor, which is odd, must get.
                let (now, wanted) = (stones[ancestor[v]], stones[ancestor[v]] ^ change);
                stones[v].checked_sub(wanted.checked_sub(now)?).filter(|&to| to < stones[v])
            }
        };
        let moves = (0..n).filter(|&v| depth[v] >= k).filter_map(|heap| Some(Move { heap, to: left(heap)? }));
        moves.collect::<Vec<_>>().into_iter()
    }
}
