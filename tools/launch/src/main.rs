//! `cargo grundy`: builds the tool if a source of it has changed, and starts it.
//!
//! The alias could be `cargo run --package grundy-cli`. With `--quiet` the first build says nothing
//! for a minute, and so does the wait for another cargo; without it every call prints two lines
//! that nobody asked for. This program compiles in no time, has cargo speak up when there is
//! something to build, and otherwise asks cargo nothing.

use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

/// The checkout.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// Set by a part of the tool that does not have the command.
const WHOLE: &str = "GRUNDY_WHOLE";

/// What the tool is built as.
struct Part {
    /// Its program.
    program: &'static str,
    /// The features of the package.
    features: &'static str,
}

/// All commands.
const TOOL: Part = Part { program: "grundy", features: "whole" };
/// Those that judge programs: half of what there is to compile. It starts us again for the others.
const CORE: Part = Part { program: "grundy-core", features: "core" };
/// All commands and the one that makes the site, whose crates nothing else needs.
const BOOK: Part = Part { program: "grundy-book", features: "book" };

fn main() -> ExitCode {
    match start() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: the tool cannot be started: {error}");
            ExitCode::from(2)
        }
    }
}

fn start() -> io::Result<ExitCode> {
    let launcher = std::env::current_exe()?;
    let folder = launcher.with_file_name("");
    // Cargo takes it as relative to the current folder, and from here on it starts at the checkout.
    let target = std::env::var_os("CARGO_TARGET_DIR").map(std::path::absolute).transpose()?;
    let target = target.map(|folder| ("CARGO_TARGET_DIR", folder));
    let root = Path::new(ROOT);
    let is_fresh = |part: &Part| is_fresh(root, &folder.join(part.file()), &folder.join(part.stamp()));
    let part = match std::env::args_os().nth(1) {
        Some(command) if command == "book" => BOOK,
        _ if std::env::var_os(WHOLE).is_some() || is_fresh(&TOOL) => TOOL,
        _ => CORE,
    };
    if !is_fresh(&part) {
        let before = SystemTime::now();
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.current_dir(ROOT).args(["build", "--package", "grundy-cli", "--bin", part.program]);
        // In the checkout the templates are read, not carried along: an edit of one rebuilds
        // nothing.
        build.args(["--no-default-features", "--features", part.features]).envs(target.clone());
        if !build.status()?.success() {
            eprintln!("error: the tool does not compile; fix what cargo reports above");
            return Ok(ExitCode::from(2));
        }
        File::create(folder.join(part.stamp()))?.set_modified(before)?;
    }
    let mut command = Command::new(startable(folder.join(part.file()))?);
    command.args(std::env::args_os().skip(1)).env_remove(WHOLE).envs(target);
    command.env("GRUNDY_CALLED", "cargo grundy").env("GRUNDY_LAUNCHER", launcher);
    run(command)
}

impl Part {
    fn file(&self) -> String {
        format!("{}{EXE_SUFFIX}", self.program)
    }

    /// The file whose time is that of the last build.
    fn stamp(&self) -> String {
        format!("{}.stamp", self.program)
    }
}

/// The manifests, which change the tool, too.
fn settings(root: &Path) -> Vec<PathBuf> {
    let packages = fs::read_dir(root.join("tools")).into_iter().flatten().flatten();
    let manifests = packages.map(|package| package.path().join("Cargo.toml")).filter(|path| path.exists());
    manifests.chain(["Cargo.toml", "Cargo.lock"].map(|name| root.join(name))).collect()
}

