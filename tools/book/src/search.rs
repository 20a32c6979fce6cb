//! The search page.

use crate::file::File;
use crate::language::Language;
use crate::page::{Page, word};
use crate::search_index;
use crate::sources::Sources;
use maud::html;

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
    let index = search_index::script(sources);
    [page.file(), File { path: "assets/index.js".to_owned(), content: index.into_bytes() }]
}
