//! A task as the browser extension Competitive Companion sends it. Nothing in it is trusted.

use crate::base::failure::Failure;
use anyhow::Result;
use serde::Deserialize;

/// One task; what is not used here is not read.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    /// As on the judge's page.
    pub name: String,
    /// The judge and the contest.
    #[serde(default)]
    pub group: String,
    /// The judge's page.
    pub url: String,
    /// Whether the program talks with the judge.
    #[serde(default)]
    pub interactive: bool,
    /// Megabytes.
    #[serde(default)]
    pub memory_limit: f64,
    /// Milliseconds.
    #[serde(default)]
    pub time_limit: f64,
    /// The samples.
    #[serde(default)]
    pub tests: Vec<Sample>,
    /// The tasks that are sent with this one.
    #[serde(default)]
    pub batch: Batch,
}

/// One sample.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Sample {
    /// The judge's input.
    pub input: String,
    /// The judge's output.
    pub output: String,
}

/// Which tasks belong together.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Batch {
    /// The same for all of them.
    pub id: String,
    /// How many there are.
    pub size: usize,
}

impl Default for Batch {
    fn default() -> Batch {
        Batch { id: String::new(), size: 1 }
    }
}

/// More tasks than any contest has.
const LARGEST_BATCH: usize = 200;
/// More samples than any task has.
const MOST_SAMPLES: usize = 200;

impl Task {
    /// Reads a task.
    ///
    /// # Errors
    /// Names what is missing or makes no sense.
    pub fn parse(json: &[u8]) -> Result<Task> {
        let help = "a task is an object with `name`, `url` and `tests`, as Competitive Companion sends it";
        let wrong = |message: String| Failure::misuse(message, help);
        let task: Task =
            serde_json::from_slice(json).map_err(|error| wrong(format!("this is not a task: {error}")))?;
        if line(&task.name).is_empty() {
            return Err(wrong("the task has no name".to_owned()));
        }
        if host(&task.url).is_none() || task.url.len() > 500 {
            return Err(wrong(format!("`{}` is not the address of a page", line(&task.url))));
        }
        if !(1..=LARGEST_BATCH).contains(&task.batch.size) {
            return Err(wrong(format!("a batch of {} tasks", task.batch.size)));
        }
        if task.tests.len() > MOST_SAMPLES {
            return Err(wrong(format!("{} samples", task.tests.len())));
        }
        Ok(task)
    }

    /// `HDU 1846: Brave Game`.
    pub fn title(&self) -> String {
        let known = known(&self.url);
        let name = line(&self.name);
        let id = known.as_ref().map(|known| known.id.as_str());
        let bare = bare_name(&name, id);
        match known {
            Some(known) => format!("{} {}: {bare}", known.judge, known.id),
            None => bare.to_owned(),
        }
    }

    /// `1.5 s, 256 MB`.
    pub fn limits(&self) -> String {
        let sensible = |value: f64| (1.0..=1e6).contains(&value);
        let time = sensible(self.time_limit).then(|| format!("{} s", self.time_limit / 1000.0));
        let memory = sensible(self.memory_limit).then(|| format!("{} MB", self.memory_limit));
        match (time, memory) {
            (Some(time), Some(memory)) => format!("{time}, {memory}"),
            (Some(time), None) => time,
            (None, _) => "unknown".to_owned(),
        }
    }

    /// The slug that the address means; of an unknown judge, its name and the task's.
    pub fn slug(&self) -> String {
        if let Some(known) = known(&self.url) {
            return known.slug;
        }
        let host = host(&self.url).unwrap_or_default();
        let judge = host.rsplit('.').nth(1).unwrap_or(host); // `example` of `www.example.org`
        let judge: String = judge.chars().take(12).collect();
        let name = words(&self.name);
        let name = if name.is_empty() { "task" } else { &name }; // in letters that a slug has not
        let mut slug = words(&format!("p {judge} {name}"));
        if judge.starts_with(|c: char| c.is_ascii_alphabetic()) {
            slug.drain(..2);
        }
        slug.truncate(40);
        slug.truncate(slug.trim_end_matches('_').len());
        slug
    }
}

