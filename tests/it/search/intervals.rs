use grundy::intervals::{self, End};
use itertools::Itertools;

/// By the definition, without memory.
fn difference(row: &[i64]) -> i64 {
    match row {
        [] => 0,
        [first, .., last] => (first - difference(&row[1..])).max(last - difference(&row[..row.len() - 1])),
        [only] => *only,
    }
}

fn check(row: &[i64]) {
    assert_eq!(intervals::score_difference(row), difference(row), "{row:?}");
    let moves = match row {
        [] => vec![],
        [first, .., last] => {
            let first = first - difference(&row[1..]);
            let last = last - difference(&row[..row.len() - 1]);
            let is_best = |value| value == first.max(last);
            let ends = [(first, End::First), (last, End::Last)];
            ends.into_iter().filter(|&(value, _)| is_best(value)).map(|(_, end)| end).collect()
        }
        [_] => vec![End::First, End::Last],
    };
    assert_eq!(intervals::best_moves(row).collect_vec(), moves, "{row:?}");
}

fn compare(all: usize, random: usize, cases: usize) {
    for length in 0..=all {
        (0..length).map(|_| -2..=2).multi_cartesian_product().for_each(|row| check(&row));
    }
    let rng = &mut fastrand::Rng::with_seed(1);
    for _ in 0..cases {
        let largest = rng.i64(0..1 << 40);
        let row = (0..rng.usize(0..=random)).map(|_| rng.i64(-largest..=largest)).collect_vec();
        check(&row);
    }
}

#[test]
fn equals_the_definition() {
    compare(5, 12, 100);
}

#[test]
#[ignore = "long"]
fn prove_intervals() {
    compare(6, 16, 300);
    println!("intervals: verified up to rows of 6 numbers in -2..=2, random ones of up to 16");
}

/// Every interval is asked for once, with the values of its two parts.
#[test]
fn any_rule_sees_all_intervals() {
    for (n, length) in (0..=8).flat_map(|n| (0..=n).map(move |length| (n, length))) {
        let mut seen = 0;
        let found = intervals::values(n, length, (0, 0), |from, to, first, last| {
            assert!(*first == if to - from == 1 { (0, 0) } else { (from + 1, to) });
            assert!(*last == if to - from == 1 { (0, 0) } else { (from, to - 1) });
            seen += 1;
            (from, to)
        });
        let expected = (0..=n - length).map(|from| if length == 0 { (0, 0) } else { (from, from + length) });
        assert_eq!(found, expected.collect_vec());
        assert_eq!(seen, (1..=length).map(|length| n - length + 1).sum::<usize>());
    }
}

#[test]
#[should_panic(expected = "6 elements in a row of 5")]
fn no_interval_is_longer_than_the_row() {
    intervals::values(5, 6, 0, |_, _, _, _| 0);
}
