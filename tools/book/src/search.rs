//! The search page.

use crate::file::File;
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
    let description = "Search templates, problems, chapters and documents.";
    let page = Page::new("search.html", "Search", description, body);
    let page = Page { scripts: &["index", "search"], ..page };
    let index = search_index::script(sources);
    [page.file(), File { path: "assets/index.js".to_owned(), content: index.into_bytes() }]
}
