//! The crates that a judge offers: a manifest that lists them and a lock file, as cargo reads them.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// What one judge offers.
#[derive(Debug)]
pub struct Offer {
    /// The judge's name.
    pub judge: &'static str,
    /// A package that depends on all crates of the judge.
    pub manifest: &'static str,
    /// The versions of these crates and of all that they need.
    pub lock: &'static str,
}

impl Offer {
    /// The crates and their versions.
    pub fn crates(&self) -> BTreeMap<String, String> {
        let dependencies = self.read().dependencies;
        dependencies.into_iter().map(|(name, dependency)| (name, dependency.version())).collect()
    }

    /// When the list was noted, and from where.
    pub fn noted(&self) -> (String, String) {
        let Noted { date, source, .. } = self.read().package.metadata.judge;
        (date, source)
    }

    /// The crates by their names in a program.
    pub fn names(&self) -> BTreeMap<String, String> {
        let Manifest { package, dependencies } = self.read();
        let others = package.metadata.judge.names;
        let in_programs = |name: &String| others.get(name).cloned().unwrap_or_else(|| name.replace('-', "_"));
        dependencies.into_keys().map(|name| (in_programs(&name), name)).collect()
    }

    /// The crates that a program needs in which these names stand, by their names there.
    pub fn needed(&self, named: &BTreeSet<String>) -> BTreeMap<String, String> {
        let mut crates = self.names();
        let with = self.read().package.metadata.judge.with;
        let for_macros: Vec<String> = crates
            .iter()
            .filter(|(name, _)| named.contains(*name))
            .filter_map(|(_, package)| with.get(package).cloned())
            .collect();
        crates.retain(|name, package| named.contains(name) || for_macros.contains(package));
        crates
    }

    fn read(&self) -> Manifest {
        toml::from_str(self.manifest).expect("the tests read all manifests")
    }
}

#[derive(Deserialize)]
struct Manifest {
    package: Package,
    dependencies: BTreeMap<String, Dependency>,
}

#[derive(Deserialize)]
struct Package {
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    judge: Noted,
}

#[derive(Deserialize)]
struct Noted {
    date: String,
    source: String,
    /// Where they are not the crate's own with `_` for `-`.
    #[serde(default)]
    names: BTreeMap<String, String>,
    /// Which crate the macros of another one name.
    #[serde(default)]
    with: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Dependency {
    Only(String),
    With { version: String },
}

impl Dependency {
    fn version(self) -> String {
        let (Dependency::Only(version) | Dependency::With { version }) = self;
        version.trim_start_matches('=').to_owned()
    }
}
