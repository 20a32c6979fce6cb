//! Which template a statement is for, learned from examples (`examples.toml`): naive Bayes over
//! words, neighbouring words and concepts, how like the most similar example it is, and how like
//! all examples of the template together. What is seldom seen is taken to be as likely for one
//! template as for all, so one line about a template tells much.

use crate::concepts::concepts;
use crate::words::{Id, Key, NONE, Question};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static EXAMPLES: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| toml::from_str(include_str!("examples.toml")).expect("the tests read this file"));

/// Statements in short, and the template for each.
pub fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    EXAMPLES
        .iter()
        .flat_map(|(template, lines)| lines.lines().map(|line| (template.as_str(), line)))
        .filter(|(_, line)| !line.is_empty())
}

/// What a statement has: words, pairs of neighbours, concepts, and words as they stand.
const KINDS: usize = 4;
/// How much each of a kind counts: pairs and words as they stand repeat what their words say, and
/// concepts hold whatever the words and the language are.
const WEIGHTS: [f64; KINDS] = [1.0, 0.25, 1.1, 0.3];
/// How many examples it takes to be believed as much as what is known of all templates.
const DOUBT: f64 = 0.8;
/// How much it counts that a template has many examples: the engines for any game have most, and
/// come where nothing else is near.
const COMMON: f64 = 5.0;
/// How much it counts to be like an example, to be like all of a template, and each of a kind in
/// that.
const ALIKE: f64 = 60.0;
const CENTRAL: f64 = 80.0;
const LIKENESS: [f64; KINDS] = [1.0, 0.8, 1.0, 0.8];

/// What the examples say.
pub struct Learned {
    templates: Vec<Known>,
    /// Features, sorted, each with the number of an example that has it.
    having: Vec<Having>,
    examples: Vec<Example>,
}

/// A kind in the two highest bits, and what it is: one number is sorted sooner than three.
type Feature = u64;
/// A feature, and the number of an example.
type Having = (Feature, u32);

struct Known {
    name: &'static str,
    examples: f64,
    /// How many features of each kind its examples have, as a multiple of what one of any template
    /// has.
    features: [f64; KINDS],
    /// The length of the sum of its examples, each of length 1.
    length: f64,
}

struct Example {
    /// The number of its template.
    template: usize,
    /// Its length: the root of the sum of the squares of what its features weigh.
    length: f64,
}

