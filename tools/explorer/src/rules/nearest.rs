//! The form that was probably meant.

use super::kind::RuleForm;
use super::number_names::by_name;

/// Words that are no condition: a form or a text may lack them.
const IDLE: [&str; 51] = [
    "a", "an", "away", "be", "board", "by", "can", "coin", "coins", "counters", "either", "exactly", "from",
    "game", "heap", "in", "into", "is", "it", "its", "lower", "may", "must", "n", "number", "numbers",
    "objects", "of", "on", "pebbles", "pieces", "pile", "player", "players", "reduce", "remove", "removes",
    "removing", "sticks", "stone", "stones", "subtract", "take", "takes", "taking", "the", "their", "they",
    "turn", "x", "you",
];

/// What `each` and `every` may stand before without being a condition.
const TURNS: [&str; 4] = ["turn", "move", "player", "time"];

/// The form that says all that a text does, perhaps with a wrong letter in some words. None is
/// better than one that says something else.
pub fn nearest(text: &str, forms: impl Iterator<Item = RuleForm>) -> Option<RuleForm> {
    let text = text.to_lowercase();
    // A letter is no word.
    if text.chars().filter(|c| c.is_alphabetic()).count() < 3 {
        return None;
    }
    let near = forms.filter(|form| says_all(&text, form.example));
    near.min_by_key(|form| strsim::osa_distance(&text, form.example))
}

/// The same, if some words have a wrong letter: what is refused for another reason is no better in
/// the words of a form.
pub fn misspelt(text: &str, forms: &[RuleForm]) -> Option<RuleForm> {
    let said = tokens(text);
    let is_same = |form: &RuleForm| conditions(&said).eq(conditions(&tokens(form.example)));
    nearest(text, forms.iter().copied()).filter(|form| !is_same(form))
}

/// Whether a form says all that a text says, and nothing else: both have the same numbers and
/// conditions in the same order, perhaps with a wrong letter in a word.
pub fn says_all(text: &str, form: &str) -> bool {
    let without_blanks = |text: &str| text.to_lowercase().replace(char::is_whitespace, "");
    if without_blanks(text) == without_blanks(form) {
        return true;
    }
    let (text, form) = (tokens(text), tokens(form));
    // A wrong letter may make a condition of an idle word.
    let is_idle = |word: &str| form.iter().any(|other| IDLE.contains(&&**other) && is_like(word, other));
    let said: Vec<&String> = conditions(&text).filter(|word| !is_idle(word)).collect();
    let meant: Vec<&String> = conditions(&form).collect();
    said.len() == meant.len() && said.iter().zip(meant).all(|(word, other)| is_like(word, other))
}

/// What is not idle, numbers among it. `or` between two numbers is as good as a comma.
fn conditions(tokens: &[String]) -> impl Iterator<Item = &String> {
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.parse::<u64>().is_ok());
    let is_list = move |at: usize| at > 0 && is_number(at - 1) && is_number(at + 1);
    // `from each heap` is another move, `each turn` is not.
    let is_turn = |at: usize| tokens.get(at + 1).is_some_and(|next| TURNS.contains(&&**next));
    let is_said = move |at: usize, token: &str| match token {
        "or" => !is_list(at),
        "each" | "every" => !is_turn(at),
        token => !IDLE.contains(&token),
    };
    tokens.iter().enumerate().filter(move |(at, token)| is_said(*at, token)).map(|(_, token)| token)
}

/// Words, numbers, and marks that say something; a range is `..`.
fn tokens(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        c if c.is_ascii_digit() => 0,
        c if c.is_alphabetic() || c == '\'' => 1,
        '.' | '…' | '-' | '–' => 2,
        ',' | '(' | ')' | ';' | ':' => 3,
        c if c.is_whitespace() => 3,
        _ => 4,
    };
    let chars: Vec<char> = text.to_lowercase().chars().collect();
    let runs = chars.chunk_by(|a, b| kind(*a) == kind(*b)).filter(|run| kind(run[0]) != 3);
    let token = |run: &[char]| {
        let word: String = run.iter().collect();
        match (&*word, by_name(&word)) {
            (_, Some(number)) => Some(number.to_string()),
            // The dot of a sentence or of a code.
            (".", _) => None,
            ("..." | "…", _) => Some("...".to_owned()),
            (".." | "-" | "–" | "to" | "through", _) => Some("..".to_owned()),
            _ => Some(word),
        }
    };
    runs.filter_map(token).collect()
}

/// Few letters are wrong; letters before a word, such as those of `improper`, make it another one.
fn is_like(word: &str, other: &str) -> bool {
    let is_prefixed = word != other && (word.ends_with(other) || other.ends_with(word));
    let length = word.chars().count().max(other.chars().count());
    let is_number = |word: &str| word.parse::<u64>().is_ok();
    word == other
        || !is_number(word)
            && !is_number(other)
            && !is_prefixed
            && 3 * strsim::osa_distance(word, other) < length
}
