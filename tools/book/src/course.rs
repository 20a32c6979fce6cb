//! The pages of the course, and its contents.

use crate::chapter::{self, Chapter, chapters, folder};
use crate::file::File;
use crate::language::Language;
use crate::markdown::{Place, markdown};
use crate::page::{Page, in_language};
use crate::sources::Sources;
use crate::static_files::scripts;
use maud::{Markup, html};

/// The scripts of a chapter that has laws found.
const FINDER: [&str; 6] = ["wasi", "dom", "said", "ask", "law", "finder"];

/// A page for each chapter, and the contents, in each language.
pub fn pages(sources: &Sources) -> Result<Vec<File>, String> {
    let mut pages = Vec::new();
    for language in Language::ALL {
        let all: Vec<Chapter> = chapters(language).collect();
        pages.push(contents(language, &all));
        for (i, chapter) in all.iter().enumerate() {
            let file = format!("course/{}/{}.md", language.code(), chapter.name);
            let path = chapter.path();
            let text = markdown(chapter.text, &Place { sources, file: &file, page: &path })?;
            let neighbours = [i.checked_sub(1), Some(i + 1)].map(|at| at.and_then(|at| all.get(at)));
            let body = html! {
                p.path { a href="index.html" { (in_language(language, "learn")) } " / " (i + 1) }
                article { (text) }
                (steps(language, neighbours))
            };
            pages.push(page(language, path, chapter.title(), chapter.lead(), body));
        }
    }
    Ok(pages)
}

fn contents(language: Language, all: &[Chapter]) -> File {
    let body = html! {
        h1 { (in_language(language, "learn")) }
        p.lead { (in_language(language, "learn-is")) }
        ol.chapters {
            @for chapter in all {
                li { a href={ (chapter.name) ".html" } { (chapter.title()) } span.idea { (chapter.lead()) } }
            }
        }
    };
    page(
        language,
        format!("{}index.html", folder(language)),
        language.word("learn"),
        language.word("learn-is"),
        body,
    )
}

/// To the chapters before and after.
fn steps(language: Language, [before, after]: [Option<&Chapter>; 2]) -> Markup {
    html! {
        nav.steps aria-label=(language.word("chapters")) {
            @if let Some(chapter) = before { a rel="prev" href={ (chapter.name) ".html" } { "← " (chapter.title()) } }
            @if let Some(chapter) = after { a rel="next" href={ (chapter.name) ".html" } { (chapter.title()) " →" } }
        }
    }
}

fn page(language: Language, path: String, title: &str, description: &str, body: Markup) -> File {
    let file = path.rsplit('/').next().unwrap_or_default();
    let translation = format!("{}{file}", folder(language.other()));
    let has = |name: &str| body.0.contains(&format!("data-{name}="));
    let scripts = if has("play") || has("mex") {
        scripts("play")
    } else if has("law") {
        FINDER.to_vec()
    } else {
        Vec::new()
    };
    let translation = chapter::has(&translation).then_some(translation);
    Page { translation, language, scripts: &scripts, ..Page::new(path, title, description, body) }.file()
}
