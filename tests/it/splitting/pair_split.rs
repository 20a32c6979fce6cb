use crate::fixtures::{check_sums, lists};
use grundy::pair_split::{self, Move};
use itertools::Itertools;
use oracle::naive::Naive;

fn check(one: u64, two: u64) {
    let on = |heap: usize, pair: &[u64; 2]| {
        let mut all = Vec::new();
        for split in [0, 1] {
            for part in 1..=pair[split] / 2 {
                let to = [part, pair[split] - part];
                all.push((Move { heap, split, to }, vec![to]));
            }
        }
        all
    };
    let pairs = |largest: u64| (1..=largest).cartesian_product(1..=largest).map(|(a, b)| [a, b]);
    let winning = |at: &[[u64; 2]]| pair_split::winning_moves(at).collect_vec();
    check_sums(lists(1, pairs(one)), on, pair_split::first_player_wins, winning);
    check_sums(lists(2, pairs(two)), on, pair_split::first_player_wins, winning);
    let mut game = Naive::new(|pair: &[u64; 2]| on(0, pair).into_iter().map(|(_, left)| left[0]).collect());
    pairs(one).for_each(|pair| assert_eq!(pair_split::grundy(pair), game.grundy(&pair), "{pair:?}"));
}

#[test]
fn equals_the_definition() {
    check(25, 5);
    assert_eq!(pair_split::grundy([u64::MAX, u64::MAX]), 0);
}

#[test]
#[ignore = "longer proof run"]
fn prove_pair_split() {
    check(60, 7);
    println!("pair_split: verified up to one pair of 60, two of 7");
}
