//! A file of a library or of the solution, adapted for its place in a bundle, and the modules that
//! it names.

use super::adapt::adapt;
use super::callers::{Caller, decided};
use super::clean::clean;
use super::effects::{acts, names_in_paths};
use super::files::{Files, Twin, folder_of};
use super::include::include;
use super::macros::{ExportedMacro, Macros, exported_macro};
use super::parsed::{Parsed, syntax_error};
use super::scope::{Alias, Hidden, Names, recursion_limit};
use super::settings::Settings;
use super::summary::summary;
use super::{branches, edition_2015};
use anyhow::Result;
use grundy_host::Failure;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Item, ItemMod, Lit, Meta};

/// How the modules of a library are found.
#[derive(Debug, Clone)]
pub enum LibraryRoot {
    /// From its root file, by the `mod` items.
    File(PathBuf),
    /// The same, where the text of that file is known.
    Text(PathBuf, String),
    /// They are all there are, by name: public, and without anything that acts unnamed.
    Listed(BTreeMap<String, PathBuf>),
}

/// Reads the modules of one library or of the solution, each adapted for its place in a bundle.
#[derive(Clone, Copy)]
pub struct ModuleReader<'a> {
    pub files: &'a Files,
    pub twin: Twin,
    pub settings: &'a Settings,
    /// What its files are called in messages: templates, say.
    pub called: &'static str,
    /// The library's module; `None` for the solution.
    pub within: Option<&'a str>,
    /// The path of the root's module in the bundle.
    pub root: &'a str,
    /// Where globs bring a name that a library has.
    pub hidden: &'a Hidden,
    /// What `extern crate` at its root names besides the libraries.
    pub aliases: &'a [Alias],
    /// The libraries that it uses: their names in its code, and their modules.
    pub uses: &'a BTreeMap<String, String>,
    /// The macros that each library's module exports.
    pub macros: &'a Macros,
    /// Who calls those of this library that ask cargo, as far as that is known.
    pub callers: &'a BTreeMap<String, Vec<Caller<'a>>>,
    /// What the root calls std's `alloc`, if this is a library.
    pub alloc: &'a str,
    /// What was read so far.
    pub read: &'a ReadModules,
}

/// The modules of files, by their places, for those who read them again with all else the same.
pub type ReadModules = RefCell<BTreeMap<(PathBuf, String), Module>>;

/// A module whose file has been read.
#[derive(Clone, Default)]
pub struct Module {
    /// Its text; `mod name;` stands where its modules will.
    pub text: String,
    /// What stands above it in a bundle.
    pub comment: String,
    pub children: Vec<Child>,
    /// The names that its paths may hold.
    pub names: BTreeSet<String>,
    pub macros: Vec<ExportedMacro>,
    pub needs_alloc: bool,
    /// What `extern crate` at the root names besides the libraries.
    pub aliases: Vec<Alias>,
    /// What its root says of macros that call each other.
    pub recursion_limit: u64,
    /// Whether something in it acts although nobody names it.
    pub acts: bool,
    /// The modules of the libraries whose macros it may import by `#[macro_use]`.
    pub imports_macros: Vec<String>,
}

#[derive(Clone, Default)]
pub struct Child {
    pub name: String,
    /// The path of its module in the bundle.
    place: String,
    pub item: Range<usize>,
    pub semicolon: Range<usize>,
    pub path: Option<Range<usize>>,
    files: Vec<PathBuf>,
    /// Whether it matters only to those who name it.
    pub is_passive: bool,
    /// Whether it is there only if a `cfg` holds.
    is_conditional: bool,
    /// Whether it brings macros to what follows.
    pub is_macro_use: bool,
    /// What is in it, once it has been read.
    pub module: Option<Module>,
    pub is_reached: bool,
}

