//! From words about what may be taken to forms of rules that the explorer knows.

use crate::concepts::{Understood, understood};
use crate::rules;
use crate::words::{Question, means, plain};
use grundy_explorer::rules::says_all;

/// More forms than this are not told.
const MOST: usize = 3;
/// What rules end with if whoever cannot move wins.
const MISERE: &str = " misere";
/// A list that is not right behind a word for taking has at least this many numbers.
const LIST: usize = 3;

/// Words of a statement, and the token that they are in a list of numbers; longer ones first.
const TOKENS: &[(&str, Token)] = &[
    ("no more than", Token::AtMost),
    ("not more than", Token::AtMost),
    ("at most", Token::AtMost),
    ("up to", Token::AtMost),
    ("不超过", Token::AtMost),
    ("最多", Token::AtMost),
    ("至多", Token::AtMost),
    ("no less than", Token::AtLeast),
    ("no fewer than", Token::AtLeast),
    ("at least", Token::AtLeast),
    ("不少于", Token::AtLeast),
    ("至少", Token::AtLeast),
    ("最少", Token::AtLeast),
    ("between", Token::Between),
    ("through", Token::To),
    ("from", Token::Between),
    ("to", Token::To),
    ("到", Token::To),
    ("至", Token::To),
    ("~", Token::To),
    ("-", Token::To),
    ("–", Token::To),
    ("either", Token::Join),
    ("exactly", Token::Join),
    ("and", Token::And),
    ("but", Token::And),
    ("or", Token::Join),
    (",", Token::Join),
    ("、", Token::Join),
    ("或者", Token::Join),
    ("或", Token::Join),
    ("和", Token::And),
    ("one", Token::Number(1)),
    ("two", Token::Number(2)),
    ("three", Token::Number(3)),
    ("four", Token::Number(4)),
    ("five", Token::Number(5)),
    ("six", Token::Number(6)),
    ("seven", Token::Number(7)),
    ("eight", Token::Number(8)),
    ("nine", Token::Number(9)),
    ("ten", Token::Number(10)),
    ("一", Token::Number(1)),
    ("二", Token::Number(2)),
    ("两", Token::Number(2)),
    ("三", Token::Number(3)),
    ("四", Token::Number(4)),
    ("五", Token::Number(5)),
    ("六", Token::Number(6)),
    ("七", Token::Number(7)),
    ("八", Token::Number(8)),
    ("九", Token::Number(9)),
    ("十", Token::Number(10)),
];
/// Words that say that something is taken; endings follow.
const TAKES: [&str; 14] = [
    "take", "taking", "remove", "removing", "subtract", "draw", "pick", "eat", "grab", "取走", "拿走", "取",
    "拿", "减去",
];

/// What is counted, beside what means stones.
const THINGS: [&str; 20] = [
    "sticks", "stick", "objects", "items", "pieces", "个", "颗", "枚", "根", "粒", "块", "张", "支", "只",
    "枝", "片", "条", "朵", "件", "步",
];

/// What a number before it counts, or makes: no stones.
const OTHERS: [&str; 8] = ["pile", "heap", "stack", "bag", "box", "basket", "堆", "的"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    Number(u64),
    AtMost,
    AtLeast,
    Between,
    To,
    And,
    Join,
    Thing,
}

/// The forms, those that say most first; each can be typed as it is.
pub fn forms(question: &str, understood: &Understood) -> Vec<String> {
    let text = plain(question);
    let listed = listed(&text).map(|takes| format!("take {takes}{}", place(understood)));
    let listed = listed.filter(|form| rules::read(form).is_some());
    // Numbers are what the examples stand for.
    let named = understood.forms.iter().map(|(form, _)| (*form).to_owned());
    let named = named.filter(|form| listed.is_none() || !form.starts_with("take") || form.ends_with('x'));
    let forms = listed.iter().cloned().chain(named).take(MOST);
    let is_misere = understood.has("last_loses");
    forms.map(|form| if is_misere && !form.ends_with(MISERE) { form + MISERE } else { form }).collect()
}

/// The form that words ask for, which can be typed as it is; none if it lacks a number or a
/// condition of theirs.
pub fn form(question: &str) -> Option<String> {
    let form = forms(question, &understood(&Question::new(question))).into_iter().next()?;
    says_all(question, &form).then_some(form)
}

/// Whether the first form has numbers of the question.
pub fn has_numbers(question: &str) -> bool {
    listed(&plain(question)).is_some()
}

/// Where it is taken from, if not from a heap.
fn place(understood: &Understood) -> &'static str {
    match (understood.has("run"), understood.has("circle")) {
        (true, true) => " on a circle",
        (true, false) => " in a row",
        _ => "",
    }
}

