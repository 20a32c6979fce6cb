//! `cargo grundy bundle` checks a bundle for its judge; here each bundle is also compiled by every
//! supported compiler.

use crate::bundle::root;
use crate::fixture::grundy;
use grundy_host::pool;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// If this variable is set, as in CI, the old compiler must be there.
const REQUIRED: &str = "GRUNDY_OLD_RUSTC_REQUIRED";

/// Debian 12's `rustc`, or the one that the variable names.
pub fn old_rustc() -> Option<PathBuf> {
    let path = std::env::var_os("GRUNDY_OLD_RUSTC").unwrap_or_else(|| "/usr/bin/rustc".into());
    let version =
        Command::new(&path).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    let version = String::from_utf8_lossy(&version).into_owned();
    if version.starts_with("rustc 1.63.") {
        return Some(path.into());
    }
    let found = if version.is_empty() { "there is none" } else { version.trim() };
    let message = format!(
        "no rustc 1.63 at {} ({found}), so nothing shows that old judges can compile the bundles.\n\
         help: `apt-get install rustc` on Debian 12 puts it there, beside rustup's; or set GRUNDY_OLD_RUSTC",
        Path::new(&path).display()
    );
    assert!(std::env::var_os(REQUIRED).is_none(), "{message}\n({REQUIRED} is set)");
    eprintln!("SKIPPED: {message}");
    None
}

/// Whether a compiler accepts a file; if not, its output.
fn compiles(rustc: &Path, edition: &str, file: &Path, folder: &Path) -> Result<(), String> {
    let mut command = Command::new(rustc);
    command.args(["--edition", edition, "--emit=metadata", "--crate-name=bundle"]).arg(file);
    if edition == "2021" && rustc == Path::new("rustc") {
        command.args(["-D", "warnings"]); // `bundle` itself lets a solution have some
    }
    let made = folder.join(format!("{}-{edition}.rmeta", file.file_stem().unwrap().to_string_lossy()));
    let output = command.arg("-o").arg(made).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(format!("{} {edition}: {said}", rustc.display())) }
}

/// Also shows that every problem has a bundle that is std-only, compiles without a warning and
/// passes its samples.
#[test]
#[ignore = "minutes; scripts/check.sh runs it"]
fn every_bundle_compiles_from_1_63_to_now_in_all_editions() {
    let bundles = TempDir::new().unwrap();
    bundle(&format!("--all --emit rust --output {}", bundles.path().display()));
    let problems = fs::read_dir(root().join("problems/src/bin")).unwrap().count();
    assert_eq!(fs::read_dir(bundles.path()).unwrap().count(), problems, "each problem has its bundle");
    compile_all(&bundles);
}

fn bundle(words: &str) {
    let said = grundy(root(), &format!("bundle {words}"));
    assert_eq!(said.code, 0, "grundy bundle {words}:\n{}", said.stderr);
}

/// Compiles the files of a folder with every supported compiler.
fn compile_all(bundles: &TempDir) {
    let made = TempDir::new().unwrap();
    let mut files: Vec<PathBuf> =
        fs::read_dir(bundles.path()).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    // A problem may use a crate that its judge offers; then only that judge's compiler counts, and
    // `bundle` has already used it.
    files.retain(|file| !fs::read_to_string(file).unwrap().contains("itertools"));

    let (now, old) = (PathBuf::from("rustc"), old_rustc());
    let mut compilers = ["2015", "2018", "2021", "2024"].map(|edition| (now.clone(), edition)).to_vec();
    compilers
        .extend(old.iter().flat_map(|old| ["2015", "2018", "2021"].map(|edition| (old.clone(), edition))));
    let failures = pool::map(&files, |file| -> Vec<String> {
        let results = compilers.iter().map(|(rustc, edition)| compiles(rustc, edition, file, made.path()));
        results.filter_map(Result::err).collect()
    });
    let failures = failures.concat();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
