//! Games on graphs, from their text: against the definition.

use crate::edges::{Edges, file, random_edges};
use fastrand::Rng;
use grundy::{dag, geography, matching};
use grundy_explorer::game::{End, Explorer, Game, Outcome, Position, Shape, Value};
use grundy_explorer::rules::{KINDS, read};
use itertools::Itertools;
use oracle::naive::Naive;
use std::collections::BTreeSet;

fn no_files(name: &str) -> Result<String, String> {
    Err(format!("{name}: no such file"))
}

fn game(text: &str) -> Box<dyn Game> {
    read(text, &no_files).unwrap_or_else(|flaw| panic!("{text}: {flaw:?}")).game
}

/// A game on the graph of a file.
fn of_file(name: &str, file: &str) -> Box<dyn Game> {
    let load = |_: &str| Ok(file.to_owned());
    read(&format!("{name} file.txt"), &load).unwrap_or_else(|flaw| panic!("{file}: {flaw:?}")).game
}

fn places(game: &dyn Game) -> Vec<Position> {
    let Shape::Places(places) = game.shape() else { panic!("a graph has places") };
    places
}

fn value(text: &str) -> u32 {
    let game = game(text);
    let place = places(&*game).remove(0);
    match Explorer::new(game, false).value(&place) {
        Ok(Value::Grundy(value)) => value,
        other => panic!("{text}: {other:?}"),
    }
}

/// Takes what a game's moves take from sets of vertices, from the definition.
fn taken(edge: bool, n: usize, edges: &[(usize, usize)], set: u64) -> Vec<u64> {
    let has = |v: usize| set >> v & 1 == 1;
    let proper = edges.iter().filter(|&&(a, b)| a != b && has(a) && has(b));
    if edge {
        return proper.map(|&(a, b)| set & !(1 << a | 1 << b)).collect();
    }
    let around = |v: usize| {
        let ends = proper.clone().filter(|&&(a, b)| a == v || b == v);
        set & !ends.fold(1 << v, |all, &(a, b)| all | 1 << a | 1 << b)
    };
    (0..n).filter(|&v| has(v)).map(around).collect()
}

fn check_kayles(random: &mut Rng, n: usize, edges: &Edges, asked: usize) {
    for (name, edge) in [("node kayles", false), ("arc kayles", true)] {
        let mut naive = Naive::new(|&set: &u64| taken(edge, n, edges, set));
        let text = file(n, edges, "-", random);
        let mut explorer = Explorer::new(of_file(name, &text), false);
        let mut misere = Explorer::new(of_file(name, &text), true);
        for _ in 0..asked {
            let set = random.u64(..) & ((1 << n) - 1);
            let names = (0..n).filter(|v| set >> v & 1 == 1).join(" ");
            let position = explorer.game().read(&names).unwrap();
            assert_eq!(position, [set]);
            assert_eq!(explorer.game().read(&explorer.game().show(&position)), Ok(position.clone()));
            let answer = explorer.answer(std::slice::from_ref(&position)).unwrap();
            assert_eq!(answer.value, Value::Grundy(naive.grundy(&set)), "{name} {edges:?} {set:b}");
            let left = |parts: &Vec<Position>| parts.iter().fold(0, |all, part| all | part[0]);
            let options = &answer.parts[0].options;
            let found: BTreeSet<u64> = options.iter().map(|choice| left(&choice.leaves)).collect();
            let expected: BTreeSet<u64> = taken(edge, n, edges, set).into_iter().collect();
            assert_eq!(found, expected, "{name} {edges:?} {set:b}");
            assert_eq!(options.len(), found.len(), "each once");
            for choice in options {
                let worth = naive.grundy(&left(&choice.leaves));
                assert_eq!(choice.value, Some(Value::Grundy(worth)), "{name} {edges:?} {set:b}");
                let told = explorer.game().describe(&position, &choice.leaves).unwrap();
                check_told(&told, edge, n, edges, set, left(&choice.leaves));
            }
            let wins = if naive.wins_misere(&set) { Outcome::Win } else { Outcome::Loss };
            assert_eq!(misere.value(&position), Ok(Value::Misere(wins)), "{name} {edges:?} {set:b}");
        }
    }
}

