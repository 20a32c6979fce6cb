//! What was proven before: `tests/proofs/<test>.txt` has for each name the fingerprint of all that
//! its proof depends on, above all the text that was proven. A test proves again only those that
//! are not on record, be it that a text, its samples or a compiler is another one.
//!
//! To make the texts costs more than to look them up, so the record also has the fingerprint of
//! what each text is made from and, once for all of them under the name `*`, of the tool that makes
//! them. While both are the same, the text is the same, too; else it is made anew.
//!
//! With `GRUNDY_PROOFS=write` what was proven goes on record; `scripts/prove.sh` does so after it
//! has deleted the record.

use grundy_bundle::{Request, Twin, assemble};
use grundy_fingerprint::Fingerprint;
use grundy_host::pool;
use grundy_rust::toolchain::toolchain;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The record of one test.
pub struct Proofs {
    file: PathBuf,
    recorded: BTreeMap<String, Proof>,
    writes: bool,
}

/// What is on record of one text.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Proof {
    /// Of all that it depends on.
    facts: Fingerprint,
    /// Of all that its text is made from, and what else it depends on.
    origin: Option<Fingerprint>,
}

/// What one proof depends on, in any number of texts.
pub struct Facts(String);

/// How a test makes and proves one of its items, or what is wrong with that.
pub struct Maker<'a, T> {
    /// What the text is made from.
    pub origin: &'a (dyn Fn(&T) -> Result<String, String> + Sync),
    pub text: &'a (dyn Fn(&T) -> Result<String, String> + Sync),
    /// All that the proof depends on, for the text or for its origin.
    pub facts: &'a (dyn Fn(&T, &str) -> Facts + Sync),
    /// The failures.
    pub prove: &'a (dyn Fn(&T) -> Vec<String> + Sync),
}

/// The name of the tool in a record.
const TOOL: &str = "*";

impl Facts {
    /// The text that is proven, and what it is compiled with.
    pub fn new(text: &str, compilers: &str) -> Facts {
        Facts(String::new()).and(text).and(compilers)
    }

    /// These, and one more.
    pub fn and(mut self, text: &str) -> Facts {
        _ = writeln!(self.0, "{}\n{text}", text.len());
        self
    }

    /// These, and all files of a folder and its folders.
    pub fn and_files(self, folder: &Path) -> Facts {
        let mut files: Vec<PathBuf> =
            fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        files.iter().fold(self, |facts, file| {
            if file.is_dir() {
                return facts.and_files(file);
            }
            let name = file.file_name().unwrap().to_string_lossy();
            facts.and(&name).and(&String::from_utf8_lossy(&fs::read(file).unwrap()))
        })
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::new(&self.0)
    }
}

impl Proofs {
    pub fn of(test: &str) -> Proofs {
        let file = PathBuf::from(format!("{}/tests/proofs/{test}.txt", env!("CARGO_MANIFEST_DIR")));
        let recorded = fs::read_to_string(&file).unwrap_or_default().lines().map(read).collect();
        Proofs { file, recorded, writes: std::env::var("GRUNDY_PROOFS").is_ok_and(|value| value == "write") }
    }

    /// Looks at all items, each with a name. Panics with all failures together.
    pub fn assert_all<T: Sync>(&self, items: &[T], name: impl Fn(&T) -> String + Sync, maker: &Maker<T>) {
        let tool = Proof { facts: tool(), origin: None };
        let is_same_tool = self.recorded.get(TOOL) == Some(&tool);
        let results = pool::map(items, |item| {
            let name = name(item);
            let named = |why: String| vec![format!("{name}: {why}")];
            let recorded = self.recorded.get(&name);
            let origin = (maker.origin)(item).map_err(named)?;
            let origin = Some((maker.facts)(item, &origin).fingerprint());
            if let Some(proof) = recorded.filter(|proof| is_same_tool && proof.origin == origin) {
                return Ok((name, *proof, true));
            }
            let text = (maker.text)(item).map_err(named)?;
            let facts = (maker.facts)(item, &text).fingerprint();
            let origin = origin.filter(|&origin| origin != facts); // what is not made has no other
            let is_recorded = recorded.is_some_and(|proof| proof.facts == facts);
            let failures = if is_recorded { Vec::new() } else { (maker.prove)(item) };
            if failures.is_empty() { Ok((name, Proof { facts, origin }, is_recorded)) } else { Err(failures) }
        });
        let (mut proven, mut failures, mut anew) = (self.recorded.clone(), Vec::new(), Vec::new());
        if !is_same_tool {
            // It has not made the texts of those that are not looked at now.
            proven.values_mut().for_each(|proof| proof.origin = None);
        }
        for result in results {
            match result {
                Ok((name, proof, is_recorded)) => {
                    anew.extend((!is_recorded).then(|| name.clone()));
                    proven.insert(name, proof);
                }
                Err(why) => failures.extend(why),
            }
        }
        assert!(failures.is_empty(), "{} failures:\n\n{}", failures.len(), failures.join("\n\n"));
        if self.writes {
            proven.insert(TOOL.to_owned(), tool);
            fs::create_dir_all(self.file.parent().unwrap()).unwrap();
            fs::write(&self.file, proven.iter().map(line).collect::<String>()).unwrap();
        } else if !anew.is_empty() {
            eprintln!("proven now, not on record (GRUNDY_PROOFS=write): {}", anew.join(", "));
        }
    }
}

