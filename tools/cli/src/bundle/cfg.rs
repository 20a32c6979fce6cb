//! Which `#[cfg(…)]` is decided before a judge sees the file: tests are off, features are known.

use proc_macro2::{TokenStream, TokenTree};

/// What is known of the compilation: no test, and these features.
#[derive(Debug, Clone, Copy)]
pub struct Known<'a> {
    /// The features that are on; all others are off.
    pub features: &'a [&'a str],
}

impl Known<'_> {
    /// Whether a predicate holds; `None` where only the compiler knows (a target, debug
    /// assertions).
    pub fn holds(&self, predicate: TokenStream) -> Option<bool> {
        let tokens: Vec<TokenTree> = predicate.into_iter().collect();
        match &tokens[..] {
            [TokenTree::Ident(name)] if name == "test" => Some(false),
            [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(value)] if name == "feature" => {
                let value = value.to_string();
                Some(self.features.contains(&value.trim_matches('"')))
            }
            [TokenTree::Ident(name), TokenTree::Group(group)] => {
                let mut parts = split(group.stream()).into_iter().map(|part| self.holds(part));
                match name.to_string().as_str() {
                    "not" => parts.next()?.map(|holds| !holds),
                    "all" => fold(parts, false),
                    "any" => fold(parts, true),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// `decisive` if a part is that; unknown if a part is unknown; the opposite otherwise.
fn fold(parts: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let parts: Vec<Option<bool>> = parts.collect();
    if parts.contains(&Some(decisive)) {
        return Some(decisive);
    }
    (!parts.contains(&None)).then_some(!decisive)
}

/// The parts between the commas.
pub fn split(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for token in tokens {
        if matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ',') {
            parts.push(TokenStream::new());
        } else {
            parts.last_mut().expect("never empty").extend([token]);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_values() {
        let known = Known { features: &["crates"] };
        let holds = |text: &str| known.holds(text.parse().unwrap());
        assert_eq!(holds("test"), Some(false));
        assert_eq!(holds("not(test)"), Some(true));
        assert_eq!(holds(r#"feature = "crates""#), Some(true));
        assert_eq!(holds(r#"not(feature = "other")"#), Some(true));
        assert_eq!(holds("unix"), None);
        assert_eq!(holds("all(unix, test)"), Some(false));
        assert_eq!(holds("any(unix, not(test))"), Some(true));
        assert_eq!(holds("any(unix, test)"), None);
        assert_eq!(holds("all()"), Some(true));
        assert_eq!(holds("any()"), Some(false));
    }
}
