//! Games that repeat positions, on every small graph: Smith's values against the template, sums and
//! misère play against who wins within any number of moves, straight from the definition.

use fastrand::Rng;
use grundy::{loopy, retrograde};
use grundy_explorer::game::{Answer, End, Explorer, Flaw, Game, Outcome, Parts, Position, Shape, Value};
use itertools::Itertools;
use std::collections::{BTreeMap, BTreeSet};

/// A token on a graph; with or without places, which decide what is valued at once.
struct Token(Vec<Vec<usize>>, bool);

impl Game for Token {
    fn title(&self) -> String {
        "token".to_owned()
    }

    fn shape(&self) -> Shape {
        let places = if self.1 { self.0.len() as u64 } else { 0 };
        Shape::Places((0..places).map(|v| vec![v]).collect())
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        Ok(self.0[position[0] as usize].iter().map(|&to| vec![vec![to as u64]]).collect())
    }
}

/// The same, but a move to a vertex without moves leaves nothing.
struct Ending(Token);

impl Game for Ending {
    fn title(&self) -> String {
        self.0.title()
    }

    fn shape(&self) -> Shape {
        self.0.shape()
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let mut options = self.0.options(position)?;
        let Token(graph, _) = &self.0;
        options.iter_mut().for_each(|parts| parts.retain(|to| !graph[to[0] as usize].is_empty()));
        Ok(options)
    }
}

/// The graph in which a vertex is a list of tokens on another one.
fn sums(graph: &[Vec<usize>], tokens: usize) -> BTreeMap<Vec<usize>, Vec<Vec<usize>>> {
    let all = (0..tokens).map(|_| 0..graph.len()).multi_cartesian_product();
    let moves = |sum: &Vec<usize>| {
        let one = |i: usize| graph[sum[i]].iter().map(move |&to| (i, to));
        let moved = (0..tokens).flat_map(one).map(|(i, to)| {
            let mut sum = sum.clone();
            sum[i] = to;
            sum
        });
        moved.collect::<Vec<_>>()
    };
    all.map(|sum| (sum.clone(), moves(&sum))).collect()
}

/// Who wins, and within how many moves: what is lost or won within none, one, two, … until nothing
/// is new.
fn outcomes<P: Ord + Clone>(graph: &BTreeMap<P, Vec<P>>, misere: bool) -> BTreeMap<P, (Outcome, u32)> {
    let mut outcomes: BTreeMap<P, Outcome> = graph.keys().map(|v| (v.clone(), Outcome::Draw)).collect();
    let mut lengths: BTreeMap<P, u32> = BTreeMap::new();
    for moves in 0.. {
        let now = |options: &[P]| match options {
            [] if misere => Outcome::Win,
            _ if options.iter().any(|to| outcomes[to] == Outcome::Loss) => Outcome::Win,
            _ if options.iter().all(|to| outcomes[to] == Outcome::Win) => Outcome::Loss,
            _ => Outcome::Draw,
        };
        let next: BTreeMap<P, Outcome> = graph.iter().map(|(v, to)| (v.clone(), now(to))).collect();
        if next == outcomes {
            break;
        }
        for (v, outcome) in &next {
            if *outcome != Outcome::Draw {
                lengths.entry(v.clone()).or_insert(moves);
            }
        }
        outcomes = next;
    }
    outcomes
        .into_iter()
        .map(|(v, outcome)| (v.clone(), (outcome, lengths.get(&v).copied().unwrap_or(0))))
        .collect()
}

fn positions(sum: &[usize]) -> Vec<Position> {
    sum.iter().map(|&v| vec![v as u64]).collect()
}

fn same(value: &loopy::Value) -> Value {
    match value {
        loopy::Value::Finite(value) => Value::Grundy(*value),
        loopy::Value::Infinite(options) => Value::Endless(options.clone()),
    }
}

/// Values, and with one and more tokens outcomes and all winning moves, from explorers that have
/// been asked before and from fresh ones.
fn check(graph: &[Vec<usize>], tokens: usize, misere: bool) {
    let expected = outcomes(&sums(graph, tokens), misere);
    let explorer = |places| Explorer::new(Box::new(Token(graph.to_vec(), places)), misere);
    let mut used = explorer(true);
    if !misere {
        for (v, value) in loopy::values(graph).iter().enumerate() {
            assert_eq!(used.value(&vec![v as u64]), Ok(same(value)), "{graph:?} {v}");
            assert_eq!(explorer(false).value(&vec![v as u64]), Ok(same(value)), "{graph:?} {v}");
        }
    }
    for (i, (sum, (outcome, length))) in expected.iter().enumerate() {
        let fresh = &mut explorer(false);
        let explorer = if i % 2 == 0 { &mut used } else { fresh };
        let answer = explorer.answer(&positions(sum)).unwrap();
        assert_eq!(answer.value.outcome(), *outcome, "{graph:?} {sum:?}");
        let mut winning = BTreeSet::new();
        let moves = (0..tokens).flat_map(|part| (0..graph[sum[part]].len()).map(move |to| (part, to)));
        for (part, option) in moves {
            let mut next = sum.clone();
            next[part] = graph[sum[part]][option];
            if expected[&next].0 == Outcome::Loss {
                winning.insert((part, option));
            }
        }
        assert_eq!(answer.winning.iter().copied().collect::<BTreeSet<_>>(), winning, "{graph:?} {sum:?}");
        // What wins sooner comes first.
        assert!(answer.lengths.is_sorted(), "{graph:?} {sum:?}");
        for (&(part, option), found) in answer.winning.iter().zip(&answer.lengths) {
            let mut next = sum.clone();
            next[part] = graph[sum[part]][option];
            assert_eq!(*found, expected[&next].1 + 1, "{graph:?} {sum:?} {part} {option}");
        }
        if *outcome == Outcome::Draw {
            continue;
        }
        // Whoever can win does, and no later than that.
        let played = explorer.play(&positions(sum), 1000).unwrap();
        assert_eq!(played.end, End::NoMove, "{graph:?} {sum:?}");
        if !answer.lengths.is_empty() {
            assert!(played.steps.len() as u32 <= *length, "{graph:?} {sum:?}");
        }
    }
}

