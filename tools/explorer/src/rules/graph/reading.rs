//! Graphs as text: a file with an edge a line, edges in the rules themselves, or a well-known one.

use crate::game::Flaw;
use crate::rules::Words;
use std::collections::HashMap;

/// A well-known graph has no more vertices.
const MAX_VERTICES: usize = 100_000;

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

    fn number(&mut self, name: &str) -> Result<usize, Flaw> {
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

    /// `a-b-c`, `a->b->c`, or a vertex.
    fn add_chain(&mut self, text: &str) -> Result<(), Flaw> {
        let (names, is_arrow) = chain(text)?;
        self.marks.arrows |= is_arrow;
        self.marks.lines |= !is_arrow && names.len() > 1;
        self.add(&names)
    }

    /// An edge, a path, or a vertex.
    fn add(&mut self, names: &[&str]) -> Result<(), Flaw> {
        let numbers = names.iter().map(|name| self.number(name)).collect::<Result<Vec<usize>, Flaw>>()?;
        self.edges.extend(numbers.windows(2).map(|pair| (pair[0], pair[1])));
        Ok(())
    }
}

/// The graph that the next words say, and how they say it. The vertices of a well-known one are
/// numbered from `first`; without `first` there is none, because its edges have no direction.
pub fn graph(words: &mut Words, first: Option<usize>) -> Result<(Graph, String), Flaw> {
    let Some(word) = words.word() else {
        return Err(Flaw("the graph is missing: its edges (`1-2,2-3`) or a file with an edge a line; `tree node kayles` and \
             others are for all trees"
                .into()));
    };
    let name = word.to_lowercase();
    if ["path", "cycle", "complete", "grid"].contains(&name.as_str()) {
        let Some(first) = first else {
            return Err(Flaw(format!("the edges of `{word}` have no direction: write them, `1->2,2->3`")));
        };
        return known(words, &name, first);
    }
    let inline = inline(words, &word);
    if inline != word || (word.contains(['-', '→']) && !word.contains(['.', '/', '\\'])) {
        if let Some(mark) = inline.chars().find(|c| "./\\".contains(*c)) {
            return Err(Flaw(format!("`{inline}`: names with `{mark}` can only be in a file")));
        }
        let mut graph = Graph::default();
        for part in inline.split(',') {
            graph.add_chain(part)?;
        }
        return Ok((graph, inline));
    }
    let text = words.load(&word).map_err(|Flaw(what)| {
        Flaw(format!("`{word}` is not an edge (`1-2`), and there is no such file: {what}"))
    })?;
    let graph = file(&text).map_err(|Flaw(what)| Flaw(format!("{word}: {what}")))?;
    Ok((graph, word))
}

/// A word with those that go on with it: `a -> b , b -> c`.
fn inline(words: &mut Words, word: &str) -> String {
    let (mut inline, mut last) = (word.to_owned(), word.to_owned());
    while let Some(next) = words.peek() {
        let goes_on = next == "," || next.starts_with(['-', '→']);
        let awaits = last == "," || last.ends_with(['-', '>', '→']);
        if !goes_on && !awaits {
            break;
        }
        last = words.word().unwrap_or_default();
        inline += &last;
    }
    inline
}

/// The graph of a file: an edge a line (`a b`, `a->b`), or a name alone; `#` begins a comment.
fn file(text: &str) -> Result<Graph, Flaw> {
    let mut graph = Graph::default();
    for (i, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let at = |Flaw(what): Flaw| Flaw(format!("line {}: {what}", i + 1));
        let line = line.split('#').next().unwrap_or_default();
        let apart = |c: char| c.is_whitespace() || ",;".contains(c);
        let words: Vec<&str> = line.split(apart).filter(|name| !name.is_empty()).collect();
        match words[..] {
            [] => continue,
            // A name may contain `-` where blanks say what is a name.
            [a, b] if b != "-" && !a.ends_with("->") && !b.starts_with("->") => {
                graph.marks.pairs = true;
                graph.add(&[a, b])
            }
            [a, mark @ ("-" | "--" | "->" | "→"), b] => {
                let is_arrow = matches!(mark, "->" | "→");
                graph.marks.arrows |= is_arrow;
                graph.marks.lines |= !is_arrow;
                graph.add(&[a, b])
            }
            [_] | [_, _] => graph.add_chain(&words.concat()),
            _ => Err(Flaw(format!("`{}` is not an edge: two names (`a b`)", line.trim()))),
        }
        .map_err(at)?;
    }
    if graph.names.is_empty() {
        return Err(Flaw("no edges in it: one a line, `a b`".to_owned()));
    }
    Ok(graph)
}

/// The names in `a-b-c` or `a->b->c`, and whether arrows are between them.
fn chain(text: &str) -> Result<(Vec<&str>, bool), Flaw> {
    let is_arrow = text.contains("->") || text.contains('→');
    let names: Vec<&str> = match is_arrow {
        true => text.split("->").flat_map(|part| part.split('→')).collect(),
        false => text.split('-').collect(),
    };
    match names.iter().any(|name| name.is_empty()) {
        true => Err(Flaw(format!("`{text}` is not an edge: `a-b` or `a->b`"))),
        false => Ok((names, is_arrow)),
    }
}

/// `path 7`, `cycle 7`, `complete 5`, `grid 3x4`.
fn known(words: &mut Words, name: &str, first: usize) -> Result<(Graph, String), Flaw> {
    let (rows, columns, size) = if name == "grid" {
        let word = words.word().ok_or_else(|| Flaw("the size of the grid is missing: `grid 3x4`".into()))?;
        let size = crate::rules::board::size(&word)?;
        let (rows, columns) = size.ok_or_else(|| Flaw(format!("`{word}` is not a size: `grid 3x4`")))?;
        (rows, columns, word)
    } else {
        let n = words.needed("number of vertices")?;
        (1, usize::try_from(n).unwrap_or(usize::MAX), n.to_string())
    };
    let title = format!("{name} {size}");
    let n = rows.saturating_mul(columns);
    let edges = if name == "complete" { n.saturating_mul(n) / 2 } else { n };
    if n == 0 || edges > MAX_VERTICES {
        return Err(Flaw(format!("`{title}`: a graph from 1 vertex to {MAX_VERTICES} vertices or edges")));
    }
    let mut graph = Graph::default();
    for v in 0..n {
        let (r, c) = (v / columns, v % columns);
        let number = if name == "grid" { format!("{}:{}", r + 1, c + 1) } else { (first + v).to_string() };
        graph.number(&number)?;
        match name {
            "complete" => graph.edges.extend((0..v).map(|u| (u, v))),
            _ => {
                graph.edges.extend((c > 0).then(|| (v - 1, v)));
                graph.edges.extend((r > 0).then(|| (v - columns, v)));
            }
        }
    }
    if name == "cycle" {
        graph.edges.push((n - 1, 0));
    }
    Ok((graph, title))
}

/// A set as one would type it: `{a,b}`.
pub fn show_set(names: impl Iterator<Item = String>) -> String {
    format!("{{{}}}", names.collect::<Vec<_>>().join(","))
}

/// The names in `{a,b}`; the brackets may be missing.
pub fn read_set(text: &str) -> Result<impl Iterator<Item = &str>, Flaw> {
    let text = text.trim();
    let inner = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap_or(text);
    if inner.contains(['{', '}']) {
        return Err(Flaw(format!("`{text}` is not a set: `{{a,b}}`")));
    }
    Ok(inner.split(|c: char| c == ',' || c.is_whitespace()).filter(|name| !name.is_empty()))
}
