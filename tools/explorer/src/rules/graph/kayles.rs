//! Node Kayles and Arc Kayles: a move takes a vertex with its neighbours, or both ends of an edge.
//!
//! Loops and parallel edges make no difference.

use super::edges::Graph;
use super::reading::{read_set, show_set};
use super::solver::{ConnectedGraph, GraphSolver, TakeRule};
use crate::game::{Flaw, Game, Parts, Position, Shape};
use crate::rules::bits;
use crate::rules::heaps::{self, Code, HeapRules};
use std::collections::BTreeSet;

/// Vertices, at most: each option is a list of sets, and there is one for each vertex.
const MAX_VERTICES: usize = 4096;
/// Connected vertices whose value is searched for, at most; paths and cycles may be longer.
const MAX_COMPONENT: usize = 128;

/// The game; a position is the set of vertices that are left.
pub struct Kayles {
    title: String,
    rule: TakeRule,
    graph: Graph,
    neighbours: Vec<Vec<usize>>,
    /// For each vertex its component and its number there.
    places: Vec<(usize, usize)>,
    /// The components; `None` if it is too large.
    components: Vec<Option<ConnectedGraph>>,
    solver: GraphSolver,
    /// Rows of stones that are the paths.
    paths: Box<dyn Game>,
}

impl Kayles {
    /// On a graph, whose edges have no direction.
    pub fn new(title: String, rule: TakeRule, graph: Graph) -> Result<Kayles, Flaw> {
        let n = graph.names.len();
        if n > MAX_VERTICES {
            return Err(Flaw(format!("the graph has {n} vertices: at most {MAX_VERTICES} can be played on")));
        }
        let neighbours = graph.neighbours(false);
        let mut places = vec![(0, 0); n];
        let mut components = Vec::new();
        for part in parts(&neighbours, &bits::full(n)) {
            let vertices: Vec<usize> = bits::numbers(&part).collect();
            vertices.iter().enumerate().for_each(|(i, &v)| places[v] = (components.len(), i));
            let row = |&v: &usize| neighbours[v].iter().fold(0, |row, &w| row | 1_u128 << places[w].1);
            components.push(
                (vertices.len() <= MAX_COMPONENT)
                    .then(|| ConnectedGraph::new(vertices.iter().map(row).collect())),
            );
        }
        // Dawson's Chess, and Dawson's Kayles.
        let code = if rule == TakeRule::Vertex { "0.137" } else { "0.07" };
        let code = Code::read(code).expect("a code")?;
        let (paths, solver) = (heaps::game(HeapRules::Code(code)), GraphSolver::new(rule));
        Ok(Kayles { title, rule, graph, neighbours, places, components, solver, paths })
    }

    /// What each move takes from a set, each once, in the order of the vertices.
    fn moves(&self, set: &Position) -> Vec<Vec<usize>> {
        let (mut moves, mut seen) = (Vec::new(), BTreeSet::new());
        for v in bits::numbers(set) {
            let around = self.neighbours[v].iter().copied().filter(|&w| bits::contains(set, w));
            let new = match self.rule {
                TakeRule::Vertex => vec![around.chain([v]).collect::<BTreeSet<usize>>()],
                TakeRule::Edge => around.filter(|&w| w > v).map(|w| BTreeSet::from([v, w])).collect(),
            };
            for taken in new {
                if seen.insert(taken.clone()) {
                    moves.push(taken.into_iter().collect());
                }
            }
        }
        moves
    }

    fn value_of(&mut self, position: &Position) -> Result<u32, Flaw> {
        let (mut sets, mut large) = (vec![0; self.components.len()], bits::empty(self.places.len()));
        for v in bits::numbers(position) {
            let (component, number) = self.places[v];
            if self.components[component].is_none() {
                bits::insert(&mut large, v);
            } else {
                sets[component] |= 1 << number;
            }
        }
        let mut xor = 0;
        for part in parts(&self.neighbours, &large) {
            xor ^= self.connected(&bits::numbers(&part).collect::<Vec<_>>())?;
        }
        for (whole, set) in self.components.iter_mut().zip(sets) {
            if let Some(whole) = whole.as_mut().filter(|_| set != 0) {
                xor ^= self.solver.value(whole, set)?;
            }
        }
        Ok(xor)
    }
}

