//! What cargo has decided about a crate before it is compiled.

use crate::predicates::holds;
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// The features of a crate, what its build script has said, and the variables that `env!` reads.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Those that are on; all others are off.
    pub features: BTreeSet<String>,
    /// The `cfg`s of its build script: `has_i128`, `kind="fast"`.
    pub flags: BTreeSet<String>,
    /// What cargo and its build script tell its compiler.
    pub variables: BTreeMap<String, String>,
    /// Its edition, if a package says so.
    pub edition: String,
    /// The edition of the bundle, if that matters.
    pub target: String,
    /// Whether it is from a registry: who reads the bundle can look its comments up there.
    pub is_published: bool,
}

/// What no judge's compiler, and no cargo that builds for one, turns on.
const NEVER: &[&str] = &["doc", "docsrs", "doctest", "kani", "loom", "miri", "rustfmt", "test"];

/// What a judge's machine may be, and the machine for which C files are translated.
const MACHINES: &[(&str, &[&str])] = &[
    ("target_arch", &["x86", "x86_64", "wasm32", std::env::consts::ARCH]),
    ("target_os", &["linux", "windows", "wasi", "none", "unknown", std::env::consts::OS]),
];

impl Settings {
    /// The settings of what has only features.
    pub fn of_features(features: &[&str]) -> Settings {
        let features = features.iter().map(|&feature| feature.to_owned()).collect();
        Settings { features, ..Settings::default() }
    }

    /// Whether it is of an older edition, and the bundle of 2024.
    pub fn is_before_2024(&self) -> bool {
        self.target == "2024" && !self.edition.is_empty() && self.edition != "2024"
    }

    /// Whether the predicate of a `cfg` holds; `None` if only the compiler knows.
    pub fn hold(&self, predicate: TokenStream) -> Option<bool> {
        holds(predicate, &|name, value| self.has(name, value))
    }

    /// Whether a name is set, or has a value; `None` if only the compiler knows.
    fn has(&self, name: &str, value: Option<&str>) -> Option<bool> {
        match (name, value) {
            (name, None) if NEVER.contains(&name) => Some(false),
            (name, None) => self.flags.contains(name).then_some(true),
            ("feature", Some(value)) => Some(self.features.contains(value)),
            (name, Some(value)) if self.flags.contains(&format!("{name}=\"{value}\"")) => Some(true),
            (name, Some(value)) => {
                let (_, known) = MACHINES.iter().find(|(machine, _)| *machine == name)?;
                (!known.contains(&value)).then_some(false)
            }
        }
    }
}
