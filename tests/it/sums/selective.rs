use crate::fixtures::random_game;
use grundy::selective::{first_player_wins, winning_choice};
use itertools::Itertools;
use oracle::naive::Naive;

/// In each game a move or none, not none in all.
fn moves(games: &[Vec<Vec<usize>>], at: &[usize]) -> Vec<Vec<usize>> {
    let choices = games.iter().zip(at).map(|(game, &p)| game[p].iter().copied().chain([p]));
    choices.multi_cartesian_product().filter(|after| after != at).collect()
}

fn compare(seeds: u64) {
    for seed in 0..seeds {
        let random = &mut fastrand::Rng::with_seed(seed);
        let games = (0..random.usize(1..=3)).map(|_| random_game(random, 6)).collect_vec();
        let start = games.iter().map(|game| random.usize(0..game.len())).collect_vec();
        let alone = |game: usize, p: usize| Naive::new(|&p: &usize| games[game][p].clone()).wins(&p);
        let wins = start.iter().enumerate().map(|(game, &p)| alone(game, p)).collect_vec();
        let mut whole = Naive::new(|at: &Vec<usize>| moves(&games, at));

        assert_eq!(first_player_wins(wins.iter().copied()), whole.wins(&start), "seed {seed}");
        let choice = winning_choice(wins).collect_vec();
        for after in moves(&games, &start) {
            let moved = (0..games.len()).filter(|&game| after[game] != start[game]).collect_vec();
            let well = moved == choice && moved.iter().all(|&game| !alone(game, after[game]));
            assert_eq!(!whole.wins(&after), well, "seed {seed}: {after:?}");
        }
    }
}

#[test]
fn equals_the_definition_on_random_sums() {
    compare(500);
}

#[test]
#[ignore = "long"]
fn prove_selective() {
    compare(30_000);
    println!("selective: verified on 30000 random sums of up to 3 games with 6 positions");
}
