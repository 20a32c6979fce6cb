//! Small solutions in every style that Rust allows, in `tests/corpus`: each prints something that
//! would be different if the bundler removed, moved or reformatted the wrong thing.
//!
//! The original, compiled with the library beside it, and its bundle must say the same on every
//! input. The first lines of a solution are
//!
//! ```text
//! //! What is tricky.
//! //! edition: 2015     the oldest edition in which it compiles
//! //! until: 2021       the newest, unless that is 2024
//! //! input: 3\n1 2 3   one run; without any such line, one run with nothing to read
//! ```
//!
//! `GRUNDY_CORPUS=drops/` limits the tests to the solutions whose paths begin like that.

use crate::bundle::root;
use crate::proofs::{Facts, Maker, Proofs, origin, version};
use grundy_bundle::{Request, bundle, unproven};
use grundy_cli::bundling::{BundleOptions, BundleTask};
use grundy_cli::problem::home::Home;
use grundy_header::Limits;
use grundy_host::{failure, pool};
use grundy_judge::diff;
use grundy_judge::process::{self, Budget, Ending};
use grundy_rust::toolchain::toolchain;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tempfile::TempDir;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// What is chosen for each solution changes from one to the next.
#[test]
fn bundles_do_what_their_solutions_do() {
    let solutions = solutions();
    let trials = solutions.iter().enumerate().map(|(i, solution)| Trial {
        solution,
        edition: solution.editions[i / 2 % solution.editions.len()],
        forms: vec![if i % 2 == 0 { Form::Plain } else { Form::Minified }],
    });
    let trials: Vec<Trial> = trials.collect();
    let (bench, compiler) = (Bench::new(), version(&toolchain().unwrap().rustc));
    let made = |trial: &Trial, make: fn(&Request) -> anyhow::Result<String>| {
        trial.solution.made(trial.edition, trial.forms[0], make)
    };
    let maker = Maker {
        origin: &|trial: &Trial| made(trial, origin),
        text: &|trial| made(trial, unproven).map_err(|why| trial.named(&format!("refused: {why}"))),
        facts: &|trial, text| {
            let original = fs::read_to_string(&trial.solution.path).unwrap();
            Facts::new(text, &format!("{compiler}, edition {}", trial.edition)).and(&original)
        },
        prove: &|trial| bench.failures(trial),
    };
    Proofs::of("corpus").assert_all(&trials, |trial| trial.solution.name.clone(), &maker);
}

/// Every solution in every edition, plain and minified.
#[test]
#[ignore = "an hour; scripts/prove.sh runs it"]
fn prove_that_bundles_do_what_their_solutions_do() {
    let solutions = solutions();
    let forms = vec![Form::Plain, Form::Minified];
    let trials = solutions.iter().flat_map(|solution| {
        let trial = |&edition| Trial { solution, edition, forms: forms.clone() };
        solution.editions.iter().map(trial)
    });
    let (bench, trials) = (Bench::new(), trials.collect::<Vec<_>>());
    let failures = pool::map(&trials, |trial| bench.failures(trial)).concat();
    assert!(failures.is_empty(), "{}:\n\n{}", failures.len(), failures.join("\n\n"));
    println!("bundles: verified on {} solutions in all their editions", solutions.len());
}

/// One file of the corpus.
struct Solution {
    /// Its path in the corpus.
    name: String,
    path: PathBuf,
    editions: Vec<&'static str>,
    inputs: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Plain,
    Minified,
}

/// A solution in one edition: the original is built and run once for all forms.
struct Trial<'a> {
    solution: &'a Solution,
    edition: &'static str,
    forms: Vec<Form>,
}

/// What a program does with one input.
#[derive(PartialEq, Eq)]
struct Said {
    ending: Ending,
    stdout: String,
    stderr: String,
}

