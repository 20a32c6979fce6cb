//! Coin turning in misère play, where a row of coins is not the sum of its heads taken as stones:
//! two heads on one place are none.

use crate::ask::game;
use crate::coins::GAMES;
use grundy_explorer::game::{End, Explorer, Outcome, Position, Value};
use grundy_explorer::rules;
use std::collections::HashMap;

const COINS: u32 = 6;

/// The coins that are heads, as bits.
fn list(heads: u32) -> Vec<u32> {
    (0..COINS).filter(|coin| heads >> coin & 1 == 1).collect()
}

fn places(heads: u32) -> Vec<Position> {
    list(heads).into_iter().map(|coin| vec![coin.into()]).collect()
}

/// Whether the player to move wins: who finds no move does.
fn wins(heads: u32, turns: &[u32], known: &mut HashMap<u32, bool>) -> bool {
    if let Some(&wins) = known.get(&heads) {
        return wins;
    }
    let next: Vec<u32> = moves(heads, turns).collect();
    let wins = next.is_empty() || next.into_iter().any(|next| !self::wins(next, turns, known));
    known.insert(heads, wins);
    wins
}

fn moves(heads: u32, turns: &[u32]) -> impl Iterator<Item = u32> {
    let last = move |turn: &&u32| heads >> (31 - turn.leading_zeros()) & 1 == 1;
    turns.iter().filter(last).map(move |turn| heads ^ turn)
}

#[test]
fn every_row_of_coins() {
    for (text, allows) in GAMES {
        let turns: Vec<u32> = (1u32..1 << COINS).filter(|&turn| allows(&list(turn))).collect();
        let (mut explorer, mut known) = (Explorer::new(game(text), true), HashMap::new());
        for heads in 1..1 << COINS {
            let answer = explorer.answer(&places(heads)).unwrap();
            let outcome = if wins(heads, &turns, &mut known) { Outcome::Win } else { Outcome::Loss };
            assert_eq!(answer.value, Value::Misere(outcome), "{text}: {heads:b}");
            let winning = moves(heads, &turns).filter(|&next| !wins(next, &turns, &mut known));
            assert_eq!(answer.winning.len(), winning.count(), "{text}: {heads:b}");
        }
    }
}

/// No move of a game is one of a coin that shows tails.
#[test]
fn coins_are_turned_back() {
    for is_misere in [false, true] {
        let mut explorer = Explorer::new(game("turn 1 or 2"), is_misere);
        let played = explorer.play(&places(0b101100), 100).unwrap();
        assert_eq!(played.end, End::NoMove);
        for step in played.steps {
            let heads: Vec<&Position> = step.sum.iter().collect();
            assert!(heads.iter().all(|head| heads.iter().filter(|other| *other == head).count() == 1));
            assert!(step.sum.contains(&step.from));
        }
    }
}

/// On a board, too: both crossings of one place are none.
#[test]
fn boards_of_coins() {
    let mut explorer = Explorer::new(game("turn corners"), true);
    // The only move of 1,1 turns all four corners; then each coin on an edge of the board is alone.
    let outcome = |explorer: &mut Explorer, sum: &[[u64; 2]]| {
        let sum: Vec<Position> = sum.iter().map(|place| place.to_vec()).collect();
        explorer.value_of_sum(&sum).unwrap()
    };
    for twice in [[1, 1], [2, 3]] {
        for rest in [[1, 2], [2, 2]] {
            let with = outcome(&mut explorer, &[twice, twice, rest]);
            assert_eq!(with, outcome(&mut explorer, &[rest]));
        }
    }
}

/// Who wins may stand behind a list, and anywhere among the words of a board.
#[test]
fn who_wins_is_no_number_and_no_piece() {
    for (text, title) in [
        ("turn 1 or 2, last loses", "turn 1,2"),
        ("turn 1, 2, misere", "turn 1,2"),
        ("board misere domino 3x4", "board domino 3x4"),
        ("board domino misere 3x4", "board domino 3x4"),
    ] {
        let read = rules::read(text, &|_| Err("no files".to_owned()));
        let read = read.unwrap_or_else(|no| panic!("{text}: {}", no.what));
        assert!(read.is_misere, "{text}");
        assert_eq!(read.game.title(), game(title).title(), "{text}");
    }
}
