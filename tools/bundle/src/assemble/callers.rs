//! Who calls the macros that libraries export. `cfg`, `env!` and `include_str!` in them ask cargo
//! about the crate that calls them, not about the one that defines them.

use super::calls::Calls;
use super::cfg;
use super::macros::ExportedMacro;
use super::settings::Settings;
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::edits::Edits;
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The macros that ask cargo, with the places of the libraries that call them; `None` is the
/// solution.
pub type Callers = BTreeMap<String, BTreeSet<Option<usize>>>;

/// Who calls a macro.
#[derive(Debug, Clone, Copy)]
pub struct Caller<'a> {
    /// The library's module; `None` for the solution.
    pub module: Option<&'a str>,
    pub settings: &'a Settings,
    /// Where the files are that it reads, if its calls are in its root file.
    pub folder: &'a Path,
}

/// What a library exports, and its text with it.
pub struct Exporting<'a> {
    /// Its place among all.
    pub place: usize,
    pub text: &'a str,
    pub macros: &'a [String],
    /// Those of the macros that ask cargo.
    pub asking: &'a [String],
}

/// Who calls those of all exported macros that ask cargo, also by way of others.
pub fn callers<'a>(solution: &TokenStream, libraries: &[Exporting<'a>]) -> Result<Callers> {
    let all = |names: fn(&Exporting<'a>) -> &'a [String]| {
        libraries.iter().flat_map(names).map(String::as_str).collect::<BTreeSet<&str>>()
    };
    let asking = all(|library| library.asking);
    let mut callers: Callers = asking.iter().map(|name| ((*name).to_owned(), BTreeSet::new())).collect();
    if callers.is_empty() {
        return Ok(callers);
    }
    let mut calls = Calls { exported: all(|library| library.macros), asking, ..Calls::default() };
    let mut of_crates = vec![(None, solution.clone())];
    for library in libraries {
        of_crates.push((Some(library.place), library.text.parse().map_err(syn::Error::from)?));
    }
    let own = |(place, tokens): (Option<usize>, TokenStream)| {
        let mut own = BTreeSet::new();
        calls.collect(tokens, &mut own);
        (place, own)
    };
    let of_crates: Vec<(Option<usize>, BTreeSet<String>)> = of_crates.into_iter().map(own).collect();
    for (place, mut reached) in of_crates {
        let mut ahead: Vec<String> = reached.iter().cloned().collect();
        while let Some(name) = ahead.pop() {
            let more = calls.by_macros.get(&name).into_iter().flatten();
            ahead.extend(more.filter(|name| reached.insert((*name).clone())).cloned());
        }
        for (_, callers) in callers.iter_mut().filter(|(name, _)| reached.contains(*name)) {
            callers.insert(place);
        }
    }
    Ok(callers)
}

/// The definition of a library's exported macro, in which is decided what it asks cargo about those
/// who call it. `read` puts files and variables into a text.
pub fn decided(
    one: &ExportedMacro,
    library: &str,
    callers: &[Caller],
    read: impl Fn(&str, &Caller) -> Result<String>,
) -> Result<String> {
    let decide = |text: &str, caller: &Caller| {
        let mut edits = Edits::default();
        cfg::decide(text.parse().map_err(syn::Error::from)?, caller.settings, false, &mut edits);
        read(&edits.apply(text), caller)
    };
    if callers.iter().any(|caller| caller.settings.awaits_script) {
        // They may agree once the scripts have run: what one of them leaves out is left out.
        return callers.iter().try_fold(one.definition.clone(), |text, caller| decide(&text, caller));
    }
    let texts = callers.iter().map(|caller| decide(&one.definition, caller));
    let mut texts = texts.collect::<Result<Vec<String>>>()?;
    texts.dedup();
    if texts.len() > 1 {
        let who: Vec<&str> = callers.iter().map(|caller| caller.module.unwrap_or("the program")).collect();
        let what =
            format!("`{}!` of {library} asks cargo about its callers: {}", one.name, who.join(" and "));
        let help = "they have other features, variables or files, and one file has one answer: let the macro call \
                    a function or a constant of its own library that asks";
        return Err(Failure::misuse(what, help));
    }
    Ok(texts.remove(0))
}
