//! Finds the problems: each file of `src/problem/` becomes a module and an entry of `PROBLEMS`.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/problem");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut slugs = Vec::new();
    for entry in fs::read_dir(&folder)? {
        if let Some(slug) = entry?.file_name().to_string_lossy().strip_suffix(".rs") {
            slugs.push(slug.to_owned());
        }
    }
    slugs.sort();
    let (mut modules, mut entries) = (String::new(), String::new());
    for slug in slugs {
        writeln!(modules, "#[path = {:?}]\nmod {slug};", folder.join(format!("{slug}.rs")))?;
        writeln!(
            entries,
            "    Problem {{ slug: {slug:?}, generate: {slug}::generate, brute: {slug}::brute }},"
        )?;
    }
    let text = format!(
        "{modules}\n/// Every problem, by slug.\npub static PROBLEMS: &[Problem] = &[\n{entries}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("problems.rs"), text)?;
    Ok(())
}