fn read(line: &str) -> (String, Proof) {
    let words: Vec<&str> = line.split(' ').collect();
    let mut fingerprints = words[1..].chunks(2).map(|words| words.join(" ").parse().unwrap());
    (words[0].to_owned(), Proof { facts: fingerprints.next().unwrap(), origin: fingerprints.next() })
}

fn line((name, Proof { facts, origin }): (&String, &Proof)) -> String {
    let origin = origin.map_or(String::new(), |origin| format!(" {origin}"));
    format!("{name} {facts}{origin}\n")
}

/// All that decides what text is made of a request, but for the tool.
pub fn origin(request: &Request) -> anyhow::Result<String> {
    let Request { solution, origin, rules, target, emit, minify, limits, lean_scan, .. } = request;
    let whole = assemble(solution, Twin::Lean)?;
    Ok(format!(
        "{}\n{:?}\n{:?}\n{:?}\n{}\n{origin}\n{rules:?}\n{target:?}\n{emit:?} {minify} {:?}\n{lean_scan:?}",
        whole.text, whole.notices, whole.editions, solution.settings, solution.text, limits.memory,
    ))
}

/// The tool, as far as it makes texts: the sources of `grundy-bundle` and of all packages that it
/// stands on, its crates, and the compiler.
fn tool() -> Fingerprint {
    static TOOL: OnceLock<Fingerprint> = OnceLock::new();
    *TOOL.get_or_init(|| {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let mut facts =
            Facts::new(&crates_below("grundy-bundle", root), &version(&toolchain().unwrap().rustc));
        for folder in folders_below("grundy-bundle", root) {
            facts = facts.and(&fs::read_to_string(folder.join("Cargo.toml")).unwrap());
            facts = facts.and_files(&folder.join("src"));
        }
        facts.fingerprint()
    })
}

/// The crates from the registry that a package stands on, with versions and features, a line each.
fn crates_below(package: &str, root: &Path) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--locked", "--edges=normal,build", "--prefix=none", "--no-dedupe"]);
    let output = cargo.args(["--format={p} {f}", "--package", package]).current_dir(root).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).unwrap();
    // Packages of the workspace have paths.
    let crates: BTreeSet<&str> = tree.lines().filter(|line| !line.contains('/')).collect();
    crates.into_iter().collect::<Vec<_>>().join("\n")
}

/// The folders of a package of the workspace and of those that it depends on.
fn folders_below(package: &str, root: &Path) -> BTreeSet<PathBuf> {
    let mut cargo = Command::new(env!("CARGO"));
    let output = cargo.args(["metadata", "--no-deps", "--offline", "--format-version=1"]).current_dir(root);
    let metadata: Value = serde_json::from_slice(&output.output().unwrap().stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let (mut folders, mut names) = (BTreeSet::new(), vec![package]);
    while let Some(name) = names.pop() {
        let Some(package) = packages.iter().find(|package| package["name"] == name) else { continue };
        let manifest = Path::new(package["manifest_path"].as_str().unwrap());
        if folders.insert(manifest.parent().unwrap().to_owned()) {
            let used = package["dependencies"].as_array().unwrap().iter();
            let used = used.filter(|dependency| dependency["kind"].is_null());
            names.extend(used.map(|dependency| dependency["name"].as_str().unwrap()));
        }
    }
    folders
}

/// The first line of what a compiler says of itself.
pub fn version(compiler: impl AsRef<OsStr>) -> String {
    let output = Command::new(compiler).arg("--version").output();
    let said = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    said.lines().next().unwrap_or_default().to_owned()
}
