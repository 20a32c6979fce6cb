//! Tables of any size that is asked for, and long searches.

use crate::ask::{fast, game};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Flaw, Game, Outcome, Parts, Position, Shape, Value, mex};
use std::collections::HashMap;

fn extent(to: u64, across: u64) -> Extent {
    Extent { to, across }
}

#[test]
fn tables_that_no_memory_holds_are_refused() {
    let most = u64::MAX;
    for (rules, extent, cells) in [
        ("take 1..3", extent(most, most), "18446744073709551616"),
        ("take 1..3", extent(1 << 40, 0), "1099511627777"),
        ("take odd", extent(most - 1, 3), "18446744073709551615"),
        ("wythoff", extent(most, most), "340282366920938463463374607431768211455"),
        ("wythoff", extent(1_000_000_000, 3), "4000000004"),
        ("wythoff", extent(0, most), "18446744073709551616"),
        ("nim 3", extent(most, 0), ""),
        ("nim 6", extent(200, 0), "98619368491"),
        ("chomp 3 rows", extent(10_000, 0), "166766685001"),
    ] {
        let mut asked = 0;
        let Err(Flaw(what)) = table(&mut fast(rules), extent, &mut |_| {
            asked += 1;
            Some(1)
        }) else {
            panic!("{rules}: {extent:?}");
        };
        assert!(what.starts_with(&format!("a table of {cells}")), "{rules}: {what}");
        assert!(what.ends_with("would take more than 16 GiB of memory"), "{rules}: {what}");
        assert_eq!(asked, 0);
    }
}

/// Tables that would take minutes are refused before they begin, whichever heap of a sum they are
/// of.
#[test]
fn values_that_take_too_long_are_refused() {
    for (rules, sums) in [
        ("take primes or 1", [&[1_000_000_007, 720_720][..], &[720_720, 3]]),
        ("split equal", [&[1_000_000_007, 720_720], &[720_720]]),
        ("take squares or split", [&[1_000_000], &[5, 1_000_000]]),
    ] {
        for sum in sums {
            let sum: Vec<Position> = sum.iter().map(|&heap| vec![heap]).collect();
            let Flaw(what) = Explorer::new(game(rules), false).answer(&sum).unwrap_err();
            assert!(what.contains("too l") || what.contains("too many"), "{rules} at {sum:?}: {what}");
        }
        let mut explorer = Explorer::new(game(rules), false);
        assert!(explorer.answer(&[vec![2000]]).is_ok(), "{rules}");
    }
    // A period may be proven on the way.
    assert!(Explorer::new(game("take 1..70 or split"), false).value(&vec![3]).is_ok());
}

#[test]
fn a_large_table_is_stopped_early() {
    let mut rows = 0;
    let mut watch = |row: &[u32]| {
        rows += usize::from(!row.is_empty());
        if rows < 20 { Some(1) } else { None }
    };
    let found = table(&mut fast("wythoff"), extent(100_000_000, 3), &mut watch).unwrap();
    let Tabled::Grid { rows, .. } = found else { panic!("{found:?}") };
    assert_eq!(rows.len(), 20);
    let mut watch = |values: &[u32]| if values.len() < 20 { Some(10) } else { None };
    let found = table(&mut fast("take primes"), extent(1_000_000_000, 0), &mut watch).unwrap();
    let Tabled::Line { values, .. } = found else { panic!("{found:?}") };
    assert!(values.len() < 10_000);
}

/// What was found before is not lost.
#[test]
fn a_large_board_is_stopped_early() {
    let mut explorer = Explorer::new(game("board domino 5x7"), false);
    let board = explorer.game().read("5x7").unwrap();
    explorer.stop_when(|| true);
    assert!(explorer.answer(std::slice::from_ref(&board)).unwrap_err().is_stop());
    assert!(explorer.value(&board).unwrap_err().is_stop());
    explorer.stop_when(|| false);
    assert_eq!(explorer.value(&board), Ok(Value::Grundy(1)));
}

#[test]
fn tables_without_a_position_are_empty() {
    struct From(Shape);
    impl Game for From {
        fn title(&self) -> String {
            "from".to_owned()
        }
        fn shape(&self) -> Shape {
            self.0.clone()
        }
        fn options(&mut self, _position: &Position) -> Result<Vec<Parts>, Flaw> {
            Ok(vec![])
        }
    }
    for (shape, empty) in [
        (Shape::Line { first: 9 }, Tabled::Line { first: 9, values: vec![], certificate: None }),
        (Shape::Grid { first: 9 }, Tabled::Grid { first: 9, rows: vec![] }),
        (Shape::Tuples { size: 2, first: 9, sorted: true }, Tabled::Tuples { to: 8, cells: vec![] }),
        (Shape::Tuples { size: 2, first: u64::MAX, sorted: false }, Tabled::Tuples { to: 8, cells: vec![] }),
    ] {
        let mut explorer = Explorer::new(Box::new(From(shape)), false);
        assert_eq!(table(&mut explorer, extent(8, 8), &mut |_| Some(1)), Ok(empty));
    }
}

#[test]
fn a_mex_of_huge_values_needs_no_room_for_them() {
    assert_eq!(mex([u32::MAX, 0, u32::MAX - 1, 1, 1, 3]), 2);
    assert_eq!(mex([]), 0);
    assert_eq!(mex([2, 1, 0]), 3);
}

