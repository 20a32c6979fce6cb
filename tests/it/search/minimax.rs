use crate::fixtures;
use fastrand::Rng;
use grundy::minimax::{Minimax, Turn};
use itertools::{Itertools, iproduct};
use std::cell::Cell;

/// Who is to move.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Mover {
    Max,
    Min,
    Alternate,
}
const MOVERS: [Mover; 3] = [Mover::Max, Mover::Min, Mover::Alternate];

/// A position: who is to move and the moves with their gains, or what the end is worth. A move
/// leads to a position before it.
#[derive(Debug, Clone)]
enum Position {
    End(i64),
    Moves(Mover, Vec<(i64, usize)>),
}

/// The values by the definition, each with the moves that reach it.
fn by_definition(game: &[Position]) -> Vec<(i64, Vec<(i64, usize)>)> {
    let mut known: Vec<(i64, Vec<(i64, usize)>)> = Vec::new();
    for position in game {
        known.push(match position {
            Position::End(value) => (*value, vec![]),
            Position::Moves(mover, moves) => {
                let worth = |&(gain, to): &(i64, usize)| match mover {
                    Mover::Max | Mover::Min => gain + known[to].0,
                    Mover::Alternate => gain - known[to].0,
                };
                let all = moves.iter().map(worth).sorted().collect_vec();
                let best = if *mover == Mover::Min { all[0] } else { all[all.len() - 1] };
                (best, moves.iter().copied().filter(|to| worth(to) == best).collect())
            }
        });
    }
    known
}

fn turn(game: &[Position], at: usize) -> Turn<i64, Vec<(i64, usize)>> {
    match &game[at] {
        Position::End(value) => Turn::End(*value),
        Position::Moves(Mover::Max, moves) => Turn::Max(moves.clone()),
        Position::Moves(Mover::Min, moves) => Turn::Min(moves.clone()),
        Position::Moves(Mover::Alternate, moves) => Turn::Alternate(moves.clone()),
    }
}

/// Every position, with an empty memory and with one that grows; without bounds, with the closest
/// ones, and with ones that are never reached.
fn check(game: &[Position]) {
    let expected = by_definition(game);
    let values = expected.iter().map(|(value, _)| *value);
    let (least, most) = values.minmax().into_option().unwrap();
    let new = || Minimax::new(|&at: &usize| turn(game, at));
    let makes: [&dyn Fn() -> _; 3] =
        [&new, &|| new().within(least..=most), &|| new().within(least - 1..=most + 1)];
    for make in makes {
        let mut growing = make();
        for (at, (value, best_moves)) in expected.iter().enumerate() {
            assert_eq!(growing.value(&at), *value, "{game:?}, {at}");
            assert_eq!(make().value(&at), *value, "{game:?}, {at}");
            assert_eq!(growing.best_moves(&at).collect_vec(), *best_moves, "{game:?}, {at}");
            assert_eq!(make().best_moves(&at).collect_vec(), *best_moves, "{game:?}, {at}");
        }
    }
}

#[test]
fn all_small_games() {
    let ends = [-1, 0, 1].map(Position::End);
    let moves = |to: usize| (-1..=1).map(move |gain| (gain, to));
    let after = |from: usize| {
        let all = (0..from).flat_map(moves).powerset().filter(|moves| (1..=2).contains(&moves.len()));
        let turns = all.cartesian_product(MOVERS).map(|(moves, mover)| Position::Moves(mover, moves));
        turns.chain(ends.clone()).collect_vec()
    };
    for (end, second, third) in iproduct!(&ends, after(1), after(2)) {
        check(&[end.clone(), second, third]);
    }
}

/// `cases` random games; in half of them all turns are of one kind.
fn compare(seed: u64, cases: usize) {
    let random = &mut Rng::with_seed(seed);
    for _ in 0..cases {
        let largest = random.i64(0..4);
        let only = MOVERS.get(random.usize(0..6)).copied();
        let mut game = Vec::new();
        for at in 0..random.usize(1..=40) {
            let count = if at == 0 { 0 } else { random.usize(0..6) };
            let before = at.saturating_sub(9)..at; // so that games are long
            let moves = (0..count)
                .map(|_| (random.i64(-largest..=largest), random.usize(before.clone())))
                .collect_vec();
            let mover = only.unwrap_or(MOVERS[random.usize(0..3)]);
            let value = random.i64(-largest..=largest);
            game.push(if count == 0 { Position::End(value) } else { Position::Moves(mover, moves) });
        }
        check(&game);
    }
}

