//! An input as lines of tokens.

/// The lines, and the tokens of each.
pub(super) type Tokens = Vec<Vec<String>>;

/// Something that may hold for an input.
pub(super) type Rule = Box<dyn Fn(&Tokens) -> bool>;

/// The tokens of an input; empty lines do not count.
pub(super) fn tokens(input: &str) -> Tokens {
    let tokens = |line: &str| line.split_whitespace().map(str::to_owned).collect();
    input.lines().map(tokens).filter(|line: &Vec<String>| !line.is_empty()).collect()
}

/// The numbers among some tokens.
pub(super) fn numbers(tokens: &[String]) -> Vec<i128> {
    tokens.iter().filter_map(|token| token.parse().ok()).collect()
}

/// The input that has these tokens.
pub(super) fn text(tokens: &Tokens) -> String {
    tokens.iter().map(|line| line.join(" ") + "\n").collect()
}
