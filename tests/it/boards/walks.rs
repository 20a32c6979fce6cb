use grundy::walks::*;
use grundy::{king, retrograde, walk_table::WalkTable, wythoff};
use itertools::Itertools;
use oracle::naive::Naive;

type Square = (u64, u64);

/// All squares up to (x, y) but itself for which the differences are right.
fn reach(at: &Square, right: impl Fn(u64, u64) -> bool) -> Vec<Square> {
    let &(x, y) = at;
    let squares = (0..=x).cartesian_product(0..=y);
    squares.filter(|&to| to != (x, y) && right(x - to.0, y - to.1)).collect()
}

fn compare(largest: u64) {
    let rook_reach = |at: &Square| reach(at, |a, b| a == 0 || b == 0);
    let bishop_reach = |at: &Square| reach(at, |a, b| a == b);
    let mut rooks = Naive::new(rook_reach);
    let mut bishops = Naive::new(bishop_reach);
    let mut corners = Naive::new(|at: &Square| reach(at, |_, _| true));
    for at in (0..=largest).cartesian_product(0..=largest) {
        let (x, y) = at;
        assert_eq!(rook(x, y), rooks.grundy(&at).into(), "{at:?}");
        assert_eq!(bishop(x, y), bishops.grundy(&at).into(), "{at:?}");
        let wins = rook_reach(&at).into_iter().filter(|to| !rooks.wins(to)).collect_vec();
        assert_eq!(rook_moves(x, y).collect_vec(), wins, "{at:?}");
        let wins = bishop_reach(&at).into_iter().filter(|to| !bishops.wins(to)).collect_vec();
        assert_eq!(bishop_moves(x, y).collect_vec(), wins, "{at:?}");
        if x <= 25 && y <= 25 {
            assert_eq!(corner_cut(x as u32, y as u32), corners.grundy(&at).into(), "{at:?}");
        }
    }
}

/// Retrograde analysis of the board as a graph; a stuck knight outside the corner goes round in a
/// circle.
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
        assert_eq!(knight(x as u64, y as u64), outcomes[v], "{x} {y}");
        let wins = retrograde::winning_moves(&graph, &outcomes, v);
        let wins = wins.into_iter().map(|to| ((to / size) as u64, (to % size) as u64)).collect_vec();
        assert_eq!(knight_moves(x as u64, y as u64).collect_vec(), wins, "{x} {y}");
    }
}

#[test]
fn equals_the_definition_on_small_boards() {
    compare(25);
    compare_knights(26);
}

#[test]
fn kings_and_queens_equal_the_table() {
    let queens = WalkTable::new(60, 60, &[], &[(1, 0), (0, 1), (1, 1)]);
    let kings = WalkTable::new(60, 60, &[(1, 0), (0, 1), (1, 1)], &[]);
    for (x, y) in (0..60).cartesian_product(0..60) {
        let (a, b) = (x as u64, y as u64);
        assert_eq!(wythoff::first_player_wins(a, b, 1), queens.grundy(x, y) != 0, "{x} {y}");
        assert_eq!(king::grundy(a, b), kings.grundy(x, y).into(), "{x} {y}");
    }
}

#[test]
#[ignore = "long"]
fn prove_walks() {
    compare(80);
    compare_knights(200);
    println!("walks: proven up to 80 x 80, the corner cut 25 x 25, the knight 200 x 200");
}
