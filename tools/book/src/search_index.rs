//! What the search page searches: titles, what is said of a page, and words that are in it.

use crate::chapter::{Chapter, chapters};
use crate::guide::chinese_rows;
use crate::language::{Language, quoted};
use crate::markdown::plain;
use crate::sources::{Document, Problem, Sources, Template};
use crate::static_files::pairs;
use grundy_header::bullet;
use std::collections::BTreeSet;

/// An entry: its page, its title, what is shown of it, and other words that find it. A problem has
/// there the name of its main template, by whose words it is found.
type Entry = [String; 4];

/// They are within words: `nim-sum`, `Sprague–Grundy`.
const HYPHENS: [char; 2] = ['-', '–'];

/// All entries for the page's script.
pub fn script(sources: &Sources) -> String {
    let course = Language::ALL.into_iter().flat_map(chapters).map(|one| chapter(&one));
    let templates = sources.templates.iter().map(template);
    let problems = sources.problems.iter().map(problem);
    let entries = course.chain(templates).chain(problems).chain(sources.documents.iter().map(document));
    let line = |entry: Entry| format!("    [{}],\n", entry.map(|text| quoted(&text)).join(", "));
    format!("\"use strict\";\n\ngrundy.index = [\n{}];\n", entries.map(line).collect::<String>())
}

fn chapter(chapter: &Chapter) -> Entry {
    let mut words = vocabulary(&plain(chapter.text));
    if chapter.language == Language::Chinese {
        words += &other_words(chapter.name);
    }
    [chapter.path(), chapter.title().to_owned(), headings(chapter.text), words]
}

fn template(template: &Template) -> Entry {
    let title = template.title();
    let says = template.rows.iter().map(|row| row.says.as_str());
    let about: Vec<&str> = std::iter::once(title.as_str()).chain(says).collect();
    let theorem = bullet(&template.text, "Theorem").unwrap_or_default();
    let words = vocabulary(&(chinese_rows(&template.rows).join(" ") + " " + &theorem));
    let words = words + &other_words(&template.name);
    [format!("templates/{}.html", template.name), template.name.clone(), about.join("; "), words]
}

fn problem(problem: &Problem) -> Entry {
    let templates = problem.templates();
    let about = format!("{} ({}; {})", problem.bullet("Idea"), problem.slug, templates.join(", "));
    let game = templates.into_iter().next().unwrap_or_default();
    [format!("problems/{}.html", problem.slug), problem.title(), about, game]
}

fn document(document: &Document) -> Entry {
    // What a document defines is in bold.
    let terms: Vec<&str> = document.text.split("**").skip(1).step_by(2).collect();
    let words = vocabulary(&terms.join(" "));
    [format!("docs/{}.html", document.name()), document.title().to_owned(), headings(&document.text), words]
}

fn headings(text: &str) -> String {
    text.lines().filter_map(|line| line.strip_prefix("## ")).collect::<Vec<_>>().join("; ")
}

/// What else a chapter in Chinese or a template is called, each time after a blank.
fn other_words(name: &str) -> String {
    let lines = pairs("zh/search.txt").filter(|(names, _)| names.split(", ").any(|one| one == name));
    lines.map(|(_, words)| format!(" {words}")).collect()
}

/// The words of a text but for the shortest ones, each once; a run of Chinese is one.
fn vocabulary(text: &str) -> String {
    let is_between = |c: char| !c.is_alphanumeric() && !HYPHENS.contains(&c);
    let lower = text.to_lowercase();
    let words = lower.split(is_between).map(|word| word.trim_matches(HYPHENS));
    let words: BTreeSet<&str> = words.filter(|word| word.len() > 2).collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}
