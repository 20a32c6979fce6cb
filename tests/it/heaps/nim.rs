use grundy::nim::{self, Move};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every heap may shrink to anything.
fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let moves = heaps.iter().enumerate().flat_map(|(heap, &n)| (0..n).map(move |to| Move { heap, to }));
    moves
        .map(|to| {
            (to, heaps.iter().enumerate().map(|(i, &n)| if i == to.heap { to.to } else { n }).collect())
        })
        .collect()
}

/// All positions of each number of heaps, each of up to a number of stones.
fn compare(sizes: &[(usize, u64)]) {
    let mut game =
        Naive::new(|heaps: &Vec<u64>| options(heaps).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in sizes {
        for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(nim::nim_sum(&heaps), game.grundy(&heaps).into(), "{heaps:?}");
            assert_eq!(nim::first_player_wins(&heaps), game.wins(&heaps), "{heaps:?}");
            let winning: Vec<Move> = options(&heaps)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(nim::winning_moves(&heaps).collect_vec(), winning, "{heaps:?}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    compare(&[(0, 0), (1, 30), (2, 20), (3, 10), (4, 6)]);
}

#[test]
fn the_largest_heaps_work() {
    assert_eq!(nim::winning_moves(&[u64::MAX, 1]).collect_vec(), [Move { heap: 0, to: 1 }]);
}

#[test]
#[ignore = "long"]
fn prove_nim() {
    compare(&[(2, 60), (3, 25), (4, 12), (5, 6)]);
    println!("nim: verified up to 3 heaps of 25, 4 of 12, 5 of 6");
}

#[test]
fn runs_of_sizes() {
    for (low, high) in (0..70).flat_map(|low| (0..70).map(move |high| (low, high))) {
        let sum = (low..=high).fold(0, |sum, n| sum ^ n);
        assert_eq!(nim::nim_sum_of_run(low, high), sum, "{low}..={high}");
        let top = u64::MAX - high;
        let sum = (top..=u64::MAX - low).fold(0, |sum, n| sum ^ n);
        assert_eq!(nim::nim_sum_of_run(top, u64::MAX - low), sum, "{low}, {high}");
    }
}

#[test]
fn what_is_taken_and_what_is_left() {
    let heaps = [13, 6, 9, 0, 13];
    for one in nim::winning_moves(&heaps) {
        assert_eq!(one.taken(&heaps) + one.to, heaps[one.heap]);
        assert!(one.taken(&heaps) > 0);
    }
}
