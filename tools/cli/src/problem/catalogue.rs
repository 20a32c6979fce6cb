//! What a checkout holds: its problems, as their headers in `problems/src/bin/*.rs` describe them,
//! and its templates, the files in the folders of `src/`. No list of either is kept anywhere.
//!
//! Slugs and names of templates are looked up here and nowhere else, so that all commands take them
//! in any case and punctuation, and a problem's address for its slug.

use crate::problem::carried_files;
use crate::problem::places;
use anyhow::{Context, Result};
use grundy_bundle::{is_lean, template_files};
use grundy_header::{HeaderFlaw, Problem};
use grundy_host::{Failure, called, failure::unknown, names};
use grundy_judge::cases;
use grundy_rust::source::stems;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The checkout: the nearest folder above the current one that holds `problems/src/bin` and a
/// library. It need not be the one in which this program was built.
pub fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder cannot be read")?;
    let root = here.ancestors().find(|folder| is_root(folder));
    root.map(Path::to_path_buf).ok_or_else(|| {
        let message = format!("no folder above {} holds problems/src/bin", here.display());
        Failure::misuse(message, "run it inside a checkout of grundy")
    })
}

/// Whether a folder is a checkout.
pub fn is_root(folder: &Path) -> bool {
    folder.join("problems/src/bin").is_dir() && folder.join("src/lib.rs").is_file()
}

pub fn slugs(root: &Path) -> Result<Vec<String>> {
    stems(&root.join("problems/src/bin"))
}

/// The names of all templates, sorted.
pub fn templates(root: &Path) -> Result<Vec<String>> {
    let files = template_files(root)?;
    let mut names: Vec<String> = files.iter().filter(|path| !is_lean(path)).map(|path| stem(path)).collect();
    names.sort();
    Ok(names)
}

/// A problem whose header may have a flaw.
pub struct CatalogueEntry {
    /// The name of its file.
    pub slug: String,
    /// What the header says; the error names file, line and remedy.
    pub problem: Result<Problem>,
}

/// The named problems in the order given, each once, or all by slug if none is named. Only their
/// headers are read, so a half-written problem does not stop the work on others.
pub fn entries(root: &Path, named: &[String]) -> Result<Vec<CatalogueEntry>> {
    let (known, templates) = (slugs(root)?, templates(root)?);
    let mut wanted: Vec<&String> = Vec::new();
    for slug in if named.is_empty() { &known } else { named } {
        let slug = known_slug(slug, &known).ok_or_else(|| unknown_slug(slug, &known, &templates))?;
        if !wanted.contains(&slug) {
            wanted.push(slug);
        }
    }
    Ok(wanted
        .into_iter()
        .map(|slug| CatalogueEntry { slug: slug.clone(), problem: read(root, slug, &templates) })
        .collect())
}

/// The problems of the checkout, or else those that the tool carries, which have no files here.
pub fn anywhere(root: Option<&Path>) -> Result<Vec<CatalogueEntry>> {
    match root {
        Some(root) => entries(root, &[]),
        None => Ok(carried_files::PROBLEMS.iter().map(carried_entry).collect()),
    }
}

fn carried_entry((slug, header): &carried_files::File) -> CatalogueEntry {
    let path = PathBuf::from(format!("problems/src/bin/{slug}.rs"));
    let problem = Problem::parse(slug, path.clone(), header, &carried_templates());
    let problem = problem.map_err(|flaw| located(&path, &flaw));
    CatalogueEntry { slug: (*slug).to_owned(), problem }
}

/// The names of the templates that the tool carries.
pub fn carried_templates() -> Vec<String> {
    let paths = carried_files::TEMPLATES.iter().map(|(path, _)| Path::new(path));
    paths.filter(|path| !is_lean(path)).map(stem).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The slug of the problem that was meant; what names none is returned as it is.
pub fn spelt(root: &Path, typed: &str) -> Result<String> {
    let known = slugs(root)?;
    Ok(known_slug(typed, &known).cloned().unwrap_or_else(|| typed.to_owned()))
}

/// The one of these slugs that was meant: in any case and punctuation, or by the address of its
/// page.
pub fn known_slug<'a>(typed: &str, known: &'a [String]) -> Option<&'a String> {
    let at = || {
        known
            .iter()
            .find(|slug| **slug == places::of_address(typed, "").map_or(String::new(), |place| place.slug))
    };
    names::typed(typed, known).or_else(at)
}

/// The one of these templates that was meant.
pub fn known_template<'a>(typed: &str, known: &'a [String]) -> Result<&'a String> {
    names::typed(typed, known).ok_or_else(|| {
        let help = format!("the templates are {}", known.join(", "));
        unknown("template", typed, known, &help)
    })
}

pub fn problem(root: &Path, slug: &str) -> Result<Problem> {
    entries(root, &[slug.to_owned()])?.remove(0).problem
}

fn read(root: &Path, slug: &str, templates: &[String]) -> Result<Problem> {
    let path = Path::new("problems/src/bin").join(format!("{slug}.rs"));
    let text = fs::read_to_string(root.join(&path)).with_context(|| path.display().to_string())?;
    Problem::parse(slug, root.join(&path), &text, templates).map_err(|flaw| located(&path, &flaw))
}

fn located(path: &Path, flaw: &HeaderFlaw) -> anyhow::Error {
    Failure::misuse(format!("{}:{}: {}", path.display(), flaw.line, flaw.message), "")
}

/// The user may have typed a template's name or pasted an address.
fn unknown_slug(slug: &str, known: &[String], templates: &[String]) -> anyhow::Error {
    let all = format!("`{} list` prints all", called());
    if let Some(place) = places::of_address(slug, "") {
        let help = format!("its slug would be `{}`; {all}", place.slug);
        return Failure::misuse(format!("no problem `{slug}`"), help);
    }
    if let Some(template) = names::typed(slug, templates) {
        let help = format!(
            "that is a template; `{} list --template {template}` prints the problems for it",
            called()
        );
        return Failure::misuse(format!("no problem `{slug}`"), help);
    }
    unknown("problem", slug, known, &all)
}

/// The folders of `inputs/` that belong to no problem.
pub fn strays(root: &Path, slugs: &[String]) -> Result<Vec<String>> {
    let folder = root.join("inputs");
    let names = if folder.is_dir() { cases::names(&folder)? } else { BTreeSet::new() };
    Ok(names.into_iter().filter(|name| !slugs.contains(name)).collect())
}
