//! Games by their rules, for the tests of several kinds.

use grundy_explorer::game::{Explorer, Flaw, Game, Outcome, Parts, Position, Shape, Value};
use grundy_explorer::rules;

/// The game with these rules.
pub fn game(text: &str) -> Box<dyn Game> {
    match rules::read(text, &|_| Err("no files".to_owned())) {
        Ok(rules) => rules.game,
        Err(no) => panic!("{text}: {}", no.what),
    }
}

/// A game of which only the moves are known: all values come from a search.
pub fn plain(text: &str) -> Explorer {
    Explorer::new(Box::new(Plain(game(text))), false)
}

/// A game with all its fast ways.
pub fn fast(text: &str) -> Explorer {
    Explorer::new(game(text), false)
}

struct Plain(Box<dyn Game>);

impl Game for Plain {
    fn title(&self) -> String {
        self.0.title()
    }

    fn shape(&self) -> Shape {
        self.0.shape()
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        self.0.options(position)
    }
}

/// A position's value, which must be finite.
pub fn value(explorer: &mut Explorer, position: &[u64]) -> u32 {
    match explorer.value(&position.to_vec()) {
        Ok(Value::Grundy(value)) => value,
        other => panic!("{} at {position:?}: {other:?}", explorer.game().title()),
    }
}

/// Who wins.
pub fn outcome(explorer: &mut Explorer, position: &[u64]) -> Outcome {
    explorer.value(&position.to_vec()).unwrap_or_else(|flaw| panic!("{position:?}: {flaw}")).outcome()
}

/// That these rules are refused, with a message that has these words.
pub fn refused(text: &str, words: &str) {
    match rules::read(text, &|_| Err("no files".to_owned())) {
        Ok(rules) => panic!("`{text}` was read as {}", rules.game.title()),
        Err(no) => assert!(no.what.contains(words), "`{text}`: {}", no.what),
    }
}

/// That a position is refused by its game, at once, with a message that has these words: as text,
/// or when it is valued.
pub fn too_much(rules: &str, position: &str, words: &str) {
    let mut explorer = fast(rules);
    let flaw = match explorer.game().read(position) {
        Ok(position) => explorer.answer(&[position]).expect_err(rules),
        Err(flaw) => flaw,
    };
    assert!(flaw.0.contains(words), "{rules} at {position}: {flaw}");
}

/// That a title is read as the same game.
pub fn title_is_read(text: &str) {
    let title = game(text).title();
    assert_eq!(game(&title).title(), title, "{text}");
}
