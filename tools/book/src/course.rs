//! The course: chapters in Markdown, `course/<language>/<number>-<name>.md`.

use crate::language::Language;
use crate::markdown::{Place, markdown};
use crate::page::{PLAY, Page, in_language};
use crate::site::File;
use crate::sources::Sources;
use crate::static_files::COURSE;
use maud::{Markup, html};

/// A chapter in one language.
pub struct Chapter {
    language: Language,
    /// `nim`.
    name: &'static str,
    pub text: &'static str,
}

impl Chapter {
    /// Its page from the root of the site.
    pub fn path(&self) -> String {
        format!("{}{}.html", folder(self.language), self.name)
    }

    pub fn title(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(self.name)
    }

    /// What stands below the title.
    fn lead(&self) -> &'static str {
        self.text.lines().skip(1).find(|line| !line.is_empty()).unwrap_or_default()
    }
}

/// The chapters in a language, in their order.
pub fn chapters(language: Language) -> impl Iterator<Item = Chapter> {
    COURSE.iter().filter_map(move |(path, text)| {
        let file = path.strip_prefix(language.code())?.strip_prefix('/')?.strip_suffix(".md")?;
        let (_, name) = file.split_once('-')?;
        Some(Chapter { language, name, text })
    })
}

/// Whether this is a page of the course.
pub fn has(page: &str) -> bool {
    Language::ALL.into_iter().any(|language| {
        page == format!("{}index.html", folder(language))
            || chapters(language).any(|chapter| chapter.path() == page)
    })
}

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
    let plays = body.0.contains("data-play") || body.0.contains("data-mex");
    let scripts = if plays { PLAY } else { &[] };
    Page {
        translation: has(&translation).then_some(translation),
        path,
        title: title.to_owned(),
        description: description.to_owned(),
        language,
        scripts,
        body,
    }
    .file()
}

fn folder(language: Language) -> &'static str {
    match language {
        Language::English => "learn/",
        Language::Chinese => "zh/learn/",
    }
}
