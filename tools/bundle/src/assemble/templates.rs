//! The templates: as a library that a solution may use, and each as text to paste.

use super::clean::clean;
use super::files::{Files, Twin};
use super::library::Library;
use super::module::LibraryRoot;
use super::parsed::syntax_error;
use super::settings::Settings;
use super::summary::{comment, summary};
use anyhow::{Context, Result};
use grundy_header::{bullet, title};
use grundy_host::Failure;
use grundy_rust::source;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What the templates are called as a library.
pub const GRUNDY: &str = "grundy";

/// The manifest of the templates as a package; `metadata` says that it is that.
const MANIFEST: &str = r#"# The templates of grundy, written by `grundy init`, which also renews them.
[package]
name = "grundy"
version = "VERSION"
edition = "2024"
publish = false

[package.metadata.grundy]
templates = true

[lints.rust]
unexpected_cfgs = { level = "allow", check-cfg = ['cfg(feature, values("crates"))'] }
"#;

/// The beginning of its root.
const ROOT: &str = "//! The templates of grundy: one file, one idea, ready to paste.\n\n";

/// Every template by module name. A text is read only when it is needed, so a half-written template
/// affects only solutions that use it.
#[derive(Debug, Clone)]
pub struct Templates {
    files: Files,
    /// `src/heaps/nim.rs`.
    paths: BTreeMap<String, PathBuf>,
}

impl Templates {
    /// The templates below `src` in a folder.
    ///
    /// # Errors
    /// The folders cannot be read.
    pub fn in_folder(root: &Path) -> Result<Templates> {
        Ok(Templates::new(Files::Folder(root.to_owned()), template_files(root)?))
    }

    /// Templates that the program carries: paths like `src/heaps/nim.rs`, and texts.
    pub fn carried(files: &'static [(&'static str, &'static str)]) -> Templates {
        let is_template = |path: &PathBuf| path.components().count() == 3; // no lean twin
        let paths = files.iter().map(|(path, _)| PathBuf::from(path)).filter(is_template);
        Templates::new(Files::Carried(files), paths)
    }

    fn new(files: Files, paths: impl IntoIterator<Item = PathBuf>) -> Templates {
        let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Templates { files, paths: paths.into_iter().map(|path| (name(&path), path)).collect() }
    }

