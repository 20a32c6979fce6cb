//! Boards whose options are too many to value each: who wins and the winning moves, against the
//! values of all options, one by one.

use crate::ask::{fast, game};
use fastrand::Rng;
use grundy_explorer::game::{Answer, End, Explorer, Game, Position, Shape, Value};

fn place(game: &dyn Game) -> Position {
    let Shape::Places(places) = game.shape() else { panic!("a board is a place") };
    places[0].clone()
}

fn grundy(explorer: &mut Explorer, sum: &[Position]) -> u32 {
    match explorer.value_of_sum(sum) {
        Ok(Value::Grundy(value)) => value,
        other => panic!("{other:?}"),
    }
}

/// The answer, whose winning moves and values are those that another explorer finds option by
/// option; whether it does without some values.
fn check(rules: &str, sum: &[Position]) -> (Answer, bool) {
    let (answer, mut other) = (fast(rules).answer(sum).unwrap(), fast(rules));
    let total = grundy(&mut other, sum);
    assert_eq!(answer.value, Value::Grundy(total), "{rules} {sum:?}");
    let (mut winning, mut is_short) = (Vec::new(), false);
    for (i, part) in answer.parts.iter().enumerate() {
        let value = grundy(&mut other, &sum[i..=i]);
        assert_eq!(part.value, Value::Grundy(value), "{rules} {sum:?}");
        let leaves: Vec<_> = part.options.iter().map(|choice| choice.leaves.clone()).collect();
        assert_eq!(leaves, game(rules).options(&sum[i]).unwrap(), "{rules} {sum:?}");
        for (j, choice) in part.options.iter().enumerate() {
            let option = grundy(&mut other, &choice.leaves);
            if option ^ value ^ total == 0 {
                winning.push((i, j));
            }
            match &choice.value {
                Some(found) => assert_eq!(*found, Value::Grundy(option), "{rules} {sum:?}"),
                None => is_short = true,
            }
        }
    }
    assert_eq!(answer.winning, winning, "{rules} {sum:?}");
    (answer, is_short)
}

/// A board with some cells taken.
fn drawn(random: &mut Rng, rows: usize, columns: usize, taken: f64) -> Position {
    let mut row = || (0..columns).map(|_| if random.f64() < taken { '1' } else { '0' }).collect::<String>();
    let rows: Vec<String> = (0..rows).map(|_| row()).collect();
    game("board domino 1x1").read(&rows.join("/")).unwrap()
}

#[test]
fn winning_moves_of_sparse_boards_and_sums() {
    let mut random = Rng::with_seed(66);
    let (mut short, mut won) = (0, 0);
    for (rules, taken) in [
        ("board domino 1x1", 0.42),
        ("board 2x2 1x1", 0.1),
        ("board 1x2 1x1", 0.1),
        ("board L3 1x1", 0.4),
        ("board ##/#.,1x1 1x1", 0.5),
        ("board 1x3,2x2 1x1", 0.2),
    ] {
        for round in 0..8 {
            let (rows, columns) = (random.usize(6..=7), random.usize(8..=9));
            let mut sum = vec![drawn(&mut random, rows, columns, taken)];
            for _ in 0..round % 3 {
                let (rows, columns) = (random.usize(1..=4), random.usize(1..=4));
                let at = random.usize(0..=sum.len());
                sum.insert(at, drawn(&mut random, rows, columns, 0.3));
            }
            let (answer, is_short) = check(rules, &sum);
            short += usize::from(is_short);
            won += usize::from(is_short && !answer.winning.is_empty());
        }
    }
    assert!(short >= 8 && won >= 6, "{short} {won}");
}

#[test]
fn whole_boards() {
    for (rules, is_short) in [
        ("board domino 4x5", false),
        ("board 2x2 8x8", false),
        ("board 2x2 9x9", true),
        ("board 2x2 3x30", true),
        ("board 1x2 8x8", true),
        ("board 1x1 6x60", true),
        ("board 8x8,10x10 10x10", false),
    ] {
        assert_eq!(check(rules, &[place(&*game(rules))]).1, is_short, "{rules}");
    }
}

#[test]
fn the_second_player_answers_opposite() {
    for (rows, columns) in [(6, 6), (6, 8), (4, 10), (8, 8)] {
        let rules = format!("board domino {rows}x{columns}");
        let answer = fast(&rules).answer(&[place(&*game(&rules))]).unwrap();
        assert_eq!((answer.value, answer.winning), (Value::Grundy(0), vec![]), "{rules}");
        let options = &answer.parts[0].options;
        assert_eq!(options.len(), rows * (columns - 1) + columns * (rows - 1));
        assert!(options.iter().all(|choice| choice.value.is_none()));
    }
}

/// Two equal boards cancel: a move in a third one wins if it does so alone.
#[test]
fn equal_boards_cancel() {
    let game = game("board 2x2 9x9");
    let (large, small) = (place(&*game), game.read("3x4").unwrap());
    let sum = [large.clone(), small.clone(), large];
    let answer = check("board 2x2 9x9", &sum).0;
    let alone = check("board 2x2 9x9", &[small]).0;
    let winning = alone.winning.iter().map(|&(_, option)| (1, option));
    assert!(winning.eq(answer.winning.iter().copied().filter(|&(part, _)| part == 1)));
    assert_eq!((answer.value, alone.winning.is_empty()), (alone.value, false));
}

#[test]
fn a_large_board_is_played_to_its_end() {
    let rules = "board 2x2 9x9";
    let played = fast(rules).play(&[place(&*game(rules))], 1000).unwrap();
    assert_eq!(played.end, End::NoMove);
    // The second player makes the last move.
    assert_eq!(played.steps.len() % 2, 0);
}

#[test]
fn what_is_too_large_is_said() {
    let at = game("board domino 1x1").read("16x16").unwrap();
    let flaw = fast("board domino 1x1").answer(&[at]).unwrap_err();
    assert!(flaw.0.contains("at most 128 can be solved"), "{flaw}");
}
