//! Grundy values of games in which a move takes vertices from a graph, as sets of up to 128
//! vertices: components are a sum, and equal graphs are solved once.

use super::canonical_form::{are_twins, bits, form};
use crate::game::{Flaw, mex};
use std::collections::HashMap;

/// Rows of forms that are remembered at most: a gigabyte.
const MAX_ROWS: usize = 1 << 26;

/// Sets of vertices that are remembered besides, at most: another one.
const MAX_SETS: usize = 1 << 24;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakeRule {
    /// A vertex and its neighbours.
    Vertex,
    /// Both ends of an edge.
    Edge,
}

/// What is known about graphs under one rule.
pub struct GraphSolver {
    rule: TakeRule,
    forms: HashMap<Box<[u128]>, u32>,
    rows: usize,
}

/// A connected graph: each vertex's neighbours, and the values of its sets of vertices so far.
pub struct ConnectedGraph {
    /// The neighbours of each vertex, without itself.
    pub adjacency: Vec<u128>,
    values: HashMap<u128, u32>,
}

impl ConnectedGraph {
    pub fn new(adjacency: Vec<u128>) -> ConnectedGraph {
        ConnectedGraph { adjacency, values: HashMap::new() }
    }
}

impl GraphSolver {
    pub fn new(rule: TakeRule) -> GraphSolver {
        GraphSolver { rule, forms: HashMap::new(), rows: 0 }
    }

    /// The value of a set of vertices. Time: exponential in the worst case; for paths O(n^3).
    pub fn value(&mut self, whole: &mut ConnectedGraph, set: u128) -> Result<u32, Flaw> {
        let (mut left, mut xor) = (set, 0);
        while left != 0 {
            let part = component(&whole.adjacency, left);
            left &= !part;
            xor ^= self.connected(whole, part)?;
        }
        Ok(xor)
    }

    fn connected(&mut self, whole: &mut ConnectedGraph, set: u128) -> Result<u32, Flaw> {
        if set & set.wrapping_sub(1) == 0 {
            return Ok(u32::from(self.rule == TakeRule::Vertex));
        }
        if let Some(&value) = whole.values.get(&set) {
            return Ok(value);
        }
        let form = form(&whole.adjacency, set);
        let value = match self.forms.get(&form) {
            Some(&value) => value,
            None => {
                let mut values = Vec::new();
                for taken in moves(self.rule, &whole.adjacency, set) {
                    values.push(self.value(whole, set & !taken)?);
                }
                self.rows += form.len();
                if self.rows > MAX_ROWS {
                    return Err(Flaw("too many different graphs can be reached to remember them".to_owned()));
                }
                let value = mex(values);
                self.forms.insert(form, value);
                value
            }
        };
        // A shortcut, which may be forgotten: the forms know it, too.
        if whole.values.len() >= MAX_SETS {
            whole.values.clear();
        }
        whole.values.insert(set, value);
        Ok(value)
    }
}

/// What the moves take from a set: of moves that differ only in twins, one.
fn moves(rule: TakeRule, adjacency: &[u128], set: u128) -> Vec<u128> {
    let mut firsts: Vec<usize> = Vec::new();
    let mut seconds: Vec<(usize, usize)> = Vec::new();
    for v in bits(set) {
        match firsts.iter().find(|&&first| are_twins(adjacency, set, first, v)) {
            None => firsts.push(v),
            Some(&first) => seconds.push((first, v)),
        }
    }
    let is_edge = |v: usize, w: usize| adjacency[v] >> w & 1 == 1;
    match rule {
        TakeRule::Vertex => firsts.iter().map(|&v| adjacency[v] & set | 1 << v).collect(),
        TakeRule::Edge => {
            seconds.sort_unstable();
            seconds.dedup_by_key(|&mut (first, _)| first);
            let pairs = |v: usize| firsts.iter().filter(move |&&w| w > v).map(move |&w| (v, w));
            let pairs = firsts.iter().copied().flat_map(pairs).chain(seconds);
            pairs.filter(|&(v, w)| is_edge(v, w)).map(|(v, w)| 1 << v | 1 << w).collect()
        }
    }
}

/// What is connected with the first vertex of a set.
fn component(adjacency: &[u128], set: u128) -> u128 {
    let (mut part, mut new) = (0, set & set.wrapping_neg());
    while new != 0 {
        part |= new;
        new = bits(new).fold(0, |next, v| next | adjacency[v]) & set & !part;
    }
    part
}
