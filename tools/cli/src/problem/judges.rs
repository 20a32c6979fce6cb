//! The judges of `judges.toml`, and what is known of each.

use crate::problem::offers;
use crate::problem::patterns::Words;
use anyhow::Result;
use grundy_bundle::{Offer, System};
use grundy_host::{called, failure, names};
use grundy_rust::version::Version;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What most judges have.
pub const USUAL_EDITION: &str = "2021";

/// A value, the date for which it was noted, and its source.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Fact<T> {
    pub is: T,
    /// `2025-10`, or `undated`.
    pub date: String,
    /// `judge's page`, `second-hand`, …
    pub source: String,
}

/// One judge; what is `None` is not known.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The key in `judges.toml`.
    #[serde(default)]
    pub name: String,
    /// The name it uses for itself.
    pub title: String,
    /// Names of its one site, without `www.`; addresses are written with the first. `*.` stands for
    /// anything before a dot.
    #[serde(default)]
    pub hosts: Vec<String>,
    /// Whether it takes Rust.
    pub rust: Option<Fact<bool>>,
    /// The languages it takes, if Rust is not one.
    pub languages: Option<Fact<Vec<String>>>,
    pub rustc: Option<Fact<String>>,
    /// The edition that a bundle is made for; USUAL_EDITION if that is not known.
    pub edition: Option<Fact<String>>,
    /// The editions that can be chosen instead.
    pub other_editions: Option<Fact<Vec<String>>>,
    /// The program that calls the compiler.
    pub built_with: Option<Fact<String>>,
    pub flags: Option<Fact<Vec<String>>>,
    /// The system it runs on: `linux`, `windows`.
    pub system: Option<Fact<String>>,
    /// The crates it offers, with their versions; where these are known, from its [`Offer`].
    pub crates: Option<Fact<BTreeMap<String, String>>>,
    /// Whether it takes `impl Solution` in the place of a program.
    pub wants_class: Option<Fact<bool>>,
    pub min_bytes: Option<Fact<u64>>,
    pub max_bytes: Option<Fact<u64>>,
    /// The numbers that it gives its languages.
    pub language_ids: Option<Fact<BTreeMap<String, String>>>,
    /// Whether white space alone can fail a submission, with a verdict of its own.
    pub presentation_error: Option<Fact<bool>>,
    /// How long one waits before the next submission.
    pub seconds_between_submits: Option<Fact<u64>>,
    /// Where its problems are; if several kinds fit an address, the one counts that says most.
    pub problems: Vec<ProblemKind>,
}

/// Problems whose names and addresses follow the same patterns.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ProblemKind {
    /// `hdu{number}`.
    pub slug: String,
    /// How the title begins: `HDU {number}`.
    pub name: String,
    /// The pages of a problem; the first is the one made from a slug.
    pub address: Vec<String>,
    /// How the page's title begins, where the number is not in the address.
    pub heading: Option<String>,
    /// The only values that some names may have.
    #[serde(default)]
    pub words: Words,
    pub submit: Option<Fact<String>>,
}

impl Judge {
    /// Whether more is known of it than where its problems are.
    pub fn has_facts(&self) -> bool {
        let fields = serde_json::to_value(self).unwrap_or_default();
        fields.as_object().is_some_and(|fields| fields.values().any(|field| field.get("date").is_some()))
    }

    /// The crates it is known to offer.
    pub fn known_crates(&self) -> BTreeMap<String, String> {
        self.crates.as_ref().map(|crates| crates.is.clone()).unwrap_or_default()
    }

    /// Its compiler's version, if it is known and a number.
    pub fn rust_version(&self) -> Option<Version> {
        self.rustc.as_ref().and_then(|rustc| Version::read(&rustc.is))
    }

    /// The system it runs on, if that is known.
    pub fn runs_on(&self) -> Option<System> {
        self.system.as_ref().and_then(|system| System::named(&system.is))
    }

    /// Whether it is known to take C or C++.
    pub fn takes_c(&self) -> bool {
        let is_c = |name: &String| matches!(name.as_str(), "C" | "C++" | "GCC" | "G++");
        self.languages.as_ref().is_some_and(|languages| languages.is.iter().any(is_c))
    }

    /// Whether it takes C and no Rust.
    pub fn needs_c(&self) -> bool {
        self.takes_c() && self.rust.as_ref().is_some_and(|rust| !rust.is)
    }

    /// Whether slugs that begin with these letters are its own.
    fn begins_with(&self, letters: &str) -> bool {
        let begins = |kind: &ProblemKind| {
            let start = self::letters(&kind.slug).unwrap_or_default();
            start == letters || start.is_empty() && kind.words.values().flatten().any(|word| word == letters)
        };
        self.name == letters || self.problems.iter().any(begins)
    }
}

/// All judges, by name.
pub fn all() -> &'static [Judge] {
    static JUDGES: LazyLock<Vec<Judge>> = LazyLock::new(|| {
        let judges: BTreeMap<String, Judge> =
            toml::from_str(include_str!("judges.toml")).expect("the tests read this file");
        let with_offer = |(name, judge): (String, Judge)| {
            let crates = offers::of(&name).map(offered).or(judge.crates);
            Judge { name, crates, ..judge }
        };
        judges.into_iter().map(with_offer).collect()
    });
    &JUDGES
}

/// The crates of an offer, with the date and the source of the list.
fn offered(offer: &Offer) -> Fact<BTreeMap<String, String>> {
    let (date, source) = offer.noted();
    Fact { is: offer.crates(), date, source }
}

pub fn named(name: &str) -> Result<Judge> {
    let names: Vec<String> = all().iter().map(|judge| judge.name.clone()).collect();
    let titles =
        || all().iter().find(|judge| names::typed(name, std::slice::from_ref(&judge.title)).is_some());
    let found = names::typed(name, &names).and_then(|name| all().iter().find(|judge| judge.name == *name));
    found
        .or_else(titles)
        .cloned()
        .ok_or_else(|| failure::unknown("judge", name, &names, &format!("`{} judges` prints all", called())))
}

/// The judge whose problems have such slugs: `abc297g` is one of AtCoder's.
pub fn of_slug(slug: &str) -> Option<Judge> {
    let letters = letters(slug)?;
    all().iter().find(|judge| judge.begins_with(letters)).cloned()
}

/// The letters with which a slug begins.
fn letters(slug: &str) -> Option<&str> {
    slug.split(|c: char| !c.is_ascii_alphabetic()).next().filter(|start| !start.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_known() {
        let unknown = all().iter().find(|judge| judge.system.is_some() && judge.runs_on().is_none());
        assert_eq!(unknown, None);
    }

    #[test]
    fn no_two_judges_have_slugs_that_begin_alike() {
        let mut starts = BTreeMap::new();
        for judge in all() {
            let slugs = judge.problems.iter().map(|kind| kind.slug.as_str());
            for start in slugs.chain([judge.name.as_str()]).filter_map(letters) {
                let other = starts.insert(start, &judge.name).filter(|other| **other != judge.name);
                assert_eq!(other, None, "{start} of {}", judge.name);
                assert!(judge.begins_with(start), "{start}");
            }
        }
    }
}
