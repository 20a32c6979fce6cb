use crate::fixtures::random_game;
use grundy::sum::{self, Move};
use oracle::naive::Naive;

/// A random sum per seed.
fn compare(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let random = &mut fastrand::Rng::with_seed(seed);
        let games: Vec<_> = (0..random.usize(0..=3)).map(|_| random_game(random, 6)).collect();
        let start: Vec<usize> = games.iter().map(|game| random.usize(0..game.len())).collect();
        let values: Vec<u64> = games
            .iter()
            .zip(&start)
            .map(|(game, p)| Naive::new(|&p: &usize| game[p].clone()).grundy(p).into())
            .collect();
        let mut whole =
            Naive::new(|at: &Vec<usize>| after_one_move(&games, at).map(|(_, after)| after).collect());

        assert_eq!(sum::first_player_wins(values.iter().copied()), whole.wins(&start), "seed {seed}");
        let expected: Vec<Move> = after_one_move(&games, &start)
            .filter(|(_, after)| !whole.wins(after))
            .map(|(to, _)| to)
            .collect();
        let options = |game: usize| {
            let mut naive = Naive::new(|&p: &usize| games[game][p].clone());
            games[game][start[game]].iter().map(|p| naive.grundy(p).into()).collect::<Vec<u64>>()
        };
        assert_eq!(sum::winning_moves(values, options).collect::<Vec<_>>(), expected, "seed {seed}");
    }
}

fn after_one_move(games: &[Vec<Vec<usize>>], at: &[usize]) -> impl Iterator<Item = (Move, Vec<usize>)> {
    at.iter().enumerate().flat_map(move |(game, &p)| {
        games[game][p].iter().enumerate().map(move |(option, &to)| {
            let mut after = at.to_vec();
            after[game] = to;
            (Move { game, option }, after)
        })
    })
}

#[test]
fn equals_the_definition_on_random_sums() {
    compare(0..2000);
}

#[test]
#[ignore = "long"]
fn prove_sum() {
    compare(2000..100_000);
    println!("sum: verified up to 100 000 random sums of 3 games");
}
