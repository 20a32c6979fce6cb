use crate::fixtures::random_game;
use grundy::every_sg::Join;
use itertools::Itertools;
use oracle::naive::Naive;

/// Position p of a game has the options `game[p]`, all of them below p.
type Game = Vec<Vec<usize>>;

/// All moves from a join: the chosen options, and the positions after.
fn moves(join: Join, games: &[Game], at: &[usize]) -> Vec<(Vec<Option<usize>>, Vec<usize>)> {
    let over = |i: usize| games[i][at[i]].is_empty();
    let live = (0..at.len()).filter(|&i| !over(i)).collect_vec();
    if live.is_empty() || join == Join::Rapid && live.len() < at.len() {
        return Vec::new();
    }
    let choices = live.iter().map(|&i| 0..games[i][at[i]].len()).multi_cartesian_product();
    choices
        .map(|choice| {
            let (mut options, mut after) = (vec![None; at.len()], at.to_vec());
            for (&i, option) in live.iter().zip(choice) {
                options[i] = Some(option);
                after[i] = games[i][at[i]][option];
            }
            (options, after)
        })
        .collect()
}

fn check(seeds: std::ops::Range<u64>, count: usize, positions: usize) {
    for (seed, join) in seeds.cartesian_product([Join::Slow, Join::Rapid]) {
        let random = &mut fastrand::Rng::with_seed(seed);
        let games: Vec<Game> = (0..random.usize(0..=count)).map(|_| random_game(random, positions)).collect();
        let at = games.iter().map(|game| random.usize(0..game.len())).collect_vec();
        let tables = games.iter().map(|game| {
            game.iter().fold(Vec::new(), |mut steps, options| {
                steps.push(join.steps(options.iter().map(|&p| steps[p])));
                steps
            })
        });
        let tables: Vec<Vec<u32>> = tables.collect();
        let mut whole = Naive::new(|at: &Vec<usize>| {
            moves(join, &games, at).into_iter().map(|(_, after)| after).collect()
        });

        let steps = at.iter().zip(&tables).map(|(&p, steps)| steps[p]);
        assert_eq!(join.first_player_wins(steps), whole.wins(&at), "{join:?} {games:?} at {at:?}");
        let winning = moves(join, &games, &at).into_iter().filter(|(_, after)| !whole.wins(after));
        let winning = winning.map(|(choice, _)| choice).collect_vec();
        let options =
            (0..at.len()).map(|i| games[i][at[i]].iter().map(|&p| tables[i][p]).collect()).collect_vec();
        assert_eq!(join.winning_moves(&options).collect_vec(), winning, "{join:?} {games:?} at {at:?}");
        match join.some_winning_move(&options) {
            Some(choice) => assert!(winning.contains(&choice), "{join:?} {games:?} at {at:?}"),
            None => assert!(winning.is_empty(), "{join:?} {games:?} at {at:?}"),
        }
    }
}

#[test]
fn joins_equal_the_definition() {
    check(0..1500, 3, 6);
}

/// This would take minutes if every option valued the game anew.
#[test]
fn many_options_work() {
    let n = 300_000;
    let game = (0..n).map(|i| 2 * i).collect_vec();
    assert_eq!(Join::Slow.some_winning_move(&[game]), Some(vec![Some(n as usize - 1)]));
}

#[test]
#[ignore = "longer proof run"]
fn prove_every_sg() {
    check(0..40_000, 3, 7);
    check(0..3_000, 4, 5);
    println!(
        "every_sg: verified on 40000 random joins of up to 3 games of 7 positions, 3000 of up to 4 games of 5"
    );
}
