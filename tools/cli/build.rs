//! Embeds what the installed program carries with it (feature `embedded`), so that it needs no
//! checkout: the templates and their lean twins, the headers of the problems, and the README, whose
//! tables say what each template is for.
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
    let readme = root.join("README.md");
    println!("cargo::rerun-if-changed={}", readme.display());
    write("templates.rs", &list(templates(&root)));
    write("problems.rs", &list(problems(&root)));
    write("readme.rs", &format!("include_str!({readme:?})"));
}

/// The paths of the templates from the root, and where each text is.
fn templates(root: &Path) -> Vec<(String, String)> {
    let groups = sorted(&root.join("src")).into_iter().filter(|path| path.is_dir());
    let folders = groups.flat_map(|group| [group.join("lean"), group]).filter(|folder| folder.is_dir());
    let files = folders.flat_map(|folder| sorted(&folder)).filter(|path| is_source(path));
    files.map(|file| (from(root, &file), format!("include_str!({file:?})"))).collect()
}

/// The paths of the problems from the root, and their headers.
fn problems(root: &Path) -> Vec<(String, String)> {
    let header = |file: &Path| -> String {
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(file).expect("a problem can be read");
        text.lines().take_while(|line| line.starts_with("//!")).map(|line| format!("{line}\n")).collect()
    };
    let files = sorted(&root.join("problems/src/bin")).into_iter().filter(|path| is_source(path));
    files.map(|file| (from(root, &file), format!("{:?}", header(&file)))).collect()
}

/// A constant: pairs of a path and an expression for the text.
fn list(files: Vec<(String, String)>) -> String {
    let pairs: String = files.iter().map(|(path, text)| format!("({path:?}, {text}),\n")).collect();
    format!("&[\n{pairs}]\n")
}

fn from(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/")
}

fn write(name: &str, text: &str) {
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&folder).join(name), text).expect("what is embedded can be written");
}

/// What a folder holds; cargo is told to watch for more.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folders of the checkout can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths
}

/// Editors hide files of their own there.
fn is_source(path: &Path) -> bool {
    let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !is_hidden && path.extension() == Some("rs".as_ref()) && path.file_stem() != Some("mod".as_ref())
}