/// The solutions that are asked for, in the order of their paths.
fn solutions() -> Vec<Solution> {
    let corpus = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus"));
    let prefix = std::env::var("GRUNDY_CORPUS").unwrap_or_default();
    let mut solutions = Vec::new();
    for group in fs::read_dir(corpus).unwrap() {
        for file in fs::read_dir(group.unwrap().path()).unwrap() {
            solutions.push(Solution::read(corpus, file.unwrap().path()));
        }
    }
    assert!(solutions.len() >= 160, "only {} solutions", solutions.len());
    solutions.retain(|solution| solution.name.starts_with(&prefix));
    assert!(!solutions.is_empty(), "GRUNDY_CORPUS: no path begins with {prefix}");
    solutions.sort_by(|a, b| a.name.cmp(&b.name));
    solutions
}

impl Solution {
    fn read(corpus: &Path, path: PathBuf) -> Solution {
        let name = path.strip_prefix(corpus).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        let listed = |key: &str| -> Vec<&str> {
            let values = text.lines().filter_map(|line| line.strip_prefix("//! ")?.strip_prefix(key));
            values.map(|value| value.strip_prefix(' ').unwrap_or(value)).collect()
        };
        let place = |key: &str, otherwise: Option<usize>| {
            let place = |value: &&str| EDITIONS.iter().position(|edition| edition == value);
            listed(key).first().map_or(otherwise, place).unwrap_or_else(|| panic!("{name}: no `{key}`"))
        };
        let editions = EDITIONS[place("edition:", None)..=place("until:", Some(3))].to_vec();
        let mut inputs: Vec<String> =
            listed("input:").iter().map(|input| input.replace("\\n", "\n")).collect();
        if inputs.is_empty() {
            inputs.push(String::new());
        }
        Solution { name, path, editions, inputs }
    }

    /// What is made of it, or the tool's error.
    fn made(
        &self,
        edition: &str,
        form: Form,
        make: impl FnOnce(&Request) -> anyhow::Result<String>,
    ) -> Result<String, String> {
        let (edition, minify) = (Some(edition.to_owned()), form == Form::Minified);
        let options = BundleOptions { edition, minify, no_run: true, ..BundleOptions::default() };
        let request = BundleTask::new(&Home::of_checkout(root()), self.path.to_str().unwrap(), &options);
        request.and_then(|task| make(&task.request)).map_err(|error| failure::text(&error))
    }
}

/// The library with the lean twins that a bundle has: their messages are shorter. Its root.
fn with_lean_twins(folder: &Path) -> PathBuf {
    let copied = Command::new("cp").arg("-r").arg(root().join("src")).arg(folder).status().unwrap();
    assert!(copied.success());
    let src = folder.join("src");
    for group in fs::read_dir(&src).unwrap().map(|group| group.unwrap().path()) {
        let lean = fs::read_dir(group.join("lean")).into_iter().flatten().map(|file| file.unwrap().path());
        for file in lean.filter(|file| file.file_name().unwrap() != "mod.rs") {
            fs::copy(&file, group.join(file.file_name().unwrap())).unwrap();
        }
    }
    src.join("lib.rs")
}

/// The templates, compiled in a folder.
pub fn library(source: &Path, folder: &Path) -> PathBuf {
    let library = folder.join("libgrundy.rlib");
    rustc(&["--edition=2024", "--crate-type=rlib", "--crate-name=grundy"], source, &library).unwrap();
    library
}

/// What all trials share.
struct Bench {
    folder: TempDir,
    /// The library with the lean twins, compiled when the first trial needs it.
    library: OnceLock<PathBuf>,
}

impl Bench {
    fn new() -> Bench {
        Bench { folder: TempDir::new().unwrap(), library: OnceLock::new() }
    }

    fn failures(&self, trial: &Trial) -> Vec<String> {
        let library = self.library.get_or_init(|| {
            let folder = self.folder.path();
            library(&with_lean_twins(folder), folder)
        });
        let folder = TempDir::new_in(self.folder.path()).unwrap();
        trial.failures(library, folder.path())
    }
}

