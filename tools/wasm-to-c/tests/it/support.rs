//! Compilers and temporary folders.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A fresh folder in cargo's temporary folder.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path); // left by an earlier run
    std::fs::create_dir_all(&path).expect("cargo's temporary folder can be written");
    path
}

/// Compiles C or C++ files into a program. The test fails if the compiler is missing or complains.
pub fn compile(compiler: &[&str], files: &[PathBuf], program: &Path) {
    let output = Command::new(compiler[0])
        .args(&compiler[1..])
        .arg("-w")
        .args(files)
        .arg("-o")
        .arg(program)
        .arg("-lm")
        .output()
        .unwrap_or_else(|e| panic!("these tests need {}: {e}", compiler[0]));
    assert!(output.status.success(), "{compiler:?} {files:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// The output of a program on an input. The test fails if the program does.
pub fn run(program: &Path, input: &[u8]) -> String {
    use std::io::Write;
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|e| panic!("{}: {e}", program.display()));
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // A program may answer before it has read everything, or never read at all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("a child that was spawned");
    writer.join().expect("writing to a pipe does not panic");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {}\n{errors}", program.display(), output.status);
    String::from_utf8(output.stdout).expect("programs print text")
}

/// A number from an environment variable, or the default.
pub fn setting(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(value) => value.parse().unwrap_or_else(|_| panic!("{name} is not a number: {value}")),
        Err(_) => default,
    }
}

/// Whether there is such a compiler.
pub fn is_installed(compiler: &str) -> bool {
    Command::new(compiler).arg("-v").output().is_ok()
}

/// Whether `gcc -m32` links.
pub fn has_multilib(folder: &Path) -> bool {
    let file = folder.join("empty.c");
    std::fs::write(&file, "#include <stdio.h>\nint main(void){return 0;}\n")
        .expect("the folder can be written");
    let status = Command::new("gcc").arg("-m32").arg(&file).arg("-o").arg(folder.join("empty")).output();
    status.is_ok_and(|output| output.status.success())
}

/// Says that something was skipped, bypassing the test harness, which captures output.
pub fn skipped(what: &str) {
    use std::io::Write;
    // If standard error is closed, the message is lost, which does no harm.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {what}");
}

/// A compiler that has a std for wasm32-wasip1: the usual one, or the one that
/// `scripts/wasm-std.sh` provides.
pub fn rustc_for_wasm() -> Option<PathBuf> {
    [Some(PathBuf::from("rustc")), provided()].into_iter().flatten().find(has_wasm)
}

/// All compilers that have one: rustup's, and the one that `scripts/wasm-std.sh` provides.
pub fn rustcs_for_wasm() -> Vec<PathBuf> {
    let rustup = |arguments: &[&str]| {
        let output = Command::new("rustup").args(arguments).output();
        output.map_or(String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let toolchains = rustup(&["toolchain", "list"]);
    let names = toolchains.lines().filter_map(|line| line.split_whitespace().next());
    let of_rustup = names.map(|name| PathBuf::from(rustup(&["which", "--toolchain", name, "rustc"]).trim()));
    let mut rustcs: Vec<PathBuf> = of_rustup.chain(provided()).filter(has_wasm).collect();
    if rustcs.is_empty() {
        rustcs.extend(rustc_for_wasm());
    }
    rustcs
}

/// Where `scripts/wasm-std.sh` puts its compiler.
fn provided() -> Option<PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")));
    cache.map(|cache| cache.join("grundy/wasm-std/rustc"))
}

/// Whether a compiler has a std for wasm32-wasip1; it may know the target without having one.
fn has_wasm(rustc: &PathBuf) -> bool {
    let output = Command::new(rustc).args(["--target", "wasm32-wasip1", "--print", "target-libdir"]).output();
    let Ok(output) = output else { return false };
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    output.status.success() && std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
}
