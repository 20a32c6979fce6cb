//! Where the user works: a checkout of grundy, a contest folder, or any other folder.
//!
//! A solution and what belongs to it have one shape in the last two: `a.rs`, and the folder `a`
//! beside it with samples (`sample.in`, `sample.out`) and programs that help (`brute.py`,
//! `gen.py`, `check.cpp`, …). A checkout keeps them apart.

use crate::problem::catalogue;
use crate::problem::config::{self, Config};
use crate::problem::languages::{self, Language, RUST};
use anyhow::{Context, Result};
use std::path::{Component, Path, PathBuf};

/// A place with solutions.
#[derive(Debug, Clone)]
pub struct Home {
    /// The checkout of grundy, the contest folder, or the current folder.
    pub folder: PathBuf,
    /// Where its solutions are.
    pub sources: PathBuf,
    pub kind: HomeKind,
    /// What its owner wants.
    pub config: Config,
}

/// From here, a whole path is easier to read.
const FAR: &str = "../../../..";

/// What a home is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HomeKind {
    Checkout,
    /// A folder with a `grundy.toml`.
    Contest,
    Folder,
}

impl Home {
    /// The nearest checkout or contest folder above the current folder, else that folder itself.
    pub fn here() -> Result<Home> {
        let here = std::env::current_dir().context("the current folder cannot be read")?;
        let found = here.ancestors().find_map(|folder| Home::at(folder).transpose());
        found.unwrap_or_else(|| {
            let (folder, sources, config) = (here.clone(), here, Config::default());
            Ok(Home { folder, sources, kind: HomeKind::Folder, config })
        })
    }

    /// The home in this very folder, if it is a checkout or a contest folder.
    fn at(folder: &Path) -> Result<Option<Home>> {
        let file = folder.join(config::NAME);
        if file.is_file() {
            let is_package = folder.join("Cargo.toml").is_file();
            let sources = if is_package { folder.join("src/bin") } else { folder.to_owned() };
            let config = Config::read(&file)?;
            return Ok(Some(Home { folder: folder.to_owned(), sources, kind: HomeKind::Contest, config }));
        }
        Ok(catalogue::is_root(folder).then(|| Home::of_checkout(folder)))
    }

    pub fn of_checkout(root: &Path) -> Home {
        let (folder, sources) = (root.to_owned(), root.join("problems/src/bin"));
        Home { folder, sources, kind: HomeKind::Checkout, config: Config::default() }
    }

    /// The checkout, if it is one.
    pub fn checkout(&self) -> Option<&Path> {
        (self.kind == HomeKind::Checkout).then_some(self.folder.as_path())
    }

    /// How files with that extension become programs; none if that is not known, or if it is Rust.
    pub fn language(&self, extension: &str) -> Option<&Language> {
        self.config.languages.get(extension).or_else(|| languages::usual().get(extension))
    }

    /// Whether it is known what to do with a source.
    pub fn is_source(&self, path: &Path) -> bool {
        let extension = path.extension().and_then(|extension| extension.to_str());
        extension.is_some_and(|extension| extension == RUST || self.language(extension).is_some())
    }

    /// The folder with the samples of a problem.
    pub fn samples(&self, slug: &str) -> PathBuf {
        match self.kind {
            HomeKind::Checkout => self.folder.join("inputs").join(slug),
            HomeKind::Contest | HomeKind::Folder => self.stem(slug),
        }
    }

    /// Where a new solution is, without its extension.
    pub fn stem(&self, slug: &str) -> PathBuf {
        let layout = self.config.layout.as_ref();
        self.sources.join(layout.map_or(PathBuf::from(slug), |layout| layout.path(slug)))
    }

    /// The name of a solution: its slug, or that of its file.
    pub fn name_of(&self, path: &Path) -> String {
        let within = std::path::absolute(path).ok();
        let within = within.as_ref().and_then(|path| path.strip_prefix(&self.sources).ok());
        let slug = self.config.layout.as_ref().zip(within).and_then(|(layout, path)| layout.slug(path));
        slug.unwrap_or_else(|| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
    }

    /// A path as the user would type it here.
    pub fn shown(path: &Path) -> String {
        let here = std::env::current_dir().unwrap_or_default();
        let from_here = path.is_absolute().then(|| way(&here, path));
        let is_near = |path: &PathBuf| !path.as_os_str().is_empty() && !path.starts_with(FAR);
        from_here.filter(is_near).unwrap_or(path.to_owned()).display().to_string()
    }
}

/// The way from a folder to a path, both absolute.
fn way(folder: &Path, path: &Path) -> PathBuf {
    let is_common = |(a, b): &(Component, Component)| a == b;
    let common = folder.components().zip(path.components()).take_while(is_common).count();
    let up = folder.components().skip(common).map(|_| Component::ParentDir);
    up.chain(path.components().skip(common)).collect()
}
