//! What is found in lines, family by family, and how far beyond the table it holds.

use grundy_laws::{Found, Line, Positions, Status, Table, find};

const FAR: u64 = 123_456_789_012_345_678;

fn laws(first: u64, values: impl IntoIterator<Item = i128>) -> Vec<Found> {
    find(&Table::Line(Line { first, values: values.into_iter().collect() }))
}

/// The best law says this at a number.
fn best_says(found: &[Found], n: u64, value: i128) {
    assert_eq!(found.first().and_then(|best| best.law.predict(&[n])), Some(value), "{n}: {found:?}");
}

fn has_family(found: &[Found], family: &str) -> bool {
    found.iter().any(|found| found.law.family == family)
}

#[test]
fn triangular_numbers_are_found() {
    let found = laws(1, (1..20).map(|n| n * (n + 1) / 2));
    best_says(&found, 1_000_000_000, 500_000_000_500_000_000);
    assert!(has_family(&found, "polynomial"), "{found:?}");
    assert!(!has_family(&laws(0, [1, 4, 9, 16, 26]), "polynomial"));
}

#[test]
fn periods_and_steps_are_found() {
    let found = laws(0, [9, 9, 9].into_iter().chain((0..60).map(|n| [1, 5, 2][n % 3])));
    assert!(found[0].law.formula().starts_with("g(n + 3) = g(n) for n >= 3"), "{found:?}");
    best_says(&found, 1_000_000_000_000_000_000, 5);
    let found = laws(0, (0..60).map(|n| n / 4 * 4 + [0, 1, 3, 2][n as usize % 4]));
    best_says(&found, 1_000_000_000_000_000_002, 1_000_000_000_000_000_003);
    best_says(&laws(0, (0..60).map(|n| if n % 2 == 0 { n / 2 } else { 7 })), 1_000_000, 500_000);
}

/// v2(n) mod 2 with the value of 48 changed has the period 8 from 17 on, up to 63.
#[test]
fn rare_exceptions_may_go_on() {
    let even = |n: i128| i128::from(n.trailing_zeros() % 2);
    let found = laws(0, (1..=60).map(|n| if n == 48 { 1 } else { even(n) }));
    assert!(found.iter().all(|found| found.status == Status::Guess), "{found:?}");
}

#[test]
fn what_only_gets_slower_is_not_constant() {
    assert!(!has_family(&laws(0, (0..120).map(|n: i128| n.isqrt())), "constant"));
    let lengths = (0..128).map(|n: i128| i128::from(n.checked_ilog2().map_or(0, |l| l + 1)));
    assert!(!has_family(&laws(0, lengths), "constant"));
}

#[test]
fn growing_runs_are_found() {
    let mut values = vec![5; 2];
    (6..30).for_each(|v| values.extend(vec![v; 3 * v as usize - 10]));
    let found = laws(0, values[..400].iter().copied());
    assert_eq!(found[0].law.family, "runs");
    (0..).zip(&values).for_each(|(n, &value)| best_says(&found, n, value));
    let found = laws(1, (1..700_i128).map(|n| i128::from(n.ilog2())));
    best_says(&found, 1 << 59, 59);
    let mut values: Vec<i128> = (0..200_i128).map(i128::isqrt).collect();
    values[150] = values[149] + 1;
    assert!(!has_family(&laws(0, values), "runs"), "one long run");
}

#[test]
fn the_bounds_of_the_multiplication_game_are_found() {
    let wins = |n: u64| {
        let (mut bound, mut run) = (9, 0);
        while n > bound {
            bound *= [2, 9][run % 2];
            run += 1;
        }
        i128::from(run % 2 == 0)
    };
    let mut values: Vec<i128> = (2..1000).map(wins).collect();
    let found = laws(2, values.iter().copied());
    assert_eq!(found[0].law.family, "ranges");
    [2917, 5832, 5833, 1 << 60].into_iter().for_each(|n| best_says(&found, n, wins(n)));
    values[700] ^= 1;
    assert!(!has_family(&laws(2, values), "ranges"));
}

#[test]
fn recurrences_on_binary_digits_are_found() {
    let functions: [fn(u64) -> u64; 5] = [
        |n| n.count_ones().into(),
        |n| (n + 1).trailing_zeros().into(),
        |n| n ^ (n >> 1),
        |n| n.checked_shr(n.trailing_ones() + 1).unwrap_or(0),
        |n| 64 - u64::from(n.leading_zeros()),
    ];
    for function in functions {
        best_says(&laws(0, (0..300).map(|n| function(n).into())), FAR, function(FAR).into());
    }
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..20 {
        let found = laws(0, (0..400).map(|_| i128::from(random.bool())));
        assert!(found.is_empty(), "{found:?}");
    }
}

/// The mock turtles have 2 n + [popcount(n) is even].
#[test]
fn mock_turtles_are_odious() {
    let value = |n: u64| 2 * i128::from(n) + i128::from(n.count_ones().is_multiple_of(2));
    let mut values: Vec<i128> = (0..100).map(value).collect();
    best_says(&laws(0, values.iter().copied()), FAR, value(FAR));
    values[70] += 1;
    assert_eq!(laws(0, values).len(), 0);
}

#[test]
fn lists_of_the_dynamic_games_are_found() {
    let mut recurrent = vec![1, 2, 3, 4, 6];
    (0..30).for_each(|i| recurrent.push(recurrent[i + 4] + recurrent[i + 1]));
    let powers: Vec<u64> = (2..51).map(|i| (1 << i) - 3).collect();
    for (list, known) in [(recurrent, 25), (powers, 24)] {
        let tuples = list[..known].iter().map(|&n| vec![n]).collect();
        let found = find(&Table::Positions(Positions { tuples, up_to: list[known - 1] }));
        let last = list[list.len() - 1];
        best_says(&found, last, 1);
        best_says(&found, last + 1, 0);
    }
}

/// a(i) = 3 a(i - 1) - 2 a(i - 2) - 7 is right, too, but for as long as one counts.
#[test]
fn places_that_go_up_by_the_same_number_are_known_for_ever() {
    let is_there = |n: u64| [0, 1, 4, 14, 50, 91].contains(&n) || (n >= 100 && n % 7 == 2);
    let found = laws(0, (0..600).map(|n| i128::from(!is_there(n))));
    [28_800, 28_801, FAR, FAR - 1].into_iter().for_each(|n| best_says(&found, n, i128::from(!is_there(n))));
}

/// Nearly all numbers are in one list: its start alone is longer than what is counted.
#[test]
fn what_is_rare_in_a_long_line_takes_no_time() {
    let line = (0..10_001).map(|n| i128::from(![0, 1, 4, 14, 4768].contains(&n)));
    assert!(laws(0, line).iter().all(|found| found.law.predict(&[20_000]) == Some(1)));
}
