//! Laws about who wins: their functions say whether, and cannot be taken for those of values.

use super::suite::Suite;
use grundy_laws::{Family, Found, Grid, Language, Line, Positions, Table, find, find_over};

fn of_outcomes(found: Vec<Found>) -> Vec<Found> {
    found.into_iter().map(|found| Found { law: found.law.of_outcomes(), ..found }).collect()
}

fn of_line(first: u64, is_won: impl Fn(u64) -> bool) -> Table {
    Table::Line(Line { first, values: (first..first + 200).map(|n| is_won(n).into()).collect() })
}

fn points(table: &Table) -> Vec<Vec<u64>> {
    table.cells().into_iter().map(|cell| cell.0).collect()
}

/// A name, the first index, and who wins.
type OfLine = (&'static str, u64, fn(u64) -> bool);
type OfGrid = (&'static str, fn(u64, u64) -> bool);

#[test]
fn their_functions_say_yes_or_no() {
    let mut suite = Suite::default();
    let lines: [OfLine; 7] = [
        ("all", 0, |_| true),
        ("period", 0, |n| !matches!(n % 7, 1 | 4)),
        ("early", 1, |n| n < 5 || n % 3 != 0),
        ("an exception", 0, |n| n == 3 || n % 2 == 0),
        ("powers", 1, |n| !n.is_power_of_two()),
        ("bits", 0, |n| n.count_ones() % 2 == 1),
        ("squares", 0, |n| n.isqrt().pow(2) != n),
    ];
    for (name, first, is_won) in lines {
        let table = of_line(first, is_won);
        suite.add_points(name, of_outcomes(find(&table)), &points(&table));
    }
    let grids: [OfGrid; 3] = [
        ("x differs from y", |x, y| x != y),
        ("x + y", |x, y| (x + y) % 3 != 1),
        ("parity", |x, y| x % 2 == 1 || y % 2 == 1),
    ];
    for (name, is_won) in grids {
        let rows = (0..20).map(|x| (0..30).map(|y| is_won(x, y).into()).collect()).collect();
        let table = Table::Grid(Grid { first: 0, rows });
        suite.add_points(name, of_outcomes(find(&table)), &points(&table));
    }
    let tables = (2..=9).map(|k: u64| (k.into(), of_line(0, move |n| n % (k + 1) != 1)));
    let asked: Vec<Vec<u64>> = (2..=9).flat_map(|k| (0..60).map(move |n| vec![k, n])).collect();
    suite.add_points("of k", of_outcomes(find_over(&Family::new("k", tables))), &asked);
    suite.check("2021");
}

#[test]
fn their_names_say_so_in_every_language() {
    let found = of_outcomes(find(&of_line(0, |n| n % 4 != 1))).remove(0);
    assert!(found.law.formula().starts_with("wins(n) = "), "{}", found.law.formula());
    for (language, head) in [
        (Language::Rust, "fn is_n_position(n: u64) -> bool {"),
        (Language::C, "bool is_n_position(u64 n) {"),
        (Language::Cpp, "bool is_n_position(u64 n) {"),
        (Language::Python, "def is_n_position(n):"),
    ] {
        let code = found.code(language, "");
        assert!(code.contains(head) && !code.contains("grundy") && !code.contains("g(n)"), "{code}");
        assert!(!code.contains("128"), "no compiler for 32 bits has such numbers: {code}");
    }
}

/// A law about one heap is no law of several.
#[test]
fn a_function_of_one_heap_takes_one() {
    let mut suite = Suite::default();
    let lost = |k: u64| {
        Table::Positions(Positions {
            tuples: (0..90).filter(|n| n % k == 1).map(|n| vec![n]).collect(),
            up_to: 90,
        })
    };
    let found = find(&lost(3));
    let over = find_over(&Family::new("k", (2..10).map(|k| (k.into(), lost(k as u64)))));
    for (found, arguments) in [(&found[0], "n"), (&over[0], "k, n")] {
        let typed: Vec<String> = arguments.split(", ").map(|name| format!("{name}: u64")).collect();
        let typed_in_c: Vec<String> = arguments.split(", ").map(|name| format!("u64 {name}")).collect();
        for (language, head) in [
            (Language::Rust, format!("fn is_lost({}) -> bool {{", typed.join(", "))),
            (Language::C, format!("bool is_lost({}) {{", typed_in_c.join(", "))),
            (Language::Python, format!("def is_lost({arguments}):")),
        ] {
            let code = found.code(language, "");
            assert!(code.contains(&head) && !code.contains("heaps"), "{code}");
        }
    }
    suite.add_points("single", found, &[vec![4], vec![u64::MAX]]);
    suite.add_points("single over k", over, &[vec![3, 4], vec![5, u64::MAX]]);
    suite.check("2021");
}
