//! The first stage of a bundle: the solution and what it reaches of its libraries as one text, from
//! which nothing unused has been removed yet.

mod adapt;
mod cfg;
mod clean;
mod edition_2015;
mod files;
mod include;
mod library;
mod licence;
mod macros;
mod metadata;
mod module;
mod package;
mod paths;
mod reach;
mod scope;
mod templates;
mod tree;

pub use files::Form;
pub use library::Libraries;
pub use templates::{Templates, is_lean, template_files};

use adapt::adapt;
use anyhow::Result;
use files::Files;
use grundy_header::{bullet, title};
use grundy_rust::source;
use grundy_rust::tokens::words;
use library::{Linked, Root};
use module::Place;
use proc_macro2::{TokenStream, TokenTree};
use scope::{Names, after_inner, is_taken};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::ItemMod;
use syn::visit::{self, Visit};
use templates::GRUNDY;
use tree::{Wanted, tree};

/// A source file and the libraries it may use.
#[derive(Debug, Clone)]
pub struct Solution {
    /// The slug, or the file's name without `.rs`.
    pub name: String,
    /// Where the source is, for messages.
    pub path: PathBuf,
    /// The source without byte order mark, `#!` line and carriage returns.
    pub text: String,
    /// The libraries.
    pub libraries: Libraries,
    /// The features of its package that are on.
    pub features: Vec<String>,
    /// The cargo package that it is part of, if that has libraries.
    pub package: Option<CargoProgram>,
}

/// A program of a cargo package.
#[derive(Debug, Clone)]
pub struct CargoProgram {
    /// The package's `Cargo.toml`.
    pub manifest: PathBuf,
    /// `--bin` or `--example`.
    pub option: &'static str,
    /// Its name.
    pub name: String,
    /// Its edition.
    pub edition: String,
    /// Its source.
    pub source: PathBuf,
    /// Whether it needs packages that are not on this disk by path.
    pub has_crates: bool,
}

impl Solution {
    /// A source file that may use the templates. `features` are the templates'; without any they are
    /// std-only.
    ///
    /// # Errors
    /// Misuse: the file cannot be read.
    pub fn in_file(path: &Path, templates: &Templates, features: &[&str]) -> Result<Solution> {
        Ok(Solution::from_text(path, &source::read(path)?, templates, features))
    }

    /// The same for the text of a file.
    pub fn from_text(path: &Path, text: &str, templates: &Templates, features: &[&str]) -> Solution {
        let solution = Solution {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            path: path.to_owned(),
            text: plain(text),
            libraries: Libraries {
                all: vec![templates.library(features)],
                of_solution: BTreeMap::from([(GRUNDY.to_owned(), 0)]),
            },
            features: Vec::new(),
            package: None,
        };
        solution.with_free_names()
    }

    /// A source file that is a program of a cargo package, with the libraries of that package; `None`
    /// if it is not. The crates in `offered` are the judge's own: they stay what they are.
    ///
    /// # Errors
    /// The file or its package cannot be read.
    pub fn in_package(path: &Path, offered: &BTreeSet<String>) -> Result<Option<Solution>> {
        if !path.is_file() {
            return Ok(None);
        }
        Ok(package::solution(path, offered)?.map(Solution::with_free_names))
    }

    /// The solution, in which no module of a library has a name that it uses itself.
    fn with_free_names(mut self) -> Solution {
        for library in &mut self.libraries.all {
            while self.text.contains(&library.name) && is_taken(&self.text, &library.name) {
                library.name.push('_');
            }
        }
        self
    }

    /// The solution of edition 2015, written as every edition has it.
    pub fn modern(self) -> Solution {
        Solution { text: edition_2015::modern(&self.text), ..self }
    }

    /// The solution with its own modules; the libraries that are there are known by these names.
    fn text(&self, linked: &Linked) -> Result<String> {
        let files = Files::Folder(PathBuf::new());
        let (form, features) = (Form::Full, &self.features[..]);
        let place = Place {
            files: &files,
            form,
            features,
            called: "file",
            within: None,
            uses: &linked.names,
            macros: &linked.macros,
        };
        Ok(tree(&place, &Root::Text(self.path.clone(), self.text.clone()), &Wanted::All)?.text)
    }
}

/// A crate in one file.
pub struct Whole {
    /// Its text.
    pub text: String,
    /// Where the libraries are in it.
    pub libraries: Range<usize>,
    /// What licences ask to be kept with it.
    pub notices: Vec<String>,
}

