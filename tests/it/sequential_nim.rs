use grundy::nim::Move;
use grundy::sequential_nim;
use itertools::Itertools;
use oracle::naive::Naive;

fn options(piles: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let Some(pile) = piles.iter().position(|&stones| stones > 0) else { return vec![] };
    let after = |to| piles.iter().enumerate().map(|(i, &n)| if i == pile { to } else { n }).collect();
    (0..piles[pile]).map(|to| (Move { pile, to }, after(to))).collect()
}

#[test]
fn equals_the_definition() {
    let mut game =
        Naive::new(|piles: &Vec<u64>| options(piles).into_iter().map(|(_, after)| after).collect());
    for count in 0..=6 {
        for piles in (0..count).map(|_| 0..=4).multi_cartesian_product() {
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
