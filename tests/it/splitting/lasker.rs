use crate::fixtures::{check_sums, lists};
use grundy::lasker::{Move, Split};
use grundy::take_and_break::Rules;
use itertools::Itertools;

/// Takes first, in order of what is left; then the splits.
fn moves(split: Split, heap: usize, n: u64) -> Vec<(Move, Vec<u64>)> {
    let takes = (0..n).map(|left| if left == 0 { vec![] } else { vec![left] });
    let parts = if split == Split::Two { 2 } else { 3 };
    let splits = lists(parts, 1..=n);
    let splits = splits.filter(|parts| parts.iter().sum::<u64>() == n && parts.is_sorted());
    takes.chain(splits).map(|to| (Move { heap, to: to.clone() }, to)).collect()
}

fn check(one: u64, two: u64, table: usize) {
    for (split, table) in [(Split::Two, table), (Split::Three, table / 5)] {
        let wins = |heaps: &[u64]| split.first_player_wins(heaps);
        let winning = |heaps: &[u64]| split.winning_moves(heaps).collect_vec();
        check_sums(lists(1, 1..=one), |i, &n| moves(split, i, n), wins, winning);
        check_sums(lists(2, 1..=two), |i, &n| moves(split, i, n), wins, winning);
        let parts = if split == Split::Two { [true, false] } else { [false, true] };
        assert!(values(table, parts).eq((0..=table).map(|n| split.grundy(n as u64))), "{split:?}");
    }
    let two_or_three = values(table / 5, [true; 2]);
    assert!(two_or_three.eq((0..=table / 5).map(|n| Split::Two.grundy(n as u64))));
}

/// The values from the definition, where a move may split into two, into three, or both.
fn values(table: usize, parts: [bool; 2]) -> impl Iterator<Item = u64> {
    let takes = || (1..=table).collect();
    let [two, three] = parts.map(|is_allowed| if is_allowed { vec![0] } else { vec![] });
    let rules = Rules { takes: [takes(), takes(), two, three], unequal: false };
    rules.values(table).into_iter().map(u64::from)
}

#[test]
fn equals_the_definition() {
    check(12, 6, 500);
}

/// The nim-sum of the other heaps may be 2^64 - 1, the value of a heap that no `u64` can hold.
#[test]
fn the_largest_heaps_work() {
    let half = 1 << 63;
    for split in [Split::Two, Split::Three] {
        assert_eq!(split.grundy(u64::MAX - 1), u64::MAX - 1);
        let take = Move { heap: 0, to: vec![3] }; // before any of the many splits
        assert_eq!(split.winning_moves(&[1 << 60, 3]).next(), Some(take));
        let heaps = [1, half - 1, half];
        let first = split.winning_moves(&heaps).next().unwrap();
        let rest = heaps.iter().enumerate().filter(|&(i, _)| i != first.heap);
        let after = rest.map(|(_, &n)| n).chain(first.to).collect_vec();
        assert!(!split.first_player_wins(&after), "{split:?}");
        assert_eq!(split.winning_moves(&[u64::MAX - 1]).next(), Some(Move { heap: 0, to: vec![] }));
    }
}

#[test]
#[should_panic(expected = "a heap below 2^64 - 1")]
fn a_value_beyond_u64_is_refused() {
    Split::Two.grundy(u64::MAX);
}

#[test]
#[ignore = "longer proof run"]
fn prove_lasker() {
    check(15, 8, 3000);
    println!("lasker: verified up to heaps of 15, pairs of 8, values up to 3000 (three parts: 600)");
}
