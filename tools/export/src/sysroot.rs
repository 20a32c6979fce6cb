//! std for WebAssembly with 64-bit addresses, so that `usize` is as wide as natively. No toolchain
//! has it: it is built once per compiler, from the sources of the compiler's own std (the component
//! `rust-src`), and kept in the user's folder for such things.
//!
//! The target is `wasm64-unknown-unknown`, but with the system of `wasm32-wasip1`: so std is the
//! same as there, and what it needs of C it imports from the C file.

use crate::std_sources::{self, Form};
use anyhow::{Context, Result};
use grundy_host::cache::{self, lock};
use grundy_host::child;
use grundy_host::temporary::Folder;
use grundy_host::{Failure, files, terminal};
use grundy_rust::compiler::cargo_apart;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The name of the target, and of the file that describes it.
const TARGET: &str = "wasm64-grundy";

/// The data of C that std refers to.
const LIBC: &str = "#![no_std]\n#![allow(non_upper_case_globals)]\n\
    #[no_mangle] pub static mut errno: i32 = 0;\n\
    #[no_mangle] pub static mut environ: usize = 0;\n\
    #[no_mangle] pub static _CLOCK_MONOTONIC: u8 = 1;\n\
    #[no_mangle] pub static _CLOCK_REALTIME: u8 = 0;\n";

/// Where the usual std's sources seem to be, by the commit of the compiler.
const RUSTC: &str = "/rustc";

const MANIFEST: &str = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[workspace]\n\
    [profile.release]\npanic = \"abort\"\ncodegen-units = 1\n";

/// std for one compiler.
#[derive(Debug)]
pub struct Sysroot {
    folder: PathBuf,
    rustc: PathBuf,
}

impl Sysroot {
    /// Whether the compiler has the sources of its std.
    pub fn has_sources(rustc: &Path) -> bool {
        sources(rustc).is_ok_and(|library| library.join("Cargo.lock").is_file())
    }

    /// The std of a compiler that has the sources; it is built if need be.
    pub fn new(rustc: &Path, form: Form) -> Result<Sysroot> {
        let version = output(Command::new(rustc).arg("-vV"))?.stdout;
        let changes = (form != Form::Usual).then(|| std_sources::changes(form));
        let key = cache::key(&(version, form, changes, LIBC, MANIFEST, RUSTC, env!("CARGO_PKG_VERSION")));
        let name = format!("wasm64-{key}");
        let folder = cache::of_user()?.join("grundy").join(name);
        let sysroot = Sysroot { folder, rustc: rustc.to_owned() };
        if !sysroot.is_built() {
            // Held to the end: the second process finds it built.
            let _lock = lock(&sysroot.folder)?;
            if !sysroot.is_built() {
                sysroot.build(form)?;
            }
        }
        Ok(sysroot)
    }

