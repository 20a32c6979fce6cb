//! The templates: a page each, and the tables that say which one is for what.

use crate::file::File;
use crate::guide::{guide, in_both};
use crate::highlight;
use crate::inline::inline;
use crate::language::Language;
use crate::listing::{Listing, listings};
use crate::markdown::{Place, markdown};
use crate::page::{Page, translated, word};
use crate::sources::{Problem, Sources, Template};
use crate::static_files::{pairs, scripts};
use grundy_header::{Bullet, bullets};
use maud::{Markup, html};

/// All pages about templates.
pub fn pages(sources: &Sources) -> Result<Vec<File>, String> {
    let mut pages =
        Language::ALL.map(|language| index(sources, language)).into_iter().collect::<Result<Vec<_>, _>>()?;
    pages.extend(sources.templates.iter().map(|template| page(template, sources)));
    Ok(pages)
}

fn index(sources: &Sources, language: Language) -> Result<File, String> {
    let [path, other] = [language, language.other()].map(|language| match language {
        Language::English => "templates/index.html".to_owned(),
        Language::Chinese => "zh/templates/index.html".to_owned(),
    });
    let text = guide(&sources.guide, language);
    let body = markdown(&text, &Place { sources, file: "docs/templates.md", page: &path })?;
    let (title, description) = (language.word("templates"), language.word("templates-are"));
    let page = Page::new(path, title, description, html! { div.wide { (body) } });
    Ok(Page { language, translation: Some(other), ..page }.file())
}

fn page(template: &Template, sources: &Sources) -> File {
    let name = &template.name;
    let board = board(name);
    let scripts = if board.is_some() { scripts("play") } else { Vec::new() };
    let body = html! {
        p.path {
            a href="index.html" data-zh=[translated("../", "templates/index.html")] { (word("templates")) }
            @if let Some(row) = template.rows.first() { " / " (in_both(&row.section, &row.section)) }
        }
        h1 lang="en" { (name) }
        p.lead lang="en" { (inline(&template.title())) }
        @if let Some(board) = board { div data-play=(board) {} }
        (listings("form", &forms(template)))
        @if !template.rows.is_empty() {
            h2 { (word("says")) }
            ul { @for row in &template.rows { li { (in_both(&row.says, &row.about)) } } }
        }
        dl.facts { @for bullet in bullets(&template.text) { (fact(&bullet, template, sources)) } }
        @if !template.functions.is_empty() {
            h2 { (word("functions")) }
            dl.functions lang="en" {
                @for function in &template.functions {
                    dt { code { (function.signature) } }
                    dd { (inline(&function.doc)) }
                }
            }
        }
        (related(template, sources))
    };
    let page = Page::new(format!("templates/{name}.html"), name, template.title(), body);
    Page { scripts: &scripts, ..page }.file()
}

fn forms(template: &Template) -> [Listing; 3] {
    [
        Listing {
            name: word("file"),
            text: template.text.clone(),
            shown: highlight::rust(&template.text),
            remark: word("file-is"),
        },
        Listing {
            name: word("paste"),
            text: template.paste.clone(),
            shown: html! { (template.paste) },
            remark: word("paste-is"),
        },
        Listing {
            name: word("short"),
            text: template.short.clone(),
            shown: html! { (template.short) },
            remark: word("short-is"),
        },
    ]
}

fn fact(bullet: &Bullet, template: &Template, sources: &Sources) -> Markup {
    let needs = template.needs();
    let key = format!("header-{}", bullet.name);
    html! {
        dt { @if Language::knows(&key) { (word(&key)) } @else { (bullet.name) } }
        dd lang="en" {
            @if bullet.name == "Needs" && !needs.is_empty() { (links(&needs, sources)) }
            @else { (inline(&bullet.value)) }
        }
    }
}

fn links(names: &[&str], sources: &Sources) -> Markup {
    let is_there = |name: &str| sources.templates.iter().any(|template| template.name == name);
    html! {
        @for (i, name) in names.iter().enumerate() {
            @if i > 0 { ", " }
            @if is_there(name) { a href={ (name) ".html" } { code { (name) } } } @else { code { (name) } }
        }
    }
}

/// Which templates need it, and which problems show it.
fn related(template: &Template, sources: &Sources) -> Markup {
    let name = template.name.as_str();
    let needing = sources.templates.iter().filter(|other| other.needs().contains(&name));
    let needing: Vec<&str> = needing.map(|other| other.name.as_str()).collect();
    let problems = showing(name, sources);
    html! {
        @if !problems.is_empty() {
            h2 { (word("seen-in")) }
            ul.problems {
                @for problem in problems {
                    li lang="en" { a href={ "../problems/" (problem.slug) ".html" } { (problem.title()) } " " span.idea { (inline(&problem.bullet("Idea"))) } }
                }
            }
        }
        @if !needing.is_empty() {
            h2 { (word("needed-by")) }
            p { (links(&needing, sources)) }
        }
    }
}

/// The problems that show a template, those first that show it above all.
fn showing<'a>(name: &str, sources: &'a Sources) -> Vec<&'a Problem> {
    let place = |problem: &Problem| problem.templates().iter().position(|template| template == name);
    let mut problems: Vec<_> =
        sources.problems.iter().filter_map(|problem| Some((place(problem)?, problem))).collect();
    problems.sort_by_key(|(place, _)| *place);
    problems.into_iter().map(|(_, problem)| problem).collect()
}

/// A small game to play on the page of a template: a line of `course/boards.txt`.
fn board(name: &str) -> Option<&'static str> {
    pairs("boards.txt").find_map(|(template, board)| (template == name).then_some(board))
}