impl Trial<'_> {
    fn named(&self, why: &str) -> String {
        format!("{} (edition {}): {why}", self.solution.name, self.edition)
    }

    fn failures(&self, library: &Path, folder: &Path) -> Vec<String> {
        match self.said(&self.solution.path, &[&format!("--extern=grundy={}", library.display())], folder) {
            Ok(original) => {
                let failure = |&form: &Form| {
                    let why = self.failure(&original, form, folder)?;
                    Some(self.named(&format!("{form:?}: {why}")))
                };
                self.forms.iter().filter_map(failure).collect()
            }
            Err(why) => vec![self.named(&format!("the original: {why}"))],
        }
    }

    /// What is wrong with the bundle.
    fn failure(&self, original: &[Said], form: Form, folder: &Path) -> Option<String> {
        let bundle = |request: &Request| bundle(request).map(|made| made.text);
        let text = match self.solution.made(self.edition, form, bundle) {
            Ok(text) => text,
            Err(why) => return Some(format!("refused: {why}")),
        };
        let source = folder.join("bundle.rs");
        fs::write(&source, text).unwrap();
        let bundled = match self.said(&source, &[], folder) {
            Ok(bundled) => bundled,
            Err(why) => return Some(format!("the bundle: {why}")),
        };
        let runs = original.iter().zip(&bundled).zip(&self.solution.inputs);
        let differences = runs.filter(|((a, b), _)| a != b);
        let all: Vec<String> = differences.map(|((a, b), input)| difference(a, b, input)).collect();
        if all.is_empty() { None } else { Some(all.join("\n")) }
    }

    /// Compiles a program as a judge would, and runs it on every input.
    fn said(&self, source: &Path, flags: &[&str], folder: &Path) -> Result<Vec<Said>, String> {
        let program = folder.join("program");
        let edition = format!("--edition={}", self.edition);
        // The names of types, which a program can print, begin with the crate's.
        rustc(&[&[&*edition, "--crate-name=solution"], flags].concat(), source, &program)?;
        let said = |input: &String| Said::run(&program, input, folder);
        Ok(self.solution.inputs.iter().map(said).collect())
    }
}

/// The first errors, if there are any.
pub fn rustc(flags: &[&str], source: &Path, made: &Path) -> Result<(), String> {
    let mut rustc = Command::new(&toolchain().unwrap().rustc);
    // As an optimised build does, but made in a third of the time.
    let output = rustc
        .args(["-Copt-level=0", "-Cdebug-assertions=no"])
        .args(flags)
        .arg(source)
        .arg("-o")
        .arg(made)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    let errors = said.split("\n\n").filter(|part| part.starts_with("error"));
    if output.status.success() { Ok(()) } else { Err(errors.take(2).collect::<Vec<_>>().join("\n\n")) }
}

impl Said {
    fn run(program: &Path, input: &str, folder: &Path) -> Said {
        let path = folder.join("input");
        fs::write(&path, input).unwrap();
        let mut command = Command::new(program);
        command.stdin(File::open(path).unwrap()).env("RUST_BACKTRACE", "0");
        let budget = Budget::around(&Limits::default(), 1 << 20);
        let run = process::run_command(&mut command, &budget).unwrap();
        let stdout = String::from_utf8_lossy(&run.stdout).into_owned();
        let stderr = run.stderr.lines().map(without_place).collect::<Vec<_>>().join("\n");
        Said { ending: run.ending, stdout, stderr }
    }
}

/// A panic's place and its thread's number are not the same in a bundle.
fn without_place(line: &str) -> &str {
    if line.starts_with("thread '") && line.contains(" panicked at ") { "a thread panicked" } else { line }
}

fn difference(original: &Said, bundled: &Said, input: &str) -> String {
    let mut parts = vec![format!("another answer to {input:?} (- original, + bundle)")];
    if original.ending != bundled.ending {
        parts.push(format!("-{:?}\n+{:?}", original.ending, bundled.ending));
    }
    let streams = [(&original.stdout, &bundled.stdout), (&original.stderr, &bundled.stderr)];
    let differ = streams.into_iter().filter(|(a, b)| a != b).map(|(a, b)| diff::explain(a, b));
    parts.extend(differ.map(|text| anstream::adapter::strip_str(&text).to_string()));
    parts.join("\n")
}
