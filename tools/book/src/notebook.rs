//! The notebook to print: `notebook.html`, whose style is for paper. `course/notebook.txt` lists
//! the templates that are in it.

use crate::file::File;
use crate::fingerprint::fingerprint;
use crate::highlight;
use crate::sources::{Sources, Template};
use crate::static_files::course;
use grundy_header::bullet;
use maud::{DOCTYPE, Markup, html};

/// A section: its heading, and the names of its templates.
type Section<'a> = (&'a str, Vec<&'a str>);

/// An item of more lines may be broken at the end of a column.
const LONG: usize = 24;

/// The notebook as a page.
///
/// # Errors
/// It lists a template that does not exist, or lacks one that another needs.
pub fn page(sources: &Sources) -> Result<File, String> {
    let sections = sections();
    let listed: Vec<&str> = sections.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    for name in &listed {
        let missing: Vec<&str> =
            template(name, sources)?.needs().into_iter().filter(|needed| !listed.contains(needed)).collect();
        if !missing.is_empty() {
            return Err(format!("course/notebook.txt: {name} needs {}", missing.join(", ")));
        }
    }
    let mut body = Vec::new();
    for (heading, names) in &sections {
        let listings: Result<Vec<Markup>, String> =
            names.iter().map(|name| Ok(listing(template(name, sources)?))).collect();
        body.push(html! { h2 { (heading) } @for listing in listings? { (listing) } });
    }
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "grundy: the notebook" }
                link rel="icon" href="assets/icon.svg";
                link rel="stylesheet" href="assets/notebook.css";
            }
            body {
                h1 { "Impartial games" }
                p.about {
                    "grundy " (sources.version) ". Modules for the root of one Rust file; " code { "use crate::…" }
                    " names what a listing needs. The six digits beside a name are those of "
                    code { "sed 's|//.*||' FILE | tr -d '[:space:]' | md5sum | cut -c-6" } "."
                }
                main { (contents(&sections)) @for section in body { (section) } }
            }
        }
    };
    Ok(File { path: "notebook.html".to_owned(), content: page.into_string().into_bytes() })
}

/// `## Heading`, then a name a line.
fn sections() -> Vec<Section<'static>> {
    let mut sections: Vec<Section> = Vec::new();
    for line in course("notebook.txt").lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix("## "), sections.last_mut()) {
            (Some(heading), _) => sections.push((heading, Vec::new())),
            (None, Some((_, names))) if !line.starts_with('#') => names.push(line),
            _ => {}
        }
    }
    sections
}

fn template<'a>(name: &str, sources: &'a Sources) -> Result<&'a Template, String> {
    let found = sources.templates.iter().find(|template| template.name == name);
    found.ok_or_else(|| format!("course/notebook.txt: there is no template {name}"))
}

fn contents(sections: &[Section]) -> Markup {
    html! {
        nav {
            @for (heading, names) in sections {
                p {
                    strong { (heading) } ": "
                    @for (i, name) in names.iter().enumerate() { @if i > 0 { ", " } a href={ "#" (name) } { (name) } }
                }
            }
        }
    }
}

fn listing(template: &Template) -> Markup {
    let code = code(&template.text);
    let fact = |name: &str| bullet(&template.text, name);
    html! {
        section id=(template.name) {
            h3 { (template.name) " " span { (fingerprint(&code)) } }
            p { (template.title()) }
            @for name in ["Theorem", "Time"] {
                @if let Some(value) = fact(name) { p { em { (name) } ": " (value.replace('`', "")) } }
            }
            pre { code id={ "code-" (template.name) } {
                @for item in items(&code) {
                    span.item.long[item.lines().count() > LONG] { @for line in item.split_inclusive('\n') { (self::line(line)) } }
                }
            } }
        }
    }
}

/// A line, `<u class="in4">` where it is indented by four: what does not fit hangs from there.
fn line(line: &str) -> Markup {
    let indent = line.len() - line.trim_start_matches(' ').len();
    html! { u class={ "in" (indent) } { (highlight::rust(line)) } }
}

/// The file without its header, half as far indented; of each doc comment its first sentence is
/// left.
fn code(text: &str) -> String {
    let mut code = String::new();
    let mut is_said = false; // whether the doc comment has had its sentence
    for line in text.lines().filter(|line| !line.starts_with("//!")) {
        let part = line.trim_start();
        let is_doc = part.starts_with("///");
        if !(is_doc && is_said) {
            let indent = (line.len() - part.len()) / 2;
            code.extend(std::iter::repeat_n(' ', indent));
            code +=
                if is_doc { part.split_inclusive(". ").next().unwrap_or_default().trim_end() } else { part };
            code.push('\n');
        }
        is_said = is_doc && (is_said || part.ends_with('.') || part.contains(". ") || part == "///");
    }
    code.trim_start().to_owned()
}

/// The parts between blank lines at the top level, which together are the text.
fn items(code: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let (mut start, mut at) = (0, 0);
    for line in code.split_inclusive('\n') {
        let begins = !line.starts_with([' ', '}', '\n']) && code[..at].ends_with("\n\n");
        if begins {
            items.push(&code[start..at]);
            start = at;
        }
        at += line.len();
    }
    items.push(&code[start..]);
    items
}
