use crate::fixtures;
use grundy::numbering::Numbering;
use grundy::retrograde::{self, Outcome, Reversed};
use itertools::Itertools;
use std::collections::BTreeMap;

/// Names, positions and graph fit together, and the names are what can be reached.
fn check(graph: &[Vec<usize>], starts: &[usize]) {
    let name = |v: usize| format!("position {v}");
    let names = graph.iter().map(|row| row.iter().map(|&to| name(to)).collect_vec()).collect_vec();
    let number = |name: &String| name.rsplit(' ').next().unwrap().parse::<usize>().unwrap();
    let game = Numbering::explore(starts.iter().map(|&v| name(v)), |at| names[number(at)].clone());
    let mut reached = starts.to_vec();
    let mut next = 0;
    while next < reached.len() {
        reached.extend(graph[reached[next]].clone());
        reached = reached.into_iter().unique().collect();
        next += 1;
    }
    let reached = reached.into_iter().unique().map(name).collect_vec();
    assert_eq!(game.positions, reached, "{graph:?} from {starts:?}"); // breadth first
    assert_eq!(game.numbers.len(), reached.len());
    for (v, position) in game.positions.iter().enumerate() {
        assert_eq!(game.numbers[position], v);
        let row = game.graph[v].iter().map(|&to| game.positions[to].clone());
        assert_eq!(row.collect_vec(), names[number(position)], "{graph:?} from {starts:?}");
    }
    let edges = (0..graph.len()).flat_map(|v| graph[v].iter().map(move |&to| (name(v), name(to))));
    let edges = edges.collect_vec();
    let game = Numbering::from_edges(edges.clone());
    let listed = edges.iter().flat_map(|(from, to)| [from.clone(), to.clone()]).unique().collect_vec();
    assert_eq!(game.positions, listed);
    for (v, position) in game.positions.iter().enumerate() {
        let row = game.graph[v].iter().map(|&to| game.positions[to].clone());
        assert_eq!((game.numbers[position], row.collect_vec()), (v, names[number(position)].clone()));
    }
    assert_eq!(game.graph.len(), game.positions.len());
}

#[test]
fn random_graphs_are_explored() {
    let random = &mut fastrand::Rng::with_seed(919);
    for _ in 0..500 {
        let n = random.usize(1..=12);
        let edges = random.usize(..3 * n);
        let graph = fixtures::random(random, n, edges);
        let starts = (0..random.usize(..3)).map(|_| random.usize(0..n)).collect_vec();
        check(&graph, &starts);
    }
}

/// On a circle of squares the hunter steps by one and the prey by two or not at all; a capture wins
/// for the hunter, and on the last square the prey is safe, whatever the moves.
#[test]
fn a_partisan_game_may_end_by_rule() {
    let mut drawn = [false; 2];
    for squares in 2..=7i32 {
        let moves = |&(hunter, prey, hunts): &(i32, i32, bool)| {
            let steps: &[i32] = if hunts { &[-1, 1] } else { &[-2, 0, 2] };
            let to = |from: i32, by: &i32| (from + by).rem_euclid(squares);
            let after = |by| if hunts { (to(hunter, by), prey, false) } else { (hunter, to(prey, by), true) };
            steps.iter().map(after).collect_vec()
        };
        let rule = |&(hunter, prey, hunts): &(i32, i32, bool)| {
            let won = if hunter == prey { Some(true) } else { (prey == squares - 1).then_some(false) };
            won.map(|won| if won == hunts { Outcome::Win } else { Outcome::Loss })
        };
        let starts = itertools::iproduct!(0..squares, 0..squares, [true, false]);
        let game = Numbering::explore(starts, moves);
        let outcomes = Reversed::new(&game.graph).outcomes(game.ends(rule));
        // Rounds until nothing changes.
        let mut known = BTreeMap::new();
        for _ in 0..=game.positions.len() {
            for at in &game.positions {
                let options = moves(at).iter().map(|to| known.get(to).copied()).collect_vec();
                if let Some(end) = rule(at) {
                    known.insert(*at, end);
                } else if options.contains(&Some(Outcome::Loss)) {
                    known.insert(*at, Outcome::Win);
                } else if options.iter().all(|option| *option == Some(Outcome::Win)) {
                    known.insert(*at, Outcome::Loss);
                }
            }
        }
        for at in &game.positions {
            let expected = known.get(at).copied().unwrap_or(Outcome::Draw);
            assert_eq!(outcomes[game.numbers[at]].0, expected, "{at:?} of {squares}");
        }
        let draws = outcomes.iter().filter(|(outcome, _)| *outcome == Outcome::Draw).count();
        drawn[usize::from(draws > 0)] = true;
    }
    assert_eq!(drawn, [true, true], "with and without draws");
}

#[test]
fn a_game_need_not_have_positions() {
    let none = Numbering::explore([], |&at: &u8| [at]);
    assert!(none.positions.is_empty() && retrograde::outcomes(&none.graph).is_empty());
    assert!(Numbering::<u8>::from_edges([]).graph.is_empty());
}
