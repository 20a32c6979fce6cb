//! Placement games against the definition.

use fastrand::Rng;
use grundy_explorer::placement::{BLOCK, DOMINOES, Move, PlacementGame};
use itertools::iproduct;
use oracle::board::{placements, rows};
use oracle::naive::Naive;

/// Compares values, outcomes and winning moves with the definition on boards of one size.
fn check(
    game: &mut PlacementGame,
    pieces: &[&str],
    (r, c): (usize, usize),
    boards: impl IntoIterator<Item = u64>,
) {
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

/// Every board of up to `largest` cells; also in another order with another game, so that searches
/// start from different memos.
fn check_all(pieces: &[&str], largest: usize) {
    let mut game = PlacementGame::new(pieces);
    for (r, c) in iproduct!(1..=largest, 1..=largest).filter(|(r, c)| r * c <= largest) {
        check(&mut game, pieces, (r, c), 0..1 << (r * c));
        check(&mut PlacementGame::new(pieces), pieces, (r, c), (0..1 << (r * c)).rev().step_by(7));
    }
}

/// Random boards with few and many holes, each with a used and with a fresh memo.
fn check_random(pieces: &[&str], cells: usize, count: usize) {
    let mut random = Rng::with_seed(1760);
    let mut game = PlacementGame::new(pieces);
    for _ in 0..count {
        let r = random.usize(1..=cells.min(9));
        let shape = (r, random.usize(1..=cells / r));
        let holes = random.f64() / 2.0;
        let free = (0..shape.0 * shape.1).fold(0, |free, i| free | u64::from(random.f64() >= holes) << i);
        check(&mut game, pieces, shape, [free]);
        check(&mut PlacementGame::new(pieces), pieces, shape, [free]);
    }
}

#[test]
fn blocks_on_every_small_board() {
    check_all(&BLOCK, 10);
    check(&mut PlacementGame::new(&BLOCK), &BLOCK, (3, 4), 0..1 << 12);
    check(&mut PlacementGame::new(&BLOCK), &BLOCK, (4, 4), (0..1 << 16).step_by(41));
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

/// Sets of pieces on every board of up to `largest` cells, and on `random` larger ones.
fn polyominoes(largest: usize, random: usize) {
    let sets: [&[&str]; 17] = [
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
        // Long pieces that short ones imply.
        &["#", "##", "###", "####"],
        &["##", "#/#", "###", "#/#/#", "##/##"],
        &["#.#", "#.#.#", "#...#"],
    ];
    for pieces in sets {
        check_all(pieces, largest);
        check_random(pieces, 14, random);
    }
}

/// Taking any run from a row, which may split it: a row of n has value n, up to the largest row.
#[test]
fn values_as_large_as_the_board() {
    let runs: Vec<String> = (1..=128).map(|n| "#".repeat(n)).collect();
    let runs: Vec<&str> = runs.iter().map(String::as_str).collect();
    let mut game = PlacementGame::new(&runs);
    for n in 1..=128 {
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
    let mut game = PlacementGame::new(&BLOCK);
    for n in 1..=24 {
        // A row of n pins; each block takes two adjacent columns.
        let value = kayles.grundy(&vec![n]);
        assert_eq!(game.grundy(&vec!["0".repeat(n); 2]), Ok(value), "2x{n}");
        assert_eq!(game.grundy(&vec!["0".repeat(n); 3]), Ok(value), "3x{n}");
        assert_eq!(game.grundy(&vec!["000"; n]), Ok(value), "{n}x3");
    }
    // One row of 65 to 128 anchors, and two of 59, lie in a u128; 0.07 has period 34 from 53 on.
    for n in 66..=92 {
        assert_eq!(game.grundy(&vec!["0".repeat(n); 2]), game.grundy(&vec!["0".repeat(n + 34); 2]), "2x{n}");
    }
    assert_eq!(game.grundy(&vec!["0".repeat(60); 2]), game.grundy(&vec!["0".repeat(60); 3]));
}

#[test]
fn known_values_of_empty_boards() {
    let mut game = PlacementGame::new(&BLOCK);
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
        check_empty(&mut game, &BLOCK, (r, c), value);
    }
}

/// Cram on empty boards: the values of Lemoine and Viennot, "Nimbers are inevitable", and of later
/// searches by others, from `rows x rows` on.
const CRAM: [(usize, &[u32]); 5] = [
    (3, &[0, 1, 1, 4, 1, 3, 1, 2, 0, 1, 2, 3, 1, 4, 0, 1, 0, 2]),
    (4, &[0, 2, 0, 3, 0, 1, 0, 1, 0, 3, 0, 4]),
    (5, &[0, 2, 1, 1, 1, 2, 0, 3]),
    (6, &[0, 5]),
    (7, &[1]),
];

#[test]
fn known_values_of_cram() {
    let mut game = PlacementGame::new(&DOMINOES);
    for (r, values) in CRAM {
        for (c, value) in (r..).zip(values).filter(|(c, _)| r * c <= 30) {
            check_empty(&mut game, &DOMINOES, (r, c), *value);
        }
    }
}

/// The value of an empty board, upright and on its side, and its outcome.
fn check_empty(game: &mut PlacementGame, pieces: &[&str], (r, c): (usize, usize), value: u32) {
    assert_eq!(game.grundy(&vec!["0".repeat(c); r]), Ok(value), "{r}x{c}");
    assert_eq!(game.grundy(&vec!["0".repeat(r); c]), Ok(value), "{c}x{r}");
    assert_eq!(
        PlacementGame::new(pieces).first_player_wins(&vec!["0".repeat(c); r]),
        Ok(value != 0),
        "{r}x{c}"
    );
}

#[test]
#[ignore = "long"]
fn prove_placement() {
    check_all(&BLOCK, 12);
    check(&mut PlacementGame::new(&BLOCK), &BLOCK, (3, 5), 0..1 << 15);
    check(&mut PlacementGame::new(&BLOCK), &BLOCK, (5, 3), (0..1 << 15).step_by(5));
    check(&mut PlacementGame::new(&BLOCK), &BLOCK, (4, 4), 0..1 << 16);
    check_all(&DOMINOES, 12);
    polyominoes(8, 25);
    println!("placement: verified on every board of 12 cells, 2x2 blocks on 3x5 and 4x4");
}

#[test]
#[ignore = "minutes with debug checks"]
fn prove_placement_on_long_boards() {
    let mut game = PlacementGame::new(&BLOCK);
    for (r, c, value) in [(7, 10, 3), (8, 9, 0), (9, 9, 0), (7, 12, 3)] {
        check_empty(&mut game, &BLOCK, (r, c), value);
    }
    assert_eq!(game.grundy(&vec!["0".repeat(10); 9]), Ok(0));
    assert_eq!(game.grundy(&vec!["0".repeat(11); 8]), Ok(1));
    assert_eq!(game.first_player_wins(&vec!["0".repeat(11); 9]), Ok(false));
    assert_eq!(game.grundy(&vec!["0".repeat(10); 10]), Ok(4));
    println!("placement: verified up to the known values of 8x11, 9x10, 9x11 and 10x10");
}

#[test]
#[ignore = "minutes, even with optimisation"]
fn prove_cram() {
    let mut game = PlacementGame::new(&DOMINOES);
    for (r, values) in CRAM {
        for (c, value) in (r..).zip(values).filter(|(c, _)| r * c <= 40) {
            check_empty(&mut game, &DOMINOES, (r, c), *value);
        }
    }
    for (r, c, value) in [(5, 9, 1), (6, 7, 5), (7, 7, 1)] {
        assert_eq!(game.grundy(&vec!["0".repeat(c); r]), Ok(value), "{r}x{c}");
    }
    println!("placement: verified on boards of up to 49 cells, by the published values of Cram");
}

/// The first move is to the centre; then each move is answered by its image under the half turn.
/// 12x12 has 121 anchors.
#[test]
fn even_by_even_is_won_in_the_centre() {
    for n in [2, 4, 6, 8, 10, 12] {
        let board = vec!["0".repeat(n); n];
        assert_eq!(PlacementGame::new(&BLOCK).first_player_wins(&board), Ok(true), "{n}");
    }
}

#[test]
#[should_panic(expected = "does not begin")]
fn a_piece_begins_in_its_first_row_and_column() {
    PlacementGame::new(&[".#"]);
}

/// The longest games there are, of 128 placements, on the stack that the documentation promises.
#[test]
fn a_small_stack_is_enough() {
    let deep = || {
        let row = |n| vec!["0".repeat(n)];
        assert!(PlacementGame::new(&["#", "##"]).grundy(&row(128)).is_ok());
        assert!(PlacementGame::new(&["#", "##", "###"]).grundy(&row(128)).is_ok());
        assert!(PlacementGame::new(&DOMINOES).grundy(&vec!["0".repeat(32); 2]).is_ok());
        assert_eq!(PlacementGame::new(&BLOCK).grundy(&vec!["0".repeat(9); 8]), Ok(0));
    };
    std::thread::Builder::new().stack_size(STACK).spawn(deep).unwrap().join().unwrap();
}

/// Code without optimisation has larger frames.
const STACK: usize = if cfg!(debug_assertions) { 512 << 10 } else { 256 << 10 };

/// Boards of some thousand positions, so that the other threads begin.
#[test]
fn any_number_of_threads_gives_the_same_answers() {
    let mut random = Rng::with_seed(2);
    let tetrominoes = ["####", "#/#/#/#", "##/##"];
    let sets: [(&[&str], usize, usize); 3] = [(&DOMINOES, 5, 6), (&BLOCK, 8, 9), (&tetrominoes, 6, 8)];
    for (pieces, r, c) in sets {
        for holes in [0, 2] {
            let mut board = vec![vec![b'0'; c]; r];
            (0..holes).for_each(|_| board[random.usize(..r)][random.usize(..c)] = b'1');
            let mut alone = PlacementGame::new(pieces);
            let value = alone.grundy(&board);
            for threads in [2, 5] {
                let game = || PlacementGame::new(pieces).with_threads(threads);
                assert_eq!(game().grundy(&board), value, "{pieces:?} {r}x{c}");
                assert_eq!(game().first_player_wins(&board), value.clone().map(|value| value != 0));
                let mut game = game();
                assert_eq!(game.winning_moves(&board), alone.winning_moves(&board));
                assert_eq!(game.grundy(&board), value);
            }
        }
    }
}
