//! Grids, P-positions and families of tables, and tables as text.

use grundy_laws::read::{Kind, family, table};
use grundy_laws::{Family, Grid, Language, Line, Positions, Status, Table, find, find_over};
use std::collections::BTreeSet;

#[test]
fn one_wrong_cell_anywhere_leaves_no_sum_of_functions() {
    let rows: Vec<Vec<i128>> = (0..12).map(|x| (0..12).map(|y| x / 2 + y % 5).collect()).collect();
    let is_sum = |rows: Vec<Vec<i128>>| {
        let found = find(&Table::Grid(Grid { first: 0, rows }));
        found.iter().any(|found| found.law.family == "separate")
    };
    assert!(is_sum(rows.clone()));
    for (x, y) in (0..12).flat_map(|x| (0..12).map(move |y| (x, y))) {
        let mut rows = rows.clone();
        rows[x][y] += 1;
        assert!(!is_sum(rows), "{x}, {y}");
    }
}

#[test]
fn pairs_of_wythoffs_games_are_found() {
    for d in 1..=4_u64 {
        let (mut used, mut tuples, mut a) = (vec![false; 3000], BTreeSet::new(), 0);
        for i in 0..150 {
            while used[a] {
                a += 1;
            }
            let b = a + (d * i) as usize;
            (used[a], used[b]) = (true, true);
            tuples.insert(vec![a as u64, b as u64]);
        }
        let known = tuples.iter().filter(|tuple| tuple[1] <= 200).cloned().collect();
        let found = find(&Table::Positions(Positions { up_to: 200, tuples: known }));
        let says = |tuple: &[u64]| found[0].law.predict(tuple);
        assert!(tuples.iter().all(|tuple| says(tuple) == Some(1)), "{found:?}");
        assert_eq!(says(&[100, 101]), Some(0));
    }
}

#[test]
fn the_values_of_piles_are_read_off_the_list() {
    let f = |n: u64| n.div_ceil(2);
    let is_lost = |t: &[u64]| f(t[0]) ^ f(t[1]) ^ f(t[2]) == 0;
    let all = (0..=20).flat_map(|a| (a..=20).flat_map(move |b| (b..=20).map(move |c| vec![a, b, c])));
    let tuples = all.filter(|tuple| is_lost(tuple)).collect();
    let found = find(&Table::Positions(Positions { up_to: 20, tuples }));
    assert_eq!(found[0].law.family, "nim-sum of f(pile)");
    for tuple in [[1_000_001, 1_000_001, 0], [999, 2000, 2222], [1 << 40, (1 << 40) + 2, 3]] {
        assert_eq!(found[0].law.predict(&tuple), Some(is_lost(&tuple).into()), "{found:?}");
    }
}

/// Of two numbers in what is done with each pile, only one grows with the parameter.
#[test]
fn a_number_in_front_of_one_that_grows_stays() {
    let ones = |mut n: u64, k: u64| {
        let mut count = 0;
        while n > 0 {
            count += u64::from(n % k == 1);
            n /= k;
        }
        count
    };
    let is_lost = |t: &[u64], k: u64| t.iter().fold(0, |xor, &n| xor ^ ones(n, k)) == 0;
    let table = |k: u64| {
        let all = (0..=30).flat_map(|a| (a..=30).flat_map(move |b| (b..=30).map(move |c| vec![a, b, c])));
        Table::Positions(Positions { up_to: 30, tuples: all.filter(|tuple| is_lost(tuple, k)).collect() })
    };
    let found = find_over(&Family::new("k", (3..=7).map(|k| (k.into(), table(k)))));
    let law = &found.first().expect("a law").law;
    for (k, tuple) in [(3, [4, 4, 9]), (5, [31, 1, 6]), (9, [91, 10, 1]), (10, [1111, 110, 1001])] {
        let said = law.predict(&[&[k], &tuple[..]].concat());
        assert_eq!(said, Some(is_lost(&tuple, k).into()), "{k}: {tuple:?}: {}", law.formula());
    }
}

fn lines(
    values: std::ops::Range<i128>,
    value: impl Fn(i128, i128) -> i128,
    length: i128,
) -> Vec<(i128, Table)> {
    let line = |k| Line { first: 0, values: (0..length).map(|n| value(k, n)).collect() };
    values.map(|k| (k, Table::Line(line(k)))).collect()
}

