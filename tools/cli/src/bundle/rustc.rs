//! The compiler: what it says about a text, and the executable it makes of it. Shared by the
//! stages.

use crate::base::failure::Failure;
use crate::base::ours::Folder;
use crate::crates::missing;
use crate::problem::offers::Offer;
use anyhow::Context;
use serde::Deserialize;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How a judge compiles.
#[derive(Debug, Clone, Default)]
pub struct Target {
    /// `--edition`.
    pub edition: String,
    /// Optimization and the like.
    pub flags: Vec<String>,
    /// The crates that the judge offers.
    pub crates: Option<&'static Offer>,
    /// What to say about them when a crate is missing.
    pub offer: String,
}

/// The compiler for one target, and a folder for what it makes.
pub struct Rustc {
    target: Target,
    externs: Vec<String>,
    folder: Folder,
    made: AtomicUsize,
}

/// What the compiler found.
#[derive(Clone)]
pub struct Report {
    /// The errors; if there are none, the warnings.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether it compiled.
    pub ok: bool,
}

/// One of rustc's JSON messages, as far as it is needed.
#[derive(Debug, Clone, Deserialize)]
pub struct Diagnostic {
    /// In one sentence.
    pub message: String,
    code: Option<Code>,
    level: String,
    /// The places it points at.
    pub spans: Vec<Span>,
    /// Notes and helps.
    pub children: Vec<Child>,
    /// The message as a terminal shows it.
    #[serde(default)]
    pub rendered: String,
}

#[derive(Debug, Clone, Deserialize)]
struct Code {
    code: String,
}

/// A note or a help.
#[derive(Debug, Clone, Deserialize)]
pub struct Child {
    /// In one sentence.
    pub message: String,
}

/// A place in the text, or in the standard library's.
#[derive(Debug, Clone, Deserialize)]
pub struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    /// Whether this is the place of the error itself.
    pub is_primary: bool,
    /// What is said about the place.
    pub label: Option<String>,
}

impl Diagnostic {
    /// The lint or error code; empty if there is none.
    pub fn code(&self) -> &str {
        self.code.as_ref().map_or("", |code| &code.code)
    }

    /// What it says, and what it says about places.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let labels = self.spans.iter().filter_map(|span| span.label.as_deref());
        std::iter::once(self.message.as_str()).chain(labels)
    }

    /// The places in the text that it is about.
    pub fn places(&self) -> impl Iterator<Item = Range<usize>> {
        let here = |span: &&Span| span.is_primary && span.file_name == "<anon>";
        self.spans.iter().filter(here).map(|span| span.byte_start..span.byte_end)
    }
}

impl Rustc {
    /// The compiler for that target; `externs` are its arguments about the crates in use.
    pub fn new(target: &Target, externs: Vec<String>) -> anyhow::Result<Rustc> {
        Ok(Rustc { target: target.clone(), externs, folder: Folder::new()?, made: AtomicUsize::new(0) })
    }

    /// Analyses a text without generating code; `lints` are reported even where the text allows
    /// them.
    pub fn check(&self, text: &str, lints: &[&str]) -> anyhow::Result<Report> {
        self.analyse("--emit=metadata", text, lints).map(|(report, _)| report)
    }

    /// The same, and the MIR if there is no error.
    pub fn check_and_mir(&self, text: &str, lints: &[&str]) -> anyhow::Result<(Report, String)> {
        let (report, file) = self.analyse("--emit=mir", text, lints)?;
        let mir = if report.ok {
            std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?
        } else {
            String::new()
        };
        Ok((report, mir))
    }

    fn analyse(&self, emit: &str, text: &str, lints: &[&str]) -> anyhow::Result<(Report, PathBuf)> {
        let mut command = self.command()?;
        command.arg(emit).args(lints.iter().flat_map(|lint| ["--force-warn", lint]));
        self.run(command, text)
    }

    /// Analyses a text without generating code; warnings are errors.
    pub fn lint(&self, text: &str) -> anyhow::Result<Report> {
        let mut command = self.command()?;
        command.args(["-D", "warnings", "--emit=metadata"]);
        self.run(command, text).map(|(report, _)| report)
    }

