use fastrand::Rng;
use grundy::block_board::Blocks;
use itertools::iproduct;
use oracle::board::{placements, rows};
use oracle::naive::Naive;

/// Compares the value with the definition, on whole boards, for some boards of one shape.
fn check(game: &mut Blocks, (r, c): (usize, usize), boards: impl IntoIterator<Item = u64>) {
    let all = placements(&["##/##"], r, c);
    let mut naive = Naive::new(|&free: &u64| {
        all.iter().filter(|(_, mask)| free & mask == *mask).map(|(_, mask)| free & !mask).collect()
    });
    for free in boards {
        assert_eq!(game.grundy(&rows(r, c, free)), Ok(naive.grundy(&free)), "{r}x{c} {free:b}");
    }
}

/// A random shape of at most so many cells, and those that are free, of few or many.
fn random_board(random: &mut Rng, cells: usize) -> ((usize, usize), u64) {
    let r = random.usize(1..=cells);
    let shape = (r, random.usize(1..=cells / r));
    let holes = random.f64() / 2.0;
    (shape, (0..shape.0 * shape.1).fold(0, |free, i| free | u64::from(random.f64() >= holes) << i))
}

#[test]
fn every_small_board() {
    let mut game = Blocks::default();
    for (r, c) in iproduct!(1..=12, 1..=12).filter(|(r, c)| r * c <= 12) {
        check(&mut game, (r, c), 0..1 << (r * c));
    }
}

#[test]
#[ignore = "long"]
fn prove_block_board() {
    let mut game = Blocks::default();
    for (r, c) in [(1, 16), (2, 8), (3, 5), (4, 4), (5, 3), (8, 2), (16, 1)] {
        check(&mut game, (r, c), 0..1 << (r * c));
    }
    println!("block_board: verified up to every board of 12 cells (`cargo test`), 2x8, 3x5 and 4x4");
}

#[test]
fn random_boards() {
    let mut random = Rng::with_seed(1809);
    let mut game = Blocks::default();
    for _ in 0..200 {
        let (shape, free) = random_board(&mut random, 30);
        check(&mut game, shape, [free]);
        check(&mut Blocks::default(), shape, [free]);
    }
}

#[test]
fn errors_say_what() {
    let error = |board: &[&str]| Blocks::default().grundy(board).unwrap_err().to_string();
    assert_eq!(error(&["000", "00"]), "row 2 has 2 cells, row 1 has 3");
    assert_eq!(error(&["0".repeat(65).as_str()]), "a board with 1 x 65 cells: at most 64 can be solved");
    assert_eq!(error(&["000", "0x0"]), "row 2, column 2: expected 0 or 1, found `x`");
    let none: [&str; 0] = [];
    assert_eq!(Blocks::default().grundy(&none), Ok(0));
}
