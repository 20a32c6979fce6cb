use grundy::bash;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;
use std::ops::RangeInclusive;

const HEAPS: RangeInclusive<u64> = 0..=60;
const MOST: RangeInclusive<u64> = 1..=20;

/// All heaps up to `most` with takes up to each of these.
fn compare(heaps: RangeInclusive<u64>, takes: RangeInclusive<u64>) {
    for m in takes {
        let mut naive = Naive::new(|&n: &u64| (1..=m.min(n)).map(|take| n - take).collect());
        for n in heaps.clone() {
            assert_eq!(bash::grundy(n, m), u64::from(naive.grundy(&n)), "{n} {m}");
            assert_eq!(bash::first_player_wins(n, m), naive.wins(&n), "{n} {m}");
            for rest in 0..=m + 2 {
                let options = (1..=m.min(n)).map(|take| n - take);
                let moves = options.filter(|left| u64::from(naive.grundy(left)) == rest).collect_vec();
                assert_eq!(bash::winning_move(n, m, rest).into_iter().collect_vec(), moves, "{n} {m}");
            }
        }
    }
}

#[test]
fn values_and_moves_equal_the_definition() {
    compare(HEAPS, MOST);
}

#[test]
fn any_number_and_odd_numbers() {
    let mut any = Naive::new(|&n: &u64| (1..=n).map(|take| n - take).collect());
    let mut odd = Naive::new(|&n: &u64| (1..=n).step_by(2).map(|take| n - take).collect());
    for n in HEAPS {
        assert_eq!(bash::grundy(n, u64::MAX), u64::from(any.grundy(&n)));
        assert_eq!(bash::grundy_odd(n), u64::from(odd.grundy(&n)));
    }
    assert_eq!(bash::grundy(u64::MAX, u64::MAX), u64::MAX);
    assert_eq!(bash::winning_move(u64::MAX, u64::MAX, 1), Some(1));
}

/// The price may exceed the goal; whoever reaches it has won, so the next player has lost.
#[test]
fn raises_equal_the_definition() {
    for (goal, m) in iproduct!(HEAPS, MOST) {
        let raises =
            |&price: &u64| if price >= goal { vec![] } else { (1..=m).map(|by| price + by).collect() };
        let mut naive = Naive::new(raises);
        let expected = raises(&0).into_iter().filter(|price| !naive.wins(price)).collect_vec();
        assert_eq!(bash::winning_raises(goal, m).collect_vec(), expected, "{goal} {m}");
        assert_eq!(bash::first_player_wins(goal, m), naive.wins(&0), "{goal} {m}");
    }
    assert!(bash::winning_raises(u64::MAX, u64::MAX).eq([u64::MAX]));
}

#[test]
#[ignore = "long"]
fn prove_bash() {
    compare(0..=500, 1..=100);
    println!("bash: verified up to heaps of 500, takes of 100");
}
