//! Lists what `site/` and `course/` hold, so that a new file is listed nowhere.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    for name in ["site", "course"] {
        let mut files = Vec::new();
        collect(&root.join(name), &mut files);
        files.sort();
        let line = |file: &PathBuf| {
            let path = file.strip_prefix(root.join(name)).expect("below it").display().to_string();
            format!("({:?}, include_str!({file:?})),\n", path.replace('\\', "/"))
        };
        let list: String = files.iter().map(line).collect();
        fs::write(out.join(format!("{name}.rs")), format!("&[\n{list}]\n")).expect("cargo's folder");
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).expect("the package's folders can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else if !path.file_name().unwrap_or_default().to_string_lossy().starts_with('.') {
            files.push(path);
        }
    }
}
