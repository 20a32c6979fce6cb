//! Items that nothing mentions: found without the compiler, which then has less to read each time
//! it is asked.

use super::unit::{Unit, UnitKind};
use grundy_rust::tokens::{is_part, plain};
use std::borrow::Cow;
use std::collections::HashMap;

/// The items whose names occur nowhere else, or only inside such items. Nothing uses an item
/// without its name. Words in comments and strings count, since a string may hold `{NAME}`.
pub fn unmentioned(text: &str, units: &[Unit]) -> Vec<usize> {
    let places = places(text);
    let mut gone: Vec<usize> = Vec::new();
    loop {
        let inside = |unit: usize, place: usize| units[unit].range.contains(&place);
        let is_idle = |unit: usize| {
            let name = plain(&text[units[unit].place.clone()]);
            let away = |&at: &usize| inside(unit, at) || gone.iter().any(|&gone| inside(gone, at));
            name != "main" && places.get(&name).is_some_and(|mentions| mentions.iter().all(away))
        };
        let is_item =
            |&unit: &usize| units[unit].kind == UnitKind::Item && !units[unit].fixed && !gone.contains(&unit);
        let more: Vec<usize> = (0..units.len()).filter(is_item).filter(|&unit| is_idle(unit)).collect();
        if more.is_empty() {
            return gone;
        }
        gone.extend(more);
    }
}

pub type Places<'a> = HashMap<Cow<'a, str>, Vec<usize>>;

/// Where each word of a text occurs.
pub fn places(text: &str) -> Places<'_> {
    let mut places = Places::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let word = &rest[start..];
        let word = &word[..word.find(|c| !is_part(c)).unwrap_or(word.len())];
        let at = text.len() - rest.len() + start;
        places.entry(plain(word)).or_default().push(at);
        rest = &text[at + word.len()..];
    }
    places
}

#[cfg(test)]
mod tests {
    use super::super::find::units;
    use super::*;
    use grundy_rust::comments::Comments;

    #[test]
    fn items_that_only_such_items_mention() {
        let text = "fn main() { println!(\"{USED}\"); S.g(); }\nconst USED: u8 = 1;\nstruct S;\n\
                    impl S { fn f() { Self::f() } fn g() {} }\nfn a() { b() }\nfn b() {}\nfn r#match() {}\nfn r#c() {}\n";
        let units = units(text, &Comments::parse(text).unwrap()).unwrap();
        let gone = unmentioned(text, &units).into_iter().map(|unit| &text[units[unit].place.clone()]);
        assert_eq!(gone.collect::<Vec<_>>(), ["f", "a", "r#match", "r#c", "b"]);
    }
}
