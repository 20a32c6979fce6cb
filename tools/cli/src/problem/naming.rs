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

#[cfg(test)]
mod tests {
    use super::*;

    fn task(name: &str, url: &str) -> BrowserTask {
        let json = serde_json::json!({ "name": name, "url": url });
        BrowserTask::parse(json.to_string().as_bytes()).unwrap()
    }

    #[test]
    fn slugs_and_titles_of_known_judges() {
        for row in [
            "https://acm.hdu.edu.cn/showproblem.php?pid=1846 | Brave Game | hdu1846 | HDU 1846: Brave Game",
            "http://poj.org/problem?id=1067 | 取石子游戏 | poj1067 | POJ 1067: 取石子游戏",
            "https://codeforces.com/problemset/problem/1382/B | B. Sequential Nim | cf1382b | Codeforces 1382B: Sequential Nim",
            "https://codeforces.com/contest/1091/problem/H | H. New Year | cf1091h | Codeforces 1091H: New Year",
            "https://codeforces.com/gym/100001/problem/A | A. Nim | gym100001a | Codeforces 100001A: Nim",
            "https://atcoder.jp/contests/abc297/tasks/abc297_g | G - Constrained Nim 2 | abc297g | ABC 297 G: Constrained Nim 2",
            "https://atcoder.jp/contests/dp/tasks/dp_k | K - Stones | atcoder_dp_k | AtCoder dp_k: K - Stones",
            "https://www.luogu.com.cn/problem/P1247 | P1247 Nim | luogu_p1247 | Luogu P1247: Nim",
            "https://www.spoj.com/problems/CLK/ | CLK - Chomp | spoj_clk | SPOJ CLK: Chomp",
            "https://basecamp.eolymp.com/en/problems/2411 | Sum of games | eolymp2411 | Eolymp 2411: Sum of games",
            "https://cses.fi/problemset/task/1098/ | Nim Game II | cses1098 | CSES 1098: Nim Game II",
            "https://www.lydsy.com/JudgeOnline/problem.php?id=1413 | Stone | bzoj1413 | BZOJ 1413: Stone",
            "https://judge.yosupo.jp/problem/nim_product_64 | Nim Product | yosupo_nim_product_64 | Library Checker nim_product_64: Nim Product",
            "https://onlinejudge.org/index.php?option=com_onlinejudge&page=show_problem&problem=1502 | 10561 - Treblecross | uva10561 | UVa 10561: Treblecross",
            "https://vjudge.net/problem/HDU-1846 | Brave Game | hdu1846 | HDU 1846: Brave Game",
            "https://acm.hdu.edu.cn/contest/problem?cid=1&pid=1001 | Nim | hdu_1_1001 | HDU 1 1001: Nim",
            "https://www.example.org/a/b | A Nim! | example_a_nim | A Nim!",
        ] {
            let [url, name, slug, title] = row.split(" | ").collect::<Vec<_>>()[..] else { panic!("{row}") };
            let task = task(name, url);
            assert_eq!((task.slug(), task.title()), (slug.to_owned(), title.to_owned()), "{url}");
        }
    }

    #[test]
    fn nothing_hostile_reaches_a_slug_or_a_line() {
        for name in
            ["../../x", "/etc/passwd", "a\0b", "..\\..\\x", "\u{202e}evil", "a\r\n//! # b", "-rf", "…"]
        {
            for url in [
                "https://example.org/",
                "https://1.2.3.4:80/../..",
                "https://acm.hdu.edu.cn/showproblem.php?pid=../../x",
                "https://codeforces.com/contest/../problem/..",
                "https://atcoder.jp/contests/x/tasks/..%2f..",
                "https://judge.yosupo.jp/problem/..",
                "https://vjudge.net/problem/HDU-../..",
                "https://vjudge.net/problem/AtCoder---",
                "https://hydro.ac/d/../p/-1",
                "https://onlinejudge.org/index.php?page=show_problem&problem=../..",
                "https://acm.hdu.edu.cn/",
            ] {
                let task = task(name, url);
                let (slug, title) = (task.slug(), task.title());
                assert!(slug.starts_with(|c: char| c.is_ascii_lowercase()), "{slug}");
                assert!(
                    slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'),
                    "{slug}"
                );
                assert!(!title.contains(|c: char| c.is_control() || c == '\u{202e}'), "{title:?}");
            }
        }
    }
}
