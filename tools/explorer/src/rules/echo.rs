//! Whether rules were understood in the words in which they were written.

use super::number_names::by_name;

/// Words that change nothing, and those of who wins, which are said anyway.
const IDLE: [&str; 19] = [
    "a", "an", "either", "exactly", "heaps", "into", "last", "loses", "misere", "misère", "number", "of",
    "parts", "player", "stone", "stones", "to", "who", "wins",
];

#[derive(Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    /// All numbers from one to another; a list of them, ascending.
    Numbers(Vec<(u64, u64)>),
    /// `at most 3`, behind which it is not plain where the limit ends.
    UpTo(u64),
    /// A comma, `or`, `and`.
    Joint,
    /// `..`, `to`.
    To,
}

/// Whether both say the same in the same order, but for the order in a list of numbers.
pub fn says_the_same(text: &str, title: &str) -> bool {
    tokens(text) == tokens(title)
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    for word in split(text) {
        match token(&word) {
            Some(Token::Numbers(numbers)) => add(&mut tokens, numbers[0].0),
            Some(Token::Joint) if matches!(tokens.last(), Some(Token::Joint | Token::To) | None) => {}
            Some(Token::To) => {
                // `1, 2, ..., 5`
                tokens.pop_if(|last| *last == Token::Joint);
                tokens.push(Token::To);
            }
            Some(token) => tokens.push(token),
            None => {}
        }
    }
    for i in 0..tokens.len() {
        let is_last = !matches!(tokens.get(i + 1..), Some([Token::Joint, Token::Numbers(_), ..]));
        match &mut tokens[i] {
            Token::Numbers(numbers) => *numbers = merged(std::mem::take(numbers)),
            Token::UpTo(most) if is_last => tokens[i] = Token::Numbers(vec![(1, *most)]),
            _ => {}
        }
    }
    // Without a number, `split` is into two.
    let is_split = |pair: &[Token]| matches!(pair, [Token::Word(split), Token::Numbers(two)] if split == "split" && two[..] == [(2, 2)]);
    if let Some(at) = tokens.windows(2).position(is_split) {
        tokens.remove(at + 1);
    }
    tokens
}

/// Adds a number to what stands before it: a list, the start of a range, or `at most`.
fn add(tokens: &mut Vec<Token>, number: u64) {
    let is = |token: Option<&Token>, word: &str| matches!(token, Some(Token::Word(other)) if other == word);
    if is(tokens.last(), "most") && is(tokens.iter().nth_back(1), "at") {
        tokens.truncate(tokens.len() - 2);
        return tokens.push(Token::UpTo(number));
    }
    match &mut tokens[..] {
        [.., Token::Numbers(numbers), Token::To] => {
            if let Some(last) = numbers.last_mut() {
                last.1 = number;
            }
            tokens.pop();
        }
        [.., Token::Numbers(numbers), Token::Joint] => {
            numbers.push((number, number));
            tokens.pop();
        }
        [.., Token::Numbers(numbers)] => numbers.push((number, number)),
        _ => tokens.push(Token::Numbers(vec![(number, number)])),
    }
}

fn merged(mut numbers: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    numbers.sort_unstable();
    let mut merged: Vec<(u64, u64)> = Vec::new();
    for (first, last) in numbers {
        match merged.last_mut() {
            Some(before) if first <= before.1.saturating_add(1) => before.1 = before.1.max(last),
            _ => merged.push((first, last)),
        }
    }
    merged
}

fn token(word: &str) -> Option<Token> {
    let number = by_name(word).or_else(|| word.parse().ok());
    match (word, number) {
        (_, Some(number)) => Some(Token::Numbers(vec![(number, number)])),
        ("," | "or" | "and", _) => Some(Token::Joint),
        (".." | "..." | "…" | "-" | "to", _) => Some(Token::To),
        ("trees", _) => Some(Token::Word("tree".to_owned())),
        ("remove", _) => Some(Token::Word("take".to_owned())),
        (idle, _) if IDLE.contains(&idle) => None,
        (word, _) => Some(Token::Word(word.to_owned())),
    }
}

/// Words, numbers and marks: what is of the same kind stands together, but for `2x` and `2^k`.
fn split(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || "^×/".contains(c) => Some(0),
        '.' | '…' => Some(1),
        ',' => Some(2),
        '-' => Some(3),
        _ => None,
    };
    let text: Vec<char> = text.to_lowercase().chars().collect();
    let runs = text.chunk_by(|a, b| kind(*a) == kind(*b)).filter(|run| kind(run[0]).is_some());
    // The dot of a sentence.
    runs.map(|run| run.iter().collect::<String>()).filter(|word| word != ".").collect()
}
