//! Finds the problems: each file of `src/problem/` becomes a module and an entry of `PROBLEMS`, by
//! the functions that it has.
//!
//! If the environment variable `GRUNDY_ORACLE` names a problem, only its file is compiled, with
//! those that it names: half-written ones do no harm, and there is little to compile after an
//! edit.

use std::{collections::BTreeSet, env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/problem");
    let mut slugs = BTreeSet::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        // Editors hide files of their own there.
        if let Some(slug) = name.strip_suffix(".rs").filter(|slug| !slug.starts_with('.')) {
            slugs.insert(slug.to_owned());
        }
    }
    println!("cargo::rerun-if-env-changed=GRUNDY_ORACLE");
    match env::var("GRUNDY_ORACLE") {
        Ok(only) => slugs = reached(only, &slugs, &folder)?,
        Err(_) => println!("cargo::rerun-if-changed={}", folder.display()),
    }
    let (mut modules, mut entries) = (String::new(), String::new());
    for slug in slugs {
        let file = folder.join(format!("{slug}.rs"));
        writeln!(modules, "#[path = {file:?}]\nmod {slug};")?;
        let text = fs::read_to_string(file)?;
        for name in missing(&text) {
            let or = if name == "brute" { ", or `pub fn interact` for an interactive problem" } else { "" };
            println!(
                "cargo::error=tests/oracle/src/problem/{slug}.rs needs `pub fn {name}`{or}: CONTRIBUTING.md"
            );
        }
        // The tool looks for the same lines (tools/cli/src/problem/judging.rs).
        let has = |name: &str| text.lines().any(|line| line.starts_with(&format!("pub fn {name}(")));
        let oracle = match (has("interact"), has("check")) {
            (true, _) => format!("Interactor({slug}::interact)"),
            (_, true) => format!("Checker({slug}::brute, {slug}::check)"),
            _ => format!("Brute({slug}::brute)"),
        };
        let maxima: String = maxima(&text)
            .map(|name| format!("Maximum {{ name: {name:?}, make: {slug}::{name} }}, "))
            .collect();
        writeln!(
            entries,
            "    Problem {{ slug: {slug:?}, generate: {slug}::generate, oracle: Oracle::{oracle}, maxima: &[{maxima}] }},"
        )?;
    }
    let text = format!(
        "{modules}\n/// Every problem, by slug.\npub static PROBLEMS: &[Problem] = &[\n{entries}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("problems.rs"), text)?;
    Ok(())
}

/// The functions that make inputs of maximum size, `max_<what>`.
fn maxima(text: &str) -> impl Iterator<Item = &str> {
    public(text).filter(|word| word.starts_with("max_"))
}

/// The functions without which the file is no oracle: the compiler would miss them in a file that
/// nobody has written.
fn missing(text: &str) -> Vec<&'static str> {
    let has = |name: &str| public(text).any(|word| word == name);
    let wanted = [("generate", "generate"), ("brute", "interact")];
    let missing = wanted.into_iter().filter(|(name, instead)| !has(name) && !has(instead));
    missing.map(|(name, _)| name).collect()
}

/// The words of the lines with public functions; some are those of another problem.
fn public(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with("pub fn ") || line.starts_with("pub use "));
    lines.flat_map(|line| line.split(|c: char| c != '_' && !c.is_alphanumeric()))
}

/// A problem and those that it needs: it names them as `crate::<slug>::`.
fn reached(
    first: String,
    slugs: &BTreeSet<String>,
    folder: &Path,
) -> Result<BTreeSet<String>, Box<dyn Error>> {
    let (mut reached, mut ahead) = (BTreeSet::new(), vec![first]);
    while let Some(slug) = ahead.pop() {
        let file = folder.join(format!("{slug}.rs"));
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(file)?;
        reached.insert(slug);
        for other in slugs.difference(&reached) {
            if text.contains(&format!("crate::{other}::")) {
                ahead.push(other.clone());
            }
        }
    }
    Ok(reached)
}
