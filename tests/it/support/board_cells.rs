use fastrand::Rng;
use grundy::board_cells::free_cells;
use itertools::iproduct;
use oracle::board::rows;

/// Cell by cell: a board that is wider than high is turned.
fn check(r: usize, c: usize, free: u64) {
    let (high, wide, bits) = free_cells(&rows(r, c, free)).unwrap();
    assert_eq!((high, wide), (r.max(c), r.min(c)));
    for (i, j) in iproduct!(0..r, 0..c) {
        let bit = if r < c { j * wide + i } else { i * wide + j };
        assert_eq!(bits >> bit & 1, free >> (i * c + j) & 1, "{r}x{c} {free:b}");
    }
    assert_eq!(bits.count_ones(), free.count_ones(), "{r}x{c} {free:b}");
}

#[test]
fn every_cell_is_where_it_belongs() {
    for (r, c) in iproduct!(1..=3, 1..=3).filter(|(r, c)| r * c <= 6) {
        (0..1 << (r * c)).for_each(|free| check(r, c, free));
    }
    let mut random = Rng::with_seed(8);
    for (r, c) in iproduct!(1..=64, 1..=64).filter(|(r, c)| r * c <= 64) {
        check(r, c, random.u64(..) & !0 >> (64 - r * c));
    }
    let none: [&str; 0] = [];
    assert_eq!(free_cells(&none), Ok((0, 0, 0)));
}

#[test]
fn errors_say_what_and_where() {
    let error = |board: &[&str]| free_cells(board).unwrap_err();
    assert_eq!(error(&["000", "00"]), "row 2 has 2 cells, row 1 has 3");
    assert_eq!(error(&["0".repeat(65).as_str()]), "a board with 1 x 65 cells: at most 64 can be solved");
    assert_eq!(error(&["000", "0x0"]), "row 2, column 2: expected 0 or 1, found `x`");
    assert_eq!(free_cells(&[b"0\n"]).unwrap_err(), "row 1, column 2: expected 0 or 1, found `\\n`");
}
