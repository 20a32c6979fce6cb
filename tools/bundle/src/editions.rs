//! Packages of another edition than the bundle's: what means something else there is refused.

use crate::assemble::{Solution, Whole};
use crate::request::{Emit, Request};
use crate::rustc::Rustc;
use crate::shake::flow;
use anyhow::Result;
use grundy_host::failure::{self, Failure};
use grundy_host::pool::both;
use grundy_rust::messages::{Diagnostic, Report};
use grundy_rust::tokens::is_part;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::Item;
use syn::spanned::Spanned;

/// What it is called in messages.
const THE_SOLUTION: &str = "the solution";

/// How many functions a remark names.
const MOST_NAMED: usize = 3;

/// All of them, in their order.
pub const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The lints that name what the next edition takes in another sense. Where it refuses something,
/// the compiler says so.
const CHANGES: &[&str] = &[
    "array_into_iter",
    "boxed_slice_into_iter",
    "dependency_on_unit_never_type_fallback",
    "if_let_rescope",
    "never_type_fallback_flowing_into_unsafe",
    "non_fmt_panics",
    "rust_2021_incompatible_closure_captures",
    "rust_2021_incompatible_or_patterns",
    "rust_2021_prefixes_incompatible_syntax",
    "rust_2021_prelude_collisions",
    "rust_2024_guarded_string_incompatible_syntax",
    "rust_2024_prelude_collisions",
    "tail_expr_drop_order",
];

/// What is to be said about a printed text, if packages of another edition may mean something else
/// in it: what is wrong with the bundle may come from there.
///
/// # Errors
/// A failed check if the compiler names a place that means something else.
pub fn check(text: &str, whole: &Whole, rustc: &Rustc) -> Result<Option<String>> {
    let here = rustc.edition();
    let others: Vec<Part> = parts(text, whole)?.into_iter().filter(|part| part.edition != here).collect();
    let (Some(lowest), Some(highest)) = (
        others.iter().map(|part| part.edition.as_str()).chain([here]).min(),
        others.iter().map(|part| part.edition.as_str()).chain([here]).max(),
    ) else {
        return Ok(None);
    };
    let (mut unknown, mut functions) = (BTreeSet::new(), BTreeSet::new());
    for step in
        EDITIONS.windows(2).filter(|step| lowest <= step[0] && step[1] <= highest && step[0] != "2015")
    {
        let mut changed = changed(text, step, rustc)?;
        if let Some(names) = &mut changed {
            names.retain(|name| others.iter().any(|part| part.may_have(name, text)));
        }
        if changed.as_ref().is_some_and(BTreeSet::is_empty) {
            continue;
        }
        functions.extend(changed.unwrap_or_default());
        let Report { diagnostics, ok } =
            rustc.check_in(step[0], text, &[&format!("rust-{}-compatibility", step[1])])?;
        for part in others.iter().filter(|part| part.crosses(step, here)) {
            match diagnostics.iter().find(|found| part.is_changed_by(found)) {
                Some(change) if ok => return Err(part.refusal(rustc, change)),
                // No lint names all that `if let` drops at another time, for one.
                _ => _ = unknown.insert((&*part.name, &*part.edition)),
            }
        }
    }
    // Others are the compiler's own: `promoted[6]`.
    let functions = functions.iter().filter(|name| !name.is_empty() && name.chars().all(is_part));
    let named: Vec<String> = functions.take(MOST_NAMED).map(|name| format!("`{name}`")).collect();
    let (what, mean) = match &named[..] {
        [] => ("what is in them".to_owned(), "means"),
        [one] => (one.clone(), "means"),
        several => (several.join(", "), "mean"),
    };
    Ok((!unknown.is_empty()).then(|| {
        let difference = difference(here, unknown.into_iter());
        format!("{difference}; it is not known whether {what} {mean} the same here")
    }))
}

/// What to do if the text does not compile, and the reason may be that the solution and its
/// libraries have several editions.
pub fn remedy(solution: &Solution, rustc: &Rustc) -> Option<String> {
    let here = rustc.edition();
    let libraries = solution.libraries.all.iter().map(|one| (&*one.name, &*one.settings.edition));
    let all = libraries.chain([(THE_SOLUTION, &*solution.settings.edition)]);
    let others: Vec<_> = all.filter(|(_, edition)| !["", here].contains(edition)).collect();
    // The newest allows the most.
    let (_, other) = others.iter().max_by_key(|(_, edition)| *edition)?;
    Some(format!(
        "{}: what only one of them allows cannot stand in it; {}write that so that both editions allow it",
        difference(here, others.iter().copied()),
        untried(other)
    ))
}

/// What to do about a text that does not compile, if it does in an older edition than the judge's.
pub fn older(text: &str, rustc: &Rustc) -> Result<Option<String>> {
    let here = rustc.edition();
    for edition in EDITIONS[1..].iter().rev().filter(|edition| **edition < here) {
        if rustc.check_in(edition, text, &[])?.ok {
            return Ok(Some(format!(
                "nothing was written; in edition {edition} this compiles, but here the judge has edition {here}: \
                 write it so that edition {here} takes it, too"
            )));
        }
    }
    Ok(None)
}