    /// Makes an executable with the judge's flags; warnings are errors.
    pub fn build(&self, text: &str) -> anyhow::Result<Result<PathBuf, Report>> {
        let mut command = self.command()?;
        command.args(["-D", "warnings", "--emit=link"]).args(&self.target.flags);
        let (report, file) = self.run(command, text)?;
        Ok(if report.ok { Ok(file) } else { Err(report) })
    }

    /// The error for a text that does not compile: what the compiler said, and what to do about it.
    pub fn refusal(&self, report: &Report) -> anyhow::Error {
        let has =
            |codes: &[&str]| report.diagnostics.iter().any(|diagnostic| codes.contains(&diagnostic.code()));
        let help = if has(&["E0554", "E0658"]) {
            "that is nightly Rust, but judges have stable Rust: write it without that feature".to_owned()
        } else if has(&["E0583"]) {
            "a bundle is one file: write `mod name { … }` with the code of that other file inside".to_owned()
        } else if has(&["E0432", "E0433", "E0463"]) {
            let name = report.diagnostics.iter().flat_map(Diagnostic::texts).find_map(missing);
            let name = name.map_or("a name is missing; if it is a crate".to_owned(), |name| {
                format!("`{name}` is no crate that can be used here")
            });
            format!("{name}: {}", self.target.offer)
        } else {
            "nothing was written; fix the file until rustc has no complaint (`#[allow(…)]` is respected)"
                .to_owned()
        };
        let message = format!("the bundle does not compile\n{}", report.rendered().trim_end());
        Failure::check(message, help)
    }

    fn command(&self) -> anyhow::Result<Command> {
        let (rustc, nightly) = toolchain()?;
        let mut command = Command::new(rustc);
        command.env_remove("RUSTC_BOOTSTRAP").current_dir(self.folder.path());
        command.args(["-", "--crate-name=solution", "--crate-type=bin", "--error-format=json", "--edition"]);
        command.arg(&self.target.edition).args(&self.externs);
        if *nightly {
            command.arg("-Zallow-features=");
        }
        Ok(command)
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
        let messages = errors.lines().filter_map(|line| serde_json::from_str::<Diagnostic>(line).ok());
        let ok = output.status.success();
        let level = if ok { "warning" } else { "error" };
        let diagnostics: Vec<_> =
            messages.filter(|d| d.level == level && !d.rendered.contains("aborting due to")).collect();
        anyhow::ensure!(ok || !diagnostics.is_empty(), "rustc failed: {errors}");
        Ok((Report { diagnostics, ok }, file))
    }
}

impl Report {
    /// All messages as a terminal shows them.
    pub fn rendered(&self) -> String {
        self.diagnostics.iter().map(|diagnostic| diagnostic.rendered.as_str()).collect()
    }
}

/// Runs a command on an input and collects its output.
pub fn feed(command: &mut Command, input: &str) -> anyhow::Result<Output> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run `{name}`"))?;
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // In a thread of its own, since both sides may write more than a pipe holds. A process that
    // stops reading early says why itself, so the error here is ignored.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().with_context(|| format!("cannot run `{name}`"))?;
    writer.join().expect("writing does not panic");
    Ok(output)
}

/// The path of the compiler itself (rustup's launcher would look it up each time), and whether it
/// is a nightly one.
pub fn toolchain() -> anyhow::Result<&'static (PathBuf, bool)> {
    static FOUND: OnceLock<Option<(PathBuf, bool)>> = OnceLock::new();
    FOUND.get_or_init(find_toolchain).as_ref().ok_or_else(|| {
        Failure::misuse(
            "`rustc` cannot be run",
            "install Rust (https://rustup.rs), or set RUSTC to the compiler",
        )
    })
}

fn find_toolchain() -> Option<(PathBuf, bool)> {
    let launcher = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let ask = |program: &Path, question| {
        let output =
            Command::new(program).arg(question).output().ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    };
    let (sysroot, version) = std::thread::scope(|scope| {
        let version = scope.spawn(|| ask(launcher.as_ref(), "--version"));
        (ask(launcher.as_ref(), "--print=sysroot"), version.join().expect("asking does not panic"))
    });
    let (sysroot, version) = (sysroot?, version?);
    let direct = Path::new(sysroot.trim()).join("bin").join(format!("rustc{}", std::env::consts::EXE_SUFFIX));
    let rustc = if direct.exists() { direct } else { launcher.into() };
    Some((rustc, version.contains("nightly") || version.contains("-dev")))
}