#[test]
fn a_period_that_grows_with_the_parameter_is_found() {
    let found = find_over(&Family::new("k", lines(1..10, |k, n| n % (k + 1), 60)));
    assert_eq!(found[0].law.formula(), "g(n) = n mod (k + 1)");
    assert_eq!(found[0].law.predict(&[20, 1_000_000]), Some(1_000_000 % 21));
    let found =
        find_over(&Family::new("k", lines(1..10, |k, n| if k % 3 == 0 { n % (k + 1) } else { n % 2 }, 60)));
    assert_eq!(found[0].law.predict(&[9, 1_005]), Some(5), "{found:?}");
    assert_eq!(found[0].law.predict(&[8, 1_005]), Some(1));
    let wrong = |k, n| if (k, n) == (5, 50) { 9 } else { n % (k + 1) };
    assert!(find_over(&Family::new("k", lines(1..10, wrong, 60))).is_empty());
}

/// Only short names that mean nothing else are kept.
#[test]
fn parameters_have_names_in_the_code() {
    for (name, named) in [("k", "k"), ("abc", "abc"), ("", "parameter"), ("n", "parameter"), ("K", "k")] {
        let found = find_over(&Family::new(name, lines(1..10, |k, n| n % (k + 1), 60)));
        let code = found[0].code(Language::Python, "");
        assert!(code.contains(&format!("({named}, n):")), "{name}: {code}");
    }
    let tables = (1..6).flat_map(|k| (1..6).map(move |l| (k, l))).flat_map(|(k, l)| {
        lines(k..k + 1, |k, n| n % (k + l), 60).into_iter().map(move |(k, table)| (vec![k, l], table))
    });
    let names = vec!["low".to_owned(), "high".to_owned()];
    let found = find_over(&Family { names, tables: tables.collect() });
    let code = found[0].code(Language::Python, "");
    assert!(code.contains("(parameter, parameter1, n):"), "{code}");
}

#[test]
fn exceptions_and_steps_that_grow_with_the_parameter_are_found() {
    let laws: [fn(i128, i128) -> i128; 3] = [
        |k, n| if n % (k + 1) == k { 2 } else { n % (k + 1) % 2 },
        |k, n| n / (2 * k) * k + n % (2 * k) % k,
        |k, n| i128::from(n % (2 * k + 3) < k) + n / (2 * k + 3),
    ];
    for law in laws {
        let found = find_over(&Family::new("k", lines(2..12, law, 80)));
        assert_eq!(found[0].status, Status::Confirmed);
        for (k, n) in [(20, 1000), (13, 27), (50, 50), (51, 12_345)] {
            assert_eq!(found[0].law.predict(&[k, n]), Some(law(k.into(), n.into())), "{found:?}");
        }
        for (wrong, at) in [(4, 75), (9, 31), (11, 60)] {
            let late = |k, n| law(k, n) + i128::from((k, n) == (wrong, at));
            let found = find_over(&Family::new("k", lines(2..12, late, 80)));
            assert!(found.iter().all(|law| law.status == Status::Guess), "{found:?}");
        }
    }
}

#[test]
fn whatever_stands_between_numbers_does_not_matter() {
    let line = Table::Line(Line { first: 1, values: vec![1, -2, 3, 1 << 64] });
    for text in ["1 -2 3 18446744073709551616", "[1, -2,\r\n 3,18446744073709551616] # four\r\n"] {
        assert_eq!(table(text, Kind::Line { first: 1 }).as_ref(), Ok(&line));
    }
}

#[test]
fn mistakes_are_shown_with_their_line() {
    let says = |text, kind| table(text, kind).unwrap_err().to_string();
    assert_eq!(says("1 2\n3 x\n", Kind::Line { first: 0 }), "line 2: `x` is not an integer");
    assert_eq!(says("# none\n", Kind::Grid { first: 0 }), "there are no numbers");
    let kind = Kind::Positions { up_to: Some(4) };
    assert_eq!(says("1,2\n3,5\n", kind), "line 2: 5 is above the bound 4");
    let says = |text| family(text, &["k"], Kind::Line { first: 0 }).unwrap_err().to_string();
    assert_eq!(says("1 2\n# k=1\n"), "line 1: no line `# k=…` before the first table");
    assert_eq!(says("# k=1\n1\n# k = 1\n2\n"), "line 3: a second table for k=1");
    assert_eq!(says("# k=1\n# k=2\n2\n"), "line 1: there are no numbers");
}
