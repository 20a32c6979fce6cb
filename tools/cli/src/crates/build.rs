//! Builds crates with cargo, in the versions of a judge.

use crate::base::failure::Failure;
use crate::base::ours::Program;
use crate::base::{files, terminal};
use crate::problem::judges;
use crate::problem::offers::Offer;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// The libraries of crates, by their names in a program; `crates` also has the names that cargo
/// knows. All of the judge's crates are fetched at once, so that a network is needed only once.
pub fn build(
    offer: &Offer,
    folder: &Path,
    rustc: &Path,
    crates: &BTreeMap<String, String>,
) -> Result<BTreeMap<String, PathBuf>> {
    let names: Vec<&str> = crates.values().map(String::as_str).collect();
    let (names, title) = (names.join(", "), judges::named(offer.judge)?.title);
    terminal::note(&format!("building what {title} offers, once: {names}\n"));
    write(offer, folder)?;
    let versions = offer.crates().is;
    let mut options =
        vec!["build", "--release", "--locked", "--offline", "--message-format=json-render-diagnostics"];
    let packages: Vec<String> =
        crates.values().map(|name| format!("--package={name}@{}", versions[name])).collect();
    options.extend(packages.iter().map(String::as_str));

    let mut built = cargo(folder, rustc, &options)?;
    if !built.ok {
        let fetched = cargo(folder, rustc, &["fetch", "--locked"])?;
        if !fetched.ok {
            let message =
                format!("not built here yet: {names}; and crates.io cannot be reached\n{}", fetched.errors());
            return Err(Failure::check(message, "run it once with a network; later it needs none"));
        }
        built = cargo(folder, rustc, &options)?;
    }
    let libraries = built.libraries(crates);
    if built.ok && libraries.len() == crates.len() {
        return Ok(libraries);
    }
    let message = format!("cannot build what {title} offers: {names}\n{}", built.errors());
    Err(Failure::check(message, "cargo says above why; without these crates a bundle cannot be proven"))
}

/// The package that cargo reads.
fn write(offer: &Offer, folder: &Path) -> Result<()> {
    let write = || {
        fs::create_dir_all(folder.join("src"))?;
        files::replace(&folder.join("src/main.rs"), "fn main() {}\n")?;
        files::replace(&folder.join("Cargo.toml"), offer.manifest)?;
        files::replace(&folder.join("Cargo.lock"), offer.lock)
    };
    write().with_context(|| format!("cannot write in {}", folder.display()))
}

/// What cargo said.
struct Said {
    ok: bool,
    stdout: String,
    stderr: String,
}

/// Runs cargo with the compiler of the bundles; what the user has set for his own packages does not
/// count.
fn cargo(folder: &Path, rustc: &Path, arguments: &[&str]) -> Result<Said> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let ours = ["CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_TARGET_", "CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS"];
    for (name, _) in env::vars_os() {
        if ours.iter().any(|ours| name.to_string_lossy().starts_with(ours)) {
            cargo.env_remove(name);
        }
    }
    cargo.current_dir(folder).args(arguments).env("RUSTC", rustc);
    cargo.env("CARGO_TARGET_DIR", folder.join("target")).env("CARGO_TERM_COLOR", "never");
    run(&mut cargo).map_err(|error| {
        let help = "install Rust (https://rustup.rs), or set CARGO to it";
        Failure::misuse(format!("`cargo` cannot be run: {error}"), help)
    })
}

fn run(command: &mut Command) -> io::Result<Said> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = Program::start(command)?;
    let (_, stdout, stderr) = program.pipes();
    let (stdout, stderr) = thread::scope(|scope| {
        let stderr = scope.spawn(|| read(stderr));
        (read(stdout), stderr.join().expect("reading does not panic"))
    });
    while !program.has_ended() {
        thread::sleep(Duration::from_millis(1));
    }
    Ok(Said { ok: program.reap()?.status.success(), stdout, stderr })
}

/// All that comes out of a pipe.
fn read(pipe: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    _ = pipe.map(|mut pipe| pipe.read_to_end(&mut bytes)); // what came before an error counts
    String::from_utf8_lossy(&bytes).into_owned()
}

impl Said {
    /// The errors and what follows them, without the progress before.
    fn errors(&self) -> &str {
        let from = self.stderr.find("error").unwrap_or(0);
        self.stderr[from..].trim_end()
    }

    /// The library files that cargo's messages announce for these crates.
    fn libraries(&self, crates: &BTreeMap<String, String>) -> BTreeMap<String, PathBuf> {
        self.stdout.lines().filter_map(|line| library(line, crates)).collect()
    }
}

/// The library file that one of cargo's messages announces, if it is one of these crates; the
/// version tells it from another one of that name.
fn library(line: &str, crates: &BTreeMap<String, String>) -> Option<(String, PathBuf)> {
    let message: Value = serde_json::from_str(line).ok()?;
    let name = message["target"]["name"].as_str()?;
    let is_library = |file: &&str| file.ends_with(".rlib") || file.ends_with(env::consts::DLL_SUFFIX);
    let file = message["filenames"].as_array()?.iter().filter_map(Value::as_str).find(is_library)?;
    // What was asked for lies above the folder `deps`.
    let asked = !Path::new(file).parent()?.ends_with("deps");
    if asked && crates.contains_key(name) { Some((name.to_owned(), file.into())) } else { None }
}
