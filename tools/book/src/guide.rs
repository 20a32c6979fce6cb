//! Which template is for which statement, in each language. The English is that of
//! docs/templates.md; `course/zh/guide.md` is its introduction in Chinese, and `guide.txt` beside
//! it has the headings and rows.

use crate::inline::inline;
use crate::language::Language;
use crate::sources::Row;
use crate::static_files::{course, pairs};
use maud::{Markup, html};

/// The document in a language. Its headings are of the third level, below none of the second.
pub fn guide(english: &str, language: Language) -> String {
    let whole = match language {
        Language::English => english.to_owned(),
        Language::Chinese => {
            let introduction = if english.is_empty() { "" } else { course("zh/guide.md") };
            let tables = english.find("\n### ").map_or("", |at| &english[at..]);
            let lines = tables.lines().map(|line| translated(line) + "\n");
            format!("{introduction}{}", lines.collect::<String>())
        }
    };
    whole.replace("\n### ", "\n## ")
}

/// A line of the tables in Chinese: a heading, the names of columns, or a row.
fn translated(line: &str) -> String {
    if let Some(heading) = line.strip_prefix("### ") {
        return format!("### {}", chinese(heading).unwrap_or(heading));
    }
    let mut cells: Vec<&str> = line.split(" | ").collect();
    let key = line.split_once("[`").and_then(|(_, rest)| rest.split('`').next());
    if let (Some(text), [first, _, ..]) = (key.and_then(chinese), &mut cells[..]) {
        let row = format!("| {text}");
        *first = &row;
        return cells.join(" | ");
    }
    let bare = |cell: &&str| cell.trim_start_matches("| ").trim_end_matches(" |").to_owned();
    cells.iter().map(bare).fold(line.to_owned(), |line, cell| match chinese(&cell) {
        Some(text) => line.replace(&cell, text),
        None => line,
    })
}

/// The Chinese of a heading, or of the row about a template or a part of one.
fn chinese(key: &str) -> Option<&'static str> {
    let is_it = |keys: &str| keys == key || keys.split(", ").any(|one| one == key);
    pairs("zh/guide.txt").find_map(|(keys, text)| is_it(keys).then_some(text))
}

/// What the rows about a template and its parts say in Chinese.
pub fn chinese_rows(rows: &[Row]) -> Vec<&'static str> {
    rows.iter().filter_map(|row| chinese(&row.about)).collect()
}

/// The rows for scripts: `template nim` and what the statement says.
pub fn rows() -> impl Iterator<Item = (String, &'static str)> {
    let keys = |(keys, text): (&'static str, &'static str)| {
        keys.split(", ").map(move |key| (format!("template {key}"), text))
    };
    pairs("zh/guide.txt").flat_map(keys)
}

/// A heading, or what a row says, in both languages: a style shows one of them.
pub fn in_both(english: &str, key: &str) -> Markup {
    html! {
        @match chinese(key) {
            Some(chinese) => {
                span.t lang="en" { (inline(english)) }
                span.t lang="zh" { (inline(chinese)) }
            }
            None => (inline(english)),
        }
    }
}
