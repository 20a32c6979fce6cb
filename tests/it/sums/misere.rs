use grundy::nim::Move;
use grundy::{anti_sg, misere, sum};
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
            assert_eq!(misere::first_player_wins(&piles), game.wins_misere(&piles), "{piles:?}");
            let winning = nim_options(&piles).into_iter().filter(|(_, after)| !game.wins_misere(after));
            let winning = winning.map(|(to, _)| to).collect_vec();
            assert_eq!(misere::winning_moves(&piles).collect_vec(), winning, "{piles:?}");
        }
    }
}

/// Position p of a game has the options `game[p]`, all of them below p.
type Game = Vec<Vec<usize>>;

/// A sum at the given positions, straight from the definition; the theorem's answers for it, if it
/// applies.
fn check_sum(games: &[&Game], at: &[usize]) -> bool {
    let Some(tables) = games
        .iter()
        .map(|game| anti_sg::values(game.len(), |p| game[p].iter().copied()))
        .collect::<Option<Vec<_>>>()
    else {
        return false;
    };
    let options = |at: &Vec<usize>| -> Vec<Vec<usize>> {
        let places = (0..at.len()).flat_map(|i| games[i][at[i]].iter().map(move |&to| (i, to)));
        places
            .map(|(i, to)| at.iter().enumerate().map(|(j, &p)| if i == j { to } else { p }).collect())
            .collect()
    };
    let mut whole = Naive::new(options);
    let at = at.to_vec();
    let values = at.iter().zip(&tables).map(|(&p, table)| u64::from(table[p])).collect_vec();
    assert_eq!(misere::first_player_wins(&values), whole.wins_misere(&at), "{games:?} at {at:?}");
    let numbered =
        (0..at.len()).flat_map(|game| (0..games[game][at[game]].len()).map(move |option| (game, option)));
    let winning = numbered
        .zip(options(&at))
        .filter(|(_, after)| !whole.wins_misere(after))
        .map(|((game, option), _)| sum::Move { game, option })
        .collect_vec();
    let moves = anti_sg::winning_moves(&values, |i| {
        games[i][at[i]].iter().map(|&p| tables[i][p].into()).collect_vec()
    });
    assert_eq!(moves.collect_vec(), winning, "{games:?} at {at:?}");
    true
}

/// All games of that many positions: every position's options are any set of lower positions.
fn all_games(positions: usize) -> impl Iterator<Item = Game> {
    (0..positions).map(|p| (0..p).powerset()).multi_cartesian_product()
}

fn check_random_sums(seeds: std::ops::Range<u64>, positions: usize) {
    let mut applied = 0;
    for seed in seeds.clone() {
        let random = &mut fastrand::Rng::with_seed(seed);
        let games: Vec<Game> = (0..random.usize(0..=3))
            .map(|_| {
                (0..random.usize(1..=positions)).map(|p| (0..p).filter(|_| random.bool()).collect()).collect()
            })
            .collect();
        let at = games.iter().map(|game| random.usize(0..game.len())).collect_vec();
        applied += u64::from(check_sum(&games.iter().collect_vec(), &at));
    }
    assert!(applied > (seeds.end - seeds.start) / 20, "only {applied} sums satisfied the condition");
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

/// Every game of up to four positions: where the condition holds, the rule holds for it at every
/// position and in sum with every other such game; where it fails, the rule fails for the game
/// alone.
#[test]
fn the_condition_is_exact() {
    for positions in 1..=4 {
        for game in all_games(positions) {
            if let Some(values) = anti_sg::values(positions, |p| game[p].iter().copied()) {
                let mut alone = Naive::new(|&p: &usize| game[p].clone());
                (0..positions).for_each(|p| assert_eq!(values[p], alone.grundy(&p)));
                (0..positions).for_each(|p| assert!(check_sum(&[&game], &[p])));
                for other in all_games(3) {
                    check_sum(&[&game, &other], &[positions - 1, 2]);
                }
            } else {
                let mut alone = Naive::new(|&p: &usize| game[p].clone());
                let mut holds =
                    |p| misere::first_player_wins(&[alone.grundy(&p).into()]) == alone.wins_misere(&p);
                assert!(!(0..positions).all(&mut holds), "{game:?}");
            }
        }
    }
}

#[test]
fn sums_equal_the_definition() {
    check_random_sums(0..1000, 6);
}

#[test]
#[ignore = "longer proof run"]
fn prove_misere() {
    check_nim(&[(2, 60), (3, 24), (4, 11), (5, 7), (6, 5)]);
    check_random_sums(0..60_000, 7);
    println!(
        "misere: proven up to 3 piles of 24, 4 of 11, 5 of 7, 6 of 5; 60000 random sums of up to 3 games of 7 positions"
    );
}
