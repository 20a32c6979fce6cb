//! What fits a question: rules, numbers or words.

use crate::advice;
use crate::concepts::understood;
use crate::forms::{forms, has_numbers};
use crate::numbers::{self, Fit, LEAST};
use crate::rules;
use crate::search::{Found, Search, What};
use crate::shelf::Shelf;
use crate::words::Question;

/// How many answers are looked at.
const FIRST: usize = 3;

/// Why a template was found: its table has the numbers.
pub const TABLE: &str = "table";
/// Why a template was found: it is for these rules.
pub const RULES: &str = "rules";
/// Why a template was found: its table begins as that of the rules does.
pub const ALIKE: &str = "the same first values";

/// What fits a question.
pub struct Answers<'a> {
    /// The best first.
    pub found: Vec<Found<'a>>,
    /// The first values of the game, if the question is its rules.
    pub values: Option<Vec<u32>>,
    /// Rules to explore that the words say: `take coprime`. Another game may have the same words.
    pub forms: Vec<String>,
    /// Whether the only form is the question itself, or what the explorer reads in it.
    pub is_form: bool,
}

/// The question is numbers, but fewer than [`LEAST`]: they tell no game from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooFewNumbers(
    /// How many there are.
    pub usize,
);

/// What fits a question: rules (`take 1,3,4`, `0.77`), first values, or words in English or
/// Chinese.
///
/// # Errors
/// The question is a few numbers only.
pub fn answers<'a>(question: &str, shelf: &'a Shelf) -> Result<Answers<'a>, TooFewNumbers> {
    answers_in(question, &Search::new(shelf))
}

/// The same, for many questions.
///
/// # Errors
/// The question is a few numbers only.
pub fn answers_in<'a>(question: &str, search: &Search<'a>) -> Result<Answers<'a>, TooFewNumbers> {
    let shelf = search.shelf;
    if let Some(rules) = rules::read(question) {
        let mut found = templates_of(RULES, advice::advice(&rules), shelf);
        let alike = templates_of(ALIKE, advice::alike(&rules), shelf);
        let is_new = |other: &Found| !found.iter().any(|found| found.what.name() == other.what.name());
        let alike: Vec<Found> = alike.into_iter().filter(is_new).collect();
        found.extend(alike);
        // A sentence is shown as the rules that it says.
        let title = rules.to_string();
        let forms = if title == question.trim() { vec![] } else { vec![title] };
        return Ok(Answers { found, values: advice::values(&rules), is_form: !forms.is_empty(), forms });
    }
    if let Some(numbers) = numbers::numbers(question) {
        let found = templates_of(TABLE, numbers::fits(&numbers), shelf);
        let is_enough = numbers.len() >= LEAST;
        let answers = Answers { found, values: None, forms: vec![], is_form: false };
        return if is_enough { Ok(answers) } else { Err(TooFewNumbers(numbers.len())) };
    }
    let read = Question::new(question);
    let mut found = search.by_words(&read);
    let is_form = !found.is_empty() && rules::are_rules(question);
    let forms = match () {
        () if found.is_empty() => vec![],
        () if is_form => vec![question.trim().to_owned()],
        () => forms(question, &understood(&read)),
    };
    // Lists of takes are rules. Their template is among the first; a list may be of other things.
    if let Some(rules) = forms.first().filter(|_| has_numbers(question)).and_then(|form| rules::read(form)) {
        let best = advice::advice(&rules).into_iter().take(1).collect();
        for best in templates_of(RULES, best, shelf) {
            let place = found.iter().position(|found| found.what.name() == best.what.name());
            place.map(|place| found.remove(place));
            found.insert(place.unwrap_or(found.len()).min(FIRST - 1), best);
        }
    }
    Ok(Answers { found, values: None, forms, is_form })
}

/// The templates of these fits, each once, with all that is said of it. A shelf need not have all
/// of them.
fn templates_of<'a>(part: &'static str, fits: Vec<Fit>, shelf: &'a Shelf) -> Vec<Found<'a>> {
    let mut found: Vec<Found> = Vec::new();
    for Fit { template, says } in fits {
        if let Some(known) = found.iter_mut().find(|found| found.what.name() == template) {
            known.why[0].1.push(says);
        } else if let Some(template) = shelf.templates.iter().find(|known| known.name == template) {
            let (what, why) = (What::Template(template), vec![(part, vec![says])]);
            found.push(Found { what, score: 1.0, line: what.line().to_owned(), why });
        }
    }
    found
}
