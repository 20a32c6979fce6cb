//! The words of calls of macros between items.

use super::unit::{Unit, UnitKind, known_or_all};
use super::words::owned;
use grundy_rust::comments::Comments;
use grundy_rust::tokens::is_sign;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{HashMap, HashSet};

/// What each call comes to.
pub type CallWords = HashMap<usize, Words>;

#[derive(Clone, Default)]
pub struct Words {
    /// All words of a call, and of the macros that it comes to.
    pub all: HashSet<String>,
    /// The traits that it implements, as far as they are named where it does.
    pub traits: HashSet<String>,
    /// The macros that are called.
    pub macros: HashSet<String>,
    /// The words that say that it may act, unless they are only the bounds of something.
    acting: HashSet<String>,
}

/// What says that a call may do something although nothing mentions what it makes.
const ACTING: [&str; 7] =
    ["ctor", "export_name", "global_allocator", "global_asm", "link_section", "no_mangle", "used"];
/// The same if there is a value of what it makes, or because std looks at that.
const ACTING_ON_VALUES: [&str; 4] = ["Copy", "Drop", "Eq", "FusedIterator"];

impl Words {
    /// Whether what it makes may do something although nothing mentions it.
    pub fn acts(&self) -> bool {
        ACTING.iter().any(|word| self.acting.contains(*word))
    }

    /// Whether it may do something by a value of what it makes, or to std.
    pub fn acts_on_values(&self) -> bool {
        ACTING_ON_VALUES.iter().any(|word| self.acting.contains(*word))
    }

    fn add_tokens(&mut self, tokens: TokenStream) {
        collect_called(tokens.clone(), &mut self.macros);
        collect_acting(tokens.clone(), &mut self.acting);
        collect_implemented(tokens, &mut self.traits);
    }
}

/// `knows` says whether a macro is known at a place by its name alone.
pub fn call_words(
    text: &str,
    units: &[Unit],
    comments: &Comments,
    knows: impl Fn(usize, &Unit) -> bool,
) -> CallWords {
    let mut macros: HashMap<&String, Vec<(&Unit, Words)>> = HashMap::new();
    for (unit, words) in units.iter().zip(owned(text, units, comments).0) {
        if let Some(name) = unit.declared().filter(|_| unit.is_macro(text)) {
            let mut known = Words::default();
            known.all.extend(words.into_iter().map(|word| word.text));
            known.add_tokens(parsed(text, unit));
            macros.entry(name).or_default().push((unit, known));
        }
    }
    let calls = units.iter().enumerate().filter(|(_, unit)| unit.kind == UnitKind::Call);
    let words = |call: &Unit| {
        let mut all = Words { all: call.name.words().cloned().collect(), ..Words::default() };
        all.add_tokens(parsed(text, call));
        let of_name = |name: &String| {
            let all = macros.get(name).map_or(&[][..], Vec::as_slice);
            known_or_all(all, |known| knows(call.range.start, known.0)).map(|known| &known.1)
        };
        add_macros(&mut all, of_name);
        all
    };
    calls.map(|(index, call)| (index, words(call))).collect()
}

fn parsed(text: &str, unit: &Unit) -> TokenStream {
    text[unit.range.clone()].parse().unwrap_or_default()
}

/// Collects the names before a `!`.
fn collect_called(tokens: TokenStream, found: &mut HashSet<String>) {
    let mut last = None;
    for token in tokens {
        match (&token, &last) {
            (TokenTree::Group(group), _) => collect_called(group.stream(), found),
            (sign, Some(TokenTree::Ident(word))) if is_sign(Some(sign), '!') => {
                found.insert(word.to_string());
            }
            _ => {}
        }
        last = Some(token);
    }
}

/// Collects the words that say that something may act; `T: Copy + Eq` says nothing.
fn collect_acting(tokens: TokenStream, found: &mut HashSet<String>) {
    let (mut before, mut last) = (None, None);
    for token in tokens {
        match &token {
            TokenTree::Ident(word) => {
                let is_path = is_sign(before.as_ref(), ':') && is_sign(last.as_ref(), ':');
                let is_bound = is_sign(last.as_ref(), ':') && !is_path || is_sign(last.as_ref(), '+');
                let word = word.to_string();
                if !is_bound && ACTING.iter().chain(&ACTING_ON_VALUES).any(|acting| *acting == word) {
                    found.insert(word);
                }
            }
            TokenTree::Group(group) => collect_acting(group.stream(), found),
            _ => {}
        }
        before = last.replace(token);
    }
}

/// Adds the words of the macros that the words of a call come to.
fn add_macros<'a, I: Iterator<Item = &'a Words>>(words: &mut Words, macros: impl Fn(&String) -> I) {
    let mut next: Vec<&Words> = words.all.iter().flat_map(&macros).collect();
    while let Some(of_macro) = next.pop() {
        words.traits.extend(of_macro.traits.iter().cloned());
        words.macros.extend(of_macro.macros.iter().cloned());
        words.acting.extend(of_macro.acting.iter().cloned());
        for word in &of_macro.all {
            if words.all.insert(word.clone()) {
                next.extend(macros(word));
            }
        }
    }
}

/// The names of the traits after `impl` or `impl<…>`.
fn collect_implemented(tokens: TokenStream, found: &mut HashSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if word == "impl" => found.extend(implemented(&tokens[at + 1..])),
            TokenTree::Group(group) => collect_implemented(group.stream(), found),
            _ => {}
        }
    }
}

fn implemented(head: &[TokenTree]) -> Option<String> {
    let mut depth = 0;
    let mut last = None;
    for (at, token) in head.iter().enumerate() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '<' => depth += 1,
            TokenTree::Punct(sign) if sign.as_char() == '>' => {
                depth -= i32::from(!is_sign(at.checked_sub(1).map(|before| &head[before]), '-'));
            }
            TokenTree::Ident(word) if depth == 0 && word == "for" => return last,
            TokenTree::Ident(word) if depth == 0 => last = Some(word.to_string()),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return None,
            _ => {}
        }
    }
    None
}