/// The move that is told, and no other one, leaves this.
fn check_told(told: &str, edge: bool, n: usize, edges: &Edges, set: u64, left: u64) {
    if edge {
        let (a, b) = told.split_once('-').unwrap();
        let (a, b): (usize, usize) = (a.parse().unwrap(), b.parse().unwrap());
        assert!(edges.contains(&(a, b)) || edges.contains(&(b, a)), "{told} {edges:?}");
        assert_eq!(set & !(1 << a | 1 << b), left);
    } else {
        let told: Vec<usize> = told.split(" or ").map(|name| name.parse().unwrap()).collect();
        let vertices = (0..n).filter(|v| set >> v & 1 == 1);
        let all: Vec<usize> = vertices
            .zip(taken(false, n, edges, set))
            .filter_map(|(v, after)| (after == left).then_some(v))
            .collect();
        assert_eq!(told, all, "{edges:?} {set:b}");
    }
}

#[test]
fn kayles_on_every_graph_of_four_vertices() {
    let mut random = Rng::with_seed(4);
    let pairs: Edges = (0..4).tuple_combinations().collect();
    for bits in 0..64 {
        let edges: Edges = (0..6).filter(|i| bits >> i & 1 == 1).map(|i| pairs[i]).collect();
        check_kayles(&mut random, 4, &edges, 12);
    }
}

#[test]
fn kayles_on_random_graphs() {
    let mut random = Rng::with_seed(5);
    for _ in 0..120 {
        let n = random.usize(1..=11);
        let m = random.usize(..=2 * n);
        let edges = random_edges(&mut random, n, m);
        check_kayles(&mut random, n, &edges, 4);
    }
}

#[test]
fn kayles_beyond_a_word() {
    // Node Kayles on a path is Dawson's Kayles, 0.137: period 34.
    let dawson = |n: usize| {
        let mut values = vec![0, 1, 1];
        for n in values.len()..=n {
            let ends = [values[n - 2]].into_iter();
            let options = ends.chain((0..=n - 3).map(|i| values[i] ^ values[n - 3 - i]));
            values.push(grundy_explorer::game::mex(options));
        }
        values[n]
    };
    for n in [1, 2, 3, 30, 60, 64, 65, 100, 128, 129, 130, 301] {
        assert_eq!(value(&format!("node kayles path {n}")), dawson(n), "{n}");
        if n > 3 {
            let ring = u32::from(dawson(n - 3) == 0);
            assert_eq!(value(&format!("node kayles cycle {n}")), ring, "{n}");
            // The edges of a path are the vertices of a shorter one.
            assert_eq!(value(&format!("arc kayles path {n}")), dawson(n - 1), "{n}");
        }
        if n <= 128 {
            assert_eq!(value(&format!("node kayles complete {n}")), 1);
            assert_eq!(value(&format!("arc kayles complete {n}")), n as u32 / 2 % 2);
        }
    }
    // Many components in many words: two paths of 65 vertices and one of 70.
    let path = |k: usize, n: usize| (1..n).map(move |i| format!("p{k}.{i} p{k}.{}", i + 1));
    let edges = path(1, 65).chain(path(2, 65)).chain(path(3, 70)).join("\n");
    let game = of_file("node kayles", &edges);
    let all = places(&*game).remove(0);
    let one = game.read(&(1..=65).map(|i| format!("p2.{i}")).join(",")).unwrap();
    let mut explorer = Explorer::new(game, false);
    assert_eq!(explorer.value(&all), Ok(Value::Grundy(dawson(70))));
    assert_eq!(explorer.value(&one), Ok(Value::Grundy(dawson(65))));
    let answer = explorer.answer(&[all]).unwrap();
    let part = &answer.parts[0];
    assert_eq!((part.mex(), part.options.len()), (dawson(70), 200));
}

