//! Games by name: those of Winning Ways and of Wikipedia's lists, with values from the literature.

use grundy_explorer::game::{Explorer, Position, Shape, Value};
use grundy_explorer::rules::{self, NoRules, ParsedRules};

fn read(text: &str) -> Result<ParsedRules, NoRules> {
    rules::read(text, &|_| Err("no files".to_owned()))
}

/// What a text was taken to mean, and the rules.
fn understood(text: &str) -> (Option<String>, String) {
    let rules = read(text).unwrap_or_else(|no| panic!("{text}: {}", no.what));
    let misere = if rules.is_misere { " misere" } else { "" };
    (rules.meaning, rules.game.title() + misere)
}

fn values(text: &str, positions: &[Position]) -> Vec<u32> {
    let rules = read(text).unwrap_or_else(|no| panic!("{text}: {}", no.what));
    let mut explorer = Explorer::new(rules.game, false);
    let mut value = |position| match explorer.value(position) {
        Ok(Value::Grundy(value)) => value,
        other => panic!("{text}: {other:?}"),
    };
    positions.iter().map(&mut value).collect()
}

#[test]
fn every_name_is_a_game_and_says_which() {
    for form in rules::names() {
        let (meaning, title) = understood(form.example);
        assert!(meaning.unwrap().starts_with(form.about), "{}", form.example);
        // What is said can be typed.
        assert_eq!(understood(form.about).1, title);
    }
}

/// The first values, from the tables of Winning Ways (chapter 4) and the OEIS.
#[test]
fn named_heaps_have_the_known_values() {
    for (text, known) in [
        ("kayles", &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6][..]),
        ("Dawson's Kayles", &[0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]),
        ("Dawson\u{2019}s Chess", &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]),
        ("Treblecross", &[0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3, 1]),
        ("officers", &[0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0]),
        ("guiles", &[0, 1, 1, 0, 1, 1, 2, 2, 1, 2, 2, 1, 1]),
        ("Lasker's Nim", &[0, 1, 2, 4, 3, 5, 6, 8, 7]),
        ("Grundy's game", &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]),
        ("prim", &[0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5]),
        ("dim", &[0, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2]),
        ("subtract-a-square", &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1]),
        ("the Game of Kayles", &[0, 1, 2, 3, 1, 4, 3, 2]),
        ("bash 3", &[0, 1, 2, 3, 0, 1, 2, 3]),
        ("Bachet's game 2", &[0, 1, 2, 0, 1]),
        ("subtraction game {1,3,4}", &[0, 1, 0, 1, 2, 3, 2, 0]),
        ("subtract 1,2", &[0, 1, 2, 0]),
        (".77", &[0, 1, 2, 3, 1, 4]),
        ("take 1, 2 or 3", &[0, 1, 2, 3, 0]),
        ("take 1 to 3", &[0, 1, 2, 3, 0]),
        ("take powers of 3", &[0, 1, 0, 1, 0, 1]),
        ("she-loves-me she-loves-me-not", &[0, 1, 0, 1]),
        ("kenyon", &[0, 1, 2, 0, 1, 2, 3, 4, 5]),
    ] {
        let positions: Vec<Position> = (0..known.len() as u64).map(|n| vec![n]).collect();
        assert_eq!(values(text, &positions), known, "{text}");
    }
}

