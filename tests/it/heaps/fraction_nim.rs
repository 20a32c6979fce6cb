use grundy::fraction_nim::*;
use grundy::half_nim;
use itertools::Itertools;
use oracle::naive::Naive;

/// With all values of the rest up to two that no option has.
fn compare(largest: u64) {
    for k in 1..=largest + 1 {
        let options = |n: u64| (1..=n / k).map(move |take| n - take);
        let mut game = Naive::new(|&n: &u64| options(n).collect());
        for n in 0..=largest {
            assert_eq!(grundy(n, k), game.grundy(&n).into(), "{n}, {k}");
            assert_eq!(first_player_wins(n, k), game.wins(&n), "{n}, {k}");
            let values = options(n).map(|left| (left, u64::from(game.grundy(&left)))).collect_vec();
            for rest in 0..=n / k + 2 {
                let expected = values.iter().filter(|(_, value)| *value == rest).map(|(left, _)| *left);
                let found = winning_move(n, k, rest).into_iter().collect_vec();
                assert_eq!(found, expected.collect_vec(), "{n}, {k}, rest {rest}");
            }
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    compare(120);
}

#[test]
#[ignore = "long"]
fn prove_fraction_nim() {
    compare(400);
    println!("fraction_nim: verified up to heaps of 400 and every k");
}

#[test]
fn a_half_is_half_nim() {
    let random = &mut fastrand::Rng::with_seed(1);
    for _ in 0..2000 {
        let n = random.u64(..) >> random.u32(0..64);
        assert_eq!(grundy(n, 2), half_nim::grundy(n), "{n}");
        let rest = random.u64(..) >> random.u32(0..64);
        assert_eq!(winning_move(n, 2, rest), half_nim::winning_move(n, rest), "{n}, {rest}");
    }
}

/// One step at a time, as the theorem says it.
#[test]
fn equal_steps_are_taken_together() {
    let random = &mut fastrand::Rng::with_seed(2);
    for _ in 0..3000 {
        let bits = random.u32(1..14);
        let (n, k) = (random.u64(..1 << 20), random.u64(1..1 << bits));
        let mut left = n;
        while left % k != 0 && left >= k {
            left -= left / k + 1;
        }
        assert_eq!(grundy(n, k), if left < k { 0 } else { left / k }, "{n}, {k}");
        let rest = random.u64(..=n / k);
        match winning_move(n, k, rest) {
            Some(to) => assert!(to < n && n - to <= n / k && grundy(to, k) == rest, "{n}, {k}, {rest}"),
            // All values up to n / k but its own are among its options, which are so many.
            None => assert!(rest == grundy(n, k) || n / k == 0, "{n}, {k}, {rest}"),
        }
    }
}

#[test]
fn the_largest_heaps_work() {
    let max = u64::MAX;
    assert_eq!(
        [grundy(max, 1), grundy(max, max), grundy(max, 3), grundy(max - 1, max)],
        [max, 1, max / 3, 0]
    );
    assert_eq!(winning_move(max, 1, max - 1), Some(max - 1));
    assert_eq!(winning_move(max, max, 0), Some(max - 1));
    assert_eq!([winning_move(max, max, 1), winning_move(max, 3, max)], [None; 2]);
    assert_eq!(winning_move(0, 5, 0), None);
    assert_eq!(grundy(winning_move(max, 7, 12345).unwrap(), 7), 12345);
}

#[test]
#[should_panic(expected = "k is 0: a heap has no such part")]
fn a_part_is_a_part_of_something() {
    grundy(5, 0);
}

#[test]
#[should_panic(expected = "k is 0: a heap has no such part")]
fn a_move_takes_a_part_of_something() {
    winning_move(5, 0, 0);
}
