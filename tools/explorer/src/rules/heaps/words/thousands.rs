//! Numbers such as `1,200`, which may be one number or two.

use crate::game::Flaw;

/// Behind these a single number ends a limit or a range.
const BEFORE: [&str; 10] = ["to", "and", "most", "least", "than", "through", "between", "from", "max", "-"];

/// What is wrong with the first `1,200` that ends a limit or a range, or with `1,000`; a list such
/// as `1,3,100` is none.
pub fn thousands(text: &str) -> Option<Flaw> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    (0..words.len()).find_map(|i| {
        let number = words[i].trim_end_matches(['.', ',', ';', ')']);
        let number = number.rsplit("..").next().filter(|number| is_grouped(number))?;
        let behind = words.get(i + 1..).unwrap_or_default();
        let is_limit =
            matches!(behind, [or, more, ..] if or == "or" && ["more", "less", "fewer"].contains(&&**more));
        let is_end = i > 0 && BEFORE.contains(&&*words[i - 1]) || is_limit;
        (is_end || number.contains(",0")).then(|| unclear(number))
    })
}

/// One to three digits, and then groups of three.
fn is_grouped(word: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    word.split(',')
        .enumerate()
        .all(|(i, part)| is_number(part) && (part.len() == 3 || i == 0 && part.len() < 3))
        && word.contains(',')
}

fn unclear(number: &str) -> Flaw {
    let plain: Vec<&str> = number.split(',').map(|part| part.trim_start_matches('0')).collect();
    let one = number.replace(',', "");
    if plain.contains(&"") {
        return Flaw(format!("`{number}`: a number has no commas: write `{one}`"));
    }
    Flaw(format!("`{number}` may be one number or several: write `{one}`, or `{}`", plain.join(" or ")))
}