#[test]
fn other_games_by_name() {
    for (text, meaning, title) in [
        ("fibonacci nim", Some("take at most 2x"), "take at most 2x"),
        ("Wythoff's game", Some("wythoff"), "wythoff"),
        ("Wythoff's Nim", Some("wythoff"), "wythoff"),
        ("corner the queen", Some("queen"), "queen"),
        ("the game of Euclid", Some("euclid"), "euclid"),
        ("moore's nim", Some("moore 2 of 3"), "moore 2 of 3"),
        ("moore nim 2 of 4", Some("moore 2 of 4"), "moore 2 of 4"),
        ("cram 3x4", Some("board domino 3x4"), "board domino 3x4"),
        ("nimble", Some("nim (a coin on place n is a heap of n)"), "nim 3"),
        ("the silver dollar game", Some("nim (the heaps are every second gap"), "nim 3"),
        ("tac-tix misere", Some("board 1x1,1x2,1x3,1x4"), "board 1x1,1x2,1x3,1x4 rotated 4x4 misere"),
        ("cram", Some("board domino 4x4 (`cram 5x6` has another size)"), "board domino 4x4"),
        ("S(1,2,3)", Some("take 1,2,3"), "take 1..3"),
        ("index-2 nim", Some("moore 2 of 3"), "moore 2 of 3"),
        ("divisor game", Some("take proper divisors"), "take proper divisors"),
        ("grundys game", Some("split unequal"), "split unequal"),
        ("bachet 7 misere", Some("take 1..7 misere"), "take 1..7 misere"),
        ("subtract {1,2}", Some("take 1,2"), "take 1,2"),
        ("nim four", None, "nim 4"),
        ("moore two of three", None, "moore 2 of 3"),
        ("turn one or two", None, "turn 1,2"),
        ("turn two adjacent", None, "turn 2 consecutive"),
        ("laskers nim", Some("4.3..."), "4.3..."),
        ("octal .07", Some(".07"), "0.07"),
        ("octal code 0.07 misere", Some("0.07 misere"), "0.07 misere"),
        ("marienbad", Some("nim 4 misere"), "nim 4 misere"),
        ("marienbad misere", Some("nim 4 misere"), "nim 4 misere"),
        ("kayles misère", Some("0.77 misere"), "0.77 misere"),
        ("nim misere", None, "nim 3 misere"),
        ("turning turtles", None, "turn up to 2"),
        ("the ruler game", Some("ruler"), "turn consecutive"),
        ("chomp game 3x4", Some("chomp 3x4"), "chomp 3x4"),
        ("couples-are-forever", Some("0.6 (a heap of n is one of n - 1 here)"), "0.6"),
    ] {
        let (said, is) = understood(text);
        match meaning {
            Some(meaning) => {
                assert!(said.as_deref().unwrap_or_default().starts_with(meaning), "{text}: {said:?}");
            }
            None => assert_eq!(said, None, "{text}"),
        }
        assert_eq!(is, title, "{text}");
    }
}

/// A name is near if few letters are wrong; what is far from all names has no nearest one.
#[test]
fn mistakes_get_the_nearest_form_only_if_it_is_near() {
    for (text, near) in [
        ("kayls", Some("kayles")),
        ("dawsens chess", Some("dawson chess")),
        ("euklid", Some("euclid")),
        ("wythof", Some("wythoff")),
        ("tke 1,3,4", Some("take 1,3,4")),
        ("tkae sqaures", Some("take squares")),
        ("take sqaures", Some("take squares")),
        ("take 1..3 misery", Some("take 1..3 misere")),
        ("treble cross", Some("treblecross")),
        ("domino 4x5", Some("board domino 4x5")),
        ("fibonaci nim", Some("fibonacci nim")),
        ("xyzzy", None),
        ("monopoly", None),
        ("the best game ever", None),
        ("'", None),
    ] {
        let Err(no) = read(text) else { panic!("{text} was read") };
        let is_read = text.starts_with("take ");
        assert!(is_read || no.what.contains("is not a game that is known here"), "{text}: {}", no.what);
        assert_eq!(no.nearest.map(|form| form.example), near, "{text}");
    }
    // What would be another game is no hint.
    for text in [
        "improper divisors",
        "replace n by a proper divisor",
        "tke half",
        "tke not odd",
        "tke 1,3",
        "primes",
        "take any coin",
        "take any of the coins",
        "either take one stone or split the heap into two",
        "three piles, take 1 to 3 from one of them",
        "take 1 to 5, 3 is forbidden",
        "take 1 up to 5",
        "take 5 to 1",
        "take 2+",
        "take 1 to five hundred",
        "take up to 50 percent",
        "take squares or cubes",
        "take an odd prime number",
        "take a divisor other than n",
        "take at most half of what was just taken",
        "take at most half rounded up",
        "take 1 or 2 or pass",
        "take 1,4,9,16,...",
    ] {
        assert_eq!(read(text).err().and_then(|no| no.nearest), None, "{text}");
    }
    for text in ["welter", "Sylver Coinage", "sprouts", "Welter's game"] {
        let Err(no) = read(text) else { panic!("{text} was read") };
        assert!(no.what.starts_with("no form says the rules of") && no.nearest.is_none(), "{text}");
    }
}

