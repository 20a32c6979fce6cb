use grundy::misere;
use grundy::nim::Move;
use itertools::Itertools;
use oracle::naive::Naive;

fn nim_options(piles: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let moves = piles.iter().enumerate().flat_map(|(pile, &n)| (0..n).map(move |to| Move { heap: pile, to }));
    moves
        .map(|to| {
            let mut after = piles.to_vec();
            after[to.heap] = to.to;
            (to, after)
        })
        .collect()
}

fn check_nim(bounds: &[(usize, u64)]) {
    let mut game = Naive::new(|p: &Vec<u64>| nim_options(p).into_iter().map(|(_, after)| after).collect());
    for &(count, largest) in bounds {
        for piles in (0..count).map(|_| 0..=largest).multi_cartesian_product() {
            assert_eq!(
                misere::first_player_wins(piles.iter().copied()),
                game.wins_misere(&piles),
                "{piles:?}"
            );
            let winning = nim_options(&piles).into_iter().filter(|(_, after)| !game.wins_misere(after));
            let winning = winning.map(|(to, _)| to).collect_vec();
            assert_eq!(misere::winning_moves(&piles).collect_vec(), winning, "{piles:?}");
        }
    }
}

#[test]
fn nim_equals_the_definition() {
    check_nim(&[(0, 0), (1, 30), (2, 20), (3, 9), (4, 5), (5, 3)]);
}

#[test]
fn the_largest_piles_work() {
    assert_eq!(misere::winning_moves(&[u64::MAX, 1]).collect_vec(), [Move { heap: 0, to: 0 }]);
    assert_eq!(misere::winning_moves(&[u64::MAX, 2]).collect_vec(), [Move { heap: 0, to: 2 }]);
}

#[test]
#[ignore = "longer proof run"]
fn prove_misere() {
    check_nim(&[(2, 60), (3, 24), (4, 11), (5, 7), (6, 5)]);
    println!("misere: verified up to 2 piles of 60, 3 of 24, 4 of 11, 5 of 7, 6 of 5");
}
