//! Look-up by rules and by numbers.

use grundy_lookup::{Answers, Shelf, TABLE, TooFewNumbers, answers, numbers};
use std::sync::LazyLock;

static SHELF: LazyLock<Shelf> = LazyLock::new(Shelf::carried);

fn ask(question: &str) -> Answers<'static> {
    answers(question, &SHELF).unwrap_or_else(|_| panic!("{question}"))
}

/// The best template and the first reason for it.
fn first(question: &str) -> (String, String) {
    let found = ask(question).found.swap_remove(0);
    (found.what.name().to_owned(), found.why[0].1[0].clone())
}

fn has(question: &str, template: &str, game: &str) -> bool {
    ask(question).found.iter().any(|found| {
        let reasons = found.why.iter().filter(|(part, _)| *part == TABLE).flat_map(|(_, says)| says);
        found.what.name() == template && reasons.into_iter().any(|says| says.contains(game))
    })
}

#[test]
fn rules_lead_to_templates() {
    for (question, best) in [
        ("0.77", "kayles"),
        ("0.137", "octal"),
        ("0.333...", "nim"),
        ("4.3...", "lasker"),
        ("0.33", "bash"),
        ("0.303", "sg_table"),
        ("take 1,3,4", "sg_table"),
        ("Take 1 to 5", "bash"),
        ("take 2-7", "take_range"),
        ("take 1..5000", "bash"),
        ("take odd", "bash"),
        ("take any", "nim"),
        ("take any but 2", "nim_exceptions"),
        ("take any or split into three", "lasker"),
        ("take 1, 2 or split", "take_and_break"),
        ("take at most half", "half_nim"),
        ("take primes", "sg_table"),
        ("remove a square number of stones", "sg_table"),
        ("take 2 in a row", "octal"),
        ("take 3 on a circle", "circle"),
        ("take any, last loses", "misere"),
        ("split unequal", "grundys_game"),
        ("split equal", "equal_split"),
        ("split 2 or more", "multi_sg"),
        ("4!.0", "multi_sg"),
        ("take at most 2x", "fibonacci_nim"),
        ("take at most 3x", "dynamic_subtraction"),
        ("take divisors", "divisors"),
        ("take coprime", "coprime_nim"),
        ("0.77 misere", "misere"),
    ] {
        assert_eq!(first(question).0, best, "{question}");
    }
}

#[test]
fn values_are_those_of_the_rules() {
    let values = |question: &str| ask(question).values.unwrap()[..8].to_vec();
    assert_eq!(values("0.77"), [0, 1, 2, 3, 1, 4, 3, 2]);
    assert_eq!(values("take 1,2 in a row"), values("0.77"));
    assert_eq!(values("take any or split"), values("4.3..."));
    assert_eq!(values("take 1 to 3"), [0, 1, 2, 3, 0, 1, 2, 3]);
    assert_eq!(values("split unequal"), [0, 0, 0, 1, 0, 2, 1, 0]);
    assert_eq!(values("take 1,2 on a circle"), [0, 1, 2, 0, 0, 0, 0, 0]);
    assert_eq!(values("take primes"), [0, 0, 1, 1, 2, 2, 3, 3]);
    assert_eq!(values("split 3 unequal"), [0, 0, 0, 0, 0, 0, 1, 1]);
    assert_eq!(ask("take 1,2 last loses").values, None);
    assert_eq!(values("take between 2 and 5 stones from a pile"), values("take 2..5"));
    assert_eq!(values("take any number from one heap"), values("take any"));
    assert_eq!(values("take 1 or 2 consecutive coins from a circle"), values("take 1,2 on a circle"));
}

#[test]
fn words_are_no_rules() {
    for question in [
        "take any number from two heaps",
        "take half of the stones",
        "take 1 of the heaps",
        "take 1 2 x",
        "take 5..",
        "take 1 take 2",
        "take 18446744073709551616",
        "two piles",
    ] {
        assert_eq!(ask(question).values, None, "{question}");
    }
}

