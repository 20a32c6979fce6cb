//! The words of calls of macros between items.

use super::unit::{Unit, UnitKind};
use super::words::owned;
use grundy_rust::comments::Comments;
use std::collections::{HashMap, HashSet};

/// All words of each call, and of the macros that it comes to.
pub type CallWords = HashMap<usize, Vec<String>>;

pub fn call_words(text: &str, units: &[Unit], comments: &Comments) -> CallWords {
    let mut macros: HashMap<&String, Vec<String>> = HashMap::new();
    for (unit, words) in units.iter().zip(owned(text, units, comments).0) {
        if let Some(name) = unit.declared().filter(|_| unit.is_macro(text)) {
            macros.entry(name).or_default().extend(words.into_iter().map(|word| word.text));
        }
    }
    let calls = units.iter().enumerate().filter(|(_, unit)| unit.kind == UnitKind::Call);
    calls.map(|(index, call)| (index, words_of(call, &macros))).collect()
}

/// The words of a call and of the macros that it comes to.
fn words_of(call: &Unit, macros: &HashMap<&String, Vec<String>>) -> Vec<String> {
    let mut words = Vec::from_iter(call.name.words().cloned());
    let mut seen: HashSet<String> = words.iter().cloned().collect();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let of_macro = macros.get(word).into_iter().flatten();
        let new: Vec<String> = of_macro.filter(|word| seen.insert((*word).clone())).cloned().collect();
        words.extend(new);
        at += 1;
    }
    words
}
