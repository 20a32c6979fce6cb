use fastrand::Rng;
use grundy::hackenbush;
use grundy::hackenbush_tree::Forest;
use itertools::Itertools;
use oracle::hackenbush::{cuts, hanging, random_tree};
use oracle::naive::Naive;

/// Value, winner and winning moves of a graph, and of the forest that it is, if it is one.
fn equals_the_definition(n: usize, edges: &[(usize, usize)], ground: &[usize], forest: Option<&Forest>) {
    let mut naive =
        Naive::new(|&mask: &u32| cuts(edges, ground, mask).into_iter().map(|(_, after)| after).collect());
    let start = hanging(edges, ground, (1 << edges.len()) - 1);
    let case = format!("{edges:?} on {ground:?}");
    let winning =
        cuts(edges, ground, start).into_iter().filter(|(_, after)| !naive.wins(after)).map(|(edge, _)| edge);
    let winning = winning.collect_vec();
    assert_eq!(hackenbush::grundy(n, edges, ground), naive.grundy(&start), "{case}");
    assert_eq!(hackenbush::first_player_wins(n, edges, ground), naive.wins(&start), "{case}");
    assert_eq!(hackenbush::winning_moves(n, edges, ground).collect_vec(), winning, "{case}");
    if let Some(forest) = forest {
        assert_eq!(forest.grundy(), naive.grundy(&start), "{case}");
        assert_eq!(forest.first_player_wins(), naive.wins(&start), "{case}");
        assert_eq!(forest.winning_moves().collect_vec(), winning, "{case}");
        let branches = forest.branches().sorted().collect_vec();
        let stalks = branches.iter().fold(0, |sum, branch| sum ^ branch);
        assert_eq!(stalks, forest.grundy(), "{case}");
        let (all_single, odd) = (branches.iter().all(|&b| b == 1), branches.len() % 2 == 1);
        assert_eq!(naive.wins_misere(&start), if all_single { !odd } else { stalks != 0 }, "misère {case}");
    }
}

fn random_forests(cases: u64, largest: usize) {
    for seed in 0..cases {
        let random = &mut Rng::with_seed(seed);
        let (mut edges, mut ground, mut n) = (Vec::new(), Vec::new(), 0);
        while n < largest {
            let size = random.usize(1..=largest - n);
            edges.extend(random_tree(random, size).into_iter().map(|(a, b)| (a + n, b + n)));
            if random.u8(..) < 200 {
                ground.push(n + random.usize(0..size));
            }
            n += size;
        }
        equals_the_definition(n, &edges, &ground, Some(&Forest::new(n, &edges, &ground)));
    }
}

fn random_graphs(cases: u64, largest: usize) {
    for seed in 0..cases {
        let random = &mut Rng::with_seed(seed);
        let n = random.usize(1..=7);
        let edges =
            (0..random.usize(0..=largest)).map(|_| (random.usize(0..n), random.usize(0..n))).collect_vec();
        let ground = (0..n).filter(|_| random.u8(..) < 90).collect_vec();
        equals_the_definition(n, &edges, &ground, None);
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
                equals_the_definition(3, &edges, &ground, None);
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
    assert_eq!(Forest::new(n, &path, &[0]).winning_moves().collect_vec(), [0]);
    assert_eq!(Forest::new(n, &path, &[n - 1]).grundy(), n as u32 - 1);
    assert_eq!(hackenbush::grundy(n, &path, &[0]), n as u32 - 1);
    assert_eq!(hackenbush::grundy(n, &cycle, &[0]), 0);
    assert_eq!(hackenbush::grundy(n, &path, &[0, n - 1]), 1);
}

#[test]
fn what_is_no_forest_is_refused() {
    assert!(Forest::try_new(3, &[(0, 1), (1, 2)], &[0]).is_some());
    assert!(Forest::try_new(3, &[(0, 1), (1, 2), (2, 0)], &[0]).is_none()); // a cycle on the ground
    assert!(Forest::try_new(4, &[(0, 1), (2, 3), (3, 2)], &[0]).is_none()); // one elsewhere
    assert!(Forest::try_new(2, &[(0, 0), (0, 1)], &[0]).is_none()); // a loop
    assert!(Forest::try_new(3, &[(0, 1), (1, 2)], &[0, 2]).is_none()); // two vertices of a tree on the ground
}

#[test]
#[should_panic(expected = "a forest")]
fn a_cycle_is_not_a_tree() {
    Forest::new(3, &[(0, 1), (1, 2), (2, 0)], &[0]);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_hackenbush() {
    random_forests(3000, 14);
    println!("hackenbush_tree: proven up to 13 edges (random forests)");
    random_graphs(3000, 13);
    println!("hackenbush: proven up to 13 edges (random graphs)");
}
