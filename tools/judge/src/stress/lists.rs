//! Lists of lines within an input, such as the edges of a graph, and what may hold for all lines of
//! a list together.

use super::graph::{Edge, connects, ends, is_acyclic, is_forest, most_at_one};
use super::tokens::{Rule, Tokens};
use std::array;
use std::collections::BTreeSet;

/// Where the lists are: a number of the line before says how many lines they have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    /// Whether the first line says how many cases follow, each with a list.
    is_of_cases: bool,
    /// The column of the number.
    column: usize,
    /// How many lines less than the number says: the edges of a tree.
    less: usize,
    /// How many lines there are between the number and the list, and after it.
    before: usize,
    after: usize,
}

/// The line with the number, and the lines that it counts.
type Place<'a> = (&'a [String], &'a [Vec<String>]);

/// The same, read.
struct List<'a> {
    header: &'a [String],
    lines: &'a [Vec<String>],
    /// The first columns, where they are all numbers.
    columns: [Option<Vec<i128>>; COLUMNS],
    /// The first two numbers of each line, if there are.
    edges: Vec<Edge>,
}

/// Something that may hold for a list.
type RuleOfList = Box<dyn Fn(&List) -> bool>;

/// Columns of a line beyond this one have no rules of their own.
const COLUMNS: usize = 3;

/// What holds for the lists of all these inputs.
pub(super) fn of_lists(inputs: &[Tokens]) -> Vec<Rule> {
    Layout::all().filter_map(|layout| layout.learn(inputs)).collect()
}

impl Layout {
    fn all() -> impl Iterator<Item = Layout> {
        let kinds = [(false, 0, 0), (false, 1, 0), (false, 2, 0)];
        let cases = [(true, 0, 0), (true, 1, 0), (true, 0, 1)];
        kinds.into_iter().chain(cases).flat_map(|(is_of_cases, before, after)| {
            [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(column, less)| Layout {
                is_of_cases,
                column,
                less,
                before,
                after,
            })
        })
    }

    /// What holds for the lists of these inputs, if all have this layout.
    fn learn(self, inputs: &[Tokens]) -> Option<Rule> {
        let lists: Option<Vec<_>> = inputs.iter().map(|input| self.find(input)).collect();
        let (lists, mut rules) = (lists?, rules());
        for (header, lines) in lists.into_iter().flatten() {
            let list = List::read(header, lines);
            rules.retain(|rule| rule(&list));
        }
        let holds = move |&(header, lines): &Place| {
            let list = List::read(header, lines);
            rules.iter().all(|rule| rule(&list))
        };
        Some(Box::new(move |input| self.find(input).is_some_and(|lists| lists.iter().all(&holds))))
    }

    /// The lists of an input, if it has this layout.
    fn find(self, input: &Tokens) -> Option<Vec<Place<'_>>> {
        if !self.is_of_cases {
            return Some(vec![self.first(input)?]);
        }
        let (first, mut rest) = input.split_first()?;
        let mut found = Vec::new();
        while !rest.is_empty() {
            let list = self.first(rest)?;
            rest = rest.get(1 + self.before + list.1.len() + self.after..)?;
            found.push(list);
        }
        (first.len() == 1 && first[0].parse() == Ok(found.len())).then_some(found)
    }

    fn first(self, input: &[Vec<String>]) -> Option<Place<'_>> {
        let (header, below) = input.split_first()?;
        let length = header.get(self.column)?.parse::<usize>().ok()?.checked_sub(self.less)?;
        Some((header, below.get(self.before..)?.get(..length)?))
    }
}

impl<'a> List<'a> {
    fn read(header: &'a [String], lines: &'a [Vec<String>]) -> List<'a> {
        let numbers = |column: usize| lines.iter().map(|line| line.get(column)?.parse().ok()).collect();
        let columns: [Option<Vec<i128>>; COLUMNS] = array::from_fn(numbers);
        let ends = columns[0].iter().flatten().zip(columns[1].iter().flatten());
        let edges = ends.map(|(&one, &other)| (one, other)).collect();
        List { header, lines, edges, columns }
    }

    /// Whether the edges connect `from` and those after it, as many as a number of the header says.
    fn is_connected(&self, column: usize, from: i128) -> bool {
        let count = self.header.get(column).and_then(|count| count.parse().ok());
        // More than that are not connected by so few edges.
        let count = count.filter(|&count: &i128| count <= self.lines.len() as i128 + 1);
        let vertices = count.map(|count| (from..from + count).collect());
        vertices.is_some_and(|vertices| connects(&self.edges, &vertices))
    }
}

/// What may hold for a list.
fn rules() -> Vec<RuleOfList> {
    let mut rules: Vec<RuleOfList> = vec![
        Box::new(|list| are_different(list.lines.iter())),
        Box::new(|list| are_different(list.lines.iter().map(|line| line.iter().collect::<BTreeSet<_>>()))),
        Box::new(|list| are_different(list.lines.iter().flatten())),
        of_edges(|edges| are_different(edges.iter())),
        of_edges(|edges| are_different(edges.iter().map(|&(one, other)| (one.min(other), one.max(other))))),
        of_edges(|edges| connects(edges, &ends(edges))),
        of_edges(is_forest),
        of_edges(is_acyclic),
        of_edges(|edges| most_at_one(edges) <= 2),
        of_edges(|edges| most_at_one(edges) <= 3),
    ];
    for column in 0..COLUMNS {
        rules.push(Box::new(move |list| are_different(list.lines.iter().map(|line| line.get(column)))));
        rules.push(of_column(column, <[i128]>::is_sorted));
        rules.push(of_column(column, |numbers| numbers.is_sorted_by(|one, next| one >= next)));
        rules.push(of_column(column, |numbers| is_permutation(numbers, 0)));
        rules.push(of_column(column, |numbers| is_permutation(numbers, 1)));
    }
    for (column, from) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        rules.push(Box::new(move |list| list.is_connected(column, from)));
    }
    rules
}

fn of_edges(holds: fn(&[Edge]) -> bool) -> RuleOfList {
    Box::new(move |list| list.edges.len() == list.lines.len() && holds(&list.edges))
}

fn of_column(column: usize, holds: fn(&[i128]) -> bool) -> RuleOfList {
    Box::new(move |list| list.columns[column].as_ref().is_some_and(|numbers| holds(numbers)))
}

fn are_different<T: Ord>(items: impl Iterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    items.into_iter().all(|item| seen.insert(item))
}

/// Whether these are the numbers from `from` on, in any order.
pub(super) fn is_permutation(numbers: &[i128], from: i128) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq((from..).take(numbers.len()))
}