/// Some vertices of a component that is too large as a whole.
#[test]
fn kayles_within_large_components() {
    let mut random = Rng::with_seed(17);
    let n = 200;
    let chords = random_edges(&mut random, n, 60);
    let edges: Vec<(usize, usize)> = (1..n).map(|v| (v - 1, v)).chain(chords).collect();
    for name in ["node kayles", "arc kayles"] {
        let mut explorer = Explorer::new(of_file(name, &file(n, &edges, "-", &mut random)), false);
        for _ in 0..60 {
            let first = random.usize(..n - 30);
            let mut some: BTreeSet<usize> = (0..9).map(|_| first + random.usize(..30)).collect();
            some.extend((0..6).map(|_| random.usize(..n)));
            let place = explorer.game().read(&some.iter().join(",")).unwrap();
            let inner = edges.iter().filter(|(a, b)| some.contains(a) && some.contains(b));
            let text = some.iter().map(|v| format!("{v}\n")).join("")
                + &inner.map(|(a, b)| format!("{a} {b}")).join("\n");
            let alone = of_file(name, &text);
            let whole = places(&*alone).remove(0);
            assert_eq!(explorer.value(&place), Explorer::new(alone, false).value(&whole), "{name} {some:?}");
        }
        let whole = places(explorer.game()).remove(0);
        assert!(explorer.value(&whole).unwrap_err().0.contains("200 vertices hang together"));
    }
}

/// Arc Kayles on a grid is Cram; Node Kayles on the squares where a block fits is `board 2x2`.
#[test]
fn boards_are_graphs() {
    for (r, c) in [(1, 1), (1, 9), (2, 5), (3, 4), (4, 4), (3, 6)] {
        let cram = value(&format!("board domino {r}x{c}"));
        assert_eq!(value(&format!("arc kayles grid {r}x{c}")), cram, "{r}x{c}");
        let king = |(a, b): (usize, usize), (c, d): (usize, usize)| {
            (a, b) < (c, d) && a.abs_diff(c) <= 1 && b.abs_diff(d) <= 1
        };
        let cells = || (0..r).cartesian_product(0..c);
        let edges = cells().cartesian_product(cells()).filter(|&(a, b)| king(a, b));
        let all = cells().map(|(r, c)| format!("{r}:{c}\n")).join("");
        let text = all + &edges.map(|((a, b), (c, d))| format!("{a}:{b} {c}:{d}")).join("\n");
        let game = of_file("node kayles", &text);
        let place = places(&*game).remove(0);
        let blocks = value(&format!("board 2x2 {}x{}", r + 1, c + 1));
        assert_eq!(Explorer::new(game, false).value(&place), Ok(Value::Grundy(blocks)), "{r}x{c}");
    }
}

#[test]
fn tokens_on_random_graphs_without_cycles() {
    let mut random = Rng::with_seed(2);
    for _ in 0..200 {
        let n = random.usize(1..=40);
        let m = random.usize(..=3 * n);
        let down = random_edges(&mut random, n, m).into_iter().filter(|(a, b)| a != b);
        let edges: Edges = down.map(|(a, b)| (a.max(b), a.min(b))).collect();
        let text = file(n, &edges, "->", &mut random);
        let mut graph = vec![Vec::new(); n];
        edges.iter().for_each(|&(a, b)| graph[a].push(b));
        let values = dag::values(&graph).unwrap();
        for name in ["dag", "graph"] {
            let mut explorer = Explorer::new(of_file(name, &text), false);
            for (v, &value) in values.iter().enumerate() {
                let at = explorer.game().read(&format!(" {v} ")).unwrap();
                assert_eq!(explorer.game().show(&at), v.to_string());
                let answer = explorer.answer(&[at]).unwrap();
                assert_eq!(answer.value, Value::Grundy(value), "{edges:?} {v}");
                let to = answer.parts[0].options.iter().map(|to| explorer.game().show(&to.leaves[0]));
                let expected = graph[v].iter().unique().map(ToString::to_string);
                assert!(to.eq(expected), "{edges:?} {v}");
            }
        }
    }
}

