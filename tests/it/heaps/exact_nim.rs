use grundy::exact_nim::*;
use itertools::Itertools;
use oracle::naive::Naive;

/// What one move makes of the heaps.
fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let after = |chosen: Vec<usize>| {
        let sizes = chosen.iter().map(|&heap| 0..heaps[heap]).multi_cartesian_product().collect_vec();
        sizes.into_iter().map(move |sizes| {
            let mut after = heaps.to_vec();
            chosen.iter().zip(sizes).for_each(|(&heap, size)| after[heap] = size);
            after
        })
    };
    (0..heaps.len()).combinations(k).flat_map(after).collect()
}

fn compare(count: usize, largest: u64) {
    for k in count.div_ceil(2).max(1)..=count + 1 {
        let mut game = Naive::new(|heaps: &Vec<u64>| options(heaps, k));
        for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(first_player_wins(&heaps, k), game.wins(&heaps), "{heaps:?}, {k}");
            let found = some_winning_move(&heaps, k);
            assert_eq!(found.is_some(), game.wins(&heaps), "{heaps:?}, {k}");
            let Some(found) = found else { continue };
            let mut after = heaps.clone();
            assert!(found.len() == k && found.windows(2).all(|pair| pair[0].heap < pair[1].heap));
            for one in found {
                assert!(one.to < heaps[one.heap], "{heaps:?}, {k}");
                after[one.heap] = one.to;
            }
            assert!(!game.wins(&after), "{heaps:?}, {k}: {after:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    [(1, 6), (2, 6), (3, 6), (4, 4)].iter().for_each(|&(count, largest)| compare(count, largest));
}

#[test]
#[ignore = "long"]
fn prove_exact_nim() {
    [(3, 12), (4, 6), (5, 4), (6, 3)].iter().for_each(|&(count, largest)| compare(count, largest));
    println!("exact_nim: verified up to 3 heaps of 12, 4 of 6, 5 of 4, 6 of 3");
}

#[test]
#[should_panic(expected = "too few")]
fn less_than_half_is_another_game() {
    first_player_wins(&[1, 2, 3], 1);
}
