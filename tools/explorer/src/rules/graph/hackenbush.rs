//! Green Hackenbush on a graph: cut an edge; what is no longer connected with the ground falls.
//!
//! The ground is the vertex `ground`, else `0`. Loops and parallel edges are edges like any other.

use super::edges::Graph;
use super::reading::{read_set, show_set};
use crate::game::{Flaw, Game, Parts, Position, Shape};
use crate::rules::bits;
use std::collections::HashMap;

/// Edges whose cuts are listed, at most: each leaves a set of edges. A value has no such bound.
const MAX_CUTS: usize = 4096;

/// The game; a position is the set of edges that stand.
pub struct Hackenbush {
    title: String,
    graph: Graph,
    ground: usize,
    /// For each vertex its edges and where they lead; a loop is there once.
    at: Vec<Vec<(usize, usize)>>,
}

impl Hackenbush {
    pub fn new(title: String, graph: Graph) -> Result<Hackenbush, Flaw> {
        let ground = graph.vertex("ground").or_else(|_| graph.vertex("0")).map_err(|_| {
            Flaw("no vertex is the ground: call one `ground` or `0`, as in `0-1,1-2`".to_owned())
        })?;
        let mut at = vec![Vec::new(); graph.names.len()];
        for (i, &(a, b)) in graph.edges.iter().enumerate() {
            at[a].push((i, b));
            if a != b {
                at[b].push((i, a));
            }
        }
        Ok(Hackenbush { title, graph, ground, at })
    }

    /// The edges of a set that are connected with the ground.
    fn standing(&self, set: &Position) -> Position {
        let (mut standing, mut stack) = (bits::empty(self.graph.edges.len()), vec![self.ground]);
        let mut seen = vec![false; self.at.len()];
        seen[self.ground] = true;
        while let Some(v) = stack.pop() {
            for &(edge, to) in self.at[v].iter().filter(|(edge, _)| bits::contains(set, *edge)) {
                bits::insert(&mut standing, edge);
                if !seen[to] {
                    seen[to] = true;
                    stack.push(to);
                }
            }
        }
        standing
    }

    /// The value of what stands. O(n + m): the fusion principle (Winning Ways, chapter 7). A bridge
    /// adds 1 to what is above it, and each edge of a cycle becomes a loop, worth 1; a tree found
    /// depth first says which is which, because its other edges lead back towards the ground.
    fn fused(&self, set: &Position) -> u32 {
        let mut walk = Walk::new(self, set);
        walk.run();
        let Walk { order, parent, mut values, mut covered, .. } = walk;
        for &v in order.iter().skip(1).rev() {
            values[parent[v]] ^= if covered[v] == 0 { values[v] + 1 } else { values[v] ^ 1 };
            covered[parent[v]] += covered[v];
        }
        values[self.ground]
    }

    fn edge(&self, edge: usize) -> String {
        let (a, b) = self.graph.edges[edge];
        format!("{}-{}", self.graph.names[a], self.graph.names[b])
    }
}

/// Depth first from the ground.
struct Walk<'a> {
    game: &'a Hackenbush,
    set: &'a Position,
    order: Vec<usize>,
    parent: Vec<usize>,
    /// When it was reached; 0 if it was not.
    time: Vec<usize>,
    /// The xor of the loops there; each edge that leads back is one.
    values: Vec<u32>,
    /// How many edges lead back from there, less those that lead back to there. Summed over what is
    /// above an edge of the tree: how many bridge it.
    covered: Vec<i64>,
}

impl<'a> Walk<'a> {
    fn new(game: &'a Hackenbush, set: &'a Position) -> Walk<'a> {
        let n = game.at.len();
        let (parent, time, values, covered) = (vec![0; n], vec![0; n], vec![0; n], vec![0; n]);
        Walk { game, set, order: vec![], parent, time, values, covered }
    }

    fn run(&mut self) {
        // A vertex, the edge that led there, and which of its edges is next.
        let mut path = vec![(self.game.ground, usize::MAX, 0)];
        self.reach(self.game.ground, self.game.ground);
        while let Some((v, from, next)) = path.last_mut() {
            let (v, from) = (*v, *from);
            let Some(&(edge, to)) = self.game.at[v].get(*next) else {
                path.pop();
                continue;
            };
            *next += 1;
            if edge == from || !bits::contains(self.set, edge) {
                continue;
            }
            if self.time[to] == 0 {
                self.reach(to, v);
                path.push((to, edge, 0));
            } else if self.time[to] <= self.time[v] {
                // Seen from its other end it leads forward, and does not count again.
                self.values[v] ^= 1;
                self.covered[v] += 1;
                self.covered[to] -= 1;
            }
        }
    }

    fn reach(&mut self, v: usize, parent: usize) {
        self.order.push(v);
        (self.time[v], self.parent[v]) = (self.order.len(), parent);
    }
}

impl Game for Hackenbush {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn shape(&self) -> Shape {
        Shape::Places(vec![self.standing(&bits::full(self.graph.edges.len()))])
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let cuts: Vec<usize> = bits::numbers(position).collect();
        if cuts.len() > MAX_CUTS {
            return Err(Flaw(format!("{} edges: cuts are listed for at most {MAX_CUTS}", cuts.len())));
        }
        let cut = |edge: usize| {
            let mut left = position.clone();
            bits::remove(&mut left, edge);
            vec![self.standing(&left)]
        };
        Ok(cuts.into_iter().map(cut).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        Some(Ok(self.fused(position)))
    }

    fn describe(&self, from: &Position, to: &Parts) -> Option<String> {
        // Of the edges that are gone, the one that was cut begins where something still stands.
        let to = to.first()?;
        let stands =
            |v: usize| v == self.ground || self.at[v].iter().any(|&(edge, _)| bits::contains(to, edge));
        let is_cut = |&edge: &usize| {
            let (a, b) = self.graph.edges[edge];
            !bits::contains(to, edge) && (stands(a) || stands(b))
        };
        bits::numbers(from).find(is_cut).map(|edge| format!("cut {}", self.edge(edge)))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let mut named: HashMap<String, Vec<usize>> = HashMap::new();
        for (i, &(a, b)) in self.graph.edges.iter().enumerate().rev() {
            let names = [&self.graph.names[a], &self.graph.names[b]];
            named.entry(format!("{}-{}", names[0], names[1])).or_default().push(i);
            if a != b {
                named.entry(format!("{}-{}", names[1], names[0])).or_default().push(i);
            }
        }
        let mut set = bits::empty(self.graph.edges.len());
        for name in read_set(text)? {
            let edges =
                named.get(name).ok_or_else(|| Flaw(format!("`{name}` is not an edge of the graph")))?;
            // Of parallel edges the first one that is not there yet.
            let edge = edges.iter().rev().find(|&&edge| !bits::contains(&set, edge));
            let edge = edge.ok_or_else(|| Flaw(format!("`{name}` is there more often than in the graph")))?;
            bits::insert(&mut set, *edge);
        }
        let standing = self.standing(&set);
        let fallen = bits::numbers(&set).find(|&edge| !bits::contains(&standing, edge));
        match fallen {
            Some(edge) => Err(Flaw(format!("{} is not connected with the ground", self.edge(edge)))),
            None => Ok(set),
        }
    }

    fn show(&self, position: &Position) -> String {
        show_set(bits::numbers(position).map(|edge| self.edge(edge)))
    }
}
