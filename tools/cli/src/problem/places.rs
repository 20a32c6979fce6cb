//! From a problem's address to its slug and judge, and from the slug to the address, by the
//! patterns of `judges.toml` (see `patterns`).

use crate::problem::judges::{Judge, ProblemKind, all};
use crate::problem::patterns::{self, Values, Words};
use std::cmp::Reverse;

/// A problem of a judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub judge: String,
    /// `hdu1846`.
    pub slug: String,
    /// How its title begins: `HDU 1846`.
    pub name: String,
    /// Where a solution is submitted, if that is known.
    pub submit: Option<String>,
}

/// The most characters a slug may have, since it is also a file's name.
pub const LONGEST_SLUG: usize = 40;

/// The problem at an address whose page has that title (`""` if it is not known). If several
/// patterns fit, the one counts that says most.
pub fn of_address(address: &str, heading: &str) -> Option<Place> {
    on(all(), address, heading)
}

/// The page of the problem with that slug, if the slug has all that the address needs. If several
/// patterns fit, the one counts that says most.
pub fn address_of(slug: &str) -> Option<String> {
    let (kind, values) = kind_of(slug)?;
    patterns::fill(&kind.address[0], &values)
}

/// What a slug says before its last part, and that part: `cf1382` and `b` of `cf1382b`.
pub fn contest_and_task(slug: &str) -> Option<(String, String)> {
    let (kind, values) = kind_of(slug)?;
    let (_, name) = kind.slug.strip_suffix('}')?.rsplit_once('{')?;
    let task = if name == "dashed" { values["name"].clone() } else { values.get(name)?.clone() };
    let contest = slug.strip_suffix(&task)?.trim_end_matches('_');
    (!contest.is_empty()).then(|| (contest.to_owned(), task))
}

/// The kind of problem with that slug, and the values in it, by the pattern that says most.
fn kind_of(slug: &str) -> Option<(&'static ProblemKind, Values)> {
    let kinds = all().iter().flat_map(|judge| &judge.problems);
    let fits = kinds.filter_map(|kind| Some((kind, slug_values(kind, slug)?)));
    fits.min_by_key(|(kind, _)| Reverse(patterns::literals(&kind.slug)))
}

/// The values in a slug, in which `_` may stand for a dash.
fn slug_values(kind: &ProblemKind, slug: &str) -> Option<Values> {
    let mut values = patterns::read(&kind.slug.replace("{dashed}", "{name}"), &kind.words, slug)?;
    if let Some(name) = values.get("name").filter(|_| kind.slug.contains("{dashed}")) {
        values.insert("dashed".to_owned(), name.replace('_', "-"));
    }
    Some(values)
}

/// The judge at whose site a page is, problem or not.
pub fn of_site(address: &str) -> Option<&'static Judge> {
    let address = Address::of(address)?;
    let is_here =
        |kind: &ProblemKind| Address::host(&kind.address[0]).is_some_and(|host| address.is_at(host));
    all().iter().find(|judge| judge.problems.iter().any(is_here))
}

/// The problem at an address, if it is one of these judges'.
fn on<'a>(judges: impl IntoIterator<Item = &'a Judge>, address: &str, heading: &str) -> Option<Place> {
    let address = Address::of(address)?;
    let kinds = judges.into_iter().flat_map(|judge| judge.problems.iter().map(move |kind| (judge, kind)));
    let fits = kinds.filter_map(|(judge, kind)| Some((judge, kind, kind.read(&address, heading)?)));
    let (judge, kind, (_, values)) = fits.min_by_key(|(_, _, (said, _))| Reverse(*said))?;
    let slug = patterns::slug(&patterns::fill(&kind.slug, &values)?);
    let name = patterns::fill(&kind.name, &values)?;
    let submit = kind.submit.as_ref().and_then(|submit| patterns::fill(&submit.is, &values));
    if slug.len() > LONGEST_SLUG {
        return None;
    }
    Some(Place { judge: judge.name.clone(), slug, name, submit })
}

