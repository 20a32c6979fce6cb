//! Texts in fields, ranked by how well they answer a question: Okapi's BM25 with a weight for each
//! field (S. Robertson, H. Zaragoza: The Probabilistic Relevance Framework, 2009).

use crate::words::{Key, NONE, Question};
use std::collections::HashMap;

/// A part of what is searched.
pub struct Field {
    /// What the part is called.
    pub name: &'static str,
    /// How much a word counts here.
    pub weight: f64,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Match {
    /// Which of the texts.
    pub index: usize,
    /// How well it answers.
    pub score: f64,
    /// The words of the question that it has, by field, in the order of the question; each word
    /// once, in the field where it counts most.
    pub why: Vec<(&'static str, Vec<String>)>,
}

/// How soon a word that is repeated stops to count.
const SATURATION: f64 = 1.2;
/// How much a long text counts against its words.
const LENGTH: f64 = 0.6;
/// How much two neighbours count beside the two words.
const PAIR: f64 = 0.5;

/// Texts, ready to be asked.
pub struct Index(Vec<Indexed>);

struct Indexed {
    /// The names of the fields.
    names: Vec<&'static str>,
    /// For each term, the fields that have it, and how much it counts there.
    weights: HashMap<Key, Vec<(usize, f64)>>,
}

impl Index {
    /// Counts the terms of each text.
    pub fn new(texts: &[Vec<Field>]) -> Index {
        let means = means(texts);
        Index(texts.iter().map(|fields| indexed(fields, &means)).collect())
    }

    /// All texts that have a word of the question, the best first.
    pub fn rank(&self, question: &Question) -> Vec<Match> {
        let mut wanted: Vec<(Key, &str, f64)> = Vec::new();
        let words = question.terms.iter().map(|(id, word)| ((*id, NONE), word.as_str()));
        let pairs = question.keys().filter(|key| key.1 != NONE).map(|key| (key, ""));
        for (key, word) in words.chain(pairs) {
            if wanted.iter().all(|(known, ..)| *known != key) {
                wanted.push((key, word, self.rarity(key)));
            }
        }
        let answer = |(index, text): (usize, &Indexed)| text.answer(index, &wanted);
        let mut found: Vec<Match> = self.0.iter().enumerate().filter_map(answer).collect();
        found.sort_by(|a, b| b.score.total_cmp(&a.score)); // stable
        found
    }

    /// How much a term says: more, the fewer texts have it.
    fn rarity(&self, key: Key) -> f64 {
        let with = self.0.iter().filter(|text| text.weights.contains_key(&key)).count() as f64;
        (1.0 + (self.0.len() as f64 - with + 0.5) / (with + 0.5)).ln()
    }
}

impl Indexed {
    fn answer(&self, index: usize, wanted: &[(Key, &str, f64)]) -> Option<Match> {
        let (mut score, mut words) = (0.0, vec![Vec::new(); self.names.len()]);
        for (key, word, rarity) in wanted {
            let Some(places) = self.weights.get(key) else { continue };
            let weight: f64 = places.iter().map(|(_, weight)| weight).sum();
            let is_pair = key.1 != NONE;
            score += if is_pair { PAIR } else { 1.0 } * rarity * weight / (SATURATION + weight);
            let best = places.iter().max_by(|a, b| a.1.total_cmp(&b.1));
            if let (Some((place, _)), false) = (best, is_pair) {
                words[*place].push((*word).to_owned());
            }
        }
        let why = self.names.iter().copied().zip(words).filter(|(_, words)| !words.is_empty());
        let why: Vec<_> = why.collect();
        if why.is_empty() { None } else { Some(Match { index, score, why }) }
    }
}

fn indexed(fields: &[Field], means: &HashMap<&str, f64>) -> Indexed {
    let mut weights: HashMap<Key, Vec<(usize, f64)>> = HashMap::new();
    for (place, field) in fields.iter().enumerate() {
        let length = field.text.len() as f64 / means[field.name].max(1.0);
        let weight = field.weight / (1.0 - LENGTH + LENGTH * length);
        for key in Question::new(&field.text).keys() {
            let places = weights.entry(key).or_default();
            match places.last_mut() {
                Some((last, sum)) if *last == place => *sum += weight,
                _ => places.push((place, weight)),
            }
        }
    }
    Indexed { names: fields.iter().map(|field| field.name).collect(), weights }
}

/// The mean length of each field.
fn means(texts: &[Vec<Field>]) -> HashMap<&'static str, f64> {
    let mut sums: HashMap<&str, (f64, f64)> = HashMap::new();
    for field in texts.iter().flatten() {
        let (length, count) = sums.entry(field.name).or_default();
        (*length, *count) = (*length + field.text.len() as f64, *count + 1.0);
    }
    sums.into_iter().map(|(name, (length, count))| (name, length / count)).collect()
}
