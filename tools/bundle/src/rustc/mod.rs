//! The compiler: what it says about a text, and the executable it makes of it. Shared by the
//! stages.

mod machines;
mod refusal;

pub use refusal::{FIX, help_for_nightly, is_nightly};

use crate::crates::externs;
use crate::flags;
use crate::machine;
use crate::no_main::{PREFIX, without_start};
use crate::request::{Request, Target};
use crate::shake::instances::Instances;
use anyhow::Context;
use grundy_host::{Failure, temporary::Folder};
use grundy_rust::compiler::{as_at_a_judge, feed};
use grundy_rust::messages::{Diagnostic, Report};
use grundy_rust::toolchain::toolchain;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The lints that name something removable, reported even where the file allows it.
pub const UNUSED: &[&str] = &["dead_code", "unused_imports", "unused_macros"];

/// Refuses features as stable compilers do.
const NO_FEATURES: &str = "-Zallow-features=";

/// Asks for MIR without the bytes of constants, which a static of 32 MB has in 174 MB of text: they
/// follow from the code that makes them. Such an option has to be allowed, unlike all features.
fn emit_mir(command: &mut Command) {
    command.env("RUSTC_BOOTSTRAP", "1").args(["--emit=mir", "-Zdump-mir-exclude-alloc-bytes"]);
    if !command.get_args().any(|argument| argument == NO_FEATURES) {
        command.arg(NO_FEATURES);
    }
}

/// What the compiler makes of a text.
pub enum Compiled<T> {
    Made(T),
    Refused(Report),
}

impl<T> Compiled<T> {
    /// What was made, made into something else.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Compiled<U> {
        match self {
            Compiled::Made(made) => Compiled::Made(change(made)),
            Compiled::Refused(report) => Compiled::Refused(report),
        }
    }
}

/// The compiler for one target, and a folder for what it makes.
pub struct Rustc {
    target: Target,
    /// What it calls the machines for which the text may be compiled in the end.
    machines: Vec<&'static str>,
    /// Its arguments about the crates in use.
    externs: Vec<String>,
    folder: Folder,
    made: AtomicUsize,
}

impl Rustc {
    /// The compiler as the judge calls it for a text, whose crates are built if need be.
    pub fn new(request: &Request, text: &str) -> anyhow::Result<Rustc> {
        let target = request.target.clone();
        let externs = externs(target.crates, &request.rules.title, text)?;
        Ok(Rustc {
            target,
            machines: request.machines(),
            externs,
            folder: Folder::new()?,
            made: AtomicUsize::new(0),
        })
    }

    /// Whether debug assertions are on at the judge.
    pub fn asserts(&self) -> bool {
        flags::asserts(&self.target.flags)
    }

    /// Analyses a text as the judge does, but without generating code; `lints` are reported even
    /// where the text allows them.
    pub fn check(&self, text: &str, lints: &[&str]) -> anyhow::Result<Report> {
        let emit = |command: &mut Command| _ = command.arg("--emit=metadata");
        self.analyse(emit, text, lints).map(|(report, _)| report)
    }

    /// The same, and the MIR if there is no error.
    pub fn check_and_mir(&self, text: &str, lints: &[&str]) -> anyhow::Result<(Report, String)> {
        let read = |file: &Path| {
            std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
        };
        // In edition 2015 `::std` may be the program's own.
        if self.target.edition != "2015" {
            let (report, file) = self.analyse(emit_mir, &without_start(text), lints)?;
            if report.ok {
                return Ok((report.moved_back(PREFIX.len()), read(&file)?));
            }
        }
        let (report, file) = self.analyse(emit_mir, text, lints)?;
        let mir = if report.ok { read(&file)? } else { String::new() };
        Ok((report, mir))
    }

    /// The functions of which it makes code, if the text compiles.
    pub fn instances(&self, text: &str) -> anyhow::Result<Option<Instances>> {
        let mut command = self.command()?;
        command.args(["--emit=llvm-ir", "--cap-lints=allow"]).args(flags::analysis(&self.target.flags));
        // Without the passes that would put functions into others.
        command.args(["-Cno-prepopulate-passes", "-Ccodegen-units=1", "-Cdebuginfo=1"]);
        let (report, file) = self.run(command, text)?;
        Ok(if report.ok { Some(Instances::from_llvm_ir(&std::fs::read_to_string(file)?)) } else { None })
    }

    /// What the compiler says about a text in another edition.
    pub fn check_in(&self, edition: &str, text: &str, lints: &[&str]) -> anyhow::Result<Report> {
        let mut command = self.command_in(edition)?;
        command.args(["--cap-lints=warn", "--emit=metadata"]);
        command.args(flags::analysis(&self.target.flags));
        command.args(lints.iter().flat_map(|lint| ["--force-warn", lint]));
        self.run(command, text).map(|(report, _)| report)
    }

    /// All that decides what it makes of a text.
    pub fn called_with(&self) -> String {
        let Target { edition, flags, .. } = &self.target;
        format!("{edition} {flags:?} {:?} {:?}", self.externs, self.machines)
    }