#[test]
fn numbers_that_a_name_does_not_have_are_refused() {
    for (text, wanted) in [
        ("bash 10 3", "a single number goes with it"),
        ("bash 3,10", "a single number goes with it"),
        ("Bash's game", "a single number goes with it"),
        ("nim 3,4,5", "`3,4,5` is a position of `nim`, not part of its rules: `--at 3,4,5`"),
        ("nim 3 4 5", "`3,4,5` is a position of `nim`, not part of its rules"),
        ("nim 3,4,5,6", "sizes of heaps are a position, not rules"),
        ("kayles 7", "`7` is a position of `kayles`, not part of its rules: `--at 7`"),
        ("kayles misere 7 + 5", "`7,5` is a position of `kayles misere`"),
        ("Grundy's game 9", "`9` is a position of `Grundy's game`"),
        ("fibonacci nim 20", "`20` is a position of `fibonacci nim`"),
        ("wythoff 3, 5", "`3,5` is a position of `wythoff`"),
    ] {
        let Err(no) = read(text) else { panic!("{text} was read") };
        assert!(no.what.contains(wanted) && no.nearest.is_none(), "{text}: {}", no.what);
    }
}

#[test]
fn games_of_left_and_right_are_not_impartial() {
    for text in ["Domineering", "toads-and-frogs", "col", "Tic-Tac-Toe", "chess"] {
        let Err(no) = read(text) else { panic!("{text} was read") };
        assert!(no.what.contains("not an impartial game") && no.nearest.is_none(), "{text}: {}", no.what);
    }
}

/// A coin of acrostic twins is turned with another one to the west or the north of it.
#[test]
fn acrostic_twins_have_the_values_of_rooks() {
    let mut coins = vec![vec![0_u32; 9]; 9];
    for (x, y) in (0..9).flat_map(|x| (0..9).map(move |y| (x, y))) {
        let west = (0..x).map(|west| coins[west][y]);
        coins[x][y] = grundy_explorer::game::mex(west.chain((0..y).map(|north| coins[x][north])));
    }
    for (x, row) in coins.iter().enumerate() {
        let places: Vec<Position> = (0..9).map(|y| vec![x as u64, y]).collect();
        assert_eq!(values("acrostic twins", &places), *row, "{x}");
    }
}

/// What stands in the tables of couples-are-forever and treblecross, by their own rules.
#[test]
fn notes_on_positions_are_right() {
    let mut couples = vec![0, 0, 0];
    for n in 3..40 {
        let options = (1..n).map(|a| couples[a] ^ couples[n - a]);
        couples.push(grundy_explorer::game::mex(options));
    }
    let officers: Vec<Position> = (0..39).map(|n| vec![n]).collect();
    assert_eq!(values("couples are forever", &officers), couples[1..]);
    // A cross on square i makes i - 2 .. i + 2 useless.
    let mut crosses = vec![0];
    for n in 1..30_usize {
        let options = (1..=n).map(|i| crosses[i.saturating_sub(3)] ^ crosses[(n - i).saturating_sub(2)]);
        crosses.push(grundy_explorer::game::mex(options));
    }
    let heaps: Vec<Position> = (2..32).map(|n| vec![n]).collect();
    assert_eq!(values("treblecross", &heaps), crosses);
    assert_eq!(read("treblecross").map(|rules| rules.game.shape()).ok(), Some(Shape::Line { first: 0 }));
}
