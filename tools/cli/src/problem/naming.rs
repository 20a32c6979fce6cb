//! What a task is called here: its slug and its title.

use crate::problem::patterns;
use crate::problem::places::{self, LONGEST_SLUG, Place};
use crate::problem::task::{BrowserTask, host, line};

/// Enough of a site's name to recognise it.
const LONGEST_SITE: usize = 12;

impl BrowserTask {
    /// `HDU 1846: Brave Game`.
    pub fn title(&self) -> String {
        let name = line(&self.name);
        match self.place() {
            Some(place) => format!("{}: {}", place.name, bare_name(&name, &place.name)),
            None => name,
        }
    }

    /// The slug for the task's address; if no judge is known there, the site's name and the task's.
    pub fn slug(&self) -> String {
        if let Some(place) = self.place() {
            return place.slug;
        }
        let host = host(&self.url).unwrap_or_default();
        let site = match places::of_site(&self.url) {
            Some(judge) => &judge.name,
            None => host.rsplit('.').nth(1).unwrap_or(host), // `example` of `www.example.org`
        };
        let site: String = site.chars().take(LONGEST_SITE).collect();
        let name = patterns::slug(&self.name);
        let name = if name.is_empty() { "task" } else { &name }; // no character of it fits into a slug
        // A slug begins with a letter.
        let start = if site.starts_with(|c: char| c.is_ascii_alphabetic()) { "" } else { "p " };
        let mut slug = patterns::slug(&format!("{start}{site} {name}"));
        slug.truncate(LONGEST_SLUG);
        slug.truncate(slug.trim_end_matches('_').len());
        slug
    }

    /// The same task, if it is the one at that address.
    pub fn at(&self, address: &str) -> BrowserTask {
        BrowserTask { url: address.to_owned(), ..self.clone() }
    }

    /// Which problem of a known judge it is.
    pub fn place(&self) -> Option<Place> {
        host(&self.url)?;
        places::of_address(&self.url, &line(&self.name))
    }
}

/// The name without the number that many judges put in front of it: `B. `, `G - `, `P1247 `.
fn bare_name<'a>(name: &'a str, place: &str) -> &'a str {
    let Some((first, rest)) = name.split_once(' ') else { return name };
    let number = first.trim_end_matches(['.', ':']);
    let rest = rest.trim_start_matches(['-', ':', ' ']);
    if rest.is_empty() || number.is_empty() || !place.ends_with(number) { name } else { rest }
}
