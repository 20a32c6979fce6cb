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
    let forest = Forest::new(n, edges, ground).unwrap();
    assert_eq!(forest.grundy(), naive.grundy(&start).into(), "{case}");
    assert_eq!(forest.first_player_wins(), naive.wins(&start), "{case}");
    for rest in 0..5 {
        let winning = cuts(edges, ground, start)
            .into_iter()
            .filter(|(_, after)| u64::from(naive.grundy(after)) == rest);
        let winning = winning.map(|(edge, _)| edge).collect_vec();
        assert_eq!(forest.winning_moves(rest).collect_vec(), winning, "{case} beside {rest}");
    }
    let winning =
        cuts(edges, ground, start).into_iter().filter(|(_, after)| !naive.wins(after)).map(|(edge, _)| edge);
    assert_eq!(forest.winning_moves(0).collect_vec(), winning.collect_vec(), "{case}");
    let branches = forest.branches().sorted().collect_vec();
    let stalks = branches.iter().fold(0, |sum, branch| sum ^ branch);
    assert_eq!(u64::from(stalks), forest.grundy(), "{case}");
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
    assert_eq!(Forest::new(n, &path, &[0]).unwrap().winning_moves(0).collect_vec(), [0]);
    assert_eq!(Forest::new(n, &path, &[n - 1]).unwrap().grundy(), n as u64 - 1);
    assert_eq!(Forest::new(n, &path, &[0]).unwrap().winning_moves(u64::MAX).count(), 0);
}

#[test]
fn what_is_no_forest_is_refused() {
    let says = |n, edges: &[_], ground: &[_]| Forest::new(n, edges, ground).map(|_| ()).unwrap_err();
    let message = |edge| {
        format!("not a forest: {edge} is on a cycle, or on a path between cycles or vertices on the ground")
    };
    assert!(Forest::new(3, &[(0, 1), (1, 2)], &[0]).is_ok());
    assert_eq!(says(3, &[(0, 1), (1, 2), (2, 0)], &[0]), message("edge 0 (0-1)")); // a cycle on the ground
    assert_eq!(says(4, &[(0, 1), (2, 3), (3, 2)], &[0]), message("edge 1 (2-3)")); // one elsewhere
    assert_eq!(says(2, &[(0, 1), (0, 0)], &[0]), message("edge 1 (0-0)")); // a loop
    assert_eq!(says(2, &[(0, 0), (0, 1)], &[0]), message("edge 0 (0-0)"));
    // Two vertices of a tree on the ground.
    assert_eq!(says(3, &[(0, 1), (1, 2)], &[0, 2]), message("edge 0 (0-1)"));
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_hackenbush_tree() {
    (0..3000).for_each(|seed| equals_the_definition(seed, 14));
    println!("hackenbush_tree: verified up to 13 edges (random forests)");
}
