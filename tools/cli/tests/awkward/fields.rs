//! What stays: a field that is never read, a variant that is never made, a tuple struct with an
//! unused field.
//! gone: never_called, Nothing
//! kept: written_only, NeverMade, Pair, nim_sum

use grundy::nim;

struct Game {
    piles: Vec<u64>,
    written_only: u32,
}

impl Game {
    fn never_called(&self) -> u32 {
        self.written_only
    }
}

enum Turn {
    First,
    Second,
    NeverMade(u8),
}

struct Pair(u64, String);

struct Nothing;

fn say(turn: &Turn) -> &'static str {
    match turn {
        Turn::First => "first",
        Turn::Second => "second",
        Turn::NeverMade(_) => "never",
    }
}

fn main() {
    let game = Game { piles: vec![1, 2], written_only: 3 };
    let turn = if nim::nim_sum(&game.piles) != 0 { Turn::First } else { Turn::Second };
    println!("{} {}", say(&turn), Pair(4, "silent".into()).0);
}
