//! The templates and problems that fit the words of a statement.

use crate::rank::{Field, Index};
use crate::shelf::{Problem, Shelf, Template};
use crate::words::called;
use grundy_header::bullet;

/// A template or a problem that fits.
pub struct Found<'a> {
    /// What was found.
    pub what: What<'a>,
    /// How well; only the order of two scores means anything.
    pub score: f64,
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
    pub fn by_words(&self, words: &str) -> Vec<Found<'a>> {
        let matches = self.index.rank(words);
        let found = matches.iter().map(|found| {
            let what = self.all[found.index];
            let related = matches.iter().filter(|other| what.is_related(&self.all[other.index]));
            let related = related.map(|other| other.score).fold(0.0, f64::max);
            let score = (found.score + RELATED * related) * (1.0 + COMMON * what.doublings(self.shelf));
            Found { what, score, why: found.why.clone() }
        });
        let mut found: Vec<Found> = found.collect();
        found.sort_by(|a, b| b.score.total_cmp(&a.score));
        found
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
