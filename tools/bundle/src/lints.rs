//! What libraries do against lints that are errors unless a file says otherwise: cargo says nothing
//! of it, but in one file with the solution it counts.

use crate::assemble::Whole;
use grundy_rust::edits::Edits;
use grundy_rust::messages::Report;
use std::collections::{BTreeMap, BTreeSet};
use syn::Item;
use syn::spanned::Spanned;

/// The text, in which the modules of libraries may do what the compiler has refused; `None` if that
/// was not only such lints.
pub fn allowed(text: &str, report: &Report, whole: &Whole) -> Option<String> {
    let file = syn::parse_file(text).ok()?;
    let modules = file.items.iter().filter_map(|item| match item {
        Item::Mod(module) if whole.modules.iter().any(|name| module.ident == name) => {
            Some(module.span().byte_range())
        }
        _ => None,
    });
    let modules: Vec<_> = modules.collect();
    let mut lints: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for error in report.diagnostics.iter().filter(|found| found.is_error()) {
        let (place, lint) = (error.places().next()?, error.lint()?);
        let module = modules.iter().find(|module| module.contains(&place.start))?;
        lints.entry(module.start).or_default().insert(lint);
    }
    let mut edits = Edits::default();
    for (start, lints) in &lints {
        let lints: Vec<&str> = lints.iter().copied().collect();
        edits.insert(*start, format!("#[allow({})]\n", lints.join(", ")));
    }
    (!lints.is_empty()).then(|| edits.apply(text))
}
