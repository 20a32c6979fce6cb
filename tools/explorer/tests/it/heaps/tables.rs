//! Long tables against the textbook.

use crate::heaps::definition::{digits, fast, game, is_prime, octal, octal_after, resumed, together, value};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, mex};

#[test]
fn long_tables_are_right() {
    for code in ["0.6", "0.06", "0.106", "0.37", "0.16", "0.004", "0.45", "4.14", "0.1776", "0.007"] {
        assert_eq!(fast(code, 3000), octal(&digits(code), 3000, false), "{code}");
    }
    let grundy = octal(&[4], 3000, true);
    for text in ["4!.0", "4?.0", "split unequal"] {
        assert_eq!(fast(text, 3000), grundy, "{text}");
    }
    resumed("split unequal", &grundy);
    let both = octal(&[0, 6, 4, 6, 4], 1500, true);
    assert_eq!(fast("0.6!4!6!4!", 1500), both);
    resumed("0.6!4!6!4!", &both);
    let many: Vec<u32> = std::iter::once(0).chain((0..20).map(|i| [7, 4, 6, 1][i % 4])).collect();
    let text: String = many[1..].iter().map(ToString::to_string).collect();
    let values = octal(&many, 800, false);
    assert_eq!(fast(&format!("0.{text}"), 800), values);
    resumed(&format!("0.{text}"), &values);
}

/// So long that pairs are learnt for blocks.
#[test]
fn longer_tables_are_right() {
    for code in ["0.16", "0.104", "0.142", "0.376"] {
        assert_eq!(fast(code, 10_000), octal(&digits(code), 10_000, false), "{code}");
    }
    let grundy = octal(&[4], 14_000, true);
    assert_eq!(fast("4!.0", 14_000), grundy);
    resumed("4!.0", &grundy);
}

/// An octal code with this many digits after the point, as text and as digits; the last one splits.
fn random_code(places: usize) -> (String, Vec<u32>) {
    let mut digits = vec![if fastrand::u8(..3) == 0 { 4 } else { 0 }];
    // At most as many splits as the engine for splits takes.
    digits.extend((1..places).map(|i| fastrand::u32(..8) & if i < 8 { 7 } else { 3 }));
    digits.push(4 + fastrand::u32(..4));
    let text: String = digits[1..].iter().map(ToString::to_string).collect();
    (format!("{}.{text}", digits[0]), digits)
}

#[test]
fn random_octal_codes_are_right() {
    fastrand::seed(29);
    for round in 0..24 {
        let (text, digits) = random_code(if round % 8 == 0 { 90 } else { fastrand::usize(1..8) });
        let values = octal(&digits, 1000, false);
        assert_eq!(fast(&text, 1000), values, "{text}");
        resumed(&text, &values);
    }
}

/// A table goes on from any values, as from a file: of every size that cells have, and such that
/// hardly any, some, half or all of them are rare.
#[test]
fn values_of_any_size_go_on() {
    fastrand::seed(30);
    for (i, most) in [50, 120, 250, 1000, 40_000, 100_000].into_iter().enumerate() {
        for (often, of) in [(1, 200), (1, 10), (1, 2), (1, 1)] {
            let strict = i % 2 == 0;
            let (text, digits) =
                if strict { ("4!.06!", vec![4, 0, 6]) } else { ("0.3067", vec![0, 3, 0, 6, 7]) };
            let value = |_| {
                let value = fastrand::u32(..most) | 1;
                if fastrand::usize(..of) < often { value - 1 } else { value }
            };
            let first: Vec<u32> = (0..600).map(value).collect();
            let values = octal_after(first, &digits, 900, strict);
            for known in [600, 650] {
                let mut there = values[..known].to_vec();
                game(text).engine().unwrap().extend(&mut there, 900).unwrap();
                assert_eq!(there, values, "{text} after values below {most}, {often} of {of} even");
            }
        }
    }
    let flaw = game("0.6").engine().unwrap().extend(&mut vec![u32::MAX; 600], 700).unwrap_err();
    assert!(flaw.0.contains("4294967295 of 0 is too large"), "{}", flaw.0);
}

#[test]
#[ignore = "slow; scripts/prove.sh runs it"]
fn prove_long_octal_tables() {
    const HEAPS: usize = 60_000;
    for code in ["0.6", "0.142", "0.16", "0.376", "0.007", "0.06", "0.104", "4.007"] {
        assert_eq!(fast(code, HEAPS), octal(&digits(code), HEAPS, false), "{code}");
    }
    assert_eq!(fast("4!.0", HEAPS), octal(&[4], HEAPS, true), "Grundy's game");
    println!("octal tables: verified for 9 games up to {HEAPS}");
}

