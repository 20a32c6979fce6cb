//! A task as the browser extension Competitive Companion sends it. Nothing in it is trusted.

use crate::base::failure::Failure;
use crate::problem::patterns;
use crate::problem::places::{self, LONGEST_SLUG, Place};
use anyhow::Result;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// One task; fields that are not used here are not read, and `null` is a field that is not there.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    /// As on the judge's page.
    pub name: String,
    /// The judge and the contest.
    #[serde(default, deserialize_with = "or_default")]
    pub group: String,
    /// The judge's page.
    pub url: String,
    /// Whether the program talks with the judge.
    #[serde(default, deserialize_with = "or_default")]
    pub interactive: bool,
    /// Megabytes.
    #[serde(default, deserialize_with = "number")]
    pub memory_limit: Option<f64>,
    /// Milliseconds.
    #[serde(default, deserialize_with = "number")]
    pub time_limit: Option<f64>,
    /// Where the program reads.
    #[serde(default, deserialize_with = "or_default")]
    pub input: Stream,
    /// Where it prints.
    #[serde(default, deserialize_with = "or_default")]
    pub output: Stream,
    /// The samples.
    #[serde(default, deserialize_with = "or_default")]
    pub tests: Vec<Sample>,
    /// The tasks that are sent with this one.
    #[serde(default, deserialize_with = "or_default")]
    pub batch: Batch,
}

/// Standard input or output, or a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Stream {
    /// `stdin`, `stdout`, `file` or `regex`.
    #[serde(default, deserialize_with = "or_default", rename = "type")]
    pub kind: String,
    /// The name of a `file`.
    #[serde(default, deserialize_with = "or_default")]
    pub file_name: String,
    /// What the file's name is like, for `regex`.
    #[serde(default, deserialize_with = "or_default")]
    pub pattern: String,
}

/// One sample.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Sample {
    /// The judge's input.
    #[serde(default, deserialize_with = "or_default")]
    pub input: String,
    /// The judge's output.
    #[serde(default, deserialize_with = "or_default")]
    pub output: String,
}

/// Which tasks belong together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
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
/// Enough of a site's name to recognise it.
const LONGEST_SITE: usize = 12;

impl Task {
    /// Reads a task.
    ///
    /// # Errors
    /// Misuse that names what is missing or makes no sense.
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
        let name = line(&self.name);
        match self.place() {
            Some(place) => format!("{}: {}", place.name, bare_name(&name, &place.name)),
            None => name,
        }
    }

    /// `1.5 s, 256 MB`.
    pub fn limits(&self) -> String {
        let sensible = |limit: Option<f64>| limit.filter(|value| (1.0..=1e6).contains(value));
        let time = sensible(self.time_limit).map(|time| format!("{} s", time / 1000.0));
        let memory = sensible(self.memory_limit).map(|memory| format!("{memory} MB"));
        match (time, memory) {
            (Some(time), Some(memory)) => format!("{time}, {memory}"),
            (Some(time), None) => time,
            (None, _) => "unknown".to_owned(),
        }
    }

    /// `<https://acm.hdu.edu.cn/showproblem.php?pid=1846> (HDU)`.
    pub fn source(&self) -> String {
        let mut notes = vec![line(&self.group)];
        if self.interactive {
            notes.push("interactive".to_owned());
        }
        notes.extend(self.files());
        notes.retain(|note| !note.is_empty());
        let note = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        format!("<{}>{note}", self.url)
    }

    /// What must be known to solve it, but is not in the samples.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.interactive {
            let what = "write secret inputs, and an interactor who has them";
            notes.push(format!("this problem is interactive: {what}"));
        }
        if let Some(files) = self.files() {
            notes.push(format!("the judge's program {files}; here it uses standard input and output"));
        }
        notes
    }

    /// `reads nim.in, writes nim.out`, if the program must open files on the judge.
    fn files(&self) -> Option<String> {
        let streams = [("reads", &self.input), ("writes", &self.output)];
        let files =
            streams.into_iter().filter_map(|(does, stream)| Some(format!("{does} {}", stream.file()?)));
        Some(files.collect::<Vec<_>>().join(", ")).filter(|files| !files.is_empty())
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
    pub fn at(&self, address: &str) -> Task {
        Task { url: address.to_owned(), ..self.clone() }
    }

    /// Which problem of a known judge it is.
    pub fn place(&self) -> Option<Place> {
        host(&self.url)?;
        places::of_address(&self.url, &line(&self.name))
    }
}