/// The text as the compiler reads it: without byte order mark, `#!` line and carriage returns.
fn plain(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
    let is_script = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    match text.split_once('\n') {
        Some((_, rest)) if is_script => rest.to_owned(),
        None if is_script => String::new(),
        _ => text,
    }
}

/// The crate that a judge gets, still with everything in the modules that it reaches.
///
/// # Errors
/// A syntax error, with its place in the file; a file that is missing; a library that may not be
/// copied.
pub fn assemble(solution: &Solution, form: Form) -> Result<Whole> {
    let alone = solution.text(&Linked::default())?;
    let linked = solution.libraries.link(&alone, form)?;
    let text = if linked.names.is_empty() { alone } else { solution.text(&linked)? };
    let header = header(solution, &linked);
    joined(&header, text.trim(), linked, false)
}

/// The solution as it was typed, with the libraries below it: not for a judge, but for the
/// compiler, whose errors then have the solution's own lines. `None` if it has more than one file.
///
/// # Errors
/// As [`assemble`].
pub fn as_typed(solution: &Solution, form: Form) -> Result<Option<Whole>> {
    let linked = solution.libraries.link(&solution.text, form)?;
    let names = Names { libraries: &linked.names, macros: &linked.macros, within: None, is_root: true };
    let text = adapt(&solution.text, names)?;
    if text.contains("include!") || text.contains("include_") || has_files(&text)? {
        return Ok(None);
    }
    joined("", &text, linked, true).map(Some)
}

/// A syntax error with its place.
fn flaw(path: &str, error: &syn::Error) -> String {
    let at = error.span().start();
    let what = match error.to_string().as_str() {
        // What is said about any text whose tokens cannot be told apart.
        "cannot parse string into token stream" => {
            "a bracket, a quote or a comment is not closed here, or this closes nothing".to_owned()
        }
        what => what.to_owned(),
    };
    format!("{path}:{}:{}: {what}", at.line, at.column + 1)
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

/// The solution and the libraries below it. If the solution has macros with names that are called
/// in the libraries, these come first, where they do not know them; on one line if `is_typed`, so
/// that the solution keeps its lines.
fn joined(header: &str, text: &str, linked: Linked, is_typed: bool) -> Result<Whole> {
    let (mut modules, notices) = (linked.modules, linked.notices);
    if text.contains("pub use") || text.contains("pub extern crate") {
        // Only what is public can be exported again.
        for name in linked.names.values() {
            modules = modules.replace(&format!("mod {name} {{\n"), &format!("pub mod {name} {{\n"));
        }
    }
    let mut text = format!("{header}{text}\n");
    let mut at = text.len();
    if modules.is_empty() {
        return Ok(Whole { text, libraries: at..at, notices });
    }
    let called = words(&modules)?;
    if defined(text.parse().map_err(syn::Error::from)?).iter().any(|name| called.contains(name)) {
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
    Ok(Whole { text, libraries: at..at + modules.len(), notices })
}

/// The names of the macros that a text defines.
fn defined(tokens: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let inner = tokens.iter().filter_map(|token| match token {
        TokenTree::Group(group) => Some(defined(group.stream())),
        _ => None,
    });
    let mut names: Vec<String> = inner.flatten().collect();
    for three in tokens.windows(3) {
        if let [TokenTree::Ident(rules), TokenTree::Punct(_), TokenTree::Ident(name)] = three
            && rules == "macro_rules"
        {
            names.push(name.to_string());
        }
    }
    names
}

/// The first line says what the file is, the second the idea.
fn header(solution: &Solution, linked: &Linked) -> String {
    let name = || solution.name.replace(char::is_control, " "); // a line break would end the comment
    let mut what = title(&solution.text).unwrap_or_else(name);
    what.truncate(what.trim_end_matches('.').len());
    if let Some(url) = bullet(&solution.text, "Source") {
        what = format!("{what} {url}");
    }
    let names: Vec<&str> = linked.names.values().map(String::as_str).collect();
    let with = if names.is_empty() { String::new() } else { format!(" with {}", names.join(", ")) };
    let mut lines = format!("// {what}, one file{with}, by `grundy bundle`\n");
    if let Some(idea) = bullet(&solution.text, "Idea") {
        lines += &format!("// Idea: {idea}\n");
    }
    lines
}