/// Whether nothing that the tool was built from is newer than its last build.
fn is_fresh(root: &Path, tool: &Path, stamp: &Path) -> bool {
    let Ok(built) = modified(stamp) else { return false };
    // Cargo names the sources in `grundy.d`: `<tool>: <source> <source> …`, blanks escaped.
    let Ok(list) = fs::read_to_string(tool.with_extension("d")) else { return false };
    let Some((_, sources)) = list.split_once(": ") else { return false };
    let sources = sources.trim_end().replace("\\ ", "\0");
    let sources = sources.split(' ').map(|source| PathBuf::from(source.replace('\0', " ")));
    let unchanged = |path: PathBuf| modified(&path).is_ok_and(|time| time < built);
    tool.exists() && sources.chain(settings(root)).all(unchanged)
}

fn modified(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

/// Becomes the tool, so that signals reach it.
#[cfg(unix)]
fn run(mut command: Command) -> io::Result<ExitCode> {
    Err(std::os::unix::process::CommandExt::exec(&mut command))
}

/// The program to start.
#[cfg(unix)]
fn startable(tool: PathBuf) -> io::Result<PathBuf> {
    Ok(tool)
}

/// A copy: cargo could not replace a program that runs. Copies of earlier builds go when nobody
/// runs them.
#[cfg(not(unix))]
fn startable(tool: PathBuf) -> io::Result<PathBuf> {
    let folder = tool.with_file_name("grundy-started");
    let built = modified(&tool)?.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let copy = folder.join(format!("grundy-{}{EXE_SUFFIX}", built.as_nanos()));
    if !copy.exists() {
        fs::create_dir_all(&folder)?;
        for entry in fs::read_dir(&folder)?.flatten() {
            if entry.path().extension().is_some_and(|end| end == "exe") {
                let _ = fs::remove_file(entry.path());
            }
        }
        let draft = folder.join(format!("{}.copied", std::process::id()));
        fs::copy(&tool, &draft)?;
        fs::rename(&draft, &copy)?;
    }
    Ok(copy)
}

#[cfg(not(unix))]
fn run(mut command: Command) -> io::Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(2)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// A checkout with a source whose name has a blank, built and stamped a minute ago.
    fn checkout(name: &str) -> (PathBuf, PathBuf, PathBuf) {
        let root = std::env::temp_dir().join(format!("grundy-launch-{name}-{}", std::process::id()));
        let (tool, stamp) = (root.join("target/grundy"), root.join("target/stamp"));
        let sources = ["src/a b.rs", "src/c.rs"].map(|name| root.join(name));
        let list = sources.each_ref().map(|path| path.display().to_string().replace(' ', "\\ ")).join(" ");
        let list = format!("{}: {list}\n", tool.display());
        let settings = ["Cargo.toml", "Cargo.lock", "tools/wasm-to-c/Cargo.toml"].map(|name| root.join(name));
        for path in settings.iter().chain(&sources).chain([&tool]) {
            write(path, "", 120);
        }
        write(&tool.with_extension("d"), &list, 120);
        write(&stamp, "", 60);
        (root, tool, stamp)
    }

    fn write(path: &Path, text: &str, seconds_ago: u64) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        let time = SystemTime::now() - Duration::from_secs(seconds_ago);
        File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
    }

    #[test]
    fn cargo_is_asked_when_something_changed() {
        let (root, tool, stamp) = checkout("changed");
        let fresh = || is_fresh(&root, &tool, &stamp);
        assert!(fresh());
        for name in ["src/a b.rs", "src/c.rs", "Cargo.lock", "tools/wasm-to-c/Cargo.toml"] {
            write(&root.join(name), "", 30);
            assert!(!fresh(), "{name}");
            write(&root.join(name), "", 90);
            assert!(fresh(), "{name}");
        }
        for path in [root.join("src/c.rs"), tool.with_extension("d"), stamp.clone(), tool.clone()] {
            let text = fs::read_to_string(&path).unwrap();
            fs::remove_file(&path).unwrap();
            assert!(!fresh(), "{}", path.display());
            write(&path, &text, 60 + 30 * u64::from(path != stamp));
            assert!(fresh(), "{}", path.display());
        }
        fs::remove_dir_all(root).unwrap();
    }
}