impl Stream {
    /// `nim.in`, if it is a file.
    fn file(&self) -> Option<String> {
        let named = |name: &str, else_what: &str| match line(name) {
            name if name.is_empty() => else_what.to_owned(),
            name => name,
        };
        match self.kind.as_str() {
            "file" => Some(named(&self.file_name, "a file")),
            "regex" => Some(format!("a file like {}", named(&self.pattern, "those on the page"))),
            _ => None,
        }
    }
}

/// `null` as if it were missing.
fn or_default<'a, T: Default + Deserialize<'a>, D: Deserializer<'a>>(field: D) -> Result<T, D::Error> {
    Option::deserialize(field).map(Option::unwrap_or_default)
}

/// A number, or a text that is one; whatever else is there is not known.
fn number<'a, D: Deserializer<'a>>(field: D) -> Result<Option<f64>, D::Error> {
    Ok(match Value::deserialize(field)? {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    })
}

/// A text on one line, without anything that could do harm in a terminal, a comment or source code.
pub fn line(text: &str) -> String {
    let direction = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let blank = |c: char| if c.is_control() || c == '\u{2028}' || c == '\u{2029}' { ' ' } else { c };
    let plain: String = text.chars().filter(|&c| !direction(c)).map(blank).take(200).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The host of an address that is safe to write between `<` and `>`.
fn host(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let host = rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())?;
    let fits = url.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '<' | '>' | '`' | '"' | '\\'));
    (fits && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:".contains(&b))).then_some(host)
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

    fn task(name: &str, url: &str) -> Task {
        let json = serde_json::json!({ "name": name, "url": url });
        Task::parse(json.to_string().as_bytes()).unwrap()
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
    fn what_the_samples_cannot_show_is_noted() {
        let json = r#"{"name":"a","url":"https://a.b","group":"G\n> (","interactive":true,
            "input":{"type":"file","fileName":"a.in"},"output":{"type":"stdout"}}"#;
        let task = Task::parse(json.as_bytes()).unwrap();
        assert_eq!(task.source(), "<https://a.b> (G > (, interactive, reads a.in)");
        assert_eq!(self::task("a", "https://a.b").source(), "<https://a.b>");
    }

    #[test]
    fn null_is_as_good_as_nothing() {
        let json = r#"{"name":"a","url":"https://a.b","group":null,"interactive":null,"memoryLimit":null,
            "timeLimit":"2000","input":null,"output":{"type":"stdout","fileName":null},"batch":null,
            "tests":[{"input":null,"output":"1","x":[]}],"extra":{"b":1}}"#;
        let task = Task::parse(json.as_bytes()).unwrap();
        assert_eq!((task.limits().as_str(), task.batch.size, task.notes().len()), ("2 s", 1, 0));
        assert_eq!((task.tests[0].input.as_str(), task.tests[0].output.as_str()), ("", "1"));
        let json = r#"{"name":"a","url":"https://a.b","tests":null,"timeLimit":{},"memoryLimit":"x"}"#;
        let task = Task::parse(json.as_bytes()).unwrap();
        assert_eq!((task.limits().as_str(), task.tests.len()), ("unknown", 0));
    }

    #[test]
    fn files_are_named() {
        let source = |input: &str, output: &str| {
            let json = format!(r#"{{"name":"a","url":"https://a.b","input":{input},"output":{output}}}"#);
            Task::parse(json.as_bytes()).unwrap().source()
        };
        let file = r#"{"type":"file","fileName":"nim.out"}"#;
        let regex = r#"{"type":"regex","pattern":"nim.*\n.in"}"#;
        assert_eq!(source(regex, file), "<https://a.b> (reads a file like nim.* .in, writes nim.out)");
        let file = r#"{"type":"file"}"#;
        assert_eq!(source(r#"{"type":"stdin"}"#, file), "<https://a.b> (writes a file)");
    }

    #[test]
    fn limits() {
        let limits = |time: &str, memory: &str| {
            let json =
                format!(r#"{{"name":"a","url":"https://a.b","timeLimit":{time},"memoryLimit":{memory}}}"#);
            Task::parse(json.as_bytes()).unwrap().limits()
        };
        assert_eq!(limits("1000.0", "256"), "1 s, 256 MB");
        assert_eq!(limits("1500", "0.0"), "1.5 s");
        assert_eq!(limits("2000", "null"), "2 s");
        assert_eq!(limits("-1.0", "1e300"), "unknown");
        assert_eq!(task("a", "https://a.b").limits(), "unknown");
    }
}
