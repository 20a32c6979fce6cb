//! From a problem's address to its slug and judge, and from the slug to the address, by the
//! patterns of `judges.toml` (see `patterns`).

use crate::problem::judges::{Judge, Kind, all};
use crate::problem::patterns::{self, Values, Words};

/// A problem of a judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The judge's name.
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

/// The problem at an address whose page has that title (`""` if it is not known).
pub fn of_address(address: &str, heading: &str) -> Option<Place> {
    all().iter().find_map(|judge| on(judge, address, heading))
}

/// The page of the problem with that slug, if the slug has all that the address needs.
pub fn address_of(slug: &str) -> Option<String> {
    all().iter().flat_map(|judge| &judge.problems).find_map(|kind| {
        let values = patterns::read(&kind.slug, &kind.words, slug)?;
        patterns::fill(&kind.address[0], &values)
    })
}

/// The judge at whose site a page is, problem or not.
pub fn of_site(address: &str) -> Option<&'static Judge> {
    let host = |address: &str, judge: &Judge| Some(Address::of(address)?.on(&judge.hosts).host);
    all().iter().find(|judge| {
        let here = host(address, judge);
        here.is_some() && judge.problems.iter().any(|kind| host(&kind.address[0], judge) == here)
    })
}

/// The problem at an address, if it is one of that judge's.
fn on(judge: &Judge, address: &str, heading: &str) -> Option<Place> {
    let address = Address::of(address)?.on(&judge.hosts);
    let read = |kind| Some((kind, Kind::values(kind, &address, heading)?));
    let (kind, values) = judge.problems.iter().find_map(read)?;
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
        on(self, address, "")?.submit
    }
}

impl Kind {
    /// What stands in the place of each name in an address and in the title of its page.
    fn values(&self, address: &Address, heading: &str) -> Option<Values> {
        let mut values = self.address.iter().find_map(|pattern| address.read(pattern, &self.words))?;
        if let Some(pattern) = &self.heading {
            values.extend(patterns::read(pattern, &self.words, &heading.replace('/', " "))?);
        }
        Some(values)
    }
}

/// The parts of an address that patterns are compared with.
struct Address<'a> {
    host: String,
    path: String,
    query: Vec<(&'a str, &'a str)>,
}

impl<'a> Address<'a> {
    fn of(address: &'a str) -> Option<Address<'a>> {
        let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"))?;
        let rest = rest.split('#').next()?;
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let mut parts = place.split('/');
        let host = parts.next()?.to_ascii_lowercase();
        let path: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        Some(Address {
            host: host.strip_prefix("www.").unwrap_or(&host).to_owned(),
            path: path.join("/"),
            query: query.split('&').filter_map(|pair| pair.split_once('=')).collect(),
        })
    }

    /// The same page under the first of these names, if it is at one of them.
    fn on(mut self, hosts: &[String]) -> Address<'a> {
        if hosts.contains(&self.host) {
            self.host.clone_from(&hosts[0]);
        }
        self
    }

    /// The values with which a pattern is this address. Of the query, only what the pattern names
    /// counts.
    fn read(&self, pattern: &str, words: &Words) -> Option<Values> {
        let pattern = Address::of(pattern)?;
        if pattern.host != self.host {
            return None;
        }
        let (mut wanted, mut found) = (pattern.path, self.path.clone());
        for (key, value) in pattern.query {
            wanted += &format!("/{key}={value}");
            found += &format!("/{key}={}", self.query.iter().find(|pair| pair.0 == key)?.1);
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

    /// Every pattern of `judges.toml` is used, and none contradicts another one.
    #[test]
    fn patterns_agree() {
        let value = |name: &str, kind: &Kind| match (kind.words.get(name), name) {
            (Some(words), _) => words[0].clone(),
            (_, "number" | "contest") => "1234".to_owned(),
            (_, "volume" | "round") => "123".to_owned(),
            (_, "last") => "45".to_owned(),
            (_, "index") => "b".to_owned(),
            _ => "name".to_owned(),
        };
        for judge in all() {
            assert!(!judge.problems.is_empty(), "{}", judge.name);
            for kind in &judge.problems {
                let names = ["series", "number", "contest", "volume", "round", "last", "index", "letter"];
                let names = names.iter().chain(&["name", "where", "_"]);
                let values: Values = names.map(|&name| (name.to_owned(), value(name, kind))).collect();
                let fill = |pattern: &str| patterns::fill(pattern, &values).unwrap();
                let heading = kind.heading.as_deref().map(fill).unwrap_or_default();
                for pattern in &kind.address {
                    let place = of_address(&fill(pattern), &heading).unwrap_or_else(|| panic!("{pattern}"));
                    assert_eq!((&place.judge, &place.name), (&judge.name, &fill(&kind.name)), "{pattern}");
                    assert_eq!(place.slug, fill(&kind.slug), "{pattern}");
                    assert_eq!(of_slug(&place.slug).unwrap().name, judge.name, "{pattern}");
                }
                for host in &judge.hosts {
                    let address = fill(&kind.address[0]).replacen(&judge.hosts[0], host, 1);
                    assert_eq!(of_address(&address, &heading).unwrap().judge, judge.name, "{address}");
                }
            }
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
            ("https://www.luogu.com.cn/problem/AT_abc297_g", "luogu_at_abc297_g"),
            ("https://hydro.ac/d/bzoj/p/1413", "bzoj1413"),
            ("https://hydro.ac/d/school/p/1413", "hydro_school_1413"),
            ("https://eolymp.com/en/problems/2411", "eolymp2411"),
        ] {
            assert_eq!(slug(address, "").as_deref(), Some(wanted), "{address}");
        }
        let uva = "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=1502";
        assert_eq!(slug(uva, "10561 - Tree/blecross").as_deref(), Some("uva10561"));
        assert_eq!(slug(uva, "Treblecross"), None);
        let contest = "https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1001&cid=1";
        assert_eq!((slug(contest, ""), of_site(contest).unwrap().name.as_str()), (None, "hdu"));
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
