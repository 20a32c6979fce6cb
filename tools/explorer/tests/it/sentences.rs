//! Games in other words: each text is the same game as the usual ones, or says what is wrong.

use crate::ask::{game, refused};
use grundy_explorer::rules;

#[test]
fn other_words_are_the_same_game() {
    for (text, title) in [
        ("nim with 3 heaps", "nim 3"),
        ("nim 2 heaps", "nim 2"),
        ("nim on four piles", "nim 4"),
        ("two-pile nim", "nim 2"),
        ("Two-heap Nim", "nim 2"),
        ("2-pile nim", "nim 2"),
        ("three heap nim", "nim 3"),
        ("nim 3 rows", "nim 3"),
        ("arc kayles on a complete graph with 4 vertices", "arc kayles complete 4"),
        ("queen to the corner", "queen"),
        ("rook towards the corner", "rook"),
        ("king to the corner", "king"),
        ("bishop towards the corner", "bishop"),
        ("knight towards the corner", "knight to the corner"),
        ("two piles, take any number from one or the same number from both", "wythoff"),
        ("two heaps: remove any number of stones from one heap or an equal number from both", "wythoff"),
        ("take any number from either pile, or the same number from both piles", "wythoff"),
        ("subtract a multiple of the smaller from the larger", "euclid"),
        ("two numbers: subtract any positive multiple of the smaller number from the larger one", "euclid"),
        ("cram 3 x 4", "board domino 3x4"),
        ("cram 3 by 4", "board domino 3x4"),
        ("chomp 3 x 4", "chomp 3x4"),
        ("board 2 x 2 5 x 6", "board 2x2 5x6"),
        ("board dominoes 3x4", "board dominoes 3x4"),
        ("steps (1,0),(-1,1),(0,-1) on 6 x 6", "steps (1,0),(-1,1),(0,-1) on 6x6"),
        ("flip 1 or 2", "turn 1,2"),
        ("flip over up to 3 coins", "turn up to 3"),
        ("flip any number of consecutive coins", "turn consecutive"),
        ("turn consecutive coins", "turn consecutive"),
        ("turn any number of consecutive coins", "turn consecutive"),
        ("tartan 2 x 3", "tartan 2 x 3"),
        ("kayles ring", "take 1,2 in a circle"),
        ("Kayles on a ring", "take 1,2 in a circle"),
        ("kayles in a ring", "take 1,2 in a circle"),
        ("ring kayles", "take 1,2 in a circle"),
        (
            "tree take a vertex of degree 1 or 3",
            "tree take a vertex of degree 1 or take a vertex of degree 3",
        ),
        (
            "tree take a vertex of degree 1, 2 or cut an edge",
            "tree take a vertex of degree 1 or take a vertex of degree 2 or cut an edge",
        ),
        ("tree take a path of two or three vertices", "tree take a path of 2 or take a path of 3"),
        ("tree take a vertex of degree 2 or one leaf", "tree take a vertex of degree 2 or take a leaf"),
        ("tree take a vertex of degree 2 or two neighbors", "tree take a vertex of degree 2 or arc kayles"),
        ("tree take a vertex and its neighbors", "tree node kayles"),
        ("tree take a vertex with all its neighbors", "tree node kayles"),
    ] {
        assert_eq!(game(text).title(), title, "{text}");
        let again = game(title).title();
        assert_eq!(again, title, "{text}");
    }
}

#[test]
fn dominoes_are_pieces() {
    for (many, one) in [("dominoes", "domino"), ("dominos", "domino"), ("tetrominoes", "tetromino")] {
        let shown = |piece: &str| {
            let mut game = game(&format!("board {piece} 4x4"));
            let grundy_explorer::game::Shape::Places(places) = game.shape() else { panic!("a board") };
            game.options(&places[0]).unwrap()
        };
        assert_eq!(shown(many), shown(one), "{many}");
    }
}

#[test]
fn last_loses_in_a_sentence() {
    for (text, title) in [
        ("two piles, take any number from one or the same number from both, last loses", "wythoff"),
        ("misere two-pile nim", "nim 2"),
    ] {
        let rules =
            rules::read(text, &|_| Err("no files".to_owned())).unwrap_or_else(|no| panic!("{}", no.what));
        assert_eq!((rules.game.title(), rules.is_misere), (title.to_owned(), true), "{text}");
    }
}

#[test]
fn what_says_something_else_is_refused() {
    for (text, what) in [
        ("take two stones from one pile or the same number from both", "begins neither a move nor"),
        (
            "three piles, take any number from one or the same number from both",
            "moves in several heaps at once",
        ),
        (
            "two piles, take any number from one or the same number from each but not both",
            "moves in several heaps at once",
        ),
        ("subtract a multiple of the larger from the smaller", "`the` is not a number of stones"),
        ("99-heap nim", "1 to 16 heaps, not 99"),
        ("nim with 3 heaps of 5", "`of` is not understood there"),
        ("bishop to the corner", "a bishop can be stuck before the corner: write `bishop`"),
        ("tree take a vertex of degree 1 or", "which move on trees?"),
    ] {
        refused(text, what);
    }
}
