use grundy::divisors::*;
use itertools::Itertools;
use oracle::naive::Naive;

fn compare(largest: u64) {
    let divisors = |n: u64| (1..=n).filter(move |d| n.is_multiple_of(*d));
    let mut without_n = Naive::new(|&n: &u64| divisors(n).filter(|&d| d < n).map(|d| n - d).collect());
    let mut with_n = Naive::new(|&n: &u64| divisors(n).map(|d| n - d).collect());
    let mut without_both =
        Naive::new(|&n: &u64| divisors(n).filter(|&d| 1 < d && d < n).map(|d| n - d).collect());
    let mut smaller = Naive::new(|&n: &u64| divisors(n).filter(|&d| d < n).collect());
    for n in 0..=largest {
        assert!(list(n).into_iter().eq(divisors(n)), "{n}");
        assert_eq!(grundy_proper(n), without_n.grundy(&n), "{n}");
        assert_eq!(grundy_any(n), with_n.grundy(&n), "{n}");
        assert_eq!(first_player_wins_middle(n), without_both.wins(&n), "{n}");
        assert_eq!(grundy_quotient(n), smaller.grundy(&n), "{n}");
        let left = || divisors(n).map(|d| n - d);
        for rest in 0..4 {
            let wins = left().filter(|&to| to > 0 && without_n.grundy(&to) == rest).collect_vec();
            assert_eq!(winning_moves_proper(n, rest.into()).collect_vec(), wins, "{n} {rest}");
            let wins = left().filter(|to| with_n.grundy(to) == rest).collect_vec();
            assert_eq!(winning_moves_any(n, rest.into()).collect_vec(), wins, "{n} {rest}");
            let wins = divisors(n).filter(|&d| d < n && smaller.grundy(&d) == rest).collect_vec();
            assert_eq!(winning_moves_quotient(n, rest.into()).collect_vec(), wins, "{n} {rest}");
        }
        let wins = left().filter(|&to| 0 < to && to + 1 < n && !without_both.wins(&to)).collect_vec();
        assert_eq!(winning_moves_middle(n).collect_vec(), wins, "{n}");
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
    assert_eq!((grundy_proper(1 << 63), grundy_any(1 << 63)), (63, 64));
    assert!(!first_player_wins_middle(1 << 63));
}
