//! What can be taken from a tree.

use super::tree::{Taken, Tree, distances};

/// A kind of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TreeMove {
    /// A vertex with one of these numbers of neighbours.
    Vertex(Counts),
    /// A vertex and its neighbours.
    Neighbourhood,
    /// Both ends of an edge.
    Ends,
    /// An edge alone.
    Edge,
    /// All vertices of a path that has one of these numbers of them.
    Path(Counts),
    /// A vertex and all below it.
    Subtree,
    /// The same, but for the root: an edge is cut, and what is above it falls.
    Branch,
    /// A vertex and all on its way to the root.
    RootPath,
    /// All vertices with at most one neighbour.
    Leaves,
    /// The same, but for one of them.
    OtherLeaves,
    /// There is a coin on each vertex; that on one of them goes, all others step towards it.
    Gather,
}

/// Some numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub least: u64,
    pub most: u64,
    /// Only the even ones (0), or the odd ones.
    pub parity: Option<u64>,
}

impl Counts {
    /// All numbers.
    pub const ANY: Counts = Counts { least: 0, most: u64::MAX, parity: None };

    fn contains(self, count: usize) -> bool {
        let count = count as u64;
        (self.least..=self.most).contains(&count) && self.parity.is_none_or(|parity| count % 2 == parity)
    }
}

impl TreeMove {
    /// Whether a root makes a difference to it.
    pub fn needs_root(&self) -> bool {
        matches!(self, TreeMove::Subtree | TreeMove::Branch | TreeMove::RootPath)
    }

    /// All such moves.
    pub fn taken(self, tree: &Tree) -> Vec<Taken> {
        let (neighbours, n) = (tree.neighbours(), tree.names.len());
        let vertices = |vertices: Vec<usize>| Taken { vertices, cut: None };
        match self {
            TreeMove::Vertex(degrees) => {
                let fits = |v: &usize| degrees.contains(neighbours[*v].len());
                (0..n).filter(fits).map(|v| vertices(vec![v])).collect()
            }
            TreeMove::Neighbourhood => {
                (0..n).map(|v| vertices([&[v], &neighbours[v][..]].concat())).collect()
            }
            TreeMove::Ends => (1..n).map(|v| vertices(vec![tree.parents[v], v])).collect(),
            TreeMove::Edge => (1..n).map(|v| Taken { vertices: vec![], cut: Some(v) }).collect(),
            TreeMove::Path(sizes) => {
                let from =
                    |v: usize| paths(&neighbours, v).into_iter().filter(|path| sizes.contains(path.len()));
                (0..n).flat_map(from).map(vertices).collect()
            }
            TreeMove::Subtree => (0..n).map(|v| vertices(below(tree, v))).collect(),
            TreeMove::Branch => (1..n).map(|v| vertices(below(tree, v))).collect(),
            TreeMove::RootPath => (0..n).map(|v| vertices(above(tree, v))).collect(),
            TreeMove::Leaves => vec![vertices(leaves(&neighbours))],
            TreeMove::OtherLeaves => {
                let all = leaves(&neighbours);
                let but = |v: &usize| all.iter().copied().filter(|w| w != v).collect::<Vec<usize>>();
                // To take nothing is no move.
                all.iter().map(but).filter(|others| !others.is_empty()).map(vertices).collect()
            }
            TreeMove::Gather if n == 1 => vec![vertices(vec![0])],
            TreeMove::Gather => {
                // All vertices but leaves are the same choice: the leaves are left.
                let inner = (0..n).find(|&v| neighbours[v].len() > 1);
                let choices = leaves(&neighbours).into_iter().chain(inner);
                choices.map(|v| vertices(left_by_gathering(&neighbours, v))).collect()
            }
        }
    }
}

/// The paths that begin at a vertex and end at one that is not before it.
fn paths(neighbours: &[Vec<usize>], from: usize) -> Vec<Vec<usize>> {
    let (distances, order) = distances(neighbours, from);
    let mut paths = vec![vec![]; neighbours.len()];
    for v in order {
        let before = neighbours[v].iter().find(|&&w| distances[w] < distances[v]);
        paths[v] = before.map_or(vec![], |&w| paths[w].clone());
        paths[v].push(v);
    }
    paths.split_off(from)
}

fn below(tree: &Tree, top: usize) -> Vec<usize> {
    let mut is_below = vec![false; tree.names.len()];
    is_below[top] = true;
    // A parent comes before its children.
    (top + 1..is_below.len()).for_each(|v| is_below[v] = is_below[tree.parents[v]]);
    (top..is_below.len()).filter(|&v| is_below[v]).collect()
}

fn above(tree: &Tree, v: usize) -> Vec<usize> {
    let next = |&v: &usize| (v > 0).then(|| tree.parents[v]);
    std::iter::successors(Some(v), next).collect()
}

fn leaves(neighbours: &[Vec<usize>]) -> Vec<usize> {
    (0..neighbours.len()).filter(|&v| neighbours[v].len() <= 1).collect()
}

/// Where no coin is when all have stepped towards a vertex: where none comes from farther away. The
/// vertex itself has neighbours.
fn left_by_gathering(neighbours: &[Vec<usize>], to: usize) -> Vec<usize> {
    let distances = distances(neighbours, to).0;
    let is_left = |v: &usize| neighbours[*v].iter().all(|&w| distances[w] < distances[*v]);
    (0..neighbours.len()).filter(is_left).collect()
}
