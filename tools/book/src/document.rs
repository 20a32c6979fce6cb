//! The documents of the checkout as pages.

use crate::file::File;
use crate::markdown::{Place, markdown};
use crate::page::{Page, word};
use crate::sources::Sources;
use maud::html;

/// A page for each document, and a list.
pub fn pages(sources: &Sources) -> Result<Vec<File>, String> {
    let mut pages = Vec::new();
    for document in &sources.documents {
        let path = format!("docs/{}.html", document.name());
        let body = markdown(&document.text, &Place { sources, file: &document.path, page: &path })?;
        pages.push(page(path, document.title(), html! { (body) }));
    }
    let list = html! {
        h1 { (word("documents")) }
        ul { @for document in &sources.documents { li { a href={ (document.name()) ".html" } { (document.title()) } } } }
    };
    pages.push(page("docs/index.html".to_owned(), "Documents", list));
    Ok(pages)
}

fn page(path: String, title: &str, body: maud::Markup) -> File {
    Page::new(path, title, title, html! { div lang="en" { (body) } }).file()
}
