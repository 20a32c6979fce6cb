//! The first stage of a bundle: the solution and what it reaches of its libraries as one text, from
//! which nothing unused has been removed yet.

mod adapt;
mod branches;
mod callers;
mod calls;
mod cfg;
mod clean;
mod collector;
mod edition_2015;
mod effects;
mod fastout;
mod files;
mod globs;
mod include;
mod library;
mod licence;
mod link;
mod macros;
mod metadata;
mod module;
mod package;
mod parsed;
mod paths;
mod procedural_macros;
mod resolve;
mod scope;
mod settings;
mod solution;
mod std_modules;
mod summary;
mod templates;
mod tree;
mod unfit;
mod whole_file;
mod words;

pub use files::Twin;
pub use library::Notice;
pub use settings::Settings;
pub use solution::Solution;
pub use std_modules::is_std;
pub use templates::{Templates, is_lean, template_files};

use adapt::adapt;
use anyhow::Result;
use grundy_header::{bullet, title};
use grundy_rust::edits::Edits;
use grundy_rust::tokens::words;
use link::Linked;
use macros::definitions_in;
use parsed::Parsed;
use proc_macro2::TokenStream;
use scope::{Names, after_inner, recursion_limit};
use std::borrow::Cow;
use std::ops::Range;
use syn::ItemMod;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// A crate in one file.
pub struct Whole {
    /// What its first lines say of it.
    pub header: String,
    /// Its text.
    pub text: String,
    /// Where the libraries are in it.
    pub libraries: Range<usize>,
    /// The libraries' modules, and what their licences ask to be kept with them.
    pub notices: Vec<(String, Notice)>,
    /// What the author should know of the libraries.
    pub remarks: Vec<String>,
    /// The libraries' modules.
    pub modules: Vec<String>,
    /// The modules of packages and their editions; the solution's has no name.
    pub editions: Vec<(String, String)>,
}

impl Whole {
    /// The template in which a place of the text is; none if it is in the solution.
    pub fn template_at(&self, place: usize) -> Option<&str> {
        let before = self.libraries.contains(&place).then(|| &self.text[..place])?;
        before.rsplit_once("\npub mod ")?.1.split(' ').next()
    }
}

impl Whole {
    /// What remains of its text, under the header: the item below that may be gone, and takes its
    /// comments along.
    pub fn titled<'a>(&self, rest: &'a str) -> Cow<'a, str> {
        if rest.starts_with(&self.header) {
            return rest.into();
        }
        format!("{}{}", self.header, rest.trim_start()).into()
    }
}

/// The crate that a judge gets, still with everything in the modules that it reaches.
///
/// # Errors
/// A syntax error, with its place in the file; a file that is missing; a library that may not be
/// copied.
pub fn assemble(solution: &Solution, twin: Twin) -> Result<Whole> {
    let mut whole = assembled(solution, twin)?;
    let mut solution = Cow::Borrowed(solution);
    loop {
        let hidden = globs::hidden(&whole.text, &solution.libraries.names())?;
        if hidden.is_subset(&solution.libraries.hidden) {
            return Ok(whole);
        }
        let mut other = solution.into_owned();
        other.libraries.hidden.extend(hidden);
        solution = Cow::Owned(other.with_free_names());
        whole = assembled(&solution, twin)?;
    }
}

/// The same, as far as is known which names globs bring.
fn assembled(solution: &Solution, twin: Twin) -> Result<Whole> {
    let alone = solution.modules(&Linked::default())?;
    let linked = solution.link(&alone, twin)?;
    let text = if linked.names.is_empty() { alone } else { solution.modules(&linked)? };
    let header = header(solution, &linked);
    let text = with_limit(text.trim(), linked.recursion_limit)?;
    let mut whole = joined(&header, &text, linked, false)?;
    if !solution.settings.edition.is_empty() {
        whole.editions.push((String::new(), solution.settings.edition.clone()));
    }
    Ok(whole)
}

