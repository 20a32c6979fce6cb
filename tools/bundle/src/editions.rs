//! Packages of another edition than the bundle's: what means something else there is refused.

use crate::assemble::{Solution, Whole};
use crate::rustc::Rustc;
use crate::shake::flow;
use anyhow::Result;
use grundy_host::{Failure, pool::both};
use grundy_rust::messages::{Diagnostic, Report};
use std::ops::Range;
use syn::Item;
use syn::spanned::Spanned;

/// What it is called in messages.
const THE_SOLUTION: &str = "the solution";

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

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

/// What is to be said about the packages whose edition is not the bundle's.
#[derive(Default)]
pub struct Remarks {
    /// Of those that mean the same in both.
    pub same: Option<String>,
    /// Of all others: what is wrong with the bundle may come from there.
    pub unknown: Option<String>,
}

/// What is to be said about a printed text.
///
/// # Errors
/// A failed check if the compiler names a place that means something else.
pub fn check(text: &str, whole: &Whole, rustc: &Rustc) -> Result<Remarks> {
    let here = rustc.edition();
    let others: Vec<Part> = parts(text, whole)?.into_iter().filter(|part| part.edition != here).collect();
    let (Some(lowest), Some(highest)) = (
        others.iter().map(|part| part.edition.as_str()).chain([here]).min(),
        others.iter().map(|part| part.edition.as_str()).chain([here]).max(),
    ) else {
        return Ok(Remarks::default());
    };
    let mut unknown = Vec::new();
    for step in
        EDITIONS.windows(2).filter(|step| lowest <= step[0] && step[1] <= highest && step[0] != "2015")
    {
        if is_same(text, step, rustc)? {
            continue;
        }
        let Report { diagnostics, ok } =
            rustc.check_in(step[0], text, &[&format!("rust-{}-compatibility", step[1])])?;
        for part in others.iter().filter(|part| part.crosses(step, here)) {
            match diagnostics.iter().find(|found| part.is_changed_by(found)) {
                Some(change) if ok => return Err(part.refusal(here, change)),
                // No lint names all that `if let` drops at another time, for one.
                _ => unknown.push(part.name.clone()),
            }
        }
    }
    let (unknown, same): (Vec<&Part>, Vec<&Part>) =
        others.iter().partition(|part| unknown.contains(&part.name));
    let remark = |parts: &[&Part], what: &str| {
        let named = parts.iter().map(|part| (&*part.name, &*part.edition));
        (!parts.is_empty()).then(|| format!("{}; {what}", difference(here, named)))
    };
    Ok(Remarks {
        same: remark(&same, "nothing in them means something else here"),
        unknown: remark(&unknown, "whether something in them means something else here is not known"),
    })
}

/// What to do if the text does not compile, and the reason may be that the solution and its
/// libraries have several editions.
pub fn remedy(solution: &Solution, here: &str) -> Option<String> {
    let libraries = solution.libraries.all.iter().map(|one| (&*one.name, &*one.settings.edition));
    let all = libraries.chain([(THE_SOLUTION, &*solution.settings.edition)]);
    let others: Vec<_> = all.filter(|(_, edition)| !["", here].contains(edition)).collect();
    let (_, other) = others.first()?;
    Some(format!(
        "{}: what only one of them allows cannot stand in it; --edition {other}, if the judge has it, or write that so \
         that both editions allow it",
        difference(here, others.iter().copied())
    ))
}

/// The edition of the bundle, and what has another one.
fn difference<'a>(here: &str, others: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let named: Vec<String> = others.map(|(name, edition)| format!("{name} {edition}")).collect();
    format!("this file has edition {here}; of another: {}", named.join(", "))
}

/// Whether both editions make the same program of a text, which a lint cannot see.
fn is_same(text: &str, editions: &[&str], rustc: &Rustc) -> Result<bool> {
    let (one, other) = both(|| rustc.mir_in(editions[0], text), || rustc.mir_in(editions[1], text));
    Ok(matches!((one?, other?), (Some(one), Some(other)) if flow::is_same(&one, &other)))
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

    fn is_changed_by(&self, found: &Diagnostic) -> bool {
        let is_here = |place: &Range<usize>| self.places.iter().any(|own| own.contains(&place.start));
        CHANGES.contains(&found.code()) && found.places().any(|place| is_here(&place))
    }

    fn refusal(&self, here: &str, change: &Diagnostic) -> anyhow::Error {
        let Part { name, edition, .. } = self;
        let rendered = change.rendered.replace("<anon>", "the bundle");
        let message = format!(
            "{name} has edition {edition}, the file {here}, in which this means something else\n{}",
            rendered.trim_end()
        );
        Failure::check(
            message,
            format!(
                "nothing was written; --edition {edition}, if the judge has it, or write that so that both editions \
                 mean the same (`cargo fix --edition`)"
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
