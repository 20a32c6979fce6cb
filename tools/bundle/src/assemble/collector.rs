//! The packages that become part of a file with a program of a cargo package.

use super::files::Files;
use super::library::{Libraries, Library, Refusal};
use super::licence;
use super::metadata::{CargoTarget, Dependency, Metadata, Package};
use super::module::LibraryRoot;
use super::procedural_macros;
use super::resolve::Resolved;
use super::settings::Settings;
use super::templates::Templates;
use crate::crates::are_compatible;
use anyhow::Result;
use grundy_rust::messages::CargoMessage;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Collects the packages that are reached, each once.
#[derive(Clone)]
pub struct Collector<'a> {
    metadata: &'a Metadata,
    resolved: &'a Resolved,
    offered: &'a BTreeMap<String, String>,
    /// What the program itself calls crates of the judge: no module has such a name.
    kept: BTreeSet<String>,
    /// What build scripts have said, once they have run.
    scripts: Option<Vec<CargoMessage>>,
    places: BTreeMap<String, usize>,
    all: Vec<Library>,
}

impl<'a> Collector<'a> {
    /// Nothing is collected yet, and no script has run. `program` is the package of the program.
    pub fn new(
        metadata: &'a Metadata,
        resolved: &'a Resolved,
        offered: &'a BTreeMap<String, String>,
        program: &str,
    ) -> Collector<'a> {
        let (kept, places) = (BTreeSet::new(), BTreeMap::new());
        let mut new = Collector { metadata, resolved, offered, kept, scripts: None, places, all: Vec::new() };
        let needs = metadata.node(program).into_iter().flat_map(|node| &node.deps);
        new.kept = needs.filter(|need| new.is_offered(&need.pkg)).map(|need| need.name.clone()).collect();
        new
    }

    /// The same after build scripts have run.
    pub fn with_scripts(self, scripts: Vec<CargoMessage>) -> Collector<'a> {
        Collector { scripts: Some(scripts), ..self }
    }

    /// The libraries that the program of a package may use.
    pub fn libraries(&mut self, package: &Package) -> Result<Libraries> {
        let mut of_solution = BTreeMap::new();
        if package.targets.iter().any(CargoTarget::is_library) {
            let name = library_name(package);
            of_solution.insert(name.clone(), self.place(&package.id, &name)?);
        }
        for (name, id) in self.needs(&package.id) {
            of_solution.insert(name.clone(), self.place(&id, &name)?);
        }
        self.finish()?;
        Ok(Libraries { all: std::mem::take(&mut self.all), of_solution, ..Libraries::default() })
    }

    /// What a package depends on, by its names for it; without what the judge offers.
    fn needs(&self, id: &str) -> Vec<(String, String)> {
        // What a procedural macro needs is there for the compiler, not for the program.
        if self.metadata.package(id).is_procedural() {
            return Vec::new();
        }
        let needs = self.metadata.node(id).into_iter().flat_map(|node| &node.deps);
        let is_used = |need: &&Dependency| self.resolved.uses(id, &need.pkg) && !self.is_offered(&need.pkg);
        needs.filter(is_used).map(|need| (need.name.clone(), need.pkg.clone())).collect()
    }

    /// Whether a package depends on no other.
    pub fn is_alone(&self, package: &Package) -> bool {
        self.metadata.node(&package.id).is_none_or(|node| node.deps.is_empty())
    }

    /// A package and all that becomes part of the file with it.
    pub fn closure(&self, root: &str) -> BTreeSet<String> {
        let (mut all, mut ahead) = (BTreeSet::new(), vec![root.to_owned()]);
        while let Some(id) = ahead.pop() {
            if all.insert(id.clone()) {
                ahead.extend(self.needs(&id).into_iter().map(|(_, need)| need));
            }
        }
        all
    }

    /// What cargo has decided about a crate of a package.
    pub fn settings(&self, package: &Package, name: &str, edition: &str) -> Result<Settings> {
        let mut settings = Settings {
            features: self.resolved.features(&package.id),
            variables: package.variables(name),
            edition: edition.to_owned(),
            is_published: package.source.is_some(),
            awaits_script: self.scripts.is_none() && package.has_script(),
            ..Settings::default()
        };
        let scripts = self.scripts.iter().flatten();
        for script in scripts.filter(|script| script.package_id == package.id) {
            settings.flags.extend(script.cfgs.iter().cloned());
            settings.variables.extend(script.env.iter().cloned());
            let folder = script.out_dir.iter().map(|folder| folder.display().to_string());
            settings.variables.extend(folder.map(|folder| ("OUT_DIR".to_owned(), folder)));
        }
        Ok(settings)
    }

    fn is_offered(&self, id: &str) -> bool {
        let package = self.metadata.package(id);
        let version = self.offered_version(package);
        version.is_some_and(|version| are_compatible(version, &package.version))
    }

    /// The version in which the judge offers a crate.
    fn offered_version(&self, package: &Package) -> Option<&'a String> {
        self.offered.get(&package.name).filter(|_| package.source.is_some())
    }

    /// The place of a package among all, as a library that is called `name` if that is not taken.
    fn place(&mut self, id: &str, name: &str) -> Result<usize> {
        if let Some(&place) = self.places.get(id) {
            return Ok(place);
        }
        let package = self.metadata.package(id);
        let is_taken =
            |name: &str| self.kept.contains(name) || self.all.iter().any(|library| library.name == name);
        let numbered = (2..).map(|n| format!("{name}_{n}"));
        let name =
            std::iter::once(name.to_owned()).chain(numbered).find(|name| !is_taken(name)).expect("endless");
        let root = package.targets.iter().find(|target| target.is_library());
        let path = root.map_or(PathBuf::new(), |root| root.src_path.clone());
        let edition = root.map_or("", |root| &root.edition);
        // Of a procedural macro nothing becomes part of the file.
        let (edition, (mut refusal, notice), root) = match procedural(package, &path) {
            Some(refusal) => ("", (Some(refusal), None), LibraryRoot::Text(path, String::new())),
            None => (edition, licence::copied(package)?, LibraryRoot::File(path)),
        };
        let Package { name: called, version, .. } = package;
        let remark = self.offered_version(package).map(|offered| {
            if let Some(Refusal { help, .. }) = &mut refusal {
                *help = format!("depend on {called} {offered}, or {help}");
            }
            format!(
                "{called} {version} is not the judge's {called} {offered}, so it becomes part of the file"
            )
        });
        self.places.insert(id.to_owned(), self.all.len());
        if package.metadata["grundy"]["templates"] == true {
            let folder = package.manifest_path.parent().expect("a manifest is in a folder");
            self.all.push(Library { name, ..Templates::in_folder(folder)?.library(&[]) });
            return Ok(self.all.len() - 1);
        }
        self.all.push(Library {
            name,
            files: Files::Folder(PathBuf::new()),
            root,
            settings: self.settings(package, &library_name(package), edition)?,
            uses: BTreeMap::new(),
            refusal,
            notice,
            remark,
        });
        Ok(self.all.len() - 1)
    }

    /// Collects what the collected depend on, until that is all.
    fn finish(&mut self) -> Result<()> {
        let mut done = BTreeSet::new();
        while let Some((id, place)) =
            self.places.iter().find(|(id, _)| !done.contains(*id)).map(|(id, &place)| (id.clone(), place))
        {
            for (name, need) in self.needs(&id) {
                let other = self.place(&need, &library_name(self.metadata.package(&need)))?;
                self.all[place].uses.insert(name, other);
            }
            done.insert(id);
        }
        Ok(())
    }
}

/// Why a procedural macro cannot become part of a file that uses it.
fn procedural(package: &Package, root: &Path) -> Option<Refusal> {
    let Package { name, version, .. } = package;
    package.is_procedural().then(|| {
        let why =
            format!("the crate {name} {version} cannot become part of the file: it is a procedural macro");
        let text = fs::read_to_string(root).ok();
        Refusal::new(why, text.and_then(|text| procedural_macros::names(&text)))
    })
}

/// What a package's library is called in code.
fn library_name(package: &Package) -> String {
    let target = package.targets.iter().find(|target| target.is_library());
    target.map_or(&package.name, |target| &target.name).replace('-', "_")
}
