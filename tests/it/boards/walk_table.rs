use grundy::walk_table::WalkTable;
use itertools::Itertools;
use oracle::naive::Naive;

type Step = (usize, usize);

/// Leaps, then rides from the nearest square on.
fn reach(at: Step, leaps: &[Step], rides: &[Step]) -> Vec<Step> {
    let rides = rides.iter().flat_map(|&(a, b)| (1..20).map(move |k| (k * a, k * b)));
    let steps = leaps.iter().copied().chain(rides);
    steps.filter_map(|(a, b)| Some((at.0.checked_sub(a)?, at.1.checked_sub(b)?))).collect()
}

fn compare(rows: usize, columns: usize, leaps: &[Step], rides: &[Step]) {
    let table = WalkTable::new(rows, columns, leaps, rides);
    compare_table(&table, rows, columns, |&at| reach(at, leaps, rides));
    for hole in [|x, y| x == y, |x, y| (x + 2 * y) % 5 < 2] {
        let table = WalkTable::with_holes(rows, columns, leaps, rides, hole);
        let stops = |&at: &Step| reach(at, leaps, rides).into_iter().filter(|to| !hole(to.0, to.1)).collect();
        compare_table(&table, rows, columns, stops);
    }
}

fn compare_table(table: &WalkTable, rows: usize, columns: usize, moves: impl Fn(&Step) -> Vec<Step>) {
    let mut game = Naive::new(&moves);
    for at in (0..rows).cartesian_product(0..columns) {
        assert_eq!(table.grundy(at.0, at.1), game.grundy(&at), "{at:?} {table:?}");
        for rest in 0..3 {
            let wins = |to: &Step| game.grundy(to) == rest;
            let expected = moves(&at).into_iter().filter(wins).unique().collect_vec();
            let winning = table.winning_moves(at.0, at.1, rest.into()).collect_vec();
            assert_eq!(winning, expected, "{at:?} {table:?}");
        }
    }
}

fn compare_all(rows: usize, columns: usize, most: usize) {
    let steps = (0..=2).cartesian_product(0..=2).skip(1).collect_vec();
    for chosen in (0..=most).flat_map(|count| steps.iter().copied().combinations(count)) {
        for leaps in 0..=chosen.len() {
            compare(rows, columns, &chosen[..leaps], &chosen[leaps..]);
        }
    }
}

#[test]
fn equals_the_definition_on_small_boards() {
    compare_all(6, 5, 3);
}

#[test]
fn values_beyond_one_word_work() {
    compare(2, 20, &[], &[(0, 1)]);
    let queen = WalkTable::new(70, 70, &[], &[(1, 0), (0, 1), (1, 1)]);
    let mut game = Naive::new(|&(x, y): &Step| {
        let one = (0..x).map(|to| (to, y)).chain((0..y).map(|to| (x, to)));
        one.chain((1..=x.min(y)).map(|k| (x - k, y - k))).collect()
    });
    assert!((0..70).cartesian_product(0..70).all(|(x, y)| queen.grundy(x, y) == game.grundy(&(x, y))));
}

#[test]
#[ignore = "long"]
fn prove_walk_table() {
    compare_all(15, 14, 4);
    println!("walk_table: verified on boards of 15 x 14 for all sets of up to 4 steps up to 2");
}

#[test]
#[should_panic(expected = "a step of (0, 0)")]
fn standing_still_is_refused() {
    WalkTable::new(1, 1, &[(0, 0)], &[]);
}

#[test]
fn a_square_that_two_steps_reach_is_one_move() {
    let table = WalkTable::new(5, 1, &[(2, 0), (1, 0)], &[(1, 0), (2, 0)]);
    assert_eq!(table.winning_moves(4, 0, 0).collect_vec(), [(0, 0)]);
    assert_eq!(table.winning_moves(4, 0, 2).collect_vec(), [(2, 0)]);
    assert_eq!(table.winning_moves(4, 0, 1 << 40).count(), 0);
}

#[test]
#[should_panic(expected = "(1, 5) is not on the board")]
fn squares_off_the_board_are_refused() {
    let _ = WalkTable::new(5, 5, &[], &[(1, 0)]).winning_moves(1, 5, 0);
}
