//! Games on trees: every move, value and winner against play with sets of vertices and edges, which
//! knows no parts and no forms.

use crate::ask::{fast, game, refused, title_is_read};
use fastrand::Rng;
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Game, Outcome, Position, Value};
use grundy_explorer::rules;
use itertools::Itertools;
use oracle::naive::Naive;
use std::collections::{BTreeMap, BTreeSet};

/// A forest: its vertices, and its edges from a parent to a child.
type Forest = (BTreeSet<u64>, BTreeSet<(u64, u64)>);
type Rule = fn(&Forest) -> Vec<Forest>;

fn around(forest: &Forest, v: u64) -> BTreeSet<u64> {
    let other = |&(a, b): &(u64, u64)| if a == v { Some(b) } else { Some(a).filter(|_| b == v) };
    forest.1.iter().filter_map(other).collect()
}

fn without(forest: &Forest, taken: &BTreeSet<u64>) -> Forest {
    let edges = forest.1.iter().filter(|(a, b)| !taken.contains(a) && !taken.contains(b));
    (&forest.0 - taken, edges.copied().collect())
}

/// One such set for each vertex.
fn each(forest: &Forest, set: impl Fn(u64) -> Option<BTreeSet<u64>>) -> Vec<Forest> {
    forest.0.iter().filter_map(|&v| set(v)).map(|taken| without(forest, &taken)).collect()
}

fn of_degree(forest: &Forest, fits: impl Fn(usize) -> bool) -> Vec<Forest> {
    each(forest, |v| fits(around(forest, v).len()).then(|| [v].into()))
}

/// All that hangs together with a vertex.
fn component(forest: &Forest, v: u64) -> BTreeSet<u64> {
    let mut all = BTreeSet::from([v]);
    while let Some(new) = all.iter().flat_map(|&v| around(forest, v)).find(|w| !all.contains(w)) {
        all.insert(new);
    }
    all
}

/// A vertex and what can be reached along edges in one direction.
fn reached(forest: &Forest, v: u64, is_down: bool) -> BTreeSet<u64> {
    let mut all = BTreeSet::from([v]);
    loop {
        let next = forest.1.iter().map(|&(a, b)| if is_down { (a, b) } else { (b, a) });
        let Some(new) = next.clone().find(|(a, b)| all.contains(a) && !all.contains(b)) else { return all };
        all.insert(new.1);
    }
}

/// All sets of vertices that are a path.
fn paths(forest: &Forest, fits: impl Fn(usize) -> bool) -> Vec<Forest> {
    let is_path = |set: &BTreeSet<u64>| {
        let inner = without(forest, &(&forest.0 - set));
        let thin = set.iter().all(|&v| around(&inner, v).len() <= 2);
        thin && set.iter().next().is_some_and(|&v| component(&inner, v) == *set)
    };
    let sets = forest.0.iter().copied().powerset().map(BTreeSet::from_iter);
    sets.filter(|set| fits(set.len()) && is_path(set)).map(|set| without(forest, &set)).collect()
}

fn distance(forest: &Forest, from: u64, to: u64) -> usize {
    let mut ring = BTreeSet::from([from]);
    (0..)
        .find(|_| {
            let is_there = ring.contains(&to);
            ring = ring.iter().flat_map(|&v| around(forest, v)).chain(ring.iter().copied()).collect();
            is_there
        })
        .unwrap()
}

fn leaves(forest: &Forest) -> BTreeSet<u64> {
    forest.0.iter().copied().filter(|&v| around(forest, v).len() <= 1).collect()
}

/// In one component: its leaves, all or all but one.
fn of_leaves(forest: &Forest, is_all: bool) -> Vec<Forest> {
    let components: BTreeSet<BTreeSet<u64>> = forest.0.iter().map(|&v| component(forest, v)).collect();
    let sets = components.iter().flat_map(|component| {
        let leaves = &leaves(forest) & component;
        let others = leaves.iter().map(|&v| &leaves - &[v].into()).collect::<Vec<_>>();
        if is_all { vec![leaves] } else { others }
    });
    sets.filter(|set| !set.is_empty()).map(|set| without(forest, &set)).collect()
}

/// In one component: the coin of a vertex goes, all others step.
fn gather(forest: &Forest) -> Vec<Forest> {
    each(forest, |to| {
        let coins = component(forest, to);
        let step = |&v: &u64| around(forest, v).into_iter().min_by_key(|&w| distance(forest, w, to)).unwrap();
        let moved: BTreeSet<u64> = coins.iter().filter(|v| **v != to).map(step).collect();
        Some(&coins - &moved)
    })
}

fn cut(forest: &Forest) -> Vec<Forest> {
    let left = |edge: &(u64, u64)| (forest.0.clone(), &forest.1 - &[*edge].into());
    forest.1.iter().map(left).collect()
}

