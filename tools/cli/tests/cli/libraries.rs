//! Bundles of programs that use libraries other than the templates: those of a workspace, and
//! crates of the registry, whose source becomes part of the file.

use crate::fixture::grundy;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The workspace in `tests/package`, where cargo may build it.
fn workspace(folder: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/package");
    let copied = Command::new("cp").args(["-r", source]).arg(folder).status().unwrap();
    assert!(copied.success());
    folder.join("package/contest")
}

/// A sample for a program, with the answer of the program that cargo builds.
fn sample(package: &Path, program: &str, input: &str) {
    let samples = package.join("samples");
    fs::create_dir_all(&samples).unwrap();
    fs::write(samples.join("a.in"), input).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--release", "--quiet", "--bin", program]).current_dir(package);
    let output = cargo.stdin(fs::File::open(samples.join("a.in")).unwrap()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::write(samples.join("a.out"), output.stdout).unwrap();
}

/// Renamed dependencies, features, nested files, exported macros, `$crate`, `include_str!`,
/// implementations in modules that nobody names.
#[test]
fn a_program_of_a_workspace() {
    let folder = TempDir::new().unwrap();
    let package = workspace(folder.path());
    sample(&package, "all", "1 2 3 4\n");
    for form in ["", " --minify", " --edition 2018", " --edition 2024"] {
        let said = grundy(&package, &format!("bundle src/bin/all.rs --samples samples{form}"));
        assert_eq!(said.code, 0, "{form}: {}", said.stderr);
        assert!(said.stderr.contains("right on 1 sample"), "{}", said.stderr);
        for gone in
            ["never_used", "unused", "smaller", "circumference", "Square", "never_called", "Sub", "bytes"]
        {
            assert!(!said.stdout.contains(gone), "{gone} is still there:\n{}", said.stdout);
        }
    }
}

/// What a package cannot give is said, with its place.
#[test]
fn what_is_wrong_with_a_package() {
    let folder = TempDir::new().unwrap();
    let package = workspace(folder.path());
    let file = package.join("src/bin/own.rs");
    fs::write(&file, "use contest_kit::nothing;\nfn main() { nothing(); }\n").unwrap();
    let said = grundy(&package, "bundle src/bin/own.rs --no-run");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.contains("no `nothing` in the root"), "{}", said.stderr);

    fs::write(&file, "mod elsewhere;\nuse contest_kit::Input;\nfn main() { Input::all(); }\n").unwrap();
    let said = grundy(&package, "bundle src/bin/own.rs --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("`mod elsewhere;` has no file"), "{}", said.stderr);

    // A loose file beside the package's sources is a solution of its own.
    fs::write(package.join("loose.rs"), "fn main() {}\n").unwrap();
    let said = grundy(&package, "bundle loose.rs --no-run");
    assert_eq!(said.code, 0, "{}", said.stderr);

    fs::write(package.join("Cargo.toml"), "[package\n").unwrap();
    let said = grundy(&package, "bundle src/bin/own.rs --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("cargo cannot read the package"), "{}", said.stderr);
}

/// A package that depends on crates of the registry.
#[cfg(feature = "embedded")]
#[test]
#[ignore = "needs a network; scripts/check.sh runs it"]
fn a_crate_of_the_registry() {
    let folder = TempDir::new().unwrap();
    let package = folder.path();
    fs::create_dir_all(package.join("src")).unwrap();
    let manifest = "[package]\nname = \"dsu\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n\
                    [dependencies]\nac-library-rs = \"=0.2.0\"\nproconio = \"=0.5.0\"\n";
    fs::write(package.join("Cargo.toml"), manifest).unwrap();
    let source = "use ac_library::Dsu;\nuse std::io::Read;\n\nfn main() {\n    let mut text = String::new();\n    \
                  std::io::stdin().read_to_string(&mut text).unwrap();\n    \
                  let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());\n    \
                  let mut dsu = Dsu::new(numbers.next().unwrap());\n    \
                  while let (Some(a), Some(b)) = (numbers.next(), numbers.next()) {\n        \
                  println!(\"{}\", dsu.same(a, b));\n        dsu.merge(a, b);\n    }\n}\n";
    fs::write(package.join("src/main.rs"), source).unwrap();
    sample(package, "dsu", "4 0 1 1 0 2 3 0 3\n");
    let said = grundy(package, "bundle src/main.rs --samples samples");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("mod ac_library") && !said.stdout.contains("proconio"), "{}", said.stdout);
    assert!(said.stdout.len() < 3000, "little is needed of it:\n{}", said.stdout);

    // The judge has it: nothing is copied.
    let said = grundy(package, "bundle src/main.rs --samples samples --judge atcoder");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(!said.stdout.contains("mod ac_library"), "{}", said.stdout);

    let macros = "use proconio::fastout;\n#[fastout]\nfn main() { println!(\"1\"); }\n";
    fs::write(package.join("src/main.rs"), macros).unwrap();
    let said = grundy(package, "bundle src/main.rs --no-run");
    assert_ne!(said.code, 0, "a procedural macro is no source");
    assert!(said.stderr.contains("proconio"), "{}", said.stderr);
}
