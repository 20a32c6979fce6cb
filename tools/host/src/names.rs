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

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> [String; 6] {
        ["cf87c", "hdu1846", "hdu1847", "luogu_p1247", "a_bc", "ab_c"].map(str::to_owned)
    }

    #[test]
    fn case_and_punctuation_do_not_count() {
        let known = known();
        let typed = |name: &str| typed(name, &known).map(String::as_str);
        for name in ["hdu1846", "HDU1846", "hdu-1846", "HDU 1846", "Hdu_1846"] {
            assert_eq!(typed(name), Some("hdu1846"), "{name}");
        }
        assert_eq!(typed("luoguP1247"), Some("luogu_p1247"));
        assert_eq!((typed("hdu184"), typed("1846"), typed(""), typed("-")), (None, None, None, None));
        assert_eq!((typed("abc"), typed("AB_C"), typed("ab_c")), (None, None, Some("ab_c")), "two are alike");
    }

    #[test]
    fn only_what_is_near_is_suggested() {
        let known = known();
        let near = |name: &str| nearest(name, &known[..4]).map(String::as_str);
        assert_eq!(near("HDU1846"), Some("hdu1846"));
        assert_eq!(near("HDU-1847"), Some("hdu1847"));
        assert_eq!(near("hud1846"), Some("hdu1846"));
        assert_eq!(near("p1247"), None);
        assert_eq!(near("luogu1247"), Some("luogu_p1247"));
        assert_eq!((near("nim"), near("cf7c"), near("-"), near("")), (None, Some("cf87c"), None, None));
    }
}
