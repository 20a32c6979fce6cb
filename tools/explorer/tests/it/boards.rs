//! Games on boards, from their text: against the definition, and what is wrong with a text.

use fastrand::Rng;
use grundy::block_board::Blocks;
use grundy_explorer::game::{Explorer, Game, Outcome, Shape, Value};
use grundy_explorer::placement::BLOCK;
use grundy_explorer::rules::{KINDS, read};
use oracle::board::placements;
use oracle::naive::Naive;
use std::collections::BTreeSet;

fn no_files(name: &str) -> Result<String, String> {
    Err(format!("{name}: no such file"))
}

fn game(text: &str) -> Box<dyn Game> {
    read(text, &no_files).unwrap_or_else(|flaw| panic!("{text}: {flaw:?}")).game
}

fn flaw(text: &str) -> String {
    read(text, &no_files).err().unwrap_or_else(|| panic!("{text} was read")).what
}

fn value(text: &str) -> Value {
    let game = game(text);
    let Shape::Places(places) = game.shape() else { panic!("a board is a place") };
    let value = Explorer::new(game, false).value(&places[0]);
    value.unwrap_or_else(|flaw| panic!("{text}: {flaw}"))
}

/// Every piece that the tests put, drawn by hand.
const PIECES: &[(&str, &[&str])] = &[
    ("2x2", &["##/##"]),
    ("1x3", &["###"]),
    ("domino", &["##", "#/#"]),
    ("##", &["##"]),
    ("1x2 rotated", &["##", "#/#"]),
    ("I3", &["###", "#/#/#"]),
    ("L3", &["##/#.", "##/.#", ".#/##", "#./##"]),
    ("tromino", &["###", "#/#/#", "##/#.", "##/.#", ".#/##", "#./##"]),
    ("I", &["####", "#/#/#/#"]),
    ("o", &["##/##"]),
    ("T", &["###/.#.", ".#/##/.#", ".#./###", "#./##/#."]),
    ("S", &[".##/##.", "#./##/.#"]),
    ("Z", &["##./.##", ".#/##/#."]),
    ("L", &["#./#./##", "###/#..", "##/.#/.#", "..#/###"]),
    ("J", &[".#/.#/##", "#../###", "##/#./#.", "###/..#"]),
    ("S reflected", &[".##/##.", "#./##/.#", "##./.##", ".#/##/#."]),
    ("##/#.", &["##/#."]),
    ("11/10 rotated", &["##/#.", "##/.#", ".#/##", "#./##"]),
    ("../.#/##", &[".#/##"]),
    ("#.#", &["#.#"]),
    ("#...,##", &["#", "##"]),
    ("1x1,domino", &["#", "##", "#/#"]),
    ("2x2 , domino,2x2", &["##/##", "##", "#/#"]),
];

/// A board in a random notation; bit i is cell i.
fn drawn(random: &mut Rng, (rows, columns): (usize, usize), free: u64) -> String {
    let mut cell = |i: usize| {
        let marks = if free >> i & 1 == 1 { ['0', '.', '_'] } else { ['1', '#', 'x'] };
        marks[random.usize(..3)]
    };
    let rows: Vec<String> =
        (0..rows).map(|r| (0..columns).map(|c| cell(r * columns + c)).collect()).collect();
    rows.join("/")
}

#[test]
fn positions_against_the_definition() {
    let mut random = Rng::with_seed(8);
    for (name, pieces) in PIECES {
        for _ in 0..12 {
            let rows = random.usize(2..=4);
            let shape = (rows, random.usize(1..=12 / rows));
            let cells = shape.0 * shape.1;
            let all = placements(pieces, shape.0, shape.1);
            let options = |free: &u64| {
                all.iter().filter(|(_, mask)| free & mask == *mask).map(|(_, mask)| free & !mask).collect()
            };
            let mut naive = Naive::new(options);
            let free = random.u64(..) & random.u64(..) & 15 | random.u64(..) & ((1 << cells) - 1);
            let free = free & ((1 << cells) - 1);
            let game = game(&format!("board {name} {}x{}", shape.0, shape.1));
            let at = game.read(&drawn(&mut random, shape, free)).unwrap();
            assert_eq!(game.read(&game.show(&at)), Ok(at.clone()));
            let shown = |free| drawn(&mut Rng::with_seed(0), shape, free);
            let mut explorer = Explorer::new(game, false);
            let answer = explorer.answer(std::slice::from_ref(&at)).unwrap();
            assert_eq!(answer.value, Value::Grundy(naive.grundy(&free)), "{name} {}", shown(free));
            let part = &answer.parts[0];
            assert_eq!(part.mex(), naive.grundy(&free), "{name} {}", shown(free));
            let mut left: Vec<String> =
                part.options.iter().map(|choice| explorer.game().show(&choice.leaves[0])).collect();
            let show = |free: u64| shown(free).replace(['.', '_'], "0").replace(['#', 'x'], "1");
            let mut expected: Vec<String> = options(&free).into_iter().map(show).collect();
            left.sort_unstable();
            expected.sort_unstable();
            assert_eq!(left, expected, "{name} {}", shown(free));
            let mut misere = Explorer::new(explorer_game(name, shape), true);
            let wins = if naive.wins_misere(&free) { Outcome::Win } else { Outcome::Loss };
            assert_eq!(misere.value(&at), Ok(Value::Misere(wins)), "{name} {}", shown(free));
        }
    }
}

fn explorer_game(name: &str, shape: (usize, usize)) -> Box<dyn Game> {
    game(&format!("board {name} {}x{}", shape.0, shape.1))
}

