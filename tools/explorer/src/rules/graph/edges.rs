//! A graph, as it grows edge by edge.

use super::marks::{self, NameSource};
use crate::game::Flaw;
use std::collections::HashMap;

/// Vertices with names, and edges between them in the order in which they were read.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// Each name once, in the order of first mention.
    pub names: Vec<String>,
    /// From, to. Loops and parallel edges are kept: each game says what they mean.
    pub edges: Vec<(usize, usize)>,
    /// How they were written.
    pub marks: Marks,
    numbers: HashMap<String, usize>,
}

/// Which ways to write an edge a text has: what says a direction must not be lost.
#[derive(Debug, Clone, Copy, Default)]
pub struct Marks {
    /// `a->b`
    pub arrows: bool,
    /// `a-b`
    pub lines: bool,
    /// `a b`, which each game reads as it likes.
    pub pairs: bool,
}

impl Graph {
    pub fn vertex(&self, name: &str) -> Result<usize, Flaw> {
        let flaw = || Flaw(format!("`{name}` is not a vertex of the graph: they are {}", self.some_names()));
        self.numbers.get(name).copied().ok_or_else(flaw)
    }

    /// For each vertex its neighbours, ascending, each once, without itself; along arrows only if
    /// edges are arrows.
    pub fn neighbours(&self, are_arrows: bool) -> Vec<Vec<usize>> {
        let mut all = vec![Vec::new(); self.names.len()];
        for &(a, b) in self.edges.iter().filter(|(a, b)| a != b) {
            all[a].push(b);
            all[b].extend((!are_arrows).then_some(a));
        }
        all.iter_mut().for_each(|list| {
            list.sort_unstable();
            list.dedup();
        });
        all
    }

    fn some_names(&self) -> String {
        let shown = self.names.iter().take(6).map(String::as_str).collect::<Vec<_>>().join(", ");
        if self.names.len() > 6 { format!("{shown}, …") } else { shown }
    }

    /// The number of a vertex, perhaps of a new one.
    pub fn number(&mut self, name: &str) -> Result<usize, Flaw> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        if let Some(mark) = name.chars().find(|c| "{}()".contains(*c)) {
            return Err(Flaw(format!("`{name}`: a name must not contain `{mark}`")));
        }
        self.numbers.insert(name.to_owned(), self.names.len());
        self.names.push(name.to_owned());
        Ok(self.names.len() - 1)
    }

    /// `a-b-c`, `a->b->c`, or a vertex; where it stands says which names there can be.
    pub fn add_chain(&mut self, text: &str, place: NameSource) -> Result<(), Flaw> {
        let (names, is_arrow) = marks::chain(text)?;
        names.iter().try_for_each(|name| marks::check(name, text, place))?;
        self.marks.arrows |= is_arrow;
        self.marks.lines |= !is_arrow && names.len() > 1;
        self.add(&names)
    }

    /// An edge, a path, or a vertex.
    pub fn add(&mut self, names: &[&str]) -> Result<(), Flaw> {
        let numbers = names.iter().map(|name| self.number(name)).collect::<Result<Vec<usize>, Flaw>>()?;
        self.edges.extend(numbers.windows(2).map(|pair| (pair[0], pair[1])));
        Ok(())
    }
}