const RULES: &[(&str, Rule)] = &[
    ("tree node kayles", |f| each(f, |v| Some(&around(f, v) | &[v].into()))),
    ("tree arc kayles", |f| f.1.iter().map(|&(a, b)| without(f, &[a, b].into())).collect()),
    ("tree hackenbush", |f| f.1.iter().map(|&(_, b)| without(f, &reached(f, b, true))).collect()),
    ("tree cut an edge", cut),
    ("tree take a leaf", |f| of_degree(f, |d| d <= 1)),
    ("tree take a vertex", |f| of_degree(f, |_| true)),
    ("tree take a vertex of degree 2", |f| of_degree(f, |d| d == 2)),
    ("tree take a vertex of degree 1..2", |f| of_degree(f, |d| (1..=2).contains(&d))),
    ("tree take a vertex of degree at most 2", |f| of_degree(f, |d| d <= 2)),
    ("tree take a vertex of degree at least 2", |f| of_degree(f, |d| d >= 2)),
    ("tree take a vertex of odd degree", |f| of_degree(f, |d| d % 2 == 1)),
    ("tree take a vertex of even degree", |f| of_degree(f, |d| d % 2 == 0)),
    ("tree take a path", |f| paths(f, |_| true)),
    ("tree take a path of 2..3", |f| paths(f, |n| n == 2 || n == 3)),
    ("tree take an odd path", |f| paths(f, |n| n % 2 == 1)),
    ("tree take an even path", |f| paths(f, |n| n > 0 && n % 2 == 0)),
    ("tree take a subtree", |f| each(f, |v| Some(reached(f, v, true)))),
    ("tree take a path from the root", |f| each(f, |v| Some(reached(f, v, false)))),
    ("tree take all leaves", |f| of_leaves(f, true)),
    ("tree take all leaves but one", |f| of_leaves(f, false)),
    ("tree gather", gather),
    ("tree take a leaf or cut an edge", |f| [of_degree(f, |d| d <= 1), cut(f)].concat()),
    ("tree take a subtree or take a path of 2", |f| {
        [each(f, |v| Some(reached(f, v, true))), paths(f, |n| n == 2)].concat()
    }),
];

/// A tree from its parents, and the same as a forest.
fn random_tree(random: &mut Rng, n: u64) -> (String, Forest) {
    let mut names: Vec<u64> = (1..=n).collect();
    random.shuffle(&mut names);
    let edges: Vec<(u64, u64)> = (1..n as usize).map(|i| (names[random.usize(..i)], names[i])).collect();
    let text = edges.iter().map(|(a, b)| format!("{a}-{b}")).join(",");
    let forest = (names.iter().copied().collect(), edges.into_iter().collect());
    (if n == 1 { names[0].to_string() } else { text }, forest)
}

fn forest(game: &dyn Game, parts: &[Position]) -> Forest {
    let (mut vertices, mut edges) = (BTreeSet::new(), BTreeSet::new());
    for part in parts {
        let shown = game.show(part);
        vertices.extend(shown.split([',', '-']).map(|name| name.parse::<u64>().unwrap()));
        let pairs = shown.split(',').filter_map(|edge| edge.split_once('-'));
        edges.extend(pairs.map(|(a, b)| (a.parse::<u64>().unwrap(), b.parse::<u64>().unwrap())));
    }
    (vertices, edges)
}

/// Whatever a tree without a root is hung up at.
fn undirected((vertices, edges): Forest) -> Forest {
    (vertices, edges.into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect())
}

#[test]
fn every_move_and_winner_is_as_the_rules_say() {
    let mut random = Rng::with_seed(27);
    for (text, rule) in RULES {
        let mut naive = Naive::new(|forest: &Forest| rule(forest));
        let (mut normal, mut misere) = (fast(text), Explorer::new(game(text), true));
        for round in 0..24 {
            let (shown, start) = random_tree(&mut random, 1 + round % 7);
            let position = normal.game().read(&shown).unwrap();
            let answer = normal.answer(std::slice::from_ref(&position)).unwrap();
            assert_eq!(answer.value, Value::Grundy(naive.grundy(&start)), "{text}: {shown}");
            let game = normal.game();
            let found = answer.parts[0].options.iter().map(|option| undirected(forest(game, &option.leaves)));
            let wanted: BTreeSet<Forest> = rule(&start).into_iter().map(undirected).collect();
            assert_eq!(found.collect::<BTreeSet<Forest>>(), wanted, "{text}: {shown}");
            for option in &answer.parts[0].options {
                let next = forest(game, &option.leaves);
                assert_eq!(option.value, Some(Value::Grundy(naive.grundy(&next))), "{text}: {shown}");
            }
            if round % 7 < 5 {
                let wins = if naive.wins_misere(&start) { Outcome::Win } else { Outcome::Loss };
                assert_eq!(misere.value(&position), Ok(Value::Misere(wins)), "{text}: {shown}");
            }
        }
    }
}

