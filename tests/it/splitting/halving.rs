use crate::fixtures::{check_sums, lists};
use grundy::halving::{self, Move};
use grundy::multi_sg;
use itertools::Itertools;

fn check(one: u64, table: usize) {
    for k in 1..=3 {
        let on = |heap: usize, &stones: &u64| {
            let mut all = Vec::new();
            if stones > 0 {
                all.push((Move { heap, to: stones - 1, halve: false }, vec![stones - 1]));
            }
            if stones > 0 && stones % 2 == 0 {
                all.push((Move { heap, to: stones / 2, halve: true }, vec![stones / 2; k]));
            }
            all
        };
        let wins = |heaps: &[u64]| halving::first_player_wins(heaps, k as u64);
        let winning = |heaps: &[u64]| halving::winning_moves(heaps, k as u64).collect_vec();
        check_sums(lists(1, 0..=one), on, wins, winning);
        check_sums(lists(2, 0..=one / 2), on, wins, winning);
    }
    for k in 1..=4 {
        let values = multi_sg::values(table + 1, |n, sg, mex| {
            if n > 0 {
                mex.insert(sg[n - 1]);
            }
            if n > 0 && n % 2 == 0 {
                mex.insert((0..k).fold(0, |sum, _| sum ^ sg[n / 2]));
            }
        });
        assert!((0..=table).all(|n| halving::grundy(n as u64, k) == values[n]), "k = {k}");
    }
}

#[test]
fn equals_the_definition() {
    check(9, 5000);
    assert_eq!(halving::grundy(u64::MAX, 1), 0);
}

#[test]
#[ignore = "longer proof run"]
fn prove_halving() {
    check(12, 1_000_000);
    println!("halving: verified up to heaps of 12, values up to 1000000 for k up to 4");
}
