//! Graphs as text: a file with an edge a line, edges in the rules themselves, or a well-known one.

use super::edges::Graph;
use super::file::file;
use super::marks::{self, NameSource};
use crate::game::Flaw;
use crate::rules::Words;

/// The well-known graphs.
const KNOWN: [&str; 4] = ["path", "cycle", "complete", "grid"];

/// A well-known graph has no more vertices.
const MAX_VERTICES: usize = 100_000;

/// The graph that the next words say, and how they say it. The vertices of a well-known one are
/// numbered from `first`; without `first` there is none, because its edges have no direction.
pub fn graph(words: &mut Words, first: Option<usize>) -> Result<(Graph, String), Flaw> {
    take_on(words);
    let Some(word) = words.word() else {
        return Err(Flaw("the graph is missing: its edges (`1-2,2-3`) or a file with an edge a line; `tree node kayles` and \
             others are for all trees"
                .into()));
    };
    let name = word.to_lowercase();
    if KNOWN.contains(&name.as_str()) {
        let Some(first) = first else {
            return Err(Flaw(format!("the edges of `{word}` have no direction: write them, `1->2,2->3`")));
        };
        return known(words, &name, first);
    }
    let inline = inline(words, &word);
    let goes_on = inline != marks::usual(&word);
    if goes_on || (inline.contains(['-', ',']) && !is_file_name(&word)) {
        if let Some(mark) = inline.chars().find(|c| FILE_MARKS.contains(c)) {
            return Err(Flaw(format!("`{inline}`: names with `{mark}` can only be in a file")));
        }
        let mut graph = Graph::default();
        if inline.split(',').any(str::is_empty) {
            return Err(Flaw(format!("`` is not an edge: there is none beside a `,` of `{inline}`")));
        }
        inline.split(',').try_for_each(|part| graph.add_chain(part, NameSource::Words))?;
        return Ok((graph, inline));
    }
    let text = words.load(&word).map_err(|Flaw(what)| no_graph(&word, &what))?;
    let graph = file(&text).map_err(|Flaw(what)| Flaw(format!("{word}: {what}")))?;
    Ok((graph, word))
}

/// A step over the first words of `on a path 7`, which go without saying; `on` may be a vertex.
fn take_on(words: &mut Words) {
    let is_edge = |word: String| marks::usual(&word).starts_with([',', '-']);
    if words.peek_at(1).is_none_or(is_edge) || !words.take("on") {
        return;
    }
    if words.peek_at(1).is_some_and(|word| KNOWN.contains(&&*word)) {
        words.take_one(&["a", "the"]);
    }
}

/// In the name of a file, and in no name of a vertex outside of one.
const FILE_MARKS: [char; 3] = ['.', '/', '\\'];

fn is_file_name(word: &str) -> bool {
    word.contains(FILE_MARKS)
}

/// What is wrong with a word that is not a graph; only what looks like a file was meant as one.
fn no_graph(word: &str, what: &str) -> Flaw {
    Flaw(match is_file_name(word) {
        true => format!("`{word}` is not an edge (`1-2`), and there is no such file: {what}"),
        false => format!(
            "`{word}` is not a graph: write its edges (`1-2,2-3`, or arrows `1->2`), `path 7`, `cycle 7`, \
             `complete 5`, `grid 3x4`, or the name of a file with an edge a line"
        ),
    })
}

/// A word with those that go on with it: `a -> b , b -> c`.
fn inline(words: &mut Words, word: &str) -> String {
    let mut inline = marks::usual(word);
    while let Some(next) = words.peek() {
        let goes_on = marks::usual(&next).starts_with([',', '-']);
        let awaits = inline.ends_with([',', '-', '>']);
        if !goes_on && !awaits {
            break;
        }
        inline += &marks::usual(&words.word().unwrap_or_default());
    }
    inline
}

/// `path 7`, `cycle 7`, `complete 5`, `grid 3x4`.
fn known(words: &mut Words, name: &str, first: usize) -> Result<(Graph, String), Flaw> {
    let (rows, columns, size) = if name == "grid" {
        let word =
            words.word_or_size().ok_or_else(|| Flaw("the size of the grid is missing: `grid 3x4`".into()))?;
        let size = crate::rules::board::size(&word)?;
        let (rows, columns) = size.ok_or_else(|| Flaw(format!("`{word}` is not a size: `grid 3x4`")))?;
        (rows, columns, word)
    } else {
        words.take("graph");
        words.take_one(&["of", "with"]);
        let n = words.needed("number of vertices")?;
        words.take("vertices");
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
