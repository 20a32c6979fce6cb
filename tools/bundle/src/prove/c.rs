//! The C compilers, with the judges' flags.

use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::compiler::{as_at_a_judge, feed};
use std::env::consts::EXE_SUFFIX;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub struct Compiler {
    pub name: &'static str,
    flags: &'static [&'static str],
}

/// A contestant submits the file as C or as C++, so it must be right as both.
pub const COMPILERS: [Compiler; 2] = [
    Compiler { name: "gcc", flags: &["-x", "c", "-O2", "-std=gnu89"] },
    Compiler { name: "g++", flags: &["-x", "c++", "-O2"] },
];

/// Compiles a text. The program has the stack that it would have at a judge.
pub fn build(compiler: &Compiler, text: &str, folder: &Path) -> Result<PathBuf> {
    let (name, made) = (compiler.name, folder.join(format!("{}{EXE_SUFFIX}", compiler.name)));
    let mut command = Command::new(name);
    as_at_a_judge(&mut command, folder).args(compiler.flags).arg("-").arg("-o").arg(&made).arg("-lm");
    let output = feed(&mut command, text).map_err(|error| missing(name, error))?;
    if output.status.success() {
        return with_small_stack(made);
    }
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let help = "nothing was written; this is a fault of grundy, not yours: please report it, with the file";
    Err(Failure::check(format!("{name} does not compile the C file\n{}", errors.trim_end()), help))
}

/// The program with the stack of 2 MiB that Windows gives it, where many judges of C run.
#[cfg(unix)]
fn with_small_stack(program: PathBuf) -> Result<PathBuf> {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    let script = program.with_extension("sh");
    fs::write(&script, "#!/bin/sh\nulimit -s 2048\nexec \"${0%.sh}\"\n")?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755))?;
    Ok(script)
}

/// The program itself: it has such a stack.
#[cfg(not(unix))]
fn with_small_stack(program: PathBuf) -> Result<PathBuf> {
    Ok(program)
}

fn missing(name: &str, error: anyhow::Error) -> anyhow::Error {
    let absent =
        error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::NotFound);
    if !absent {
        return error;
    }
    Failure::check(
        format!("`{name}` cannot be run, so nothing shows that the C file is right"),
        "install gcc and g++ (Debian: apt install g++; Fedora: dnf install gcc-c++; macOS: xcode-select --install)",
    )
}
