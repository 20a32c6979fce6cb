//! Green Hackenbush of a graph's text: against the definition.

use crate::edges::{Edges, file, random_edges};
use fastrand::Rng;
use grundy::{hackenbush, hackenbush_tree};
use grundy_explorer::game::{Explorer, Game, Outcome, Position, Shape, Value};
use grundy_explorer::rules::read;
use itertools::Itertools;
use oracle::hackenbush::{cuts, hanging, random_tree};
use oracle::naive::Naive;

/// A game on the graph of a file.
fn of_file(name: &str, file: &str) -> Box<dyn Game> {
    let load = |_: &str| Ok(file.to_owned());
    read(&format!("{name} file.txt"), &load).unwrap_or_else(|flaw| panic!("{file}: {flaw:?}")).game
}

fn places(game: &dyn Game) -> Vec<Position> {
    let Shape::Places(places) = game.shape() else { panic!("a graph has places") };
    places
}

/// Everything about green Hackenbush on a graph whose vertex 0 is the ground.
fn check_hackenbush(random: &mut Rng, n: usize, edges: &Edges) {
    let text = file(n, edges, "-", random);
    let game = of_file("hackenbush", &text);
    let start = places(&*game).remove(0);
    let standing = hanging(edges, &[0], (1 << edges.len()) - 1);
    assert_eq!(start.first().copied().unwrap_or(0), u64::from(standing), "{edges:?}");
    let mut naive = Naive::new(|&set: &u32| cuts(edges, &[0], set).into_iter().map(|cut| cut.1).collect());
    // Along a game at random.
    let mut explorer = Explorer::new(game, false);
    let mut misere = Explorer::new(of_file("hackenbush", &text), true);
    let (mut position, mut set) = (start, standing);
    loop {
        // Of parallel edges, any may stand.
        let pairs = |position: &Position| {
            let set = position.first().copied().unwrap_or(0);
            let stands = edges.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            stands.map(|(_, &(a, b))| (a.min(b), a.max(b))).sorted().collect::<Edges>()
        };
        let again = explorer.game().read(&explorer.game().show(&position)).unwrap();
        assert_eq!(pairs(&again), pairs(&position), "{edges:?}");
        let answer = explorer.answer(std::slice::from_ref(&position)).unwrap();
        assert_eq!(answer.value, Value::Grundy(naive.grundy(&set)), "{edges:?} {set:b}");
        let cuts = cuts(edges, &[0], set);
        let choices = &answer.parts[0].options;
        assert_eq!(choices.len(), cuts.len(), "{edges:?} {set:b}");
        for ((edge, left), choice) in cuts.iter().zip(choices) {
            assert_eq!(choice.leaves, [vec![u64::from(*left)]], "{edges:?} {set:b}");
            assert_eq!(choice.value, Some(Value::Grundy(naive.grundy(left))), "{edges:?} {left:b}");
            let told = explorer.game().describe(&position, &choice.leaves).unwrap();
            assert_eq!(told, format!("cut {}-{}", edges[*edge].0, edges[*edge].1), "{edges:?} {set:b}");
        }
        let wins = if naive.wins_misere(&set) { Outcome::Win } else { Outcome::Loss };
        assert_eq!(misere.value(&position), Ok(Value::Misere(wins)), "{edges:?} {set:b}");
        let Some((_, left)) = cuts.get(random.usize(..cuts.len().max(1))) else { break };
        (position, set) = (vec![u64::from(*left)], *left);
    }
}

#[test]
fn hackenbush_on_every_small_graph() {
    let mut random = Rng::with_seed(3);
    let pairs: Edges = (0..3).flat_map(|a| (a..3).map(move |b| (a, b))).collect();
    for m in 0..=4 {
        for edges in std::iter::repeat_n(pairs.clone(), m).multi_cartesian_product() {
            check_hackenbush(&mut random, 3, &edges);
        }
    }
}

#[test]
fn hackenbush_on_random_graphs() {
    let mut random = Rng::with_seed(7);
    for _ in 0..150 {
        let n = random.usize(1..=7);
        let m = random.usize(..=9);
        let edges = random_edges(&mut random, n, m);
        check_hackenbush(&mut random, n, &edges);
    }
}

#[test]
fn hackenbush_on_large_graphs() {
    let mut random = Rng::with_seed(11);
    for case in 0..60 {
        let n = random.usize(2..=400);
        let more = [0, 3, n / 4, n][case % 4];
        let mut edges = random_tree(&mut random, n);
        let tree = case % 4 == 0;
        edges.extend(random_edges(&mut random, n, more));
        let game = of_file("hackenbush", &file(n, &edges, "-", &mut random));
        let start = places(&*game).remove(0);
        let mut explorer = Explorer::new(game, false);
        let value = hackenbush::grundy(n, &edges, &[0]);
        if tree {
            assert_eq!(hackenbush_tree::Forest::new(n, &edges, &[0]).unwrap().grundy(), value);
        }
        assert_eq!(explorer.value(&start), Ok(Value::Grundy(value as u32)), "{edges:?}");
        if case < 12 {
            let answer = explorer.answer(&[start]).unwrap();
            let winning: Vec<usize> = answer.winning.iter().map(|&(_, option)| option).collect();
            let expected: Vec<usize> = hackenbush::winning_moves(n, &edges, &[0], 0).collect();
            assert_eq!(winning, expected, "{edges:?}");
            assert_eq!(u64::from(answer.parts[0].mex()), value);
        }
    }
}
