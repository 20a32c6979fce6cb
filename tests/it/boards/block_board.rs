use fastrand::Rng;
use grundy::block_board::Blocks;
use itertools::iproduct;
use oracle::board::{placements, rows};
use oracle::naive::Naive;

/// Pieces, and all their images.
type Set = (&'static [&'static str], &'static [&'static str]);

const BLOCK: Set = (&["##/##"], &["##/##"]);
const DOMINO: Set = (&["##"], &["##", "#/#"]);
const L_AND_LINE: Set = (&["#./##", "###"], &["#./##", ".#/##", "##/#.", "##/.#", "###", "#/#/#"]);
const LONG: Set =
    (&["#####", ".##/##."], &["#####", "#/#/#/#/#", ".##/##.", "##./.##", "#./##/.#", ".#/##/#."]);

/// Compares the value with the definition, on whole boards, for some boards of one shape.
fn check(game: &mut Blocks, set: Set, (r, c): (usize, usize), boards: impl IntoIterator<Item = u64>) {
    let all = placements(set.1, r, c);
    let mut naive = Naive::new(|&free: &u64| {
        all.iter().filter(|(_, mask)| free & mask == *mask).map(|(_, mask)| free & !mask).collect()
    });
    for free in boards {
        assert_eq!(game.grundy(&rows(r, c, free)), Ok(naive.grundy(&free)), "{:?} {r}x{c} {free:b}", set.0);
    }
}

/// A random shape of at most `cells` cells, and its free cells: from half of them to all.
fn random_board(random: &mut Rng, cells: usize) -> ((usize, usize), u64) {
    let r = random.usize(1..=cells);
    let shape = (r, random.usize(1..=cells / r));
    let holes = random.f64() / 2.0;
    (shape, (0..shape.0 * shape.1).fold(0, |free, i| free | u64::from(random.f64() >= holes) << i))
}

fn every_board(set: Set, cells: usize) {
    let mut game = Blocks::new(set.0);
    for (r, c) in iproduct!(1..=cells, 1..=cells).filter(|(r, c)| r * c <= cells) {
        check(&mut game, set, (r, c), 0..1 << (r * c));
    }
}

fn random_boards(set: Set, cells: usize, count: usize) {
    let mut random = Rng::with_seed(1809);
    let mut game = Blocks::new(set.0);
    for _ in 0..count {
        let (shape, free) = random_board(&mut random, cells);
        check(&mut game, set, shape, [free]);
        check(&mut Blocks::new(set.0), set, shape, [free]);
    }
}

#[test]
fn every_small_board() {
    every_board(BLOCK, 12);
}

#[test]
fn every_small_board_of_dominoes() {
    every_board(DOMINO, 12);
}

#[test]
fn every_small_board_of_trominoes() {
    every_board(L_AND_LINE, 12);
}

#[test]
fn random_larger_boards() {
    random_boards(BLOCK, 30, 200);
    random_boards(DOMINO, 18, 60);
    random_boards(L_AND_LINE, 18, 60);
    random_boards(LONG, 20, 60);
}

#[test]
#[ignore = "long"]
fn prove_block_board() {
    let mut game = Blocks::new(BLOCK.0);
    for (r, c) in [(1, 16), (2, 8), (3, 5), (4, 4), (5, 3), (8, 2), (16, 1)] {
        check(&mut game, BLOCK, (r, c), 0..1 << (r * c));
    }
    every_board(DOMINO, 15);
    every_board(L_AND_LINE, 15);
    random_boards(DOMINO, 24, 200);
    random_boards(L_AND_LINE, 24, 200);
    println!("block_board: verified up to every board of 15 cells, 2x8 and 4x4 for 2x2 blocks");
}

/// A board's symmetries and shifts do not change its value, even if they change the layout.
#[test]
fn images_of_a_large_board_have_its_value() {
    let mut random = Rng::with_seed(64);
    for set in [BLOCK, LONG] {
        for (r, c) in [(7, 8), (6, 10), (4, 16)] {
            let board: Vec<Vec<u8>> = (0..r)
                .map(|_| (0..c).map(|_| if random.u8(..4) == 0 { b'1' } else { b'0' }).collect())
                .collect();
            let flipped: Vec<Vec<u8>> = board.iter().rev().cloned().collect();
            let transposed: Vec<Vec<u8>> = (0..c).map(|j| board.iter().map(|row| row[j]).collect()).collect();
            let value = Blocks::new(set.0).grundy(&board);
            assert_eq!(Blocks::new(set.0).grundy(&flipped), value, "{board:?}");
            assert_eq!(Blocks::new(set.0).grundy(&transposed), value, "{board:?}");
        }
    }
}

/// All cells one by one: the parity. One piece of any length from a row: Nim that may split.
#[test]
fn full_words_work() {
    assert_eq!(Blocks::new(&["#"]).grundy(&["0".repeat(64)]), Ok(0));
    assert_eq!(Blocks::new(&["#"]).grundy(&["0".repeat(63)]), Ok(1));
    assert_eq!(Blocks::new(&["##/##"]).grundy(&["00000000"; 8]), Ok(1));
    assert_eq!(Blocks::new(&["#########"]).grundy(&["0".repeat(8)]), Ok(0), "it does not fit");
}

#[test]
#[should_panic(expected = "a piece has a cell")]
fn a_piece_without_cells_is_refused() {
    Blocks::new(&["##", ".."]);
}

#[test]
fn errors_say_what() {
    let error = |board: &[&str]| Blocks::new(&["##/##"]).grundy(board).unwrap_err();
    assert_eq!(error(&["000", "00"]), "row 2 has 2 cells, row 1 has 3");
    let none: [&str; 0] = [];
    assert_eq!(Blocks::new(&["##/##"]).grundy(&none), Ok(0));
    assert_eq!(Blocks::new(&["##/##"]).grundy(&["", ""]), Ok(0));
}
