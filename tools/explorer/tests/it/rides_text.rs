//! Rides, steps and Wythoff's game as text: examples, mistakes, positions that are too much.

use crate::ask::{fast, game, refused, title_is_read, too_much, value};
use grundy_explorer::game::Shape;
use grundy_explorer::game::table::{Extent, table};
use grundy_explorer::rules;
use itertools::Itertools;

#[test]
fn mistakes() {
    refused("steps", "a vector is missing");
    refused("steps 1,2", "`1` is not a vector");
    refused("steps (1,2", "`,` or `)` is missing");
    refused("steps (1,", "no end");
    refused("steps (1,2),", "a vector is missing");
    refused("steps (1,2),(1,2,3)", "vectors of 2 and of 3 numbers");
    refused("steps (1)", "two or three numbers");
    refused("steps (1,2,3,4)", "two or three numbers");
    refused("steps (0,0)", "zeros");
    refused("steps (1,x)", "`x` in a vector is not a number");
    refused("steps (1,9999999999)", "is not a number");
    refused("steps ()", "is not a number");
    refused("rides (1,2) sideways", "`sideways` is not understood");
    refused("queen 4d", "2d or 3d");
    refused("knight 3d", "two dimensions");
    refused("knight to the corner with splitting", "cannot be split");
    refused("queen on", "board is missing");
    refused("queen on 8", "has not 2 sides");
    refused("queen on 0x8", "not a board");
    refused("queen on 8x8x8", "has not 2 sides");
    refused("queen on 99999x99999", "more than");
    refused("queen on 8x8 on 9x9", "`on` is not understood");
    refused("steps (1,0),(-1,1),(0,-1)", "need not end");
    refused("wythoff 0", "nim 2");
    refused(&format!("steps {}", (1..=65).map(|n| format!("({n},1)")).join(",")), "more than 64");
}

#[test]
fn vectors_end_where_words_of_who_wins_begin() {
    for (text, is_misere) in [
        ("steps (1,0),(0,1),(1,1), last player loses", true),
        ("steps (1,0),(0,1),(1,1), last loses", true),
        ("steps (1,0),(0,1),(1,1) last loses", true),
        ("steps (1,0),(0,1),(1,1), misere", true),
        ("steps (1,0),(0,1),(1,1), the last player wins", false),
    ] {
        let rules =
            rules::read(text, &|_| Err(String::new())).unwrap_or_else(|no| panic!("{text}: {}", no.what));
        assert_eq!(rules.game.title(), "steps (1,0),(0,1),(1,1)", "{text}");
        assert_eq!(rules.is_misere, is_misere, "{text}");
    }
}

#[test]
fn extreme_positions() {
    let far = "1000000000000000000,999999999999999999";
    for rules in
        ["queen", "rook", "bishop", "wythoff", "wythoff 1000000000000", "rides (1,0),(1,1)", "corner cut"]
    {
        too_much(rules, far, "");
        too_much(rules, "18446744073709551615,18446744073709551615", "");
    }
    for rules in
        ["knight", "steps (1,2)", "steps (1,2),(2,1)", "steps (1,1) with splitting", "knight to the corner"]
    {
        too_much(rules, far, "");
        if rules != "steps (1,2)" {
            too_much(rules, "3000000,3000000", "there are more than");
        }
    }
    too_much("queen 3d", "1000000,1000000,1000000", "");
    too_much("rides (1,1)", "600000,600000", "");
    too_much("steps (1,-1000000),(0,1)", "1000000000000000000,5", "");
    too_much("queen", "1,2,3", "two numbers");
    // The king's value has a formula, and few options.
    assert_eq!(value(&mut fast("king"), &[1_000_000_000_000_000_000, 999_999_999_999_999_999]), 3);
}

#[test]
fn examples() {
    let kinds = ["Rides and steps", "Wythoff's game", "Coin turning", "Nim", "Chomp", "Euclid's game"];
    let forms: Vec<&str> = rules::KINDS
        .iter()
        .filter(|kind| kinds.contains(&kind.name))
        .flat_map(|kind| kind.forms.iter().map(|form| form.example))
        .collect();
    assert!(forms.len() > 30);
    for example in forms {
        title_is_read(example);
        far_away(example);
        let extent = Extent { to: 8, across: 8 };
        let done = table(&mut fast(example), extent, &mut |_| Some(20));
        assert!(done.is_ok(), "{example}: {done:?}");
    }
}

/// Whatever is asked of a game about the largest numbers, it answers, or says why not, at once.
fn far_away(rules: &str) {
    let size = match game(rules).shape() {
        Shape::Line { .. } => 1,
        Shape::Grid { .. } => 2,
        Shape::Tuples { size, .. } => size,
        Shape::Places(places) => places[0].len(),
        Shape::Sizes { .. } => panic!("{rules} has no place"),
    };
    // Sorted, as the positions of some games are.
    for position in (0..size).map(|_| [1, u64::MAX - 1, u64::MAX]).multi_cartesian_product() {
        if position.is_sorted() && position[size - 1] > 1 {
            let mut game = game(rules);
            let _ = (game.value(&position), game.options(&position), game.show(&position));
            let _ = game.row(u64::MAX, u64::MAX);
        }
    }
}

#[test]
fn titles() {
    for text in ["queen", "king 3d", "knight to the corner", "steps (2,-1),(1,2)", "wythoff 3", "corner cut"]
    {
        title_is_read(text);
    }
    title_is_read("ride (1,0) step (1,1) (2,2) or split on 5x5");
    assert_eq!(game("rook 2d").title(), "rook");
}
