//! Small packages with libraries, in `tests/packages`: each says something that would be different
//! if features, visibility, editions or files were not those of cargo's own build.
//!
//! The first lines of a text are
//!
//! ```text
//! # What is tricky.
//! # bundle: src/main.rs --edition 2024    what is bundled, and how
//! # says: 7                               the program's output
//! # notes: edition 2018                   what is said beside the result
//! # gone: mod memo                        what neither the file nor what is said beside it holds
//! # refused: edition 2021                 instead: part of the error
//! ```
//!
//! The files follow, each below a line like `== src/main.rs`. `GRUNDY_PACKAGES=edition` limits the
//! test to the names that begin like that.

use crate::fixture::grundy;
use grundy_host::pool;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

#[test]
fn bundles_are_what_cargo_builds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packages");
    let start = std::env::var("GRUNDY_PACKAGES").unwrap_or_default();
    let mut cases: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .filter(|(name, _)| name.starts_with(&start))
        .collect();
    cases.sort();
    assert!(!cases.is_empty(), "no package begins with {start}");
    let wrong: Vec<String> =
        pool::map(&cases, |(name, text)| failure(text).map(|why| format!("{name}: {why}")))
            .into_iter()
            .flatten()
            .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What is wrong with the bundle of a package.
fn failure(text: &str) -> Option<String> {
    let folder = TempDir::new().unwrap();
    let mut files = text.split("\n== ");
    let head = files.next().unwrap();
    let value = |key: &str| head.lines().find_map(|line| line.strip_prefix(&format!("# {key}: ")));
    for file in files {
        let (path, content) = file.split_once('\n').unwrap_or((file, ""));
        write(&folder.path().join(path), &format!("{content}\n"));
    }
    let (says, refused) = (value("says"), value("refused"));
    write(&folder.path().join("samples/a.in"), "");
    write(&folder.path().join("samples/a.out"), &format!("{}\n", says.unwrap_or("never")));
    let judged = if says.is_some() { "--samples samples" } else { "--no-run" };
    let said = grundy(folder.path(), &format!("bundle {} {judged}", value("bundle").unwrap()));
    if let Some(reason) = refused {
        let is_refused = said.code != 0 && said.stdout.is_empty() && said.stderr.contains(reason);
        return (!is_refused).then(|| format!("not refused: {}\n{}", said.stderr, said.stdout));
    }
    let notes = value("notes").unwrap_or("");
    let is_gone = value("gone").is_none_or(|text| !said.stdout.contains(text) && !said.stderr.contains(text));
    let is_right =
        said.code == 0 && said.stderr.contains("right on 1 sample") && said.stderr.contains(notes) && is_gone;
    (!is_right).then(|| format!("{}\n{}", said.stderr, said.stdout))
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}
