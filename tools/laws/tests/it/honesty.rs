//! Grids, lists of positions and families of tables that have no law, or one with a late value
//! changed: nothing may be confirmed.

use fastrand::Rng;
use grundy_laws::{Family, Found, Grid, HOLE, Line, Positions, Status, Table, find, find_over};
use std::collections::HashSet;

fn grid(first: u64, size: u64, value: impl Fn(u64, u64) -> i128) -> Grid {
    let row = |x: u64| (first..first + size).map(|y| value(x, y)).collect();
    Grid { first, rows: (first..first + size).map(row).collect() }
}

fn is_unsure(name: &str, found: &[Found]) {
    assert!(found.iter().all(|law| law.status == Status::Guess), "{name}: {found:?}");
}

fn is_empty(name: &str, found: &[Found]) {
    assert!(found.is_empty(), "{name}: {found:?}");
}

#[test]
fn random_grids_have_no_law() {
    let mut random = Rng::with_seed(31);
    for size in [9, 12, 24, 40] {
        for kinds in [2, 3, 5, 1000] {
            let values: Vec<i128> = (0..size * size).map(|_| random.i128(0..kinds)).collect();
            let at = |x: u64, y: u64| values[(x % size * size + y % size) as usize];
            is_empty("random", &find(&Table::Grid(grid(0, size, at))));
            is_empty("symmetric", &find(&Table::Grid(grid(1, size, |x, y| at(x.min(y), x.max(y))))));
        }
    }
}

/// A strip has one row of numbers as well as any other way to number its cells.
#[test]
fn narrow_grids_are_never_sure() {
    let wythoff = grundy::walk_table::WalkTable::new(200, 200, &[], &[(1, 0), (0, 1), (1, 1)]);
    for width in 2..12 {
        for (rows, columns) in [(200, width), (width, 200)] {
            let row = |x| (0..columns).map(|y| wythoff.grundy(x, y).into()).collect();
            let table = Table::Grid(Grid { first: 0, rows: (0..rows).map(row).collect() });
            let found = find(&table);
            is_unsure(
                "narrow",
                &found.into_iter().filter(|law| law.law.family != "rows").collect::<Vec<_>>(),
            );
        }
    }
}

/// Cells that do not exist at the edges leave the law as it is from there on.
#[test]
fn grids_without_their_first_row_and_column() {
    let value = |x: u64, y: u64| i128::from((((x - 1) | (y - 1)) + 1).trailing_zeros());
    let at = |x: u64, y: u64| if x.min(y) == 0 { HOLE } else { value(x, y) };
    let law = &find(&Table::Grid(grid(0, 100, at)))[0].law;
    assert_eq!(law.predict(&[1 << 40, 1 << 40]), Some(value(1 << 40, 1 << 40)));
}

#[test]
fn random_functions_of_simple_numbers_have_no_confirmed_law() {
    let mut random = Rng::with_seed(32);
    for kinds in [2, 4, 100] {
        let values: Vec<i128> = (0..200).map(|_| random.i128(0..kinds)).collect();
        let f = |n: u64| values[n as usize];
        let h = |n: u64| values[100 + n as usize];
        is_unsure("f(x + y)", &find(&Table::Grid(grid(0, 30, |x, y| f(x + y)))));
        is_unsure("f(x xor y)", &find(&Table::Grid(grid(0, 30, |x, y| f(x ^ y)))));
        is_unsure("f(|x - y|)", &find(&Table::Grid(grid(0, 30, |x, y| f(x.abs_diff(y))))));
        is_unsure("f(x) + h(y)", &find(&Table::Grid(grid(0, 30, |x, y| f(x) + h(y)))));
        is_unsure("f(x) xor h(y)", &find(&Table::Grid(grid(0, 30, |x, y| f(x) ^ h(y)))));
        is_unsure("min(f(x), h(y))", &find(&Table::Grid(grid(0, 30, |x, y| f(x).min(h(y))))));
        is_unsure("x and f(y)", &find(&Table::Grid(grid(0, 30, |x, y| i128::from(x) & f(y)))));
    }
}

#[test]
fn grids_of_games_without_a_law_have_none() {
    let sheets = grundy::cutting::Sheets::new(32);
    is_unsure(
        "cutting",
        &find(&Table::Grid(grid(2, 28, |x, y| sheets.grundy(x as usize, y as usize).into()))),
    );
    is_unsure(
        "boxes",
        &find(&Table::Grid(grid(1, 40, |x, y| grundy::filling_boxes::grundy(x, y.min(x)).into()))),
    );
    for (leaps, rides) in [(&[][..], &[(1, 0), (0, 1), (1, 1)][..]), (&[(2, 2), (1, 3)], &[(1, 0), (0, 1)])] {
        let table = grundy::walk_table::WalkTable::new(40, 40, leaps, rides);
        let at = |x, y| table.grundy(x as usize, y as usize).into();
        is_unsure("rides", &find(&Table::Grid(grid(0, 40, at))));
    }
}

