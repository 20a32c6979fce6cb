//! The templates and problems that fit the words of a statement.

use crate::concepts::Understood;
use crate::rank::{Field, Index, Match};
use crate::shelf::{Problem, Row, Shelf, Template};
use crate::words::{called, count, terms};
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

/// How much of the score of its template or of its best problem counts for each.
const RELATED: f64 = 0.25;
/// How much each doubling of the number of its problems counts for a template: what is asked often
/// is asked for more often, too.
const COMMON: f64 = 0.03;
/// What counts if the concepts of a question ask for a template, and how much their strength does.
const ASKED: f64 = 0.3;
const STRENGTH: f64 = 0.15;
/// What is asked for more strongly than this has been understood.
const UNDERSTOOD: f64 = 7.0;
/// How soon what has fewer words of the question than the best counts for nothing.
const SHARP: i32 = 2;
/// What counts for the best template by words.
const BEST: f64 = 1.25;
/// The engines, for whatever no other template is for.
const ENGINES: [&str; 2] = ["sg_dfs", "outcome"];
/// What counts at least for these: a little less than for the best by words, unless the question
/// has been understood.
const ENGINE: f64 = 1.2;
const LAST_ENGINE: f64 = 0.8;
/// What counts for a problem whose name is asked for, and how much of its words for any other.
const NAMED: f64 = 1.25;
const UNNAMED: f64 = 0.5;
/// The parts of a problem that are its name.
const NAMES: [&str; 2] = ["slug", "title"];

/// What is on a shelf, ready to be searched.
pub struct Search<'a> {
    pub(crate) shelf: &'a Shelf,
    all: Vec<What<'a>>,
    index: Index,
}

impl<'a> Search<'a> {
    /// Counts the words of all that is on the shelf.
    pub fn new(shelf: &'a Shelf) -> Search<'a> {
        let templates = shelf.templates.iter().map(What::Template);
        let all: Vec<What> = templates.chain(shelf.problems.iter().map(What::Problem)).collect();
        let fields: Vec<Vec<Field>> = all.iter().map(What::fields).collect();
        Search { shelf, index: Index::new(&fields), all }
    }

    /// All that fits these words, the best first.
    pub(crate) fn by_words(&self, words: &str, understood: &Understood) -> Vec<Found<'a>> {
        let mut matches: Vec<Option<Match>> = self.all.iter().map(|_| None).collect();
        for found in self.index.rank(words) {
            let index = found.index;
            matches[index] = Some(found);
        }
        let scores: Vec<f64> = (0..self.all.len()).map(|index| self.score(index, &matches)).collect();
        let best = |is_template: bool| {
            let all = self.all.iter().zip(&scores).filter(|(what, _)| what.is_template() || !is_template);
            all.map(|(_, score)| *score).fold(0.0, f64::max)
        };
        let (best_template, best) = (best(true), best(false));
        let said = count(words);
        let strongest = understood.templates.values().copied().fold(0.0, f64::max);
        let found = self.all.iter().zip(matches).zip(&scores).filter_map(|((what, found), score)| {
            let why = found.map_or(vec![], |found| found.why);
            let asked = understood.templates.get(what.name());
            let engine = if strongest > UNDERSTOOD { LAST_ENGINE } else { ENGINE };
            let best = if what.is_template() { best_template } else { best };
            let by_words = what.weighed(score / best, said, &why);
            let by_words = if what.is_engine() { by_words.max(engine) } else { by_words };
            let is_found = !why.is_empty() || asked.is_some() || what.is_engine() && best > 0.0;
            let score = by_words + asked.map_or(0.0, |strength| ASKED + STRENGTH * strength);
            is_found.then(|| Found { what: *what, score, line: what.line_for(words), why })
        });
        let mut found: Vec<Found> = found.collect();
        found.sort_by(|a, b| b.score.total_cmp(&a.score)); // stable
        found
    }

    /// What counts for the words that one has, and what is related to it.
    fn score(&self, index: usize, matches: &[Option<Match>]) -> f64 {
        let what = self.all[index];
        let own = matches[index].as_ref().map_or(0.0, |found| found.score);
        let related = matches.iter().flatten().filter(|other| what.is_related(&self.all[other.index]));
        let related = related.map(|other| other.score).fold(0.0, f64::max);
        (own + RELATED * related) * (1.0 + COMMON * what.doublings(self.shelf))
    }
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

    /// What counts for its share of the best score; `said` words are in the question.
    fn weighed(&self, share: f64, said: usize, why: &[(&str, Vec<String>)]) -> f64 {
        let names: usize =
            why.iter().filter(|(part, _)| NAMES.contains(part)).map(|(_, words)| words.len()).sum();
        match self {
            What::Problem(_) if 2 * names >= said && names > 0 => NAMED * share,
            What::Problem(_) => UNNAMED * share.powi(SHARP),
            What::Template(_) if share >= 1.0 => BEST,
            What::Template(_) => share.powi(SHARP),
        }
    }

    fn is_template(&self) -> bool {
        matches!(self, What::Template(_))
    }

    fn is_engine(&self) -> bool {
        ENGINES.contains(&self.name())
    }

    /// What it is about, as far as a question has words of that.
    fn line_for(&self, question: &str) -> String {
        let What::Template(template) = self else { return self.line().to_owned() };
        let asked: HashSet<String> = terms(question).into_iter().map(|term| term.key).collect();
        let common = |row: &&Row| terms(&row.says).iter().filter(|term| asked.contains(&term.key)).count();
        let row = template.rows.iter().rev().max_by_key(common);
        row.map_or(self.line().to_owned(), Row::line)
    }

    /// Whether one is the main template of the other.
    fn is_related(&self, other: &What) -> bool {
        match (self, other) {
            (What::Template(template), What::Problem(problem))
            | (What::Problem(problem), What::Template(template)) => {
                problem.templates.first() == Some(&template.name)
            }
            _ => false,
        }
    }

    /// How often the number of its problems doubles, from one on.
    fn doublings(&self, shelf: &Shelf) -> f64 {
        match self {
            What::Template(template) => (1.0 + shelf.showing(&template.name).len() as f64).log2(),
            What::Problem(_) => 0.0,
        }
    }

    /// The parts that are searched; the first three are short and say the most.
    fn fields(&self) -> Vec<Field> {
        match self {
            What::Template(template) => {
                let part = |name| bullet(&template.text, name).unwrap_or_default();
                let rows: Vec<&str> = template.rows.iter().map(|row| row.says.as_str()).collect();
                vec![
                    field("name", 2.0, &template.name),
                    field("statement", 2.5, &rows.join("\n")),
                    field("called", 2.5, &called(&template.name).join("\n")),
                    field("title", 1.5, &template.title),
                    field("rules", 1.0, &part("Rules")),
                    field("theorem", 0.4, &part("Theorem")),
                    field("source", 0.3, &part("Source")),
                    field("functions", 0.3, &docs(&template.text)),
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

/// What the doc comments of the code say, without examples.
fn docs(text: &str) -> String {
    let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("/// "));
    let mut is_code = false;
    let prose = lines.filter(|line| {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    });
    prose.collect::<Vec<_>>().join("\n")
}