/// A text in one line without anything that a terminal, a comment or a compiler could take amiss.
pub fn line(text: &str) -> String {
    let direction = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let blank = |c: char| if c.is_control() || c == '\u{2028}' || c == '\u{2029}' { ' ' } else { c };
    let plain: String = text.chars().filter(|&c| !direction(c)).map(blank).take(200).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The host of an address that can stand between `<` and `>`.
fn host(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let host = rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())?;
    let fits = url.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '<' | '>' | '`' | '"' | '\\'));
    (fits && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:".contains(&b))).then_some(host)
}

/// A problem of a judge that is known here.
struct Known {
    judge: &'static str,
    id: String,
    slug: String,
}

/// The judge and the number, from the address.
fn known(url: &str) -> Option<Known> {
    let host = host(url)?;
    let host = host.strip_prefix("www.").unwrap_or(host);
    let rest = url.split_once("://")?.1;
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let path: Vec<&str> =
        path.split('#').next()?.split('/').skip(1).filter(|part| !part.is_empty()).collect();
    let asked = |key: &str| {
        let pairs = query.split(['&', '#']).filter_map(|pair| pair.split_once('='));
        pairs.filter(|pair| pair.0 == key).map(|pair| pair.1).next()
    };
    let new = |judge: &'static str, id: &str, slug: String| {
        let fits = !id.is_empty()
            && id.len() <= 24
            && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
        fits.then(|| Known { judge, id: id.to_owned(), slug: words(&slug) })
    };
    let numbered = |judge: &'static str, start: &str, id: &str| {
        let number = id.bytes().all(|b| b.is_ascii_digit());
        number.then(|| new(judge, id, format!("{start}{id}")))?
    };
    match (host, &path[..]) {
        ("acm.hdu.edu.cn", _) => numbered("HDU", "hdu", asked("pid")?),
        ("poj.org" | "acm.pku.edu.cn", _) => numbered("POJ", "poj", asked("id")?),
        ("lydsy.com", _) => numbered("BZOJ", "bzoj", asked("id")?),
        ("darkbzoj.cc" | "darkbzoj.tk", ["problem", id]) => numbered("BZOJ", "bzoj", id),
        ("hydro.ac", ["d", "bzoj", "p", id]) => numbered("BZOJ", "bzoj", id),
        ("cses.fi", [_, "task", id, ..]) => numbered("CSES", "cses", id),
        ("luogu.com.cn" | "luogu.com" | "luogu.org", ["problem", id]) => {
            new("Luogu", id, format!("luogu_{id}"))
        }
        (
            "codeforces.com" | "m1.codeforces.com" | "codeforces.net",
            ["problemset", "problem", contest, index],
        ) => new("Codeforces", &format!("{contest}{index}"), format!("cf{contest}{index}")),
        (
            "codeforces.com" | "m1.codeforces.com" | "codeforces.net",
            [kind @ ("contest" | "gym"), contest, "problem", index],
        ) => {
            let start = if *kind == "gym" { "gym" } else { "cf" };
            new("Codeforces", &format!("{contest}{index}"), format!("{start}{contest}{index}"))
        }
        ("atcoder.jp", ["contests", _, "tasks", task]) => match task.split_once('_') {
            Some((contest, letter)) if is_series(contest) => {
                let (series, number) = contest.split_at(3);
                let id = format!("{number} {}", letter.to_uppercase());
                let known = new("AtCoder", task, format!("{contest}{letter}"))?;
                let judge = match series {
                    "abc" => "ABC",
                    "arc" => "ARC",
                    _ => "AGC",
                };
                Some(Known { judge, id, ..known })
            }
            _ => new("AtCoder", task, format!("atcoder_{task}")),
        },
        ("judge.yosupo.jp", ["problem", name]) => new("Library Checker", name, format!("yosupo_{name}")),
        ("spoj.com", ["problems", name, ..]) => new("SPOJ", name, format!("spoj_{name}")),
        ("basecamp.eolymp.com" | "eolymp.com" | "e-olymp.com", [.., "problems", id]) => {
            numbered("Eolymp", "eolymp", id)
        }
        ("open.kattis.com", [.., "problems", name]) => new("Kattis", name, format!("kattis_{name}")),
        _ => None,
    }
}

/// `abc297`, `arc137`, `agc017`.
fn is_series(contest: &str) -> bool {
    let number = ["abc", "arc", "agc"].iter().find_map(|series| contest.strip_prefix(series));
    number.is_some_and(|number| number.len() == 3 && number.bytes().all(|b| b.is_ascii_digit()))
}

/// Small letters and digits, with `_` for everything between.
fn words(text: &str) -> String {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("_").to_lowercase()
}

