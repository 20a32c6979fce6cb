use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A repository with the template `nim` and the problems that a test adds.
pub struct Fixture {
    root: PathBuf,
    /// Removed with the fixture, unless all tests share it.
    _folder: Option<TempDir>,
}

/// What the tool printed, and its exit code.
pub struct Said {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// A correct header.
pub const HEADER: &str = "\
//! # Toy 1: Echo
//!
//! - **Source**: <https://example.org/1>
//! - **Limits**: 10 s, 256 MB
//! - **Idea**: the answer is the
//!   question.
//! - **Template**: `nim`
";

/// Prints its input, but panics if that begins with `panic`.
pub const ECHO: &str = r#"
fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    assert!(!text.starts_with("panic"), "asked for");
    print!("{text}");
}
"#;

/// What takes longer fails: far more than the slowest machine needs.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// Waits for something that comes soon.
pub fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Whether a process runs; one that was killed takes a moment to die, and may then wait for its
/// parent.
pub fn is_running(process: &str) -> bool {
    let state = Command::new("ps").args(["-o", "state=", "-p", process]).output().unwrap().stdout;
    !state.is_empty() && !state.starts_with(b"Z")
}

/// Writes a file, in a folder that need not be there.
pub fn write_file(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

impl Fixture {
    pub fn new() -> Fixture {
        let folder = TempDir::new().unwrap();
        let fixture = Fixture { root: folder.path().to_owned(), _folder: Some(folder) };
        fixture.write("Cargo.toml", "[workspace]\nmembers = [\"problems\"]\nresolver = \"3\"\n");
        fixture.write("problems/Cargo.toml", "[package]\nname = \"problems\"\nedition = \"2024\"\n");
        fixture.write("src/lib.rs", "mod heaps;\npub use heaps::*;\n");
        fixture.write("src/heaps/mod.rs", "pub mod nim;\n");
        fixture.write("src/heaps/nim.rs", "");
        fixture
    }

    /// The same with the package `grundy`, in which `scan` is the real one.
    pub fn with_library() -> Fixture {
        let fixture = Fixture::new();
        fixture.add_library("");
        fixture
    }

    /// A repository with the real oracle, too. All tests share it, each with problems of its own,
    /// and it stays: the oracle's parts are compiled once.
    pub fn with_oracle() -> Fixture {
        static READY: OnceLock<()> = OnceLock::new();
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("checkout");
        let fixture = Fixture { root, _folder: None };
        READY.get_or_init(|| fixture.add_oracle());
        fixture
    }

    fn add_library(&self, members: &str) {
        let package = "[package]\nname = \"grundy\"\nedition = \"2024\"\n\n[workspace]\nresolver = \"3\"\n";
        self.write("Cargo.toml", &format!("{package}members = [\"problems\"{members}]\n"));
        let problems = "[package]\nname = \"problems\"\nedition = \"2024\"\n";
        self.write("problems/Cargo.toml", &format!("{problems}\n[dependencies]\ngrundy.path = \"..\"\n"));
        self.write("problems/src/bin/.keep", "");
        self.write("src/lib.rs", "mod heaps;\npub use heaps::*;\nmod support;\npub use support::*;\n");
        self.write("src/heaps/mod.rs", "pub mod nim;\n");
        self.write("src/heaps/nim.rs", "");
        self.write("src/support/mod.rs", "pub mod scan;\n");
        self.copy("src/support/scan.rs");
    }

    fn add_oracle(&self) {
        self.add_library(", \"tests/oracle\"");
        let dependencies = "fastrand = \"2.5\"\nitertools = \"0.14\"\nrustc-hash = \"2.1\"\n";
        let package = "[package]\nname = \"oracle\"\nedition = \"2024\"\n\n[dependencies]\n";
        self.write("tests/oracle/Cargo.toml", &format!("{package}{dependencies}"));
        self.copy("Cargo.lock"); // so that nothing is looked up
        self.copy("tests/oracle/build.rs");
        for entry in fs::read_dir(real("tests/oracle/src")).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if name.ends_with(".rs") {
                self.copy(&format!("tests/oracle/src/{name}"));
            }
        }
        // What another problem's brute force is like does not matter.
        self.write("tests/oracle/src/problem/half_written.rs", "pub fn generate(random: ");
    }

    /// A problem whose brute force is that of HDU 1846: in each case, n stones, take 1..=m.
    pub fn game(&self, slug: &str, solution: &str) {
        let brute = fs::read_to_string(real("tests/oracle/src/problem/hdu1846.rs")).unwrap();
        self.game_with(slug, solution, &brute);
    }

    pub fn game_with(&self, slug: &str, solution: &str, brute: &str) {
        self.problem(slug, HEADER, solution);
        self.write(&format!("tests/oracle/src/problem/{slug}.rs"), brute);
        _ = fs::remove_dir_all(self.path().join("inputs").join(slug)); // of an earlier run
    }

    pub fn path(&self) -> &Path {
        &self.root
    }

    /// Writes a file, unless it is there: what cargo made of it stays fresh.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.path().join(path);
        if fs::read_to_string(&path).is_ok_and(|there| there == text) {
            return;
        }
        write_file(&path, text);
    }

    /// Copies a file of the real repository.
    fn copy(&self, path: &str) {
        self.write(path, &fs::read_to_string(real(path)).unwrap());
    }

    pub fn problem(&self, slug: &str, header: &str, code: &str) {
        self.write(&format!("problems/src/bin/{slug}.rs"), &format!("{header}{code}"));
    }

    pub fn case(&self, slug: &str, name: &str, input: &str, output: &str) {
        self.write(&format!("inputs/{slug}/{name}.in"), input);
        self.write(&format!("inputs/{slug}/{name}.out"), output);
    }

    /// Runs `grundy` with these words in a folder below the root.
    pub fn grundy(&self, words: &str) -> Said {
        self.grundy_with(words, &[])
    }

    /// The same with these environment variables set.
    pub fn grundy_with(&self, words: &str, variables: &[(&str, &OsStr)]) -> Said {
        said(&self.path().join("problems"), words, variables)
    }

    /// A program, as a line for the shell, before the system's in [`Fixture::programs`].
    #[cfg(unix)]
    pub fn install(&self, name: &str, line: &str) {
        use std::os::unix::fs::PermissionsExt;
        self.write(&format!("bin/{name}"), &format!("#!/bin/sh\n{line}\n"));
        let program = self.path().join("bin").join(name);
        fs::set_permissions(program, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// The variable PATH with what is installed here.
    #[cfg(unix)]
    pub fn programs(&self) -> std::ffi::OsString {
        let path = std::env::var_os("PATH").unwrap();
        let path = [self.path().join("bin")].into_iter().chain(std::env::split_paths(&path));
        std::env::join_paths(path).unwrap()
    }
}

/// A path in the real repository.
fn real(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Runs `grundy` with these words in a folder.
pub fn grundy(folder: &Path, words: &str) -> Said {
    said(folder, words, &[])
}

/// Runs `grundy` with these words in a folder, with these environment variables set.
pub fn said(folder: &Path, words: &str, variables: &[(&str, &OsStr)]) -> Said {
    Said::of(command(folder).envs(variables.iter().copied()).args(words.split_whitespace()))
}

/// `grundy` in a folder, still without arguments.
pub fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.current_dir(folder).env_remove("CARGO_TARGET_DIR").env_remove("GRUNDY_CALLED");
    command
}

/// A folder outside any checkout, with programs that are kept elsewhere.
#[cfg(all(unix, feature = "embedded"))]
pub struct Folder {
    folder: TempDir,
    cache: TempDir,
}

#[cfg(all(unix, feature = "embedded"))]
impl Folder {
    pub fn new() -> Folder {
        Folder { folder: TempDir::new().unwrap(), cache: TempDir::new().unwrap() }
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    pub fn cache(&self) -> &Path {
        self.cache.path()
    }

    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        write_file(&path, text);
    }

    /// `grundy` with these words, of which those in single quotes are one.
    pub fn command(&self, words: &str) -> Command {
        let mut command = command(self.folder.path());
        command.args(shlex::split(words).unwrap()).env("XDG_CACHE_HOME", self.cache.path());
        command
    }

    pub fn grundy(&self, words: &str) -> Said {
        Said::of(&mut self.command(words))
    }

    /// It ends with that code and says these parts.
    pub fn says(&self, words: &str, code: i32, parts: &[&str]) -> String {
        let said = self.grundy(words);
        let text = said.stdout + &said.stderr;
        assert_eq!(said.code, code, "{words}: {text}");
        for part in parts {
            assert!(text.contains(part), "{words}: {part}\n{text}");
        }
        text
    }
}

impl Said {
    /// What a command says.
    pub fn of(command: &mut Command) -> Said {
        let output = command.output().unwrap();
        Said {
            code: output.status.code().expect("no signal"),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}