/// The edition that an error asks for, and whether the judge has it: if not, a part of the solution
/// is written in it.
pub fn asked_for(request: &Request, error: &anyhow::Error) -> Option<(&'static str, bool)> {
    let text = failure::text(error);
    let by_rustc = |edition: &str| {
        [format!("--edition {edition}"), format!("Rust {edition} or later")]
            .iter()
            .any(|said| text.contains(said))
    };
    let all =
        EDITIONS.map(|edition| (edition, request.target.other_editions.iter().any(|one| one == edition)));
    all.into_iter().find(|(edition, is_had)| {
        failure::help(error).contains(&untried(edition)) || *is_had && by_rustc(edition)
    })
}

/// The error, with what came of the edition that it asks for: `of_other`, if that is not a bundle,
/// either.
pub fn tried(
    error: anyhow::Error,
    edition: &str,
    of_other: Option<&anyhow::Error>,
    emit: Emit,
) -> anyhow::Error {
    let outcome = match of_other {
        Some(other) => format!("in edition {edition} it is not a bundle, either ({}); ", in_short(other)),
        None if emit == Emit::Rust => format!("choose --edition {edition}, if the judge has it, or "),
        None => format!("choose --edition {edition}, or "),
    };
    let help = failure::help(&error);
    if help.contains(&untried(edition)) {
        failure::with_help(&error, help.replace(&untried(edition), &outcome))
    } else {
        error // the advice is not grundy's
    }
}

/// The first line, and the compiler's first error if that is on another one.
fn in_short(error: &anyhow::Error) -> String {
    let text = format!("{error:#}");
    let first = text.lines().next().unwrap_or_default();
    match text.lines().skip(1).find(|line| line.starts_with("error")) {
        Some(of_rustc) => format!("{first}: {of_rustc}"),
        None => first.to_owned(),
    }
}

/// How another edition is asked for, which is to be tried before anybody is advised to.
fn untried(edition: &str) -> String {
    format!("perhaps edition {edition} does it, or ")
}

/// The edition of the bundle, and what has another one.
fn difference<'a>(here: &str, others: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let named: Vec<String> = others.map(|(name, edition)| format!("{name} {edition}")).collect();
    format!("this file has edition {here}; of another: {}", named.join(", "))
}

/// The functions of which two editions make something else, which a lint may not see; `None` if
/// not both compile.
fn changed(text: &str, editions: &[&str], rustc: &Rustc) -> Result<Option<BTreeSet<String>>> {
    let (one, other) = both(|| rustc.mir_in(editions[0], text), || rustc.mir_in(editions[1], text));
    Ok(one?.zip(other?).map(|(one, other)| flow::changed(&one, &other)))
}

/// What is of one package in the text.
struct Part {
    name: String,
    edition: String,
    places: Vec<Range<usize>>,
}

impl Part {
    /// Whether a step from one edition to the next is between this part's and the bundle's.
    fn crosses(&self, step: &[&str], here: &str) -> bool {
        let (low, high) = (here.min(&self.edition), here.max(&self.edition));
        low <= step[0] && step[1] <= high
    }

    /// Whether a function of that name may be in it, or be made by one of its macros.
    fn may_have(&self, name: &str, text: &str) -> bool {
        let mut texts = self.places.iter().map(|place| &text[place.clone()]);
        !text.contains(name) || texts.any(|text| text.contains(name) || text.contains("macro_rules"))
    }

    fn is_changed_by(&self, found: &Diagnostic) -> bool {
        let is_here = |place: &Range<usize>| self.places.iter().any(|own| own.contains(&place.start));
        CHANGES.contains(&found.code()) && found.places().any(|place| is_here(&place))
    }

    fn refusal(&self, rustc: &Rustc, change: &Diagnostic) -> anyhow::Error {
        let (Part { name, edition, .. }, here) = (self, rustc.edition());
        let rendered = change.rendered.replace("<anon>", "the bundle");
        let message = format!(
            "{name} has edition {edition}, the file {here}, in which this means something else\n{}",
            rendered.trim_end()
        );
        Failure::check(
            message,
            format!(
                "nothing was written; {}write that so that both editions mean the same (`cargo fix --edition`)",
                untried(edition)
            ),
        )
    }
}

/// The solution, and each library's module.
fn parts(text: &str, whole: &Whole) -> Result<Vec<Part>> {
    if whole.editions.is_empty() {
        return Ok(Vec::new());
    }
    let file = syn::parse_file(text)?;
    let module = |item: &Item| match item {
        Item::Mod(module) => whole.editions.iter().position(|(name, _)| module.ident == name),
        _ => None,
    };
    let mut parts: Vec<Part> = Vec::new();
    for (name, edition) in &whole.editions {
        parts.push(Part { name: name.clone(), edition: edition.clone(), places: Vec::new() });
    }
    let solution = whole.editions.iter().position(|(name, _)| name.is_empty());
    for item in &file.items {
        if let Some(part) = module(item).or(solution) {
            parts[part].places.push(item.span().byte_range());
        }
    }
    parts.retain(|part| !part.places.is_empty());
    for part in parts.iter_mut().filter(|part| part.name.is_empty()) {
        part.name = THE_SOLUTION.to_owned();
    }
    Ok(parts)
}
