use grundy::nim::Move;
use grundy::partisan_takes::*;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;

fn options(heaps: &[u64], take: u64) -> Vec<(Move, Vec<u64>)> {
    let enough = (0..heaps.len()).filter(|&heap| heaps[heap] >= take);
    let after = |heap: usize| {
        let mut after = heaps.to_vec();
        after[heap] -= take;
        (Move { heap, to: after[heap] }, after)
    };
    enough.map(after).collect()
}

/// Heaps, what the player to move takes, and what the other one does.
type Position = (Vec<u64>, u64, u64);

fn compare(sizes: &[(usize, u64)], most: u64) {
    let mut game = Naive::new(|(heaps, ours, theirs): &Position| {
        options(heaps, *ours).into_iter().map(|(_, after)| (after, *theirs, *ours)).collect_vec()
    });
    for &(count, largest) in sizes {
        for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            for (a, b) in iproduct!(1..=most, 1..=most) {
                let wins = game.wins(&(heaps.clone(), a, b));
                assert_eq!(first_player_wins(&heaps, a, b), wins, "{heaps:?}, {a}, {b}");
                let winning = options(&heaps, a).into_iter();
                let winning = winning.filter(|(_, after)| !game.wins(&(after.clone(), b, a)));
                let winning = winning.map(|(to, _)| to).collect_vec();
                assert_eq!(winning_moves(&heaps, a, b).collect_vec(), winning, "{heaps:?}, {a}, {b}");
            }
        }
    }
}

#[test]
fn equals_the_definition() {
    compare(&[(0, 0), (1, 40), (2, 14), (3, 9)], 5);
}

#[test]
#[ignore = "long"]
fn prove_partisan_takes() {
    compare(&[(1, 80), (2, 25), (3, 13), (4, 8)], 5);
    println!("partisan_takes: verified up to takes of 5, heaps of 80, 2 of 25, 3 of 13, 4 of 8");
}

#[test]
fn all_pairs_are_counted() {
    for heaps in (0..=3).flat_map(|count| (0..count).map(|_| 0..=8u64).multi_cartesian_product()) {
        for most in [0, 1, 2, 5, 11, 20] {
            let mut counts = [0; 4];
            for (a, b) in iproduct!(1..=most, 1..=most) {
                let begins = [first_player_wins(&heaps, a, b), first_player_wins(&heaps, b, a)];
                let kinds = [[true, false], [false, true], [true, true], [false, false]];
                counts[kinds.iter().position(|kind| *kind == begins).unwrap()] += 1;
            }
            assert_eq!(count_by_winner(&heaps, most), counts, "{heaps:?}, {most}");
        }
    }
}

#[test]
fn the_largest_numbers_work() {
    let max = u64::MAX;
    assert!(first_player_wins(&[max], max, max) && !first_player_wins(&[max - 1], max, 1));
    assert!(first_player_wins(&[max - 1], 1, max) && first_player_wins(&[max], max, 1));
}

#[test]
#[should_panic(expected = "positive")]
fn nothing_is_no_move() {
    first_player_wins(&[3], 0, 2);
}
