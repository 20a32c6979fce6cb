//! Vertex geography: a token walks along edges, or along arrows, and never returns to a vertex.
//!
//! Loops and parallel edges make no difference. Values come from a search of what can still be
//! reached, so they are for small graphs.

use super::edges::Graph;
use super::reading::{read_set, show_set};
use crate::game::{Flaw, Game, Parts, Position, Shape};
use crate::rules::bits;

/// Vertices, at most: each position is a set of them.
const MAX_VERTICES: usize = 1024;

/// The game; a position is the token's vertex, then the set of the vertices that it may reach.
pub struct Geography {
    title: String,
    graph: Graph,
    neighbours: Vec<Vec<usize>>,
}

impl Geography {
    /// On a graph, whose edges may be arrows.
    pub fn new(title: String, graph: Graph, are_arrows: bool) -> Result<Geography, Flaw> {
        let n = graph.names.len();
        if n > MAX_VERTICES {
            return Err(Flaw(format!("the graph has {n} vertices: at most {MAX_VERTICES} can be walked on")));
        }
        let neighbours = graph.neighbours(are_arrows);
        Ok(Geography { title, graph, neighbours })
    }

    /// The token on a vertex; of the vertices that were not visited, those within reach.
    fn at(&self, v: usize, open: &[u64]) -> Position {
        let (mut within, mut stack) = (bits::empty(self.neighbours.len()), vec![v]);
        while let Some(u) = stack.pop() {
            for &w in &self.neighbours[u] {
                if w != v && bits::contains(open, w) && !bits::contains(&within, w) {
                    bits::insert(&mut within, w);
                    stack.push(w);
                }
            }
        }
        within.insert(0, v as u64);
        within
    }

    /// The token on a vertex before the first move.
    fn start(&self, v: usize) -> Position {
        self.at(v, &vec![!0; self.neighbours.len().div_ceil(64)])
    }
}

impl Game for Geography {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn shape(&self) -> Shape {
        Shape::Places((0..self.neighbours.len()).map(|v| self.start(v)).collect())
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let open = &position[1..];
        let to = self.neighbours[position[0] as usize].iter().filter(|&&to| bits::contains(open, to));
        Ok(to.map(|&to| vec![self.at(to, open)]).collect())
    }

    fn describe(&self, _from: &Position, to: &Parts) -> Option<String> {
        Some(format!("to {}", self.graph.names[to.first()?[0] as usize]))
    }

    /// A vertex, and if it is not the start, the set of those that were not visited.
    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let text = text.trim();
        let name = text.split(|c: char| c.is_whitespace() || c == '{').next().unwrap_or_default();
        let v = self.graph.vertex(name)?;
        let rest = text[name.len()..].trim();
        if rest.is_empty() {
            return Ok(self.start(v));
        }
        let mut open = bits::empty(self.neighbours.len());
        for name in read_set(rest)? {
            bits::insert(&mut open, self.graph.vertex(name)?);
        }
        Ok(self.at(v, &open))
    }

    fn show(&self, position: &Position) -> String {
        let name = &self.graph.names[position[0] as usize];
        if *position == self.start(position[0] as usize) {
            return name.clone();
        }
        format!("{name} {}", show_set(bits::numbers(&position[1..]).map(|v| self.graph.names[v].clone())))
    }
}
