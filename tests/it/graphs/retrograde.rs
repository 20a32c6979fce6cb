use crate::fixtures;
use grundy::retrograde::{self, Outcome, Reversed};
use itertools::Itertools;

/// Within 0, 1, 2, … moves: the ends are decided, and without a move one has lost; a lost successor
/// wins; nothing but won successors loses.
fn fixpoint(graph: &[Vec<usize>], ends: &[(usize, Outcome)]) -> Vec<(Outcome, u32)> {
    let lost = |options: &Vec<usize>| if options.is_empty() { Some((Outcome::Loss, 0)) } else { None };
    let mut outcomes = graph.iter().map(lost).collect_vec();
    ends.iter().for_each(|&(v, outcome)| outcomes[v] = Some((outcome, 0)));
    for moves in 1..=graph.len() as u32 {
        let known = outcomes.clone();
        let is = |to: usize, wanted: Outcome| known[to].is_some_and(|(outcome, _)| outcome == wanted);
        for v in (0..graph.len()).filter(|&v| known[v].is_none()) {
            if graph[v].iter().any(|&to| is(to, Outcome::Loss)) {
                outcomes[v] = Some((Outcome::Win, moves));
            } else if graph[v].iter().all(|&to| is(to, Outcome::Win)) {
                outcomes[v] = Some((Outcome::Loss, moves));
            }
        }
    }
    outcomes.into_iter().map(|outcome| outcome.unwrap_or((Outcome::Draw, 0))).collect()
}

/// What a move is worth to its player: a quick win, then a draw, then a late loss.
fn worth((outcome, moves): (Outcome, u32)) -> i64 {
    match outcome {
        Outcome::Loss => 1_000_000 - i64::from(moves),
        Outcome::Draw => 0,
        Outcome::Win => i64::from(moves) - 1_000_000,
    }
}

fn check(graph: &[Vec<usize>]) {
    let outcomes = retrograde::outcomes(graph);
    assert_eq!(outcomes, fixpoint(graph, &[]), "{graph:?}");
    for v in 0..graph.len() {
        let moves = graph[v].iter().copied().unique().collect_vec();
        let best = moves.iter().map(|&to| worth(outcomes[to])).max();
        let expected = moves.iter().copied().filter(|&to| Some(worth(outcomes[to])) == best).collect_vec();
        let listed = retrograde::best_moves(graph, &outcomes, v).collect_vec();
        assert_eq!(listed, expected, "{graph:?}, vertex {v}");
        let expected = moves.iter().copied().filter(|&to| worth(outcomes[to]) > 0).collect_vec();
        let listed = retrograde::winning_moves(graph, &outcomes, v).collect_vec();
        assert_eq!(listed, expected, "{graph:?}, vertex {v}");
    }
}

/// One prepared graph with several sets of ends; the game never goes on from an end.
fn check_ends(random: &mut fastrand::Rng, graph: &[Vec<usize>]) {
    let edges = (0..graph.len()).flat_map(|v| graph[v].iter().map(move |&to| (v, to))).collect_vec();
    let mut one_by_one = Reversed::from_edges(graph.len(), &edges);
    let mut reversed = Reversed::new(graph);
    for _ in 0..4 {
        let mut ends = Vec::new();
        for v in (0..graph.len()).filter(|_| random.u8(..) < 50).collect_vec() {
            ends.push((v, [Outcome::Win, Outcome::Loss, Outcome::Draw][random.usize(..3)]));
        }
        let expected = fixpoint(graph, &ends);
        assert_eq!(reversed.outcomes(ends.iter().copied()), expected, "{graph:?} {ends:?}");
        for (v, &outcome) in expected.iter().enumerate() {
            assert_eq!(one_by_one.outcome(v, ends.iter().copied()), outcome, "{graph:?} {ends:?} {v}");
        }
    }
    assert_eq!(reversed.outcomes([]), retrograde::outcomes(graph), "{graph:?}");
}

#[test]
fn all_small_graphs() {
    (0..=4).flat_map(fixtures::all).for_each(|graph| check(&graph));
}

/// `cases` pairs of random graphs.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let vertices = random.usize(1..=30);
        let edges = random.usize(..=3 * vertices);
        let any = fixtures::random(&mut random, vertices, edges);
        let acyclic = fixtures::random_acyclic(&mut random, vertices, edges);
        for graph in [any, acyclic] {
            check(&graph);
            check_ends(&mut random, &graph);
        }
    }
}

#[test]
fn a_path_is_as_long_as_it_is() {
    let n = 1_000_000;
    let path =
        (0..n).map(|v: u32| v.checked_sub(1).map(|to| to as usize).into_iter().collect()).collect_vec();
    let outcomes = retrograde::outcomes(&path);
    assert_eq!(outcomes[n as usize - 2..], [(Outcome::Loss, n - 2), (Outcome::Win, n - 1)]);
}

#[test]
fn of_two_ends_the_first_counts() {
    let mut path = Reversed::new(&[vec![], vec![0], vec![1]]);
    let ends = [(1, Outcome::Draw), (0, Outcome::Win), (1, Outcome::Loss), (0, Outcome::Loss)];
    assert_eq!(path.outcomes(ends), [(Outcome::Win, 0), (Outcome::Draw, 0), (Outcome::Draw, 0)]);
    assert_eq!(path.outcome(2, [(1, Outcome::Loss), (1, Outcome::Draw)]), (Outcome::Win, 1));
}

#[test]
#[should_panic(expected = "3 is not a vertex")]
fn a_start_that_is_no_vertex_is_refused() {
    Reversed::new(&[vec![], vec![0], vec![1]]).outcome(3, []);
}

#[test]
#[should_panic(expected = "an end is no vertex")]
fn an_end_that_is_no_vertex_is_refused() {
    Reversed::new(&[vec![], vec![0], vec![1]]).outcomes([(3, Outcome::Loss)]);
}

#[test]
fn random_graphs() {
    compare(1966, 600);
}

#[test]
#[ignore = "long"]
fn prove_retrograde() {
    compare(1, 50_000);
    println!("retrograde: verified up to 50 000 random graphs of up to 30 vertices");
}
