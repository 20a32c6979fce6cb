//! Removing paths to the root: a move picks a vertex of a forest and removes it with all its
//! ancestors.
//!
//! - **Rules**: what is left are trees that hang from the children of removed vertices. The player
//!   who cannot move loses.
//! - **Theorem**: with x the xor of the values of v's children, a move in the tree of v leaves x,
//!   or x ^ c ^ m where child c has the value c and an option m; v's value is the mex.
//! - **Time**: O(n log n), without recursion over the tree: sets of options are binary tries that
//!   are flipped as a whole and merged. Memory O(n). Winning moves O(n).
//! - **Source**: BZOJ 4730 (Tsinghua training 2016); the tries: its usual solution.
//! - **Needs**: `rooted`, `sum`, `xor_sets`.
//! - **Checked**: against the naive solver on all forests of up to 5 vertices, random ones of up to
//!   9 (`prove_`: 8 and 13), each subtree too, with all winning moves, also beside a nim-heap.

use crate::rooted::Rooted;
use crate::sum;
use crate::xor_sets::XorSets;

/// A forest with the Grundy value of the tree that hangs from each of its vertices.
#[derive(Clone, Debug)]
pub struct Forest {
    /// For each vertex the value of its subtree, if all above it is gone.
    pub values: Vec<u32>,
    forest: Rooted,
}

impl Forest {
    /// Vertices 0..n, the edges in any order and direction. A tree hangs from the one of `roots` in
    /// it, or else from its smallest vertex.
    ///
    /// # Errors
    /// If an edge is on a cycle, or two of `roots` are in one tree: where.
    ///
    /// # Panics
    /// If a vertex is not below n.
    ///
    /// ```
    /// use grundy::path_removal::Forest;
    /// let forest = Forest::new(5, &[(1, 0), (1, 2), (4, 3)], &[]).unwrap();
    /// assert_eq!(forest.values, [3, 2, 1, 2, 1]);
    /// ```
    pub fn new(n: usize, edges: &[(usize, usize)], roots: &[usize]) -> Result<Forest, String> {
        let forest = Rooted::new(n, edges, roots)?;
        let mut sets = XorSets::new(usize::BITS - n.leading_zeros());
        // Of each vertex the xor of its children's values, and what its options in their trees
        // leave, but for that xor.
        let (mut xor, mut options, mut values) = (vec![0; n], vec![XorSets::EMPTY; n], vec![0; n]);
        for v in forest.children_first() {
            let itself = sets.single(0);
            let set = sets.merge(options[v], itself);
            sets.flip(set, xor[v]);
            values[v] = sets.mex(set);
            sets.flip(set, values[v]);
            let parent = forest.parent[v];
            if parent == v {
                sets.clear(set);
            } else {
                xor[parent] ^= values[v];
                options[parent] = sets.merge(options[parent], set);
            }
        }
        Ok(Forest { values, forest })
    }

    /// The Grundy value of the whole forest.
    pub fn grundy(&self) -> u64 {
        let roots = (0..self.values.len()).filter(|&v| self.forest.parent[v] == v);
        sum::grundy(roots.map(|v| self.values[v]))
    }

    /// Whether the player to move wins.
    ///
    /// ```
    /// use grundy::path_removal::Forest;
    /// let two_paths = Forest::new(4, &[(0, 1), (2, 3)], &[]).unwrap();
    /// assert!(!two_paths.first_player_wins() && two_paths.grundy() == 0);
    /// ```
    pub fn first_player_wins(&self) -> bool {
        self.grundy() != 0
    }

    /// The vertices that win when picked, ascending: they leave the value `rest`, that of the rest
    /// of a sum (0 if none). O(n).
    ///
    /// ```
    /// use grundy::path_removal::Forest;
    /// let tree = Forest::new(4, &[(0, 1), (1, 2), (0, 3)], &[0]).unwrap();
    /// assert!(tree.winning_moves(0).eq([1]));
    /// ```
    pub fn winning_moves(&self, rest: u64) -> impl Iterator<Item = usize> {
        let (forest, values) = (&self.forest, &self.values);
        let mut after: Vec<u64> = values.iter().map(|&value| value.into()).collect();
        for &v in forest.order.iter().filter(|&&v| forest.parent[v] != v) {
            after[forest.parent[v]] ^= u64::from(values[v]);
        }
        // Now a tree becomes the xor of its children's; the others stay as they are.
        let total = self.grundy();
        for &v in &forest.order {
            let parent = forest.parent[v];
            after[v] ^= if parent == v { total } else { after[parent] };
        }
        (0..after.len()).filter(move |&v| after[v] == rest)
    }
}
