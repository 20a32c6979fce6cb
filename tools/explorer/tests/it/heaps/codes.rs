//! Codes against the definition.

use crate::heaps::definition::{check, fast, game};
use crate::heaps::proofs::proven;
use grundy_explorer::game::mex;
use std::collections::BTreeSet;

/// A random digit: its text, and what it allows.
fn digit(first: bool) -> (String, Vec<(usize, char, bool)>) {
    let mark = || *fastrand::choice(&[' ', ' ', '!', '?', '=']).unwrap();
    let least = if first { 2 } else { 0 };
    if fastrand::u32(..3) > 0 {
        let bits = fastrand::u32(..36) >> least << least;
        let mark = mark();
        let digit = char::from_digit(bits, 36).unwrap().to_ascii_uppercase();
        let digit = if fastrand::bool() { digit.to_string() } else { format!("&{bits};") };
        let counts = (0..6).filter(|count| bits >> count & 1 == 1).map(|count| (count, mark, false));
        return (format!("{digit}{mark}").replace(' ', ""), counts.collect());
    }
    let numbers: BTreeSet<usize> = (0..fastrand::usize(1..4)).map(|_| fastrand::usize(least..5)).collect();
    let mut counts: Vec<(usize, char, bool)> =
        numbers.into_iter().map(|count| (count, mark(), false)).collect();
    counts.last_mut().unwrap().2 = fastrand::bool();
    let shown: Vec<String> = counts
        .iter()
        .map(|(count, mark, more)| format!("{count}{mark}{}", if *more { "+" } else { "" }))
        .collect();
    (format!("{{{}}}", shown.join(",")).replace(' ', ""), counts)
}

fn permits(digit: &[(usize, char, bool)], parts: &[usize]) -> bool {
    digit.iter().any(|(count, mark, more)| {
        let marked = match mark {
            _ if parts.len() < 2 => true,
            '!' => parts.windows(2).all(|pair| pair[0] < pair[1]),
            '?' => parts[0] < parts[parts.len() - 1],
            '=' => parts[0] == parts[parts.len() - 1],
            _ => true,
        };
        marked && (parts.len() == *count || *more && parts.len() > *count)
    })
}

#[test]
fn codes_are_read_as_they_are_defined() {
    fastrand::seed(2026);
    for _ in 0..250 {
        let digits: Vec<_> = (0..fastrand::usize(2..5)).map(|i| digit(i == 0)).collect();
        if digits.iter().all(|(_, digit)| digit.is_empty()) {
            continue;
        }
        let tail = fastrand::usize(0..digits.len());
        let text: Vec<&str> = digits.iter().map(|(text, _)| text.as_str()).collect();
        let (whole, repeated) = text[1..].split_at(digits.len() - 1 - tail);
        let text = match tail {
            0 => format!("{}.{}", text[0], whole.concat()),
            1 if fastrand::bool() => format!("{}.{}{}...", text[0], whole.concat(), repeated[0]),
            _ => format!("{}.{}[{}]", text[0], whole.concat(), repeated.concat()),
        };
        let first = digits.len() - tail;
        check(&text, 12, &|_, take, parts| {
            let place = if take < digits.len() || tail == 0 { take } else { first + (take - first) % tail };
            digits.get(place).is_some_and(|(_, digit)| permits(digit, parts))
        });
    }
    check("0.*", 10, &|_, take, _| take == 1);
    check("4!.", 15, &|_, take, parts| take == 0 && parts.len() == 2 && parts[0] < parts[1]);
    check("0.8f", 15, &|_, take, parts| take == 1 && parts.len() == 3 || take == 2 && parts.len() <= 3);
}

#[test]
fn hexadecimal_codes_and_more_parts() {
    for (text, most) in [("8.0", 3), ("0.8F", 3), ("8.4", 3), ("G.0", 4)] {
        let digits: Vec<u32> = text.chars().filter_map(|c| c.to_digit(36)).collect();
        check(text, 18, &|_, take, parts| {
            digits.get(take).is_some_and(|digit| parts.len() <= most && digit >> parts.len() & 1 == 1)
        });
    }
    let long = |takes: &[(usize, u32)], count: usize| {
        let mut values: Vec<u32> = Vec::new();
        for n in 0..count {
            let mut found = Vec::new();
            for (take, digit) in takes.iter().filter(|(take, _)| *take <= n) {
                let rest = n - take;
                found.extend(if digit & 1 > 0 && rest == 0 { Some(0) } else { None });
                found.extend(if digit & 2 > 0 && rest > 0 { Some(values[rest]) } else { None });
                if digit & 4 > 0 {
                    found.extend((1..=rest / 2).map(|a| values[a] ^ values[rest - a]));
                }
                if digit & 8 > 0 {
                    let two = (1..=rest / 3).flat_map(|a| (a..=(rest - a) / 2).map(move |b| (a, b)));
                    found.extend(two.map(|(a, b)| values[a] ^ values[b] ^ values[rest - a - b]));
                }
            }
            values.push(mex(found));
        }
        values
    };
    for (text, takes) in
        [("0.8F", vec![(1, 8), (2, 15)]), ("0.F", vec![(1, 15)]), ("C.3", vec![(0, 12), (1, 3)])]
    {
        let values = long(&takes, 200);
        assert_eq!(fast(text, 200), values, "{text}");
        if let Some(found) = game(text).engine().unwrap().certificate(&values[..100]) {
            proven(text, &found, &values[..100], &values);
        }
    }
}
