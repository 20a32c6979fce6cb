use grundy::half_nim::*;
use itertools::Itertools;
use oracle::naive::Naive;

/// With all values of the rest up to two that no option has.
fn compare(largest: u64) {
    let at_most = |n: u64| (1..=n / 2).map(move |take| n - take);
    let at_least = |n: u64| (1..=n).filter(move |take| 2 * take >= n).map(move |take| n - take);
    let mut most = Naive::new(|&n: &u64| at_most(n).collect());
    let mut least = Naive::new(|&n: &u64| at_least(n).collect());
    for n in 0..=largest {
        assert_eq!(grundy(n), most.grundy(&n).into(), "{n}");
        assert_eq!(first_player_wins(n), most.wins(&n), "{n}");
        assert_eq!(grundy_at_least(n), least.grundy(&n).into(), "{n}");
        let values = at_most(n).map(|left| u64::from(most.grundy(&left))).collect_vec();
        for rest in 0..=n / 2 + 2 {
            let expected = at_most(n).zip(&values).filter(|&(_, &value)| value == rest);
            let expected = expected.map(|(left, _)| left).collect_vec();
            assert_eq!(winning_move(n, rest).into_iter().collect_vec(), expected, "{n}, rest {rest}");
        }
        for rest in 0..=grundy_at_least(n) + 2 {
            let expected = at_least(n).filter(|left| u64::from(least.grundy(left)) == rest).collect_vec();
            assert_eq!(winning_moves_at_least(n, rest).collect_vec(), expected, "{n}, rest {rest}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    compare(300);
}

#[test]
#[ignore = "long"]
fn prove_half_nim() {
    compare(3000);
    println!("half_nim: verified up to heaps of 3000, both rules");
}

/// What the header says of the rule that is not among the functions.
#[test]
fn less_than_half_is_the_heap_minus_1() {
    let mut game =
        Naive::new(|&n: &u64| (1..n).filter(|take| 2 * take < n).map(|take| n - take).collect_vec());
    for n in 1..=200 {
        assert_eq!(grundy(n - 1), game.grundy(&n).into(), "{n}");
        let lost = (1..n).filter(|take| 2 * take < n).map(|take| n - take).find(|left| !game.wins(left));
        assert_eq!(winning_move(n - 1, 0).map(|left| left + 1), lost, "{n}");
    }
}

#[test]
fn the_largest_heaps_work() {
    let max = u64::MAX;
    assert_eq!([max, max - 1, max / 2].map(grundy), [0, max / 2, 0]);
    assert_eq!([max, max / 2 + 1, max / 2].map(grundy_at_least), [64, 64, 63]);
    assert_eq!(winning_move(max, 0), None); // max / 2 would leave more than half
    assert_eq!(winning_move(max - 1, 0), Some(max / 2));
    assert_eq!(winning_move(max, max / 2 - 1), Some(max - 3)); // 2^64 - 3 is odd
    assert_eq!(winning_move(max, max / 2), Some(max - 1));
    assert_eq!(winning_move(max, max / 2 + 1), None);
    assert_eq!(winning_move(max, max), None);
    // All numbers of that many digits.
    for rest in 1..=63 {
        assert_eq!(winning_moves_at_least(max, rest).size_hint().0, 1 << (rest - 1));
        assert_eq!(winning_moves_at_least(max, rest).next(), Some((1 << rest) - 1));
    }
    assert_eq!([64, 65, max].map(|rest| winning_moves_at_least(max, rest).next()), [None; 3]);
}

/// The move really leads to the wanted value, and no heap with it is missed where none is found.
#[test]
fn moves_reach_the_rest_on_large_heaps() {
    let random = &mut fastrand::Rng::with_seed(1);
    for _ in 0..20_000 {
        let n = random.u64(..) >> random.u32(0..64);
        let rest = if random.bool() { random.u64(..=n / 2) } else { random.u64(..) >> random.u32(0..64) };
        match winning_move(n, rest) {
            Some(left) => assert!(left < n && n - left <= n / 2 && grundy(left) == rest, "{n}, rest {rest}"),
            None => assert!(rest == grundy(n) || rest > n.saturating_sub(1) / 2, "{n}, rest {rest}"),
        }
        let (first, value) = (winning_moves_at_least(n, rest).next(), grundy_at_least(n));
        assert_eq!(first.is_some(), rest < value, "{n}, rest {rest}");
        assert!(first.is_none_or(|left| left <= n / 2 && grundy_at_least(left) == rest), "{n}, rest {rest}");
    }
}
