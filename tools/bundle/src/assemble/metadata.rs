//! What `cargo metadata` says: the parts of it that are asked for here.

use grundy_rust::toolchain;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// Packages, and how they depend on each other, if that was asked for.
#[derive(Debug, Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    resolve: Option<Resolve>,
}

#[derive(Debug, Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    pub authors: Vec<String>,
    pub license: Option<String>,
    pub license_file: Option<PathBuf>,
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
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

/// A package with its features and dependencies resolved.
#[derive(Debug, Deserialize)]
pub struct Node {
    id: String,
    pub features: Vec<String>,
    pub deps: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
pub struct Dependency {
    pub name: String,
    /// The id of the package.
    pub pkg: String,
    dep_kinds: Vec<DependencyUse>,
}

#[derive(Debug, Deserialize)]
struct DependencyUse {
    kind: Option<DependencyKind>,
}

/// What but the package itself needs a dependency.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DependencyKind {
    Dev,
    Build,
}

impl Metadata {
    /// Asks cargo about a package; what is wrong in words.
    pub fn of_package(manifest: &Path, options: &[&str]) -> Result<Metadata, String> {
        let mut command = toolchain::cargo();
        command.args(["metadata", "--format-version", "1"]).args(options);
        command.arg("--manifest-path").arg(manifest);
        let output =
            command.output().map_err(|error| format!("failed to start `cargo metadata`: {error}"))?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            return Err(format!("`cargo metadata` exited with an error: {stderr}"));
        }
        serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("failed to interpret `cargo metadata`'s json: {error}"))
    }

    /// The package with an id of this metadata.
    pub fn package(&self, id: &str) -> &Package {
        self.packages.iter().find(|package| package.id == id).expect("cargo lists what it names")
    }

    pub fn node(&self, id: &str) -> Option<&Node> {
        self.resolve.as_ref()?.nodes.iter().find(|node| node.id == id)
    }
}

impl CargoTarget {
    pub fn is_library(&self) -> bool {
        use TargetKind::{Lib, ProcMacro, Rlib};
        self.crate_types.iter().any(|kind| matches!(kind, Lib | Rlib | ProcMacro))
    }
}

impl Dependency {
    /// Whether the package's own code may use it; that of an example may use what tests use.
    pub fn is_for(&self, is_example: bool) -> bool {
        let mut kinds = self.dep_kinds.iter().map(|dependency| &dependency.kind);
        kinds.any(|kind| kind.is_none() || is_example && *kind == Some(DependencyKind::Dev))
    }
}
