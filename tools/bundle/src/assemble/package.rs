//! A solution that is a target of a cargo package: its own library, and the packages that it
//! depends on, by path, in its workspace or from a registry.

use super::files::{Files, plain};
use super::library::{Libraries, Library};
use super::licence;
use super::metadata::{CargoTarget, Dependency, Metadata, Package, TargetKind};
use super::module::LibraryRoot;
use super::resolve::Resolved;
use super::settings::Settings;
use super::solution::Solution;
use super::templates::{GRUNDY, Templates};
use crate::crates::are_compatible;
use crate::package_build::{Built, CargoProgram, build};
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::source;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

impl Solution {
    /// A source file that is a program or an example of a cargo package, with the libraries of that
    /// package; `None` if it is not. The crates in `offered` are the judge's own, in these
    /// versions: they stay what they are, if such a version will do.
    ///
    /// # Errors
    /// The file or its package cannot be read.
    pub fn in_package(path: &Path, offered: &BTreeMap<String, String>) -> Result<Option<Solution>> {
        if !path.is_file() {
            return Ok(None);
        }
        Ok(solution(path, offered)?.map(Solution::with_free_names))
    }
}

fn solution(path: &Path, offered: &BTreeMap<String, String>) -> Result<Option<Solution>> {
    let Ok(file) = path.canonicalize() else { return Ok(None) }; // reading it says what is wrong
    let Some(manifest) =
        file.ancestors().skip(1).map(|folder| folder.join("Cargo.toml")).find(|file| file.is_file())
    else {
        return Ok(None);
    };
    let Some(metadata) = metadata(&manifest, &file)? else { return Ok(None) };
    let Some((package, mut target)) = target(&metadata, &file) else { return Ok(None) };
    let resolved =
        Resolved::of_program(&target, &metadata).map_err(|error| refused(&target.manifest, &error))?;
    let (metadata, resolved) = (&metadata, &resolved);
    let mut active = resolved.packages().map(|id| metadata.package(id));
    target.needs_cargo = active.any(|package| package.source.is_some() || package.has_script());
    let mut collector = Collector {
        metadata,
        resolved,
        offered,
        kept: BTreeSet::new(),
        built: Built::default(),
        places: BTreeMap::new(),
        all: Vec::new(),
    };
    let needs = metadata.node(&package.id).into_iter().flat_map(|node| &node.deps);
    let kept = needs.filter(|need| collector.is_offered(&need.pkg)).map(|need| need.name.clone());
    collector.kept = kept.collect();
    // A build script has a say in what becomes part of the file.
    if collector.closure(&package.id).iter().any(|id| metadata.package(id).has_script()) {
        collector.built = build(&target, false)?;
    }
    let mut of_solution = BTreeMap::new();
    if package.targets.iter().any(CargoTarget::is_library) {
        let name = library_name(package);
        of_solution.insert(name.clone(), collector.place(&package.id, &name)?);
    }
    for (name, id) in collector.needs(&package.id) {
        of_solution.insert(name.clone(), collector.place(&id, &name)?);
    }
    collector.finish()?;
    let mut settings = collector.settings(package, &target.name, &target.edition)?;
    settings.variables.insert("CARGO_BIN_NAME".to_owned(), target.name.clone());
    let text = source::read(path)?;
    let is_alone = metadata.node(&package.id).is_none_or(|node| node.deps.is_empty());
    let is_named = text.contains("CARGO_") || !target.own_settings.is_empty();
    let is_special = is_alone || is_named || is_special(&settings);
    if of_solution.is_empty() && text.contains(GRUNDY) {
        return Ok(None);
    }
    if of_solution.is_empty() && !is_special {
        // A plain file, but the bundle's edition may be another.
        let settings = Settings { edition: settings.edition, ..Settings::default() };
        return Ok(Some(Solution { settings, ..Solution::alone(path, &text) }));
    }
    Ok(Some(Solution {
        name: target.name.clone(),
        path: path.to_owned(),
        text: plain(&text),
        libraries: Libraries { all: collector.all, of_solution, ..Libraries::default() },
        settings,
        package: Some(target),
    }))
}

/// Whether a program without libraries is another one if its file is taken alone.
fn is_special(settings: &Settings) -> bool {
    !settings.features.is_empty() || !settings.flags.is_empty() || settings.variables.contains_key("OUT_DIR")
}