#[test]
fn geography_on_random_graphs() {
    let mut random = Rng::with_seed(13);
    for _ in 0..120 {
        let n = random.usize(1..=9);
        let m = random.usize(..=2 * n);
        let edges = random_edges(&mut random, n, m);
        let joined = |v: usize, w: usize| v != w && (edges.contains(&(v, w)) || edges.contains(&(w, v)));
        let graph: Vec<Vec<usize>> = (0..n).map(|v| (0..n).filter(|&w| joined(v, w)).collect()).collect();
        // The token, and all that was visited.
        let mut naive = Naive::new(|(v, seen): &(usize, Vec<usize>)| {
            let to = graph[*v].iter().filter(|w| !seen.contains(w));
            to.map(|&w| (w, seen.iter().copied().chain([w]).sorted().collect())).collect()
        });
        let losing = geography::losing_starts(&graph, &matching::maximum(&graph));
        let text = file(n, &edges, "-", &mut random);
        let mut explorer = Explorer::new(of_file("geography", &text), false);
        let mut misere = Explorer::new(of_file("geography", &text), true);
        for (v, place) in places(explorer.game()).into_iter().enumerate() {
            let start = (v, vec![v]);
            let answer = explorer.answer(std::slice::from_ref(&place)).unwrap();
            assert_eq!(answer.value, Value::Grundy(naive.grundy(&start)), "{edges:?} {v}");
            assert_eq!(answer.value.outcome() == Outcome::Loss, losing[v], "{edges:?} {v}");
            for (choice, &to) in answer.parts[0].options.iter().zip(&graph[v]) {
                let next = (to, [v, to].into_iter().sorted().collect());
                assert_eq!(choice.value, Some(Value::Grundy(naive.grundy(&next))), "{edges:?} {v} {to}");
                let told = explorer.game().describe(&place, &choice.leaves);
                assert_eq!(told, Some(format!("to {to}")));
                let shown = explorer.game().show(&choice.leaves[0]);
                assert_eq!(explorer.game().read(&shown), Ok(choice.leaves[0].clone()), "{edges:?} {shown}");
            }
            assert_eq!(answer.parts[0].options.len(), graph[v].len());
            let wins = if naive.wins_misere(&start) { Outcome::Win } else { Outcome::Loss };
            assert_eq!(misere.value(&place), Ok(Value::Misere(wins)), "{edges:?} {v}");
        }
    }
}

#[test]
fn geography_along_arrows() {
    let mut random = Rng::with_seed(14);
    for _ in 0..80 {
        let n = random.usize(2..=7);
        let m = random.usize(1..=3 * n);
        let edges = random_edges(&mut random, n, m);
        let mut naive = Naive::new(|(v, seen): &(usize, Vec<usize>)| {
            let to = edges.iter().filter(|edge| edge.0 == *v && !seen.contains(&edge.1));
            to.map(|&(_, w)| (w, seen.iter().copied().chain([w]).sorted().collect())).collect()
        });
        let text = edges.iter().map(|(v, w)| format!("{v}->{w}")).join(",");
        let mut explorer = Explorer::new(game(&format!("geography {text}")), false);
        for v in edges.iter().flat_map(|&(v, w)| [v, w]) {
            let place = explorer.game().read(&v.to_string()).unwrap();
            assert_eq!(explorer.value(&place), Ok(Value::Grundy(naive.grundy(&(v, vec![v])))), "{text} {v}");
        }
    }
}

#[test]
fn every_example_is_played() {
    for form in KINDS.iter().filter(|kind| kind.name.starts_with("Graphs")).flat_map(|kind| kind.forms) {
        let title = game(form.example).title();
        assert_eq!((&*title, game(&title).title()), (form.example, title.clone()));
        for misere in [false, true] {
            let game = game(&title);
            let places = places(&*game);
            let mut explorer = Explorer::new(game, misere);
            for place in places {
                let played = explorer.play(&[place], 30).unwrap();
                assert!(played.steps.len() == 30 || played.end != End::Cut, "{title}");
            }
        }
    }
}
