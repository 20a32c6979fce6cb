//! Graphs in files.

use super::edges::Graph;
use super::marks::{self, NameSource};
use crate::game::Flaw;

/// The graph of a file: an edge a line (`a b`, `a->b`), or a name alone; `#` begins a comment.
pub fn file(text: &str) -> Result<Graph, Flaw> {
    let mut graph = Graph::default();
    for (i, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let at = |Flaw(what): Flaw| Flaw(format!("line {}: {what}", i + 1));
        add(&mut graph, line.split('#').next().unwrap_or_default().trim()).map_err(at)?;
    }
    if graph.names.is_empty() {
        return Err(Flaw("no edges in it: one a line, `a b`".to_owned()));
    }
    Ok(graph)
}

fn add(graph: &mut Graph, line: &str) -> Result<(), Flaw> {
    let apart = |c: char| c.is_whitespace() || marks::COMMAS.contains(&c) || c == ',';
    let words: Vec<&str> = line.split(apart).filter(|name| !name.is_empty()).collect();
    let usual: Vec<String> = words.iter().map(|word| marks::usual(word)).collect();
    let usual: Vec<&str> = usual.iter().map(String::as_str).collect();
    match (&words[..], &usual[..]) {
        ([], _) => Ok(()),
        (&[a, b], [first, second]) if is_pair(first, second) => {
            check_pair(line, [first, second])?;
            graph.marks.pairs = true;
            graph.add(&[a, b])
        }
        (&[a, _, b], [_, mark @ ("-" | "--" | "->"), _]) => {
            let is_arrow = *mark == "->";
            graph.marks.arrows |= is_arrow;
            graph.marks.lines |= !is_arrow;
            graph.add(&[a, b])
        }
        (_, [_] | [_, _]) => graph.add_chain(&usual.concat(), NameSource::File),
        _ => Err(Flaw(format!("`{line}` is not an edge: two names (`a b`)"))),
    }
}

/// Whether two words are two names: one may contain `-` where blanks say what is a name.
fn is_pair(a: &str, b: &str) -> bool {
    b != "-" && !a.ends_with(['-', '>']) && !b.starts_with("->")
}

/// That two names are no two edges, nor what is before a list.
fn check_pair(line: &str, names: [&str; 2]) -> Result<(), Flaw> {
    let is_list = line.contains(',') || line.contains(marks::COMMAS);
    if names.iter().any(|name| name.contains("->")) || is_list && names.iter().all(|name| name.contains('-'))
    {
        return Err(Flaw(format!(
            "`{line}`: one edge a line; names with `-` in them have a blank between them"
        )));
    }
    if names[0].ends_with(':') {
        return Err(Flaw(format!("`{line}` is not an edge: two names (`a b`), without `:`")));
    }
    Ok(())
}