/// The solution as it was typed, with the libraries below it: not for a judge, but for the
/// compiler, whose errors then have the solution's own lines. `None` if it has more than one file.
///
/// # Errors
/// As [`assemble`].
pub fn as_typed(solution: &Solution, twin: Twin) -> Result<Option<Whole>> {
    let linked = solution.link(&solution.text, twin)?;
    let names = Names {
        libraries: &linked.names,
        macros: &linked.macros,
        within: None,
        aliases: &[],
        place: "crate",
        hidden: &solution.libraries.hidden,
        alloc: "alloc",
        is_root: true,
        is_2015: false,
    };
    let text = adapt(&Parsed::parse(&solution.text)?, names);
    if text.contains("include!") || text.contains("include_") || has_files(&text)? {
        return Ok(None);
    }
    joined("", &text, linked, true).map(Some)
}

/// Whether a text names other files as its modules.
fn has_files(text: &str) -> Result<bool> {
    struct Finder(bool);
    impl Visit<'_> for Finder {
        fn visit_item_mod(&mut self, module: &ItemMod) {
            self.0 |= module.content.is_none();
            visit::visit_item_mod(self, module);
        }
    }
    let mut finder = Finder(false);
    finder.visit_file(&syn::parse_file(text)?);
    Ok(finder.0)
}

/// The text, in which macros may call each other as often as in any library.
fn with_limit(text: &str, wanted: u64) -> Result<String> {
    let file = syn::parse_file(text)?;
    let own = file.attrs.iter().find(|attribute| attribute.path().is_ident("recursion_limit"));
    if recursion_limit(&file.attrs) >= wanted {
        return Ok(text.to_owned());
    }
    let mut edits = Edits::default();
    edits.replace(
        own.map_or(0..0, |own| own.span().byte_range()),
        format!("#![recursion_limit = \"{wanted}\"]\n"),
    );
    Ok(edits.apply(text))
}

/// The solution and the libraries below it. If the solution has macros with names that are called
/// in the libraries, these come first, where they do not know them; on one line if `is_typed`, so
/// that the solution keeps its lines.
fn joined(header: &str, text: &str, linked: Linked, is_typed: bool) -> Result<Whole> {
    let names: Vec<String> = linked.macros.keys().cloned().collect();
    let Linked { mut modules, notices, remarks, editions, names: modules_by_name, .. } = linked;
    if text.contains("pub use") || text.contains("pub extern crate") {
        // Only what is public can be exported again.
        for name in modules_by_name.values() {
            modules = modules.replace(&format!("mod {name} {{\n"), &format!("pub mod {name} {{\n"));
        }
    }
    let (header, mut text) = (header.to_owned(), format!("{header}{text}\n"));
    let mut at = text.len();
    if modules.is_empty() {
        return Ok(Whole { header, text, libraries: at..at, notices, remarks, modules: names, editions });
    }
    let called = words(&modules)?;
    if definitions_in(&text)?.iter().any(|(name, _)| called.contains(name)) {
        let attributes = syn::parse_file(&text)?.attrs;
        at = after_inner(&attributes, &text, header.len());
        if is_typed {
            modules = modules.parse::<TokenStream>().map_err(syn::Error::from)?.to_string();
        }
    }
    if !is_typed {
        modules = format!("\n\n{}\n", modules.trim_end());
    }
    text.insert_str(at, &modules);
    let libraries = at..at + modules.len();
    Ok(Whole { header, text, libraries, notices, remarks, modules: names, editions })
}

/// The first line says what the file is, the second the idea.
fn header(solution: &Solution, linked: &Linked) -> String {
    let name = || solution.name.replace(char::is_control, " "); // a line break would end the comment
    let mut what = title(&solution.text).unwrap_or_else(name);
    what.truncate(what.trim_end_matches('.').len());
    if let Some(url) = bullet(&solution.text, "Source") {
        what = format!("{what} {url}");
    }
    let names: Vec<&str> = linked.names.keys().map(String::as_str).collect();
    let with = if names.is_empty() { String::new() } else { format!(" with {}", names.join(", ")) };
    let mut lines = format!("// {what}, one file{with}, by `grundy bundle`\n");
    if let Some(idea) = bullet(&solution.text, "Idea") {
        lines += &summary::comment(&format!("Idea: {idea}"), 0);
    }
    lines
}