/// The labelled trees on n vertices: Prüfer's codes.
fn labelled(n: u64) -> Vec<String> {
    let codes = (0..n.saturating_sub(2)).map(|_| 1..=n).multi_cartesian_product();
    codes
        .map(|code| {
            let mut degrees: BTreeMap<u64, usize> = (1..=n).map(|v| (v, 1)).collect();
            code.iter().for_each(|v| *degrees.get_mut(v).unwrap() += 1);
            let mut edges = Vec::new();
            for v in code {
                let leaf = *degrees.iter().find(|degree| *degree.1 == 1).unwrap().0;
                edges.push(format!("{leaf}-{v}"));
                degrees.remove(&leaf);
                *degrees.get_mut(&v).unwrap() -= 1;
            }
            let last: Vec<u64> = degrees.keys().copied().collect();
            edges.push(format!("{}-{}", last[0], last[1]));
            edges.join(",")
        })
        .collect()
}

/// The numbers of trees are known: OEIS A000055, and A000081 with a root.
#[test]
fn every_tree_is_there_once() {
    for (text, counts) in [
        ("tree node kayles", [1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551]),
        ("tree hackenbush", [1, 1, 2, 4, 9, 20, 48, 115, 286, 719, 1842, 4766]),
    ] {
        let mut game = game(text);
        for (size, count) in (1..).zip(counts) {
            let all = game.of_size(size);
            assert_eq!(all.len(), count, "{text}: {size}");
            let forms: BTreeSet<Position> = all.iter().map(|tree| game.form(tree).unwrap()).collect();
            assert_eq!(forms, all.into_iter().collect(), "{text}: {size}");
        }
    }
    for n in 2..=7 {
        let mut game = game("tree node kayles");
        let forms = labelled(n).iter().map(|tree| game.form(&game.read(tree).unwrap()).unwrap()).collect();
        let all: BTreeSet<Position> = game.of_size(n).into_iter().collect();
        assert_eq!(all, forms, "{n}");
    }
}

#[test]
fn trees_are_read_as_they_are_shown() {
    let game = game("tree take a subtree");
    for (text, shown) in [
        ("1-2,2-3,2-4", "1-2,2-3,2-4"),
        ("2-1 2-3", "2-1,2-3"),
        ("3->1->2, 3->7", "3-1,3-7,1-2"),
        ("1 1 2", "1-2,1-3,2-4"),
        ("2,0,2,1", "2-1,2-3,1-4"),
        ("9", "9"),
        ("0-5", "0-5"),
    ] {
        let position = game.read(text).unwrap();
        assert_eq!(game.show(&position), shown);
        assert_eq!(game.read(shown), Ok(position), "{text}");
    }
    for (text, words) in [
        ("1-2,2-3,3-1", "3 vertices with 3 edges are not a tree"),
        ("1-2,3-4,4-3", "3 does not hang together with 1"),
        ("1-1", "1 vertices with 1 edges"),
        ("1-2,x-3", "`x`: a tree has edges between numbers"),
        ("1-2,3", "`3`: a tree has edges"),
        ("", "a tree has edges"),
        ("0 0 1", "2 vertices have parent 0"),
        ("1-", "``: a tree has edges"),
    ] {
        let flaw = game.read(text).unwrap_err().0;
        assert!(flaw.contains(words), "{text}: {flaw}");
    }
    let path = (1..=300).join("-");
    assert!(game.read(&path).unwrap_err().0.contains("300 vertices: at most 200"));
}

#[test]
fn words_for_moves_on_trees() {
    for (text, title) in [
        ("trees node kayles", "tree node kayles"),
        ("tree remove a leaf or an edge", "tree take a leaf or cut an edge"),
        ("tree take one vertex with its neighbours", "tree node kayles"),
        ("tree delete vertex of degree at most 1", "tree take a leaf"),
        ("tree take a vertex of degree 2 to 4", "tree take a vertex of degree 2..4"),
        ("tree take a path of odd", "tree take an odd path"),
        ("tree take a path to the root", "tree take a path from the root"),
    ] {
        assert_eq!(game(text).title(), title);
    }
    RULES.iter().for_each(|rule| title_is_read(rule.0));
    refused("tree", "which move on trees?");
    refused("tree take a root", "`take a root`: which move on trees is that?");
    refused("tree take a vertex of degree x", "`x` is not a number of vertices");
    refused("tree take a path of 3..2", "3..2 is empty");
    refused("tree take a leaf or", "which move on trees?");
    // Its ends go, too, or they do not.
    for more in ["", "a vertex or ", "a leaf or ", "a path, or ", "a path from the root or "] {
        refused(&format!("tree take {more}an edge"), "`take an edge`: which move on trees is that?");
    }
    refused("tree take a leaf or edge", "`edge`: which move on trees is that?");
    refused("tree node kayles or an edge", "`an edge`: which move on trees is that?");
}

