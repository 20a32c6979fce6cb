//! The files of a new problem in a contest folder, or in any folder but a checkout.

use super::{facts, sample_files, with_files, with_main};
use crate::problem::home::Home;
use crate::problem::languages::RUST;
use crate::problem::stubs;
use crate::problem::task::BrowserTask;
use anyhow::{Context, Result};
use grundy_host::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// A solution, unless the owner of the folder has a template.
const SOLUTION: &str = include_str!("../stubs/contest.rs.in");

/// Every file with its path, the solution first.
pub fn contents(home: &Home, slug: &str, task: Option<&BrowserTask>) -> Result<Vec<(PathBuf, String)>> {
    let (extension, text) = match &home.config.template {
        Some(template) => own(home, template)?,
        None => (RUST.to_owned(), with_main(SOLUTION, task)),
    };
    let solution = with_files(filled(home, &extension, &text, slug, task), task);
    let mut files = vec![(home.stem(slug).with_extension(&extension), solution)];
    if let Some(language) = &home.config.brute {
        let talks = task.is_some_and(|task| task.interactive);
        let stubs = stubs::of(language, &home.samples(slug), talks).context("`brute` in grundy.toml")?;
        files.extend(stubs.into_iter().map(|(path, text)| (path, text.to_owned())));
    }
    // In an interactive problem, the samples are dialogues, which show only one side's secret.
    if let Some(task) = task.filter(|task| !task.interactive) {
        let samples = home.samples(slug);
        files.extend(sample_files(&task.tests).map(|(name, text)| (samples.join(name), text)));
    }
    Ok(files)
}

/// The owner's template: its extension and its text.
fn own(home: &Home, template: &str) -> Result<(String, String)> {
    let path = home.folder.join(template);
    let text = fs::read_to_string(&path).map_err(|error| {
        let message = format!("the template {} cannot be read: {error}", path.display());
        Failure::misuse(message, "`template` in grundy.toml names a file, from the folder of grundy.toml")
    })?;
    let extension = Path::new(template).extension().unwrap_or_default().to_string_lossy().into_owned();
    if !home.is_source(&path) {
        let message = format!("nothing is known of the language of the template {template}");
        return Err(Failure::misuse(message, format!("add `[languages.{extension}]` to grundy.toml")));
    }
    Ok((extension, text))
}

/// The text with what is known of the problem in its places, or else above it.
fn filled(home: &Home, extension: &str, text: &str, slug: &str, task: Option<&BrowserTask>) -> String {
    let [title, source, limits] = facts(slug, task);
    let inner = [&title, &source, &limits].map(|value| unclosing(value));
    let values =
        [("{title}", &*inner[0]), ("{address}", &inner[1]), ("{limits}", &inner[2]), ("{slug}", slug)];
    let has_address = text.contains("{address}");
    let text = with_values(text, &values);
    if has_address {
        return text;
    }
    let mark = match home.language(extension) {
        _ if extension == RUST => "//!",
        Some(language) if !language.comment.is_empty() => &language.comment,
        _ => return text,
    };
    format!(
        "{mark} # {title}\n{mark}\n{mark} - **Source**: {source}\n{mark} - **Limits**: {limits}\n\n{text}"
    )
}

/// What ends a comment of several lines, or the text that stands for one.
const ENDS: [(&str, &str); 5] =
    [("*/", "* /"), ("*)", "* )"), ("-}", "- }"), ("\"\"\"", "\" \" \""), ("'''", "' ' '")];

/// The value without anything that ends the comment that it may be in.
fn unclosing(value: &str) -> String {
    ENDS.iter().fold(value.to_owned(), |value, (end, apart)| value.replace(end, apart))
}

/// A text with values for names, but for those that stand in values. A quotation mark at the end of
/// a value is not part of those behind it.
fn with_values(text: &str, values: &[(&str, &str)]) -> String {
    let (mut filled, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('{') {
        filled += &rest[..at];
        rest = &rest[at..];
        let found = values.iter().find(|(name, _)| rest.starts_with(name));
        let (name, value) = found.copied().unwrap_or(("{", "{"));
        filled += value;
        rest = &rest[name.len()..];
        let meets = |mark: char| name != value && value.ends_with(mark) && rest.starts_with(mark);
        if ['"', '\''].into_iter().any(meets) {
            filled.push(' ');
        }
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    #[test]
    fn values_are_not_filled() {
        let values = [("{a}", "{b}"), ("{b}", "1")];
        assert_eq!(super::with_values("x{a}{b}{c}{", &values), "x{b}1{c}{");
    }

    #[test]
    fn values_end_no_comment() {
        assert_eq!(super::unclosing("a*/ '''b\"\"\"\"*) -}"), "a* / ' ' 'b\" \" \"\"* ) - }");
        let values = [("{a}", "so \"it\"")];
        assert_eq!(super::with_values("\"\"\"{a}\"\"\"", &values), "\"\"\"so \"it\" \"\"\"");
    }
}
