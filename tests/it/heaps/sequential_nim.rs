use grundy::nim::Move;
use grundy::sequential_nim;
use itertools::Itertools;
use oracle::naive::Naive;

fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let Some(heap) = heaps.iter().position(|&stones| stones > 0) else { return vec![] };
    let after = |to| heaps.iter().enumerate().map(|(i, &n)| if i == heap { to } else { n }).collect();
    (0..heaps[heap]).map(|to| (Move { heap, to }, after(to))).collect()
}

/// All rows of each number of heaps, each of up to a number of stones.
fn compare(sizes: &[(usize, u64)]) {
    let mut game =
        Naive::new(|heaps: &Vec<u64>| options(heaps).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in sizes {
        for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(sequential_nim::first_player_wins(&heaps), game.wins(&heaps), "{heaps:?}");
            let winning: Vec<Move> = options(&heaps)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(sequential_nim::winning_move(&heaps).into_iter().collect_vec(), winning, "{heaps:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    compare(&[(0, 0), (1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]);
}

#[test]
#[ignore = "long"]
fn prove_sequential_nim() {
    compare(&[(3, 25), (4, 12), (6, 6), (8, 4)]);
    println!("sequential_nim: verified up to 3 heaps of 25, 4 of 12, 6 of 6, 8 of 4");
}

/// Heaps from all of which a move takes the same number.
fn compare_common(count: usize, largest: u64) {
    let mut game = Naive::new(|heaps: &Vec<u64>| {
        let least = heaps.iter().copied().filter(|&n| n > 0).min().unwrap_or(0);
        (1..=least).map(|take| heaps.iter().map(|n| n.saturating_sub(take)).collect()).collect()
    });
    for heaps in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
        let steps = sequential_nim::from_common_takes(&heaps);
        assert_eq!(sequential_nim::first_player_wins(&steps), game.wins(&heaps), "{heaps:?}");
        // The step that shrinks is the first one; what is taken of it is taken of all heaps.
        if let Some(to) = sequential_nim::winning_move(&steps) {
            let take = to.taken(&steps);
            let after = heaps.iter().map(|n| n.saturating_sub(take)).collect_vec();
            assert!(to.heap == 0 && !game.wins(&after), "{heaps:?}, {take}");
        }
    }
}

#[test]
fn common_takes_equal_the_definition() {
    (0..=4).for_each(|count| compare_common(count, 6));
}

#[test]
#[ignore = "long"]
fn prove_common_takes() {
    compare_common(5, 9);
    println!("sequential_nim, common takes: verified up to 5 heaps of 9");
}
