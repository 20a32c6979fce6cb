//! What is known of each judge, from `judges.toml`.

use crate::problem::catalogue;
use anyhow::Result;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A value, the date for which it was noted, and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Fact<T> {
    /// The value.
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
    /// As it calls itself.
    pub title: String,
    /// How the slugs of its problems begin.
    pub slugs: Vec<String>,
    /// Whether it takes Rust.
    pub rust: Option<Fact<bool>>,
    /// What it takes, if that is not Rust.
    pub languages: Option<Fact<Vec<String>>>,
    /// The compiler's version.
    pub rustc: Option<Fact<String>>,
    /// The language edition.
    pub edition: Option<Fact<String>>,
    /// What the compiler is told.
    pub flags: Option<Fact<Vec<String>>>,
    /// The crates it offers, with their versions.
    pub crates: Option<Fact<BTreeMap<String, String>>>,
    /// The least size of a submission.
    pub min_bytes: Option<Fact<u64>>,
    /// The greatest size of a submission.
    pub max_bytes: Option<Fact<u64>>,
    /// Its numbers for its languages.
    pub language_ids: Option<Fact<BTreeMap<String, String>>>,
    /// Whether white space alone can fail a submission, with a verdict of its own.
    pub presentation_error: Option<Fact<bool>>,
    /// The addresses a problem may have, with `{names}`.
    #[serde(default)]
    pub problem: Vec<String>,
    /// Where to submit to that problem.
    pub submit: Option<Fact<String>>,
}

impl Judge {
    /// The crates it is known to offer.
    pub fn offers(&self) -> BTreeMap<String, String> {
        self.crates.as_ref().map(|crates| crates.is.clone()).unwrap_or_default()
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

    /// The page on which a solution of the problem at that address is submitted.
    pub fn submit_url(&self, address: &str) -> Option<String> {
        let names = self.problem.iter().find_map(|pattern| captures(pattern, address))?;
        let mut url = self.submit.as_ref()?.is.clone();
        for (name, value) in names {
            url = url.replace(&format!("{{{name}}}"), value);
        }
        Some(url)
    }
}

/// What stands in the place of each `{name}` of a pattern.
fn captures<'a>(pattern: &'a str, text: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
    let mut parts = pattern.split('{');
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    for part in parts {
        let (name, literal) = part.split_once('}')?;
        let end = if literal.is_empty() { rest.len() } else { rest.find(literal)? };
        let value = rest[..end].trim_end_matches('/');
        if value.is_empty() || value.contains(['/', '?', '&', '#']) {
            return None;
        }
        found.push((name, value));
        rest = &rest[end + literal.len()..];
    }
    Some(found)
}

/// All judges, in the order of their names.
pub fn all() -> Result<Vec<Judge>> {
    let judges: BTreeMap<String, Judge> = toml::from_str(include_str!("judges.toml"))?;
    Ok(judges.into_iter().map(|(name, judge)| Judge { name, ..judge }).collect())
}

/// The judge of that name.
///
/// # Errors
/// Names the nearest one if there is none.
pub fn named(name: &str) -> Result<Judge> {
    let judges = all()?;
    let names: Vec<String> = judges.iter().map(|judge| judge.name.clone()).collect();
    let found = judges.into_iter().find(|judge| judge.name == name.to_lowercase());
    found.ok_or_else(|| catalogue::unknown("judge", name, &names, "`cargo grundy judges` prints all"))
}

/// The judge whose problems have such slugs: `abc297g` is AtCoder's.
pub fn of_slug(slug: &str) -> Result<Option<Judge>> {
    let letters = slug.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    Ok(all()?.into_iter().find(|judge| judge.slugs.iter().any(|prefix| prefix == letters)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_date_and_a_source() {
        let judges = all().unwrap();
        assert!(judges.len() >= 12);
        for judge in &judges {
            let serde_json::Value::Object(fields) = serde_json::to_value(judge).unwrap() else {
                unreachable!()
            };
            for (field, fact) in fields.iter().filter(|(_, fact)| fact.is_object()) {
                let date = fact["date"].as_str().unwrap();
                let month = date.len() == 7 && date[..4].parse::<u32>().is_ok() && &date[4..5] == "-";
                assert!(month || date == "undated", "{}.{field}: {date}", judge.name);
                let sources = ["judge's page", "second-hand", "snapshot", "notes", "memory"];
                assert!(sources.contains(&fact["source"].as_str().unwrap()), "{}.{field}", judge.name);
            }
            assert!(
                !judge.problem.is_empty() || judge.submit.is_none(),
                "{}: submit without problem",
                judge.name
            );
        }
    }

    #[test]
    fn a_slug_names_its_judge() {
        let judge = |slug: &str| of_slug(slug).unwrap().map(|judge| judge.name);
        assert_eq!(judge("hdu1846").as_deref(), Some("hdu"));
        assert_eq!(judge("abc297g").as_deref(), Some("atcoder"));
        assert_eq!(judge("luogu_p1247").as_deref(), Some("luogu"));
        assert_eq!(judge("solution"), None);
    }

    #[test]
    fn submit_pages() {
        let url = |name: &str, address: &str| named(name).unwrap().submit_url(address);
        for address in [
            "https://codeforces.com/problemset/problem/1382/B",
            "https://codeforces.com/contest/1382/problem/B",
        ] {
            let submit = url("codeforces", address);
            assert_eq!(submit.as_deref(), Some("https://codeforces.com/contest/1382/submit/B"));
        }
        let submit = url("atcoder", "https://atcoder.jp/contests/abc297/tasks/abc297_g");
        assert_eq!(
            submit.as_deref(),
            Some("https://atcoder.jp/contests/abc297/submit?taskScreenName=abc297_g")
        );
        let submit = url("hdu", "https://acm.hdu.edu.cn/showproblem.php?pid=1846");
        assert_eq!(submit.as_deref(), Some("https://acm.hdu.edu.cn/submit.php?pid=1846"));
        assert_eq!(url("hdu", "https://example.org/?pid=1"), None);
        assert_eq!(url("cses", "https://cses.fi/problemset/task/1098/x"), None);
    }

    #[test]
    fn an_unknown_judge_is_named() {
        let error = named("codforces").unwrap_err();
        assert!(crate::base::failure::text(&error).contains("did you mean `codeforces`"));
    }
}
