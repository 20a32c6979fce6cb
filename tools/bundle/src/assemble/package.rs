//! A solution that is a target of a cargo package: its own library, and the packages that it
//! depends on, by path, in its workspace or from a registry.

use super::files::Files;
use super::library::{Libraries, Library, Root};
use super::licence;
use super::templates::Templates;
use super::{CargoProgram, Solution, plain};
use anyhow::Result;
use cargo_metadata::{CrateType, DependencyKind, Metadata, MetadataCommand, Package, PackageId, TargetKind};
use grundy_host::failure::Failure;
use grundy_rust::source;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};

/// The solution in a file that is a program or an example of a cargo package with libraries; `None`
/// for any other file. The crates in `offered` are the judge's own: they stay what they are.
///
/// # Errors
/// The file or the package cannot be read.
pub fn solution(path: &Path, offered: &BTreeSet<String>) -> Result<Option<Solution>> {
    let Ok(file) = path.canonicalize() else { return Ok(None) }; // reading it says what is wrong
    let Some(manifest) =
        file.ancestors().skip(1).map(|folder| folder.join("Cargo.toml")).find(|file| file.is_file())
    else {
        return Ok(None);
    };
    let Some(metadata) = metadata(&manifest, &file)? else { return Ok(None) };
    let Some((package, target)) = target(&metadata, &file) else { return Ok(None) };
    let mut collector = Collector { metadata: &metadata, offered, places: BTreeMap::new(), all: Vec::new() };
    let mut of_solution = BTreeMap::new();
    if package.targets.iter().any(is_library) {
        let name = library_name(package);
        of_solution.insert(name.clone(), collector.place(&package.id, &name)?);
    }
    for (name, id) in collector.needs(&package.id, target.option == "--example") {
        of_solution.insert(name.clone(), collector.place(&id, &name)?);
    }
    collector.finish()?;
    if of_solution.is_empty() {
        return Ok(None);
    }
    let text = source::read(path)?;
    Ok(Some(Solution {
        name: target.name.clone(),
        path: path.to_owned(),
        text: plain(&text),
        libraries: Libraries { all: collector.all, of_solution },
        features: features(&metadata, &package.id),
        package: Some(target),
    }))
}

/// What cargo says about a package; without the network, if that is enough. `None` if the file can
/// be no target of it.
fn metadata(manifest: &Path, file: &Path) -> Result<Option<Metadata>> {
    let ask = |options: &[&str]| {
        let mut command = MetadataCommand::new();
        command.cargo_path(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command
            .manifest_path(manifest)
            .other_options(options.iter().map(|&option| option.to_owned()).collect::<Vec<_>>());
        command.exec()
    };
    // Without dependencies this needs no network, and most files are targets of nothing.
    match ask(&["--no-deps", "--offline"]) {
        Ok(alone) if target(&alone, file).is_some() => {}
        Ok(_) => return Ok(None),
        Err(error) if error.to_string().contains("no targets specified") => return Ok(None),
        Err(error) => return Err(refused(manifest, &error)),
    }
    let whole = ask(&["--offline"]).or_else(|_| ask(&[]));
    whole.map(Some).map_err(|error| refused(manifest, &error))
}

fn refused(manifest: &Path, error: &cargo_metadata::Error) -> anyhow::Error {
    Failure::misuse(
        format!("cargo cannot read the package of {}: {error}", manifest.display()),
        "mend the package until `cargo metadata` accepts it, or move the solution out of its folder",
    )
}

/// The package and the target whose root is this file.
fn target<'a>(metadata: &'a Metadata, file: &Path) -> Option<(&'a Package, CargoProgram)> {
    metadata.packages.iter().find_map(|package| {
        let is_it = |target: &&cargo_metadata::Target| {
            let is_program =
                target.kind.iter().any(|kind| matches!(kind, TargetKind::Bin | TargetKind::Example));
            is_program && target.src_path.canonicalize().is_ok_and(|path| path == file)
        };
        let target = package.targets.iter().find(is_it)?;
        let option = if target.kind.contains(&TargetKind::Bin) { "--bin" } else { "--example" };
        Some((
            package,
            CargoProgram {
                manifest: package.manifest_path.clone().into(),
                option,
                name: target.name.clone(),
                edition: target.edition.to_string(),
                source: file.to_owned(),
                has_crates: metadata.packages.iter().any(|package| package.source.is_some()),
            },
        ))
    })
}

