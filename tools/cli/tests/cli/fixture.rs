use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A repository with the template `nim` and the problems that a test adds.
pub struct Fixture(TempDir);

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

impl Fixture {
    pub fn new() -> Fixture {
        let fixture = Fixture(TempDir::new().unwrap());
        fixture.write("Cargo.toml", "[workspace]\nmembers = [\"problems\"]\nresolver = \"3\"\n");
        fixture.write("problems/Cargo.toml", "[package]\nname = \"problems\"\nedition = \"2024\"\n");
        fixture.write("src/lib.rs", "mod heaps;\npub use heaps::*;\n");
        fixture.write("src/heaps/mod.rs", "pub mod nim;\n");
        fixture.write("src/heaps/nim.rs", "");
        fixture
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn write(&self, path: &str, text: &str) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
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
}

/// Runs `grundy` with these words in a folder.
pub fn grundy(folder: &Path, words: &str) -> Said {
    said(folder, words, &[])
}

fn said(folder: &Path, words: &str, variables: &[(&str, &OsStr)]) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.envs(variables.iter().copied());
    command.args(words.split_whitespace()).current_dir(folder).env_remove("CARGO_TARGET_DIR");
    command.env_remove("GRUNDY_CALLED");
    let output = command.output().unwrap();
    Said {
        code: output.status.code().expect("no signal"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}