    /// Lets the compiler compile for the target.
    pub fn use_in<'a>(&self, rustc: &'a mut Command) -> &'a mut Command {
        let library = format!("native={}", self.library().display());
        rustc.env("RUSTC_BOOTSTRAP", "1").arg("-Zunstable-options");
        // The program itself has only what is stable.
        rustc.arg("-Zallow-features=").arg("--target").arg(self.description());
        rustc.arg("--sysroot").arg(&self.folder).args(["-L", &library])
    }

    fn description(&self) -> PathBuf {
        self.folder.join(TARGET).with_extension("json")
    }

    fn library(&self) -> PathBuf {
        self.folder.join("lib/rustlib").join(TARGET).join("lib")
    }

    /// libc comes last.
    fn is_built(&self) -> bool {
        self.library().join("libc.a").is_file()
    }

    fn build(&self, form: Form) -> Result<()> {
        let which = match form {
            Form::Usual => "",
            Form::Middle => ", in a shorter form",
            Form::Small => ", in its small form",
        };
        terminal::note(&format!("building std for C files{which}, once: about half a minute\n"));
        let place = || format!("cannot write in {}", self.folder.display());
        let folder = Folder::within(&self.folder)?;
        files::replace(&self.description(), self.target()?).with_context(place)?;
        fs::create_dir_all(folder.path().join("src")).with_context(place)?;
        files::replace(&folder.path().join("src/lib.rs"), "").with_context(place)?;
        files::replace(&folder.path().join("Cargo.toml"), MANIFEST).with_context(place)?;
        if form != Form::Usual {
            std_sources::copy_for(form, &sources(&self.rustc)?, folder.path()).with_context(place)?;
        }
        // Newer versions of cargo want this flag, older ones do not know it.
        let output = match self.cargo(folder.path(), form, &["-Zjson-target-spec"])? {
            output if output.status.success() => output,
            _ => self.cargo(folder.path(), form, &[])?,
        };
        if !output.status.success() {
            return Err(failed(&output));
        }
        if form != Form::Usual && !std_sources::are_named_in(&deps(folder.path())).with_context(place)? {
            let message = "std for C files cannot be built: cargo has read other sources than those named";
            return Err(Failure::check(message, "use another version of cargo"));
        }
        self.keep(folder.path()).with_context(place)?;
        self.build_libc(folder.path())
    }

    fn build_libc(&self, folder: &Path) -> Result<()> {
        let place = || format!("cannot write in {}", folder.display());
        let [source, draft] = ["libc.rs", "libc.a"].map(|name| folder.join(name));
        fs::write(&source, LIBC).with_context(place)?;
        let mut rustc = Command::new(&self.rustc);
        self.use_in(&mut rustc);
        rustc.args(["-Copt-level=2", "-Cpanic=abort", "--crate-type=rlib", "--crate-name=c"]);
        let output = output_of(rustc.arg(source).arg("-o").arg(&draft))?;
        if !output.status.success() {
            return Err(failed(&output));
        }
        fs::rename(draft, self.library().join("libc.a")).with_context(place)
    }

    fn cargo(&self, folder: &Path, form: Form, flags: &[&str]) -> Result<Output> {
        let mut cargo = cargo_apart(folder, &self.rustc);
        let features = if form == Form::Usual { "" } else { "optimize_for_size" };
        if form != Form::Usual {
            cargo.env("__CARGO_TESTS_ONLY_SRC_ROOT", std_sources::changed(folder));
        }
        cargo.args(["build", "--release", "--config=net.retry=1", "-Zbuild-std=std,panic_abort"]);
        cargo.arg(format!("-Zbuild-std-features={features}")).args(flags);
        cargo.arg("--target").arg(self.description());
        // Programs are optimized together with std.
        let mut flags = vec!["-Cembed-bitcode=yes".to_owned(), "-Zunstable-options".to_owned()];
        flags.extend(self.renames(folder)?);
        cargo.env("RUSTC_BOOTSTRAP", "1").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
        cargo.env_remove("RUSTC_WRAPPER").env_remove("RUSTC_WORKSPACE_WRAPPER");
        output_of(&mut cargo)
    }

    /// std's files get the names that they have in the usual std: the C file shows some of them,
    /// and the user's folders are nobody's business.
    fn renames(&self, folder: &Path) -> Result<Vec<String>> {
        let version = output(Command::new(&self.rustc).arg("-vV"))?.stdout;
        let version = String::from_utf8_lossy(&version).into_owned();
        let commit = version.lines().find_map(|line| line.strip_prefix("commit-hash: ")).unwrap_or("unknown");
        let places = [sources(&self.rustc)?, std_sources::changed(folder)];
        let rename =
            |from: PathBuf| format!("--remap-path-prefix={}={RUSTC}/{commit}/library", from.display());
        Ok(places.map(rename).into())
    }

    /// Copies the libraries that cargo has made.
    fn keep(&self, folder: &Path) -> std::io::Result<()> {
        // What an interrupted build of another cargo has left.
        let all = [fs::create_dir_all, fs::remove_dir_all, fs::create_dir_all];
        all.iter().try_for_each(|change| change(self.library()))?;
        for file in fs::read_dir(deps(folder))? {
            let file = file?;
            let name = file.file_name().to_string_lossy().into_owned();
            if name.ends_with(".rlib") && !name.starts_with("libempty-") {
                fs::copy(file.path(), self.library().join(name))?;
            }
        }
        Ok(())
    }

    /// The description of the target, as this version of the compiler wants it.
    fn target(&self) -> Result<String> {
        let mut rustc = Command::new(&self.rustc);
        rustc.args(["-Zunstable-options", "--print=target-spec-json", "--target=wasm64-unknown-unknown"]);
        let output = output(rustc.env("RUSTC_BOOTSTRAP", "1"))?;
        if !output.status.success() {
            return Err(failed(&output));
        }
        let mut target: Value = serde_json::from_slice(&output.stdout).context("the target `wasm64`")?;
        let all = target.as_object_mut().context("the target `wasm64` is not described as JSON")?;
        for (key, value) in [
            // As std's parts for WASI ask for it; the code is that for 64 bits.
            ("arch", json!("wasm32")),
            ("os", json!("wasi")),
            ("env", json!("p1")),
            ("entry-name", json!("_start")),
            ("main-needs-argc-argv", json!(false)),
        ] {
            all.insert(key.to_owned(), value);
        }
        for key in ["only-cdylib", "crt-objects-fallback", "metadata"] {
            all.remove(key);
        }
        // A function that is missing is imported from the C file; data cannot be.
        Ok(target.to_string().replace("--allow-undefined", "--import-undefined"))
    }
}

/// Where cargo puts what it builds in a folder.
fn deps(folder: &Path) -> PathBuf {
    folder.join("target").join(TARGET).join("release/deps")
}

/// Where a compiler has the sources of its std, if it has them.
pub fn sources(rustc: &Path) -> Result<PathBuf> {
    let sysroot = output(Command::new(rustc).arg("--print=sysroot"))?.stdout;
    Ok(Path::new(String::from_utf8_lossy(&sysroot).trim()).join("lib/rustlib/src/rust/library"))
}

fn output_of(command: &mut Command) -> Result<Output> {
    output(command.stderr(Stdio::piped()))
}

fn output(command: &mut Command) -> Result<Output> {
    let name = command.get_program().to_string_lossy().into_owned();
    child::output(command, b"").with_context(|| format!("cannot run `{name}`"))
}

/// The first error of a compiler.
fn failed(output: &Output) -> anyhow::Error {
    let errors = String::from_utf8_lossy(&output.stderr);
    let first = errors.lines().find(|line| line.starts_with("error")).unwrap_or("it has failed");
    Failure::check(format!("std for C files cannot be built: {first}"), "is there a network?")
}
