//! Builds crates with cargo, in the versions of a judge.

use crate::crates::Offer;
use anyhow::{Context, Result};
use grundy_host::{Failure, child, files};
use grundy_rust::compiler::cargo_apart;
use grundy_rust::messages::CargoMessage;
use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs cargo in the folder where it builds what a judge offers.
pub struct Builder<'a> {
    pub offer: &'a Offer,
    /// Where everything is put.
    pub folder: &'a Path,
    /// The compiler of the bundles.
    pub rustc: &'a Path,
    /// The crates that are missing, for messages.
    pub missing: &'a str,
}

impl Builder<'_> {
    /// Gets the sources of all crates that the judge offers, so that a network is needed only once.
    pub fn fetch(&self) -> Result<()> {
        self.write().with_context(|| format!("cannot write in {}", self.folder.display()))?;
        if self.cargo(&["fetch", "--locked", "--offline"])?.ok {
            return Ok(());
        }
        let output = self.cargo(&["fetch", "--locked", "--config=net.retry=1"])?;
        if output.ok {
            return Ok(());
        }
        let message = format!(
            "not built here yet: {}; and crates.io cannot be reached\n{}",
            self.missing,
            output.errors()
        );
        Err(Failure::check(message, "run it once with a network; later it needs none"))
    }

    /// The libraries of crates, by their names in a program; `crates` also has the names that cargo
    /// knows.
    pub fn build(&self, crates: &BTreeMap<String, String>) -> Result<BTreeMap<String, PathBuf>> {
        let versions = self.offer.crates();
        let packages = crates.values().map(|name| format!("--package={name}@{}", versions[name]));
        let options = ["build", "--release", "--locked", "--offline"];
        let mut options = options.map(str::to_owned).to_vec();
        options.extend(packages.chain(["--message-format=json-render-diagnostics".to_owned()]));
        let output = self.cargo(&options)?;
        let libraries = output.libraries(crates);
        if output.ok && libraries.len() == crates.len() {
            return Ok(libraries);
        }
        let message = format!("cannot build {}\n{}", self.missing, output.errors());
        Err(Failure::check(message, "cargo says above why; without these crates the bundle cannot be proven"))
    }

    /// The package that cargo reads.
    fn write(&self) -> io::Result<()> {
        fs::create_dir_all(self.folder.join("src"))?;
        files::replace(&self.folder.join("src/main.rs"), "fn main() {}\n")?;
        files::replace(&self.folder.join("Cargo.toml"), self.offer.manifest)?;
        files::replace(&self.folder.join("Cargo.lock"), self.offer.lock)
    }

    fn cargo(&self, arguments: &[impl AsRef<OsStr>]) -> Result<CargoOutput> {
        run(cargo_apart(self.folder, self.rustc).args(arguments)).map_err(|error| {
            let help = "install Rust (https://rustup.rs), or set CARGO to it";
            Failure::misuse(format!("`cargo` cannot be run: {error}"), help)
        })
    }
}

struct CargoOutput {
    ok: bool,
    stdout: String,
    stderr: String,
}

fn run(command: &mut Command) -> io::Result<CargoOutput> {
    let Output { status, stdout, stderr } = child::output(command.stderr(Stdio::piped()), b"")?;
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Ok(CargoOutput { ok: status.success(), stdout, stderr })
}

impl CargoOutput {
    /// The first error and what follows it, without the progress before.
    fn errors(&self) -> &str {
        let start = |(at, _): &(usize, &str)| *at == 0 || self.stderr[..*at].ends_with('\n');
        let from = self.stderr.match_indices("error").find(start).map_or(0, |(at, _)| at);
        self.stderr[from..].trim_end()
    }

    /// The library files that cargo's messages announce for these crates.
    fn libraries(&self, crates: &BTreeMap<String, String>) -> BTreeMap<String, PathBuf> {
        let messages = CargoMessage::read_all(&self.stdout);
        messages.filter_map(|message| library(message, crates)).collect()
    }
}

/// The library file that one of cargo's messages announces, if that crate was asked for, and not
/// only another version of it needed by others.
fn library(message: CargoMessage, crates: &BTreeMap<String, String>) -> Option<(String, PathBuf)> {
    let is_library = |file: &PathBuf| {
        let file = file.to_string_lossy();
        file.ends_with(".rlib") || file.ends_with(env::consts::DLL_SUFFIX)
    };
    let file = message.filenames.into_iter().find(is_library)?;
    // What was asked for lies above the folder `deps`.
    let asked = !file.parent()?.ends_with("deps");
    (asked && crates.contains_key(&message.target.name)).then_some((message.target.name, file))
}
