//! Names in misère play: what a name stands for is the same game, move by move, or is refused.

use crate::ask::{game, refused};
use grundy_explorer::game::{Explorer, Outcome, Position};
use grundy_explorer::rules::{self, NoRules};
use std::collections::HashMap;
use std::hash::Hash;

/// Whether whoever moves wins if the player who cannot move wins.
fn is_won<P: Clone + Eq + Hash>(
    known: &mut HashMap<P, bool>,
    position: &P,
    moves: &dyn Fn(&P) -> Vec<P>,
) -> bool {
    if let Some(&won) = known.get(position) {
        return won;
    }
    let options = moves(position);
    let won = options.is_empty() || options.iter().any(|option| !is_won(known, option, moves));
    known.insert(position.clone(), won);
    won
}

/// Whether whoever moves wins a sum in misère play.
fn explored(explorer: &mut Explorer, sum: &[Position]) -> bool {
    explorer.answer(sum).unwrap().value.outcome() == Outcome::Win
}

fn misere(text: &str) -> Explorer {
    Explorer::new(game(text), true)
}

#[test]
fn names_of_normal_play_are_refused_in_misere_play() {
    let reason = |text: &str| match rules::read(text, &|_| Err("no files".to_owned())) {
        Ok(rules) => rules.misere().err().map(|no| no.what),
        Err(NoRules { what, .. }) => panic!("{text}: {what}"),
    };
    for name in ["treblecross", "James Bond", "Northcott's game", "poker nim", "acrostic twins"] {
        let what = reason(name).expect(name);
        assert!(what.contains("in normal play only: in misère play"), "{name}: {what}");
        for text in [format!("{name} misere"), format!("misère {name}"), format!("{name}, misere")] {
            refused(&text, "in normal play only: in misère play");
        }
    }
    for name in ["kayles", "0.007", "nim", "rook", "staircase nim", "dawson's chess", "officers", "nimble"] {
        assert_eq!(reason(name), None, "{name}");
    }
    for text in ["misere kayles", "Misère Kayles", "kayles, misere", "misere 0.77", "kayles, last loses"] {
        let rules =
            rules::read(text, &|_| Err("no files".to_owned())).unwrap_or_else(|no| panic!("{}", no.what));
        assert_eq!((rules.game.title(), rules.is_misere), ("0.77".to_owned(), true), "{text}");
    }
}

/// Treblecross on rows of 3 to 11 squares, whoever completes three crosses loses: not 0.007.
#[test]
fn treblecross_in_misere_play_is_another_game() {
    for n in 3..=11_u32 {
        // Whoever finds three in a row has won, and has no move to make.
        let moves = |row: &u32| {
            let is_over = row & row >> 1 & row >> 2 != 0;
            let free = (0..n).filter(|i| !is_over && row >> i & 1 == 0);
            free.map(|i| row | 1 << i).collect::<Vec<u32>>()
        };
        let won = is_won(&mut HashMap::new(), &0, &moves);
        assert_eq!(won, ![3, 6, 9, 10].contains(&n), "{n}");
    }
}

/// Coins on steps go down, from an even one to an odd one as well.
#[test]
fn staircase_nim_is_nim_on_odd_steps_in_misere_play() {
    let down = |steps: &[u32; 4]| {
        let one = |i: usize, count: u32| {
            let mut left = *steps;
            left[i] -= count;
            if i > 0 {
                left[i - 1] += count;
            }
            left
        };
        (0..4).flat_map(|i| (1..=steps[i]).map(move |count| one(i, count))).collect::<Vec<_>>()
    };
    let (mut known, mut nim) = (HashMap::new(), misere("nim 2"));
    for code in 0..256_u32 {
        let steps = [0, 2, 4, 6].map(|shift| code >> shift & 3);
        let heaps = vec![u64::from(steps[0]), u64::from(steps[2])];
        assert_eq!(is_won(&mut known, &steps, &down), explored(&mut nim, &[heaps]), "{steps:?}");
    }
}