impl Judge {
    /// The page on which a solution of the problem at that address is submitted.
    pub fn submit_url(&self, address: &str) -> Option<String> {
        on([self], address, "")?.submit
    }

    /// Whether a host is one of its names.
    fn is_named(&self, host: &str) -> bool {
        self.hosts.iter().any(|name| match name.strip_prefix('*') {
            Some(domain) => host.ends_with(domain),
            None => host == name,
        })
    }
}

impl ProblemKind {
    /// What stands in the place of each name in an address and in the title of its page, by the
    /// pattern that says most; and how much that says.
    fn read(&self, address: &Address, heading: &str) -> Option<(usize, Values)> {
        let read =
            |pattern: &String| Some((patterns::literals(pattern), address.read(pattern, &self.words)?));
        let (said, mut values) =
            self.address.iter().filter_map(read).min_by_key(|(said, _)| Reverse(*said))?;
        if let Some(pattern) = &self.heading {
            values.extend(patterns::read(pattern, &self.words, &heading.replace('/', " "))?);
        }
        Some((said, values))
    }
}

/// The parts of an address that patterns are compared with.
struct Address<'a> {
    /// The first name of the site.
    host: String,
    path: String,
    query: Vec<(&'a str, &'a str)>,
    fragment: &'a str,
}

impl<'a> Address<'a> {
    fn of(address: &'a str) -> Option<Address<'a>> {
        let host = Address::host(address)?.to_ascii_lowercase();
        let host = host.strip_prefix("www.").unwrap_or(&host);
        let judge = all().iter().find(|judge| judge.is_named(host));
        Some(Address {
            host: judge.map_or(host, |judge| &judge.hosts[0]).to_owned(),
            ..Address::parts(address)?
        })
    }

    /// The same without the host.
    fn parts(address: &'a str) -> Option<Address<'a>> {
        let (_, rest) = address.split_once("://")?;
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let path: Vec<&str> = place.split('/').skip(1).filter(|part| !part.is_empty()).collect();
        Some(Address {
            host: String::new(),
            path: path.join("/"),
            query: query.split('&').filter_map(|pair| pair.split_once('=')).collect(),
            fragment: fragment.trim_end_matches('/'),
        })
    }

    /// The host of an address or a pattern, without `www.`
    fn host(address: &str) -> Option<&str> {
        let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"))?;
        let host = rest.split(['/', '?', '#']).next()?;
        Some(host.strip_prefix("www.").unwrap_or(host))
    }

    /// Whether a pattern's host is this one's.
    fn is_at(&self, pattern: &str) -> bool {
        pattern == self.host
            || pattern.contains('{') && patterns::read(pattern, &Words::new(), &self.host).is_some()
    }

    /// The values with which a pattern is this address. Of the query, only what the pattern names
    /// counts, and the fragment only if the pattern has one.
    fn read(&self, pattern: &str, words: &Words) -> Option<Values> {
        let host = Address::host(pattern).filter(|host| self.is_at(host))?;
        let parts = Address::parts(pattern)?;
        let (mut wanted, mut found) =
            (format!("{host}/{}", parts.path), format!("{}/{}", self.host, self.path));
        for (key, value) in parts.query {
            wanted += &format!("/{key}={value}");
            found += &format!("/{key}={}", self.query.iter().find(|pair| pair.0 == key)?.1);
        }
        if !parts.fragment.is_empty() {
            wanted += &format!("#{}", parts.fragment);
            found += &format!("#{}", self.fragment);
        }
        patterns::read(&wanted, words, &found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_host_belongs_to_two_judges() {
        let mut hosts: Vec<&String> = all().iter().flat_map(|judge| &judge.hosts).collect();
        hosts.sort();
        assert_eq!(hosts.windows(2).find(|pair| pair[0] == pair[1]), None);
        for host in hosts.iter().filter(|host| !host.starts_with('*')) {
            assert_eq!(all().iter().filter(|judge| judge.is_named(host)).count(), 1, "{host}");
        }
    }
}
