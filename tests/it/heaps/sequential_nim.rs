use grundy::nim::Move;
use grundy::sequential_nim;
use itertools::Itertools;
use oracle::naive::Naive;

fn options(piles: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let Some(pile) = piles.iter().position(|&stones| stones > 0) else { return vec![] };
    let after = |to| piles.iter().enumerate().map(|(i, &n)| if i == pile { to } else { n }).collect();
    (0..piles[pile]).map(|to| (Move { pile, to }, after(to))).collect()
}

/// All rows of so many piles, each of at most so many stones.
fn compare(sizes: &[(usize, u64)]) {
    let mut game =
        Naive::new(|piles: &Vec<u64>| options(piles).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in sizes {
        for piles in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(sequential_nim::first_player_wins(&piles), game.wins(&piles), "{piles:?}");
            let winning: Vec<Move> = options(&piles)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(sequential_nim::winning_move(&piles).into_iter().collect_vec(), winning, "{piles:?}");
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
    println!("sequential_nim: verified up to 3 piles of 25, 4 of 12, 6 of 6, 8 of 4");
}
