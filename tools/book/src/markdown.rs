//! Markdown as HTML, with links that lead to pages of the site.

use crate::chapter;
use crate::highlight;
use crate::listing;
use crate::sources::Sources;
use crate::static_files::is_there;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html as writer,
};

/// What links may lead to, and where they stand.
pub struct Place<'a> {
    pub sources: &'a Sources,
    /// The file with the text, from the root of the checkout: `docs/contest.md`.
    pub file: &'a str,
    /// The page that it becomes, from the root of the site.
    pub page: &'a str,
}

/// The text as HTML.
///
/// # Errors
/// A link to a template, problem, document or chapter that does not exist.
pub fn markdown(text: &str, place: &Place) -> Result<Markup, String> {
    let mut events = Vec::new();
    let mut parser = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH);
    let mut listings = 0;
    let mut dead = Vec::new(); // whether each open link leads nowhere here
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                listings += 1;
                events.push(code_block(&kind, &mut parser, listings));
            }
            Event::Start(Tag::Heading { level, .. }) => events.push(heading(level, &mut parser)),
            Event::Start(Tag::Table(_)) => {
                events.push(Event::Html("<div class=\"table\" tabindex=\"0\">".into()));
                events.push(event);
            }
            Event::End(TagEnd::Table) => events.extend([event, Event::Html("</div>".into())]),
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let target = target(&dest_url, place)?;
                dead.push(target.is_none());
                if let Some(target) = target {
                    let dest_url = CowStr::from(target);
                    events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
                }
            }
            Event::End(TagEnd::Link) if dead.pop() == Some(true) => {}
            event => events.push(event),
        }
    }
    let mut out = String::new();
    writer::push_html(&mut out, events.into_iter());
    Ok(PreEscaped(out))
}

/// The text without its marks, addresses and listings' languages.
pub fn plain(text: &str) -> String {
    let said = |event| match event {
        Event::Text(said) | Event::Code(said) => Some(said.into_string()),
        Event::SoftBreak | Event::End(_) => Some(" ".to_owned()),
        _ => None,
    };
    Parser::new(text).filter_map(said).collect()
}

fn code_block<'a>(kind: &CodeBlockKind, parser: &mut Parser<'a>, number: usize) -> Event<'a> {
    let mut text = String::new();
    for event in parser.by_ref() {
        match event {
            Event::Text(more) => text += &more,
            Event::End(TagEnd::CodeBlock) => break,
            _ => {}
        }
    }
    let is_rust = matches!(kind, CodeBlockKind::Fenced(name) if name.starts_with("rust"));
    let id = format!("listing-{number}");
    let shown = if is_rust {
        highlight::rust(&text)
    } else {
        html! { (text) }
    };
    let block = listing::code(&id, &shown);
    Event::Html(block.into_string().into())
}

/// A heading that can be linked to.
fn heading<'a>(level: HeadingLevel, parser: &mut Parser<'a>) -> Event<'a> {
    let events: Vec<Event> =
        parser.by_ref().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_)))).collect();
    let text: String = events
        .iter()
        .map(|event| match event {
            Event::Text(text) | Event::Code(text) => &**text,
            _ => "",
        })
        .collect();
    let mut inner = String::new();
    writer::push_html(&mut inner, events.into_iter());
    let level = level as u8;
    Event::Html(format!("<h{level} id=\"{}\">{inner}</h{level}>\n", anchor(&text)).into())
}

/// As forges make them from headings.
fn anchor(text: &str) -> String {
    let kept = text.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Where a link leads on the site; `None` for files of the checkout that have no page.
fn target(link: &str, place: &Place) -> Result<Option<String>, String> {
    if link.contains("://") || link.starts_with('#') {
        return Ok(Some(link.to_owned()));
    }
    let root = "../".repeat(place.page.matches('/').count());
    let (file, fragment) =
        link.split_once('#').map_or((link, String::new()), |(file, part)| (file, format!("#{part}")));
    let page = match file.split_once(':') {
        Some(("template", name)) => format!("templates/{name}.html"),
        Some(("problem", slug)) => format!("problems/{slug}.html"),
        Some(("chapter", name)) => {
            format!("{}{name}.html", &place.page[..place.page.rfind('/').map_or(0, |at| at + 1)])
        }
        Some(("page", name)) if is_there(&format!("{name}.html")) => format!("{name}.html"),
        _ => match of_checkout(&joined(place.file, file)) {
            Some(page) => page,
            None => return Ok(None),
        },
    };
    if !exists(&page, place.sources) {
        return Err(format!("{}: the link `{link}` leads nowhere", place.file));
    }
    Ok(Some(format!("{root}{page}{fragment}")))
}

/// The page that a file of the checkout becomes.
fn of_checkout(file: &str) -> Option<String> {
    let stem =
        |extension| file.rsplit('/').next().unwrap_or_default().strip_suffix(extension).map(str::to_owned);
    if file == "docs/templates.md" {
        return Some("templates/index.html".to_owned());
    }
    if file.starts_with("docs/") {
        return Some(format!("docs/{}.html", stem(".md")?));
    }
    if file.starts_with("src/") {
        return Some(format!("templates/{}.html", stem(".rs")?));
    }
    file.starts_with("problems/src/bin/").then(|| Some(format!("problems/{}.html", stem(".rs")?)))?
}

/// A relative path, seen from the folder of a file.
fn joined(from: &str, relative: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in relative.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

fn exists(page: &str, sources: &Sources) -> bool {
    let named = page.strip_suffix(".html").and_then(|path| path.split_once('/'));
    let is_listed = named.is_some_and(|(folder, name)| match folder {
        _ if name == "index" => matches!(folder, "templates" | "problems" | "docs"),
        "templates" => sources.templates.iter().any(|template| template.name == name),
        "problems" => sources.problems.iter().any(|problem| problem.slug == name),
        "docs" => sources.documents.iter().any(|document| document.name() == name),
        _ => false,
    });
    is_listed || chapter::has(page) || is_there(page) || matches!(page, "search.html" | "index.html")
}
