//! The problems: a page each, on which the solution runs, and a list.

use crate::file::File;
use crate::highlight;
use crate::inline::inline;
use crate::listing::{Listing, listings};
use crate::page::{Page, word};
use crate::sources::{Problem, Sources};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Samples that are longer are not shown; inputs of the largest size are none of a reader's.
const LONG_SAMPLE: usize = 4000;

/// All pages about problems.
pub fn pages(sources: &Sources) -> Vec<File> {
    let mut pages = vec![index(sources)];
    pages.extend(sources.problems.iter().map(|problem| page(problem, sources)));
    pages
}

/// The word for what their pages have.
pub fn about(sources: &Sources) -> &'static str {
    let are_bundled = sources.problems.iter().all(|problem| problem.bundle.is_some());
    if are_bundled { "problems-are" } else { "problems-unbundled" }
}

fn index(sources: &Sources) -> File {
    let mut judges: BTreeMap<&str, Vec<&Problem>> = BTreeMap::new();
    for problem in &sources.problems {
        judges.entry(problem.judge.as_deref().unwrap_or("…")).or_default().push(problem);
    }
    let body = html! {
        h1 { (word("problems")) }
        p.lead { (word(about(sources))) }
        @for (judge, problems) in &judges {
            h2 lang="en" { (judge) }
            ul.problems {
                @for problem in problems {
                    li lang="en" { a href={ (problem.slug) ".html" } { (problem.title()) } " " span.idea { (inline(&problem.bullet("Idea"))) } }
                }
            }
        }
    };
    let description = "Classic problems on impartial games, solved.";
    Page::new("problems/index.html", "Problems", description, body).file()
}

fn page(problem: &Problem, sources: &Sources) -> File {
    let source = problem.bullet("Source");
    let address = grundy_header::address(&source);
    let is_template = |name: &String| sources.templates.iter().any(|template| template.name == *name);
    let body = html! {
        p.path { a href="index.html" { (word("problems")) } @if let Some(judge) = &problem.judge { " / " (judge) } }
        h1 lang="en" { (problem.title()) }
        p.lead lang="en" { (inline(&problem.bullet("Idea"))) }
        dl.facts {
            dt { (word("templates")) }
            dd {
                @for (i, name) in problem.templates().iter().enumerate() {
                    @if i > 0 { ", " }
                    @if is_template(name) { a href={ "../templates/" (name) ".html" } { code { (name) } } }
                    @else { (name) }
                }
            }
            dt { (word("limits")) } dd lang="en" { (problem.bullet("Limits")) }
            dt { (word("statement")) } dd lang="en" { (inline(&source)) }
        }
        p.actions {
            @if let Some(address) = address { a.button href=(address) rel="external" { (word("open-statement")) } }
            @if let Some(submit) = &problem.submit { a.button href=(submit) rel="external" { (word("open-submit")) } }
        }
        h2 { (word("solution")) }
        (listings("solution", &forms(problem)))
        (running(problem))
        (samples(problem))
    };
    let path = format!("problems/{}.html", problem.slug);
    let page = Page::new(path, problem.title(), problem.bullet("Idea"), body);
    Page { scripts: &["wasi", "run"], ..page }.file()
}

fn forms(problem: &Problem) -> Vec<Listing> {
    let mut forms = vec![Listing {
        name: word("solution"),
        text: problem.text.clone(),
        shown: highlight::rust(&problem.text),
        remark: word("solution-is"),
    }];
    forms.extend(problem.bundle.iter().map(|bundle| Listing {
        name: html! { (word("bundle")) ", " (bundle.name) },
        text: bundle.text.clone(),
        shown: html! { (bundle.text) },
        remark: html! {
            (word("bundle-is")) " "
            @if bundle.cases > 0 { (word("right-on")) " (" (bundle.cases) ")" } @else { (word("compiled")) }
            @if bundle.compared > 0 { "; " (word("same-on")) " (" (bundle.compared) ")" } "."
        },
    }));
    forms
}

/// The solution with an input of the reader's own. Only a script shows it.
fn running(problem: &Problem) -> Markup {
    let input = problem.samples.iter().map(|sample| &sample.input).find(|input| input.len() <= LONG_SAMPLE);
    html! {
        section.run data-run=(problem.slug) data-several[problem.several] hidden {
            h2 { (word("run")) }
            p.note { (word(if problem.talks { "run-talks" } else { "run-is" })) }
            div.columns {
                div {
                    label for="input" { (word("input")) }
                    textarea id="input" spellcheck="false" rows="8" { "\n" (input.map_or("", String::as_str)) }
                }
                div {
                    label for="output" { (word("output")) }
                    output id="output" for="input" tabindex="0" {}
                }
            }
            p.actions {
                button.primary type="button" data-start { (word("start")) }
                button type="button" data-stop disabled { (word("stop")) }
                span data-verdict role="status" {}
            }
        }
    }
}

fn samples(problem: &Problem) -> Markup {
    let short = |text: &str| text.len() <= LONG_SAMPLE;
    let shown = problem
        .samples
        .iter()
        .filter(|sample| short(&sample.input) && sample.output.as_deref().is_none_or(short));
    html! {
        @for (i, sample) in shown.enumerate() {
            @if i == 0 { h2 { (word("samples")) } }
            div.columns.sample {
                div { p.note { (sample.name) ": " (word("input")) } pre tabindex="0" { code { (sample.input) } } }
                @if let Some(output) = &sample.output {
                    div { p.note { (word("output")) } pre tabindex="0" { code { (output) } } }
                }
            }
        }
    }
}
