//! With the feature `headers`, lists the headers of the problems for `problems::HEADERS`.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_HEADERS").is_none() {
        return;
    }
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("src/bin");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the problems can be read");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    files.sort();
    let mut pairs = String::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Editors hide files of their own there.
        let Some(slug) = name.strip_suffix(".rs").filter(|slug| !slug.starts_with('.')) else { continue };
        let text = fs::read_to_string(&file).expect("a problem can be read");
        let lines = text.lines().take_while(|line| line.starts_with("//!"));
        let header: String = lines.map(|line| format!("{line}\n")).collect();
        pairs += &format!("({slug:?}, {header:?}),\n");
    }
    let list = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("headers.rs");
    fs::write(list, format!("&[\n{pairs}]\n")).expect("cargo's folder can be written");
}
