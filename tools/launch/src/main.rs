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
/// What changes the tool besides the sources that cargo lists.
const SETTINGS: [&str; 6] = [
    "Cargo.toml",
    "Cargo.lock",
    "tools/cli/Cargo.toml",
    "tools/explorer/Cargo.toml",
    "tools/laws/Cargo.toml",
    "tools/wasm-to-c/Cargo.toml",
];

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
    let folder = std::env::current_exe()?.with_file_name("");
    let tool = folder.join(format!("grundy{EXE_SUFFIX}"));
    let stamp = folder.join("grundy-launch.stamp");
    // Cargo takes it as relative to the current folder, and from here on it starts at the checkout.
    let target = std::env::var_os("CARGO_TARGET_DIR").map(std::path::absolute).transpose()?;
    let target = target.map(|folder| ("CARGO_TARGET_DIR", folder));
    if !is_fresh(Path::new(ROOT), &tool, &stamp) {
        let before = SystemTime::now();
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.current_dir(ROOT).args(["build", "--package", "grundy-cli", "--bin", "grundy"]);
        // In the checkout the templates are read, not carried along: an edit of one rebuilds
        // nothing.
        build.arg("--no-default-features").envs(target.clone());
        if !build.status()?.success() {
            eprintln!("error: the tool does not compile; fix what cargo reports above");
            return Ok(ExitCode::from(2));
        }
        File::create(&stamp)?.set_modified(before)?;
    }
    let mut command = Command::new(startable(tool)?);
    command.args(std::env::args_os().skip(1)).env("GRUNDY_CALLED", "cargo grundy").envs(target);
    run(command)
}

/// Whether nothing that the tool was built from is newer than its last build.
fn is_fresh(root: &Path, tool: &Path, stamp: &Path) -> bool {
    let Ok(built) = modified(stamp) else { return false };
    // Cargo names the sources in `grundy.d`: `<tool>: <source> <source> …`, blanks escaped.
    let Ok(list) = fs::read_to_string(tool.with_extension("d")) else { return false };
    let Some((_, sources)) = list.split_once(": ") else { return false };
    let sources = sources.trim_end().replace("\\ ", "\0");
    let sources = sources.split(' ').map(|source| PathBuf::from(source.replace('\0', " ")));
    let settings = SETTINGS.iter().map(|name| root.join(name));
    let unchanged = |path: PathBuf| modified(&path).is_ok_and(|time| time < built);
    tool.exists() && sources.chain(settings).all(unchanged)
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
        let settings = SETTINGS.map(|name| root.join(name));
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
