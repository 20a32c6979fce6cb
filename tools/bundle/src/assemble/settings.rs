//! What cargo has decided about a crate before it is compiled.

use crate::predicates::holds;
use grundy_rust::tokens::names;
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
    /// Whether its build script has still to run: what may depend on it is left out.
    pub awaits_script: bool,
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
        if self.awaits_script && names(predicate.clone()).iter().any(|name| may_be_of_script(name)) {
            return Some(false);
        }
        holds(predicate, &|name, value| self.has(name, value))
    }

    /// Whether a name is set, or has a value; `None` if only the compiler knows.
    fn has(&self, name: &str, value: Option<&str>) -> Option<bool> {
        match (name, value) {
            (name, None) if NEVER.contains(&name) => Some(false),
            (name, None) if self.flags.contains(name) => Some(true),
            ("feature", Some(value)) => Some(self.features.contains(value)),
            (name, Some(value)) if self.flags.contains(&format!("{name}=\"{value}\"")) => Some(true),
            // No judge turns on what is a registry's package's own.
            (name, _) if self.is_published && !is_of_compiler(name) => Some(false),
            (name, value) => {
                let (_, known) = MACHINES.iter().find(|(machine, _)| *machine == name)?;
                value.is_some_and(|value| !known.contains(&value)).then_some(false)
            }
        }
    }
}

/// Whether it is the compiler that sets a name, if anything does.
fn is_of_compiler(name: &str) -> bool {
    const NAMES: &[&str] = &[
        "contract_checks",
        "debug_assertions",
        "fmt_debug",
        "overflow_checks",
        "panic",
        "proc_macro",
        "relocation_model",
        "ub_checks",
        "unix",
        "version",
        "windows",
    ];
    NAMES.contains(&name) || name.starts_with("target_") || name.starts_with("sanitize")
}

/// Whether a build script may have a say in a name of a predicate.
fn may_be_of_script(name: &str) -> bool {
    const OF_PREDICATES: &[&str] = &["all", "any", "false", "feature", "not", "true"];
    !OF_PREDICATES.contains(&name) && !NEVER.contains(&name) && !is_of_compiler(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_script_may_set_is_off_before_it_has_run() {
        let of_path = Settings { flags: BTreeSet::from(["fast".to_owned()]), ..Settings::default() };
        let waiting = Settings { awaits_script: true, ..Settings::of_features(&["std"]) };
        let published = Settings { is_published: true, ..of_path.clone() };
        let hold = |settings: &Settings, predicate: &str| settings.hold(predicate.parse().unwrap());
        for (predicate, of_path_holds, published_holds, waiting_holds) in [
            ("fast", Some(true), Some(true), Some(false)),
            ("not(fast)", Some(false), Some(false), Some(false)),
            ("slow", None, Some(false), Some(false)),
            ("not(slow)", None, Some(true), Some(false)),
            ("kind = \"a\"", None, Some(false), Some(false)),
            ("feature = \"std\"", Some(false), Some(false), Some(true)),
            ("any(feature = \"std\", slow)", None, Some(false), Some(false)),
            ("unix", None, None, None),
            ("all(unix, not(debug_assertions))", None, None, None),
            ("target_os = \"macos\"", Some(false), Some(false), Some(false)),
            ("not(test)", Some(true), Some(true), Some(true)),
        ] {
            assert_eq!(hold(&of_path, predicate), of_path_holds, "{predicate}, a path");
            assert_eq!(hold(&published, predicate), published_holds, "{predicate}, a registry");
            assert_eq!(hold(&waiting, predicate), waiting_holds, "{predicate}, waiting");
        }
    }
}
