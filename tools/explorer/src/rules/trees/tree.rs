//! A tree whose vertices have names, and the form that all isomorphic ones share.

use crate::game::{Flaw, Position, number};
use std::collections::{HashMap, HashSet};

/// Each vertex comes after its parent. Of a tree without a root, any vertex is the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// Different numbers.
    pub names: Vec<u64>,
    /// The parent of each vertex; the first one has none, and says 0.
    pub parents: Vec<usize>,
}

/// What a move takes: vertices with all their edges, and perhaps the edge above one that stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Taken {
    pub vertices: Vec<usize>,
    pub cut: Option<usize>,
}

impl Tree {
    /// The tree with these parents, whose vertices are called 1, 2, 3 and so on.
    pub fn plain(parents: Vec<usize>) -> Tree {
        Tree { names: (1..=parents.len() as u64).collect(), parents }
    }

    /// A position as a tree.
    pub fn of(position: &[u64]) -> Tree {
        if position[0] == 0 {
            return Tree::plain(position.iter().map(|&parent| parent as usize).collect());
        }
        let pairs = position[2..].chunks_exact(2);
        let (names, parents) = pairs.map(|pair| (pair[0], pair[1] as usize)).unzip();
        Tree { names: [vec![position[1]], names].concat(), parents: [vec![0], parents].concat() }
    }

    /// The parents, if the names are 1, 2, 3 and so on; else 1, the first name, and a name with a
    /// parent for each other vertex.
    pub fn position(&self) -> Position {
        if (1..).zip(&self.names).all(|(i, &name)| i == name) {
            return self.parents.iter().map(|&parent| parent as u64).collect();
        }
        let others = self.names.iter().zip(&self.parents).skip(1);
        let others = others.flat_map(|(&name, &parent)| [name, parent as u64]);
        [1, self.names[0]].into_iter().chain(others).collect()
    }

    pub fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut all = vec![Vec::new(); self.names.len()];
        for v in 1..all.len() {
            all[v].push(self.parents[v]);
            all[self.parents[v]].push(v);
        }
        all
    }

    pub fn has_edge(&self, a: u64, b: u64) -> bool {
        let edge = |v: usize| [self.names[v], self.names[self.parents[v]]];
        (1..self.names.len()).any(|v| edge(v) == [a, b] || edge(v) == [b, a])
    }

    /// What a move leaves: the root of a part is the vertex that was nearest to the root.
    pub fn without(&self, taken: &Taken) -> Vec<Tree> {
        let mut places = vec![None; self.names.len()];
        let mut parts: Vec<Tree> = Vec::new();
        let mut is_taken = vec![false; self.names.len()];
        taken.vertices.iter().for_each(|&v| is_taken[v] = true);
        for v in (0..self.names.len()).filter(|&v| !is_taken[v]) {
            let above = if v == 0 || taken.cut == Some(v) { None } else { places[self.parents[v]] };
            let (part, parent) = above.unwrap_or((parts.len(), 0));
            if above.is_none() {
                parts.push(Tree { names: vec![], parents: vec![] });
            }
            places[v] = Some((part, parts[part].names.len()));
            parts[part].names.push(self.names[v]);
            parts[part].parents.push(parent);
        }
        parts
    }

    /// The same for all isomorphic trees, and for no others: a tree without a root is hung up at
    /// its centre.
    pub fn form(&self, is_rooted: bool) -> Tree {
        let neighbours = self.neighbours();
        let roots = if is_rooted { vec![0] } else { centre(&neighbours) };
        let greatest = roots.into_iter().map(|root| brackets(&neighbours, root)).max();
        let (mut parents, mut path) = (Vec::new(), Vec::new());
        for opens in greatest.expect("a tree has a vertex") {
            if opens {
                let v = parents.len();
                parents.push(path.last().copied().unwrap_or(0));
                path.push(v);
            } else {
                path.pop();
            }
        }
        Tree::plain(parents)
    }

    /// Edges `1-2,1-3` or `1-2-3`, of which the first vertex is the root; the parents of the
    /// vertices 2, 3, 4 and so on, or with a 0 among them those of all; or one vertex.
    pub fn read(text: &str) -> Result<Tree, Flaw> {
        let apart = |c: char| c.is_whitespace() || ",;()[]{}".contains(c);
        let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty()).collect();
        let wrong = |word: &str| Flaw(format!("`{word}`: a tree has edges between numbers, `1-2,1-3`"));
        let numbers = |words: &[&str]| {
            words
                .iter()
                .map(|word| number(word).ok_or_else(|| wrong(word)))
                .collect::<Result<Vec<u64>, Flaw>>()
        };
        if words.iter().any(|word| word.contains(['-', '→'])) {
            let mut edges = Vec::new();
            for word in words {
                let names: Vec<&str> =
                    word.split(['-', '→']).map(|name| name.trim_start_matches('>')).collect();
                let chain = numbers(&names)?;
                edges.extend(chain.windows(2).map(|pair| (pair[0], pair[1])));
                if chain.len() < 2 {
                    return Err(wrong(word));
                }
            }
            return Tree::of_edges(edges[0].0, &edges);
        }
        match numbers(&words)?[..] {
            [] => Err(wrong(text)),
            [vertex] => Ok(Tree { names: vec![vertex], parents: vec![0] }),
            ref parents => Tree::of_parents(parents),
        }
    }

    fn of_parents(parents: &[u64]) -> Result<Tree, Flaw> {
        let roots = parents.iter().filter(|parent| **parent == 0).count();
        if roots > 1 {
            return Err(Flaw(format!("{roots} vertices have parent 0: a tree has one root")));
        }
        let first = if roots == 1 { 1 } else { 2 };
        let pairs = || (first..).zip(parents);
        let edges: Vec<(u64, u64)> =
            pairs().filter(|pair| *pair.1 != 0).map(|(child, &parent)| (parent, child)).collect();
        let root = pairs().find(|pair| *pair.1 == 0).map_or(1, |pair| pair.0);
        Tree::of_edges(root, &edges)
    }

    fn of_edges(root: u64, edges: &[(u64, u64)]) -> Result<Tree, Flaw> {
        let mut around: HashMap<u64, Vec<u64>> = HashMap::from([(root, vec![])]);
        for &(a, b) in edges {
            around.entry(a).or_default().push(b);
            around.entry(b).or_default().push(a);
        }
        if edges.len() + 1 != around.len() {
            let (edges, vertices) = (edges.len(), around.len());
            return Err(Flaw(format!("{vertices} vertices with {edges} edges are not a tree")));
        }
        let (mut names, mut parents, mut seen) = (vec![root], vec![0], HashSet::from([root]));
        let mut next = 0;
        while let Some(v) = names.get(next) {
            let new: Vec<u64> = around[v].iter().copied().filter(|w| seen.insert(*w)).collect();
            parents.extend(new.iter().map(|_| next));
            names.extend(new);
            next += 1;
        }
        match around.keys().filter(|v| !seen.contains(v)).min() {
            Some(lone) => Err(Flaw(format!("{lone} does not hang together with {root}"))),
            None => Ok(Tree { names, parents }),
        }
    }

    /// As it can be read again.
    pub fn show(&self) -> String {
        if let [vertex] = self.names[..] {
            return vertex.to_string();
        }
        let edge = |v: usize| format!("{}-{}", self.names[self.parents[v]], self.names[v]);
        (1..self.names.len()).map(edge).collect::<Vec<_>>().join(",")
    }
}