#[test]
fn random_games() {
    compare(1913, 200);
}

/// A token on a board: who brings it to the corner wins, and on white squares the player moves
/// again.
#[test]
fn the_same_player_moves_again() {
    let wins = |x: u32, y: u32| {
        let mut game = Minimax::new(|&(x, y, we): &(u32, u32, bool)| {
            if (x, y) == (0, 0) {
                return Turn::End(if we { -1 } else { 1 });
            }
            let to = [(x.checked_sub(1), Some(y)), (Some(x), y.checked_sub(1))];
            let to = to.into_iter().filter_map(|(x, y)| Some((x?, y?)));
            let again = |x, y| (x, y) != (0, 0) && (x + y) % 3 == 0;
            let moves = to.map(move |(x, y)| (0i8, (x, y, we == again(x, y))));
            if we { Turn::Max(moves) } else { Turn::Min(moves) }
        });
        game = game.within(-1..=1);
        game.value(&(x, y, true)) == 1
    };
    // The number of moves is fixed, and so is who makes the last one.
    for (x, y) in iproduct!(0..7u32, 0..7u32).filter(|&at| at != (0, 0)) {
        let turns = (1..x + y).filter(|left| left % 3 != 0).count();
        assert_eq!(wins(x, y), turns % 2 == 0, "{x} {y}");
    }
}

#[test]
fn the_first_best_move_decides() {
    let made = Cell::new(0);
    let moves = |n: i64, gain: i64| {
        (1..=n).rev().map(move |take| (gain, n - take)).inspect(|_| made.set(made.get() + 1))
    };
    type Make<'a, I> = &'a dyn Fn(i64) -> Turn<i64, I>;
    let kinds: [(Make<_>, i64); 3] = [
        (&|n| if n == 0 { Turn::End(2) } else { Turn::Max(moves(n, 0)) }, 2),
        (&|n| if n == 0 { Turn::End(-2) } else { Turn::Min(moves(n, 0)) }, -2),
        (&|n| if n == 0 { Turn::End(-1) } else { Turn::Alternate(moves(n, 1)) }, 2),
    ];
    for (turn, value) in kinds {
        let mut game = Minimax::new(|&n: &i64| turn(n)).within(-2..=2);
        made.set(0);
        assert_eq!(game.value(&1000), value);
        assert_eq!(made.get(), 1);
        assert_eq!(game.best_moves(&1000).next().map(|(_, to)| to), Some(0));
        assert_eq!(made.get(), 2);
    }
}

#[test]
fn a_long_game_needs_no_stack() {
    let value = fixtures::on_a_small_stack(|| {
        let turn = |&n: &u32| match n {
            0 => Turn::End(0),
            _ => Turn::Alternate(Some((i64::from(n), n - 1))),
        };
        let mut game = Minimax::new(turn);
        assert!(game.best_moves(&1_000_000).eq([(1_000_000, 999_999)]));
        game.value(&1_000_000)
    });
    assert_eq!(value, 500_000); // 1 000 000 - 999 999 + …
}

#[test]
fn an_end_has_no_moves() {
    let mut game = Minimax::new(|_: &u8| Turn::<i64, Option<(i64, u8)>>::End(i64::MAX));
    assert_eq!(game.value(&0), i64::MAX);
    assert_eq!(game.best_moves(&0).count(), 0);
}

#[test]
#[should_panic(expected = "is repeated")]
fn an_endless_game_is_refused() {
    Minimax::new(|&n: &u32| Turn::Max([(0i8, (n + 1) % 5)])).value(&0);
}

#[test]
#[should_panic(expected = "say `End`")]
fn no_move_is_no_end() {
    Minimax::new(|&n: &u32| Turn::Max(n.checked_sub(1).map(|n| (0i8, n)))).value(&3);
}

#[test]
#[should_panic(expected = "out of the bounds")]
fn a_value_out_of_range_is_refused() {
    Minimax::new(|&n: &u32| if n == 0 { Turn::End(2) } else { Turn::Max([(0, n - 1)]) })
        .within(-1..=1)
        .value(&3);
}

#[test]
#[ignore = "long"]
fn prove_minimax() {
    compare(1, 50_000);
    println!("minimax: verified up to 50 000 random games of up to 40 positions");
}
