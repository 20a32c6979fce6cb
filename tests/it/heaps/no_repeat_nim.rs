use crate::fixtures::{check_sums, lists};
use grundy::no_repeat_nim::{self, Move, VERIFIED};
use grundy::sg_dfs::SgDfs;
use itertools::Itertools;

/// What is left of a heap, and what was taken from it.
type Heap = (u64, Vec<u64>);

fn check(one: u64, two: u64, values: u64) {
    let on = |heap: usize, (left, taken): &Heap| {
        let takes = (1..=*left).filter(|take| !taken.contains(take));
        let after = |take| vec![(left - take, taken.iter().copied().chain([take]).sorted().collect())];
        takes.map(|take| (Move { heap, to: left - take }, after(take))).collect_vec()
    };
    let sizes = |at: &[Heap]| at.iter().map(|(left, _)| *left).collect_vec();
    let wins = |at: &[Heap]| no_repeat_nim::first_player_wins(&sizes(at));
    let winning = |at: &[Heap]| no_repeat_nim::winning_moves(&sizes(at)).collect_vec();
    check_sums(lists(1, (0..=one).map(|n| (n, vec![]))), on, wins, winning);
    check_sums(lists(2, (0..=two).map(|n| (n, vec![]))), on, wins, winning);
    let mut search = SgDfs::new(no_repeat_nim::options);
    for n in 0..=values {
        assert_eq!(no_repeat_nim::grundy(n), search.grundy(&(n, 0)).into(), "{n}");
    }
}

#[test]
fn equals_the_definition() {
    check(14, 5, 60);
}

#[test]
fn the_formula_knows_no_largest_heap() {
    assert_eq!(no_repeat_nim::grundy(u64::MAX), 6_074_000_999);
}

#[test]
#[should_panic(expected = "more than 64 stones")]
fn a_long_search_is_refused() {
    no_repeat_nim::winning_moves(&[65]).next();
}

/// Their takes would not fit the bits.
#[test]
#[should_panic(expected = "128 stones, more than 127")]
fn options_of_larger_heaps_are_refused() {
    assert_eq!(no_repeat_nim::options(&(127, 0)).len(), 127);
    no_repeat_nim::options(&(128, 0));
}

#[test]
#[ignore = "longer proof run"]
fn prove_no_repeat_nim() {
    check(18, 7, VERIFIED);
    println!("no_repeat_nim: verified up to heaps of 18, two of 7, values up to {VERIFIED}");
}
