//! A token on a directed graph: a move takes it along an edge.
//!
//! A loop is a move that changes nothing; parallel edges are one move. Where play can go on for
//! ever, a position has one of Smith's values, and nobody may win.

use super::edges::Graph;
use crate::game::{Flaw, Game, Parts, Position, Shape};

/// The game; a position is the number of a vertex.
pub struct TokenGame {
    title: String,
    graph: Graph,
    /// In the order of the text, each once.
    options: Vec<Vec<usize>>,
}

impl TokenGame {
    /// Along the edges of a graph.
    pub fn new(title: String, graph: Graph) -> TokenGame {
        let mut options = vec![Vec::new(); graph.names.len()];
        let mut edges: Vec<(usize, (usize, usize))> = graph.edges.iter().copied().enumerate().collect();
        // Of parallel edges the first one stays.
        edges.sort_unstable_by_key(|&(i, edge)| (edge, i));
        edges.dedup_by_key(|&mut (_, edge)| edge);
        edges.sort_unstable();
        edges.iter().for_each(|&(_, (a, b))| options[a].push(b));
        TokenGame { title, graph, options }
    }

    /// That the graph has no cycle. O(n + m).
    pub fn acyclic(self) -> Result<TokenGame, Flaw> {
        let mut before = vec![Vec::new(); self.options.len()];
        for (v, options) in self.options.iter().enumerate() {
            options.iter().for_each(|&to| before[to].push(v));
        }
        let mut left: Vec<usize> = self.options.iter().map(Vec::len).collect();
        let mut ends: Vec<usize> = (0..left.len()).filter(|&v| left[v] == 0).collect();
        while let Some(v) = ends.pop() {
            for &u in &before[v] {
                left[u] -= 1;
                if left[u] == 0 {
                    ends.push(u);
                }
            }
        }
        match left.iter().position(|&left| left > 0) {
            None => Ok(self),
            Some(v) => Err(self.cycle(v, &left)),
        }
    }

    /// Says a cycle: from `v`, of the vertices that are `left`, each has such an option.
    fn cycle(&self, mut v: usize, left: &[usize]) -> Flaw {
        const SHOWN: usize = 8;
        let (mut at, mut path) = (vec![None; left.len()], Vec::new());
        while at[v].is_none() {
            at[v] = Some(path.len());
            path.push(v);
            v = self.options[v].iter().copied().find(|&to| left[to] > 0).unwrap_or(v);
        }
        let cycle = &path[at[v].unwrap_or(0)..];
        let mut names: Vec<&str> = cycle.iter().take(SHOWN).map(|&v| &*self.graph.names[v]).collect();
        names.push(if cycle.len() > SHOWN { "…" } else { names[0] });
        Flaw(format!("a cycle: {}; the game `graph` allows them", names.join(" -> ")))
    }
}

impl Game for TokenGame {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn shape(&self) -> Shape {
        Shape::Places((0..self.options.len() as u64).map(|v| vec![v]).collect())
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        Ok(self.options[position[0] as usize].iter().map(|&to| vec![vec![to as u64]]).collect())
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        Ok(vec![self.graph.vertex(text.trim())? as u64])
    }

    fn show(&self, position: &Position) -> String {
        self.graph.names[position[0] as usize].clone()
    }
}