impl Module {
    /// A module that only lists others, which are reached by name alone.
    pub fn listing(list: &BTreeMap<String, PathBuf>, root: &str) -> Module {
        let (mut text, mut children) = (String::new(), Vec::new());
        for (name, file) in list {
            let start = text.len();
            text += &format!("pub mod {name};");
            let (item, semicolon) = (start..text.len(), text.len() - 1..text.len());
            text.push('\n');
            let child =
                Child { files: vec![file.clone()], ..Child::new(root, name.clone(), item, semicolon) };
            children.push(Child { is_passive: true, ..child });
        }
        Module { text, children, ..Module::default() }
    }

    /// Notes the `mod name;` and the exported macros of a file and its inline modules; `folders`
    /// are where the files of its modules are, and where paths begin.
    fn note(&mut self, items: &[Item], place: &str, within: Option<&str>, folders: [&Path; 2]) {
        for item in items {
            match item {
                Item::Mod(ItemMod { content: Some((_, items)), ident, .. }) => {
                    let folder = folders[0].join(ident.to_string().trim_start_matches("r#"));
                    self.note(items, &format!("{place}::{ident}"), within, [&folder, &folder]);
                }
                Item::Mod(item @ ItemMod { semi: Some(semicolon), .. }) => {
                    let name = item.ident.to_string().trim_start_matches("r#").to_owned();
                    let path = item.attrs.iter().find_map(path_of);
                    let files = match &path {
                        Some((path, _)) => vec![folders[1].join(path)],
                        None => [format!("{name}.rs"), format!("{name}/mod.rs")]
                            .map(|file| folders[0].join(file))
                            .into(),
                    };
                    let (whole, semicolon) = (item.span().byte_range(), semicolon.span().byte_range());
                    let is_macro_use =
                        item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"));
                    let path = path.map(|(_, range)| range);
                    self.children.push(Child {
                        is_macro_use,
                        is_conditional: item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg")),
                        path,
                        files,
                        ..Child::new(place, name, whole, semicolon)
                    });
                }
                Item::Macro(item) => {
                    self.macros.extend(exported_macro(item, &self.text, within, place));
                }
                _ => {}
            }
        }
    }
}

impl Child {
    fn new(around: &str, name: String, item: Range<usize>, semicolon: Range<usize>) -> Child {
        Child { place: format!("{around}::{name}"), name, item, semicolon, ..Child::default() }
    }
}

