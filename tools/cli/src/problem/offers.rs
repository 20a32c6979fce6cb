//! The crates of the judges that offer some: for each judge the manifest that lists them and a lock
//! file, as cargo reads them. They are not called `Cargo.toml` here: cargo packs no folder that has
//! one.

use super::judges::Fact;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// What one judge offers.
#[derive(Debug)]
pub struct Offer {
    /// The judge's name in `judges.toml`.
    pub judge: &'static str,
    /// A package that depends on all crates of the judge.
    pub manifest: &'static str,
    /// The versions of these crates and of all that they need.
    pub lock: &'static str,
}

/// The offers whose versions are known.
pub const OFFERS: &[Offer] = &[
    Offer {
        judge: "atcoder",
        manifest: include_str!("crates/atcoder.toml"),
        lock: include_str!("crates/atcoder.lock"),
    },
    Offer {
        judge: "cses",
        manifest: include_str!("crates/cses.toml"),
        lock: include_str!("crates/cses.lock"),
    },
];

/// The offer of the judge of that name.
pub fn of(judge: &str) -> Option<&'static Offer> {
    OFFERS.iter().find(|offer| offer.judge == judge)
}

impl Offer {
    /// The crates and their versions.
    pub fn crates(&self) -> Fact<BTreeMap<String, String>> {
        let Manifest { package, dependencies } = self.read();
        let Noted { date, source, .. } = package.metadata.judge;
        let is = dependencies.into_iter().map(|(name, dependency)| (name, dependency.version())).collect();
        Fact { is, date, source }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::judges;

    #[test]
    fn every_offered_crate_is_locked_in_that_version() {
        for offer in OFFERS {
            assert!(judges::named(offer.judge).is_ok(), "{}", offer.judge);
            for (name, version) in offer.crates().is {
                let locked = format!("name = \"{name}\"\nversion = \"{version}\"\n");
                assert!(offer.lock.contains(&locked), "{}: {name} {version}", offer.judge);
            }
        }
    }

    #[test]
    fn names_in_programs() {
        let names = of("atcoder").unwrap().names();
        assert_eq!(names.len(), 68);
        assert_eq!((names["ac_library"].as_str(), names["im_rc"].as_str()), ("ac-library-rs", "im-rc"));
        assert_eq!((names["smallvec"].as_str(), names.get("ac_library_rs")), ("smallvec", None));
        let named = ["rand_core", "num_derive", "std"].map(str::to_owned).into();
        let needed: Vec<String> = of("atcoder").unwrap().needed(&named).into_keys().collect();
        assert_eq!(needed, ["num_derive", "num_traits", "rand_core"]);
        assert_eq!(of("codeforces").map(|offer| offer.judge), None);
    }
}