    /// The lean twin of a template, which stands for it in bundles; `None` if it has none.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn lean(&self, name: &str) -> Result<Option<String>> {
        let Some(path) = self.paths.get(name) else { return Ok(None) };
        Ok(self.files.twin(path)?.map(|(_, text)| text))
    }

    /// The file of a template: its whole text.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn text(&self, name: &str) -> Result<String> {
        let path = &self.paths[name];
        let text = self.files.read(path, Twin::Full)?;
        text.with_context(|| format!("there is no file {}", path.display()))
    }

    /// All names, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.paths.keys().map(String::as_str)
    }

    /// The file of a template, from the root: `src/heaps/nim.rs`.
    pub fn path(&self, name: &str) -> &Path {
        &self.paths[name]
    }

    /// What a template is about, in one line.
    pub fn title(&self, name: &str) -> Result<String> {
        Ok(title(&self.text(name)?).unwrap_or_default())
    }

    /// The templates as a library that a solution may use.
    pub fn library(&self, features: &[&str]) -> Library {
        Library {
            name: GRUNDY.to_owned(),
            files: self.files.clone(),
            root: LibraryRoot::Listed(self.paths.clone()),
            settings: Settings::of_features(features),
            uses: BTreeMap::new(),
            refusal: None,
            notice: None,
            remark: None,
        }
    }

    /// The templates as a cargo package, for editors and for solutions that depend on it: paths
    /// within it and texts. A bundle treats it like the templates themselves.
    ///
    /// # Errors
    /// A template cannot be read.
    pub fn package(&self) -> Result<Vec<(PathBuf, String)>> {
        let mut package =
            vec![(PathBuf::from("Cargo.toml"), MANIFEST.replace("VERSION", env!("CARGO_PKG_VERSION")))];
        let mut root = ROOT.to_owned();
        for (name, path) in &self.paths {
            let within = path.strip_prefix("src").unwrap_or(path);
            root +=
                &format!("#[path = {:?}]\npub mod {name};\n", within.to_string_lossy().replace('\\', "/"));
            let (full, lean) = (self.text(name)?, self.files.twin(path)?);
            package.extend(lean);
            package.push((path.clone(), full));
        }
        package.push((PathBuf::from("src/lib.rs"), root));
        Ok(package)
    }

    /// These templates and those that they need.
    fn closed<'a>(&'a self, mut ahead: Vec<&'a str>) -> Result<BTreeSet<&'a str>> {
        let mut reached = BTreeSet::new();
        while let Some(name) = ahead.pop() {
            if reached.insert(name) {
                ahead.extend(self.needs(name)?);
            }
        }
        Ok(reached)
    }

    /// The templates that a template imports: its paths that start with `crate::`.
    fn needs(&self, name: &str) -> Result<Vec<&str>> {
        let mut needs = Vec::new();
        let tokens = self.text(name)?.parse().map_err(|error| self.broken(name, syn::Error::from(error)))?;
        crate_paths(tokens, &mut |module| {
            needs.extend(self.paths.get_key_value(module).map(|(name, _)| name.as_str()));
        });
        Ok(needs)
    }

    /// A template and the templates it needs, as modules for the root of a crate.
    ///
    /// # Errors
    /// A template that cannot be read or does not parse.
    pub fn snippet(&self, name: &str) -> Result<String> {
        let needed = self.closed(vec![name])?;
        let others = needed.into_iter().filter(|&other| other != name);
        let modules = std::iter::once(name).chain(others).map(|name| {
            let text = self.text(name)?;
            let code = clean(&text, &Settings::default(), "pub", false);
            let code = code.map_err(|error| self.broken(name, error))?;
            Ok(format!("{}pub mod {name} {{\n{}\n}}\n", heading(&text), code.trim()))
        });
        Ok(modules.collect::<Result<Vec<String>>>()?.join("\n"))
    }

    fn broken(&self, name: &str, error: syn::Error) -> anyhow::Error {
        let place = syntax_error(&self.paths[name].display().to_string(), &error);
        Failure::check(place, "fix the template: `cargo check` says more")
    }
}

/// A template's header as a comment: title, theorem, source. The proofs stay in the file.
fn heading(text: &str) -> String {
    let origin = bullet(text, "Source").unwrap_or_default();
    let (origin, _) = origin.split_once("; the proof").unwrap_or((&origin, ""));
    let whole = if origin.is_empty() { summary(text) } else { format!("{} Source: {origin}", summary(text)) };
    comment(&whole, 0)
}

/// Calls `found` for each `crate` that starts a path, with the name that follows.
fn crate_paths(tokens: TokenStream, found: &mut impl FnMut(&str)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match (token, tokens.get(i + 1), tokens.get(i + 3)) {
            (TokenTree::Group(group), ..) => crate_paths(group.stream(), found),
            (TokenTree::Ident(word), Some(TokenTree::Punct(colon)), Some(TokenTree::Ident(module)))
                if word == "crate" && colon.as_char() == ':' =>
            {
                found(&module.to_string());
            }
            _ => {}
        }
    }
}

/// The files of all templates and of their lean twins, from the root: `src/heaps/nim.rs`.
pub fn template_files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("src")).context("src")? {
        let group = Path::new("src").join(entry?.file_name());
        for folder in [group.join(LEAN), group].into_iter().filter(|folder| root.join(folder).is_dir()) {
            let stems = source::stems(&root.join(&folder))?.into_iter().filter(|stem| stem != "mod");
            files.extend(stems.map(|stem| folder.join(format!("{stem}.rs"))));
        }
    }
    Ok(files)
}

/// The folder beside templates with what stands for some of them in a bundle.
const LEAN: &str = "lean";

/// Whether a file is the lean twin of a template: `src/support/lean/scan.rs`.
pub fn is_lean(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with(LEAN))
}
