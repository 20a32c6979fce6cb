//! Games on trees: all trees of n vertices up to isomorphism, or one that is named.
//!
//! - `tree`: a tree with names, the form that all isomorphic ones share, and as text.
//! - `all`: every tree of a size, once.
//! - `moves`: what can be taken, straight from the words; `phrases`: these words.
//! - `features`: what is counted of a tree, so that a law can be sought over it.

mod all;
mod features;
mod moves;
mod phrases;
mod tree;

use super::kind::form;
use super::{GameKind, Reading, Words};
use crate::game::{Flaw, Game, Parts, Position, Shape};
use moves::TreeMove;
use tree::Tree;

pub const KIND: GameKind = GameKind {
    name: "Trees",
    forms: &[
        form("tree node kayles", "on every tree of n vertices: take a vertex and its neighbours"),
        form("tree arc kayles", "take both ends of an edge"),
        form("tree hackenbush", "of a tree with a root: cut an edge, what is above it falls"),
        form("tree take a leaf or cut an edge", "several moves; each part is played on"),
        form("tree take a vertex of degree 2", "also `1..3`, `at most 2`, `of odd degree`; or any `vertex`"),
        form("tree take a path", "all vertices of a path; also `a path of 2..3`"),
        form("tree take a path from the root", "what is left are trees, each with a root"),
        form("tree take a subtree", "a vertex and all below it"),
        form("tree take all leaves but one or take all leaves", "both leave one tree, or nothing"),
        form("tree gather", "choose a vertex: its coin goes, all other coins step towards it"),
    ],
    read,
};

fn read(words: &mut Words) -> Reading {
    if !words.take("tree") && !words.take("trees") {
        return None;
    }
    Some(phrases::moves(words).map(|moves| Box::new(TreeGame::new(moves)) as Box<dyn Game>))
}

/// More vertices are not played on: a path for each two of them is a move.
const MAX_VERTICES: usize = 200;

/// The game; a position is one tree.
struct TreeGame {
    moves: Vec<TreeMove>,
    /// A root makes a difference to the moves.
    is_rooted: bool,
}

impl TreeGame {
    fn new(moves: Vec<TreeMove>) -> TreeGame {
        let is_rooted = moves.iter().any(TreeMove::needs_root);
        TreeGame { moves, is_rooted }
    }
}

impl Game for TreeGame {
    fn title(&self) -> String {
        format!("tree {}", phrases::show(&self.moves))
    }

    fn shape(&self) -> Shape {
        Shape::Sizes { first: 1, most: all::MAX_SIZE }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let tree = Tree::of(position);
        let moves = self.moves.iter().flat_map(|one| one.taken(&tree));
        let left = |taken| tree.without(&taken).iter().map(Tree::position).collect::<Parts>();
        Ok(moves.map(left).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        // Each of the two is a branch of the same tree hung up one edge higher, cut below or above.
        match self.moves[..] {
            [TreeMove::Branch] => Some(Ok(branches(&Tree::of(position)))),
            [TreeMove::Subtree] => Some(Ok(branches(&Tree::of(position)) + 1)),
            _ => None,
        }
    }

    fn form(&self, position: &Position) -> Option<Position> {
        Some(Tree::of(position).form(self.is_rooted).position())
    }

    fn of_size(&mut self, size: u64) -> Vec<Position> {
        all::trees(size, self.is_rooted).iter().map(Tree::position).collect()
    }

    fn features(&self, position: &Position) -> Vec<(&'static str, u64)> {
        features::features(&Tree::of(position), self.is_rooted)
    }

    fn describe(&self, from: &Position, to: &Parts) -> Option<String> {
        let (from, left) = (Tree::of(from), to.iter().map(|part| Tree::of(part)).collect::<Vec<_>>());
        let is_left = |name: &u64| left.iter().any(|part| part.names.contains(name));
        let gone: Vec<usize> = (0..from.names.len()).filter(|&v| !is_left(&from.names[v])).collect();
        let edge = |v: usize| format!("cut {}-{}", from.names[from.parents[v]], from.names[v]);
        match gone[..] {
            // No vertex is gone: the edge that no part has.
            [] => {
                let joined = |a: u64, b: u64| left.iter().any(|part| part.has_edge(a, b));
                let cut = |&v: &usize| !joined(from.names[from.parents[v]], from.names[v]);
                (1..from.names.len()).find(cut).map(edge)
            }
            // The first one that falls is the lowest.
            [first, ..] if self.moves == [TreeMove::Branch] => Some(edge(first)),
            _ if self.moves == [TreeMove::Gather] => {
                let neighbours = from.neighbours();
                let is_chosen = |&v: &usize| match neighbours[v].len() {
                    0 => true,
                    1 => is_left(&from.names[v]),
                    _ => false,
                };
                let chosen = (0..from.names.len()).find(is_chosen).map(|v| from.names[v].to_string());
                Some(format!("choose {}", chosen.unwrap_or_else(|| "a vertex that is not a leaf".to_owned())))
            }
            _ => {
                let names: Vec<String> = gone.iter().map(|&v| from.names[v].to_string()).collect();
                Some(format!("take {}", names.join(",")))
            }
        }
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let tree = Tree::read(text)?;
        match tree.names.len() {
            ..=MAX_VERTICES => Ok(tree.position()),
            count => {
                Err(Flaw(format!("the tree has {count} vertices: at most {MAX_VERTICES} can be played on")))
            }
        }
    }

    fn show(&self, position: &Position) -> String {
        Tree::of(position).show()
    }
}

/// The value of green Hackenbush with the root as ground: the colon principle (Winning Ways,
/// chapter 7). An edge adds 1 to what is above it.
fn branches(tree: &Tree) -> u32 {
    let mut values = vec![0; tree.names.len()];
    for v in (1..values.len()).rev() {
        values[tree.parents[v]] ^= values[v] + 1;
    }
    values[0]
}
