//! Which template a statement is for, learned from examples (`examples.toml`): naive Bayes over
//! words, neighbouring words and concepts. What is seldom seen is taken to be as likely for one
//! template as for all, so one line about a template tells much.

use crate::concepts::concepts;
use crate::words::Question;
use std::collections::{BTreeMap, BTreeSet, HashMap};
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
const DOUBT: f64 = 0.5;
/// How much it counts that a template has many examples.
const COMMON: f64 = 0.5;

/// What the examples say.
pub struct Learned {
    templates: BTreeMap<&'static str, Known>,
    /// For each feature, how many examples of which templates have it.
    counts: HashMap<Feature, BTreeMap<&'static str, f64>>,
    /// How many examples there are.
    all: f64,
}

/// A kind, and what it is.
type Feature = (usize, String);

#[derive(Default)]
struct Known {
    examples: f64,
    /// How many features of each kind its examples have, as a multiple of what one of any template
    /// has.
    features: [f64; KINDS],
}

impl Learned {
    /// Learns from the examples, and from other texts about their templates.
    pub fn new<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>) -> Learned {
        let templates = EXAMPLES.keys().map(|name| (name.as_str(), Known::default())).collect();
        let mut learned = Learned { templates, counts: HashMap::new(), all: 0.0 };
        let mut all: Vec<(&'static str, &'a str)> = examples().collect();
        all.extend(texts.filter_map(|(name, text)| Some((EXAMPLES.get_key_value(name)?.0.as_str(), text))));
        let mut sums = [0.0; KINDS];
        for (name, text) in all {
            let known = learned.templates.get_mut(name).expect("all are there");
            known.examples += 1.0;
            learned.all += 1.0;
            for feature in features(&Question::new(text)) {
                known.features[feature.0] += 1.0;
                sums[feature.0] += 1.0;
                *learned.counts.entry(feature).or_default().entry(name).or_default() += 1.0;
            }
        }
        for (kind, sum) in sums.into_iter().enumerate() {
            learned.templates.values_mut().for_each(|known| known.features[kind] *= learned.all / sum);
        }
        learned
    }

    /// Whether there are examples for a template.
    pub fn knows(&self, template: &str) -> bool {
        self.templates.contains_key(template)
    }

    /// All templates that there are examples for, the best first; none if no word is known.
    pub fn ranked(&self, question: &Question) -> Vec<&'static str> {
        let features = features(question);
        let known = features.iter().filter_map(|feature| Some((feature.0, self.counts.get(feature)?)));
        let known: Vec<_> = known.collect();
        if known.is_empty() {
            return vec![];
        }
        let score = |(name, template): (&&'static str, &Known)| {
            let common = COMMON * (template.examples / self.all).ln();
            let ratio = |(kind, counts): &(usize, &BTreeMap<&str, f64>)| {
                let likely = DOUBT * counts.values().sum::<f64>() / self.all;
                let seen = counts.get(name).copied().unwrap_or(0.0);
                let ratio = (seen / likely + 1.0) * DOUBT / (template.features[*kind] + DOUBT);
                WEIGHTS[*kind] * ratio.ln()
            };
            (*name, common + known.iter().map(ratio).sum::<f64>())
        };
        let mut scores: Vec<(&str, f64)> = self.templates.iter().map(score).collect();
        scores.sort_by(|a, b| b.1.total_cmp(&a.1)); // stable
        scores.into_iter().map(|(name, _)| name).collect()
    }
}

/// Each feature once, by its kind.
fn features(question: &Question) -> BTreeSet<Feature> {
    let words = question.terms.iter().map(|term| (0, term.key.clone()));
    let pairs = question.terms.windows(2).map(|pair| (1, format!("{} {}", pair[0].key, pair[1].key)));
    let concepts = concepts(question).into_iter().map(|concept| (2, concept.to_owned()));
    words.chain(pairs).chain(concepts).collect()
}
