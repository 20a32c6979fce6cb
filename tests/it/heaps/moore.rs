use grundy::moore::{first_player_wins, losing_positions, winning_moves};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every pile may shrink, at most k of them and at least one.
fn moves(piles: &[u64], k: usize) -> Vec<Vec<u64>> {
    let all = piles.iter().map(|&pile| 0..=pile).multi_cartesian_product();
    all.filter(|after| (1..=k).contains(&after.iter().zip(piles).filter(|(x, y)| x != y).count())).collect()
}

fn compare(count: usize, largest: u64, most: usize) {
    for k in 1..=most {
        let mut game = Naive::new(|piles: &Vec<u64>| moves(piles, k));
        for piles in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(first_player_wins(&piles, k), game.wins(&piles), "{piles:?} k = {k}");
            let expected =
                moves(&piles, k).into_iter().filter(|after| !game.wins(after)).sorted().collect_vec();
            assert_eq!(winning_moves(&piles, k).sorted().collect_vec(), expected, "{piles:?} k = {k}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_piles() {
    [(0, 0), (1, 9), (2, 9), (3, 6), (4, 3)]
        .into_iter()
        .for_each(|(count, largest)| compare(count, largest, 4));
}

#[test]
fn lost_positions_are_counted() {
    for (count, k) in (0..=4).cartesian_product(1..=4) {
        let mut expected = vec![0; 13];
        for piles in (0..count).map(|_| 0..=12).multi_cartesian_product() {
            let total: u64 = piles.iter().sum();
            if total <= 12 && !first_player_wins(&piles, k) {
                expected[total as usize] += 1;
            }
        }
        assert_eq!(losing_positions(count, k, 12, 1 << 32), expected, "{count} piles, k = {k}");
        let small = expected.iter().map(|lost| lost % 3).collect_vec();
        assert_eq!(losing_positions(count, k, 12, 3), small, "{count} piles, k = {k}");
    }
}

#[test]
#[ignore = "long"]
fn prove_moore() {
    [(3, 10), (4, 5), (5, 3)].into_iter().for_each(|(count, largest)| compare(count, largest, 5));
    println!("moore: verified up to 3 piles of 10, 4 of 5, 5 of 3, k up to 5");
}

#[test]
fn the_largest_piles_and_many_of_them_work() {
    assert_eq!(winning_moves(&[u64::MAX, 1, 2], usize::MAX).collect_vec(), [[0, 0, 0]]);
    let random = &mut fastrand::Rng::with_seed(1);
    for k in [1, 2, 7, 63] {
        let piles = (0..500).map(|_| random.u64(..)).collect_vec();
        let after = winning_moves(&piles, k).next().unwrap();
        assert!(!first_player_wins(&after, k));
        let changed = piles.iter().zip(&after).filter(|(before, after)| after != before).count();
        assert!(
            (1..=k).contains(&changed) && piles.iter().zip(&after).all(|(before, after)| after <= before)
        );
    }
}
