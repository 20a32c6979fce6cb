use crate::fixtures;
use grundy::retrograde::{self, Outcome};
use itertools::Itertools;

/// Within 0, 1, 2, … moves: who cannot move has lost; a lost successor wins; won successors only
/// lose.
fn fixpoint(graph: &[Vec<usize>]) -> Vec<Outcome> {
    let mut outcomes = vec![Outcome::Draw; graph.len()];
    for moves in 0..=graph.len() as u32 {
        let known = outcomes.clone();
        for v in (0..graph.len()).filter(|&v| known[v] == Outcome::Draw) {
            if graph[v].iter().any(|&to| matches!(known[to], Outcome::Loss(_))) {
                outcomes[v] = Outcome::Win(moves);
            } else if graph[v].iter().all(|&to| matches!(known[to], Outcome::Win(_))) {
                outcomes[v] = Outcome::Loss(moves);
            }
        }
    }
    outcomes
}

/// What a move is worth to its player: a quick win, then a draw, then a late loss.
fn worth(outcome: Outcome) -> i64 {
    match outcome {
        Outcome::Loss(moves) => 1_000_000 - i64::from(moves),
        Outcome::Draw => 0,
        Outcome::Win(moves) => i64::from(moves) - 1_000_000,
    }
}

fn check(graph: &[Vec<usize>]) {
    let outcomes = retrograde::outcomes(graph);
    assert_eq!(outcomes, fixpoint(graph), "{graph:?}");
    for v in 0..graph.len() {
        let best = graph[v].iter().map(|&to| worth(outcomes[to])).max();
        let expected = graph[v].iter().copied().filter(|&to| Some(worth(outcomes[to])) == best).collect_vec();
        assert_eq!(retrograde::best_moves(graph, &outcomes, v), expected, "{graph:?}, vertex {v}");
        let expected = graph[v].iter().copied().filter(|&to| worth(outcomes[to]) > 0).collect_vec();
        assert_eq!(retrograde::winning_moves(graph, &outcomes, v), expected, "{graph:?}, vertex {v}");
    }
}

#[test]
fn all_small_graphs() {
    (0..=4).flat_map(fixtures::all).for_each(|graph| check(&graph));
}

/// So many random cases.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let vertices = random.usize(1..=30);
        let edges = random.usize(..=3 * vertices);
        check(&fixtures::random(&mut random, vertices, edges));
        check(&fixtures::random_acyclic(&mut random, vertices, edges));
    }
}

#[test]
fn a_path_is_as_long_as_it_is() {
    let n = 1_000_000;
    let path =
        (0..n).map(|v: u32| v.checked_sub(1).map(|to| to as usize).into_iter().collect()).collect_vec();
    let outcomes = retrograde::outcomes(&path);
    assert_eq!(outcomes[n as usize - 2..], [Outcome::Loss(n - 2), Outcome::Win(n - 1)]);
}

#[test]
fn random_graphs() {
    compare(1966, 600);
}

#[test]
#[ignore = "long"]
fn prove_retrograde() {
    compare(1, 50_000);
    println!("retrograde: proven up to 50 000 random graphs of up to 30 vertices");
}
