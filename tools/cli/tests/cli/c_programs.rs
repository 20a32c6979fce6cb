//! Programs as contestants write them, in `tests/exported`: what their C files do is what the
//! programs do natively, with every compiler, on every input (`c_programs/programs.rs` says how an
//! input is written).
//!
//! `GRUNDY_EXPORTED=text/` limits the tests to the programs whose paths begin like that.

mod programs;

use crate::bundle::root;
use crate::corpus::{library, rustc};
use crate::export::possible;
use crate::proofs::{Facts, Maker, Proofs, origin, version};
use grundy_bundle::{Request, bundle, unproven};
use grundy_cli::bundling::BundleTask;
use grundy_cli::problem::home::Home;
use grundy_host::{failure, pool};
use grundy_judge::diff;
use grundy_judge::process::{self, Budget, Ending};
use programs::{Input, Program, programs};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use tempfile::TempDir;

/// Of all compilers and their sanitizers on the longest inputs.
const BUDGET: Budget =
    Budget { time: Duration::from_secs(120), memory: 4 << 30, output: 64 << 20, files: None };
/// Headers of a C library without what gcc adds to it.
const MSVC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../wasm-to-c/tests/msvc");

/// What compiles a C file, and whether the program can be run here, also on long inputs.
struct Compiler {
    flags: &'static [&'static str],
    runs: Runs,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Runs {
    All,
    Short,
    No,
}

const COMPILERS: [Compiler; 13] = [
    compiler(&["gcc", "-std=gnu89", "-O2"], Runs::All),
    compiler(&["g++", "-x", "c++", "-O2", "-std=c++98"], Runs::All),
    compiler(&["g++", "-x", "c++", "-O2", "-std=c++17"], Runs::Short),
    compiler(&["gcc", "-std=gnu89", "-O2", "-m32"], Runs::All),
    compiler(
        &[
            "gcc",
            "-std=gnu89",
            "-O0",
            "-fsanitize=undefined",
            "-fno-sanitize=alignment",
            "-fno-sanitize-recover",
        ],
        Runs::Short,
    ),
    compiler(&["gcc", "-O1", "-fsanitize=address"], Runs::Short),
    compiler(&["clang", "-O2"], Runs::All),
    compiler(&["clang", "-O2", "-m32", "-msse2"], Runs::Short),
    compiler(&["tcc"], Runs::Short),
    compiler(&["i686-w64-mingw32-gcc", "-O2"], Runs::No),
    compiler(&["x86_64-w64-mingw32-gcc", "-O2"], Runs::No),
    compiler(
        &["clang", "--target=i686-pc-windows-msvc", "-nostdinc", "-I", MSVC, "-c", "-x", "c", "-std=c89"],
        Runs::No,
    ),
    compiler(
        &["clang", "--target=i686-pc-windows-msvc", "-nostdinc", "-I", MSVC, "-c", "-x", "c++"],
        Runs::No,
    ),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// The C file is only made, and the inputs are short.
    Little,
    /// The C file is made as the command does it, and some inputs are long.
    Much,
}

const fn compiler(flags: &'static [&'static str], runs: Runs) -> Compiler {
    Compiler { flags, runs }
}

/// Each program with one of GNU's compilers; a choice among all that are installed here would not
/// be the one on record.
#[test]
#[ignore = "minutes; scripts/check.sh runs it"]
fn programs_are_right_as_c() {
    if !possible() {
        return;
    }
    let is_chosen =
        |compiler: &&Compiler| ["gcc", "g++"].contains(&compiler.flags[0]) && compiler.runs != Runs::No;
    let running: Vec<&Compiler> = installed().into_iter().filter(is_chosen).collect();
    let bench = Bench::new();
    let programs = chosen_programs();
    let numbered: Vec<(usize, Program)> = programs.into_iter().enumerate().collect();
    let chosen = |i: usize| running[i % running.len()];
    let maker = Maker {
        origin: &|(_, program): &(usize, Program)| {
            request(program).and_then(|request| origin(&request)).map_err(|error| failure::text(&error))
        },
        text: &|(_, program)| exported(program, Effort::Little),
        facts: &|(i, program), text| {
            let Compiler { flags, .. } = chosen(*i);
            let facts = Facts::new(text, &format!("{flags:?}\n{}", version(flags[0])));
            facts.and(&fs::read_to_string(&program.path).unwrap())
        },
        prove: &|(i, program)| bench.failures(program, &[chosen(*i)], Effort::Little),
    };
    Proofs::of("programs_as_c").assert_all(&numbered, |(_, program)| program.name.clone(), &maker);
}

#[test]
#[ignore = "many minutes; scripts/prove.sh runs it"]
fn prove_that_programs_are_right_as_c() {
    if !possible() {
        return;
    }
    let compilers = installed();
    let (bench, programs) = (Bench::new(), chosen_programs());
    let failures = pool::map(&programs, |program| bench.failures(program, &compilers, Effort::Much)).concat();
    assert!(failures.is_empty(), "{} failures:\n\n{}", failures.len(), failures.join("\n\n"));
    println!("C files: verified on {} programs with {} compilers", programs.len(), compilers.len());
}

/// The compilers that make something of the least program. Says which do not.
fn installed() -> Vec<&'static Compiler> {
    let folder = TempDir::new().unwrap();
    let is_installed = |compiler: &&Compiler| {
        let empty = "#include <stdio.h>\nint main(void) { return 0; }\n";
        let is_installed = compiler.compile(empty, folder.path()).is_ok();
        if !is_installed {
            let message = format!("SKIPPED: C files with {}", compiler.flags.join(" "));
            let _ = writeln!(std::io::stderr(), "{message}"); // lost if stderr is closed, which is fine
        }
        is_installed
    };
    COMPILERS.iter().filter(is_installed).collect()
}

