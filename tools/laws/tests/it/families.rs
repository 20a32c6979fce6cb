//! The finder on the tables of the templates, on tables without a law, and on near misses.

use grundy_laws::{Found, Line, Positions, Status, Table, find};

fn laws(first: u64, values: impl IntoIterator<Item = i128>) -> Vec<Found> {
    find(&Table::Line(Line { first, values: values.into_iter().collect() }))
}

const FAR: [u64; 4] = [999, 123_457, 1_000_000_007, 999_999_999_999_999_989];

/// The best law of the first values is confirmed, and right far beyond them.
fn is_found(name: &str, first: u64, value: impl Fn(u64) -> u64) {
    is_found_among(200, name, first, value);
}

fn is_found_among(count: u64, name: &str, first: u64, value: impl Fn(u64) -> u64) {
    let found = laws(first, (first..first + count).map(|n| value(n).into()));
    let best = found.first().unwrap_or_else(|| panic!("{name}: nothing"));
    assert_eq!(best.status, Status::Confirmed, "{name}: {best:?}");
    for n in FAR {
        assert_eq!(best.law.predict(&[n]), Some(value(n).into()), "{name} at {n}: {best:?}");
    }
}

#[test]
fn every_closed_form_of_a_template_is_found() {
    for m in [1, 4, 9] {
        is_found("bash", 0, |n| grundy::bash::grundy(n, m));
    }
    is_found("odd numbers", 0, grundy::bash::grundy_odd);
    is_found("take_range", 0, |n| grundy::take_range::grundy(n, 3, 8));
    is_found("half_nim", 1, grundy::half_nim::grundy);
    is_found("at least half", 0, grundy::half_nim::grundy_at_least);
    is_found("no_repeat_nim", 0, grundy::no_repeat_nim::grundy);
    for k in 2..5 {
        is_found("halving", 1, |n| grundy::halving::grundy(n, k).into());
    }
    let kayles = grundy::kayles::Kayles::new();
    // The last exception is 70.
    is_found_among(600, "kayles", 0, |n| kayles.grundy(n).into());
    is_found("fibonacci_nim", 2, |n| grundy::fibonacci_nim::first_player_wins(n, n - 1).into());
}

/// Where moves lead to a third of a heap, what happens at 3643 comes back at 10932.
#[test]
fn a_long_pre_period_is_no_confirmation() {
    let (mut values, mut options) = (Vec::new(), Vec::new());
    for n in 0..20_001_usize {
        options.clear();
        options.extend(n.checked_sub(2).map(|left| values[left]));
        // Three equal heaps are worth what one of them is.
        options.extend((n > 0 && n % 3 == 0).then(|| values[n / 3]));
        values.push((0_i128..).find(|value| !options.contains(value)).unwrap());
    }
    for found in laws(0, values[..10_001].iter().copied()) {
        let is_right = |n: usize| found.law.predict(&[n as u64]) == Some(values[n]);
        assert!(found.status == Status::Guess || (0..values.len()).all(is_right), "{found:?}");
    }
}

#[test]
fn tables_without_a_law_have_none() {
    let mut random = fastrand::Rng::with_seed(15);
    for count in [30, 100, 400, 1000] {
        for kinds in [2, 3, 5, 10, 1000] {
            for _ in 0..3 {
                let found = laws(0, (0..count).map(|_| random.i128(0..kinds)));
                assert!(found.is_empty(), "{count} of {kinds}: {found:?}");
            }
        }
    }
    let squares: Vec<usize> = (1..40).map(|n| n * n).collect();
    for count in [60, 100, 200] {
        let values = grundy::sg_table::values(&squares, count);
        assert!(laws(0, values.into_iter().map(i128::from)).is_empty());
        let values = grundy::grundys_game::values(count);
        assert!(laws(0, values.into_iter().map(i128::from)).is_empty());
    }
}

#[test]
fn five_false_periods_of_the_squares_confirm_nothing() {
    let squares: Vec<usize> = (1..40).map(|n| n * n).collect();
    let values = grundy::sg_table::values(&squares, 23);
    assert!(laws(0, values.into_iter().map(i128::from)).iter().all(|law| law.status == Status::Guess));
}

#[test]
fn popcounts_are_not_taken_for_a_period() {
    is_found("popcount", 0, |n| n.count_ones().into());
    for found in laws(0, (0..64_u64).map(|n| n.count_ones().into())) {
        assert_eq!(found.law.predict(&[u64::from(u32::MAX)]), Some(32), "{found:?}");
    }
}

#[test]
fn one_late_value_that_is_wrong_leaves_no_confirmed_law() {
    let mut random = fastrand::Rng::with_seed(16);
    let laws_of: [fn(i128) -> i128; 6] =
        [|n| n % 7, |n| n / 3, |n| n, |_| 2, |n| n.isqrt(), |n| i128::from((n + 1).trailing_zeros())];
    for law in laws_of {
        for count in [60, 200] {
            let mut values: Vec<i128> = (0..count).map(law).collect();
            let wrong = random.usize(count as usize * 6 / 10..count as usize);
            values[wrong] += 1 + random.i128(0..3);
            let found = laws(0, values);
            assert!(found.iter().all(|law| law.status == Status::Guess), "{wrong} of {count}: {found:?}");
        }
    }
}

/// Of more positions than can be looked at one by one, the first decide.
#[test]
fn a_longer_list_loses_no_law() {
    for up_to in [20, 90] {
        let sorted = (0..=up_to).flat_map(|a| (a..=up_to).map(move |b| [a, b]));
        let all = sorted.flat_map(|[a, b]| (b..=up_to).map(move |c| vec![a, b, c]));
        // Misère Nim.
        let is_lost = |t: &Vec<u64>| (t[0] ^ t[1] ^ t[2] == 0) == (t[2] > 1);
        let table = Table::Positions(Positions { tuples: all.filter(is_lost).collect(), up_to });
        let found = find(&table);
        let best = found.first().unwrap_or_else(|| panic!("nothing up to {up_to}"));
        assert_eq!(best.status, Status::Confirmed, "{best:?}");
        assert_eq!(best.law.formula(), "lost if the misère nim-sum = 0");
    }
}
