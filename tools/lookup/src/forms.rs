//! From words about what may be taken to forms of rules that the explorer knows.

use crate::rules;

/// Words of a statement and the form that says the same; all of the words of one must be there.
const FORMS: [(&[&str], &str); 16] = [
    (&["coprime"], "take coprime"),
    (&["gcd", "1"], "take coprime"),
    (&["互质"], "take coprime"),
    (&["square", "number"], "take squares"),
    (&["平方"], "take squares"),
    (&["fibonacci", "number"], "take fibonacci"),
    (&["power", "two"], "take powers of 2"),
    (&["power", "2"], "take powers of 2"),
    (&["prime", "number"], "take primes"),
    (&["质数"], "take primes"),
    (&["proper", "divisor"], "take proper divisors"),
    (&["约数"], "take divisors"),
    (&["most", "half"], "take at most half"),
    (&["most", "twice"], "take at most 2x"),
    (&["不超过", "两倍"], "take at most 2x"),
    (&["different", "split"], "split unequal"),
];
/// Words that say that something is taken.
const TAKES: [&str; 5] = ["take", "remove", "subtract", "取", "拿"];
/// Between two numbers: all from one to the other.
const RANGES: [&str; 5] = ["to", "and", "到", "至", "~"];

/// The forms, those that say most first; each can be typed as it is.
pub fn forms(question: &str) -> Vec<String> {
    let text = question.to_lowercase();
    if !TAKES.iter().chain(&["split"]).any(|word| text.contains(word)) {
        return vec![];
    }
    let says = |words: &&[&str]| words.iter().all(|word| text.contains(word));
    let named = FORMS.iter().filter(|(words, _)| says(words)).map(|(_, form)| (*form).to_owned());
    let mut all: Vec<String> = named.chain(listed(&text)).collect();
    let mut seen = Vec::new();
    all.retain(|form| {
        let is_new = !seen.contains(form) && rules::read(form).is_some();
        seen.push(form.clone());
        is_new
    });
    all
}

/// Where it is taken from, if not from a heap.
fn place(text: &str) -> &'static str {
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if says(&["circle", "ring", "环"]) {
        " on a circle"
    } else if says(&["adjacent", "neighbour", "neighbor", "consecutive", "contiguous", "相邻", "连续"]) {
        " in a row"
    } else {
        ""
    }
}

/// Numbers right after a word for taking: `1, 2 or 3`, `1 to 5`, `between 2 and 4`.
fn listed(text: &str) -> Option<String> {
    let mut ends = TAKES.iter().flat_map(|word| text.match_indices(word).map(|(at, word)| at + word.len()));
    ends.find_map(|end| listed_at(text, end))
}

fn listed_at(text: &str, start: usize) -> Option<String> {
    let is_digit = |c: char| c.is_ascii_digit();
    let (mut numbers, mut is_range): (Vec<u64>, bool) = (Vec::new(), false);
    let rest = &text[start..];
    let begins_between = rest.trim_start().starts_with("between") || rest.trim_start().starts_with("from");
    let mut at = rest;
    while let Some(begin) = at.find(is_digit) {
        let (between, from) = at.split_at(begin);
        let words: Vec<&str> = between.split(|c: char| !c.is_alphanumeric() && c != '~').collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let joins = |word: &&str| {
            ["or", "and", "to", "或", "到", "至", "~", "between", "from", "either", "exactly"].contains(word)
        };
        if !words.iter().all(joins) {
            break;
        }
        is_range |= !numbers.is_empty()
            && words.iter().any(|word| RANGES.contains(word) && (*word != "and" || begins_between));
        let end = from.find(|c| !is_digit(c)).unwrap_or(from.len());
        numbers.push(from[..end].parse().ok()?);
        at = &from[end..];
    }
    match numbers[..] {
        [] => None,
        [from, to] if is_range => Some(format!("take {from}..{to}")),
        _ => Some(format!("take {}", numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(","))),
    }
    .map(|form| form + place(text))
}