impl Kayles {
    /// The value of connected vertices, ascending, of a large component.
    fn connected(&mut self, vertices: &[usize]) -> Result<u32, Flaw> {
        let around = |&v: &usize| {
            self.neighbours[v].iter().filter_map(|w| vertices.binary_search(w).ok()).collect::<Vec<usize>>()
        };
        let rows: Vec<Vec<usize>> = vertices.iter().map(around).collect();
        let (size, ends) = (rows.len(), rows.iter().filter(|row| row.len() < 2).count());
        if rows.iter().all(|row| row.len() <= 2) {
            let taken = if self.rule == TakeRule::Vertex { 3 } else { 2 };
            let mut path = |n: usize| self.paths.value(&vec![n as u64]).expect("a fast way");
            // All moves in a cycle leave the same path.
            let is_path = ends > 0 || size < 3;
            return if is_path { path(size) } else { Ok(u32::from(path(size - taken)? == 0)) };
        }
        if size > MAX_COMPONENT {
            return Err(Flaw(format!(
                "{size} vertices hang together, and are neither a path nor a cycle: {MAX_COMPONENT} at most can be \
                 searched (no fast way is known, not even for trees)"
            )));
        }
        let row = |row: &Vec<usize>| row.iter().fold(0, |row, &w| row | 1_u128 << w);
        let mut graph = ConnectedGraph::new(rows.iter().map(row).collect());
        self.solver.value(&mut graph, u128::MAX >> (128 - size))
    }
}

impl Game for Kayles {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn shape(&self) -> Shape {
        Shape::Places(vec![bits::full(self.places.len())])
    }

    /// The components that are left are a sum.
    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let left = |taken: Vec<usize>| {
            let mut left = position.clone();
            taken.iter().for_each(|&v| bits::remove(&mut left, v));
            parts(&self.neighbours, &left)
        };
        Ok(self.moves(position).into_iter().map(left).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        Some(self.value_of(position))
    }

    fn describe(&self, from: &Position, to: &Parts) -> Option<String> {
        let left = |v: usize| to.iter().any(|part| bits::contains(part, v));
        let taken: Vec<usize> = bits::numbers(from).filter(|&v| !left(v)).collect();
        let name = |v: usize| self.graph.names[v].as_str();
        if self.rule == TakeRule::Edge {
            return Some(format!("{}-{}", name(*taken.first()?), name(*taken.last()?)));
        }
        // Several vertices may have the same neighbourhood.
        let takes_all = |&v: &usize| {
            let around = self.neighbours[v].iter().filter(|&&w| bits::contains(from, w));
            around.count() + 1 == taken.len()
                && taken.iter().all(|&w| w == v || self.neighbours[v].binary_search(&w).is_ok())
        };
        let names: Vec<&str> = taken.iter().copied().filter(takes_all).map(name).collect();
        Some(names.join(" or "))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let mut set = bits::empty(self.places.len());
        for name in read_set(text)? {
            bits::insert(&mut set, self.graph.vertex(name)?);
        }
        Ok(set)
    }

    fn show(&self, position: &Position) -> String {
        show_set(bits::numbers(position).map(|v| self.graph.names[v].clone()))
    }
}

/// The components of a set of vertices.
fn parts(neighbours: &[Vec<usize>], set: &Position) -> Parts {
    let (mut left, mut parts) = (set.clone(), Vec::new());
    for root in bits::numbers(set) {
        if !bits::contains(&left, root) {
            continue;
        }
        let (mut part, mut stack) = (bits::empty(neighbours.len()), vec![root]);
        bits::remove(&mut left, root);
        while let Some(v) = stack.pop() {
            bits::insert(&mut part, v);
            for &w in &neighbours[v] {
                if bits::contains(&left, w) {
                    bits::remove(&mut left, w);
                    stack.push(w);
                }
            }
        }
        parts.push(part);
    }
    parts
}
