//! With the feature `sources`, lists the templates and their lean twins for `grundy::SOURCES`.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_SOURCES").is_none() {
        return;
    }
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let kinds = contents(&root.join("src")).into_iter().filter(|path| path.is_dir());
    let folders = kinds.flat_map(|kind| [kind.join("lean"), kind]).filter(|folder| folder.is_dir());
    let pairs: String = folders
        .flat_map(|folder| contents(&folder))
        .filter(|path| is_template(path))
        .map(|file| {
            let path = file.strip_prefix(&root).expect("below the root").display().to_string();
            format!("({:?}, include_str!({file:?})),\n", path.replace('\\', "/"))
        })
        .collect();
    let list = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("sources.rs");
    fs::write(list, format!("&[\n{pairs}]\n")).expect("cargo's folder can be written");
}

/// What a folder holds, sorted; cargo is told to watch for more.
fn contents(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the package's folders can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths
}

/// Editors hide files of their own there.
fn is_template(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    !name.starts_with('.') && name.ends_with(".rs") && name != "mod.rs"
}
