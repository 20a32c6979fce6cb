//! The board engine against the definition.

use fastrand::Rng;
use grundy_explorer::bitboard::Rules;
use grundy_explorer::board::{BLOCK, DOMINOES, Game, Move};
use grundy_explorer::board_solver::{Solve, Solver};
use grundy_explorer::polyomino::Piece;
use itertools::iproduct;
use oracle::board::{placements, rows};
use oracle::naive::Naive;

/// Compares value, outcome and winning moves with the definition on some boards of one shape.
fn check(game: &mut Game, pieces: &[&str], (r, c): (usize, usize), boards: impl IntoIterator<Item = u64>) {
    let all = placements(pieces, r, c);
    let mut naive = Naive::new(|&free: &u64| {
        all.iter().filter(|(_, mask)| free & mask == *mask).map(|(_, mask)| free & !mask).collect()
    });
    for free in boards {
        let board = rows(r, c, free);
        let value = naive.grundy(&free);
        assert_eq!(game.grundy(&board), Ok(value), "{pieces:?} {r}x{c} {free:b}");
        assert_eq!(game.first_player_wins(&board), Ok(value != 0), "{pieces:?} {r}x{c} {free:b}");
        let winning =
            all.iter().filter(|(_, mask)| free & mask == *mask && naive.grundy(&(free & !mask)) == 0);
        let winning: Vec<Move> = winning
            .map(|(place, _)| Move { row: place.row, column: place.column, piece: place.piece })
            .collect();
        assert_eq!(game.winning_moves(&board), Ok(winning), "{pieces:?} {r}x{c} {free:b}");
    }
}

/// Every board with holes; a fresh game in between, so that the search starts from different memos.
fn check_all(pieces: &[&str], largest: usize) {
    let mut game = Game::new(pieces);
    for (r, c) in iproduct!(1..=largest, 1..=largest).filter(|(r, c)| r * c <= largest) {
        check(&mut game, pieces, (r, c), 0..1 << (r * c));
        check(&mut Game::new(pieces), pieces, (r, c), (0..1 << (r * c)).rev().step_by(7));
    }
}

/// Random boards with few and many holes.
fn check_random(pieces: &[&str], cells: usize, count: usize) {
    let mut random = Rng::with_seed(1760);
    let mut game = Game::new(pieces);
    for _ in 0..count {
        let r = random.usize(1..=cells.min(9));
        let shape = (r, random.usize(1..=cells / r));
        let holes = random.f64() / 2.0;
        let free = (0..shape.0 * shape.1).fold(0, |free, i| free | u64::from(random.f64() >= holes) << i);
        check(&mut game, pieces, shape, [free]);
        check(&mut Game::new(pieces), pieces, shape, [free]);
    }
}

#[test]
fn blocks_on_every_small_board() {
    check_all(&BLOCK, 10);
    check(&mut Game::new(&BLOCK), &BLOCK, (3, 4), 0..1 << 12);
    check(&mut Game::new(&BLOCK), &BLOCK, (4, 4), (0..1 << 16).step_by(41));
}

#[test]
fn blocks_on_random_boards() {
    check_random(&BLOCK, 30, 200);
}

#[test]
fn dominoes_on_every_small_board() {
    check_all(&DOMINOES, 9);
}

#[test]
fn dominoes_on_random_boards() {
    check_random(&DOMINOES, 16, 60);
}

#[test]
fn other_polyominoes() {
    polyominoes(6, 10);
}

/// Sets of pieces on every board of so many cells, and on so many random ones.
fn polyominoes(largest: usize, random: usize) {
    let sets: [&[&str]; 14] = [
        &["#"],
        &["##"],
        &["#/#"],
        &["###", "#/#/#"],
        &["##/#.", "##/.#", "#./##", ".#/##"],
        &["##/#."],
        &[".#/##", "##/##"],
        &["#", "##"],
        &["#.#"],
        &["##/##", "###/###"],
        &["##/##", "###/###/###"],
        &["###/###", "##/##/##"],
        &["####/####", "##/##/##/##"],
        &["##./.##", ".#/##/#.", "#./##/.#", ".##/##."],
    ];
    for pieces in sets {
        check_all(pieces, largest);
        check_random(pieces, 14, random);
    }
}

