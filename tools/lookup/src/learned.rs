//! Which template a statement is for, learned from examples (`examples.toml`): naive Bayes over
//! words, neighbouring words and concepts, and how like the most similar example it is. What is
//! seldom seen is taken to be as likely for one template as for all, so one line about a template
//! tells much.

use crate::concepts::concepts;
use crate::words::{Id, Key, NONE, Question};
use std::collections::{BTreeMap, HashMap};
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

/// What a statement has: words, pairs of neighbours, concepts.
const KINDS: usize = 3;
/// How much each of a kind counts: pairs repeat what their words say, and concepts hold whatever
/// the words and the language are.
const WEIGHTS: [f64; KINDS] = [1.0, 0.3, 1.5];
/// How many examples it takes to be believed as much as what is known of all templates.
const DOUBT: f64 = 0.7;
/// How much it counts that a template has many examples.
const COMMON: f64 = 2.0;
/// How much it counts to be like an example, and each of a kind in that.
const ALIKE: f64 = 60.0;
const LIKENESS: [f64; KINDS] = [1.0, 0.5, 1.0];

/// What the examples say.
pub struct Learned {
    templates: Vec<Known>,
    /// For each feature, the numbers of the examples that have it.
    having: HashMap<Feature, Vec<usize>>,
    examples: Vec<Example>,
}

/// A kind, and what it is.
type Feature = (usize, Key);

struct Known {
    name: &'static str,
    examples: f64,
    /// How many features of each kind its examples have, as a multiple of what one of any template
    /// has.
    features: [f64; KINDS],
}

struct Example {
    /// The number of its template.
    template: usize,
    /// The sum of the squares of what its features weigh.
    weight: f64,
}

impl Learned {
    /// Learns from texts, each with its template; what has no examples is left out.
    pub fn new<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>) -> Learned {
        let known = |name: &'static String| Known { name, examples: 0.0, features: [0.0; KINDS] };
        let templates = EXAMPLES.keys().map(known).collect();
        let mut learned = Learned { templates, having: HashMap::new(), examples: vec![] };
        let mut sums = [0.0; KINDS];
        for (name, text) in texts {
            let Ok(template) = learned.templates.binary_search_by_key(&name, |known| known.name) else {
                continue;
            };
            learned.templates[template].examples += 1.0;
            for feature in features(&Question::new(text)) {
                learned.templates[template].features[feature.0] += 1.0;
                sums[feature.0] += 1.0;
                learned.having.entry(feature).or_default().push(learned.examples.len());
            }
            learned.examples.push(Example { template, weight: 0.0 });
        }
        let all = learned.examples.len();
        for (kind, sum) in sums.into_iter().enumerate() {
            learned.templates.iter_mut().for_each(|known| known.features[kind] *= all as f64 / sum);
        }
        let mut having: Vec<(&Feature, &Vec<usize>)> = learned.having.iter().collect();
        having.sort_unstable(); // the same sums in each run
        for (feature, having) in having {
            let weight = weight(feature.0, having.len(), all);
            having.iter().for_each(|example| learned.examples[*example].weight += weight);
        }
        learned
    }

    /// All templates that there are examples for, the best first; none if no word is known.
    pub fn ranked(&self, question: &Question) -> Vec<&'static str> {
        let features = features(question);
        let known = features.iter().filter_map(|feature| Some((feature.0, self.having.get(feature)?)));
        let known: Vec<(usize, &Vec<usize>)> = known.collect();
        if known.is_empty() {
            return vec![];
        }
        let (likely, alike) = (self.likely(&known), self.alike(&known));
        let score = |template: usize| likely[template] + ALIKE * alike[template];
        let mut best: Vec<usize> = (0..self.templates.len()).collect();
        best.sort_by(|a, b| score(*b).total_cmp(&score(*a))); // stable
        best.into_iter().map(|template| self.templates[template].name).collect()
    }

    /// For each template, the logarithm of how likely it is with these features, but for a term
    /// that is the same for all.
    fn likely(&self, known: &[(usize, &Vec<usize>)]) -> Vec<f64> {
        let all = self.examples.len() as f64;
        let common = self.templates.iter().map(|known| COMMON * (known.examples / all).ln());
        let mut likely: Vec<f64> = common.collect();
        for (kind, having) in known {
            let mut seen = vec![0.0; self.templates.len()];
            having.iter().for_each(|example| seen[self.examples[*example].template] += 1.0);
            let usual = DOUBT * having.len() as f64 / all;
            for (template, likely) in likely.iter_mut().enumerate() {
                let features = self.templates[template].features[*kind];
                *likely +=
                    WEIGHTS[*kind] * ((seen[template] / usual + 1.0) * DOUBT / (features + DOUBT)).ln();
            }
        }
        likely
    }

    /// For each template, how like its most similar example these features are, from 0 to 1: the
    /// cosine of the angle between them.
    fn alike(&self, known: &[(usize, &Vec<usize>)]) -> Vec<f64> {
        let (mut common, mut own) = (vec![0.0; self.examples.len()], 0.0);
        for (kind, having) in known {
            let weight = weight(*kind, having.len(), self.examples.len());
            own += weight;
            having.iter().for_each(|example| common[*example] += weight);
        }
        let mut alike = vec![0.0; self.templates.len()];
        for (example, common) in self.examples.iter().zip(common) {
            let known: &mut f64 = &mut alike[example.template];
            *known = known.max(common / (own * example.weight).sqrt().max(f64::MIN_POSITIVE));
        }
        alike
    }
}

/// What a feature of a kind weighs that so many of all examples have, squared.
fn weight(kind: usize, having: usize, all: usize) -> f64 {
    let having = having as f64 + 0.5;
    (LIKENESS[kind] * (1.0 + (all as f64 + 1.0 - having) / having).ln()).powi(2)
}

/// Each feature once, by its kind.
fn features(question: &Question) -> Vec<Feature> {
    let words = question.keys().map(|key| (usize::from(key.1 != NONE), key));
    let concepts = concepts(question).map(|concept| (2, (concept as Id, NONE)));
    let mut features: Vec<Feature> = words.chain(concepts).collect();
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
        assert!(100 * right >= 80 * all.len(), "{right} of {}", all.len());
    }
}
