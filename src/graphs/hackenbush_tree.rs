//! Green Hackenbush on trees: cut an edge; what loses its connection to the ground is removed.
//!
//! - **Rules**: a forest, some of whose vertices are on the ground, at most one in each tree; the
//!   player who cannot cut loses.
//! - **Theorem**: colon principle: what grows on a vertex equals a stalk as high as its Grundy
//!   value: the xor over the edges upwards of 1 + the value of what grows on their other end.
//! - **Time**: O(n), without recursion; the winning moves too.
//! - **Source**: Winning Ways, chapter 7; J. H. Conway, On Numbers and Games, chapter 13.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver on random forests of up to 8 edges (`prove_`: 13), with
//!   all winning moves, also beside a nim-heap; the branches also under misère rules.

use crate::sum;

/// A forest with the value of what grows on each of its vertices.
#[derive(Clone, Debug)]
pub struct Forest {
    /// For each vertex the Grundy value of what grows on it, away from the ground.
    pub values: Vec<u32>,
    ground: Vec<usize>,
    /// (upper end, lower end, number) of each edge, from the leaves down.
    edges: Vec<(usize, usize, usize)>,
}

impl Forest {
    /// Vertices 0..n, the edges in any order and direction, the vertices on the ground. Trees
    /// without one are ignored.
    ///
    /// # Errors
    /// If the edges have a cycle or join two vertices on the ground (see `hackenbush`): where.
    ///
    /// # Panics
    /// If a vertex is not below n.
    ///
    /// ```
    /// use grundy::hackenbush_tree::Forest;
    /// let tree = Forest::new(4, &[(0, 1), (1, 2), (3, 1)], &[0]).unwrap();
    /// assert_eq!(tree.values, [1, 0, 0, 0]);
    /// assert!(Forest::new(2, &[(0, 1), (0, 1)], &[0]).unwrap_err().contains("edge 0 (0-1)"));
    /// ```
    pub fn new(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> Result<Forest, String> {
        // Leaves fall off one after the other. The xor of the numbers of a vertex's edges names the
        // last one when only that is left.
        let (mut degree, mut xor, mut fixed) = (vec![0u32; n], vec![0; n], vec![false; n]);
        for (i, &(a, b)) in edges.iter().enumerate() {
            for v in [a, b] {
                degree[v] += 1;
                xor[v] ^= i;
            }
        }
        for &v in ground {
            fixed[v] = true;
        }
        let ground = (0..n).filter(|&v| fixed[v]).collect();
        let mut forest = Forest { values: vec![0; n], ground, edges: Vec::with_capacity(edges.len()) };
        for leaf in 0..n {
            let mut v = leaf;
            while degree[v] == 1 && !fixed[v] {
                let edge = xor[v];
                let lower = edges[edge].0 ^ edges[edge].1 ^ v;
                forest.edges.push((v, lower, edge));
                forest.values[lower] ^= forest.values[v] + 1;
                degree[v] = 0;
                degree[lower] -= 1;
                xor[lower] ^= edge;
                v = if lower < leaf { lower } else { break };
            }
        }
        let mut stays = vec![true; edges.len()];
        forest.edges.iter().for_each(|&(_, _, edge)| stays[edge] = false);
        if let Some(i) = stays.iter().position(|&stays| stays) {
            let (a, b) = edges[i];
            return Err(format!(
                "not a forest: edge {i} ({a}-{b}) is on a cycle, or on a path between cycles or vertices on the ground"
            ));
        }
        Ok(forest)
    }

    /// The Grundy value of the whole position.
    ///
    /// ```
    /// use grundy::hackenbush_tree::Forest;
    /// let two_trees = Forest::new(5, &[(0, 1), (1, 2), (3, 4)], &[0, 3]).unwrap();
    /// assert_eq!(two_trees.grundy(), 2 ^ 1);
    /// ```
    pub fn grundy(&self) -> u64 {
        sum::grundy(self.ground.iter().map(|&v| u64::from(self.values[v])))
    }

    /// Whether the player to move wins.
    ///
    /// ```
    /// use grundy::hackenbush_tree::Forest;
    /// assert!(!Forest::new(3, &[(0, 1), (0, 2)], &[0]).unwrap().first_player_wins());
    /// ```
    pub fn first_player_wins(&self) -> bool {
        self.grundy() != 0
    }

    /// The values of the edges at the ground with all that they carry: these are Nim heaps, also
    /// under misère rules.
    ///
    /// ```
    /// use grundy::hackenbush_tree::Forest;
    /// assert!(Forest::new(3, &[(0, 1), (1, 2)], &[0]).unwrap().branches().eq([2]));
    /// ```
    pub fn branches(&self) -> impl Iterator<Item = u32> + '_ {
        let at_ground =
            self.edges.iter().filter(move |(_, lower, _)| self.ground.binary_search(lower).is_ok());
        at_ground.map(move |&(upper, _, _)| self.values[upper] + 1)
    }

    /// The numbers of all edges that win when cut, ascending: they leave the value `rest`, that of
    /// the rest of a sum (0 if none). O(n).
    ///
    /// ```
    /// use grundy::hackenbush_tree::Forest;
    /// let tree = Forest::new(4, &[(0, 1), (1, 2), (0, 3)], &[0]).unwrap();
    /// assert!(tree.winning_moves(0).eq([1]));
    /// ```
    pub fn winning_moves(&self, rest: u64) -> impl Iterator<Item = usize> {
        // From the ground up: which value must what grows on this vertex get?
        let total = self.grundy();
        let mut wanted = vec![None; self.values.len()];
        for &v in &self.ground {
            wanted[v] = Some(u64::from(self.values[v]) ^ total ^ rest);
        }
        let mut winning = Vec::new();
        for &(upper, lower, edge) in self.edges.iter().rev() {
            if let Some(value) = wanted[lower] {
                let branch = u64::from(self.values[lower] ^ (self.values[upper] + 1)) ^ value;
                match branch {
                    0 => winning.push(edge),
                    _ => wanted[upper] = Some(branch - 1),
                }
            }
        }
        winning.sort_unstable();
        winning.into_iter()
    }
}