/// Taking any run from a row and splitting it: the value of n is n, up to the largest row.
#[test]
fn values_as_large_as_the_board() {
    let runs: Vec<String> = (1..=33).map(|n| "#".repeat(n)).collect();
    let runs: Vec<&str> = runs.iter().map(String::as_str).collect();
    let mut game = Game::new(&runs);
    for n in 1..=33 {
        assert_eq!(game.grundy(&["0".repeat(n)]), Ok(n as u32));
        assert_eq!(game.grundy(&vec!["0"; n]), Ok(n as u32 % 2), "only single cells fit into a column");
    }
}

/// Octal 0.07: take two neighbours from a row, leaving at most two rows.
#[test]
fn two_and_three_rows_are_dawsons_kayles() {
    let mut kayles = Naive::new(|rows: &Vec<usize>| {
        let mut options = Vec::new();
        for (i, &n) in rows.iter().enumerate() {
            for left in 0..n.saturating_sub(1) {
                let mut option = rows.clone();
                option.splice(i..=i, [left, n - 2 - left].into_iter().filter(|&n| n > 1));
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let mut game = Game::new(&BLOCK);
    for n in 1..=24 {
        // A row of n pins; each block takes two adjacent columns.
        let value = kayles.grundy(&vec![n]);
        assert_eq!(game.grundy(&vec!["0".repeat(n); 2]), Ok(value), "2x{n}");
        assert_eq!(game.grundy(&vec!["0".repeat(n); 3]), Ok(value), "3x{n}");
        assert_eq!(game.grundy(&vec!["000"; n]), Ok(value), "{n}x3");
    }
    // One row of 65 to 128 anchors, and two of 64, live in a u128; the period of 0.07 is 34 from 53
    // on.
    for n in 66..=92 {
        assert_eq!(game.grundy(&vec!["0".repeat(n); 2]), game.grundy(&vec!["0".repeat(n + 34); 2]), "2x{n}");
    }
    assert_eq!(game.grundy(&vec!["0".repeat(60); 2]), game.grundy(&vec!["0".repeat(60); 3]));
}

#[test]
fn known_values_of_empty_boards() {
    let mut game = Game::new(&BLOCK);
    for (r, c, value) in [
        (4, 4, 1),
        (4, 5, 0),
        (5, 5, 0),
        (5, 6, 0),
        (5, 7, 0),
        (6, 6, 4),
        (6, 7, 3),
        (7, 7, 1),
        (6, 8, 5),
        (5, 10, 0),
        (6, 9, 0),
        (7, 8, 1),
        (8, 8, 1),
        (7, 9, 0),
        (6, 10, 6),
        (6, 11, 5),
        (5, 12, 0),
    ] {
        check_empty(&mut game, (r, c), value);
    }
}

/// The value of an empty board, upright and lying, and its outcome.
fn check_empty(game: &mut Game, (r, c): (usize, usize), value: u32) {
    assert_eq!(game.grundy(&vec!["0".repeat(c); r]), Ok(value), "{r}x{c}");
    assert_eq!(game.grundy(&vec!["0".repeat(r); c]), Ok(value), "{c}x{r}");
    assert_eq!(Game::new(&BLOCK).first_player_wins(&vec!["0".repeat(c); r]), Ok(value != 0), "{r}x{c}");
}

#[test]
#[ignore = "long"]
fn prove_board() {
    check_all(&BLOCK, 12);
    check(&mut Game::new(&BLOCK), &BLOCK, (3, 5), 0..1 << 15);
    check(&mut Game::new(&BLOCK), &BLOCK, (5, 3), (0..1 << 15).step_by(5));
    check(&mut Game::new(&BLOCK), &BLOCK, (4, 4), 0..1 << 16);
    check_all(&DOMINOES, 12);
    polyominoes(8, 25);
    println!("board: proven up to every board of 12 cells, 2x2 blocks on 3x5 and 4x4");
}

#[test]
#[ignore = "half a minute with debug checks"]
fn prove_board_on_long_boards() {
    let mut game = Game::new(&BLOCK);
    for (r, c, value) in [(7, 10, 3), (8, 9, 0), (9, 9, 0), (7, 12, 3)] {
        check_empty(&mut game, (r, c), value);
    }
    assert_eq!(game.grundy(&vec!["0".repeat(10); 9]), Ok(0));
    assert_eq!(game.grundy(&vec!["0".repeat(11); 8]), Ok(1));
    assert_eq!(game.first_player_wins(&vec!["0".repeat(11); 9]), Ok(false));
    println!("board: proven up to the known values of 8x11, 9x10 and 9x11");
}

/// The centre, then the half turn: 12 x 12 has 121 anchors.
#[test]
fn even_by_even_is_won_in_the_centre() {
    for n in [2, 4, 6, 8, 10, 12] {
        let board = vec!["0".repeat(n); n];
        assert_eq!(Game::new(&BLOCK).first_player_wins(&board), Ok(true), "{n}");
    }
}

#[test]
fn both_widths_agree() {
    let mut random = Rng::with_seed(128);
    let pieces = [Piece { need: vec![(0, 0)], clear: iproduct!(-1..=1, -1..=1).collect() }];
    let mut narrow = Solver::new(Rules::<u64>::new(&pieces, 6));
    let mut wide = Solver::new(Rules::<u128>::new(&pieces, 6));
    for _ in 0..60 {
        let position = (random.u64(..) | random.u64(..)) >> random.u32(4..40) & ((1 << 36) - 1);
        assert_eq!(narrow.grundy(position.into()), wide.grundy(position.into()), "{position:b}");
        assert_eq!(narrow.wins(position.into()), wide.wins(position.into()), "{position:b}");
        assert_eq!(
            narrow.winning_moves(position.into()),
            wide.winning_moves(position.into()),
            "{position:b}"
        );
    }
    assert_eq!(narrow.positions(), wide.positions());
}

#[test]
fn nothing_fits() {
    let mut game = Game::new(&BLOCK);
    let none: [&str; 0] = [];
    for board in [&none[..], &["0"; 49], &["0000000"], &["11", "11"], &["010101", "101010"]] {
        assert_eq!(game.grundy(board), Ok(0));
        assert_eq!(game.first_player_wins(board), Ok(false));
        assert_eq!(game.winning_moves(board), Ok(vec![]));
    }
}

#[test]
fn errors_say_what_and_where() {
    let mut game = Game::new(&BLOCK);
    let mut error = |board: &[&str]| game.grundy(board).unwrap_err().to_string();
    assert_eq!(error(&["000", "00"]), "row 2 has 2 cells, row 1 has 3");
    assert_eq!(error(&["000", "0x0"]), "row 2, column 2: expected 0 or 1, found `x`");
    let long = "0".repeat(14);
    assert_eq!(error(&[long.as_str(); 11]), "a board with 10 x 13 anchors: at most 128 can be solved");
    let long = "0".repeat(130);
    assert_eq!(error(&[&long, &long]), "a board with 1 x 129 anchors: at most 128 can be solved");
}

#[test]
#[should_panic(expected = "does not begin")]
fn a_piece_begins_in_its_first_row_and_column() {
    Game::new(&[".#"]);
}

/// The deepest games there are: 128 placements, one after the other, on the stack that the
/// documentation promises.
#[test]
fn a_small_stack_is_enough() {
    let deep = || {
        let row = |n| vec!["0".repeat(n)];
        assert!(Game::new(&["#", "##"]).grundy(&row(128)).is_ok());
        assert!(Game::new(&["#", "##", "###"]).grundy(&row(128)).is_ok());
        assert!(Game::new(&DOMINOES).grundy(&vec!["0".repeat(32); 2]).is_ok());
        assert_eq!(Game::new(&BLOCK).grundy(&vec!["0".repeat(9); 8]), Ok(0));
    };
    std::thread::Builder::new().stack_size(STACK).spawn(deep).unwrap().join().unwrap();
}

/// Code without optimisation has larger frames.
const STACK: usize = if cfg!(debug_assertions) { 512 << 10 } else { 256 << 10 };
