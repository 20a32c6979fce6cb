use crate::splitting::take_and_break::{leaves, textbook, whole};
use grundy::octal::Code;
use grundy::take_and_break::Rules;
use itertools::Itertools;

/// Digit t of the code, bit p: the definition, read once more.
fn rules(code: &str) -> Rules {
    let digits = code.chars().filter(|&c| c != '.').map(|c| c.to_digit(16).unwrap()).collect_vec();
    let takes = |parts: usize| (0..digits.len()).filter(|&take| digits[take] >> parts & 1 == 1).collect();
    Rules { takes: [takes(0), takes(1), takes(2), takes(3)], unequal: false }
}

fn check_code(code: &str, largest: usize) {
    let (game, rules) = (Code::new(code), rules(code));
    let (values, mut naive) = (game.values(largest), whole(&rules));
    for heap in 0..=largest {
        assert_eq!(values[heap], naive.grundy(&vec![heap]), "{code}, heap {heap}");
        for rest in 0..=values[heap] + 1 {
            let mut winning = leaves(&rules, heap);
            winning.retain(|heaps| heaps.iter().fold(0, |sum, &h| sum ^ values[h]) == rest);
            winning.sort_by_key(|heaps| (heap - heaps.iter().sum::<usize>(), heaps.len(), heaps.clone()));
            let moves = game.winning_moves(heap, rest.into(), |heap| values[heap]);
            assert_eq!(moves.collect_vec(), winning, "{code}, heap {heap}, rest {rest}");
        }
    }
}

/// Periods found among few heaps hold among many.
fn check_periods(digits: usize, limit: usize, n: usize) -> usize {
    let mut proven = 0;
    for digits in (0..digits).map(|_| 0..8).multi_cartesian_product() {
        for split in [0, 4] {
            let code = format!("{split}.{}", digits.iter().join(""));
            if let Some(periodic) = Code::new(&code).periodic(limit) {
                proven += 1;
                let values = textbook(&rules(&code), n);
                assert!((0..=n).all(|heap| values[heap] == periodic.at(heap as u64)), "{code}");
            }
        }
    }
    proven
}

#[test]
fn equals_the_definition_for_short_codes() {
    for (first, second) in (0..16).cartesian_product(0..16) {
        check_code(&format!("0.{first:x}{second:x}"), 6);
    }
    for (start, first) in [0, 4, 8, 12].into_iter().cartesian_product(0..16) {
        check_code(&format!("{start:x}.{first:X}"), 8);
    }
}

#[test]
fn proven_periods_hold() {
    assert!(check_periods(2, 300, 600) > 60);
}

#[test]
fn known_periods() {
    // Winning Ways, chapter 4, table 6
    for (code, pre_period, period) in
        [("0.77", 71, 12), ("0.07", 53, 34), ("0.137", 52, 34), ("0.156", 3479, 349)]
    {
        let periodic = Code::new(code).periodic(20_000).unwrap();
        assert_eq!((periodic.pre_period(), periodic.period()), (pre_period, period), "{code}");
    }
    assert!(Code::new("0.007").periodic(3000).is_none());
    assert!(Code::new("0.3...").periodic(3000).is_none(), "Nim's values grow");
}

#[test]
fn large_tables_use_the_period() {
    for code in ["0.77", "0.137", "4.07"] {
        assert_eq!(Code::new(code).values(1500), textbook(&rules(code), 1500), "{code}");
    }
    let nim: Vec<u32> = (0..=300).collect();
    assert_eq!(Code::new("0.3...").values(300), nim);
}

#[test]
fn any_neighbours_equal_the_definition() {
    for takes in (1..=5).powerset() {
        let rules = Rules { takes: [takes.clone(), takes.clone(), takes.clone(), vec![]], unequal: false };
        let mut whole = whole(&rules);
        for (row, value) in Code::taking_any(&takes).values(10).into_iter().enumerate() {
            assert_eq!(value, whole.grundy(&vec![row]), "{takes:?}, row of {row}");
        }
    }
    assert_eq!(Code::taking(3), Code::new("0.007"));
    assert_eq!(Code::taking_any(&[4, 1, 4]), Code::new("0.7007"));
    assert_eq!(Code::taking_any(&[]).periodic(10).map(|rows| rows.at(u64::MAX)), Some(0));
    assert!(std::panic::catch_unwind(|| Code::taking(0)).is_err());
}

/// Every number of stones may be taken, and what is left may fall apart: more takes cost nothing.
#[test]
fn repeated_digits_allow_long_tables() {
    let all: Vec<usize> = (1..=1000).collect();
    let rules = Rules { takes: [all.clone(), all.clone(), all, vec![]], unequal: false };
    assert_eq!(Code::new("0.7...").values(300), textbook(&rules, 300));
    assert!((0..).zip(Code::new("0.7...").values(5000)).all(|(heap, value)| value == heap));
}

#[test]
fn malformed_codes_are_refused() {
    for code in [
        "",
        "0",
        "77",
        "0.8g",
        "1.7",
        "2.7",
        "0,77",
        "0.7.7",
        "0.7…",
        "0.",
        "4....",
        "4.3......",
        "4.3....",
        "...",
        ".7",
        "00.7",
    ] {
        assert!(std::panic::catch_unwind(|| Code::new(code)).is_err(), "{code}");
    }
}

#[test]
#[ignore = "longer proof run"]
fn prove_octal() {
    for (first, second) in (0..16).cartesian_product(0..16) {
        check_code(&format!("0.{first:x}{second:x}"), 11);
    }
    let proven = check_periods(3, 2000, 5000);
    println!(
        "octal: verified for all codes of two hexadecimal digits with heaps to 11; {proven} periods of codes of three octal digits to 5000"
    );
}
