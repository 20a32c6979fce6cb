//! A task as the browser extension Competitive Companion sends it. Nothing in it is trusted.

use anyhow::Result;
use grundy_header::Files;
use grundy_host::Failure;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// One task; fields that are not used here are not read, and `null` is a field that is not there.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BrowserTask {
    /// As on the judge's page.
    pub name: String,
    /// The judge and the contest.
    #[serde(default, deserialize_with = "or_default")]
    pub group: String,
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
    #[serde(default, deserialize_with = "or_default")]
    pub input: Stream,
    #[serde(default, deserialize_with = "or_default")]
    pub output: Stream,
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
    #[serde(default, deserialize_with = "or_default")]
    pub file_name: String,
    /// What the file's name is like, for `regex`.
    #[serde(default, deserialize_with = "or_default")]
    pub pattern: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Sample {
    #[serde(default, deserialize_with = "or_default")]
    pub input: String,
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

/// More tasks than any contest or problem set has.
const LARGEST_BATCH: usize = 2000;
/// More samples than any task has.
const MOST_SAMPLES: usize = 200;
impl BrowserTask {
    pub fn parse(json: &[u8]) -> Result<BrowserTask> {
        let help = "a task is an object with `name`, `url` and `tests`, as Competitive Companion sends it";
        let wrong = |message: String| Failure::misuse(message, help);
        let mut task: BrowserTask =
            serde_json::from_slice(json).map_err(|error| wrong(format!("this is not a task: {error}")))?;
        task.url = encoded(&task.url);
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

    /// `1.5 s, 256 MB`.
    pub fn limits(&self) -> String {
        let sensible = |limit: Option<f64>| limit.filter(|value| (1.0..=1e6).contains(value));
        // What is divided would not always be the decimal that is meant: 0.33333300000000005.
        let time = sensible(self.time_limit).map(|time| format!("{} s", (time * 1e3).round() / 1e6));
        let memory = sensible(self.memory_limit).map(|memory| format!("{memory} MB"));
        let known: Vec<String> = time.into_iter().chain(memory).collect();
        if known.is_empty() { "unknown".to_owned() } else { known.join(", ") }
    }

    /// `<https://acm.hdu.edu.cn/showproblem.php?pid=1846> (HDU)`.
    pub fn source(&self) -> String {
        let mut notes = vec![line(&self.group)];
        if self.interactive {
            notes.push("interactive".to_owned());
        }
        notes.extend(self.streams());
        notes.retain(|note| !note.is_empty());
        let note = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        format!("<{}>{note}", self.url)
    }

    /// The two files that the program opens in place of standard input and output.
    pub fn files(&self) -> Option<Files> {
        let streams = [&self.input, &self.output];
        let is_plain = !self.interactive && streams.iter().all(|stream| stream.kind == "file");
        let [input, output] = streams.map(|stream| line(&stream.file_name));
        Files::parse(&format!("{input}, {output}")).filter(|_| is_plain)
    }

    /// `reads nim.in, writes nim.out`, if the program must open files on the judge.
    pub fn streams(&self) -> Option<String> {
        let streams = [("reads", &self.input), ("writes", &self.output)];
        let files =
            streams.into_iter().filter_map(|(does, stream)| Some(format!("{does} {}", stream.file()?)));
        Some(files.collect::<Vec<_>>().join(", ")).filter(|files| !files.is_empty())
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
    // In C, a comment that ends with a backslash goes on with the next line.
    let plain = plain.trim_end_matches(|c: char| c == '\\' || c.is_whitespace());
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    // In Java and in texts of Python, these begin the number of a character, also in a comment.
    ["\\u", "\\U", "\\x", "\\N"]
        .iter()
        .fold(plain, |text, escape| text.replace(escape, &escape.replace('\\', "\\ ")))
}

/// An address as browsers send it, in ASCII.
fn encoded(url: &str) -> String {
    let bytes = url.bytes();
    let is_plain = |b: u8| b.is_ascii() && !matches!(b, b'*' | b'\'' | b'}');
    bytes.map(|b| if is_plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

/// The host of an address that is safe to write between `<` and `>`.
pub fn host(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let host = rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())?;
    let fits = url.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '<' | '>' | '`' | '"' | '\\'));
    (fits && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:".contains(&b))).then_some(host)
}
