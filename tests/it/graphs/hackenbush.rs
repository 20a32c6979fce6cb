use crate::fixtures;
use fastrand::Rng;
use grundy::hackenbush;
use itertools::Itertools;
use oracle::hackenbush::{cuts, hanging};
use oracle::naive::Naive;

/// Value, winner and winning moves.
fn equals_the_definition(n: usize, edges: &[(usize, usize)], ground: &[usize]) {
    let mut naive =
        Naive::new(|&mask: &u32| cuts(edges, ground, mask).into_iter().map(|(_, after)| after).collect());
    let start = hanging(edges, ground, (1 << edges.len()) - 1);
    let case = format!("{edges:?} on {ground:?}");
    let winning =
        cuts(edges, ground, start).into_iter().filter(|(_, after)| !naive.wins(after)).map(|(edge, _)| edge);
    let winning = winning.collect_vec();
    assert_eq!(hackenbush::grundy(n, edges, ground), naive.grundy(&start).into(), "{case}");
    assert_eq!(hackenbush::first_player_wins(n, edges, ground), naive.wins(&start), "{case}");
    assert_eq!(hackenbush::winning_moves(n, edges, ground, 0).collect_vec(), winning, "{case}");
    for rest in 1..4 {
        let winning = cuts(edges, ground, start)
            .into_iter()
            .filter(|(_, after)| u64::from(naive.grundy(after)) == rest);
        let winning = winning.map(|(edge, _)| edge).collect_vec();
        let listed = hackenbush::winning_moves(n, edges, ground, rest).collect_vec();
        assert_eq!(listed, winning, "{case} beside {rest}");
    }
}

fn random_forests(cases: u64, largest: usize) {
    for seed in 0..cases {
        let (n, edges, ground) = fixtures::random_forest(seed, largest);
        equals_the_definition(n, &edges, &ground);
    }
}

fn random_graphs(cases: u64, largest: usize) {
    for seed in 0..cases {
        let random = &mut Rng::with_seed(seed);
        let n = random.usize(1..=7);
        let edges =
            (0..random.usize(0..=largest)).map(|_| (random.usize(0..n), random.usize(0..n))).collect_vec();
        let ground = (0..n).filter(|_| random.u8(..) < 90).collect_vec();
        equals_the_definition(n, &edges, &ground);
    }
}

#[test]
fn forests_equal_the_definition() {
    random_forests(600, 9);
}

#[test]
fn all_small_graphs_equal_the_definition() {
    let kinds = (0..3).tuple_combinations().chain((0..3).map(|v| (v, v))).collect_vec();
    for count in 0..=5 {
        for edges in kinds.iter().copied().combinations_with_replacement(count) {
            for ground in [vec![], vec![1], vec![0, 2]] {
                equals_the_definition(3, &edges, &ground);
            }
        }
    }
}

#[test]
fn random_graphs_equal_the_definition() {
    random_graphs(400, 9);
}

#[test]
fn long_stalks_and_cycles_need_no_stack() {
    let n = 300_000;
    let path = (1..n).map(|v| (v, v - 1)).collect_vec();
    let cycle = path.iter().copied().chain([(0, n - 1)]).collect_vec();
    assert_eq!(hackenbush::grundy(n, &path, &[0]), n as u64 - 1);
    assert_eq!(hackenbush::grundy(n, &cycle, &[0]), 0);
    assert_eq!(hackenbush::grundy(n, &path, &[0, n - 1]), 1);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_hackenbush() {
    random_forests(3000, 14);
    random_graphs(3000, 13);
    println!("hackenbush: verified up to 13 edges (random forests and graphs)");
}
