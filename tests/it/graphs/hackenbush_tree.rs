use crate::fixtures;
use grundy::hackenbush_tree::Forest;
use itertools::Itertools;
use oracle::hackenbush::{cuts, hanging};
use oracle::naive::Naive;

/// Value, winner and winning moves of a random forest; its branches under misère rules, too.
fn equals_the_definition(seed: u64, largest: usize) {
    let (n, edges, ground) = fixtures::random_forest(seed, largest);
    let (edges, ground) = (&edges[..], &ground[..]);
    let mut naive =
        Naive::new(|&mask: &u32| cuts(edges, ground, mask).into_iter().map(|(_, after)| after).collect());
    let start = hanging(edges, ground, (1 << edges.len()) - 1);
    let case = format!("{edges:?} on {ground:?}");
    let winning =
        cuts(edges, ground, start).into_iter().filter(|(_, after)| !naive.wins(after)).map(|(edge, _)| edge);
    let winning = winning.collect_vec();
    let forest = Forest::new(n, edges, ground);
    assert_eq!(forest.grundy(), naive.grundy(&start), "{case}");
    assert_eq!(forest.first_player_wins(), naive.wins(&start), "{case}");
    assert_eq!(forest.winning_moves().collect_vec(), winning, "{case}");
    let branches = forest.branches().sorted().collect_vec();
    let stalks = branches.iter().fold(0, |sum, branch| sum ^ branch);
    assert_eq!(stalks, forest.grundy(), "{case}");
    let (all_single, odd) = (branches.iter().all(|&b| b == 1), branches.len() % 2 == 1);
    assert_eq!(naive.wins_misere(&start), if all_single { !odd } else { stalks != 0 }, "misère {case}");
}

#[test]
fn forests_equal_the_definition() {
    (0..600).for_each(|seed| equals_the_definition(seed, 9));
}

#[test]
fn long_stalks_need_no_stack() {
    let n = 300_000;
    let path = (1..n).map(|v| (v, v - 1)).collect_vec();
    assert_eq!(Forest::new(n, &path, &[0]).winning_moves().collect_vec(), [0]);
    assert_eq!(Forest::new(n, &path, &[n - 1]).grundy(), n as u32 - 1);
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
fn prove_hackenbush_tree() {
    (0..3000).for_each(|seed| equals_the_definition(seed, 14));
    println!("hackenbush_tree: proven up to 13 edges (random forests)");
}
