use grundy::nim::Move;
use grundy::two_ended_nim;
use itertools::Itertools;
use oracle::naive::Naive;

fn options(piles: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let full = |&i: &usize| piles[i] > 0;
    let ends = [(0..piles.len()).find(full), (0..piles.len()).rfind(full)];
    let after = |pile, to| piles.iter().enumerate().map(|(i, &n)| if i == pile { to } else { n }).collect();
    ends.into_iter()
        .flatten()
        .dedup()
        .flat_map(|pile| (0..piles[pile]).map(move |to| (Move { pile, to }, after(pile, to))))
        .collect()
}

/// All rows of so many piles, each of at most so many stones.
fn compare(sizes: &[(usize, u64)]) {
    let mut game =
        Naive::new(|piles: &Vec<u64>| options(piles).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in sizes {
        for piles in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(two_ended_nim::first_player_wins(&piles), game.wins(&piles), "{piles:?}");
            let winning: Vec<Move> = options(&piles)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(two_ended_nim::winning_moves(&piles).collect_vec(), winning, "{piles:?}");
        }
    }
}

#[test]
fn equals_the_definition() {
    compare(&[(0, 0), (1, 12), (2, 12), (3, 9), (4, 5), (5, 4)]);
}

#[test]
#[ignore = "long"]
fn prove_two_ended_nim() {
    compare(&[(2, 60), (3, 25), (4, 12), (5, 8), (6, 5), (7, 4)]);
    println!("two_ended_nim: verified up to 3 piles of 25, 4 of 12, 5 of 8, 6 of 5, 7 of 4");
}