#[test]
fn well_known_sequences() {
    for (question, template, game) in [
        ("0 1 1 2 0 3 1 1 0 3 3 2", "octal", "0.137"),
        ("1 2 3 5 8 13", "fibonacci_nim", "2 times"),
        ("1 2 4 8 16", "dynamic_subtraction", "1 times"),
        ("0 0 1 2 3 5 4 7", "wythoff", "r = 1: both"),
        ("1 2 4 7 8 11 13 14 16 19 21 22", "coin_turning", "mock"),
        ("1 2 1 4 1 2 1 8", "coin_turning", "ruler"),
        ("9 18 162 324", "multiplication", "2 to 9"),
        ("0 1 3 2 6 7 5 4", "nimber", "squares"),
        ("0 1 0 2 0 1 0 3", "divisors", "less than n"),
        ("0 1 1 2 1 2 1 3", "divisors", "by a divisor"),
        ("0 1 1 1 1 2 1 1", "divisors", "equal parts"),
        ("0 1 2 0 1 0", "halving", "even k"),
        ("0 1 2 0 0", "kayles", "circle"),
        ("0 0 1 0 2 1 3", "half_nim", "at most"),
    ] {
        assert!(has(question, template, game), "{question}: {template}, {game}");
    }
}

#[test]
fn numbers_with_any_punctuation_are_read() {
    for text in ["0 1 2", "0,1,2", "[0, 1, 2]", "0，1、2", " 0 1 2 ...", "0;1;2,…"] {
        assert_eq!(numbers(text), Some(vec![0, 1, 2]), "{text}");
    }
    for text in ["", ",", "0 1 two", "0.77", "-1", "99999999999999999999"] {
        assert_eq!(numbers(text), None, "{text}");
    }
    assert_eq!(answers("1 3 4", &SHELF).err(), Some(TooFewNumbers(3)));
}

#[test]
fn the_best_known_game_comes_first() {
    let says = |template: &str, says: &str| (template.to_owned(), says.to_owned());
    assert_eq!(first("0 1 2 3 4 0 1 2"), says("bash", "take 1 to 4"));
    assert_eq!(first("1 2 3 0 1 2"), says("bash", "take 1 to 3: from 1 on"));
    assert_eq!(first("0 1 1 2 0"), says("octal", "code 0.137, Dawson's chess"));
    assert_eq!(first("1 2 3 5 8 13"), says("fibonacci_nim", "at most 2 times the last take: what is lost"));
    assert_eq!(first("2 7 9 14"), says("sg_table", "take 1, 3, 4: what is lost, but for the first 1"));
    assert_eq!(first("3 1 4 3 2 1 4 2"), says("kayles", "a row: from 3 on"));
    assert!(has("0 1 1 0 1 1 0", "bash", "take 1 to 2, 1 = won"));
    assert!(ask("17 93 2 11").found.is_empty());
}

#[test]
fn any_numbers_have_an_answer() {
    let text = |numbers: Vec<u64>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    for numbers in [vec![0; 1000], vec![u64::MAX; 4], (0..1000).collect()] {
        ask(&text(numbers));
    }
}

#[test]
fn words_lead_to_forms() {
    for (question, wanted) in [
        ("players alternately remove 1, 2 or 3 stones; who cannot move loses", "take 1..3"),
        ("players take between 2 and 5 stones from a pile", "take 2..5"),
        ("each may take 1 to 3 stones from a pile", "take 1..3"),
        ("take y stones, y coprime to the size", "take coprime"),
        ("players remove a square number of stones", "take squares"),
        ("每次取1到3个", "take 1..3"),
    ] {
        assert_eq!(ask(question).forms.first().map(String::as_str), Some(wanted), "{question}");
    }
    for question in ["7 stones in a row", "take 1,3,4", "0 1 2 3 1 4", ""] {
        assert!(ask(question).forms.is_empty(), "{question}");
    }
}