fn is_library(target: &cargo_metadata::Target) -> bool {
    target
        .crate_types
        .iter()
        .any(|kind| matches!(kind, CrateType::Lib | CrateType::RLib | CrateType::ProcMacro))
}

/// What a package's library is called in code.
fn library_name(package: &Package) -> String {
    let target = package.targets.iter().find(|target| is_library(target));
    target.map_or(package.name.as_str(), |target| &target.name).replace('-', "_")
}

fn features(metadata: &Metadata, id: &PackageId) -> Vec<String> {
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let mut of_package = nodes.filter(|node| node.id == *id);
    of_package.next().map_or(Vec::new(), |node| node.features.iter().map(ToString::to_string).collect())
}

/// Collects the packages that are reached, each once.
struct Collector<'a> {
    metadata: &'a Metadata,
    offered: &'a BTreeSet<String>,
    places: BTreeMap<PackageId, usize>,
    all: Vec<Library>,
}

impl Collector<'_> {
    /// What a package depends on, by its names for it; without what the judge offers. Its examples
    /// may use what its tests use.
    fn needs(&self, id: &PackageId, is_example: bool) -> Vec<(String, PackageId)> {
        let nodes = self.metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
        let needs = nodes.filter(|node| node.id == *id).flat_map(|node| &node.deps);
        let is_used = |need: &&cargo_metadata::NodeDep| {
            let kinds = need.dep_kinds.iter().map(|kind| kind.kind);
            let is_normal = kinds.into_iter().any(|kind| {
                kind == DependencyKind::Normal || is_example && kind == DependencyKind::Development
            });
            is_normal && !self.is_offered(&need.pkg)
        };
        needs.filter(is_used).map(|need| (need.name.clone(), need.pkg.clone())).collect()
    }

    fn is_offered(&self, id: &PackageId) -> bool {
        let package = &self.metadata[id];
        package.source.is_some() && self.offered.contains(package.name.as_str())
    }

    /// The place of a package among all, as a library that is called `name` if that is not taken.
    fn place(&mut self, id: &PackageId, name: &str) -> Result<usize> {
        if let Some(&place) = self.places.get(id) {
            return Ok(place);
        }
        let package = &self.metadata[id];
        let is_taken = |name: &str| self.all.iter().any(|library| library.name == name);
        let numbered = (2..).map(|n| format!("{name}_{n}"));
        let name =
            std::iter::once(name.to_owned()).chain(numbered).find(|name| !is_taken(name)).expect("endless");
        let root = package.targets.iter().find(|target| is_library(target));
        let (refusal, notice) = match refusal(package) {
            Some(refusal) => (Some(refusal), None),
            None => licence::copied(package)?,
        };
        self.places.insert(id.clone(), self.all.len());
        if package.metadata["grundy"]["templates"] == true {
            let folder = package.manifest_path.parent().expect("a manifest is in a folder").as_std_path();
            self.all.push(Library { name, ..Templates::in_folder(folder)?.library(&[]) });
            return Ok(self.all.len() - 1);
        }
        self.all.push(Library {
            name,
            files: Files::Folder(PathBuf::new()),
            root: Root::File(root.map_or(PathBuf::new(), |root| root.src_path.clone().into())),
            features: features(self.metadata, id),
            uses: BTreeMap::new(),
            refusal,
            notice,
        });
        Ok(self.all.len() - 1)
    }

    /// Collects what the collected depend on, until that is all.
    fn finish(&mut self) -> Result<()> {
        let mut done = BTreeSet::new();
        while let Some((id, place)) =
            self.places.iter().find(|(id, _)| !done.contains(*id)).map(|(id, &place)| (id.clone(), place))
        {
            for (name, need) in self.needs(&id, false) {
                let other = self.place(&need, &library_name(&self.metadata[&need]))?;
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
