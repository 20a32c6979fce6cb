//! Names as users type them: in any case, with other punctuation, or misspelt.

/// The name that was typed: the same, or the only one with the same letters and digits.
pub fn typed<'a>(name: &str, known: &'a [String]) -> Option<&'a String> {
    if let Some(same) = known.iter().find(|known| *known == name) {
        return Some(same);
    }
    let name = plain(name);
    let mut alike = known.iter().filter(|known| !name.is_empty() && plain(known) == name);
    alike.next().filter(|_| alike.next().is_none())
}

/// The name that differs in the fewest letters, at most one in three; case and punctuation do not
/// count.
pub fn nearest<'a>(name: &str, known: &'a [String]) -> Option<&'a String> {
    let name = plain(name);
    let distance = |known: &&String| strsim::damerau_levenshtein(&name, &plain(known));
    let nearest = known.iter().min_by_key(distance)?;
    if 3 * distance(&nearest) <= name.chars().count() { Some(nearest) } else { None }
}

/// The letters and digits, in lower case.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
