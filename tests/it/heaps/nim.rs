use grundy::nim::{self, Move};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every pile may shrink to anything.
fn options(piles: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let moves = piles.iter().enumerate().flat_map(|(pile, &n)| (0..n).map(move |to| Move { pile, to }));
    moves
        .map(|to| {
            (to, piles.iter().enumerate().map(|(i, &n)| if i == to.pile { to.to } else { n }).collect())
        })
        .collect()
}

/// All positions of so many piles, each of at most so many stones.
fn compare(sizes: &[(usize, u64)]) {
    let mut game =
        Naive::new(|piles: &Vec<u64>| options(piles).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in sizes {
        for piles in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(nim::nim_sum(&piles), game.grundy(&piles).into(), "{piles:?}");
            assert_eq!(nim::first_player_wins(&piles), game.wins(&piles), "{piles:?}");
            let winning: Vec<Move> = options(&piles)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(nim::winning_moves(&piles).collect_vec(), winning, "{piles:?}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_piles() {
    compare(&[(0, 0), (1, 30), (2, 20), (3, 10), (4, 6)]);
}

#[test]
fn the_largest_piles_work() {
    assert_eq!(nim::winning_moves(&[u64::MAX, 1]).collect_vec(), [Move { pile: 0, to: 1 }]);
}

#[test]
#[ignore = "long"]
fn prove_nim() {
    compare(&[(2, 60), (3, 25), (4, 12), (5, 6)]);
    println!("nim: verified up to 3 piles of 25, 4 of 12, 5 of 6");
}
