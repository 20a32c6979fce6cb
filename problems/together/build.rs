//! Finds the problems: each file in `problems/src/bin/` becomes a module, public so that its header
//! is part of the documentation, an entry in `SOLUTIONS`, and a word for the macro that
//! `every_problem!` is given, by which each has a test of its own name.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).with_file_name("src").join("bin");
    println!("cargo::rerun-if-changed={}", folder.display());
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);
    // The compiler's errors name the copies: from their path it is clear what to mend.
    let copies = out.join("copy-of/problems/src/bin");
    fs::create_dir_all(&copies)?;
    let (mut modules, mut entries, mut slugs) = (String::new(), String::new(), String::new());
    let mut files: Vec<_> = fs::read_dir(&folder)?.collect::<Result<_, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        // Editors hide files of their own there.
        let Some(slug) = name.strip_suffix(".rs").filter(|slug| !slug.starts_with('.')) else { continue };
        // `main` and `solve` are private, as in any submission, so compile a copy that makes them
        // public.
        let text = fs::read_to_string(file.path())?
            + "\npub const MAIN: crate::Main = main;\npub const SOLVE: crate::Solve = solve;\n";
        fs::write(copies.join(&name), text)?;
        writeln!(modules, "#[path = {:?}]\npub mod {slug};", copies.join(&name))?;
        writeln!(entries, "    Solution {{ slug: {slug:?}, main: {slug}::MAIN, solve: {slug}::SOLVE }},")?;
        write!(slugs, " {slug}")?;
    }
    let list = format!("/// Every solution, by slug.\npub static SOLUTIONS: &[Solution] = &[\n{entries}];\n");
    let names = format!(
        "/// Calls a macro with the slug of every problem, as names.\n\
         #[macro_export]\nmacro_rules! every_problem {{ ($each:ident) => {{ $each! {{{slugs} }} }}; }}\n"
    );
    fs::write(out.join("problems.rs"), modules + &list + &names)?;
    Ok(())
}