#[test]
fn misere_tables_of_single_positions() {
    let mut explorer = Explorer::new(game("take 1..3"), true);
    let Tabled::Line { values, .. } =
        table(&mut explorer, extent(100_000, 0), &mut |_| Some(1 << 20)).unwrap()
    else {
        panic!()
    };
    assert_eq!(values.len(), 100_001);
    for (n, value) in values.iter().enumerate() {
        assert_eq!(*value, u32::from(n % 4 != 1), "{n}");
    }
    let mut explorer = Explorer::new(game("king"), true);
    let Tabled::Grid { rows, .. } = table(&mut explorer, extent(100, 100), &mut |_| Some(1000)).unwrap()
    else {
        panic!()
    };
    // Straight from the definition.
    let mut wins = vec![vec![true; 101]; 101];
    for x in 0..=100 {
        for y in 0..=100 {
            let options = [(1, 0), (0, 1), (1, 1)].into_iter().filter(|&(a, b)| a <= x && b <= y);
            let options: Vec<bool> = options.map(|(a, b)| wins[x - a][y - b]).collect();
            wins[x][y] = options.is_empty() || options.contains(&false);
            assert_eq!(rows[x][y], u32::from(wins[x][y]), "{x},{y}");
        }
    }
}

/// Take any number from one of several heaps, which are one position: numbers of all lengths, so
/// that some are short keys and others not.
struct Heaps(Vec<u64>);

impl Game for Heaps {
    fn title(&self) -> String {
        "heaps".to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Places(vec![self.0.clone()])
    }

    /// A heap of n is n times the unit, and some units are large.
    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let mut options = Vec::new();
        for i in 0..position.len() {
            let unit = 1 << (9 * i.min(6));
            let mut left = position.clone();
            while left[i] >= unit {
                left[i] -= unit;
                options.push(vec![left.clone()]);
            }
        }
        Ok(options)
    }
}

#[test]
fn positions_of_many_and_large_numbers() {
    let heaps = [3, 1, 2, 1, 0, 2, 1, 1, 1, 0, 1, 1];
    for size in 1..=heaps.len() {
        let position: Position = heaps[..size].iter().enumerate().map(|(i, n)| n << (9 * i.min(6))).collect();
        let xor = heaps[..size].iter().fold(0, |xor, &n| xor ^ n as u32);
        let mut explorer = Explorer::new(Box::new(Heaps(position.clone())), false);
        assert_eq!(explorer.value(&position), Ok(Value::Grundy(xor)));
        if size > 8 {
            continue;
        }
        let misere = Explorer::new(Box::new(Heaps(position.clone())), true).value(&position);
        // Nim: as in normal play while a heap has more than one.
        let large = heaps[..size].iter().any(|&n| n > 1);
        let wins = if large { xor != 0 } else { xor == 0 };
        let expected = if wins { Outcome::Win } else { Outcome::Loss };
        assert_eq!(misere, Ok(Value::Misere(expected)), "{position:?}");
    }
}

/// Positions repeat, and a move leaves two parts.
struct Splits(HashMap<u64, Vec<Parts>>);

impl Game for Splits {
    fn title(&self) -> String {
        "splits".to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Line { first: 0 }
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        self.0.get(&position[0]).cloned().ok_or_else(|| Flaw(format!("there is no {}", position[0])))
    }
}

#[test]
fn what_is_repeated_is_said() {
    let one = |n: u64| vec![vec![n]];
    let six = vec![vec![1], vec![1]];
    let moves =
        [(0, vec![]), (1, vec![one(0)]), (4, vec![one(5)]), (5, vec![one(6), one(4)]), (6, vec![six])];
    let mut explorer = Explorer::new(Box::new(Splits(HashMap::from(moves))), false);
    let said = "play can come back to 4, and a move from 6 leaves 2 parts: no theory covers that";
    assert_eq!(explorer.value(&vec![4]).unwrap_err().0, said);
    // What was not finished is not taken for known.
    assert_eq!(explorer.value(&vec![4]).unwrap_err().0, said);
    assert_eq!(explorer.value(&vec![1]), Ok(Value::Grundy(1)));
    assert_eq!(explorer.value(&vec![9]), Err(Flaw("there is no 9".to_owned())));
}

/// In misère play a sum is searched as a whole: with ever more parts it would have no end.
#[test]
fn ever_more_parts_are_refused_in_misere_play() {
    let one = |n: u64| vec![vec![n]];
    let two = vec![vec![1], vec![1]];
    for (moves, at) in [
        (vec![(1, vec![two.clone()])], 1),
        (vec![(0, vec![one(1), one(0)]), (1, vec![vec![vec![0], vec![0]], one(2)]), (2, vec![one(2)])], 0),
    ] {
        let mut explorer = Explorer::new(Box::new(Splits(moves.into_iter().collect())), true);
        let flaw = explorer.value(&vec![at]).unwrap_err().0;
        assert!(flaw.contains("leaves 2 parts: no theory covers that"), "{flaw}");
    }
    // A split that leads to a loop, and is in none.
    let moves = [(0, vec![]), (1, vec![one(1), one(0)]), (2, vec![two])];
    let mut explorer = Explorer::new(Box::new(Splits(HashMap::from(moves))), true);
    assert_eq!(explorer.value(&vec![2]), Ok(Value::Misere(Outcome::Draw)));
}

#[test]
fn an_error_leaves_nothing_half_known() {
    let one = |n: u64| vec![vec![n]];
    let moves = || HashMap::from([(0, vec![]), (1, vec![one(0)]), (2, vec![one(1), one(7)])]);
    for is_misere in [false, true] {
        let mut explorer = Explorer::new(Box::new(Splits(moves())), is_misere);
        for _ in 0..2 {
            let sum = [vec![2], vec![1]];
            assert_eq!(explorer.answer(&sum), Err(Flaw("there is no 7".to_owned())), "{is_misere}");
        }
        assert!(explorer.value(&vec![1]).is_ok());
    }
}
