use grundy::moore::{first_player_wins, losing_positions, winning_moves};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every heap may shrink, at most k of them and at least one.
fn moves(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let all = heaps.iter().map(|&heap| 0..=heap).multi_cartesian_product();
    all.filter(|after| (1..=k).contains(&after.iter().zip(heaps).filter(|(x, y)| x != y).count())).collect()
}

fn compare(count: usize, largest: u64, most: usize) {
    for k in 1..=most {
        let mut game = Naive::new(|heaps: &Vec<u64>| moves(heaps, k));
        for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(first_player_wins(&heaps, k), game.wins(&heaps), "{heaps:?} k = {k}");
            let expected =
                moves(&heaps, k).into_iter().filter(|after| !game.wins(after)).sorted().collect_vec();
            let found = winning_moves(&heaps, k).collect_vec();
            assert_eq!(found.iter().cloned().sorted().collect_vec(), expected, "{heaps:?} k = {k}");
            let digits = |after: &Vec<u64>| {
                (0..8).rev().flat_map(|bit| after.iter().map(move |n| n >> bit & 1)).collect_vec()
            };
            assert!(found.iter().map(digits).is_sorted_by(|a, b| a > b), "{heaps:?} k = {k}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    [(0, 0), (1, 9), (2, 9), (3, 6), (4, 3)]
        .into_iter()
        .for_each(|(count, largest)| compare(count, largest, 4));
}

#[test]
fn lost_positions_are_counted() {
    for (count, k) in (0..=4).cartesian_product(1..=4) {
        let mut expected = vec![0; 13];
        for heaps in (0..count).map(|_| 0..=12).multi_cartesian_product() {
            let total: u64 = heaps.iter().sum();
            if total <= 12 && !first_player_wins(&heaps, k) {
                expected[total as usize] += 1;
            }
        }
        assert_eq!(losing_positions(count, k, 12, 1 << 32), expected, "{count} heaps, k = {k}");
        let small = expected.iter().map(|lost| lost % 3).collect_vec();
        assert_eq!(losing_positions(count, k, 12, 3), small, "{count} heaps, k = {k}");
    }
}

#[test]
#[ignore = "long"]
fn prove_moore() {
    [(3, 10), (4, 5), (5, 3)].into_iter().for_each(|(count, largest)| compare(count, largest, 5));
    println!("moore: verified up to 3 heaps of 10, 4 of 5, 5 of 3, k up to 5");
}

#[test]
fn the_largest_heaps_and_many_of_them_work() {
    assert_eq!(winning_moves(&[u64::MAX, 1, 2], usize::MAX).collect_vec(), [[0, 0, 0]]);
    let random = &mut fastrand::Rng::with_seed(1);
    for k in [1, 2, 7, 63] {
        let heaps = (0..500).map(|_| random.u64(..)).collect_vec();
        let after = winning_moves(&heaps, k).next().unwrap();
        assert!(!first_player_wins(&after, k));
        let changed = heaps.iter().zip(&after).filter(|(before, after)| after != before).count();
        assert!(
            (1..=k).contains(&changed) && heaps.iter().zip(&after).all(|(before, after)| after <= before)
        );
    }
}

/// Half of many heaps may shrink: a move is found at once, with little memory, and so is the next.
#[test]
fn thousands_of_heaps_work() {
    let random = &mut fastrand::Rng::with_seed(2);
    let heaps = (0..4000).map(|_| random.u64(..)).collect_vec();
    let after = winning_moves(&heaps, 2000).take(3).collect_vec();
    assert!(after.len() == 3 && after.iter().all_unique());
    for after in after {
        assert!(!first_player_wins(&after, 2000));
        let changed = heaps.iter().zip(&after).filter(|(before, after)| after != before).count();
        assert!(changed <= 2000 && heaps.iter().zip(&after).all(|(before, after)| after <= before));
    }
}

/// A million empty heaps cost no more than the stones can use.
#[test]
fn many_more_heaps_than_stones() {
    assert_eq!(losing_positions(1_000_000, 1, 3, 1 << 32), [1, 0, (1_000_000 * 999_999 / 2) % (1 << 32), 0]);
}

/// No stone has one position, which is less than the modulus, too.
#[test]
fn no_stones() {
    assert_eq!([1, 2].map(|modulus| losing_positions(3, 2, 0, modulus)), [[0], [1]]);
}