impl ModuleReader<'_> {
    /// Whether a module is not there: on another platform it would be.
    pub fn lacks(&self, child: &Child) -> Result<bool> {
        let mut is_lost = child.is_conditional;
        for path in &child.files {
            is_lost &= self.files.read(path, self.twin)?.is_none();
        }
        Ok(is_lost)
    }

    pub fn child(&self, child: &Child) -> Result<Module> {
        for path in &child.files {
            if self.files.read(path, self.twin)?.is_some() {
                let is_mod = child.path.is_some() || path.file_name() == Some("mod.rs".as_ref());
                let folder = folder_of(path);
                let folder = if is_mod { folder.to_owned() } else { folder.join(&child.name) };
                return self.load(path, &folder, &child.place);
            }
        }
        let places: Vec<String> = child.files.iter().map(|file| file.display().to_string()).collect();
        Err(Failure::misuse(
            format!("`mod {};` has no file: neither {}", child.name, places.join(" nor ")),
            "put the file there: it becomes part of the bundle",
        ))
    }

    /// The module in a file, whose children are in `folder`; `place` is its path in the bundle.
    pub fn load(&self, path: &Path, folder: &Path, place: &str) -> Result<Module> {
        let key = (path.to_owned(), place.to_owned());
        if let Some(module) = self.read.borrow().get(&key) {
            return Ok(module.clone());
        }
        let raw = self.files.read(path, self.twin)?;
        let raw = raw
            .ok_or_else(|| Failure::misuse(format!("there is no file {}", path.display()), "put it there"))?;
        let module = self.module(&raw, path, folder, place)?;
        self.read.borrow_mut().insert(key, module.clone());
        Ok(module)
    }

    /// The same, where the text of the file is known.
    pub fn module(&self, raw: &str, path: &Path, folder: &Path, place: &str) -> Result<Module> {
        self.parsed(raw, path, folder, place).map_err(|error| match error.downcast::<syn::Error>() {
            Ok(error) => {
                let help = match self.within {
                    Some(_) => format!("fix the {}: `cargo check` says more", self.called),
                    None => "nothing was written; fix the file until rustc accepts it".to_owned(),
                };
                Failure::check(syntax_error(&path.display().to_string(), &error), help)
            }
            Err(error) => error,
        })
    }

    fn parsed(&self, raw: &str, path: &Path, folder: &Path, place: &str) -> Result<Module> {
        let is_library = self.within.is_some();
        // Of a library, others see only what is public: see `paths`.
        let visible = if is_library { "pub(in crate)" } else { "pub(crate)" };
        let is_2015 = is_library && self.settings.edition == "2015";
        let text = if is_2015 { edition_2015::modern(raw) } else { raw.to_owned() };
        let text = if self.settings.is_before_2024() { edition_2015::for_2024(&text) } else { text };
        let text = clean(&branches::expanded(&text)?, self.settings, visible, is_library)?;
        let text = include(&text, self.files, folder_of(path), self.settings, is_library)?;
        let needs_alloc = is_library && text.contains("extern crate alloc");
        let (libraries, macros, within, aliases) = (self.uses, self.macros, self.within, self.aliases);
        let (is_root, hidden, alloc) = (place == self.root, self.hidden, self.alloc);
        let names = Names { libraries, macros, within, aliases, place, hidden, alloc, is_root, is_2015 };
        let cleaned = Parsed::parse(&text)?;
        let adapted = adapt(&cleaned, names);
        let Parsed { tokens, file, .. } = Parsed::parse(&adapted)?;
        let mut module = Module {
            comment: if is_library { summary(raw) } else { String::new() },
            names: names_in_paths(tokens),
            needs_alloc,
            recursion_limit: recursion_limit(&cleaned.file.attrs),
            aliases: names.given(&cleaned.file.items, &text),
            acts: acts(&file.items),
            imports_macros: self.imports_macros(&cleaned.file.items),
            text: adapted,
            ..Module::default()
        };
        module.note(&file.items, place, self.within, [folder, folder_of(path)]);
        for one in module.macros.iter_mut().filter(|one| one.asks) {
            let own = [Caller { module: self.within, settings: self.settings, folder: folder_of(path) }];
            let callers = self.callers.get(&one.name).filter(|callers| !callers.is_empty());
            let read = |text: &str, caller: &Caller| {
                let folder = if caller.module == self.within { own[0].folder } else { caller.folder };
                include(text, self.files, folder, caller.settings, false)
            };
            let library = self.within.unwrap_or_default();
            one.definition = decided(one, library, callers.map_or(&own, Vec::as_slice), read)?;
        }
        module.acts |= module.children.iter().any(|child| child.is_macro_use);
        Ok(module)
    }

    fn imports_macros(&self, items: &[Item]) -> Vec<String> {
        let may_import = |attribute: &Attribute| {
            attribute.path().is_ident("macro_use") || attribute.path().is_ident("cfg_attr")
        };
        let imported = items.iter().filter_map(|item| match item {
            Item::ExternCrate(item) if item.attrs.iter().any(may_import) => {
                self.uses.get(item.ident.to_string().trim_start_matches("r#"))
            }
            _ => None,
        });
        imported.cloned().collect()
    }
}

/// `#[path = "…"]`, and where it is.
fn path_of(attribute: &Attribute) -> Option<(String, Range<usize>)> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(literal) if pair.path.is_ident("path") => match &literal.lit {
            Lit::Str(path) => Some((path.value(), attribute.span().byte_range())),
            _ => None,
        },
        _ => None,
    }
}
