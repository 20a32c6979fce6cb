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
