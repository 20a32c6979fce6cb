//! Which template a statement is for, learned from examples (`examples.toml`): naive Bayes over
//! words, neighbouring words and concepts. What is seldom seen is taken to be as likely for one
//! template as for all, so one line about a template tells much.

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

/// What the examples say.
pub struct Learned {
    templates: BTreeMap<&'static str, Known>,
    /// For each feature, how many examples of which templates have it.
    counts: HashMap<Feature, Vec<(&'static str, f64)>>,
    /// How many examples there are.
    all: f64,
}

/// A kind, and what it is.
type Feature = (usize, Key);

#[derive(Default)]
struct Known {
    examples: f64,
    /// How many features of each kind its examples have, as a multiple of what one of any template
    /// has.
    features: [f64; KINDS],
}

impl Learned {
    /// Learns from texts, each with its template; what has no examples is left out.
    pub fn new<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>) -> Learned {
        let mut learned = Learned { templates: BTreeMap::new(), counts: HashMap::new(), all: 0.0 };
        let mut sums = [0.0; KINDS];
        for (name, text) in texts {
            let Some((name, _)) = EXAMPLES.get_key_value(name) else { continue };
            let known = learned.templates.entry(name).or_default();
            known.examples += 1.0;
            learned.all += 1.0;
            for feature in features(&Question::new(text)) {
                known.features[feature.0] += 1.0;
                sums[feature.0] += 1.0;
                let counts = learned.counts.entry(feature).or_default();
                match counts.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, count)) => *count += 1.0,
                    None => counts.push((name, 1.0)),
                }
            }
        }
        for (kind, sum) in sums.into_iter().enumerate() {
            learned.templates.values_mut().for_each(|known| known.features[kind] *= learned.all / sum);
        }
        learned
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
            let ratio = |(kind, counts): &(usize, &Vec<(&str, f64)>)| {
                let likely = DOUBT * counts.iter().map(|(_, count)| count).sum::<f64>() / self.all;
                let seen = counts.iter().find(|(known, _)| known == name).map_or(0.0, |(_, count)| *count);
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
