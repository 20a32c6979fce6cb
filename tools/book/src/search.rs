//! The search page, and what it searches.

use crate::chapter::chapters;
use crate::file::File;
use crate::language::{Language, quoted};
use crate::page::{Page, word};
use crate::sources::Sources;
use maud::html;

/// An entry: its page, its title, other words about it.
type Entry = [String; 3];

/// The page and its data.
pub fn pages(sources: &Sources) -> [File; 2] {
    let body = html! {
        h1 { (word("search")) }
        p data-found role="status" {}
        ol.found {}
        noscript {
            p { "Searching needs JavaScript. All pages are in these lists:" }
            ul {
                li { a href="templates/index.html" { "Templates" } }
                li { a href="problems/index.html" { "Problems" } }
                li { a href="learn/index.html" { "Course" } }
                li { a href="docs/index.html" { "Documents" } }
            }
        }
    };
    let page = Page {
        path: "search.html".to_owned(),
        title: "Search".to_owned(),
        description: "Search templates, problems, chapters and documents.".to_owned(),
        language: Language::English,
        translation: None,
        scripts: &["index", "search"],
        body,
    };
    let line = |entry: &Entry| format!("    [{}],\n", entry.each_ref().map(|text| quoted(text)).join(", "));
    let lines: String = entries(sources).iter().map(line).collect();
    let index = format!("\"use strict\";\n\ngrundy.index = [\n{lines}];\n");
    [page.file(), File { path: "assets/index.js".to_owned(), content: index.into_bytes() }]
}

fn entries(sources: &Sources) -> Vec<Entry> {
    let templates = sources.templates.iter().map(|template| {
        let says = template.rows.iter().map(|row| row.says.as_str());
        let title = template.title();
        let words: Vec<&str> = std::iter::once(title.as_str()).chain(says).collect();
        [format!("templates/{}.html", template.name), template.name.clone(), words.join("; ")]
    });
    let problems = sources.problems.iter().map(|problem| {
        let words =
            format!("{} ({}; {})", problem.bullet("Idea"), problem.slug, problem.templates().join(", "));
        [format!("problems/{}.html", problem.slug), problem.title(), words]
    });
    let documents = sources.documents.iter().map(|document| {
        let headings: Vec<&str> = document.text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        [format!("docs/{}.html", document.name()), document.title().to_owned(), headings.join("; ")]
    });
    let course = Language::ALL.into_iter().flat_map(chapters).map(|chapter| {
        let headings: Vec<&str> = chapter.text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        [chapter.path(), chapter.title().to_owned(), headings.join("; ")]
    });
    course.chain(templates).chain(problems).chain(documents).collect()
}
