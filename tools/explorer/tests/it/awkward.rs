//! Words in any order: a game that can be played and read again, or a flaw; never a panic.

use fastrand::Rng;
use grundy_explorer::game::{Explorer, Shape};
use grundy_explorer::rules::read;

const WORDS: &[&str] = &[
    "board",
    "node kayles",
    "arc kayles",
    "hackenbush",
    "green hackenbush",
    "graph",
    "dag",
    "geography",
    "domino",
    "tromino",
    "L",
    "s",
    "2x2",
    "1x3",
    "0x1",
    "##/#.",
    "#",
    ".",
    "/",
    "//",
    "#/",
    "x",
    "X2",
    "2x",
    "rotated",
    "reflected",
    "3x3",
    "2x4",
    "00.0/0#_1",
    "0..0",
    "..",
    "ü/#",
    "100x100",
    "-1",
    "1",
    "0-1-2",
    "0-1,1-2,2-0",
    "a->b",
    "a->a",
    "b->a,a->b",
    "ground-1",
    "-",
    "->",
    "→",
    "--",
    "-0-",
    ",",
    ",,",
    "(",
    ")",
    "path",
    "cycle",
    "grid",
    "complete",
    "0",
    "3",
    "4",
    "99999999999999999999",
    "file",
    "odd",
    "{",
    "{}",
    "a-{",
    "é→é",
];

const FILE_PARTS: &[&str] = &[
    "0", "1", "a", "ground", " ", " ", "\n", "\n", "\r\n", "-", "->", "→", "#", ",", "\u{feff}", "\u{a0}",
    "é", "{", ".",
];

fn text(random: &mut Rng, parts: &[&str], most: usize, between: &str) -> String {
    let count = random.usize(1..=most);
    (0..count).map(|_| parts[random.usize(..parts.len())]).collect::<Vec<_>>().join(between)
}

/// Reads it, and if it is a game, plays it from its places and from positions that are typed.
fn attack(random: &mut Rng, rules: &str, file: &str) -> bool {
    let load = |name: &str| if name == "file" { Ok(file.to_owned()) } else { Err("no such file".to_owned()) };
    let game = match read(rules, &load) {
        Ok(rules) => rules.game,
        Err(flaw) => {
            assert!(!flaw.what.is_empty() && !flaw.what.contains('\n'), "{rules:?}: {flaw:?}");
            return false;
        }
    };
    let shape = game.shape();
    let again = read(&game.title(), &load).unwrap_or_else(|flaw| panic!("{rules}: {flaw:?}")).game;
    assert_eq!(again.shape(), shape, "{rules}");
    // Euclid's game is among those that can be read.
    let Shape::Places(mut places) = shape else { return false };
    for _ in 0..4 {
        places.extend(game.read(&text(random, WORDS, 3, " ")));
        places.extend(game.read(&text(random, FILE_PARTS, 6, "")));
    }
    let is_misere = random.bool();
    let mut explorer = Explorer::new(game, is_misere);
    for place in places.iter().filter(|place| place.len() <= 3) {
        assert_eq!(
            explorer.game().read(&explorer.game().show(place)).map(|_| ()),
            Ok(()),
            "{rules} {place:?}"
        );
        for step in explorer.play(std::slice::from_ref(place), 6).into_iter().flat_map(|played| played.steps)
        {
            explorer.game().describe(&step.from, &step.to);
        }
    }
    true
}

#[test]
fn words_in_any_order() {
    let mut random = Rng::with_seed(99);
    let mut games = 0;
    for _ in 0..16_000 {
        let kind = WORDS[random.usize(..8)];
        let rules = format!("{kind} {}", text(&mut random, &WORDS[8..], 4, " "));
        let file = text(&mut random, FILE_PARTS, 20, "");
        games += usize::from(attack(&mut random, &rules, &file));
    }
    assert!(games > 300, "{games}");
}

#[test]
fn files_of_anything() {
    let mut random = Rng::with_seed(100);
    let mut games = 0;
    for _ in 0..4_000 {
        let kind = ["board domino", WORDS[random.usize(1..8)]][usize::from(random.u8(..6) > 0)];
        let file = text(&mut random, FILE_PARTS, 24, "");
        games += usize::from(attack(&mut random, &format!("{kind} file"), &file));
    }
    assert!(games > 400, "{games}");
}