#[test]
fn moves_are_told_apart() {
    for (name, _) in PIECES {
        let mut game = game(&format!("board {name} 000000/000100/000000/001000"));
        let Shape::Places(places) = game.shape() else { panic!("a board is a place") };
        let options = game.options(&places[0]).unwrap();
        let told: BTreeSet<String> =
            options.iter().map(|to| game.describe(&places[0], to).unwrap()).collect();
        assert_eq!(told.len(), options.len(), "{name}: {told:?}");
    }
    let mut game = game("board 2x2,L3 2x3");
    let Shape::Places(places) = game.shape() else { panic!("a board is a place") };
    let options = game.options(&places[0]).unwrap();
    let told: Vec<String> = options.iter().map(|to| game.describe(&places[0], to).unwrap()).collect();
    assert_eq!(told[0], "2x2 at row 1, column 1");
    assert_eq!(told[1], "##/#. at row 1, column 1");
}

#[test]
fn large_boards_are_valued_at_once() {
    for (rows, columns) in [(8, 8), (7, 8), (2, 28), (3, 18)] {
        let expected = Blocks::new(&BLOCK).grundy(&vec!["0".repeat(columns); rows]).unwrap();
        assert_eq!(value(&format!("board 2x2 {rows}x{columns}")), Value::Grundy(expected));
    }
    assert_eq!(value("board domino 6x6"), Value::Grundy(0));
    // An even number of single cells.
    assert_eq!(value("board 1x1 64x64"), Value::Grundy(0));
    // Tweedledum and Tweedledee, in the middle of the board.
    assert_eq!(value("board 8x8,10x10 10x10"), Value::Grundy(1));
}

#[test]
fn titles_are_read_again() {
    for form in KINDS.iter().filter(|kind| kind.name == "Boards").flat_map(|kind| kind.forms) {
        let title = game(form.example).title();
        assert_eq!(title, form.example);
        assert_eq!(game(&title).title(), title);
        value(&title);
    }
    let reflected = game("BOARD s , ##/#.  Reflected .X0/_#1");
    assert_eq!(reflected.title(), "board s,##/#. reflected 010/011");
    assert_eq!(game(&reflected.title()).shape(), reflected.shape());
}

#[test]
fn files_are_boards() {
    let load = |name: &str| match name {
        "room.txt" => Ok("\u{feff}0000\r\n.#..\r\n\r\n____\r\n".to_owned()),
        "ragged" => Ok("000\n0000\n".to_owned()),
        "prose" => Ok("once upon a time".to_owned()),
        "empty" => Ok(" \n\n".to_owned()),
        "huge" => Ok("0000000000\n".repeat(410)),
        _ => no_files(name),
    };
    let game = read("board domino room.txt", &load).unwrap_or_else(|flaw| panic!("{flaw:?}")).game;
    assert_eq!(game.title(), "board domino 0000/0100/0000");
    let flaw = |text| read(text, &load).err().unwrap().what;
    assert_eq!(flaw("board domino ragged"), "ragged: row 2 has 4 cells, row 1 has 3");
    assert_eq!(
        flaw("board domino prose"),
        "prose: row 1, column 1: `o` is neither free (0 . _) nor taken (1 # x)"
    );
    assert_eq!(flaw("board domino empty"), "empty: no rows of a board in it");
    assert_eq!(flaw("board domino huge"), "huge: a board of 410x10 has more than 4096 cells");
    assert_eq!(
        flaw("board domino nowhere"),
        "`nowhere` is not a size (`4x5`), not rows (`000/010`), nor the name of a file with such rows"
    );
    assert_eq!(
        flaw("board domino nowhere.txt"),
        "`nowhere.txt` is not a size (`4x5`), not rows (`000/010`), and there is no such file: \
         nowhere.txt: no such file"
    );
}

#[test]
fn mistakes_are_named() {
    let long = format!("board #{}# 4x4", ".".repeat(5000));
    for (text, what) in [
        ("board", "a piece is missing"),
        ("board ,2x2 4x4", "a piece is missing"),
        ("board 2x2, 4x4", "the board is missing"),
        ("board 2x2", "the board is missing"),
        ("board 2x2 rotated", "the board is missing"),
        ("board 0x2 4x4", "the piece `0x2` has no cells"),
        ("board ../.. 4x4", "has no cells"),
        ("board 11x11 4x4", "more than 100 cells"),
        ("board 99999999999999999999999x1 4x4", "too many for a board"),
        ("board pentomino 4x4", "`pentomino` is not a piece: draw it (`##/#.`)"),
        ("board ü 4x4", "`ü` is not a piece"),
        ("board 2x2 0x4", "a board of 0x4 has no cells"),
        ("board 2x2 65x64", "more than 4096 cells"),
        ("board 2x2 18446744073709551615x18446744073709551615", "more than 4096 cells"),
        ("board 2x2 4x99999999999999999999999", "too many for a board"),
        ("board 2x2 000/00", "row 2 has 2 cells, row 1 has 3"),
        ("board 2x2 /", "has no cells"),
        ("board 2x2 4x4 4x4", "`4x4` is not understood there"),
        ("board 2x2 4x4 rotated", "`rotated` is not understood there"),
        (&long, "fits on no board"),
    ] {
        let said = flaw(text);
        assert!(said.contains(what), "{text}: {said}");
    }
    let game = game("board 2x2 4x4");
    for (text, what) in [("", "has no cells"), ("00/0", "row 2 has 1 cells"), ("00/0a", "column 2: `a`")] {
        let said = game.read(text).unwrap_err().0;
        assert!(said.contains(what), "{text}: {said}");
    }
    assert_eq!(game.read("2x3"), game.read("000/000"));
    // Too large for the engine, but no reason to panic.
    let at = game.read("13x13").unwrap();
    let said = Explorer::new(game, false).value(&at).unwrap_err().0;
    assert!(said.contains("at most 128 can be solved"), "{said}");
}
