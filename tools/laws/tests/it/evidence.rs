//! What is confirmed, and what stays a guess: a law must have been able to fail.

use crate::reader::meaning::digits;
use grundy_laws::{Family, Found, Grid, Line, Positions, Status, Table, find, find_over};

fn laws(first: u64, values: impl IntoIterator<Item = i128>) -> Vec<Found> {
    find(&Table::Line(Line { first, values: values.into_iter().collect() }))
}

fn confirmed(found: &[Found]) -> Option<&Found> {
    found.first().filter(|best| best.status == Status::Confirmed)
}

/// Whether the best law is confirmed, and says something false about the next values.
fn is_false(value: impl Fn(i128) -> i128, count: i128) -> bool {
    let found = laws(0, (0..count).map(&value));
    let Some(best) = confirmed(&found) else { return false };
    (count..40 * count).any(|n| best.law.predict(&[n as u64]).is_some_and(|said| said != value(n)))
}

#[test]
fn digits_in_any_base_are_not_confirmed_as_periods() {
    let mut wrong = vec![];
    for b in 3..=16_i128 {
        for count in [100, 200, 400, 700, 1000] {
            let exponent = |n: i128| (0..).take_while(|&e| (n + 1) % b.pow(e + 1) == 0).count() as i128;
            let tables: [(&str, &dyn Fn(i128) -> i128); 5] = [
                ("digit sum mod b", &|n| digits(n, b).iter().sum::<i128>() % b),
                ("exponent mod 3", &|n| exponent(n) % 3),
                ("first digit", &|n| *digits(n, b).last().unwrap_or(&0)),
                ("a digit 1", &|n| digits(n, b).contains(&1).into()),
                ("a last digit", &|n| digits(n, b).contains(&(b - 1)).into()),
            ];
            wrong.extend(
                tables.iter().filter(|table| is_false(table.1, count)).map(|table| (table.0, b, count)),
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn multiples_of_irrational_numbers_are_not_confirmed_as_periods() {
    // Millionths of a millionth of pi, e and the cube root of 2.
    let slopes = [3_141_592_653_589_793, 2_718_281_828_459_045, 1_259_921_049_894_873];
    let mut wrong = vec![];
    for slope in slopes {
        for count in [60, 100, 200, 500, 1000] {
            let floor = |n: i128| n * slope / 1_000_000_000_000_000;
            wrong.extend(
                [2, 3].into_iter().filter(|m| is_false(|n| floor(n) % m, count)).map(|m| (slope, m, count)),
            );
        }
    }
    // 22/7 is too close to pi for so few values.
    assert!(wrong.iter().all(|table| table.0 == slopes[0] && table.2 <= 100), "{wrong:?}");
}

/// What repeats may look like a recursion for a few periods.
#[test]
fn structured_periods_are_not_confirmed_as_anything_else() {
    let v2 = |n: i128, of_zero: i128| if n == 0 { of_zero } else { n.trailing_zeros().into() };
    let mut wrong = vec![];
    for m in [12, 20, 48] {
        for periods in 2..=4 {
            for rest in [1, m / 2] {
                let count = m * periods + rest;
                let tables: [(&str, &dyn Fn(i128) -> i128); 8] = [
                    ("v2, 0", &|n| v2(n % m, 0)),
                    ("v2, 5", &|n| v2(n % m, 5)),
                    ("v2, 64", &|n| v2(n % m, 64)),
                    ("v2 of one more", &|n| v2(n % m + 1, 0)),
                    ("popcount", &|n| (n % m).count_ones().into()),
                    ("popcount mod 2", &|n| i128::from((n % m).count_ones()) % 2),
                    ("lowest bit", &|n| (n % m) & -(n % m)),
                    ("root", &|n| (n % m).isqrt()),
                ];
                wrong.extend(
                    tables
                        .iter()
                        .filter(|table| is_false(table.1, count))
                        .map(|table| (table.0, m, periods, rest)),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{} {wrong:?}", wrong.len());
}

/// Three periods of 48 are seen: the period is what is said of them.
#[test]
fn a_self_similar_period_is_offered() {
    let value = |n: i128| if n % 48 == 0 { 5 } else { (n % 48).trailing_zeros().into() };
    let found = laws(0, (0..168).map(value));
    assert_eq!((found[0].law.family, found[0].status), ("periodic", Status::Guess), "{found:?}");
}

/// A start and a step are two numbers.
#[test]
fn a_step_is_counted_with_the_values_that_fix_a_law() {
    for (values, fitted) in [
        ((0..60).map(|n| 3 * n + 7).collect::<Vec<i128>>(), 2),
        ((0..60).map(|n| n / 4 * 3 + [0, 9, 3, 2][n as usize % 4]).collect(), 5),
        (vec![7; 60], 1),
        ((0..60).map(|n| [4, 1, 3][n % 3]).collect(), 3),
    ] {
        assert_eq!(laws(0, values.iter().copied())[0].fitted, fitted, "{values:?}");
    }
}

/// The odious nim-sums below 16 are no multiples of 3 and 5.
#[test]
fn few_nim_sums_confirm_no_list_of_them() {
    let tuples = |arity: u32, most: u64| {
        let all = (0..most.pow(arity))
            .map(move |i| (0..arity).map(|k| i / most.pow(k) % most).collect::<Vec<u64>>());
        all.filter(|tuple| tuple.is_sorted())
    };
    let lost: [fn(u64) -> bool; 2] =
        [|xor| xor.count_ones() % 2 == 0, |xor| xor == 0 || xor.is_power_of_two()];
    for is_lost in lost {
        for (arity, most) in [(3, 8), (4, 10)] {
            let is_lost = |tuple: &Vec<u64>| is_lost(tuple.iter().fold(0, |xor, n| xor ^ n));
            let tuples = tuples(arity, most).filter(is_lost).collect();
            let found = find(&Table::Positions(Positions { tuples, up_to: most - 1 }));
            let best = confirmed(&found);
            let is_right = |found: &Found| {
                [[16, 1, 0, 0], [4, 8, 0, 0], [21, 2, 0, 0]].iter().all(|tuple: &[u64; 4]| {
                    let mut tuple = tuple[..arity as usize].to_vec();
                    tuple.sort_unstable();
                    found.law.predict(&tuple) == Some(is_lost(&tuple).into())
                })
            };
            assert!(best.is_none_or(is_right), "{best:?}");
        }
    }
}

/// A law is compared with all values, also where the first ones decide which one it is.
#[test]
fn a_long_table_is_checked_to_its_end() {
    for (wrong, count) in [(30_000, 50_000), (49_998, 50_000)] {
        let found = laws(0, (0..count).map(|n| if n < wrong { n % 3 } else { 1 }));
        assert!(confirmed(&found).is_none(), "{found:?}");
        let tuples = (0..count as u64).filter(|&n| n % 3 == 0 && n < wrong as u64).map(|n| vec![n]).collect();
        let found = find(&Table::Positions(Positions { tuples, up_to: count as u64 - 1 }));
        assert!(confirmed(&found).is_none(), "{found:?}");
    }
    let found = laws(0, (0..50_000).map(|n| n % 3));
    assert_eq!(found[0].confirmed + found[0].fitted, 50_000);
}

/// What speaks for a law names the last numbers of the table; of several those that all have.
#[test]
fn evidence_says_how_far_a_table_goes() {
    let line = |k: i128, first: u64, count: u64| {
        let values = (first..first + count).map(|n| n as i128 % (k + 1)).collect();
        Table::Line(Line { first, values })
    };
    for (first, to) in [(0, "n = 99:"), (3, "n = 102:")] {
        let table = line(3, first, 100);
        let said = find(&table)[0].evidence(&table);
        assert!(said.starts_with(&format!("Confirmed to {to}")), "{said}");
    }
    let rows = (2..30).map(|x| (2..40).map(|y| x ^ y).collect()).collect();
    let table = Table::Grid(Grid { first: 2, rows });
    let said = find(&table)[0].evidence(&table);
    assert!(said.starts_with("Confirmed to x = 29, y = 39:"), "{said}");
    for (counts, to) in [([100; 6], "n = 99:"), ([100, 80, 90, 100, 100, 99], "n = 79 or more:")] {
        let family = Family::new("k", (1..).zip(counts).map(|(k, count)| (k, line(k, 0, count))));
        let said = find_over(&family)[0].evidence_over(&family);
        assert!(said.starts_with(&format!("Confirmed to k = 6 from k = 1, {to}")), "{said}");
    }
}

/// Six runs of up to a million are no evidence for an automaton of twenty rules.
#[test]
fn long_runs_are_few_values() {
    let ends = [3, 81, 6723, 20_000, 30_000, 60_000];
    let value = |n: i128| ends.iter().filter(|&&end| end < n).count() as i128 % 2;
    assert!(confirmed(&laws(0, (0..50_000).map(value))).is_none());
}

#[test]
fn short_periods_are_called_that() {
    let mut random = fastrand::Rng::with_seed(19);
    for period in 2..=8 {
        for lead in [0, 1, 2, 4, 8] {
            for _ in 0..4 {
                let block: Vec<i128> = (0..period).map(|_| random.i128(0..6)).collect();
                let early: Vec<i128> = (0..lead).map(|_| random.i128(0..9)).collect();
                let value = |n: usize| early.get(n).copied().unwrap_or(block[n % period]);
                let found = laws(0, (0..100).map(value));
                let formula = found[0].law.formula();
                let words = ["prime", "divisor", "digit", "sum of", "xor", "a(i)", "but", "v2", "popcount"];
                assert!(
                    words.iter().all(|word| !formula.contains(word)),
                    "{formula}: {block:?} after {early:?}"
                );
                assert_eq!(found[0].law.predict(&[100_000]), Some(value(100_000)), "{formula}");
            }
        }
    }
    let found = laws(0, [1, 1, 1, 2].into_iter().chain((4..60).map(|n| i128::from(n % 4 == 3))));
    assert!(found[0].law.formula().starts_with("g(n + 4) = g(n) for n >= "), "{found:?}");
}