/// A name, the first index, and the law.
type OfGrid = (&'static str, u64, fn(u64, u64) -> u64);

#[test]
fn a_late_cell_of_a_grid_that_is_wrong_leaves_nothing_confirmed() {
    let laws: [OfGrid; 18] = [
        ("constant", 0, |_, _| 3),
        ("x + 3 y", 0, |x, y| x + 3 * y),
        ("2 x + 5 y mod 11", 0, |x, y| (2 * x + 5 * y) % 11),
        ("y div (x + 1)", 0, |x, y| y / (x + 1)),
        ("y mod (x + 1)", 0, |x, y| y % (x + 1)),
        ("x > y", 0, |x, y| (x > y).into()),
        ("x", 0, |x, _| x),
        ("popcount and half", 0, |x, y| u64::from(x.count_ones()) ^ (y / 2)),
        ("lowest bits", 1, |x, y| (x | y) & (x | y).wrapping_neg()),
        ("xor", 0, |x, y| x ^ y),
        ("and", 0, |x, y| x & y),
        ("popcount of the sum", 0, |x, y| (x + y).count_ones().into()),
        ("difference", 0, |x, y| x.abs_diff(y) % 5),
        ("distance and sum", 0, |x, y| x.abs_diff(y).min(2) * ((x + y) % 3)),
        ("golden", 1, |x, y| (2 * x.max(y) > x.min(y) + (5 * x.min(y) * x.min(y)).isqrt()).into()),
        ("parity", 0, |x, y| (x + y) % 2),
        ("parity, one exception", 0, |x, y| if (x, y) == (1, 2) { 5 } else { (x + y) % 2 }),
        ("behind 0", 0, |x, y| if x == 0 { y % 2 } else { y.min(1) * (2 + (x ^ y)) }),
    ];
    let mut random = Rng::with_seed(33);
    for (name, first, law) in laws {
        for _ in 0..2 {
            let mut grid = grid(first, 24, |x, y| law(x, y).into());
            assert!(!find(&Table::Grid(grid.clone())).is_empty(), "{name}");
            let (x, y) = (random.usize(15..24), random.usize(15..24));
            grid.rows[x][y] += 1 + random.i128(0..3);
            is_unsure(&format!("{name}, wrong at {x}, {y}"), &find(&Table::Grid(grid)));
        }
    }
}

fn tuples(arity: usize, least: u64, up_to: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for _ in 0..arity {
        let longer = |tuple: Vec<u64>| {
            let from = tuple.last().copied().unwrap_or(least);
            (from..=up_to).map(move |n| [&tuple[..], &[n]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

#[test]
fn random_positions_have_no_law() {
    let mut random = Rng::with_seed(34);
    for (arity, up_to) in [(1, 60), (1, 400), (1, 3000), (2, 12), (2, 40), (2, 90), (3, 9), (3, 14), (4, 8)] {
        for share in [0.05, 0.2, 0.4, 0.6] {
            let tuples = tuples(arity, 0, up_to).into_iter().filter(|_| random.f64() < share).collect();
            let found = find(&Table::Positions(Positions { tuples, up_to }));
            is_empty(&format!("{share} of {arity} piles up to {up_to}"), &found);
        }
    }
}

/// A name, how many piles up to what size, and the law.
type OfPiles = (&'static str, (usize, u64), fn(&[u64]) -> bool);

#[test]
fn a_late_position_that_is_wrong_leaves_nothing_confirmed() {
    let golden = |t: &[u64]| {
        let d = t[1] - t[0];
        (d + (5 * d * d).isqrt()) / 2 == t[0]
    };
    let laws: [OfPiles; 12] = [
        ("nim", (3, 15), |t| t[0] ^ t[1] ^ t[2] == 0),
        ("parity", (3, 12), |t| t.iter().sum::<u64>() % 2 == 0),
        ("mod 4", (3, 14), |t| t.iter().fold(0, |xor, n| xor ^ (n % 4)) == 0),
        ("all odd", (3, 14), |t| t.iter().all(|n| n % 2 == 1)),
        ("all 1 mod 4", (3, 14), |t| t.iter().all(|n| n % 4 == 1)),
        ("largest is the sum", (3, 14), |t| t[2] == t[0] + t[1]),
        ("equal", (2, 40), |t| t[0] == t[1]),
        ("wythoff", (2, 80), golden),
        ("wythoff, long", (2, 450), golden),
        ("equal, long", (2, 450), |t| t[0] == t[1]),
        ("multiples of 7", (1, 300), |t| t[0] % 7 == 3),
        ("powers of 2", (1, 3000), |t| t[0].is_power_of_two()),
    ];
    let mut random = Rng::with_seed(35);
    for (name, (arity, up_to), law) in laws {
        let all = tuples(arity, 0, up_to);
        for _ in 0..2 {
            let mut lost: std::collections::BTreeSet<_> = all.iter().filter(|t| law(t)).cloned().collect();
            let table = Table::Positions(Positions { tuples: lost.clone(), up_to });
            assert!(!find(&table).is_empty(), "{name}");
            let late: Vec<_> = lost.iter().filter(|t| t[arity - 1] > up_to / 2).collect();
            let wrong = late[random.usize(0..late.len())].clone();
            lost.remove(&wrong);
            is_unsure(
                &format!("{name} without {wrong:?}"),
                &find(&Table::Positions(Positions { tuples: lost, up_to })),
            );
        }
    }
}

#[test]
fn random_families_have_no_law() {
    let mut random = Rng::with_seed(36);
    for kinds in [2, 3, 100] {
        for count in [30, 80] {
            let line = |random: &mut Rng| (0..count).map(|_| random.i128(0..kinds)).collect();
            let lines = (1..=9).map(|k| (k, Table::Line(Line { first: 0, values: line(&mut random) })));
            is_empty("random", &find_over(&Family::new("k", lines)));
            // Each table has a period, but not one that grows with the parameter.
            let periods = [5, 7, 4, 9, 6, 3, 8, 11, 2];
            let lines = (1..).zip(periods).map(|(k, p)| {
                (k, Table::Line(Line { first: 0, values: (0..count).map(|n| n % p).collect() }))
            });
            is_empty("own periods", &find_over(&Family::new("k", lines)));
            // The period grows, but what is in it is random.
            let blocks: Vec<i128> = (0..100).map(|_| random.i128(0..kinds)).collect();
            let value = |k: i128, n: i128| blocks[(7 * k + n % (k + 2)) as usize];
            let lines = (1..=9).map(|k| {
                (k, Table::Line(Line { first: 0, values: (0..count).map(|n| value(k, n)).collect() }))
            });
            is_unsure("random blocks", &find_over(&Family::new("k", lines)));
        }
    }
}

#[test]
fn ranges_with_one_late_value_that_is_wrong_are_not_confirmed() {
    let mut random = Rng::with_seed(37);
    for (lo, hi) in [(2, 2), (2, 3), (2, 9), (3, 4)] {
        let value = |n| i128::from(grundy::multiplication::first_player_wins(n, lo, hi));
        for count in [300, 1000] {
            let mut values: Vec<i128> = (2..count).map(value).collect();
            values[random.usize(count as usize * 6 / 10..count as usize - 2)] ^= 1;
            is_unsure(&format!("{lo}..{hi} to {count}"), &find(&Table::Line(Line { first: 2, values })));
        }
    }
}

/// What a few runs of numbers say, no automaton with more rules than these runs may explain.
#[test]
fn a_few_runs_have_no_automaton() {
    let mut values: Vec<usize> = Vec::new();
    for x in 0..7000_usize {
        let to = (1..x).take_while(|y| y * y <= x).filter(|y| y.pow(4) >= x);
        let to: Vec<usize> = to.map(|y| values[y]).collect();
        values.push((0..).find(|value| !to.contains(value)).unwrap());
    }
    let lost = |up_to: u64| {
        let tuples = (0..=up_to).filter(|&n| values[n as usize] == 0).map(|n| vec![n]).collect();
        Table::Positions(Positions { tuples, up_to })
    };
    for up_to in [500, 1000, 3000, 6646, 6999] {
        let found = find(&lost(up_to));
        assert!(found.iter().all(|found| found.law.family != "digit automaton"), "{up_to}: {found:?}");
    }
    is_empty("4 runs", &find(&lost(6999)));
}

/// A 1-bit or 1 is taken: with each longer table digits seem to lead elsewhere.
#[test]
fn automata_that_change_with_longer_tables_are_guesses() {
    let mut values: Vec<i128> = Vec::new();
    for n in 0..30_000_usize {
        let bits = (0..15).map(|k| 1 << k).filter(|bit| n & bit != 0).map(|bit| n - bit);
        let options: HashSet<i128> = bits.chain(n.checked_sub(1)).map(|option| values[option]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    for count in [101, 501, 1001, 3001, 10_001] {
        for found in find(&Table::Line(Line { first: 0, values: values[..count].to_vec() })) {
            let is_right = (0..30_000).all(|n| found.law.predict(&[n]) == Some(values[n as usize]));
            assert!(found.status == Status::Guess || is_right, "{count}: {found:?}");
        }
    }
}
