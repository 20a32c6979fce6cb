use grundy::retrograde::{self, Outcome};
use grundy::walks::*;
use grundy::{walk_table::WalkTable, wythoff};
use itertools::Itertools;
use oracle::naive::Naive;

type Square = (u64, u64);

/// All squares up to (x, y) but itself for which the differences are right.
fn reach(at: &Square, right: impl Fn(u64, u64) -> bool) -> Vec<Square> {
    let &(x, y) = at;
    let squares = (0..=x).cartesian_product(0..=y);
    squares.filter(|&to| to != (x, y) && right(x - to.0, y - to.1)).collect()
}

fn king_reach(&(x, y): &Square) -> Vec<Square> {
    let steps = [(x > 0, 1, 0), (y > 0, 0, 1), (x > 0 && y > 0, 1, 1)];
    steps.into_iter().filter(|step| step.0).map(|(_, dx, dy)| (x - dx, y - dy)).collect()
}

fn compare_kings(largest: u64) {
    let mut kings = Naive::new(king_reach);
    for at in (0..=largest).cartesian_product(0..=largest) {
        let (x, y) = at;
        assert_eq!(king(x, y), kings.grundy(&at).into(), "{at:?}");
        assert_eq!(king(x, y) != 0, kings.wins(&at), "{at:?}");
        for rest in 0..5 {
            let wins = king_reach(&at).into_iter().filter(|to| u64::from(kings.grundy(to)) == rest);
            assert_eq!(king_moves(x, y, rest).collect_vec(), wins.collect_vec(), "{at:?}");
        }
        let wins = king_reach(&at).into_iter().filter(|to| !kings.wins(to)).collect_vec();
        assert_eq!(king_moves(x, y, 0).collect_vec(), wins, "{at:?}");
    }
}

fn compare(largest: u64) {
    let rook_reach = |at: &Square| reach(at, |a, b| a == 0 || b == 0);
    let bishop_reach = |at: &Square| reach(at, |a, b| a == b);
    let corner_reach = |at: &Square| reach(at, |_, _| true);
    let (mut rooks, mut bishops) = (Naive::new(rook_reach), Naive::new(bishop_reach));
    let mut corners = Naive::new(corner_reach);
    for at in (0..=largest).cartesian_product(0..=largest) {
        let (x, y) = at;
        assert_eq!(rook(x, y), rooks.grundy(&at).into(), "{at:?}");
        assert_eq!(bishop(x, y), bishops.grundy(&at).into(), "{at:?}");
        for rest in [0, 1, 2, 3, 7, 20, rook(x, y), bishop(x, y), x + 1] {
            let wins = rook_reach(&at).into_iter().filter(|to| u64::from(rooks.grundy(to)) == rest);
            assert_eq!(rook_moves(x, y, rest).collect_vec(), wins.collect_vec(), "{at:?} {rest}");
            let wins = bishop_reach(&at).into_iter().filter(|to| u64::from(bishops.grundy(to)) == rest);
            assert_eq!(Vec::from_iter(bishop_move(x, y, rest)), wins.collect_vec(), "{at:?} {rest}");
        }
        if x <= 25 && y <= 25 {
            let (a, b) = (x as u32, y as u32);
            assert_eq!(corner_cut(a, b), corners.grundy(&at).into(), "{at:?}");
            for rest in [0, 1, 5, 24, 25, x, y, x + y - (x + y).min(1), x + y, x + y + 1] {
                let wins = corner_reach(&at).into_iter().filter(|to| u64::from(corners.grundy(to)) == rest);
                assert_eq!(corner_cut_moves(a, b, rest).collect_vec(), wins.collect_vec(), "{at:?} {rest}");
            }
        }
    }
}

/// Retrograde analysis of the board as a graph; a knight that is stuck outside the corner moves to
/// where it is.
fn compare_knights(size: usize) {
    let squares = (0..size).cartesian_product(0..size);
    let leaps = |(x, y): (usize, usize)| {
        let to = |a, b| Some(x.checked_sub(a)? * size + y.checked_sub(b)?);
        let to = [to(1, 2), to(2, 1)].into_iter().flatten().collect_vec();
        if to.is_empty() && (x, y) != (0, 0) { vec![x * size + y] } else { to }
    };
    let graph = squares.clone().map(leaps).collect_vec();
    let outcomes = retrograde::outcomes(&graph);
    for (v, (x, y)) in squares.enumerate() {
        let (outcome, moves) = outcomes[v];
        assert_eq!(knight_outcome(x as u64, y as u64), (outcome, moves.into()), "{x} {y}");
        let wins = retrograde::winning_moves(&graph, &outcomes, v);
        let wins = wins.map(|to| ((to / size) as u64, (to % size) as u64)).collect_vec();
        assert_eq!(Vec::from_iter(knight_move(x as u64, y as u64)), wins, "{x} {y}");
    }
}

#[test]
fn equals_the_definition_on_small_boards() {
    compare(25);
    compare_knights(26);
    compare_kings(40);
}

/// Where a number of moves or a sum does not fit 32 or 64 bits.
#[test]
fn the_largest_squares_work() {
    const MOST: u64 = u64::MAX; // a multiple of 3
    assert_eq!(knight_outcome(6_442_450_944, 6_442_450_944), (Outcome::Loss, 4_294_967_296));
    assert_eq!(knight_outcome(MOST, MOST), (Outcome::Loss, MOST / 3 * 2));
    assert_eq!(knight_outcome(MOST - 2, MOST - 1), (Outcome::Win, MOST / 3 * 2 - 1));
    assert_eq!(knight_outcome(MOST - 1, MOST), (Outcome::Draw, 0));
    assert_eq!(knight_outcome(0, MOST), (Outcome::Draw, 0));
    assert_eq!(knight_move(MOST - 1, MOST - 2), Some((MOST - 3, MOST - 3)));
    assert_eq!((king(MOST, MOST), rook(MOST, 1), bishop(MOST, MOST)), (2, MOST - 1, MOST));
    assert!(king_moves(MOST, MOST, 0).eq([(MOST - 1, MOST - 1)]));
    assert!(rook_moves(MOST, MOST, 1).eq([(MOST - 1, MOST), (MOST, MOST - 1)]));
    assert!(rook_moves(MOST, 0, MOST).eq([]));
    assert_eq!(bishop_move(MOST, MOST, 1), Some((1, 1)));
    let most = u32::MAX;
    assert_eq!(corner_cut(most, most), 2 * u64::from(most));
    assert!(
        corner_cut_moves(most, most, 2 * u64::from(most) - 1)
            .eq([(u64::from(most) - 1, most.into()), (most.into(), u64::from(most) - 1)])
    );
    assert!(corner_cut_moves(most, most, MOST).eq([]));
}

#[test]
fn kings_and_queens_equal_the_table() {
    let queens = WalkTable::new(60, 60, &[], &[(1, 0), (0, 1), (1, 1)]);
    let kings = WalkTable::new(60, 60, &[(1, 0), (0, 1), (1, 1)], &[]);
    for (x, y) in (0..60).cartesian_product(0..60) {
        let (a, b) = (x as u64, y as u64);
        assert_eq!(wythoff::first_player_wins(a, b, 1), queens.grundy(x, y) != 0, "{x} {y}");
        assert_eq!(king(a, b), kings.grundy(x, y).into(), "{x} {y}");
    }
}

#[test]
#[ignore = "long"]
fn prove_walks() {
    compare(80);
    compare_knights(200);
    compare_kings(1000);
    println!(
        "walks: verified up to 80 x 80, the corner cut 25 x 25, the knight 200 x 200, the king 1000 x 1000"
    );
}