/// What cargo says about a package; without the network, if that is enough. `None` if the file is
/// not a target of it.
fn metadata(manifest: &Path, file: &Path) -> Result<Option<Metadata>> {
    let ask = |options: &[&str]| Metadata::of_package(manifest, options);
    // Without dependencies this needs no network, and most files are targets of nothing.
    match ask(&["--no-deps", "--offline"]) {
        Ok(alone) if target(&alone, file).is_some() => {}
        Ok(_) => return Ok(None),
        Err(error) if error.contains("no targets specified") => return Ok(None),
        Err(error) => return Err(refused(manifest, &error)),
    }
    let whole = ask(&["--offline"]).or_else(|_| ask(&[]));
    whole.map(Some).map_err(|error| refused(manifest, &error))
}

fn refused(manifest: &Path, error: &str) -> anyhow::Error {
    Failure::misuse(
        format!("cargo cannot read the package of {}: {error}", manifest.display()),
        "mend the package until `cargo metadata` accepts it, or move the solution out of its folder",
    )
}

/// The package and the target whose root is this file.
fn target<'a>(metadata: &'a Metadata, file: &Path) -> Option<(&'a Package, CargoProgram)> {
    metadata.packages.iter().find_map(|package| {
        let is_it = |target: &&CargoTarget| {
            let is_program =
                target.kind.iter().any(|kind| matches!(kind, TargetKind::Bin | TargetKind::Example));
            is_program && target.src_path.canonicalize().is_ok_and(|path| path == file)
        };
        let target = package.targets.iter().find(is_it)?;
        let option = if target.kind.contains(&TargetKind::Bin) { "--bin" } else { "--example" };
        Some((
            package,
            CargoProgram {
                manifest: package.manifest_path.clone(),
                package: package.id.clone(),
                option,
                name: target.name.clone(),
                edition: target.edition.clone(),
                source: file.to_owned(),
                needs_cargo: false,
                own_settings: metadata.own_settings(),
            },
        ))
    })
}

/// What a package's library is called in code.
fn library_name(package: &Package) -> String {
    let target = package.targets.iter().find(|target| target.is_library());
    target.map_or(&package.name, |target| &target.name).replace('-', "_")
}

/// Collects the packages that are reached, each once.
struct Collector<'a> {
    metadata: &'a Metadata,
    resolved: &'a Resolved,
    offered: &'a BTreeMap<String, String>,
    /// What the program itself calls crates of the judge: no module has such a name.
    kept: BTreeSet<String>,
    /// What build scripts have said.
    built: Built,
    places: BTreeMap<String, usize>,
    all: Vec<Library>,
}

impl<'a> Collector<'a> {
    /// What a package depends on, by its names for it; without what the judge offers.
    fn needs(&self, id: &str) -> Vec<(String, String)> {
        let needs = self.metadata.node(id).into_iter().flat_map(|node| &node.deps);
        let is_used = |need: &&Dependency| self.resolved.uses(id, &need.pkg) && !self.is_offered(&need.pkg);
        needs.filter(is_used).map(|need| (need.name.clone(), need.pkg.clone())).collect()
    }

    /// A package and all that becomes part of the file with it.
    fn closure(&self, root: &str) -> BTreeSet<String> {
        let (mut all, mut ahead) = (BTreeSet::new(), vec![root.to_owned()]);
        while let Some(id) = ahead.pop() {
            if all.insert(id.clone()) {
                ahead.extend(self.needs(&id).into_iter().map(|(_, need)| need));
            }
        }
        all
    }

    /// What cargo has decided about a crate of a package.
    fn settings(&self, package: &Package, name: &str, edition: &str) -> Result<Settings> {
        let mut settings = Settings {
            features: self.resolved.features(&package.id),
            variables: package.variables(name),
            edition: edition.to_owned(),
            is_published: package.source.is_some(),
            ..Settings::default()
        };
        for script in self.built.scripts.iter().filter(|script| script.package_id == package.id) {
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
        let edition = root.map_or("", |root| &root.edition);
        let (mut refusal, notice) = match refusal(package) {
            Some(refusal) => (Some(refusal), None),
            None => licence::copied(package)?,
        };
        let Package { name: called, version, .. } = package;
        let remark = self.offered_version(package).map(|offered| {
            if let Some((_, help)) = &mut refusal {
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
            root: LibraryRoot::File(root.map_or(PathBuf::new(), |root| root.src_path.clone())),
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

/// Why a package cannot become part of a file.
fn refusal(package: &Package) -> Option<(String, String)> {
    let is_macro = package.targets.iter().any(|target| target.kind.contains(&TargetKind::ProcMacro));
    let why = if is_macro { "it is a procedural macro" } else { return None };
    let message =
        format!("the crate {} {} cannot become part of the file: {why}", package.name, package.version);
    Some((message, "do without it, or choose a judge that offers it (`grundy judges`)".to_owned()))
}
