//! Games by the names that books give them, in words that say what they are.

/// A name, and rules that mean the same. E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways,
/// chapters 3, 4 and 15.
const NAMES: &[(&str, &str)] = &[
    ("kayles", "0.77"),
    ("dawson", "0.137"),
    ("dawson chess", "0.137"),
    ("dawson kayles", "0.07"),
    ("treblecross", "0.007"),
    ("james bond", "0.007"),
    ("officers", "0.6"),
    ("guiles", "0.15"),
    ("lasker", "4.3..."),
    ("lasker nim", "4.3..."),
    ("grundy", "split unequal"),
    ("fibonacci nim", "take at most 2x"),
    ("subtract a square", "take squares"),
    ("aliquot", "take proper divisors"),
    ("halving nim", "take at most half"),
    ("euclid nim", "euclid"),
    ("wythoff nim", "wythoff"),
    ("wyt queens", "queen"),
    ("white knight", "knight"),
];

/// Names that go before a number, or a size.
const PREFIXES: &[(&str, &str)] =
    &[("bash ", "take 1.."), ("bachet ", "take 1.."), ("cram ", "board domino ")];

/// The rules that a name stands for, perhaps with `'s` or `game` in it.
pub fn meaning(text: &str) -> Option<String> {
    let words = text.to_lowercase().replace('\u{2019}', "'");
    let plain = words.split_whitespace().filter(|word| !["game", "the", "of"].contains(word));
    let plain: Vec<&str> = plain.map(|word| word.strip_suffix("'s").unwrap_or(word)).collect();
    let (plain, misere) = match plain.split_last() {
        Some((&"misere" | &"misère", name)) => (name.join(" "), " misere"),
        _ => (plain.join(" "), ""),
    };
    let named = NAMES.iter().find(|(name, _)| *name == plain).map(|(_, rules)| (*rules).to_owned());
    let prefixed = || {
        PREFIXES.iter().find_map(|(name, rules)| {
            let rest =
                plain.strip_prefix(name).filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))?;
            Some(format!("{rules}{rest}"))
        })
    };
    named.or_else(prefixed).map(|rules| rules + misere)
}