impl Learned {
    /// Learns from texts, each with its template; what has no examples is left out.
    pub fn new<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>) -> Learned {
        let known =
            |name: &'static String| Known { name, examples: 0.0, features: [0.0; KINDS], length: 0.0 };
        let templates = EXAMPLES.keys().map(known).collect();
        let mut learned = Learned { templates, having: vec![], examples: vec![] };
        let mut sums = [0.0; KINDS];
        for (name, text) in texts {
            let Ok(template) = learned.templates.binary_search_by_key(&name, |known| known.name) else {
                continue;
            };
            learned.templates[template].examples += 1.0;
            for feature in features(&Question::new(text)) {
                learned.templates[template].features[kind(feature)] += 1.0;
                sums[kind(feature)] += 1.0;
                learned.having.push((feature, learned.examples.len() as u32));
            }
            learned.examples.push(Example { template, length: 0.0 });
        }
        let all = learned.examples.len();
        for (kind, sum) in sums.into_iter().enumerate() {
            learned.templates.iter_mut().for_each(|known| known.features[kind] *= all as f64 / sum);
        }
        learned.having.sort_unstable();
        learned.measure();
        learned
    }

    /// The lengths of the examples, then of the sums of those of each template.
    fn measure(&mut self) {
        let Learned { templates, having, examples } = self;
        let all = examples.len();
        let weigh = |having: &[Having]| weight(kind(having[0].0), having.len(), all);
        for having in having.chunk_by(|one, next| one.0 == next.0) {
            having.iter().for_each(|(_, example)| examples[*example as usize].length += weigh(having));
        }
        examples.iter_mut().for_each(|example| example.length = example.length.sqrt().max(LEAST));
        let mut sums = vec![0.0; templates.len()];
        for having in having.chunk_by(|one, next| one.0 == next.0) {
            let of = |(_, example): &Having| &examples[*example as usize];
            having.iter().map(of).for_each(|example| sums[example.template] += 1.0 / example.length);
            for Example { template, .. } in having.iter().map(of) {
                templates[*template].length += weigh(having) * std::mem::take(&mut sums[*template]).powi(2);
            }
        }
        templates.iter_mut().for_each(|known| known.length = known.length.sqrt().max(LEAST));
    }

    /// All templates that there are examples for, the best first; none if no word is known.
    pub fn ranked(&self, question: &Question) -> Vec<&'static str> {
        let features = features(question);
        let known = features.iter().map(|feature| self.having(*feature));
        let known: Vec<&[Having]> = known.filter(|having| !having.is_empty()).collect();
        if known.is_empty() {
            return vec![];
        }
        let (likely, alike) = (self.likely(&known), self.alike(&known));
        let score = |template: usize| likely[template] + alike[template];
        let mut best: Vec<usize> = (0..self.templates.len()).collect();
        best.sort_by(|a, b| score(*b).total_cmp(&score(*a))); // stable
        best.into_iter().map(|template| self.templates[template].name).collect()
    }

    /// The examples that have a feature.
    fn having(&self, feature: Feature) -> &[Having] {
        let from = &self.having[self.having.partition_point(|having| having.0 < feature)..];
        &from[..from.partition_point(|having| having.0 == feature)]
    }

    /// For each template, the logarithm of how likely it is with these features, but for a term
    /// that is the same for all.
    fn likely(&self, known: &[&[Having]]) -> Vec<f64> {
        let all = self.examples.len() as f64;
        let common = self.templates.iter().map(|known| COMMON * (known.examples / all).ln());
        let mut likely: Vec<f64> = common.collect();
        for having in known {
            let (kind, mut seen) = (kind(having[0].0), vec![0.0; self.templates.len()]);
            having.iter().for_each(|(_, example)| seen[self.examples[*example as usize].template] += 1.0);
            let usual = DOUBT * having.len() as f64 / all;
            for (template, likely) in likely.iter_mut().enumerate() {
                let features = self.templates[template].features[kind];
                *likely += WEIGHTS[kind] * ((seen[template] / usual + 1.0) * DOUBT / (features + DOUBT)).ln();
            }
        }
        likely
    }

    /// For each template, how like its most similar example these features are, and how like all
    /// its examples together, each a cosine of an angle.
    fn alike(&self, known: &[&[Having]]) -> Vec<f64> {
        let (mut common, mut own) = (vec![0.0; self.examples.len()], 0.0);
        for having in known {
            let weight = weight(kind(having[0].0), having.len(), self.examples.len());
            own += weight;
            having.iter().for_each(|(_, example)| common[*example as usize] += weight);
        }
        let mut alike = vec![(0.0, 0.0); self.templates.len()];
        for (example, common) in self.examples.iter().zip(common) {
            let cosine = common / (own.sqrt().max(LEAST) * example.length);
            let (most, sum): &mut (f64, f64) = &mut alike[example.template];
            (*most, *sum) = (most.max(cosine), *sum + cosine);
        }
        let both = alike.into_iter().zip(&self.templates);
        both.map(|((most, sum), known)| ALIKE * most + CENTRAL * sum / known.length).collect()
    }
}

/// The least length, so that nothing is divided by zero.
const LEAST: f64 = 1e-9;

/// What a feature of a kind weighs that `having` of `all` examples have, squared: more, the fewer
/// have it.
fn weight(kind: usize, having: usize, all: usize) -> f64 {
    let having = having as f64 + 0.5;
    LIKENESS[kind].powi(2) * (1.0 + (all as f64 + 1.0 - having) / having).ln()
}

fn feature(kind: u64, key: Key) -> Feature {
    kind << 62 | u64::from(key.0) << 31 | u64::from(key.1)
}

fn kind(feature: Feature) -> usize {
    (feature >> 62) as usize
}

/// Each feature once, by its kind.
fn features(question: &Question) -> Vec<Feature> {
    let words = question.keys().map(|key| feature(u64::from(key.1 != NONE), key));
    let concepts = concepts(question).map(|concept| feature(2, (concept as Id, NONE)));
    let forms = question.as_they_stand().map(|key| feature(3, key));
    let mut features: Vec<Feature> = words.chain(concepts).chain(forms).collect();
    features.sort_unstable();
    features.dedup();
    features
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of ten parts of the examples each is asked of what the others teach.
    #[test]
    fn what_was_not_seen_is_understood() {
        let all: Vec<(&str, &str)> = examples().collect();
        let mut right = 0;
        for part in 0..10 {
            let others = all.iter().enumerate().filter(|(index, _)| index % 10 != part);
            let learned = Learned::new(others.map(|(_, example)| *example));
            right += all
                .iter()
                .skip(part)
                .step_by(10)
                .filter(|(name, text)| {
                    learned.ranked(&Question::new(text)).iter().take(3).any(|found| found == name)
                })
                .count();
        }
        println!("{right} of {}", all.len());
        assert!(100 * right >= 89 * all.len(), "{right} of {}", all.len());
    }
}
