use grundy::nim_exceptions::NimExceptions;
use itertools::Itertools;
use oracle::naive::Naive;

/// Values and all moves, also of heaps beyond those with exceptions.
fn compare(pairs: &[(u64, u64)], largest: u64) {
    let options =
        |heap: u64| (0..heap).rev().filter(|left| !pairs.contains(&(heap, heap - left))).collect_vec();
    let mut game = Naive::new(|&heap: &u64| options(heap));
    let nim = NimExceptions::new(pairs);
    for heap in 0..=largest {
        assert_eq!(nim.grundy(heap), game.grundy(&heap).into(), "{heap} {pairs:?}");
        for rest in 0..=heap + 1 {
            let lost = options(heap).into_iter().filter(|left| u64::from(game.grundy(left)) == rest);
            let expected = lost.collect_vec();
            assert_eq!(
                nim.winning_moves(heap, rest).collect_vec(),
                expected,
                "{heap}, rest {rest} {pairs:?}"
            );
        }
    }
    let mut sum = Naive::new(|heaps: &[u64; 2]| oracle::naive::sum_options(heaps, |&heap| options(heap)));
    for heaps in [[largest, largest - 1], [largest, largest], [largest / 2, largest]] {
        assert_eq!(nim.first_player_wins(&heaps), sum.wins(&heaps), "{heaps:?} {pairs:?}");
    }
}

fn compare_all(most: u64) {
    let pairs = (1..=most).flat_map(|heap| (1..=heap).map(move |take| (heap, take))).collect_vec();
    pairs.into_iter().powerset().for_each(|pairs| compare(&pairs, most + 2));
}

/// Many exceptions from heaps of up to 30, so that values repeat often.
fn compare_random(seed: u64, count: usize) {
    let random = &mut fastrand::Rng::with_seed(seed);
    for _ in 0..count {
        let most = random.u64(1..=30);
        let kept = random.f64();
        let all = (1..=most).flat_map(|heap| (1..=heap).map(move |take| (heap, take)));
        let mut pairs = all.filter(|_| random.f64() > kept).collect_vec();
        random.shuffle(&mut pairs);
        compare(&pairs, most + 2);
    }
}

#[test]
fn equals_the_definition_for_all_lists() {
    compare_all(4);
}

#[test]
fn equals_the_definition_for_random_lists() {
    compare_random(1, 12);
}

#[test]
#[ignore = "long"]
fn prove_nim_exceptions() {
    compare_all(5);
    compare_random(2, 2000);
    println!("nim_exceptions: verified for all lists up to heaps of 5, 2000 random ones up to 30");
}

#[test]
fn pairs_that_are_no_moves_change_nothing() {
    let nim = NimExceptions::new(&[(3, 4), (2, 0), (0, 0), (5, u64::MAX), (2, 1), (2, 1), (2, 1)]);
    assert_eq!((0..5).map(|heap| nim.grundy(heap)).collect_vec(), [0, 1, 1, 2, 3]);
    assert_eq!(nim.winning_moves(4, 1).collect_vec(), [2, 1]);
    assert!(!NimExceptions::new(&[]).first_player_wins(&[3, 5, 6]));
}

#[test]
fn the_largest_heaps_work() {
    let max = u64::MAX;
    let nim = NimExceptions::new(&[(max, 1), (max, max), (max - 1, max - 1), (1, 1)]);
    assert_eq!([max - 2, max - 1, max].map(|heap| nim.grundy(heap)), [max - 3, max - 2, max - 2]);
    assert_eq!(nim.winning_moves(max, 0).collect_vec(), [1]); // 0 is forbidden
    assert_eq!(nim.winning_moves(max, max - 2).next(), None); // max - 1 is forbidden
    assert_eq!(nim.winning_moves(max, max - 3).collect_vec(), [max - 2]);
    assert_eq!(nim.winning_moves(max, max).next(), None);
    assert_eq!(nim.winning_moves(0, 0).next(), None);
}

/// Every heap in a long list repeats 0: as many moves as there are.
#[test]
fn many_repeats_work() {
    let pairs = (1..=500).flat_map(|heap| (1..=heap).map(move |take| (heap, take))).collect_vec();
    let nim = NimExceptions::new(&pairs);
    assert_eq!(nim.grundy(1_000_000_000_000_000_000), 999_999_999_999_999_500);
    assert!(nim.winning_moves(501, 0).eq((0..=500).rev()));
    assert_eq!(nim.winning_moves(500, 0).next(), None);
}
