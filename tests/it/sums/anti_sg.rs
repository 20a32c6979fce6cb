use crate::fixtures::random_game;
use grundy::{anti_sg, misere, sum};
use itertools::Itertools;
use oracle::naive::Naive;

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
    let values = at.iter().zip(&tables).map(|(&p, table)| table[p]).collect_vec();
    assert_eq!(
        misere::first_player_wins(values.iter().copied()),
        whole.wins_misere(&at),
        "{games:?} at {at:?}"
    );
    let numbered =
        (0..at.len()).flat_map(|game| (0..games[game][at[game]].len()).map(move |option| (game, option)));
    let winning = numbered
        .zip(options(&at))
        .filter(|(_, after)| !whole.wins_misere(after))
        .map(|((game, option), _)| sum::Move { game, option })
        .collect_vec();
    let moves =
        anti_sg::winning_moves(values, |i| games[i][at[i]].iter().map(|&p| tables[i][p]).collect_vec());
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
        let games = (0..random.usize(0..=3)).map(|_| random_game(random, positions)).collect_vec();
        let at = games.iter().map(|game| random.usize(0..game.len())).collect_vec();
        applied += u64::from(check_sum(&games.iter().collect_vec(), &at));
    }
    assert!(applied > (seeds.end - seeds.start) / 20, "only {applied} sums satisfied the condition");
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
                let mut holds = |p| misere::first_player_wins([alone.grundy(&p)]) == alone.wins_misere(&p);
                assert!(!(0..positions).all(&mut holds), "{game:?}");
            }
        }
    }
}

#[test]
fn sums_equal_the_definition() {
    check_random_sums(0..1000, 6);
}

/// The values go from one function to the other as they are.
#[test]
fn moves_take_what_values_gives() {
    let values = anti_sg::values(4, |heap| 0..heap).unwrap();
    let heaps = [3, 2];
    let options = |game: usize| values[..heaps[game]].to_vec();
    let moves = anti_sg::winning_moves(heaps.map(|heap| values[heap]), options);
    assert_eq!(moves.collect_vec(), [sum::Move { game: 0, option: 2 }]);
}

#[test]
#[ignore = "longer proof run"]
fn prove_anti_sg() {
    check_random_sums(0..60_000, 7);
    println!("anti_sg: verified on 60000 random sums of up to 3 games of 7 positions");
}
