use grundy::divisors::*;
use grundy::mex::mex;
use grundy::sum;
use itertools::Itertools;
use oracle::naive::{Naive, split_options};

fn compare(largest: u64) {
    let divisors = |n: u64| (1..=n).filter(move |d| n.is_multiple_of(*d));
    let mut without_n = Naive::new(|&n: &u64| divisors(n).filter(|&d| d < n).map(|d| n - d).collect());
    let mut with_n = Naive::new(|&n: &u64| divisors(n).map(|d| n - d).collect());
    let mut without_both =
        Naive::new(|&n: &u64| divisors(n).filter(|&d| 1 < d && d < n).map(|d| n - d).collect());
    let mut smaller = Naive::new(|&n: &u64| divisors(n).filter(|&d| d < n).collect());
    let mut values = vec![0]; // of n cut into equal parts
    for n in 0..=largest {
        assert!(list(n).into_iter().eq(divisors(n)), "{n}");
        assert_eq!(grundy_proper(n), without_n.grundy(&n), "{n}");
        assert_eq!(grundy_any(n), with_n.grundy(&n), "{n}");
        assert_eq!(first_player_wins_middle(n), without_both.wins(&n), "{n}");
        assert_eq!(grundy_quotient(n), smaller.grundy(&n), "{n}");
        let cut = |part: u64| sum::grundy((0..n / part).map(|_| values[part as usize])) as u32;
        let parts = || divisors(n).filter(|&part| part < n).map(|part| (part, cut(part)));
        let value = mex(parts().map(|(_, value)| value));
        assert_eq!(grundy_parts(n), value, "{n}");
        let left = || divisors(n).map(|d| n - d);
        for rest in 0..4 {
            let wins = left().filter(|&to| to > 0 && without_n.grundy(&to) == rest).collect_vec();
            assert_eq!(winning_moves_proper(n, rest.into()).collect_vec(), wins, "{n} {rest}");
            let wins = left().filter(|to| with_n.grundy(to) == rest).collect_vec();
            assert_eq!(winning_moves_any(n, rest.into()).collect_vec(), wins, "{n} {rest}");
            let wins = divisors(n).filter(|&d| d < n && smaller.grundy(&d) == rest).collect_vec();
            assert_eq!(winning_moves_quotient(n, rest.into()).collect_vec(), wins, "{n} {rest}");
            let wins = parts().filter(|&(_, value)| value == rest).map(|(part, _)| part).collect_vec();
            assert_eq!(winning_moves_parts(n, rest.into()).collect_vec(), wins, "{n} {rest}");
        }
        let wins = left().filter(|&to| 0 < to && to + 1 < n && !without_both.wins(&to)).collect_vec();
        assert_eq!(winning_moves_middle(n).collect_vec(), wins, "{n}");
        if n > 0 {
            values.push(value);
        }
    }
}

#[test]
fn equals_the_definition_on_small_numbers() {
    compare(400);
}

#[test]
#[ignore = "long"]
fn prove_divisors() {
    compare(5000);
    println!("divisors: verified up to 5000");
}

#[test]
fn numbers_beyond_32_bits_work() {
    assert_eq!(grundy_quotient(u64::MAX), 7); // 3 * 5 * 17 * 257 * 641 * 65537 * 6700417
    assert_eq!((grundy_parts(u64::MAX - 1), grundy_parts(1 << 63)), (8, 1)); // 2 * 7 * 7 * 73 * 127 * 337 * 92737 * 649657
    assert_eq!((grundy_proper(1 << 63), grundy_any(1 << 63)), (63, 64));
    assert!(!first_player_wins_middle(1 << 63));
}

/// The parts are games of their own, which `compare` takes for granted.
#[test]
fn equal_parts_equal_the_definition() {
    let cut = |n: u64| {
        let parts = (2..=n).filter(|k| n.is_multiple_of(*k)).map(|k| vec![n / k; k as usize]);
        parts
            .map(|mut parts| {
                parts.retain(|&part| part > 1);
                parts
            })
            .collect()
    };
    let mut game = Naive::new(|heaps: &Vec<u64>| split_options(heaps, cut));
    for n in 1..=40 {
        assert_eq!(grundy_parts(n), game.grundy(&vec![n]), "{n}");
    }
}
