//! The compilers on this machine, by their versions.

use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::toolchain::version_of;
use grundy_rust::version::Version;
use std::collections::BTreeMap;
use std::env;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A compiler of exactly that version: the one that a variable like `GRUNDY_RUSTC_1_78` names,
/// whatever its version, else one of rustup's toolchains, else `rustc-1.78` or `rustc` on the path.
/// Looked up once.
pub fn find(version: Version) -> Result<Option<PathBuf>> {
    static FOUND: Mutex<BTreeMap<Version, Option<PathBuf>>> = Mutex::new(BTreeMap::new());
    let variable = format!("GRUNDY_RUSTC_{}", version.to_string().replace('.', "_"));
    if let Some(named) = env::var_os(&variable).filter(|named| !named.is_empty()).map(PathBuf::from) {
        return if version_of(&named).is_some() {
            Ok(Some(named))
        } else {
            let message = format!("{variable} names {}, which is not a release of rustc", named.display());
            Err(Failure::misuse(message, format!("set it to a rustc {version}, or unset it")))
        };
    }
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(found.entry(version).or_insert_with(|| of_rustup(version).or_else(|| on_path(version))).clone())
}

fn of_rustup(version: Version) -> Option<PathBuf> {
    let home = env::var_os("RUSTUP_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".rustup")))?;
    let toolchains = fs::read_dir(home.join("toolchains")).ok()?.flatten();
    toolchains.map(|entry| entry.path()).find_map(|toolchain| {
        let rustc = toolchain.join("bin").join(format!("rustc{EXE_SUFFIX}"));
        let may_fit = may_fit(toolchain.file_name()?.to_str()?, version) && rustc.exists();
        (may_fit && version_of(&rustc) == Some(version)).then_some(rustc)
    })
}

/// Whether a toolchain of that name may have that version: asking each takes a while.
fn may_fit(name: &str, version: Version) -> bool {
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        let number = name.split('-').next().unwrap_or_default();
        return Version::read(number) == Some(version);
    }
    !name.starts_with("nightly") && !name.starts_with("beta")
}

fn on_path(version: Version) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    // rustup's launchers only start what is in its toolchains.
    let is_launcher = |folder: &Path| folder.join(format!("rustup{EXE_SUFFIX}")).exists();
    folders.retain(|folder| !is_launcher(folder));
    let named = |name: &str| {
        let in_folder = |folder: &PathBuf| folder.join(format!("{name}{EXE_SUFFIX}"));
        let mut files: Vec<PathBuf> =
            folders.iter().filter_map(|folder| in_folder(folder).canonicalize().ok()).collect();
        files.sort();
        files.dedup();
        files.into_iter().find(|rustc| version_of(rustc) == Some(version))
    };
    named(&format!("rustc-{version}")).or_else(|| named("rustc"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_toolchains_that_may_fit_are_asked() {
        let fits = |name: &str| may_fit(name, Version::stable(78));
        assert!(fits("1.78-x86_64-unknown-linux-gnu") && fits("1.78.0-aarch64-apple-darwin"));
        assert!(fits("stable-x86_64-unknown-linux-gnu") && fits("mine"));
        assert!(!fits("1.7-x86_64-unknown-linux-gnu") && !fits("1.95.0-x86_64-unknown-linux-gnu"));
        assert!(!fits("nightly-2024-03-01-x86_64-unknown-linux-gnu") && !fits("beta"));
    }
}
