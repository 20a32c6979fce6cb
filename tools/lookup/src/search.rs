//! The templates and problems that fit the words of a statement.

use crate::learned::{Learned, examples};
use crate::rank::{Field, Index, Match};
use crate::shelf::{Problem, Row, Shelf, Template};
use crate::words::{Key, Question};
use grundy_header::bullet;
use std::collections::HashSet;

/// A template or a problem that fits.
pub struct Found<'a> {
    /// What was found.
    pub what: What<'a>,
    /// How well; only the order of two scores means anything.
    pub score: f64,
    /// What it is about, in one line: of what docs/templates.md says of it, what fits best.
    pub line: String,
    /// The words that it has, by the part of it that has them.
    pub why: Vec<(&'static str, Vec<String>)>,
}

/// A template or a problem.
#[derive(Clone, Copy)]
pub enum What<'a> {
    /// A template.
    Template(&'a Template),
    /// A problem.
    Problem(&'a Problem),
}

/// The parts of a problem that are its name.
const NAMES: [&str; 2] = ["slug", "title"];
/// How many templates stand before what there are no examples for: problems, and what templates
/// share.
const FIRST: f64 = 3.0;
/// How many more stand before what fits half as well as the best of that.
const SPREAD: f64 = 10.0;

/// What is on a shelf, ready to be searched.
pub struct Search<'a> {
    pub(crate) shelf: &'a Shelf,
    all: Vec<What<'a>>,
    index: Index,
    learned: Learned,
}

impl<'a> Search<'a> {
    /// Counts the words of all that is on the shelf, and learns from the examples.
    pub fn new(shelf: &'a Shelf) -> Search<'a> {
        let templates = shelf.templates.iter().map(What::Template);
        let all: Vec<What> = templates.chain(shelf.problems.iter().map(What::Problem)).collect();
        let fields: Vec<Vec<Field>> = all.iter().map(What::fields).collect();
        Search { shelf, index: Index::new(&fields), learned: learned(shelf), all }
    }

    /// All that fits these words, the best first.
    pub(crate) fn by_words(&self, question: &Question) -> Vec<Found<'a>> {
        let mut matches: Vec<Option<Match>> = self.all.iter().map(|_| None).collect();
        for found in self.index.rank(question) {
            let index = found.index;
            matches[index] = Some(found);
        }
        let ranked = self.learned.ranked(question);
        let place = |what: &What| ranked.iter().position(|name| *name == what.name());
        let best = |is_of: &dyn Fn(&What) -> bool| {
            let all = self.all.iter().zip(&matches).filter(|(what, _)| is_of(what));
            all.filter_map(|(_, found)| Some(found.as_ref()?.score)).fold(0.0, f64::max)
        };
        let (best, best_unranked) = (best(&|_| true), best(&|what| place(what).is_none()));
        let asked: HashSet<Key> = question.keys().collect();
        let found = self.all.iter().zip(matches).filter_map(|(what, found)| {
            let (by_words, why) = found.map_or((0.0, vec![]), |found| (found.score, found.why));
            let score = match place(what) {
                Some(place) => -(place as f64),
                None if why.is_empty() => return None,
                None if by_words >= best && what.is_named(&why, question) => 1.0,
                None => 0.5 - FIRST - 2.0 * SPREAD * (1.0 - by_words / best_unranked),
            };
            Some(Found { what: *what, score, line: what.line_for(&asked), why })
        });
        let mut found: Vec<Found> = found.collect();
        found.sort_by(|a, b| b.score.total_cmp(&a.score)); // stable
        found
    }
}

/// What a shelf says of its templates, and the examples.
fn learned(shelf: &Shelf) -> Learned {
    let mut texts: Vec<(&str, &str)> = examples().collect();
    for template in &shelf.templates {
        let says = template.rows.iter().map(|row| &row.says).chain([&template.name, &template.title]);
        texts.extend(says.map(|text| (template.name.as_str(), text.as_str())));
    }
    Learned::new(texts.into_iter())
}

impl<'a> What<'a> {
    /// `nim`, `hdu1846`.
    pub fn name(&self) -> &'a str {
        match self {
            What::Template(template) => &template.name,
            What::Problem(problem) => &problem.slug,
        }
    }

    /// What it is about, in one line.
    pub fn line(&self) -> &'a str {
        match self {
            What::Template(template) => template.half_line(),
            What::Problem(problem) => &problem.title,
        }
    }

    /// What it is about, as far as a question has words of that.
    fn line_for(&self, asked: &HashSet<Key>) -> String {
        let What::Template(template) = self else { return self.line().to_owned() };
        let common = |row: &&Row| Question::new(&row.says).keys().filter(|key| asked.contains(key)).count();
        let row = template.rows.iter().rev().max_by_key(common);
        row.map_or(self.line().to_owned(), Row::line)
    }

    /// Whether most words of the question are the name of this problem.
    fn is_named(&self, why: &[(&str, Vec<String>)], question: &Question) -> bool {
        let names = why.iter().filter(|(part, _)| NAMES.contains(part)).map(|(_, words)| words.len());
        let names: usize = names.sum();
        2 * names >= question.terms.len() && names > 0
    }

    /// The parts whose words are looked for.
    fn fields(&self) -> Vec<Field> {
        match self {
            What::Template(template) => {
                let part = |name| bullet(&template.text, name).unwrap_or_default();
                let rows: Vec<&str> = template.rows.iter().map(|row| row.says.as_str()).collect();
                vec![
                    field("name", 2.0, &template.name),
                    field("statement", 2.5, &rows.join("\n")),
                    field("title", 1.5, &template.title),
                    field("rules", 1.0, &part("Rules")),
                ]
            }
            What::Problem(problem) => vec![
                field("slug", 2.0, &problem.slug),
                field("title", 2.0, &problem.title),
                field("idea", 1.0, &problem.idea),
            ],
        }
    }
}

fn field(name: &'static str, weight: f64, text: &str) -> Field {
    Field { name, weight, text: text.to_owned() }
}
