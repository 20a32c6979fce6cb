use crate::fixtures;
use grundy::outcome::OutcomeDfs;
use grundy::rounds::{Begins, Forces, sequence};
use itertools::Itertools;
use std::collections::HashMap;

const BEGINS: [Begins; 4] = [Begins::Loser, Begins::Winner, Begins::Other, Begins::Same];

/// Rounds by the rules: game i begins at its last position, and `games[i][p]` are the options of
/// its position p, all below p.
struct Search<'a> {
    games: &'a [Vec<Vec<usize>>],
    begins: Begins,
    /// Who wins in the end, player 0 or 1, by where the game is: the round, its position, who is to
    /// move and who began it.
    winners: HashMap<(usize, usize, usize, usize), usize>,
}

impl Search<'_> {
    /// Who gets what the winner of the last round gets, or its loser if `misere`.
    fn winner(&mut self, misere: bool, round: usize, at: usize, mover: usize, began: usize) -> usize {
        if let Some(&winner) = self.winners.get(&(round, at, mover, began)) {
            return winner;
        }
        let options = &self.games[round][at];
        let winner = if !options.is_empty() {
            let wins = |&to: &usize| self.winner(misere, round, to, 1 - mover, began) == mover;
            if options.iter().any(wins) { mover } else { 1 - mover }
        } else if round + 1 == self.games.len() {
            if misere { mover } else { 1 - mover }
        } else {
            let next = match self.begins {
                Begins::Loser => mover,
                Begins::Winner => 1 - mover,
                Begins::Other => 1 - began,
                Begins::Same => began,
            };
            self.winner(misere, round + 1, self.games[round + 1].len() - 1, next, next)
        };
        self.winners.insert((round, at, mover, began), winner);
        winner
    }
}

fn search(games: &[Vec<Vec<usize>>], begins: Begins) -> Search<'_> {
    Search { games, begins, winners: HashMap::new() }
}

/// What the first player can force, by the rules.
fn whole(games: &[Vec<Vec<usize>>], begins: Begins) -> Forces {
    let reaches = |misere| search(games, begins).winner(misere, 0, games[0].len() - 1, 0, 0) == 0;
    Forces { win: reaches(false), loss: reaches(true) }
}

/// What can be forced in one game, from each of its positions.
fn forces(game: &[Vec<usize>]) -> Vec<Forces> {
    let mut forces = Vec::new();
    for options in game {
        forces.push(Forces::from_options(options.iter().map(|&to| forces[to])));
    }
    forces
}

/// Compares up to `most` rounds of one game, with the winning first moves.
fn check(game: &[Vec<usize>], most: usize) {
    let all = forces(game);
    let options = |&p: &usize| game[p].clone();
    let (mut normal, mut misere) = (OutcomeDfs::new(options), OutcomeDfs::misere(options));
    for (p, forces) in all.iter().enumerate() {
        let expected = Forces { win: normal.first_player_wins(&p), loss: misere.first_player_wins(&p) };
        assert_eq!(*forces, expected, "{game:?} {p}");
    }
    let start = game.len() - 1;
    for (k, begins) in (1..=most).cartesian_product(BEGINS) {
        let games = vec![game.to_vec(); k];
        let (got, place) = (all[start].rounds(k as u64, begins), format!("{game:?} {k} {begins:?}"));
        assert_eq!(got, whole(&games, begins), "{place}");
        assert_eq!(got, sequence(&vec![all[start]; k], begins), "{place}");
        let mut search = search(&games, begins);
        let winning = game[start].iter().filter(|&&to| search.winner(false, 0, to, 1, 0) == 0);
        let moves = match all[start].want_to_win(k as u64, begins) {
            Some(true) => normal.winning_moves(&start).collect_vec(),
            Some(false) => misere.winning_moves(&start).collect_vec(),
            None if got.win => game[start].clone(),
            None => vec![],
        };
        assert_eq!(moves, winning.copied().collect_vec(), "{place}");
    }
}

/// All games of up to `largest` positions.
fn compare(largest: usize, most: usize) {
    for positions in 1..=largest {
        let options = (0..positions).map(|p| (0..p).powerset().collect_vec());
        options.multi_cartesian_product().for_each(|game| check(&game, most));
    }
}

/// Random sequences of different games.
fn compare_sequences(seeds: u64) {
    for seed in 0..seeds {
        let random = &mut fastrand::Rng::with_seed(seed);
        let games = (0..random.usize(1..=6)).map(|_| fixtures::random_game(random, 7)).collect_vec();
        let each = games.iter().map(|game| *forces(game).last().unwrap()).collect_vec();
        for begins in BEGINS {
            assert_eq!(sequence(&each, begins), whole(&games, begins), "{games:?} {begins:?}");
        }
    }
}

#[test]
fn equals_the_search_through_all_rounds() {
    compare(4, 6);
    compare_sequences(100);
}

#[test]
#[ignore = "long"]
fn prove_rounds() {
    compare(5, 8);
    compare_sequences(50_000);
    println!("rounds: verified up to 8 rounds of every game of up to 5 positions, 50 000 sequences");
}

/// The table in the header, for all k: its period is 2.
#[test]
fn many_rounds_are_as_in_the_table() {
    for (win, loss) in [(true, true), (true, false), (false, true), (false, false)] {
        let game = Forces { win, loss };
        for k in (1..=50).chain([u64::MAX - 1, u64::MAX]) {
            let odd = k % 2 == 1;
            let table = [if win { loss || odd } else { false }, win || loss && !odd, win == odd, win];
            let got = BEGINS.map(|begins| game.rounds(k, begins).win);
            assert_eq!(got, table, "{game:?} {k}");
            if k <= 50 {
                let long = vec![game; k as usize];
                let slowly = BEGINS.map(|begins| sequence(&long, begins));
                assert_eq!(BEGINS.map(|begins| game.rounds(k, begins)), slowly, "{game:?} {k}");
            }
        }
    }
}

#[test]
#[should_panic(expected = "at least one round")]
fn no_round_is_refused() {
    Forces { win: true, loss: true }.rounds(0, Begins::Loser);
}

#[test]
#[should_panic(expected = "at least one round")]
fn no_game_is_refused() {
    sequence(&[], Begins::Loser);
}

#[test]
#[should_panic(expected = "at least one round")]
fn no_round_has_no_aim() {
    Forces { win: true, loss: true }.want_to_win(0, Begins::Loser);
}