/// Coins go left on a strip, none past another.
#[test]
fn silver_dollars_are_nim_in_misere_play() {
    let left = |coins: &Vec<u64>| {
        let one = |i: usize| {
            let least = if i > 0 { coins[i - 1] + 1 } else { 0 };
            (least..coins[i]).map(move |to| {
                let mut moved = coins.clone();
                moved[i] = to;
                moved
            })
        };
        (0..coins.len()).flat_map(one).collect::<Vec<_>>()
    };
    let (mut known, mut nim) = (HashMap::new(), misere("nim 2"));
    for set in 0..256_u32 {
        let coins: Vec<u64> = (0..8).filter(|i| set >> i & 1 == 1).collect();
        if coins.len() != 4 {
            continue;
        }
        let heaps = vec![coins[3] - coins[2] - 1, coins[1] - coins[0] - 1];
        assert_eq!(is_won(&mut known, &coins, &left), explored(&mut nim, &[heaps]), "{coins:?}");
    }
}

/// Heaps are split, couples stay together.
#[test]
fn couples_are_officers_in_misere_play() {
    let split = |heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate().filter(|(_, heap)| **heap > 2) {
            for part in 1..=heap / 2 {
                let mut left = heaps.clone();
                left.splice(i..=i, [part, heap - part]);
                left.sort_unstable();
                options.push(left);
            }
        }
        options
    };
    let (mut known, mut officers) = (HashMap::new(), misere("couples are forever"));
    for (a, b) in (1..9).flat_map(|a| (a..9).map(move |b| (a, b))) {
        let won = is_won(&mut known, &vec![a, b], &split);
        assert_eq!(won, explored(&mut officers, &[vec![a - 1], vec![b - 1]]), "{a} + {b}");
    }
}

/// Pawns face each other on three ranks, and must capture; it is 0.137 in misère play, too, which
/// is how T. R. Dawson set it.
#[test]
fn dawsons_chess_is_its_code_in_misere_play() {
    // Who moves, and for each file whose pawn stands on each rank.
    type Chess = (usize, Vec<[Option<usize>; 3]>);
    let moves = |(side, files): &Chess| {
        let (side, other) = (*side, 1 - *side);
        let to = |(file, rank): (usize, usize), (new, ahead): (usize, usize)| {
            let mut left = files.clone();
            left[file][rank] = None;
            left[new][ahead] = Some(side);
            (other, left)
        };
        let (mut captures, mut steps) = (Vec::new(), Vec::new());
        for at in (0..files.len()).flat_map(|file| (0..3_usize).map(move |rank| (file, rank))) {
            let ahead = if side == 0 { at.1 + 1 } else { at.1.wrapping_sub(1) };
            if files[at.0][at.1] != Some(side) || ahead > 2 {
                continue;
            }
            let beside = [at.0.wrapping_sub(1), at.0 + 1].into_iter().filter(|&file| file < files.len());
            let taken = beside.filter(|&file| files[file][ahead] == Some(other));
            captures.extend(taken.map(|file| to(at, (file, ahead))));
            steps.extend(files[at.0][ahead].is_none().then(|| to(at, (at.0, ahead))));
        }
        if captures.is_empty() { steps } else { captures }
    };
    let (mut known, mut code) = (HashMap::new(), misere("dawson's chess"));
    for n in 0..=8_usize {
        let won = is_won(&mut known, &(0, vec![[Some(0), None, Some(1)]; n]), &moves);
        assert_eq!(won, explored(&mut code, &[vec![n as u64]]), "{n}");
    }
}

/// A coin of acrostic twins is turned with one to the west or the north; two on a square cancel.
#[test]
fn acrostic_twins_are_no_rooks_in_misere_play() {
    let twins = |coins: &u32| {
        let mut options = Vec::new();
        for at in (0..9_u32).filter(|at| coins >> at & 1 == 1) {
            let west = (at / 3 * 3..at).chain((0..at / 3).map(|row| 3 * row + at % 3));
            options.extend(west.map(|other| coins ^ 1 << at ^ 1 << other));
        }
        options
    };
    let (mut known, mut rook) = (HashMap::new(), misere("rook"));
    let mut differ = 0;
    for coins in 0..512_u32 {
        let places = (0..9_u32).filter(|at| coins >> at & 1 == 1);
        let sum: Vec<Position> = places.map(|at| vec![u64::from(at / 3), u64::from(at % 3)]).collect();
        let won = is_won(&mut known, &coins, &twins);
        differ += u32::from(!sum.is_empty() && won != explored(&mut rook, &sum));
    }
    assert!(differ > 0);
}
