//! The third stage: how a bundle looks, as rustfmt formats it or as short as possible.

mod format;
mod macros;
mod minify;

use crate::assemble::{Notice, Templates};
use crate::request::{Emit, Request};

/// A text as it is handed over.
#[derive(Clone)]
pub struct Printed {
    pub text: String,
    /// What it lacks, if only a short one is short enough for the judge.
    pub remark: Option<String>,
}

/// The text as it is handed over, with the notices that licences ask to be kept with the modules
/// that are left, at its end.
pub fn print(text: &str, request: &Request, notices: &[(String, Notice)]) -> anyhow::Result<Printed> {
    let is_left = |module: &str| text.contains(&format!("mod {module} {{"));
    let end = printed(notices.iter().filter(|(module, _)| is_left(module)).map(|(_, notice)| notice));
    let text = format(text, &request.target.edition)?;
    let bytes = text.len() + end.len();
    // A class is a part of it; of C files, those who make them take care.
    let is_whole = request.emit == Emit::Rust && !request.rules.wants_class;
    let is_long = is_whole && request.rules.max_bytes.is_some_and(|max| bytes as u64 > max);
    let text = if request.minify || is_long { minify::minify(&text)? } else { text };
    let remark = (is_long && !request.minify)
        .then(|| format!("without comments and needless blanks, as a readable file has {bytes} bytes"));
    Ok(Printed { text: text + &end, remark })
}

/// Notices as comments; what several have in common once.
fn printed<'a>(notices: impl Iterator<Item = &'a Notice>) -> String {
    let mut licences: Vec<Licence> = Vec::new();
    for Notice { title, terms } in notices {
        let (holders, grant) = terms.split_at(terms.find(MIT).unwrap_or(0));
        let place =
            licences.iter().position(|known| known.grant.split_whitespace().eq(grant.split_whitespace()));
        let place = place.unwrap_or_else(|| {
            licences.push(Licence { grant, holders: Vec::new() });
            licences.len() - 1
        });
        let all = &mut licences[place].holders;
        match all.iter_mut().find(|(known, _)| *known == holders) {
            Some((_, titles)) => titles.push(title),
            None => all.push((holders, vec![title])),
        }
    }
    let licence = |Licence { grant, holders }: &Licence| {
        let holders = holders.iter().map(|(holders, titles)| format!("{}:\n{holders}", titles.join(", ")));
        format!("{}{grant}\n\n", holders.collect::<String>())
    };
    let text: String = licences.iter().map(licence).collect();
    text.lines().map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

/// What the MIT licence says, below those who hold the copyright.
const MIT: &str = "Permission is hereby granted, free of charge";

/// A licence of several packages.
struct Licence<'a> {
    grant: &'a str,
    /// Who holds the copyright, and of what.
    holders: Vec<(&'a str, Vec<&'a str>)>,
}

/// A template and the templates it needs, as modules to paste.
///
/// # Errors
/// A template that cannot be read or does not parse.
pub fn snippet(templates: &Templates, template: &str) -> anyhow::Result<String> {
    format(&templates.snippet(template)?, "2021")
}

/// The same in as few bytes as possible, without comments.
///
/// # Errors
/// As for [`snippet`].
pub fn short_snippet(templates: &Templates, template: &str) -> anyhow::Result<String> {
    // The first line would stay, which is often only a part of the title.
    minify::minify(&format!("\n{}", snippet(templates, template)?))
}

/// The text as rustfmt formats it, except where the program could tell.
fn format(text: &str, edition: &str) -> anyhow::Result<String> {
    let formatted = format::format(text, edition)?;
    Ok(macros::restored(text, &formatted)?.unwrap_or_else(|| text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{MIT, Notice, printed};

    #[test]
    fn terms_of_several_packages() {
        let notice = |title: &str, terms: &str| Notice { title: title.to_owned(), terms: terms.to_owned() };
        let mit = |lines: &str| format!("Copyright by {}", lines.replace('_', MIT));
        let all = [
            notice("a 1 (MIT)", &mit("A.\n\n_, to all:\nfree.")),
            notice("b 2 (ISC)", "By B."),
            notice("c 3 (MIT)", &mit("C.\n\n_,\nto all: free.")),
            notice("d 4 (MIT)", &mit("A.\n\n_, to all:\nfree.")),
            notice("e 5 (MIT)", &mit("A.\n\n_, to none:\nfree.")),
        ];
        let wanted = [
            "a 1 (MIT), d 4 (MIT):\nCopyright by A.\n\nc 3 (MIT):\nCopyright by C.\n\n_, to all:\nfree.\n\n",
            "b 2 (ISC):\nBy B.\n\n",
            "e 5 (MIT):\nCopyright by A.\n\n_, to none:\nfree.\n\n",
        ];
        let wanted = wanted.concat().replace('_', MIT);
        let wanted: String =
            wanted.lines().map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect();
        assert_eq!(printed(all.iter()), wanted);
    }
}
