//! The libraries of the crates that a text names, kept in the user's folder for such things, so
//! that each is built once.

use super::builder::Builder;
use super::path_names::named;
use crate::crates::Offer;
use anyhow::{Context, Result};
use grundy_host::{cache, files, terminal};
use grundy_rust::toolchain::toolchain;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// rustc's arguments about the crates that a judge called `title` offers and the text names; they
/// are built if need be.
pub fn externs(offer: Option<&Offer>, title: &str, text: &str) -> Result<Vec<String>> {
    let Some(offer) = offer else { return Ok(Vec::new()) };
    let crates = offer.needed(&named(text)?);
    if crates.is_empty() {
        return Ok(Vec::new());
    }
    let rustc = &toolchain()?.rustc;
    let cache = Cache::new(offer, rustc)?;
    if let Some(arguments) = cache.arguments(&crates) {
        return Ok(arguments);
    }
    // Held to the end: the second process finds the crates built.
    let _lock = cache::lock(&cache.folder)?;
    _ = fs::create_dir_all(cache.folder.join("built")); // if that fails, writing there says so
    let missing = cache.missing(&crates);
    if !missing.is_empty() {
        let missing = missing.join(", ");
        terminal::note(&format!("building crates that {title} offers, once: {missing}\n"));
        let builder = Builder { offer, folder: &cache.folder, rustc, missing: &missing };
        builder.fetch()?;
        // With those that are built already, so that all libraries are of one build.
        let mut all = offer.names();
        all.retain(|name, _| crates.contains_key(name) || cache.library(name).is_some());
        cache.forget()?;
        cache.keep(&builder.build(&all)?)?;
    }
    let is_gone = || format!("somebody else removes files in {}", cache.folder.display());
    cache.arguments(&crates).with_context(is_gone)
}

/// The folder for one offer and one compiler. A crate counts as built when `built/<name>` says
/// where its library is, which is written last.
struct Cache {
    folder: PathBuf,
}

impl Cache {
    fn new(offer: &Offer, rustc: &Path) -> Result<Cache> {
        let version = Command::new(rustc).arg("-vV").output().context("cannot run `rustc`")?.stdout;
        let name = format!("{}-{}", offer.judge, cache::key(&(offer.manifest, offer.lock, version)));
        Ok(Cache { folder: cache::of_user()?.join("grundy").join("crates").join(name) })
    }

    /// Those of the crates that are not built, by their own names.
    fn missing(&self, crates: &BTreeMap<String, String>) -> Vec<String> {
        let missing = crates.iter().filter(|(name, _)| self.library(name).is_none());
        missing.map(|(_, package)| package.clone()).collect()
    }

    /// The library of a crate, if it is built.
    fn library(&self, name: &str) -> Option<PathBuf> {
        let library = fs::read_to_string(self.folder.join("built").join(name)).ok()?;
        Some(self.folder.join(library)).filter(|library| library.is_file())
    }

    /// From now on, nothing counts as built.
    fn forget(&self) -> Result<()> {
        let built = self.folder.join("built");
        let all = [fs::create_dir_all, fs::remove_dir_all, fs::create_dir_all];
        all.iter().try_for_each(|change| change(&built)).with_context(|| built.display().to_string())
    }

    /// From now on, these crates count as built.
    fn keep(&self, libraries: &BTreeMap<String, PathBuf>) -> Result<()> {
        for (name, library) in libraries {
            let library = library.strip_prefix(&self.folder).unwrap_or(library).to_string_lossy();
            let path = self.folder.join("built").join(name);
            files::replace(&path, &*library).with_context(|| path.display().to_string())?;
        }
        Ok(())
    }

    /// rustc's arguments about the crates, if all are built.
    fn arguments(&self, crates: &BTreeMap<String, String>) -> Option<Vec<String>> {
        let folder = self.folder.join("target/release/deps");
        let mut arguments = vec!["-L".to_owned(), format!("dependency={}", folder.display())];
        for name in crates.keys() {
            let library = self.library(name)?;
            arguments.extend(["--extern".to_owned(), format!("{name}={}", library.display())]);
        }
        Some(arguments)
    }
}
