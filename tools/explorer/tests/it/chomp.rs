//! Chomp, Nim, Moore's Nim and Euclid's game against the definition, the templates and their own
//! moves.

use crate::ask::{fast, game, outcome, plain, refused, title_is_read, too_much, value};
use grundy::{chomp::Chomp, euclid, moore};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, Outcome, Shape};
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;
use std::collections::BTreeSet;

/// A bar by its squares: a bite at one takes all that are neither above nor to the left of it.
fn bites(squares: &BTreeSet<(u64, u64)>) -> Vec<BTreeSet<(u64, u64)>> {
    let eaten = |row, column| squares.iter().copied().filter(move |&(r, c)| r < row || c < column).collect();
    squares.iter().filter(|square| **square != (0, 0)).map(|&(row, column)| eaten(row, column)).collect()
}

fn squares(rows: &[u64]) -> BTreeSet<(u64, u64)> {
    rows.iter().zip(0..).flat_map(|(&length, row)| (0..length).map(move |column| (row, column))).collect()
}

/// All weakly descending lengths, but the empty bar.
fn bars(rows: u64, columns: u64) -> Vec<Vec<u64>> {
    let all = (0..rows).map(|_| 0..=columns).multi_cartesian_product();
    all.filter(|bar| bar[0] > 0 && bar.is_sorted_by(|a, b| a >= b)).collect()
}

fn at(bar: &[u64]) -> String {
    bar.iter().join(",")
}

#[test]
fn chomp_by_squares() {
    let mut naive = Naive::new(bites);
    for (rows, columns) in [(3, 4), (4, 3), (1, 6), (5, 1), (4, 4)] {
        let templates = Chomp::new(rows as usize, columns as usize);
        let all = bars(rows, columns);
        for text in [format!("chomp {rows}x{columns}"), format!("chomp {rows} rows")] {
            let mut explorer = fast(&text);
            for bar in &all {
                let position = explorer.game().read(&at(bar)).unwrap();
                assert_eq!(explorer.game().show(&position), at(bar));
                assert_eq!(value(&mut explorer, &position), naive.grundy(&squares(bar)), "{text} at {bar:?}");
                let lengths: Vec<usize> = bar.iter().map(|&n| n as usize).collect();
                let wins = outcome(&mut explorer, &position) == Outcome::Win;
                assert_eq!(wins, templates.first_player_wins(&lengths), "{text} at {bar:?}");
                let options = game(&text).options(&position).unwrap();
                assert_eq!(options.iter().unique().count() as u64, bar.iter().sum::<u64>() - 1);
            }
        }
        let Shape::Places(places) = game(&format!("chomp {rows}x{columns}")).shape() else {
            panic!("a list")
        };
        assert_eq!(places.len(), all.len());
    }
}

#[test]
fn chomp_in_larger_bars() {
    let templates = Chomp::new(3, 12);
    let mut explorer = fast("chomp 3 rows");
    let tabled = table(&mut explorer, Extent { to: 12, across: 0 }, &mut |_| Some(usize::MAX)).unwrap();
    let Tabled::Tuples { cells, .. } = tabled else { panic!("{tabled:?}") };
    assert_eq!(cells.len(), 455);
    for (position, value) in cells.iter().skip(1) {
        let lengths: Vec<usize> = position.iter().rev().map(|&n| n as usize).collect();
        assert_eq!(*value > 0, templates.first_player_wins(&lengths), "{lengths:?}");
    }
    // Of two rows, those that differ by 1 are lost.
    let mut two = fast("chomp 2 rows");
    assert!(
        iproduct!(0..40, 1..40)
            .filter(|(a, b)| a <= b)
            .all(|(a, b)| (value(&mut two, &[a, b]) == 0) == (a + 1 == b))
    );
}

/// Any numbers from 1 to k of the heaps become smaller.
fn taken(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let all = heaps.iter().map(|&heap| 0..=heap).multi_cartesian_product();
    let changed = |after: &Vec<u64>| after.iter().zip(heaps).filter(|(a, b)| a != b).count();
    all.filter(|after| (1..=k).contains(&changed(after))).collect()
}

#[test]
fn nim_and_moore() {
    for (text, n, k, to) in
        [("nim", 3, 1, 5), ("nim 1", 1, 1, 9), ("nim 2", 2, 1, 9), ("nim 4", 4, 1, 3)].into_iter().chain([
            ("moore 2 of 2", 2, 2, 8),
            ("moore 2 of 3", 3, 2, 5),
            ("moore 2 of 4", 4, 2, 3),
            ("moore 3 of 4", 4, 3, 3),
        ])
    {
        let mut naive = Naive::new(|heaps: &Vec<u64>| taken(heaps, k));
        let (mut quick, mut slow) = (fast(text), plain(text));
        for heaps in (0..n).map(|_| 0..=to).multi_cartesian_product() {
            let expected = naive.grundy(&heaps);
            assert_eq!(value(&mut quick, &heaps), expected, "{text} at {heaps:?}");
            assert_eq!(value(&mut slow, &heaps), expected, "moves of {text} at {heaps:?}");
            assert_eq!(expected > 0, moore::first_player_wins(&heaps, k));
            let options = game(text).options(&heaps).unwrap();
            // Heaps stay in their places, and each option is listed once.
            let expected: BTreeSet<Vec<u64>> = taken(&heaps, k).into_iter().collect();
            assert_eq!(options.len(), expected.len(), "{text} at {heaps:?}");
            let options: BTreeSet<Vec<u64>> = options.into_iter().flatten().collect();
            assert_eq!(options, expected, "{text} at {heaps:?}");
        }
    }
}