/// The name without the number that many judges put before it: `B. `, `G - `, `P1247 `.
fn bare_name<'a>(name: &'a str, id: Option<&str>) -> &'a str {
    let Some((first, rest)) = name.split_once(' ') else { return name };
    let rest = rest.trim_start_matches(['-', ':', ' ']);
    let id = id.unwrap_or_default();
    let end = |number: &str| !number.is_empty() && (number == id || id.ends_with(number));
    if !rest.is_empty() && end(first.trim_end_matches(['.', ':'])) { rest } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(name: &str, url: &str) -> Task {
        let json = serde_json::json!({ "name": name, "url": url });
        Task::parse(json.to_string().as_bytes()).unwrap()
    }

    #[test]
    fn slugs_and_titles_of_known_judges() {
        for (url, name, slug, title) in [
            (
                "https://acm.hdu.edu.cn/showproblem.php?pid=1846",
                "Brave Game",
                "hdu1846",
                "HDU 1846: Brave Game",
            ),
            ("http://poj.org/problem?id=1067", "取石子游戏", "poj1067", "POJ 1067: 取石子游戏"),
            (
                "https://codeforces.com/problemset/problem/1382/B",
                "B. Sequential Nim",
                "cf1382b",
                "Codeforces 1382B: Sequential Nim",
            ),
            (
                "https://codeforces.com/contest/1091/problem/H",
                "H. New Year",
                "cf1091h",
                "Codeforces 1091H: New Year",
            ),
            (
                "https://codeforces.com/gym/100001/problem/A",
                "A. Nim",
                "gym100001a",
                "Codeforces 100001A: Nim",
            ),
            (
                "https://atcoder.jp/contests/abc297/tasks/abc297_g",
                "G - Constrained Nim 2",
                "abc297g",
                "ABC 297 G: Constrained Nim 2",
            ),
            (
                "https://atcoder.jp/contests/dp/tasks/dp_k",
                "K - Stones",
                "atcoder_dp_k",
                "AtCoder dp_k: K - Stones",
            ),
            ("https://www.luogu.com.cn/problem/P1247", "P1247 Nim", "luogu_p1247", "Luogu P1247: Nim"),
            ("https://www.spoj.com/problems/CLK/", "CLK - Chomp", "spoj_clk", "SPOJ CLK: Chomp"),
            (
                "https://basecamp.eolymp.com/en/problems/2411",
                "Sum of games",
                "eolymp2411",
                "Eolymp 2411: Sum of games",
            ),
            ("https://cses.fi/problemset/task/1098/", "Nim Game II", "cses1098", "CSES 1098: Nim Game II"),
            (
                "https://www.lydsy.com/JudgeOnline/problem.php?id=1413",
                "Stone",
                "bzoj1413",
                "BZOJ 1413: Stone",
            ),
            (
                "https://judge.yosupo.jp/problem/nim_product_64",
                "Nim Product",
                "yosupo_nim_product_64",
                "Library Checker nim_product_64: Nim Product",
            ),
            ("https://www.example.org/a/b", "A Nim!", "example_a_nim", "A Nim!"),
        ] {
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

    #[test]
    fn what_is_no_task_is_refused() {
        let refused = |json: &str| Task::parse(json.as_bytes()).unwrap_err().to_string();
        assert!(refused("<html>").starts_with("this is not a task: expected value"));
        assert!(refused("{}").contains("missing field `name`"));
        assert!(refused(r#"{"name":" \u0000 ","url":"https://a.b"}"#).contains("no name"));
        for url in ["", "x", "file:///etc/passwd", "https://", "https://a b", "https://a>b", "https://a/\n"] {
            let json = serde_json::json!({ "name": "a", "url": url }).to_string();
            assert!(refused(&json).contains("is not the address of a page"), "{url}");
        }
        assert!(
            refused(r#"{"name":"a","url":"https://a.b","batch":{"id":"x","size":4000000000}}"#)
                .contains("a batch of")
        );
    }

    #[test]
    fn limits() {
        let limits = |time_limit: f64, memory_limit: f64| {
            Task { time_limit, memory_limit, ..task("a", "https://a.b") }.limits()
        };
        assert_eq!(limits(1000.0, 256.0), "1 s, 256 MB");
        assert_eq!(limits(1500.0, 0.0), "1.5 s");
        assert_eq!(limits(-1.0, 1e300), "unknown");
    }
}
