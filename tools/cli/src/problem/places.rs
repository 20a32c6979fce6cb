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
    let kinds = all().iter().flat_map(|judge| &judge.problems);
    let fits = kinds.filter_map(|kind| Some((kind, slug_values(kind, slug)?)));
    let (kind, values) = fits.min_by_key(|(kind, _)| Reverse(patterns::literals(&kind.slug)))?;
    patterns::fill(&kind.address[0], &values)
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
    use crate::problem::catalogue;
    use crate::problem::judges::{named, of_slug};
    use std::path::Path;

    /// Every pattern of `judges.toml` is used, none contradicts another one, and a slug's address
    /// leads back to the slug.
    #[test]
    fn patterns_agree() {
        let value = |name: &str, kind: &ProblemKind| match (kind.words.get(name), name) {
            (Some(words), _) => words[0].clone(),
            (_, "number" | "contest") => "1234".to_owned(),
            (_, "volume" | "round") => "123".to_owned(),
            (_, "last") => "45".to_owned(),
            (_, "index") => "b".to_owned(),
            (_, "dashed") => "a-name".to_owned(),
            (_, "path") => "a/path".to_owned(),
            _ => "name".to_owned(),
        };
        for judge in all() {
            assert!(!judge.problems.is_empty(), "{}", judge.name);
            for kind in &judge.problems {
                let names = ["series", "number", "contest", "volume", "round", "last", "index", "letter"];
                let names = names.iter().chain(&["name", "where", "dashed", "path", "_"]);
                let values: Values = names.map(|&name| (name.to_owned(), value(name, kind))).collect();
                let fill = |pattern: &str| patterns::fill(pattern, &values).unwrap();
                let heading = kind.heading.as_deref().map(fill).unwrap_or_default();
                for pattern in &kind.address {
                    let place = of_address(&fill(pattern), &heading).unwrap_or_else(|| panic!("{pattern}"));
                    assert_eq!((&place.judge, &place.name), (&judge.name, &fill(&kind.name)), "{pattern}");
                    assert_eq!(place.slug, patterns::slug(&fill(&kind.slug)), "{pattern}");
                    assert_eq!(of_slug(&place.slug).unwrap().name, judge.name, "{pattern}");
                    if let Some(address) = address_of(&place.slug).filter(|_| kind.heading.is_none()) {
                        assert_eq!(of_address(&address, ""), Some(place), "{pattern}");
                    }
                }
                for host in &judge.hosts {
                    let host = host.replace('*', "any");
                    let address = fill(&kind.address[0]).replacen(&judge.hosts[0], &host, 1);
                    assert_eq!(of_address(&address, &heading).unwrap().judge, judge.name, "{address}");
                }
            }
        }
    }

    #[test]
    fn no_host_belongs_to_two_judges() {
        let mut hosts: Vec<&String> = all().iter().flat_map(|judge| &judge.hosts).collect();
        hosts.sort();
        assert_eq!(hosts.windows(2).find(|pair| pair[0] == pair[1]), None);
        for host in hosts.iter().filter(|host| !host.starts_with('*')) {
            assert_eq!(all().iter().filter(|judge| judge.is_named(host)).count(), 1, "{host}");
        }
    }

    #[test]
    fn all_problems_here_go_from_address_to_slug_and_back() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let entries = catalogue::entries(root, &[]).unwrap();
        assert!(entries.len() >= 83);
        for entry in entries {
            let source = entry.problem.unwrap().source;
            if entry.slug == "cram_dominoes" {
                // No judge has it, so nothing may claim it.
                assert!(of_address(&source, "").is_none() && of_slug(&entry.slug).is_none());
                continue;
            }
            let place = of_address(&source, "").unwrap_or_else(|| panic!("{source}"));
            assert_eq!(place.slug, entry.slug, "{source}");
            assert_eq!(of_slug(&entry.slug).unwrap().name, place.judge, "{source}");
            assert_eq!(address_of(&entry.slug), Some(source));
        }
    }

    #[test]
    fn a_slug_that_can_be_read_in_two_ways_has_no_address() {
        assert_eq!(address_of("cf13821"), None);
        assert_eq!(address_of("atcoder_dp_k"), None, "its contest is not in the slug");
        assert_eq!((address_of("hdu18x"), address_of("solution"), address_of("")), (None, None, None));
    }

    #[test]
    fn other_addresses_of_one_problem() {
        let slug = |address: &str, heading: &str| of_address(address, heading).map(|place| place.slug);
        for (address, wanted) in [
            ("http://www.codeforces.com/contest/1382/problem/B/", "cf1382b"),
            ("https://m1.codeforces.com/contest/1382/problem/B?locale=en", "cf1382b"),
            ("https://mirror.codeforces.com/problemset/problem/1382/B#x", "cf1382b"),
            ("https://codeforces.net/problemset/problem/1382/B", "cf1382b"),
            ("https://codeforces.com/group/abc/contest/100001/problem/A", "gym100001a"),
            ("https://codeforces.com/problemsets/acmsguru/problem/99999/153", "sgu153"),
            ("https://vjudge.net/problem/HDU-1846", "hdu1846"),
            ("https://atcoder.jp/contests/abc058/tasks/arc071_a", "arc071a"),
            ("https://www.luogu.com/problem/P1247", "luogu_p1247"),
            ("https://www.luogu.com.cn/problem/AT_abc297_g", "abc297g"),
            ("https://hydro.ac/d/bzoj/p/1413", "bzoj1413"),
            ("https://hydro.ac/d/school/p/1413", "hydro_school_1413"),
            ("https://eolymp.com/en/problems/2411", "eolymp2411"),
        ] {
            assert_eq!(slug(address, "").as_deref(), Some(wanted), "{address}");
        }
        let uva = "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=1502";
        assert_eq!(slug(uva, "10561 - Tree/blecross").as_deref(), Some("uva10561"));
        assert_eq!(slug(uva, "Treblecross"), None);
        let page = "https://acm.hdu.edu.cn/statistic.php?pid=1001";
        assert_eq!((slug(page, ""), of_site(page).unwrap().name.as_str()), (None, "hdu"));
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
        let submit = url("atcoder", "https://atcoder.jp/contests/dp/tasks/dp_k");
        assert_eq!(submit.as_deref(), Some("https://atcoder.jp/contests/dp/submit?taskScreenName=dp_k"));
        let submit = url("hdu", "https://acm.hdu.edu.cn/showproblem.php?pid=1846");
        assert_eq!(submit.as_deref(), Some("https://acm.hdu.edu.cn/submit.php?pid=1846"));
        assert_eq!(url("hdu", "https://example.org/?pid=1"), None);
        assert_eq!(url("hdu", "https://codeforces.com/contest/1382/problem/B"), None);
        assert_eq!(url("kattis", "https://open.kattis.com/problems/throwns (Kattis)"), None);
        assert_eq!(url("cses", "https://cses.fi/problemset/task/1098/x/y"), None);
    }
}
