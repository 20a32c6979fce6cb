//! The words of a text, by the units that they are in.

use super::mentions;
use super::unit::{Unit, UnitKind};
use grundy_rust::comments::Comments;
use grundy_rust::tokens::is_part;

/// A word of a unit.
pub struct Word {
    pub text: String,
    /// What stands before it and `::`; of `a.b` nothing that has a name; of what is declared, as in
    /// `fn b` and `type B`, that word.
    pub path: Option<String>,
}

/// What stands before the name of what an implementation declares.
const DECLARING: [&str; 2] = ["fn", "type"];

impl Word {
    /// Whether it is a field or a method of the value before it, or declared in an implementation.
    pub fn is_member(&self) -> bool {
        self.path.as_deref().is_some_and(|path| path.is_empty() || DECLARING.contains(&path))
    }
}

/// The words of each unit without those of the units in it, and the words outside all units. What
/// an import says is only the way to a name, and that an item has a name mentions nothing.
pub fn owned(text: &str, units: &[Unit], comments: &Comments) -> (Vec<Vec<Word>>, Vec<Word>) {
    let mut words: Vec<Vec<Word>> = (0..units.len()).map(|_| Vec::new()).collect();
    let mut outside = Vec::new();
    let mut places: Vec<(usize, String)> = Vec::new();
    for (word, at) in mentions::places(text) {
        let in_code = at.into_iter().filter(|&at| !comments.hold(at));
        places.extend(in_code.map(|at| (at, word.clone().into_owned())));
    }
    places.sort_unstable();
    let mut order: Vec<usize> = (0..units.len()).collect();
    order.sort_by_key(|&unit| (units[unit].range.start, usize::MAX - units[unit].range.end, unit));
    let (mut next, mut around): (usize, Vec<usize>) = (0, Vec::new());
    for (at, word) in places {
        let path = path_before(&text[..at]);
        while next < order.len() && units[order[next]].range.start <= at {
            around.push(order[next]);
            next += 1;
        }
        around.retain(|&unit| at < units[unit].range.end);
        match around.last() {
            Some(&unit) if units[unit].kind == UnitKind::Item && units[unit].place.start == at => {}
            Some(&unit) => words[unit].push(Word { text: word, path }),
            None => outside.push(Word { text: word, path }),
        }
    }
    (words, outside)
}

/// What stands before `::` at the end of a text, or what declares the next word, or after a dot
/// nothing that has a name.
fn path_before(text: &str) -> Option<String> {
    let before = text.trim_end();
    let declares = |word: &&str| {
        before.len() < text.len()
            && before.strip_suffix(*word).is_some_and(|before| !before.ends_with(is_part))
    };
    if let Some(word) = DECLARING.into_iter().find(declares) {
        return Some(word.to_owned());
    }
    if before.ends_with('.') && !before.ends_with("..") {
        return Some(String::new());
    }
    let before = before.strip_suffix("::")?.trim_end();
    Some(before[before.trim_end_matches(is_part).len()..].to_owned())
}
