//! A program of a cargo package, as cargo builds it.

use crate::machine;
use crate::rustc::{self, UNUSED, is_nightly};
use anyhow::{Context, Result};
use grundy_host::Failure;
use grundy_host::child::Program;
use grundy_rust::messages::{CargoMessage, Diagnostic};
use grundy_rust::toolchain;
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};

const CARGO: &str = "cargo, which builds the package";

/// A program of a cargo package.
#[derive(Debug, Clone)]
pub struct CargoProgram {
    /// The package's `Cargo.toml`.
    pub manifest: PathBuf,
    /// The package, as cargo's options name it.
    pub package: String,
    /// `--bin` or `--example`.
    pub option: &'static str,
    /// Its name.
    pub name: String,
    /// Its edition.
    pub edition: String,
    /// Its source.
    pub source: PathBuf,
    /// Whether only cargo can build it: it needs packages that are not on this disk by path, or
    /// that have build scripts.
    pub needs_cargo: bool,
    /// What its release profile says and no judge does.
    pub own_settings: Vec<String>,
}

impl CargoProgram {
    /// The kinds of dependencies that its code may use: an example may use what tests use.
    pub fn edges(&self) -> &'static str {
        if self.option == "--example" { "normal,dev" } else { "normal" }
    }
}

/// What cargo has made of a program.
#[derive(Debug, Clone, Default)]
pub struct Built {
    /// The program.
    pub executable: PathBuf,
    /// The compiler's warnings about the file.
    pub warnings: Vec<String>,
    /// What the build scripts of packages have said.
    pub scripts: Vec<CargoMessage>,
}

/// A build that is running: it ends when this is dropped.
pub struct Building<'a> {
    cargo: Program,
    target: &'a CargoProgram,
    /// The messages as they come, and those that were taken.
    coming: Receiver<CargoMessage>,
    messages: Vec<CargoMessage>,
    errors: JoinHandle<io::Result<Vec<u8>>>,
}

/// The executable, made with debug assertions if the judge's flags have them.
///
/// # Errors
/// It does not compile; what the compiler says.
pub fn build(target: &CargoProgram, asserts: bool) -> Result<Built> {
    Building::start(target, asserts)?.finish()
}

impl<'a> Building<'a> {
    /// The same beside other work.
    ///
    /// # Errors
    /// There is no cargo.
    pub fn start(target: &'a CargoProgram, asserts: bool) -> Result<Building<'a>> {
        let mut cargo = toolchain::cargo();
        cargo.args(["build", "--release", "--quiet", "--message-format=json", "--manifest-path"]);
        cargo.arg(&target.manifest).arg("--package").arg(&target.package).args([target.option, &target.name]);
        // As the judge does, whatever the package's profile says.
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3").env("CARGO_PROFILE_RELEASE_PANIC", "unwind");
        let asserts = asserts.to_string();
        cargo.env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", &asserts);
        cargo.env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", &asserts);
        let mut cargo = Program::piped(cargo.stderr(Stdio::piped()))
            .map_err(|error| refusal(Vec::new(), &machine::no_cargo(&error)))?;
        let (_, stdout, stderr) = cargo.pipes();
        let (sender, coming) = mpsc::channel();
        let lines =
            stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines()).map_while(Result::ok);
        thread::spawn(move || {
            let mut messages = lines.filter_map(|line| CargoMessage::read_all(&line).next());
            messages.all(|message| sender.send(message).is_ok())
        });
        let errors = thread::spawn(|| {
            let mut errors = Vec::new();
            stderr.map_or(Ok(0), |mut stderr| stderr.read_to_end(&mut errors)).map(|_| errors)
        });
        Ok(Building { cargo, target, coming, messages: Vec::new(), errors })
    }

    /// What the build scripts of packages with these ids have said, once all have run; `None` if
    /// the build ends before.
    pub fn scripts(&mut self, mut ids: BTreeSet<&str>) -> Option<Vec<CargoMessage>> {
        while !ids.is_empty() {
            let message = self.coming.recv().ok()?;
            if message.is_of_script() {
                ids.remove(&*message.package_id);
            }
            self.messages.push(message);
        }
        Some(self.messages.iter().filter(|message| message.is_of_script()).cloned().collect())
    }

    /// Waits for it.
    ///
    /// # Errors
    /// As [`build`].
    pub fn finish(mut self) -> Result<Built> {
        let messages: Vec<CargoMessage> = self.messages.into_iter().chain(self.coming).collect();
        let stderr = self.errors.join().expect("reading does not panic").context(CARGO)?;
        let status = self.cargo.wait().context(CARGO)?;
        let executable = messages.iter().rev().find_map(|message| message.executable.clone());
        let Some(executable) = executable.filter(|_| status.success()) else {
            return Err(refusal(messages, &String::from_utf8_lossy(&stderr)));
        };
        let (scripts, messages): (Vec<_>, Vec<_>) =
            messages.into_iter().partition(CargoMessage::is_of_script);
        let here = messages.into_iter().filter(|message| message.target.src_path == self.target.source);
        let warnings = here.filter_map(|message| message.message);
        // A bundle has nothing unused; what has no code only counts the other warnings.
        let is_left_out =
            |warning: &Diagnostic| warning.code().is_empty() || UNUSED.contains(&warning.code());
        let shown = warnings.filter(|warning| warning.level == "warning" && !is_left_out(warning));
        Ok(Built { executable, warnings: shown.map(|warning| warning.rendered).collect(), scripts })
    }
}

/// Why there is no executable.
fn refusal(messages: Vec<CargoMessage>, stderr: &str) -> anyhow::Error {
    let nightly = messages.iter().find_map(help_for_nightly);
    let errors = messages.into_iter().filter_map(|message| message.message);
    let errors: Vec<Diagnostic> = errors.filter(|error| error.level == "error").collect();
    // What is wrong with a text has a place there.
    let without_place = errors.iter().filter(|error| error.spans.is_empty()).map(|error| &*error.message);
    let of_machine: String = without_place.chain([stderr]).collect();
    let said: String = errors.iter().map(|error| &*error.rendered).collect();
    let said = if said.is_empty() { stderr } else { &said };
    if let Some(help) = machine::help_for_cargo(&of_machine) {
        return Failure::misuse(format!("cargo cannot build the solution\n{}", said.trim_end()), help);
    }
    let help =
        nightly.unwrap_or("nothing was written; fix the package until `cargo build` accepts it".to_owned());
    Failure::check(format!("the solution does not compile\n{}", said.trim_end()), help)
}

/// What to do if a message is that only a nightly compiler takes a crate: its author may be
/// another one.
fn help_for_nightly(message: &CargoMessage) -> Option<String> {
    let error = message.message.as_ref().filter(|error| is_nightly(error))?;
    let (name, id) = (&message.target.name, &message.package_id);
    if id.contains("path+") {
        let file = error.primary().map_or("", |place| &place.file_name);
        return Some(rustc::help_for_nightly(&format!(" ({file} of the crate {name})")));
    }
    let version = id.rsplit(['#', '@']).next().unwrap_or_default();
    Some(format!(
        "the crate {name} {version} needs a nightly compiler, but judges have stable Rust: do without it or its \
         features that need one, or choose another version"
    ))
}
