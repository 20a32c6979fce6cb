//! The form that was probably meant.

use super::kind::RuleForm;
use super::words::plain;

/// Words that turn a meaning round: a form that has one more or less is another game.
const TURNS: [&str; 20] = [
    "both", "but", "even", "except", "fewer", "half", "least", "less", "misere", "more", "most", "no", "non",
    "not", "odd", "only", "proper", "replace", "same", "unequal",
];

/// Those of them that a text has.
pub fn turns(text: &str) -> Vec<&'static str> {
    let text = plain(text);
    TURNS.into_iter().filter(|turn| text.split(' ').any(|word| word == *turn)).collect()
}

/// The form of which all words of the text are, perhaps with a wrong letter in some; the one that
/// is most like it. None is better than one that says something else.
pub fn nearest(text: &str, forms: impl Iterator<Item = RuleForm>) -> Option<RuleForm> {
    let text = plain(text);
    // A letter is no word.
    if text.len() < 3 {
        return None;
    }
    let near = forms.filter(|form| is_near(&text, &plain(form.example)));
    near.min_by_key(|form| strsim::levenshtein(&text, &plain(form.example)))
}

fn is_near(text: &str, example: &str) -> bool {
    let has = |word: &str| example.split(' ').any(|other| is_like(word, other));
    let is_same = text.replace(' ', "") == example.replace(' ', "");
    is_same || text.split(' ').all(has) && turns(text) == turns(example)
}

/// Few letters are wrong; letters before a word, such as those of `improper`, make it another one.
fn is_like(word: &str, other: &str) -> bool {
    let is_prefixed = word != other && (word.ends_with(other) || other.ends_with(word));
    !is_prefixed && 3 * strsim::levenshtein(word, other) <= word.chars().count().max(other.chars().count())
}
