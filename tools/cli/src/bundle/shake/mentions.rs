//! Items that nothing mentions: found without the compiler, which then has less to read each time
//! it is asked.

use super::unit::{Kind, Unit};
use std::collections::HashMap;

/// The items whose names occur nowhere else, or only inside such items. Nothing uses an item
/// without its name. Words in comments and strings count, since a string may hold `{NAME}`.
pub fn unmentioned(text: &str, units: &[Unit]) -> Vec<usize> {
    let places = places(text);
    let mut gone: Vec<usize> = Vec::new();
    loop {
        let inside = |unit: usize, place: usize| units[unit].range.contains(&place);
        let is_idle = |unit: usize| {
            let name = &text[units[unit].name.clone()];
            let away = |&at: &usize| inside(unit, at) || gone.iter().any(|&gone| inside(gone, at));
            // A raw identifier is not among the words, so its item stays.
            name != "main" && places.get(name).is_some_and(|mentions| mentions.iter().all(away))
        };
        let is_item = |&unit: &usize| units[unit].kind == Kind::Item && !gone.contains(&unit);
        let more: Vec<usize> = (0..units.len()).filter(is_item).filter(|&unit| is_idle(unit)).collect();
        if more.is_empty() {
            return gone;
        }
        gone.extend(more);
    }
}

/// Whether a word occurs in a text.
pub fn mentions(text: &str, word: &str) -> bool {
    let alone = |at: usize| !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part);
    text.match_indices(word).any(|(at, _)| alone(at))
}

fn is_part(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// Where each word occurs.
fn places(text: &str) -> HashMap<&str, Vec<usize>> {
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let word = &rest[start..];
        let word = &word[..word.find(|c| !is_part(c)).unwrap_or(word.len())];
        let at = text.len() - rest.len() + start;
        places.entry(word).or_default().push(at);
        rest = &text[at + word.len()..];
    }
    places
}

#[cfg(test)]
mod tests {
    use super::super::find::units;
    use super::*;

    #[test]
    fn items_that_only_such_items_mention() {
        let text = "fn main() { println!(\"{USED}\"); S.g(); }\nconst USED: u8 = 1;\nstruct S;\n\
                    impl S { fn f() { Self::f() } fn g() {} }\nfn a() { b() }\nfn b() {}\nfn r#match() {}\n";
        let units = units(text).unwrap();
        let gone = unmentioned(text, &units).into_iter().map(|unit| &text[units[unit].name.clone()]);
        assert_eq!(gone.collect::<Vec<_>>(), ["f", "a", "b"]);
    }
}