#[test]
fn large_sets_of_takes_are_sieved() {
    fastrand::seed(7);
    let naive = |takes: &[usize], count: usize| {
        let mut values = Vec::new();
        for n in 0..count {
            let value = mex(takes.iter().filter(|take| **take <= n).map(|take| values[n - take]));
            values.push(value);
        }
        values
    };
    for _ in 0..12 {
        let most = fastrand::usize(70..400);
        let mut takes: Vec<usize> = (1..=most).filter(|_| fastrand::bool()).collect();
        takes.extend(most + 1..=most + 64);
        let text: Vec<String> = takes.iter().map(ToString::to_string).collect();
        let (text, values) = (format!("take {}", text.join(",")), naive(&takes, 2500));
        assert_eq!(fast(&text, 2500), values, "{text}");
        resumed(&text, &values[..700]);
    }
    let primes: Vec<usize> = (2..2500).filter(|n| is_prime(*n)).collect();
    let values = naive(&primes, 2500);
    assert_eq!(fast("take primes", 2500), values);
    resumed("take primes", &values);
    let squares: Vec<usize> = (1..50).map(|n| n * n).collect();
    assert_eq!(fast("take squares", 2400), naive(&squares, 2400));
    let cubes: Vec<usize> = (1..14).map(|n| n * n * n).collect();
    assert_eq!(fast("take cubes", 2400), naive(&cubes, 2400));
    assert_eq!(fast("take 1..5000", 20000)[..6000], naive(&(1..=5000).collect::<Vec<_>>(), 6000));
}

#[test]
fn dynamic_nim_is_the_definition() {
    for times in 1..5u64 {
        let text = format!("take at most {times}x");
        let mut explorer = Explorer::new(game(&text), false);
        let mut naive: Vec<Vec<u32>> = Vec::new();
        for n in 0..40usize {
            // By the limit.
            let all = (0..=n).map(|limit| {
                let left = (1..=limit).map(|take| (n - take, (times as usize * take).min(n - take)));
                mex(left.map(|(rest, limit)| naive[rest][limit]))
            });
            let all: Vec<u32> = all.collect();
            for limit in 0..=n + 2 {
                let position = explorer.game().read(&format!("{n},{limit}")).unwrap();
                let answer = explorer.answer(&[position]).unwrap();
                assert_eq!(answer.parts[0].mex(), all[limit.min(n)], "{text}: {n},{limit}");
                assert_eq!(answer.parts[0].options.len(), limit.min(n), "{text}: {n},{limit}");
                assert_eq!(answer.value, answer.parts[0].value);
                assert_eq!(answer.parts[0].mex(), value(&mut explorer, &[n as u64, limit as u64]));
            }
            assert_eq!(value(&mut explorer, &[n as u64]), all[n.saturating_sub(1)], "{text}: {n}");
            naive.push(all);
        }
        let starts: Vec<u32> = (0..40usize).map(|n| naive[n][n.saturating_sub(1)]).collect();
        assert_eq!(fast(&text, 40), starts);
        resumed(&text, &starts);
    }
    let zeros: Vec<usize> =
        fast("take at most 2x", 100).iter().enumerate().filter(|(_, v)| **v == 0).map(|(n, _)| n).collect();
    assert_eq!(zeros, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
}

#[test]
fn a_proven_period_is_continued_far() {
    let mut explorer = Explorer::new(game("0.77"), false);
    let extent = Extent { to: 1_000_000, across: 0 };
    let all = table(&mut explorer, extent, &mut |_| Some(1_000_000)).unwrap();
    let Tabled::Line { values, certificate: Some(found), .. } = all else { panic!("no line") };
    assert_eq!((values.len(), found.pre_period, found.period), (1_000_001, 71, 12));
    assert_eq!(values[..200], octal(&digits("0.77"), 200, false));
    assert!((71..999_989).all(|n| values[n] == values[n + 12]));
    assert_eq!(value(&mut explorer, &[1_000_000_000_000]), values[71 + (1_000_000_000_000 - 71) % 12]);
    let extent = Extent { to: 100_000, across: 0 };
    let mut explorer = Explorer::new(game("take any but 3"), false);
    let all = table(&mut explorer, extent, &mut |_| Some(1000)).unwrap();
    let Tabled::Line { values, certificate: Some(found), .. } = all else { panic!("no line") };
    assert_eq!(values[..500], together(500, &|take| take != 3));
    assert_eq!(found.at(&values[..300], 100_000), Some(u64::from(values[100_000])));
}

#[test]
fn large_heaps_are_refused_or_known() {
    let mut explorer = Explorer::new(game("take divisors"), false);
    assert_eq!(value(&mut explorer, &[1 << 40]), 41);
    let mut explorer = Explorer::new(game("take at least half"), false);
    assert_eq!(value(&mut explorer, &[u64::MAX]), 64);
    for text in ["take at most half", "take at most 2x"] {
        let mut explorer = Explorer::new(game(text), false);
        assert!(explorer.value(&vec![u64::MAX]).unwrap_err().0.contains("too "), "{text}");
    }
    for text in ["0.77", "take any", "take primes", "split", "0.*", "4.[7]", "take 1 in a circle"] {
        let mut game = game(text);
        assert!(
            game.options(&vec![u64::MAX]).is_err_and(|flaw| flaw.0.contains("too "))
                || text.contains("circle"),
            "{text}"
        );
    }
    // As many partitions are more than memory holds.
    assert!(game("0.*").options(&vec![500]).is_err());
}

/// An engine that has made one table begins another one, also a shorter one.
#[test]
fn an_engine_makes_several_tables() {
    for text in [
        "0.6",
        "take 1,2",
        "take primes",
        "4.3...",
        "0.8F",
        "split unequal",
        "take any but 2",
        "take 1 in a circle",
    ] {
        let (mut engine, long) = (game(text).engine().unwrap(), fast(text, 150));
        for count in [100, 30, 150, 149, 1] {
            let mut values = long[..count / 3].to_vec();
            engine.extend(&mut values, count).unwrap();
            assert_eq!(values, long[..count], "{text}");
        }
    }
}
