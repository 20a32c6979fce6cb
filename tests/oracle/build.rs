//! Finds the brute forces: each file of `src/problem/` becomes a module and an entry of
//! `BRUTE_FORCES`.
//!
//! If the environment variable `GRUNDY_ORACLE` names a problem, only its brute force is compiled:
//! half-written ones do no harm, and there is little to compile after an edit.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/problem");
    println!("cargo::rerun-if-env-changed=GRUNDY_ORACLE");
    let only = env::var("GRUNDY_ORACLE").ok();
    if only.is_none() {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let mut slugs = Vec::new();
    for entry in fs::read_dir(&folder)? {
        if let Some(slug) = entry?.file_name().to_string_lossy().strip_suffix(".rs") {
            slugs.push(slug.to_owned());
        }
    }
    slugs.retain(|slug| only.as_ref().is_none_or(|only| only == slug));
    slugs.sort();
    let (mut modules, mut entries) = (String::new(), String::new());
    for slug in slugs {
        writeln!(modules, "#[path = {:?}]\nmod {slug};", folder.join(format!("{slug}.rs")))?;
        writeln!(
            entries,
            "    BruteForce {{ slug: {slug:?}, generate: {slug}::generate, solve: {slug}::brute }},"
        )?;
    }
    let text = format!(
        "{modules}\n/// Every brute force, by slug.\npub static BRUTE_FORCES: &[BruteForce] = &[\n{entries}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("problems.rs"), text)?;
    Ok(())
}