/// How far each vertex is away, and the vertices in that order.
pub fn distances(neighbours: &[Vec<usize>], from: usize) -> (Vec<usize>, Vec<usize>) {
    let (mut distances, mut order) = (vec![usize::MAX; neighbours.len()], vec![from]);
    distances[from] = 0;
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        for &w in &neighbours[v] {
            if distances[w] == usize::MAX {
                distances[w] = distances[v] + 1;
                order.push(w);
            }
        }
        next += 1;
    }
    (distances, order)
}

/// The ends of a longest path.
pub fn longest_path(neighbours: &[Vec<usize>]) -> [usize; 2] {
    let farthest = |v: usize| *distances(neighbours, v).1.last().expect("the vertex itself");
    let end = farthest(0);
    [end, farthest(end)]
}

/// The middle of a longest path: one vertex, or two neighbours.
fn centre(neighbours: &[Vec<usize>]) -> Vec<usize> {
    let [a, b] = longest_path(neighbours);
    let (from_a, from_b) = (distances(neighbours, a).0, distances(neighbours, b).0);
    let diameter = from_a[b];
    let is_middle = |v: &usize| from_a[*v] + from_b[*v] == diameter && from_a[*v].abs_diff(from_b[*v]) <= 1;
    (0..neighbours.len()).filter(is_middle).collect()
}

/// The tree hung up at a vertex, as brackets; of all orders of its branches the greatest.
fn brackets(neighbours: &[Vec<usize>], root: usize) -> Vec<bool> {
    let (distances, order) = distances(neighbours, root);
    let mut branches: Vec<Vec<Vec<bool>>> = vec![vec![]; neighbours.len()];
    let mut all = Vec::new();
    for &v in order.iter().rev() {
        branches[v].sort_unstable_by(|a, b| b.cmp(a));
        all = [vec![true], branches[v].concat(), vec![false]].concat();
        branches[v].clear();
        if let Some(&parent) = neighbours[v].iter().find(|&&w| distances[w] < distances[v]) {
            branches[parent].push(std::mem::take(&mut all));
        }
    }
    all
}