#[test]
fn euclid_and_until_equal() {
    let (mut zero, mut equal) = (fast("euclid"), fast("euclid until equal"));
    let (mut zero_moves, mut equal_moves) = (plain("euclid"), plain("euclid until equal"));
    let options = |&(a, b): &(u64, u64), least: u64| -> Vec<(u64, u64)> {
        let larger = (1..=a).map(|k| (a.wrapping_sub(k * b), b)).filter(|to| b > 0 && to.0 < a);
        let other = (1..=b).map(|k| (a, b.wrapping_sub(k * a))).filter(|to| a > 0 && to.1 < b);
        let all = if a >= b { larger.collect::<Vec<_>>() } else { other.collect() };
        all.into_iter().filter(|to| to.0 >= least && to.1 >= least).collect()
    };
    let mut to_zero = Naive::new(|at: &(u64, u64)| options(at, 0));
    let mut to_equal = Naive::new(|at: &(u64, u64)| options(at, 1));
    for (a, b) in iproduct!(0..60, 0..60) {
        let expected = to_zero.grundy(&(a, b));
        assert_eq!(value(&mut zero, &[a, b]), expected, "{a},{b}");
        assert_eq!(value(&mut zero_moves, &[a, b]), expected, "{a},{b}");
        assert_eq!(u64::from(expected), euclid::grundy(a, b), "{a},{b}");
        if a > 0 && b > 0 {
            let expected = to_equal.grundy(&(a, b));
            assert_eq!(value(&mut equal, &[a, b]), expected, "until equal, {a},{b}");
            assert_eq!(value(&mut equal_moves, &[a, b]), expected, "until equal, {a},{b}");
        }
    }
}

#[test]
fn mistakes() {
    refused("chomp", "bar is missing");
    for words in ["who takes the last loses", ", whoever takes the last square loses", "(last one wins)"] {
        refused(&format!("chomp 3x4 {words}"), "the last square is poisoned");
    }
    refused("chomp 3", "`rows` is missing");
    refused("chomp 0x3", "not a bar");
    refused("chomp 3x", "not a bar");
    refused("chomp x", "not a bar");
    refused("chomp 3x4x5", "not a bar");
    refused("chomp 3 rows 4", "`4` is a position of `chomp 3 rows`");
    refused("chomp 3 rows 4x", "`4x` is not understood");
    refused("chomp 65 rows", "64 at most");
    refused("chomp 64x1000000000000", "positions");
    refused("chomp 18446744073709551615x18446744073709551615", "at most");
    refused("chomp 3x1000000000000000000", "positions");
    refused("nim 0", "1 to 16 heaps");
    refused("nim 17", "1 to 16 heaps");
    refused("nim many", "`many` is not a number of heaps");
    refused("moore 2", "of how many heaps");
    refused("moore 2 of", "number of heaps is missing");
    refused("moore 4 of 3", "1 to 3 of 3 heaps");
    refused("moore 0 of 3", "1 to 3 of 3 heaps");
    refused("euclid until", "`until`");
    let flaw = |text: &str| game("chomp 3x4").read(text).unwrap_err().0;
    assert!(flaw("1,2").contains("longer than the one above"));
    assert!(flaw("5,1").contains("4 columns"));
    assert!(flaw("4,3,2,1").contains("up to 3 rows"));
    assert!(flaw("").contains("up to 3 rows"));
    assert!(flaw("4,y").contains("not a number"));
    assert!(game("euclid until equal").read("0,3").is_err());
}

#[test]
fn extreme_positions() {
    let end = u64::MAX.to_string();
    let all = |count: usize| vec![end.clone(); count].join(",");
    too_much("chomp 3 rows", &all(3), "there are more than");
    too_much("chomp 2 rows", "400000,300000", "there are more than");
    too_much("chomp 64 rows", &all(64), "there are more than");
    too_much("chomp 64 rows", &["9"; 64].join(","), "there are more than");
    too_much("nim 16", &all(16), "there are more than");
    too_much("moore 15 of 16", &all(16), "there are more than");
    too_much("moore 2 of 4", "600,600,600,600", "there are more than");
    too_much("moore 2 of 4", "300,300,300,300", "too long");
    too_much("moore 3 of 3", &all(3), "there are more than");
    too_much("euclid", &format!("{end},1"), "there are more than");
    too_much("euclid until equal", &format!("1,{end}"), "there are more than");
    for text in ["euclid", "euclid until equal"] {
        let mut explorer: Explorer = fast(text);
        let large = [12_200_160_415_121_876_738, 7_540_113_804_746_346_429];
        assert_eq!(
            u64::from(value(&mut explorer, &large)),
            if text == "euclid" { euclid::grundy(large[0], large[1]) } else { 1 }
        );
    }
}

#[test]
fn titles() {
    for text in ["chomp 3x4", "chomp 2 rows", "nim", "nim 2", "moore 2 of 5", "euclid", "euclid until equal"]
    {
        title_is_read(text);
    }
}
