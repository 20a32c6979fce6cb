use grundy::dynamic_subtraction::{first_player_wins, losing_sizes, parts, winning_moves};
use grundy::fibonacci_nim;
use itertools::Itertools;
use oracle::naive::Naive;

fn compare(largest: u64, k: u64) {
    let after = |n: u64, take: u64| (n - take, (k * take).min(n - take));
    let mut game =
        Naive::new(|&(n, limit): &(u64, u64)| (1..=limit.min(n)).map(|take| after(n, take)).collect_vec());
    for (n, limit) in (0..=largest).cartesian_product(0..=largest) {
        assert_eq!(first_player_wins(n, limit, k), game.wins(&(n, limit.min(n))), "{n} limit {limit} k {k}");
        let wins = (1..=limit.min(n)).filter(|&take| !game.wins(&after(n, take)));
        let expected = wins.map(|take| n - take).collect_vec();
        assert_eq!(winning_moves(n, limit, k).collect_vec(), expected, "{n} limit {limit} k {k}");
    }
    let lost = (1..=largest).filter(|&n| !game.wins(&(n, n - 1))).collect_vec();
    assert_eq!(losing_sizes(k).take_while(|&size| size <= largest).collect_vec(), lost, "k {k}");
}

/// The least winning take is all that matters about a size: a take wins if the limit that it sets
/// is below that of the size it leaves.
fn compare_with_least_takes(largest: u64, k: u64) {
    let mut least = vec![u64::MAX]; // nothing wins where nothing is left
    for n in 1..=largest {
        let wins = |take: &u64| least[(n - take) as usize] > k * take;
        let expected = (1..=n).filter(wins).map(|take| n - take).collect_vec();
        assert_eq!(winning_moves(n, n, k).collect_vec(), expected, "{n} k {k}");
        let first = n - expected[0];
        assert_eq!(parts(n, k).last(), Some(&first), "{n} k {k}");
        assert!(first_player_wins(n, first, k) && !first_player_wins(n, first - 1, k), "{n} k {k}");
        let within = expected.iter().copied().filter(|left| n - left <= 2 * first).collect_vec();
        assert_eq!(winning_moves(n, 2 * first, k).collect_vec(), within, "{n} k {k}");
        least.push(first);
    }
}

#[test]
fn equals_the_definition_on_small_piles() {
    (1..=8).chain([20, 50]).for_each(|k| compare(40, k));
}

#[test]
fn equals_the_least_winning_takes() {
    [1, 2, 3, 5, 12, 20, 100, 399, 400].into_iter().for_each(|k| compare_with_least_takes(400, k));
}

#[test]
#[ignore = "long"]
fn prove_dynamic_subtraction() {
    (1..=30).for_each(|k| compare(150, k));
    (1..=12).chain([30, 70, 71, 1000, 4999]).for_each(|k| compare_with_least_takes(5000, k));
    println!(
        "dynamic_subtraction: verified up to piles and limits of 150 (k <= 30), least winning takes up to 5000"
    );
}

/// One size after the other, far beyond the table from which `parts` jumps to the largest.
#[test]
fn parts_are_losing_sizes_far_apart() {
    let random = &mut fastrand::Rng::with_seed(1);
    for k in [1, 2, 3, 7, 100, 1000] {
        let sizes = losing_sizes(k).collect_vec();
        let large = (0..100).map(|_| random.u64(..) >> random.u32(0..64)).collect_vec();
        let edges = (0..100).map(|_| sizes[random.usize(..sizes.len())]).flat_map(|size| [size - 1, size]);
        for n in large.into_iter().chain(edges).chain([0, u64::MAX]) {
            let parts = parts(n, k);
            assert_eq!(parts.iter().sum::<u64>(), n, "{n} k {k}");
            assert!(parts.iter().all(|part| sizes.binary_search(part).is_ok()), "{n} k {k}: {parts:?}");
            let far = |&(high, low): &(&u64, &u64)| u128::from(*low) * u128::from(k) < u128::from(*high);
            assert!(parts.iter().tuple_windows().all(|pair| far(&pair)), "{n} k {k}: {parts:?}");
        }
    }
}

#[test]
fn factor_2_is_fibonacci_nim_and_factor_1_binary() {
    let random = &mut fastrand::Rng::with_seed(2);
    for _ in 0..500 {
        let n = random.u64(..) >> random.u32(0..64);
        let limit = random.u64(..=n);
        assert_eq!(parts(n, 2), fibonacci_nim::zeckendorf(n));
        let expected = fibonacci_nim::winning_moves(n, limit).collect_vec();
        assert_eq!(winning_moves(n, limit, 2).collect_vec(), expected, "{n} limit {limit}");
        assert_eq!(first_player_wins(n, limit, 1), n != 0 && n & n.wrapping_neg() <= limit);
    }
    assert_eq!(losing_sizes(1).collect_vec(), (0..64).map(|bit| 1 << bit).collect_vec());
}

#[test]
fn the_largest_numbers_work() {
    for k in [u64::MAX, u64::MAX - 1, 1 << 63, 1 << 50, 10_000, 1] {
        assert!(first_player_wins(u64::MAX, u64::MAX, k));
        assert_eq!(parts(u64::MAX, k).iter().sum::<u64>(), u64::MAX);
        assert!(!first_player_wins(0, u64::MAX, k) && !first_player_wins(1, 0, k));
    }
    assert!(!first_player_wins(u64::MAX, u64::MAX - 1, u64::MAX)); // 1 gives it all away
    assert_eq!(winning_moves(u64::MAX, u64::MAX, u64::MAX).collect_vec(), [0]);
    assert_eq!(losing_sizes(u64::MAX).take(5).collect_vec(), [1, 2, 3, 4, 5]);
}

#[test]
fn factor_0_is_refused() {
    assert!(std::panic::catch_unwind(|| first_player_wins(5, 4, 0)).is_err());
    assert!(std::panic::catch_unwind(|| winning_moves(5, 4, 0).next()).is_err());
    assert!(std::panic::catch_unwind(|| parts(0, 0)).is_err());
    assert!(std::panic::catch_unwind(|| losing_sizes(0).next()).is_err());
}
