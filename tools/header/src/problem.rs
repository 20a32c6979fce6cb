//! A problem, as its header describes it.

use crate::{Bullet, Files, Leeway, Limits, address, bullets, length, quoted, title};
use std::path::PathBuf;

/// One problem, as its header describes it.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    /// The name of its file, its binary and its folder of inputs: `hdu1846`.
    pub slug: String,
    /// `HDU 1846: Brave Game`.
    pub title: String,
    /// The address of the judge's page.
    pub source: String,
    /// Of time and memory, and the files in place of standard input and output.
    pub limits: Limits,
    /// Why the template applies.
    pub idea: String,
    /// In what an output may differ from the expected one.
    pub leeway: Leeway,
    /// The templates it shows, the main one first.
    pub templates: Vec<String>,
    /// Its file.
    pub path: PathBuf,
}

impl Problem {
    /// Reads the header of a problem's file; `templates` are those that it may name.
    ///
    /// # Errors
    /// A bullet is missing, out of place, empty or cannot be read; the first of these, by its line.
    pub fn parse(slug: &str, path: PathBuf, text: &str, templates: &[String]) -> Result<Problem, HeaderFlaw> {
        let title = title(text).filter(|_| text.starts_with("//! # "));
        let Some(title) = title else {
            return flaw(1, "no title: begin with a line like `//! # HDU 1846: Brave Game`");
        };
        let [source, limits, idea, template] = complete(text)?;
        let Some(address) = address(&source.value) else {
            let message =
                format!("no address in `{}`: write it in `<…>`, then a note if needed", source.value);
            return flaw(source.line, message);
        };
        let Some(parsed) = Limits::parse(&limits.value) else {
            let message = format!(
                "cannot read the limits `{}`: write `1 s, 32 MB`, `0.5 s, 10000 KB`, `1 s`, `32 MB` or `unknown`, \
                 then a note in parentheses if needed",
                limits.value
            );
            return flaw(limits.line, message);
        };
        let leeway = judged(text)?;
        let files = files(text)?;
        let names: Vec<String> = quoted(&template.value).map(str::to_owned).collect();
        if names.is_empty() && template.value != "none" {
            let help = "write the names of templates in backticks, like `bash`, or `none` without them";
            return flaw(template.line, format!("no template: {help}"));
        }
        if let Some(name) = names.iter().find(|name| !templates.contains(name)) {
            let meant =
                nearest(name, templates).map_or(String::new(), |near| format!("did you mean `{near}`? "));
            let message = format!("there is no template `{name}`: {meant}docs/templates.md has them all");
            return flaw(template.line, message);
        }
        Ok(Problem {
            slug: slug.to_owned(),
            title,
            source: address.to_owned(),
            limits: Limits { files, ..parsed },
            idea: idea.value,
            leeway,
            templates: names,
            path,
        })
    }
}

/// The name that begins and ends most like this one, two letters of three at least: a slip of the
/// pen is in one place.
fn nearest<'a>(name: &str, known: &'a [String]) -> Option<&'a String> {
    let alike = |known: &&String| {
        let start = name.chars().zip(known.chars()).take_while(|(a, b)| a == b).count();
        let end = name.chars().rev().zip(known.chars().rev()).take_while(|(a, b)| a == b).count();
        let longest = name.chars().count().max(known.chars().count());
        100 * (start + end).min(longest) / longest.max(1)
    };
    known.iter().max_by_key(alike).filter(|known| alike(known) >= 66)
}

/// What is wrong with a header, and how to fix it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeaderFlaw {
    /// The line of the file, from 1.
    pub line: usize,
    /// What, and the remedy.
    pub message: String,
}

/// What the bullet `Judged` of a header says, which most headers do not have.
///
/// # Errors
/// It cannot be read.
pub fn judged(text: &str) -> Result<Leeway, HeaderFlaw> {
    Ok(rare(text, "Judged", Leeway::FORMS, Leeway::parse)?.unwrap_or_default())
}

/// The same of the bullet `Files`.
///
/// # Errors
/// It cannot be read.
pub fn files(text: &str) -> Result<Option<Files>, HeaderFlaw> {
    rare(text, "Files", Files::FORM, Files::parse)
}

/// That there is one bullet of that name: only the first would be read.
fn once(bullets: &[Bullet], name: &str) -> Result<(), HeaderFlaw> {
    let mut lines = bullets.iter().filter(|bullet| bullet.name == name).map(|bullet| bullet.line);
    match (lines.next(), lines.next()) {
        (Some(first), Some(second)) => {
            flaw(second, format!("{name} stands in line {first} already: leave one of the two"))
        }
        _ => Ok(()),
    }
}

/// A bullet that few headers have, which has one of these forms.
fn rare<T>(
    text: &str,
    name: &str,
    forms: &str,
    parse: fn(&str) -> Option<T>,
) -> Result<Option<T>, HeaderFlaw> {
    let bullets = bullets(text);
    once(&bullets, name)?;
    let Some(bullet) = bullets.into_iter().find(|bullet| bullet.name == name) else {
        return Ok(None);
    };
    match parse(&bullet.value) {
        Some(value) => Ok(Some(value)),
        None => flaw(bullet.line, format!("cannot read `{}`: {name} is {forms}", bullet.value)),
    }
}

fn flaw<T>(line: usize, message: impl Into<String>) -> Result<T, HeaderFlaw> {
    Err(HeaderFlaw { line, message: message.into() })
}

/// The bullets in their order, each with an example.
const BULLETS: [(&str, &str); 4] = [
    ("Source", "<https://acm.hdu.edu.cn/showproblem.php?pid=1846>"),
    ("Limits", "1 s, 32 MB"),
    ("Idea", "one heap, take 1..=m: its Grundy value is n mod (m + 1)."),
    ("Template", "`bash`"),
];

/// The four bullets: all there, none empty, in order.
fn complete(text: &str) -> Result<[Bullet; 4], HeaderFlaw> {
    let bullets = bullets(text);
    let mut found: Vec<Bullet> = Vec::new();
    for (name, example) in BULLETS {
        let Some(bullet) = bullets.iter().find(|bullet| bullet.name == name) else {
            let message = format!("no {name} in the header: add a line like `//! - **{name}**: {example}`");
            return flaw(length(text), message);
        };
        if bullet.value.is_empty() {
            return flaw(bullet.line, format!("{name} is empty: write, for example, `{example}`"));
        }
        once(&bullets, name)?;
        if found.last().is_some_and(|last| bullet.line < last.line) {
            let order = BULLETS.map(|(name, _)| name).join(", ");
            return flaw(bullet.line, format!("{name} is out of place: the order is {order}"));
        }
        found.push(bullet.clone());
    }
    Ok(found.try_into().expect("one for each name"))
}
