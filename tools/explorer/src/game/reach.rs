//! What can be reached by moves, as a graph.

use super::Flaw;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The nodes are numbered in the order in which they were found.
pub struct Reach<T> {
    pub nodes: Vec<T>,
    /// For each node where a move leads, ascending and each once.
    pub options: Vec<Vec<usize>>,
}

impl<T: Clone + Eq + Hash> Reach<T> {
    /// All that can be reached from `starts`, at most `max` nodes: else the flaw is `too_many`.
    pub fn new(
        starts: impl IntoIterator<Item = T>,
        mut options: impl FnMut(&T) -> Result<Vec<T>, Flaw>,
        (max, too_many): (usize, impl FnOnce() -> Flaw),
    ) -> Result<Reach<T>, Flaw> {
        let (mut nodes, mut numbers) = (Vec::new(), FxHashMap::default());
        let mut number = |nodes: &mut Vec<T>, node: T| {
            *numbers.entry(node).or_insert_with_key(|node| {
                nodes.push(node.clone());
                nodes.len() - 1
            })
        };
        starts.into_iter().for_each(|start| _ = number(&mut nodes, start));
        let mut all: Vec<Vec<usize>> = Vec::new();
        while all.len() < nodes.len() {
            let from = nodes[all.len()].clone();
            let mut to: Vec<usize> =
                options(&from)?.into_iter().map(|node| number(&mut nodes, node)).collect();
            // Twice the same option would be counted twice as answered.
            to.sort_unstable();
            to.dedup();
            all.push(to);
            if nodes.len() > max {
                return Err(too_many());
            }
        }
        Ok(Reach { nodes, options: all })
    }
}

impl<T> Reach<T> {
    /// Whether a node can be reached from itself.
    pub fn has_cycle(&self) -> bool {
        let mut into = vec![0; self.options.len()];
        self.options.iter().flatten().for_each(|&to| into[to] += 1);
        let mut free: Vec<usize> = (0..into.len()).filter(|&v| into[v] == 0).collect();
        let mut count = 0;
        while let Some(v) = free.pop() {
            count += 1;
            for &to in &self.options[v] {
                into[to] -= 1;
                if into[to] == 0 {
                    free.push(to);
                }
            }
        }
        count < into.len()
    }

    /// A number for each node, the same for those that can be reached from each other (Kosaraju and
    /// Sharir).
    pub fn components(&self) -> Vec<usize> {
        let mut seen = vec![false; self.options.len()];
        let mut ended = Vec::new();
        for start in 0..self.options.len() {
            let mut path = vec![(start, 0)];
            while let Some((v, next)) = path.pop() {
                if next == 0 && std::mem::replace(&mut seen[v], true) {
                    continue;
                }
                match self.options[v].get(next) {
                    Some(&to) => path.extend([(v, next + 1), (to, 0)]),
                    None => ended.push(v),
                }
            }
        }
        let before = self.before();
        let mut components = vec![usize::MAX; self.options.len()];
        for &start in ended.iter().rev() {
            let mut open = vec![start];
            while let Some(v) = open.pop() {
                if components[v] == usize::MAX {
                    components[v] = start;
                    open.extend(&before[v]);
                }
            }
        }
        components
    }

    /// For each node from where a move leads there.
    pub fn before(&self) -> Vec<Vec<usize>> {
        let mut before = vec![Vec::new(); self.nodes.len()];
        for (v, options) in self.options.iter().enumerate() {
            options.iter().for_each(|&to| before[to].push(v));
        }
        before
    }
}