/// Every graph with that many vertices, loops included, by the bits of a number.
fn graphs(n: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let row = move |bits: usize| (0..n).filter(|to| bits >> to & 1 == 1).collect();
    (0..1 << (n * n)).map(move |bits: usize| (0..n).map(|v| row(bits >> (n * v))).collect())
}

fn random_graph(random: &mut Rng, most: usize) -> Vec<Vec<usize>> {
    let n = random.usize(1..=most);
    let degree = random.f64() * 3.0 / n as f64;
    let mut graph: Vec<Vec<usize>> =
        (0..n).map(|_| (0..n).filter(|_| random.f64() < degree).collect()).collect();
    // The order of options, and naming one twice, make no difference.
    for row in &mut graph {
        row.extend(row.first().copied().filter(|_| random.u8(..4) == 0));
        random.shuffle(row);
    }
    graph
}

#[test]
fn every_graph_of_three_vertices() {
    for n in 1..=3 {
        for graph in graphs(n) {
            check(&graph, 1, false);
            check(&graph, 1, true);
            check(&graph, 2, false);
            check(&graph, 2, true);
        }
    }
}

#[test]
fn a_move_that_leaves_nothing_is_one_to_an_end() {
    for graph in graphs(3) {
        let token = |has_places| Token(graph.clone(), has_places);
        for has_places in [false, true] {
            let mut one = Explorer::new(Box::new(token(has_places)), false);
            let mut other = Explorer::new(Box::new(Ending(token(has_places))), false);
            for sum in (0..3).map(|v| vec![vec![v]]).chain((0..9).map(|v| vec![vec![v / 3], vec![v % 3]])) {
                let (one, other) = (one.answer(&sum).unwrap(), other.answer(&sum).unwrap());
                let count = |answer: &Answer| answer.winning.len();
                assert_eq!((&one.value, count(&one)), (&other.value, count(&other)), "{graph:?} {sum:?}");
            }
        }
    }
}

#[test]
fn values_on_every_graph_of_four_vertices() {
    for graph in graphs(4) {
        let mut explorer = Explorer::new(Box::new(Token(graph.clone(), true)), false);
        for (v, value) in loopy::values(&graph).iter().enumerate().rev() {
            assert_eq!(explorer.value(&vec![v as u64]), Ok(same(value)), "{graph:?} {v}");
        }
    }
}

#[test]
fn random_graphs() {
    let mut random = Rng::with_seed(1966);
    for _ in 0..400 {
        let graph = random_graph(&mut random, 12);
        check(&graph, 1, false);
        check(&graph, 1, true);
        let graph = random_graph(&mut random, 6);
        check(&graph, 2, false);
        check(&graph, 2, true);
    }
    for _ in 0..40 {
        let graph = random_graph(&mut random, 4);
        check(&graph, 3, false);
        check(&graph, 3, true);
    }
}

#[test]
fn outcomes_are_those_of_retrograde_analysis() {
    let mut random = Rng::with_seed(1970);
    for _ in 0..300 {
        let graph = random_graph(&mut random, 60);
        let mut explorer = Explorer::new(Box::new(Token(graph.clone(), true)), false);
        for (v, (outcome, _)) in retrograde::outcomes(&graph).into_iter().enumerate() {
            let expected = match outcome {
                retrograde::Outcome::Win => Outcome::Win,
                retrograde::Outcome::Loss => Outcome::Loss,
                retrograde::Outcome::Draw => Outcome::Draw,
            };
            assert_eq!(explorer.value(&vec![v as u64]).unwrap().outcome(), expected, "{graph:?} {v}");
        }
    }
}

/// Long ways into cycles: asked from their ends, each place once more has what is behind it.
#[test]
fn long_ways_are_gone_once() {
    let n = 50_000;
    let way = |v: usize| if v.is_multiple_of(2) { vec![v.max(1) - 1, v] } else { vec![v - 1] };
    let graph: Vec<Vec<usize>> = (0..n).map(way).collect();
    for misere in [false, true] {
        let mut explorer = Explorer::new(Box::new(Token(graph.clone(), true)), misere);
        let draws = (0..n as u64).filter(|&v| explorer.value(&vec![v]).unwrap().outcome() == Outcome::Draw);
        assert_eq!(draws.count(), n);
    }
}

/// A draw is kept for as long as one looks, and a lost game ends.
#[test]
fn games_are_played_to_the_end() {
    let graph = vec![vec![], vec![0, 2], vec![1, 3], vec![2, 1, 3], vec![3, 1]];
    let mut explorer = Explorer::new(Box::new(Token(graph, true)), false);
    let game = explorer.play(&[vec![3]], 20).unwrap();
    assert_eq!(game.end, End::Repeated);
    assert!(game.steps.iter().all(|step| step.value.outcome() == Outcome::Draw));
    let game = explorer.play(&[vec![1]], 20).unwrap();
    assert_eq!((game.steps.len(), game.end), (1, End::NoMove));
}
