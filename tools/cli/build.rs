//! Embeds the templates and their lean twins (feature `embedded`), so that the installed program
//! needs no checkout.
//!
//! Without the feature nothing is embedded and nothing is watched: an edit of a template does not
//! rebuild the tool.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBEDDED").is_none() {
        return;
    }
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let root = root.canonicalize().expect("the tool is built in its checkout");
    let mut list = String::from("&[\n");
    let groups = sorted(&root.join("src")).into_iter().filter(|path| path.is_dir());
    let folders = groups.flat_map(|group| [group.join("lean"), group]).filter(|folder| folder.is_dir());
    for folder in folders {
        for file in sorted(&folder).into_iter().filter(|path| is_template(path)) {
            let name = file.strip_prefix(&root).expect("below the root").to_string_lossy().replace('\\', "/");
            list += &format!("({name:?}, include_str!({file:?})),\n");
        }
    }
    let made = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("templates.rs");
    fs::write(made, list + "]\n").expect("the list of templates can be written");
}

/// What a folder holds; cargo is told to watch for more.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folders of src can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths
}

/// Editors hide files of their own there.
fn is_template(path: &Path) -> bool {
    let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !is_hidden && path.extension() == Some("rs".as_ref()) && path.file_stem() != Some("mod".as_ref())
}
