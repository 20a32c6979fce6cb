//! The first page.

use crate::file::File;
use crate::language::Language;
use crate::page::{Page, word};
use crate::sources::Sources;
use crate::static_files::is_there;
use maud::{Markup, html};

/// The first page.
pub fn page(sources: &Sources) -> File {
    let doors = [
        ("explore.html", "explore", "explore-is"),
        ("play.html", "play", "play-is"),
        ("learn/index.html", "learn", "learn-is"),
        ("find.html", "find", "find-is"),
        ("templates/index.html", "templates", "templates-are"),
        ("problems/index.html", "problems", "problems-are"),
    ];
    let doors = doors.iter().filter(|(address, ..)| address.contains('/') || is_there(address));
    let body = html! {
        div.front {
            h1 { (word("title")) }
            p.lead { (word("lead")) }
            ul.doors { @for (address, name, is) in doors { (door(address, name, is)) } }
            p.note {
                (sources.templates.len()) " " (word("count-templates")) ", "
                (sources.problems.len()) " " (word("count-problems")) ", "
                a href="docs/index.html" { (word("documents")) } ", "
                "grundy " (sources.version)
            }
        }
    };
    Page {
        path: "index.html".to_owned(),
        title: Language::English.word("title").to_owned(),
        description: Language::English.word("lead").to_owned(),
        language: Language::English,
        translation: None,
        scripts: &[],
        body,
    }
    .file()
}

fn door(address: &str, name: &str, is: &str) -> Markup {
    html! { li { a href=(address) { strong { (word(name)) } } p { (word(is)) } } }
}
