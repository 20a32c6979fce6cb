//! What `cargo metadata` says: the parts of it that are asked for here.

use crate::machine;
use grundy_rust::toolchain;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use toml::Value;

/// Packages, and how they depend on each other, if that was asked for.
#[derive(Debug, Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    workspace_root: PathBuf,
    resolve: Option<Resolve>,
}

#[derive(Debug, Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    pub authors: Vec<String>,
    pub categories: Vec<String>,
    pub license: Option<String>,
    pub license_file: Option<PathBuf>,
    pub description: Option<String>,
    pub homepage: Option<String>,
    pub repository: Option<String>,
    pub rust_version: Option<String>,
    /// The registry or repository that it comes from; nothing for a path.
    pub source: Option<String>,
    pub manifest_path: PathBuf,
    pub targets: Vec<CargoTarget>,
    #[serde(default)]
    pub metadata: serde_json::Value,
}

#[derive(Debug, Deserialize)]
pub struct CargoTarget {
    pub name: String,
    pub kind: Vec<TargetKind>,
    pub src_path: PathBuf,
    pub edition: String,
    crate_types: Vec<TargetKind>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetKind {
    Bin,
    Example,
    Lib,
    Rlib,
    ProcMacro,
    CustomBuild,
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

/// A package and what it may depend on, if it does.
#[derive(Debug, Deserialize)]
pub struct Node {
    id: String,
    pub deps: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
pub struct Dependency {
    pub name: String,
    /// The id of the package.
    pub pkg: String,
}

impl Metadata {
    /// The settings of the release profile by which a program does something else than at a judge.
    pub fn own_settings(&self) -> Vec<String> {
        let text = std::fs::read_to_string(self.workspace_root.join("Cargo.toml")).unwrap_or_default();
        let manifest: toml::Table = toml::from_str(&text).unwrap_or_default();
        let release = manifest.get("profile").and_then(|profiles| profiles.get("release"));
        let is = |name: &str, value: Value| release.and_then(|all| all.get(name)) == Some(&value);
        let settings = [
            ("debug-assertions = true", is("debug-assertions", true.into())),
            ("overflow-checks = true", is("overflow-checks", true.into())),
            ("panic = \"abort\"", is("panic", "abort".into())),
        ];
        settings
            .into_iter()
            .filter(|(_, is_there)| *is_there)
            .map(|(setting, _)| setting.to_owned())
            .collect()
    }

    /// Asks cargo about a package; what is wrong in words.
    pub fn of_package(manifest: &Path, options: &[&str]) -> Result<Metadata, String> {
        let mut command = toolchain::cargo();
        command.args(["metadata", "--format-version", "1"]).args(options);
        command.arg("--manifest-path").arg(manifest);
        serde_json::from_slice(&machine::answer(&mut command)?)
            .map_err(|error| format!("`cargo metadata` says what is not known here: {error}"))
    }

    /// The package with an id of this metadata.
    pub fn package(&self, id: &str) -> &Package {
        self.packages.iter().find(|package| package.id == id).expect("cargo lists what it names")
    }

    pub fn node(&self, id: &str) -> Option<&Node> {
        self.resolve.as_ref()?.nodes.iter().find(|node| node.id == id)
    }
}

impl Package {
    /// Whether it has a build script.
    pub fn has_script(&self) -> bool {
        self.targets.iter().any(|target| target.kind.contains(&TargetKind::CustomBuild))
    }

    /// Whether its macros run in the compiler.
    pub fn is_procedural(&self) -> bool {
        self.targets.iter().any(|target| target.kind.contains(&TargetKind::ProcMacro))
    }

    /// Whether it only declares what another language has: its code cannot become part of a file.
    pub fn is_binding(&self) -> bool {
        self.categories.iter().any(|category| category == "external-ffi-bindings")
    }

    /// What cargo tells the compiler of a crate of it, which has this name.
    pub fn variables(&self, name: &str) -> BTreeMap<String, String> {
        let folder = self.manifest_path.parent().unwrap_or(Path::new(""));
        let (number, pre) = self.version.split_once('-').unwrap_or((&self.version, ""));
        let mut numbers = number.split('+').next().unwrap_or("").split('.');
        let mut number = || numbers.next().unwrap_or("").to_owned();
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let file = self.license_file.as_ref().map(|file| file.display().to_string());
        let all = [
            ("MANIFEST_DIR", folder.display().to_string()),
            ("MANIFEST_PATH", self.manifest_path.display().to_string()),
            ("CRATE_NAME", name.replace('-', "_")),
            ("PKG_NAME", self.name.clone()),
            ("PKG_VERSION", self.version.clone()),
            ("PKG_VERSION_MAJOR", number()),
            ("PKG_VERSION_MINOR", number()),
            ("PKG_VERSION_PATCH", number()),
            ("PKG_VERSION_PRE", pre.split('+').next().unwrap_or("").to_owned()),
            ("PKG_AUTHORS", self.authors.join(":")),
            ("PKG_DESCRIPTION", text(&self.description)),
            ("PKG_HOMEPAGE", text(&self.homepage)),
            ("PKG_REPOSITORY", text(&self.repository)),
            ("PKG_LICENSE", text(&self.license)),
            ("PKG_LICENSE_FILE", text(&file)),
            ("PKG_RUST_VERSION", text(&self.rust_version)),
        ];
        all.map(|(name, value)| (format!("CARGO_{name}"), value)).into()
    }
}

impl CargoTarget {
    pub fn is_library(&self) -> bool {
        use TargetKind::{Lib, ProcMacro, Rlib};
        self.crate_types.iter().any(|kind| matches!(kind, Lib | Rlib | ProcMacro))
    }
}
