//! The template for small boards and the engine for large ones agree.

use fastrand::Rng;
use grundy::block_board::Blocks;
use grundy_explorer::placement::{BLOCK, PlacementGame};
use itertools::iproduct;
use oracle::board::rows;

/// A random number of rows and columns, and which of at most `cells` cells are free: from half of
/// them to all.
fn random_board(random: &mut Rng, cells: usize) -> ((usize, usize), u64) {
    let r = random.usize(1..=cells);
    let shape = (r, random.usize(1..=cells / r));
    let holes = random.f64() / 2.0;
    (shape, (0..shape.0 * shape.1).fold(0, |free, i| free | u64::from(random.f64() >= holes) << i))
}

#[test]
fn the_general_engine_agrees() {
    let mut random = Rng::with_seed(64);
    let (mut game, mut engine) = (Blocks::new(&BLOCK), PlacementGame::new(&BLOCK));
    for _ in 0..500 {
        let ((r, c), free) = random_board(&mut random, 64);
        let board = rows(r, c, free);
        assert_eq!(game.grundy(&board).unwrap(), engine.grundy(&board).unwrap(), "{board:?}");
    }
    for (r, c) in iproduct!(1..=64, 1..=64).filter(|(r, c)| r * c <= 54) {
        let board = vec!["0".repeat(c); r];
        assert_eq!(game.grundy(&board).unwrap(), engine.grundy(&board).unwrap(), "{r}x{c}");
    }
}