#[test]
fn moves_in_other_words_are_said() {
    let meaning = |text| {
        rules::read(text, &|_| Err(String::new())).unwrap_or_else(|no| panic!("{text}: {}", no.what)).meaning
    };
    for (text, understood) in [
        ("tree remove an edge", "tree cut an edge"),
        ("tree remove a leaf or edge", "tree take a leaf or cut an edge"),
        ("tree delete a vertex with all its neighbours", "tree node kayles"),
        ("tree remove an edge, last loses", "tree cut an edge misere"),
    ] {
        assert_eq!(meaning(text).as_deref(), Some(understood), "{text}");
    }
    for text in ["tree take a leaf", "tree remove a leaf or cut an edge", "trees node kayles", "tree gather"]
    {
        assert_eq!(meaning(text), None, "{text}");
    }
}

/// What is counted of a tree, and its value.
type Counted = (BTreeMap<&'static str, u64>, u32);

fn cells(text: &str, to: u64) -> (Vec<&'static str>, Vec<Counted>) {
    let mut explorer = fast(text);
    let found = table(&mut explorer, Extent { to, across: to }, &mut |_| Some(100)).unwrap();
    let Tabled::Sizes { features, cells } = found else { panic!("{text}") };
    let named = |counts: Vec<u64>| features.iter().copied().zip(counts).collect();
    (features.clone(), cells.into_iter().map(|cell| (named(cell.counts), cell.value)).collect())
}

/// Laws that are easily proven.
#[test]
fn tables_have_the_known_laws() {
    let (features, gathered) = cells("tree gather", 9);
    assert_eq!((features[0], gathered.len()), ("vertices", 1 + 1 + 1 + 2 + 3 + 6 + 11 + 23 + 47));
    for (counts, value) in gathered {
        // AtCoder AGC 033 C: with d edges on a longest path it is lost if d = 1 mod 3.
        assert_eq!(value == 0, counts["diameter"] % 3 == 1, "{counts:?}");
    }
    for (counts, value) in cells("tree take a leaf", 8).1 {
        assert_eq!(u64::from(value), counts["vertices"] % 2);
    }
    for (counts, value) in cells("tree cut an edge", 8).1 {
        assert_eq!(u64::from(value), (counts["vertices"] - 1) % 2);
    }
    // Each of the features, of a tree where they differ.
    let count = |text: &str, tree: &str| {
        let game = game(text);
        let position = game.read(tree).unwrap();
        game.features(&position).into_iter().map(|(_, count)| count).collect::<Vec<u64>>()
    };
    // vertices, diameter, leaves, matching, greatest degree, edges between odd halves
    assert_eq!(count("tree node kayles", "1-2,2-3,3-4,3-5,5-6,3-7,7-8,8-9"), [9, 5, 4, 4, 4, 0]);
    assert_eq!(count("tree node kayles", "1-2,2-3,3-4,3-5"), [5, 3, 3, 2, 3, 0]);
    assert_eq!(count("tree node kayles", "1-2,2-3,3-4"), [4, 3, 2, 2, 2, 2]);
    // vertices, diameter, leaves, matching, height, children of the root, subtrees of odd size
    assert_eq!(count("tree hackenbush", "1-2,2-3,3-4,1-5"), [5, 4, 2, 2, 3, 2, 4]);
    assert_eq!(count("tree hackenbush", "7"), [1, 0, 1, 0, 0, 0, 1]);
}

/// A search that is stopped leaves whole sizes.
#[test]
fn a_stopped_table_has_whole_sizes() {
    let mut explorer = fast("tree node kayles");
    let mut asked = 0;
    let found = table(&mut explorer, Extent { to: 12, across: 12 }, &mut |_| {
        asked += 1;
        (asked < 5).then_some(1)
    });
    let Ok(Tabled::Sizes { cells, .. }) = found else { panic!() };
    let sizes: Vec<u64> = cells.iter().map(|cell| cell.counts[0]).collect();
    assert_eq!(sizes, [1, 2, 3, 4, 4]);
    let flaw = table(&mut explorer, Extent { to: 17, across: 17 }, &mut |_| Some(1_000_000));
    assert!(flaw.unwrap_err().0.contains("there are too many of size 17: tables go to 16"));
}
