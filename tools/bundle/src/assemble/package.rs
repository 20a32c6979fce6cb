//! A solution that is a target of a cargo package: its own library, and the packages that it
//! depends on, by path, in its workspace or from a registry.

use super::collector::Collector;
use super::fastout;
use super::files::{Twin, plain};
use super::link::Linked;
use super::metadata::{CargoTarget, Metadata, Package, TargetKind};
use super::resolve::Resolved;
use super::settings::Settings;
use super::solution::Solution;
use super::templates::GRUNDY;
use crate::machine;
use crate::package_build::{Building, CargoProgram};
use anyhow::Result;
use grundy_host::Failure;
use grundy_host::failure::{self, FailureKind};
use grundy_rust::source;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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
    let collector = Collector::new(metadata, resolved, offered, &package.id);
    let ids = collector.closure(&package.id);
    let needed: Vec<&Package> = ids.iter().map(|id| metadata.package(id)).collect();
    // A build script has a say in what becomes part of the file.
    let with_scripts = needed.iter().filter(|package| package.has_script());
    let with_scripts: BTreeSet<&str> = with_scripts.map(|package| &*package.id).collect();
    if with_scripts.is_empty() {
        return with_libraries(path, package, target, collector.with_scripts(Vec::new()));
    }
    let mut building = Building::start(&target, false)?;
    let solution = |collector: Collector| with_libraries(path, package, target.clone(), collector);
    // What is refused does not wait for the build; whatever scripts say, not even for these.
    let guess = solution(collector.clone())?;
    let any_is_refused = guess.as_ref().is_some_and(|guess| guess.libraries.any_is_refused());
    if any_is_refused {
        guess.map_or(Ok(()), refusal)?;
    }
    if (any_is_refused || needed.iter().any(|package| package.is_binding()))
        && let Some(scripts) = building.scripts(with_scripts)
    {
        solution(collector.clone().with_scripts(scripts))?.map_or(Ok(()), refusal)?;
    }
    let built = building.finish()?;
    solution(collector.with_scripts(built.scripts))
}

/// Why the libraries of a solution cannot be in one file with it, if so.
fn refusal(solution: Solution) -> Result<()> {
    let solution = solution.with_free_names();
    let linked = solution.modules(&Linked::default()).and_then(|text| solution.link(&text, Twin::Lean));
    match linked {
        Err(error) if error.is::<Failure>() && failure::kind(&error) == FailureKind::Misuse => Err(error),
        _ => Ok(()),
    }
}

/// The solution with the libraries that it may use.
fn with_libraries(
    path: &Path,
    package: &Package,
    target: CargoProgram,
    mut collector: Collector,
) -> Result<Option<Solution>> {
    let libraries = collector.libraries(package)?;
    let mut settings = collector.settings(package, &target.name, &target.edition)?;
    settings.variables.insert("CARGO_BIN_NAME".to_owned(), target.name.clone());
    let mut text = plain(&source::read(path)?);
    if libraries.all.iter().any(|library| library.name == fastout::CRATE) {
        text = fastout::written_out(&text);
    }
    let is_alone = collector.is_alone(package);
    let is_named = text.contains("CARGO_") || !target.own_settings.is_empty();
    let is_special = is_alone || is_named || is_special(&settings);
    if libraries.of_solution.is_empty() {
        let alone = Solution::alone(path, &text)?;
        if alone.text.contains(GRUNDY) {
            return Ok(None);
        }
        if !is_special {
            // A plain file, but the bundle's edition may be another.
            let settings = Settings { edition: settings.edition, ..Settings::default() };
            return Ok(Some(Solution { settings, ..alone }));
        }
    }
    Ok(Some(Solution {
        name: target.name.clone(),
        path: path.to_owned(),
        text,
        libraries,
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
    let mend = "mend the package until `cargo metadata` accepts it, or move the solution out of its folder";
    Failure::misuse(
        format!("cargo cannot read the package of {}\n{}", manifest.display(), error.trim_end()),
        machine::help_for_cargo(error).unwrap_or(mend),
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