/// What may be taken, at a word for that: `1, 2 or 3`, `1 to 5`, `between 2 and 4`, `at most
/// three`; or a longer list, or a bound on things, anywhere.
fn listed(text: &str) -> Option<String> {
    let is_start = |at: &usize| !text[..*at].ends_with(|c: char| c.is_ascii_alphanumeric());
    let verbs = TAKES.iter().flat_map(|verb| text.match_indices(verb)).filter(|(at, _)| is_start(at));
    let mut verbs: Vec<(usize, &str)> = verbs.collect();
    verbs.sort_unstable();
    let at_verb = |(at, verb): &(usize, &str)| {
        let rest = &text[at + verb.len()..];
        let ending = ["s ", "n ", "en ", "d "].iter().find(|ending| rest.starts_with(**ending));
        let behind = tokens(&rest[ending.map_or(0, |ending| ending.len())..]);
        let before = TOKENS.iter().find(|(word, _)| text[..*at].trim_end().ends_with(word));
        let bound = before.map(|(_, token)| *token).filter(|token| is_bound(*token));
        bound.into_iter().chain(behind).collect::<Vec<Token>>()
    };
    let mut anywhere = text.char_indices().map(|(at, _)| at).filter(is_start).filter(|_| !verbs.is_empty());
    verbs.iter().map(at_verb).find_map(|tokens| takes(&tokens)).or_else(|| {
        let found = anywhere.find_map(|at| Some(tokens(&text[at..])).filter(|tokens| stands_alone(tokens)));
        takes(&found?)
    })
}

fn is_bound(token: Token) -> bool {
    matches!(token, Token::AtMost | Token::AtLeast)
}

/// A long list of numbers, or a bound on things.
fn stands_alone(tokens: &[Token]) -> bool {
    let is_part = |token: &Token| matches!(token, Token::Number(_) | Token::Join | Token::And | Token::Thing);
    match tokens.first() {
        Some(Token::Number(_)) => tokens.iter().all(is_part) && numbers(tokens).len() >= LIST,
        Some(first) => is_bound(*first) && tokens.contains(&Token::Thing),
        None => false,
    }
}

fn numbers(tokens: &[Token]) -> Vec<u64> {
    let number = |token: &Token| if let Token::Number(number) = token { Some(*number) } else { None };
    tokens.iter().filter_map(number).collect()
}

/// The takes that these tokens say, as they are typed; one number alone says little.
fn takes(tokens: &[Token]) -> Option<String> {
    let (numbers, has) = (numbers(tokens), |token| tokens.contains(&token));
    let is_range =
        has(Token::To) || has(Token::Between) && has(Token::And) || has(Token::AtLeast) && has(Token::AtMost);
    match numbers[..] {
        // The other bound is a letter: any number shows what is meant.
        [from] if has(Token::AtMost) && has(Token::AtLeast) => Some(format!("{from}..{}", from.max(1) + 4)),
        [most] if has(Token::AtMost) => Some(format!("1..{most}")),
        [from, to] if is_range && from <= to => Some(format!("{from}..{to}")),
        [take] if take < 2 => None,
        [] => None,
        _ => Some(numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")),
    }
}

/// The tokens at the start of a text, up to the first other word. Of `two piles` and `2的幂` the
/// number is none of stones.
fn tokens(text: &str) -> Vec<Token> {
    let (mut tokens, mut rest) = (Vec::new(), text.trim_start());
    while let Some((token, after)) = token(rest) {
        tokens.push(token);
        rest = after.trim_start();
    }
    if OTHERS.iter().any(|other| rest.starts_with(other)) && matches!(tokens.last(), Some(Token::Number(_))) {
        let is_before = |token: &Token| matches!(token, Token::Number(_) | Token::Thing);
        tokens.pop();
        tokens.truncate(tokens.iter().rposition(is_before).map_or(0, |last| last + 1));
    }
    tokens
}

fn token(text: &str) -> Option<(Token, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if end > 0 {
        let after = &text[end..];
        let is_number = !after.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '^' | '.'));
        let is_number =
            is_number || after.starts_with('.') && !after[1..].starts_with(|c: char| c.is_ascii_digit());
        return text[..end].parse().ok().filter(|_| is_number).map(|number| (Token::Number(number), after));
    }
    let end = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let first = if end == 0 { text.chars().next()?.len_utf8() } else { end };
    if THINGS.contains(&&text[..first]) || means(&text[..first], "stone") {
        return Some((Token::Thing, &text[first..]));
    }
    let (word, token) = TOKENS.iter().find(|(word, _)| {
        let after = text.strip_prefix(word);
        let is_word = word.ends_with(|c: char| c.is_ascii_alphabetic());
        after.is_some_and(|after| !is_word || !after.starts_with(|c: char| c.is_ascii_alphanumeric()))
    })?;
    Some((*token, &text[word.len()..]))
}
