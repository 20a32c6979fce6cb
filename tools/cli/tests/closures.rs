//! Games given as Rust closures, as Rust files, and as programs: against their definition, and with
//! the mistakes that users make.

use grundy_cli::explore::programs::{self as explore, Around, Mover, Played, Scores};
use grundy_cli::explore::subject::MEMORY;
use grundy_cli::problem::config::Config;
use grundy_cli::problem::home::{Home, HomeKind};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Flaw, Game, Shape, Value};
use grundy_explorer::report::{read_sum, show_sum};
use grundy_host::failure;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

fn checkout() -> Home {
    Home::of_checkout(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
}

fn game(text: &str) -> Box<dyn Game> {
    let played = explore::closure(&checkout(), text, &Around::default(), MEMORY).and_then(Played::game);
    played.unwrap_or_else(|error| panic!("{text}: {}", failure::text(&error)))
}

/// Why a closure is refused.
fn refusal(text: &str) -> String {
    let Err(error) = explore::closure(&checkout(), text, &Around::default(), MEMORY) else {
        panic!("{text} compiles")
    };
    failure::text(&error)
}

fn tabled(game: Box<dyn Game>, to: u64) -> Result<Tabled, Flaw> {
    let extent = Extent { to, across: to };
    table(&mut Explorer::new(game, false), extent, &mut |_| Some(1000))
}

/// The values of a game on a line.
fn line(game: Box<dyn Game>, to: u64) -> Vec<u32> {
    match tabled(game, to).unwrap() {
        Tabled::Line { values, .. } => values,
        other => panic!("{other:?}"),
    }
}

fn at(game: Box<dyn Game>, position: &str) -> Value {
    let mut explorer = Explorer::new(game, false);
    let position = explorer.game().read(position).unwrap();
    explorer.value(&position).unwrap()
}

/// As [`at`], with the options as they are shown.
fn options(game: &mut Box<dyn Game>, position: &str) -> Vec<String> {
    let position = game.read(position).unwrap();
    let options = game.options(&position).unwrap();
    let parts =
        |parts: &Vec<Vec<u64>>| parts.iter().map(|part| game.show(part)).collect::<Vec<_>>().join("+");
    options.iter().map(parts).collect()
}

fn failing(game: Box<dyn Game>, to: u64) -> String {
    tabled(game, to).unwrap_err().0
}

const DIVISORS: &str = "|n: u32| (1..=n).filter(move |d| n % d == 0).map(move |d| n - d)";

#[test]
fn a_position_comes_by_value_or_by_reference() {
    let expected: Vec<u32> = (0..=30).map(|n| n % 4).collect();
    for text in [
        "|n: u32| (1..=n.min(3)).map(move |d| n - d)",
        "|n: &u32| { let n = *n; (1..=n.min(3)).map(move |d| n - d) }",
        "|&n: &u32| (1..=n.min(3)).map(move |d| n - d)",
        "move |n: u64| (1..=n.min(3)).map(|d| n - d).collect::<Vec<_>>()",
        "(|n: usize| [1, 2, 3].into_iter().filter(move |d| *d <= n).map(move |d| n - d))",
        "|n: i64| (n - 3..n).filter(|m| *m >= 0)",
        "|n: i8| -> Vec<i8> { (n - 3..n).filter(|m| *m >= 0).collect() }",
        "|n: u8| (n.saturating_sub(3)..n)",
        "|n: u128| (n.saturating_sub(3)..n).rev()",
        "|n: isize| { if n == 0 { return vec![]; } ((n - 3).max(0)..n).collect() }",
        "// three at most\n|n: u16| /* here */ (n.max(3) - 3..n)",
        "{ const TAKES: [u32; 3] = [1, 2, 3]; |n: u32| TAKES.iter().filter_map(move |d| n.checked_sub(*d)) }",
        "|n: u32| { use std::collections::BTreeSet; struct Own; impl Own { fn all(self, n: u32) -> impl Iterator<Item = u32> { n.saturating_sub(3)..n } } \
            macro_rules! take { ($($d:expr),*) => { [$(n.checked_sub($d)),*] } } fn same(n: u32) -> u32 { n } let s = r#\"ab\"c\"#; \
            println!(\"a {n}\"); print!(\"no end\"); eprintln!(\"b\"); let own: BTreeSet<u32> = Own.all(same(n)).collect(); \
            assert_eq!(s.len(), 4); own.into_iter().chain(take!(1, 2, 3).into_iter().flatten()) }",
        "|größe: u32| (größe.saturating_sub(3)..größe)",
        "|(n,): (u32,)| (n.saturating_sub(3)..n).map(|m| (m,))",
        "|[n]: [u32; 1]| (n.saturating_sub(3)..n).map(|m| [m])",
        "|n: std::num::Wrapping<u32>| (n.0.saturating_sub(3)..n.0).map(std::num::Wrapping)",
    ] {
        if text.contains("Wrapping") {
            let mut game = game(text);
            assert_eq!(options(&mut game, "std::num::Wrapping(2)"), ["0", "1"]);
            assert_eq!(at(game, "std::num::Wrapping(30)"), Value::Grundy(2));
        } else {
            assert_eq!(line(game(text), 30), expected, "{text}");
        }
    }
}

#[test]
fn a_table_is_what_the_definition_says() {
    let values = line(game(DIVISORS), 500);
    // The largest power of 2 that divides n, known since the game is.
    assert!(values.iter().enumerate().skip(1).all(|(n, value)| *value == n.trailing_zeros() + 1));
    let Tabled::Grid { rows, .. } = tabled(
        game("|(a, b): (u32, u32)| (1..=a).map(move |k| (a - k, b)).chain((1..=b).map(move |k| (a, b - k)))"),
        20,
    )
    .unwrap() else {
        panic!()
    };
    for (x, row) in rows.iter().enumerate() {
        assert!(row.len() == 21 && row.iter().enumerate().all(|(y, value)| *value as usize == x ^ y));
    }
    let three = "|&[a, b, c]: &[usize; 3]| (0..a).map(move |k| [k, b, c]).chain((0..b).map(move |k| [a, k, c])).chain((0..c).map(move |k| [a, b, k]))";
    let Tabled::Tuples { cells, .. } = tabled(game(three), 4).unwrap() else { panic!() };
    assert_eq!(cells.len(), 125);
    assert!(cells.iter().all(|(p, value)| u64::from(*value) == p[0] ^ p[1] ^ p[2]));
}

#[test]
fn a_move_may_leave_several_parts() {
    // Kayles.
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];
    for text in [
        "|n: u32| (1..=2.min(n)).flat_map(move |k| (0..=(n - k)).map(move |a| [a, n - k - a]))",
        "|&n: &u32| (1..=2.min(n)).flat_map(move |k| (0..=(n - k)).map(move |a| vec![a, n - k - a]))",
        "|n: usize| { let mut all = Vec::new(); for k in 1..=n.min(2) { for a in 0..=n - k { all.push([a, n - k - a]); } } all }",
    ] {
        assert_eq!(line(game(text), 20), kayles, "{text}");
        let mut kayles = game(text);
        assert_eq!(options(&mut kayles, "3"), ["0+2", "1+1", "2+0", "0+1", "1+0"]);
    }
    // An option: a part or nothing.
    let take = "|n: u32| (1..=n.min(3)).map(move |d| Some(n - d).filter(|rest| *rest > 0))";
    assert_eq!(line(game(take), 11), [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
    assert_eq!(options(&mut game(take), "2"), ["1", ""]);
}

/// In a position that is a text, `+` is a character like any other, and stands in quotes.
#[test]
fn a_plus_within_quotes_is_no_sum() {
    // Flip Game: `++` becomes `--`.
    let flip = r#"|s: String| (0..s.len()).filter(|&i| s[i..].starts_with("++")).map(|i| format!("{}--{}", &s[..i], &s[i + 2..])).collect::<Vec<_>>()"#;
    let explorer = Explorer::new(game(flip), false);
    let parts = |text: &str| read_sum(&explorer, text).map(|sum| show_sum(explorer.game(), &sum));
    for text in [r#""++++""#, r#""+++" + "++""#, r#""a\"+b" + "+\\" + "+""#, r#""１＋１""#, "ab + c", ""] {
        let shown = parts(text).unwrap();
        let quoted = if text.contains('"') { text.to_owned() } else { shown.clone() };
        assert_eq!((&shown, parts(&shown)), (&quoted, Ok(shown.clone())), "{text}");
    }
    assert_eq!(parts("ab + c").unwrap(), r#""ab" + "c""#);
    // The values of rows of pluses are those of Dawson's game, 0.07.
    for (length, value) in [0, 0, 1, 1, 2, 0, 3, 1, 1].into_iter().enumerate() {
        let row = game(flip);
        assert_eq!(at(row, &format!("\"{}\"", "+".repeat(length))), Value::Grundy(value), "{length}");
    }
    for text in ["++++", "++", "a+", r#""a"+"#, "+"] {
        let Flaw(what) = parts(text).unwrap_err();
        assert!(what.contains("stands in quotes: `\""), "{text}: {what}");
    }
}

#[test]
fn positions_of_any_type() {
    // Remove a letter with its equal neighbour, or a single one at the end.
    let words = "|s: String| (0..s.len()).map(move |i| { let mut t = s.clone(); t.remove(i); t })";
    assert_eq!(at(game(words), "abcde"), Value::Grundy(1));
    assert_eq!(options(&mut game(words), "ab\\\"'+, x")[0], "\"b\\\\\\\"'+, x\"");
    assert_eq!(options(&mut game(words), "\"a b\"")[0], "\" b\"");
    let heaps = "|v: &Vec<u8>| { let v = v.clone(); (0..v.len()).flat_map(move |i| { let v = v.clone(); (0..v[i]).map(move |k| { let mut w = v.clone(); w[i] = k; w }) }) }";
    for (position, value) in [("1,2,3", 0), ("[3, 5]", 6), ("", 0), ("7", 7), ("vec![1 2]", 3)] {
        assert_eq!(at(game(heaps), position), Value::Grundy(value), "{position}");
    }
    let own = game(heaps);
    assert_eq!(own.shape(), Shape::Places(vec![]));
    assert!(own.read("1,300").unwrap_err().0.contains("`1,300`: a position is a value of `Vec<u8>`"));
    let mixed = "|(n, may): (u32, bool)| (1..=if may { n } else { n.min(1) }).map(move |d| (n - d, !may))";
    assert_eq!(options(&mut game(mixed), "2,true"), ["(1, false)", "(0, false)"]);
    assert_eq!(options(&mut game(mixed), "(2, false)"), ["(1, true)"]);
    let letters = "|c: char| ('a'..c).rev()";
    assert_eq!(at(game(letters), "f"), Value::Grundy(5));
    assert_eq!(at(game(letters), "'f'"), Value::Grundy(5));
    let nested =
        "|v: Vec<(u8, Option<bool>)>| (0..v.len()).map(move |i| { let mut w = v.clone(); w.remove(i); w })";
    assert_eq!(at(game(nested), "[(1, None), (2, Some(true)), (3, Some(false))]"), Value::Grundy(1));
    // Signed numbers keep their signs.
    let down = "|n: i32| (n > -3).then(|| n - 1)";
    assert_eq!(options(&mut game(down), "-2"), ["-3"]);
    assert_eq!(at(game(down), "-3"), Value::Grundy(0));
    assert_eq!(line(game(down), 4), [1, 0, 1, 0, 1]);
    assert!(game("|n: u32| 0..n").read("-2").unwrap_err().0.contains("-2"));
}

#[test]
fn templates_are_there() {
    let text = "|n: u32| { let mut sg = grundy::sg_dfs::SgDfs::new(|n: &u32| 0..*n); let value = sg.grundy(&n); 0..value.min(2) }";
    assert_eq!(line(game(text), 5), [0, 1, 2, 2, 2, 2]);
    let everywhere = "|n: u32| { mod inner { pub fn all(n: u32) -> Vec<u32> { vec![::grundy::mex::mex(0..n)] } } inner::all(n).into_iter().flat_map(|n| 0..n) }";
    assert_eq!(line(game(everywhere), 5), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn rules_that_fail_are_named_with_the_position() {
    let wraps = failing(game("|n: u32| [n - 2]"), 9);
    assert_eq!(wraps, "the rules fail at 0: <rules>:1:11: attempt to subtract with overflow");
    let lazily = failing(game("|n: u32| (1..=3).map(move |d| n - d)"), 9);
    assert_eq!(lazily, "the rules fail at 0: <rules>:1:31: attempt to subtract with overflow");
    let index = "|(a, b): (usize, usize)| { let t = [1, 2]; (0..a).map(move |i| (i, t[b])) }";
    let index = failing(game(index), 5);
    assert!(index.starts_with("the rules fail at (1, 2): <rules>:1:68: index out of bounds"), "{index}");
    let deep = "|n: u32| { fn f(n: u64) -> u64 { if n == 0 { 0 } else { 1 + f(n + 1) * 3 % 7 } } [f(n as u64 + 1) as u32 + n] }";
    let deep = failing(game(deep), 5);
    assert!(deep.contains("overflowed its stack"), "{deep}");
    let exit = failing(game("|n: u32| { if n == 3 { std::process::exit(7) } 0..n }"), 5);
    assert!(
        exit.contains("ends without an answer: exit status: 7") && exit.contains("asked about"),
        "{exit}"
    );
    let many = game("|n: u32| 0..").options(&vec![1]).unwrap_err().0;
    assert!(many.contains("more than 1000000 moves"), "{many}");
    let small = failing(game("|n: u8| 0..n"), 300);
    assert_eq!(small, "256 does not fit `u8`, which goes from 0 to 255");
    // What was valued before the failure is known, and what comes after another position is asked.
    let mut late =
        game("|n: u32| { assert!(n != 7, \"seven\\tis\\nbad\"); (n > 0 && n != 8).then(|| n - 1) }");
    assert_eq!(late.value(&vec![6]).unwrap().unwrap(), 0);
    let seven = late.value(&vec![9]);
    assert_eq!(seven.unwrap().unwrap(), 1);
    assert!(late.value(&vec![7]).unwrap().unwrap_err().0.ends_with("<rules>:1:12: seven\tis\nbad"));
    assert_eq!(late.value(&vec![6]).unwrap().unwrap(), 0);
}

#[test]
fn games_without_end_have_loopy_values() {
    // From 0 and 1 to each other, from n to n - 1 and n - 2.
    let text = "|n: i32| match n { 0 => vec![1], 1 => vec![0, 7], 7 => vec![], n => vec![n - 1, n - 2] }";
    let own = line(game(text), 12);
    let mut plain: Vec<u32> = Vec::new();
    for n in 0..=12u64 {
        let mut explorer = Explorer::new(game(text), false);
        plain.push(grundy_explorer::game::table::cell(&explorer.value(&vec![n]).unwrap()));
    }
    assert_eq!(own, plain);
    assert_eq!(own[7], 0);
    let turns = game("|(a, b): (u32, u32)| [(b, a)]");
    assert_eq!(at(turns, "1,2"), Value::Endless(vec![]));
}

#[test]
fn mistakes_are_shown_at_the_users_text() {
    let cases = [
        ("|n| 0..n", "<rules>:1:2: the type of the position is missing", "`|n: u32|`"),
        ("|(a, b)| [(a, b)]", "<rules>:1:2: the type of the position is missing", "`|(a, b): (u32, u32)|`"),
        ("|&n| 0..n", "<rules>:1:2: the type", "`|&n: &u32|`"),
        ("|n: _| 0..n", "<rules>:1:2: the type", "`|n: u32|`"),
        ("|a: u32, b: u32| [a]", "2 parameters", "`|(a, b): (u32, u32)|`"),
        ("|| [1]", "0 parameters", "`|(a, b): (u32, u32)|`"),
        ("|n: &mut u32| 0..*n", "<rules>:1:5: a position is a value of its own", "by value or by `&`"),
        ("|s: &str| [s.to_owned()]", "<rules>:1:5:", "`&String`"),
        ("|s: &[u8]| [s.to_vec()]", "<rules>:1:5:", "`&Vec<…>`"),
        ("take 1,2", "<rules>:1:6: ", "rules are Rust"),
        ("3 + 4", "`3 + 4` is not a closure", "write a closure"),
        ("|n: u32| (1..=n", "<rules>:1:10: a bracket, a quote or a comment is not closed here", ""),
        ("|n: u32| 0..n }", "<rules>:1:15: ", ""),
        ("|n: u32| 0..n; |m: u32| 0..m", "<rules>:1:14: ", ""),
        ("|n: u32| (1..=n).filter(|d| n % d == 0)", "<rules>:1:25", "write `move` before"),
        ("|n: u32| 0..m", "--> <rules>:1:13", "cannot find value `m`"),
        ("|n: Heap| [n]", "--> <rules>:1:5", "cannot find type `Heap`"),
        ("|n: u32|\n  // two\n  [n.wrong()]", "--> <rules>:3:6", "[n.wrong()]"),
        ("|n: u32| 0..=n as u64", "<rules>:1:10", "`RangeInclusive<u64>` has other items than `u32`"),
        ("|n: u32| n + 1", "<rules>:1", "`u32` is not an iterator"),
        ("|n: u32| [(n, 1)]", "<rules>:1", "(u32, {integer})"),
        ("|n: u32| (0..n).map(|a| [a as u64, 1])", "<rules>:1", "u64"),
        ("|n: f64| [n - 1.0]", "<rules>:1", "`f64: Eq` is not satisfied"),
        (
            "|n: u32| match n { 0 => Turn::End(0), _ => Turn::Max([n - 1]) }",
            "<rules>:1:10",
            "a move is what it gains and the position after it",
        ),
        ("|n: u32| match n { 0 => Turn::End(0.5), _ => Turn::Min([(0.5, n - 1)]) }", "<rules>:1:10", "`Ord`"),
        ("|n: u32| vec![::grundy::mex::none(n)]", "<rules>:1:", "none"),
        ("|n: u32| { return 5; 0..n }", "<rules>:1:", "mismatched types"),
        ("|n: u32| (0..n).collect()", "<rules>:1", "type annotations needed"),
        ("|ä: u32| 0..ß", "<rules>:1:13", "cannot find value `ß`"),
        ("|n: u32| vec![grundy::no_such::f(n)]", "<rules>:1:23", "no_such"),
        ("|n: u32| include!(\"no-such-file\")", "<rules>:1:10", "no-such-file"),
    ];
    for (text, place, what) in cases {
        let said = refusal(text);
        assert!(said.contains(place) && said.contains(what), "{text}\n{said}");
        let ours = ["Position", "grundy_root", "grundy_rules", "harness", "__game", "moves_of", "splits"];
        assert!(ours.iter().all(|name| !said.contains(name)), "{text}\n{said}");
        assert!(said.lines().count() <= 45, "{said}");
    }
}

/// A folder that is no checkout, with a file of rules in it.
fn folder(text: &str) -> (TempDir, Home) {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("rules.rs"), text).unwrap();
    // What is made stays, so that it is made once.
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("closures");
    fs::create_dir_all(&made).unwrap();
    let (sources, config) = (folder.path().to_owned(), Config::default());
    (folder, Home { folder: made, sources, kind: HomeKind::Contest, config })
}

fn of_file(text: &str) -> Result<Box<dyn Game>, String> {
    let (folder, home) = folder(text);
    let played = explore::file(&home, &folder.path().join("rules.rs"), &Around::default(), MEMORY)
        .and_then(Played::game);
    played.map_err(|error| failure::text(&error))
}

#[test]
fn files_have_helpers_types_and_templates() {
    let solution = "\u{feff}//! Take 1, 3 or 4.\r\n#![allow(unused)]\r\nuse std::io::*;\n/// Takes.\nconst TAKES: [u32; 3] = [1, 3, 4];\n\
        use grundy::sg_dfs::SgDfs;\nfn moves(n: u32) -> impl Iterator<Item = u32> { TAKES.iter().filter_map(move |d| n.checked_sub(*d)) }\n\
        /// Größe\n\
        fn main() -> std::io::Result<()> { let mut sg = SgDfs::new(|n: &u32| moves(*n)); println!(\"{}\", sg.grundy(&9)); Ok(()) }\n";
    assert_eq!(line(of_file(solution).unwrap(), 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    let board = "use std::fmt;\n#[derive(Clone, PartialEq, Eq, Hash, Debug)]\nenum Cell { Free, Taken }\n\
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]\npub struct Row { cells: Vec<Cell> }\n\
        impl Row { fn new(n: usize) -> Row { Row { cells: vec![Cell::Free; n] } } }\n\
        fn moves(row: &Row) -> impl Iterator<Item = Row> {\n    let n = row.cells.len();\n\
        (0..n).filter(move |&i| row.cells[i] == Cell::Free && (i == 0 || row.cells[i - 1] == Cell::Free) && row.cells.get(i + 1) != Some(&Cell::Taken))\n\
        .map(|i| { let mut next = row.clone(); next.cells[i] = Cell::Taken; next }) }\n";
    let mut dawson = of_file(board).unwrap();
    // Dawson's Chess.
    for (n, value) in [0, 1, 1, 2, 0, 3, 1, 1, 0, 3].into_iter().enumerate() {
        let position = dawson.read(&format!("Row::new({n})")).unwrap();
        assert_eq!(dawson.value(&position).unwrap().unwrap(), value, "{n}");
    }
    assert_eq!(options(&mut dawson, "Row::new(1)"), ["Row { cells: [Taken] }"]);
    let wrong = dawson.read("Row::old(1)").unwrap_err().0;
    assert!(
        wrong.starts_with("<position>: it does not compile")
            && wrong.contains("<position>:1:6")
            && wrong.contains("`old` found for struct `Row`"),
        "{wrong}"
    );
    assert!(dawson.read("Row::new(").unwrap_err().0.contains("not a Rust expression"));
    let alias = "type Heaps = (u32, u32);\nmod inner { pub mod std {} use super::*; pub fn f((a, b): &Heaps) -> Vec<Heaps> { (0..*a).map(|k| (k, *b)).chain((0..*b).map(|k| (*a, k))).collect() } }\n\
        macro_rules! vec { () => { compile_error!(\"mine\") } }\nstruct Vec2; fn moves(h: &Heaps) -> Vec<Heaps> { inner::f(h) }";
    let alias = of_file(alias).unwrap();
    assert_eq!(alias.shape(), Shape::Grid { first: 0 });
    assert_eq!(at(alias, "5, 9"), Value::Grundy(12));
    let parts = "fn moves(n: u64) -> Vec<[u64; 2]> { (1..n.div_ceil(2)).map(|a| [a, n - a]).collect() }";
    assert_eq!(line(of_file(parts).unwrap(), 9), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1]);
}

#[test]
fn mistakes_in_files() {
    let name = "rules.rs";
    let cases = [
        ("fn main() {}", "has no function `moves`", ""),
        ("fn moves(a: u32, b: u32) -> Vec<u32> { vec![] }", ":1:4: `moves` has 2 parameters", "(u32, u32)"),
        ("fn moves<T: Clone>(n: T) -> Vec<T> { vec![n] }", ":1:4: `moves` is generic", ""),
        (
            "fn f() {}\n\nfn moves(n: u32) -> Vec<u32> {\n    (0..n).map(|m| m + x).collect()\n}",
            ":4:24",
            "value `x`",
        ),
        ("fn main() { let a = 1;\n b(); } fn moves(n: u32) -> Vec<u32> { vec![y] }", ":2:45", "value `y`"),
        ("struct P; fn moves(p: P) -> Vec<P> { vec![] }", name, "`P`"),
        (
            "#[derive(Clone, PartialEq, Eq, Hash)] struct P; fn moves(p: P) -> Vec<P> { vec![] }",
            name,
            "Debug",
        ),
        ("fn moves(n: u32) -> Vec<String> { vec![] }", name, "String"),
        ("fn moves(n: u32) -> Vec<u32> {\n    vec![", ":2:9: a bracket", ""),
        ("fn moves(n: u32) {}", name, "`()` is not an iterator"),
    ];
    for (text, place, what) in cases {
        let Err(said) = of_file(text) else { panic!("{text} compiles") };
        assert!(said.contains(place) && said.contains(what) && said.contains(name), "{text}\n{said}");
        let ours = ["Position", "grundy_root", "grundy_rules", "harness", "__game", "moves_of", "splits"];
        assert!(ours.iter().all(|name| !said.contains(name)), "{text}\n{said}");
    }
    let (folder, home) = folder("");
    let Err(none) = explore::file(&home, &folder.path().join("no.rs"), &Around::default(), MEMORY) else {
        panic!()
    };
    assert!(failure::text(&none).contains("there is no file"), "{none}");
}

/// A program in a language that every system has.
fn printed(script: &str, position: &str) -> Box<dyn Game> {
    let command = format!("sh -c {}", shlex::try_quote(script).unwrap());
    explore::program(&command, explore::shape_of(position), 0, MEMORY).unwrap()
}

#[test]
fn any_program_can_list_moves() {
    let take = "while read n; do all=; for d in 1 2 3; do [ $d -le $n ] && all=\"$all $((n-d))\"; done; echo $all; done";
    assert_eq!(line(printed(take, "7"), 20), (0..=20).map(|n| n % 4).collect::<Vec<u32>>());
    let kayles = "while read n; do all=; for d in 1 2; do a=0; while [ $a -le $((n-d)) ]; do all=\"$all $a+$((n-d-a))\"; a=$((a+1)); done; done; echo $all; done";
    assert_eq!(line(printed(kayles, "7"), 9), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
    let texts = "while read w; do case $w in '') echo;; ?) echo .;; *) echo ${w#?} ${w%?};; esac; done";
    let mut texts = printed(texts, "abc");
    assert_eq!(options(&mut texts, "abc"), ["bc", "ab"]);
    assert_eq!(options(&mut texts, "c"), [""]);
    assert_eq!(at(texts, "abcd"), Value::Grundy(0));
    let pair = "while IFS=, read a b; do [ $a -gt 0 ] && echo $((a-1)),$b || echo; done";
    let mut pair = printed(pair, "3,4");
    assert_eq!(pair.shape(), Shape::Grid { first: 0 });
    assert_eq!(options(&mut pair, "3, 4"), ["2,4"]);
    assert!(pair.read("3").unwrap_err().0.contains("two numbers"));
}

#[test]
fn programs_that_do_something_else() {
    let asked = |script: &str, position: &str| {
        let mut game = printed(script, position);
        let position = game.read(position).unwrap();
        game.options(&position).unwrap_err().0
    };
    let ends = asked("read n; echo no such $n >&2; exit 3", "5");
    assert!(ends.contains("ends without an answer: exit status: 3\n  no such 5"), "{ends}");
    let wrong = asked("read n; echo 4 x", "5");
    assert!(wrong.contains("answers about 5: `x` is not a position: that is a number like `7`"), "{wrong}");
    let half = asked("read n; echo 1,2 3+", "5,5");
    assert!(half.contains("`3` is not a position") && half.contains("`3,5`"), "{half}");
    let part = asked("read n; echo a+", "b");
    assert!(part.contains("`a+` has an empty part"), "{part}");
    let minus = asked("read n; echo -1", "5");
    assert!(minus.contains("`-1` is not a position"), "{minus}");
    let twice = "while read n; do echo; echo; done";
    let mut twice = printed(twice, "5");
    assert_eq!(twice.options(&vec![5]).unwrap(), Vec::<Vec<Vec<u64>>>::new());
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert!(twice.options(&vec![5]).unwrap_err().0.contains("more than one line"));
    let Err(none) = explore::program("no-such-program-here", Shape::Line { first: 0 }, 0, MEMORY) else {
        panic!()
    };
    assert!(format!("{none:#}").contains("there is no program no-such-program-here on the PATH"));
    assert!(explore::program("'", Shape::Line { first: 0 }, 0, MEMORY).is_err());
    assert!(printed("cat", "abc").read("a b").unwrap_err().0.contains("without blanks"));
}

#[test]
fn a_half_written_template_concerns_only_those_who_use_it() {
    let real = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("half_written");
    for path in ["search/sg_dfs.rs", "support/fx.rs", "support/mex.rs"] {
        let to = root.join("src").join(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(real.join("src").join(path), to).unwrap();
    }
    fs::create_dir_all(root.join("src/heaps")).unwrap();
    fs::write(root.join("src/heaps/nim.rs"), "pub fn sum() -> u32 {\n    true\n}\n").unwrap();
    let home = Home::of_checkout(&root);
    assert_eq!(
        line(
            explore::closure(&home, "|n: u32| 0..n", &Around::default(), MEMORY).unwrap().game().unwrap(),
            4
        ),
        [0, 1, 2, 3, 4]
    );
    let Err(error) =
        explore::closure(&home, "|n: u32| 0..n.min(grundy::nim::sum())", &Around::default(), MEMORY)
    else {
        panic!()
    };
    fs::write(root.join("src/heaps/minimax.rs"), "pub enum Turn { pub }").unwrap();
    assert_eq!(
        line(
            explore::closure(&home, "|n: u32| 1..n", &Around::default(), MEMORY).unwrap().game().unwrap(),
            4
        ),
        [0, 0, 1, 2, 3]
    );
    assert!(explore::closure(&home, "|n: u32| Turn::End(0)", &Around::default(), MEMORY).is_err());
    let said = failure::text(&error);
    assert!(said.contains("the template `nim` does not compile: mismatched types"), "{said}");
}

fn scores(text: &str) -> Scores {
    match explore::closure(&checkout(), text, &Around::default(), MEMORY)
        .unwrap_or_else(|error| panic!("{}", failure::text(&error)))
    {
        Played::Scores(scores) => scores,
        Played::Game(_) => panic!("{text} has no scores"),
    }
}

/// Turns of all kinds by arithmetic: who is to move, and what moves gain.
const MIXED: &str = "|(a, b): (u8, i16)| { let (x, y) = (i64::from(a), i64::from(b)); \
    let all = (0..x).map(move |k| ((3 * k + 5 * y) % 7 - 3, (k as u8, b))).chain((0..y).map(move |k| ((x + k * k) % 5 - 2, (a, k as i16)))); \
    match (3 * x + 2 * y) % 4 { _ if x + y == 0 => Turn::End(4), 0 => Turn::Max(all), 1 => Turn::Min(all), 2 => Turn::Alternate(all), \
    _ => Turn::End(x - 2 * y) } }";

/// What each move leads to, gains and reaches.
type Moves = Vec<([i64; 2], i64, i64)>;

/// The same from the definition: the value, who is to move, and the moves.
fn mixed(x: i64, y: i64) -> (i64, Option<Mover>, Moves) {
    let mover = match (3 * x + 2 * y) % 4 {
        _ if x + y == 0 => return (4, None, vec![]),
        0 => Mover::Max,
        1 => Mover::Min,
        2 => Mover::Alternate,
        _ => return (x - 2 * y, None, vec![]),
    };
    let down = (0..x).map(|k| ([k, y], (3 * k + 5 * y) % 7 - 3));
    let all = down.chain((0..y).map(|k| ([x, k], (x + k * k) % 5 - 2)));
    let reached = |gain: i64, value: i64| if mover == Mover::Alternate { gain - value } else { gain + value };
    let all: Vec<_> = all.map(|(to, gain)| (to, gain, reached(gain, mixed(to[0], to[1]).0))).collect();
    let values = all.iter().map(|one| one.2);
    let best = if mover == Mover::Min { values.min() } else { values.max() };
    (best.unwrap(), Some(mover), all)
}

#[test]
fn scores_are_what_the_definition_says() {
    let mut game = scores(MIXED);
    assert_eq!(game.shape(), Shape::Grid { first: 0 });
    let mut movers = Vec::new();
    for (x, y) in (0..49).map(|i| (i / 7, i % 7)) {
        let position = game.read(&format!("{x},{y}")).unwrap();
        let (score, (value, mover, moves)) = (game.score(&position).unwrap(), mixed(x, y));
        assert_eq!((&score.value, score.mover), (&value.to_string(), mover), "{x},{y}");
        let own = score.moves.iter().map(|one| (game.show(&one.to), one.gain.clone(), one.reached.clone()));
        let naive = moves
            .iter()
            .map(|([a, b], gain, reached)| (format!("{a},{b}"), gain.to_string(), reached.to_string()));
        assert!(own.eq(naive), "{x},{y}: {score:?}");
        assert!(score.moves.iter().all(|one| game.score(&one.to).unwrap().value == one.value));
        assert_eq!(score.best().count(), moves.iter().filter(|one| one.2 == value).count());
        movers.push(mover);
    }
    assert!(
        [None, Some(Mover::Max), Some(Mover::Min), Some(Mover::Alternate)].iter().all(|m| movers.contains(m))
    );
    let row: Vec<String> = (0..7).map(|y| mixed(6, y).0.to_string()).collect();
    assert_eq!(game.values(&vec![6, 0], 7).unwrap(), row);
    // Positions of other types, which `Turn` is imported for, and a file's, which may be borrowed.
    let stones = "|&(n, we): &(i64, bool)| { let moves = (1..=n.min(3)).map(move |t| (if we { t } else { 0 }, (n - t, we == (t == 1)))); \
        if n == 0 { grundy::minimax::Turn::End(0) } else if we { Turn::Max(moves) } else { Turn::Min(moves) } }";
    let mut stones = scores(stones);
    let nine = stones.read("(9, true)").unwrap();
    assert_eq!(stones.score(&nine).unwrap().value, "9");
    let coins = "use grundy::minimax::{Minimax, Turn};\n#[derive(Clone, Debug, PartialEq, Eq, Hash)]\nstruct Row { coins: Vec<i32> }\n\
        fn moves(row: &Row) -> Turn<i32, impl Iterator<Item = (i32, Row)>> {\n    if row.coins.is_empty() { return Turn::End(0); }\n    let n = row.coins.len();\n\
        let ends = [(row.coins[0], 1..n), (row.coins[n - 1], 0..n - 1)];\n\
        Turn::Alternate(ends.into_iter().map(|(gain, rest)| (gain, Row { coins: row.coins[rest].to_vec() })))\n}\n\
        fn main() { let mut all = Minimax::new(|n: &u32| Turn::<i32, [(i32, u32); 0]>::End(*n as i32)); all.value(&1); }";
    let (folder, home) = folder(coins);
    let Played::Scores(mut coins) =
        explore::file(&home, &folder.path().join("rules.rs"), &Around::default(), MEMORY).unwrap()
    else {
        panic!()
    };
    let four = coins.read("Row { coins: vec![4, 8, 2, 9] }").unwrap();
    let score = coins.score(&four).unwrap();
    assert_eq!((&*score.value, score.best().map(|one| &*one.gain).collect::<Vec<_>>()), ("11", vec!["9"]));
}

#[test]
fn scores_that_are_none() {
    let text = "|n: u32| match n { 0 => Turn::End(0i8), 1 => Turn::Alternate(vec![(0, 1)]), 2 => Turn::Max(vec![]), \
        3 => Turn::End(100), 4 => Turn::Min(vec![(100, 3)]), 5 => panic!(\"five\"), n => Turn::Min(vec![(-1, n - 6)]) }";
    let mut game = scores(text);
    let mut failing = |n: u64| game.score(&vec![n]).unwrap_err().0;
    assert!(failing(1).contains("from 1 a position is repeated"), "{}", failing(1));
    assert!(failing(8).contains("the rules fail at 2: no move, and not the end"), "{}", failing(8));
    assert!(failing(4).contains("at 4: a gain and a value together do not fit their type"), "{}", failing(4));
    assert!(failing(5).ends_with("five") && failing(5).contains("at 5: <rules>:1:"), "{}", failing(5));
    assert_eq!(game.values(&vec![12], 1).unwrap(), ["-2"]);
    assert!(game.goes_on());
    let said = printed_by(&[text, "--to", "9"], None);
    let row = said.lines().find(|line| line.trim_start().starts_with("0 ")).unwrap_or_default();
    let cells: Vec<&str> = row.split_whitespace().skip(1).collect();
    assert_eq!(cells, ["0", "·", "·", "100", "·", "·", "-1", "·", "·", "99"], "{said}");
    assert!(said.contains("no value: the rules fail at 1") || said.contains("no value: from 1"), "{said}");
    for (option, what) in [
        (&["--at", "5+7"][..], "no sums"),
        (&["--misere"], "has scores"),
        (&["--plot"], "has scores"),
        (&["--for", "k=1..2"], "does not stand in the rules"),
        (&["--to", "1000000000000"], "GiB of memory"),
        (&["--why"], "goes on from a position"),
    ] {
        let said = printed_by(&[&[text][..], option].concat(), None);
        assert!(said.contains(what) && said.contains("error: "), "{said}");
    }
}

/// What `grundy explore` says, perhaps interrupted when the rules have written a file.
fn printed_by(arguments: &[&str], interrupted: Option<&Path>) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    command.arg("explore").args(arguments).current_dir(checkout).env("NO_COLOR", "1");
    interrupted.map(|file| command.env("GRUNDY_TEST_PID", file));
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    if let Some(file) = interrupted {
        while !file.exists() {
            assert!(child.try_wait().unwrap().is_none(), "it ends by itself");
            std::thread::sleep(Duration::from_millis(10));
        }
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
#[cfg(target_os = "linux")]
fn rules_that_loop_for_ever_end_with_us() {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let pid = folder.path().join("pid");
    // One program for both runs.
    let text = "|n: u32| { if n == 5 { let file = std::env::var(\"GRUNDY_TEST_PID\").unwrap(); \
        std::fs::write(file, std::process::id().to_string()).unwrap(); loop { std::hint::black_box(n); } } 0..n }";
    let mut said = Vec::new();
    for arguments in [&[text][..], &[text, "--at", "5"]] {
        said.push(printed_by(arguments, Some(&pid)));
        let program = fs::read_to_string(&pid).unwrap();
        // Ended, but perhaps whoever has adopted it does not ask how.
        let is_there = || {
            let stat = fs::read_to_string(Path::new("/proc").join(&program).join("stat"));
            stat.is_ok_and(|stat| !stat.contains(") Z "))
        };
        for _ in 0..200 {
            if is_there() {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        assert!(!program.is_empty() && !is_there(), "{program} is still there");
        fs::remove_file(&pid).unwrap();
    }
    assert!(said[0].contains("stopped") && said[0].contains(" 0  0 1 2\n"), "{}", said[0]);
    assert!(!said[1].contains("value"), "{}", said[1]);
}

#[test]
fn the_cache_is_shared_and_may_be_broken() {
    if std::env::var_os("CARGO_TARGET_DIR").is_some() {
        return eprintln!("SKIPPED: the cache is everybody's, not to be broken");
    }
    let folder = TempDir::new().unwrap();
    let home = |path: &Path| {
        let (folder, sources) = (path.to_owned(), path.to_owned());
        Home { folder, sources, kind: HomeKind::Contest, config: Config::default() }
    };
    let make = || {
        explore::closure(&home(folder.path()), "|n: u32| (0..n).step_by(2)", &Around::default(), MEMORY)
            .unwrap()
            .game()
            .unwrap()
    };
    let expected = [0, 1, 1, 2, 2];
    std::thread::scope(|scope| {
        let both = [0, 1].map(|_| scope.spawn(|| line(make(), 4)));
        both.into_iter().for_each(|one| assert_eq!(one.join().unwrap(), expected));
    });
    let mut broken = 0;
    for entry in fs::read_dir(folder.path().join("target/grundy/explore")).unwrap().flatten() {
        if entry.file_type().unwrap().is_file() {
            fs::write(entry.path(), "").unwrap();
            broken += 1;
        }
    }
    assert_eq!((broken, line(make(), 4)), (1, expected.to_vec()));
    let Err(error) =
        explore::closure(&home(Path::new("/dev/null/none")), "|n: u32| 0..n", &Around::default(), MEMORY)
    else {
        panic!()
    };
    assert!(failure::text(&error).contains("/dev/null/none"), "{error}");
}

#[test]
fn a_file_with_modules_says_whose_lines_are_named() {
    let (folder, home) = folder("mod other;\nfn moves(n: u32) -> Vec<u32> { other::less(n) }\n");
    fs::write(folder.path().join("other.rs"), "pub fn less(n: u32) -> Vec<u32> {\n    (0..m).collect()\n}\n")
        .unwrap();
    let Err(error) = explore::file(&home, &folder.path().join("rules.rs"), &Around::default(), MEMORY) else {
        panic!()
    };
    let said = failure::text(&error);
    assert!(said.contains("with its modules in it") && said.contains("(0..m).collect()"), "{said}");
}