fn chosen_programs() -> Vec<Program> {
    programs(&std::env::var("GRUNDY_EXPORTED").unwrap_or_default())
}

fn request(program: &Program) -> anyhow::Result<Request> {
    let path = program.path.to_str().unwrap();
    Ok(BundleTask::new(&Home::of_checkout(root()), path, &program.options())?.request)
}

/// The C file, which is not too long for HDU.
fn exported(program: &Program, effort: Effort) -> Result<String, String> {
    let made = request(program).and_then(|request| {
        let most = request.rules.max_bytes;
        let most = most.map_or(usize::MAX, |bytes| bytes as usize);
        let text = match effort {
            Effort::Little => unproven(&request)?,
            Effort::Much => bundle(&request)?.text,
        };
        anyhow::ensure!(text.len() <= most, "{} bytes", text.len());
        anyhow::ensure!(!text.contains("rustlib/src"), "where std's sources are on this machine");
        Ok(text)
    });
    made.map_err(|error| failure::text(&error))
}

/// What all trials share.
struct Bench {
    folder: TempDir,
    /// The templates, compiled when the first program needs them.
    library: OnceLock<PathBuf>,
}

impl Bench {
    fn new() -> Bench {
        Bench { folder: TempDir::new().unwrap(), library: OnceLock::new() }
    }

    /// What is wrong with the C file of a program.
    fn failures(&self, program: &Program, compilers: &[&Compiler], effort: Effort) -> Vec<String> {
        let compile = || library(&root().join("src/lib.rs"), self.folder.path());
        let library = self.library.get_or_init(compile);
        let folder = TempDir::new_in(self.folder.path()).unwrap();
        let trial = Trial { program, folder: folder.path(), library };
        let failures = trial.failures(compilers, effort);
        failures.into_iter().map(|why| format!("{}: {why}", program.name)).collect()
    }
}

/// What a program does with one input.
#[derive(PartialEq, Eq)]
struct Said {
    ending: Ending,
    stdout: String,
}

/// One program, in a folder of its own.
struct Trial<'a> {
    program: &'a Program,
    folder: &'a Path,
    library: &'a Path,
}

impl Trial<'_> {
    fn failures(&self, compilers: &[&Compiler], effort: Effort) -> Vec<String> {
        let c = match exported(self.program, effort) {
            Ok(c) => c,
            Err(why) => return vec![format!("refused: {why}")],
        };
        let native = self.folder.join("native");
        let library = format!("--extern=grundy={}", self.library.display());
        let flags = ["--edition=2021", "--crate-name=solution", "-Awarnings", &library];
        if let Err(why) = rustc(&flags, &self.program.path, &native) {
            return vec![format!("the original: {why}")];
        }
        let inputs = self.program.inputs.iter().filter(|input| effort == Effort::Much || !input.is_long);
        let expected: Vec<(&Input, Said)> = inputs.map(|input| (input, self.said(&native, input))).collect();
        compilers.iter().flat_map(|compiler| self.differences(&c, compiler, &expected)).collect()
    }

    /// What a compiler says, or the inputs on which its program does something else.
    fn differences(&self, c: &str, compiler: &Compiler, expected: &[(&Input, Said)]) -> Vec<String> {
        let name = compiler.flags.join(" ");
        let program = match compiler.compile(c, self.folder) {
            Ok(program) => program,
            Err(why) => return vec![format!("{name}: {why}")],
        };
        let is_run = |input: &Input| match compiler.runs {
            Runs::All => true,
            Runs::Short => !input.is_long,
            Runs::No => false,
        };
        let runs = expected.iter().filter(|(input, _)| is_run(input));
        let difference = |(input, expected): &(&Input, Said)| {
            let why = difference(expected, &self.said(&program, input))?;
            Some(format!("{name}: another answer to {} (- native, + C)\n{why}", input.form))
        };
        runs.filter_map(difference).collect()
    }

    fn said(&self, program: &Path, input: &Input) -> Said {
        let path = self.folder.join("input");
        fs::write(&path, &input.text).unwrap();
        let run = process::run(&program.into(), &path, &BUDGET).unwrap();
        Said { ending: run.ending, stdout: String::from_utf8_lossy(&run.stdout).into_owned() }
    }
}

impl Compiler {
    /// The program, or the beginning of what the compiler says.
    fn compile(&self, text: &str, folder: &Path) -> Result<PathBuf, String> {
        let (source, program) = (folder.join("source.c"), folder.join("program"));
        fs::write(&source, text).unwrap();
        let mut command = Command::new(self.flags[0]);
        command.args(&self.flags[1..]).arg("-w").arg(&source).arg("-o").arg(&program);
        if !self.flags.contains(&"-c") {
            command.arg("-lm");
        }
        let output = command.output().map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&output.stderr);
        if output.status.success() { Ok(program) } else { Err(said.chars().take(1000).collect()) }
    }
}

fn difference(expected: &Said, got: &Said) -> Option<String> {
    let endings = format!("-{:?}\n+{:?}", expected.ending, got.ending);
    let endings = (expected.ending != got.ending).then_some(endings);
    let outputs = (expected.stdout != got.stdout).then(|| {
        let text = diff::explain(&expected.stdout, &got.stdout);
        anstream::adapter::strip_str(&text).to_string()
    });
    let parts: Vec<String> = endings.into_iter().chain(outputs).collect();
    (!parts.is_empty()).then(|| parts.join("\n"))
}
