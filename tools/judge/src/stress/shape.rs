//! What the inputs of a generator have in common: its rules, as far as some of its inputs show
//! them.
//!
//! A smaller input that has all of it too is likely to be one that the statement allows. Nothing
//! here is certain, which only a validator is.

use super::graph::{Edge, is_acyclic};
use super::lists::{is_permutation, of_lists};
use super::tokens::{Rule, Tokens, numbers, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// What some inputs have in common.
pub struct Shape {
    rules: Vec<Rule>,
    /// The smallest and the largest number at each place.
    bounds: BTreeMap<(Rows, usize), (i128, i128)>,
}

/// Something that may hold for one line of an input.
type RuleOfLine = Box<dyn Fn(&Tokens, usize) -> bool>;

/// Lines that may be of one kind: the first, those below it, every other one of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rows {
    First,
    Below,
    Odd,
    Even,
}

/// Columns of a line beyond this one are like it.
const COLUMNS: usize = 4;

impl Shape {
    /// What these inputs have in common.
    pub fn learn(inputs: &[String]) -> Shape {
        let inputs: Vec<Tokens> =
            inputs.iter().map(|input| tokens(input)).filter(|input| !input.is_empty()).collect();
        let mut bounds = BTreeMap::new();
        for (place, number) in inputs.iter().flat_map(places) {
            let (low, high) = bounds.entry(place).or_insert((number, number));
            (*low, *high) = (number.min(*low), number.max(*high));
        }
        let mut rules = counts();
        rules.extend([Rows::First, Rows::Below, Rows::Odd, Rows::Even].into_iter().flat_map(of_lines));
        rules.extend(of_lists(&inputs));
        rules.retain(|rule| inputs.iter().all(rule));
        rules.extend(widths(&inputs));
        Shape { rules, bounds }
    }

    /// Whether another input has it, too, apart from how large its numbers are.
    pub fn is_like(&self, input: &str) -> bool {
        let input = &tokens(input);
        !input.is_empty() && self.rules.iter().all(|rule| rule(input))
    }

    /// Whether another input has it, too.
    pub fn allows(&self, input: &str) -> bool {
        let input = &tokens(input);
        let is_within = |(place, number)| {
            self.bounds.get(&place).is_some_and(|&(low, high)| (low..=high).contains(&number))
        };
        !input.is_empty() && places(input).all(is_within) && self.rules.iter().all(|rule| rule(input))
    }
}

impl Rows {
    fn indices(self, input: &Tokens) -> impl Iterator<Item = usize> {
        let (from, by) = match self {
            Rows::First => (0, usize::MAX),
            Rows::Below => (1, 1),
            Rows::Odd => (1, 2),
            Rows::Even => (2, 2),
        };
        (from..input.len()).step_by(by)
    }
}

/// Every number and where it is.
fn places(input: &Tokens) -> impl Iterator<Item = ((Rows, usize), i128)> {
    input.iter().enumerate().flat_map(|(row, line)| {
        let rows = match row {
            0 => Rows::First,
            _ if row % 2 == 1 => Rows::Odd,
            _ => Rows::Even,
        };
        let number = move |(column, token): (usize, &String)| {
            Some(((rows, column.min(COLUMNS - 1)), token.parse().ok()?))
        };
        line.iter().enumerate().filter_map(number)
    })
}

/// The number at a place.
fn number(input: &Tokens, row: usize, column: usize) -> Option<i128> {
    input.get(row)?.get(column)?.parse().ok()
}

/// Whether the number at a place is this count.
fn counts_to(input: &Tokens, (row, column): (usize, usize), count: usize) -> bool {
    number(input, row, column) == Some(count as i128)
}

/// A number of the first line counts the lines or the tokens below it, or bounds them.
fn counts() -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for column in 0..COLUMNS {
        for (per, more) in [(1, 0), (2, 0), (3, 0), (1, 1)] {
            rules.push(Box::new(move |input| counts_to(input, (0, column), (input.len() - 1 + more) / per)));
        }
        rules.push(Box::new(move |input| counts_to(input, (0, column), input[1..].concat().len())));
        rules.push(Box::new(move |input| {
            let most = number(input, 0, column);
            let mut below = Rows::Below.indices(input).flat_map(|row| input[row].iter());
            most.is_some_and(|most| below.all(|token| token.parse().is_ok_and(|number: i128| number <= most)))
        }));
    }
    rules
}

/// What holds for each line of a kind.
fn of_lines(rows: Rows) -> Vec<Rule> {
    let each = move |holds: RuleOfLine| -> Rule {
        Box::new(move |input| rows.indices(input).all(|row| holds(input, row)))
    };
    let mut rules = vec![
        each(Box::new(|input, row| counts_to(input, (row, 0), input[row].len() - 1))),
        each(Box::new(|input, row| in_order(&input[row]))),
        each(Box::new(|input, row| in_order(&input[row].iter().rev().cloned().collect::<Vec<_>>()))),
        each(Box::new(|input, row| input[row].iter().collect::<BTreeSet<_>>().len() == input[row].len())),
        each(Box::new(|input, row| is_permutation(&numbers(&input[row]), 1))),
        each(Box::new(|input, row| is_permutation(&numbers(&input[row]), 0))),
        each(Box::new(|input, row| {
            parents(input, row).is_some_and(|edges| edges.iter().all(|(a, b)| a > b))
        })),
        each(Box::new(|input, row| parents(input, row).is_some_and(|edges| is_acyclic(&edges)))),
    ];
    for column in 0..COLUMNS {
        let next = move |input: &Tokens, row: usize| input.get(row + 1).cloned().unwrap_or_default();
        rules.push(each(Box::new(move |input, row| counts_to(input, (row, column), next(input, row).len()))));
        rules.push(each(Box::new(move |input, row| {
            counts_to(input, (row, column), next(input, row).first().map_or(0, |token| token.chars().count()))
        })));
        for other in (0..COLUMNS).filter(|&other| other != column) {
            let pair =
                move |input: &Tokens, row| Some((number(input, row, column)?, number(input, row, other)?));
            rules.push(each(Box::new(move |input, row| pair(input, row).is_some_and(|(a, b)| a <= b))));
            rules.push(each(Box::new(move |input, row| pair(input, row).is_some_and(|(a, b)| a < b))));
            rules.push(each(Box::new(move |input, row| pair(input, row).is_some_and(|(a, b)| a != b))));
        }
    }
    rules
}

/// Lines of a kind that have always had as many tokens, or all as many.
fn widths(inputs: &[Tokens]) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for rows in [Rows::First, Rows::Below, Rows::Odd, Rows::Even] {
        let widths =
            move |input: &Tokens| rows.indices(input).map(|row| input[row].len()).collect::<BTreeSet<_>>();
        let all: BTreeSet<usize> = inputs.iter().flat_map(widths).collect();
        if all.len() == 1 {
            rules.push(Box::new(move |input| widths(input).is_subset(&all)));
        } else if inputs.iter().all(|input| widths(input).len() <= 1) {
            rules.push(Box::new(move |input| widths(input).len() <= 1));
        }
    }
    rules
}

fn in_order(line: &[String]) -> bool {
    numbers(line).is_sorted()
}

/// Each vertex but the first with its parent, if the line has as many numbers as such a list.
fn parents(input: &Tokens, row: usize) -> Option<Vec<Edge>> {
    let (above, parents) = (row.checked_sub(1)?, numbers(&input[row]));
    counts_to(input, (above, 0), parents.len() + 1).then(|| (2..).zip(parents).collect())
}