    /// The edition of the bundle.
    pub fn edition(&self) -> &str {
        &self.target.edition
    }

    /// The MIR of a text in another edition, if it compiles.
    pub fn mir_in(&self, edition: &str, text: &str) -> anyhow::Result<Option<String>> {
        let mut command = self.command_in(edition)?;
        command.arg("--cap-lints=warn").args(flags::analysis(&self.target.flags));
        emit_mir(&mut command);
        let (report, file) = self.run(command, text)?;
        Ok(if report.ok { Some(std::fs::read_to_string(file)?) } else { None })
    }

    fn analyse(
        &self,
        emit: impl FnOnce(&mut Command),
        text: &str,
        lints: &[&str],
    ) -> anyhow::Result<(Report, PathBuf)> {
        let mut command = self.command()?;
        // Cargo does not show what crates of the registry do against lints.
        command.arg("--cap-lints=warn").args(flags::analysis(&self.target.flags));
        emit(&mut command);
        command.args(lints.iter().flat_map(|lint| ["--force-warn", lint]));
        self.run(command, text)
    }

    /// Makes an executable with the judge's flags.
    pub fn build(&self, text: &str) -> anyhow::Result<Compiled<PathBuf>> {
        let mut command = self.command()?;
        command.arg("--emit=link").args(flags::generation(&self.target.flags));
        let (report, file) = self.run(command, text)?;
        Ok(if report.ok { Compiled::Made(file) } else { Compiled::Refused(report) })
    }

    /// The same, in which an overflow is a panic.
    #[cfg(feature = "c")]
    pub fn build_with_checks(&self, text: &str) -> anyhow::Result<Compiled<PathBuf>> {
        let mut command = self.command()?;
        command.arg("--emit=link").args(flags::generation(&self.target.flags)).arg("-Coverflow-checks=on");
        let (report, file) = self.run(command, text)?;
        Ok(if report.ok { Compiled::Made(file) } else { Compiled::Refused(report) })
    }

    /// Makes an executable of a solution as it was typed: what its author forbids is only warned
    /// about, as they see it.
    pub fn build_as_typed(&self, edition: &str, text: &str) -> anyhow::Result<(Report, PathBuf)> {
        let mut command = self.command_in(edition)?;
        command.args(["--cap-lints=warn", "--emit=link"]).args(flags::generation(&self.target.flags));
        self.run(command, text)
    }

    /// What a program that takes rustc's arguments says about a text: another version of the
    /// compiler, or clippy's driver, each with variables and arguments of its own.
    pub fn check_with(
        &self,
        program: &Path,
        own: impl FnOnce(&mut Command),
        text: &str,
    ) -> anyhow::Result<Report> {
        let mut command = self.command_for(program, &self.target.edition);
        // What a solution denies is not an error of these.
        command.args(["--emit=metadata", "--cap-lints=warn"]);
        own(&mut command);
        self.run(command, text).map(|(report, _)| report)
    }

    /// Whether a text for it may import crates, which only this version of the compiler can read.
    pub fn has_crates(&self) -> bool {
        !self.externs.is_empty()
    }

    fn command(&self) -> anyhow::Result<Command> {
        self.command_in(&self.target.edition)
    }

    fn command_in(&self, edition: &str) -> anyhow::Result<Command> {
        let toolchain = toolchain()?;
        let mut command = self.command_for(&toolchain.rustc, edition);
        if toolchain.is_nightly {
            command.arg(NO_FEATURES);
        }
        Ok(command)
    }

    fn command_for(&self, program: &Path, edition: &str) -> Command {
        let mut command = Command::new(program);
        as_at_a_judge(&mut command, self.folder.path());
        command.args(["-", "--crate-name=solution", "--crate-type=bin", "--error-format=json", "--edition"]);
        command.arg(edition).args(&self.externs);
        command
    }

    fn run(&self, mut command: Command, text: &str) -> anyhow::Result<(Report, PathBuf)> {
        let file = self.folder.path().join(format!(
            "made{}{}",
            self.made.fetch_add(1, Relaxed),
            std::env::consts::EXE_SUFFIX
        ));
        command.arg("-o").arg(&file);
        let output = feed(&mut command, text)?;
        let errors = String::from_utf8_lossy(&output.stderr);
        let messages = errors.lines().filter_map(Diagnostic::read);
        let ok = output.status.success();
        let level = if ok { "warning" } else { "error" };
        let diagnostics: Vec<_> =
            messages.filter(|d| d.level == level && !d.rendered.contains("aborting due to")).collect();
        if !ok && machine::is_full(&errors) {
            let place = self.folder.path().parent().unwrap_or(Path::new("/")).display();
            let help = "make room there, or set TMPDIR to a folder elsewhere";
            return Err(Failure::misuse(format!("{place} has no room for what rustc makes"), help));
        }
        anyhow::ensure!(ok || !diagnostics.is_empty(), "rustc failed: {}\n{errors}", output.status);
        Ok((Report { diagnostics, ok }, file))
    }
}
