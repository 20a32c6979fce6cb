use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Everything that would be published is packed, unpacked elsewhere, and the program is installed
/// from there alone. It works without a checkout, so the templates came along.
#[test]
#[ignore = "compiles the tool once more"]
fn the_program_from_the_packed_files() {
    let members = members();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packed");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let unpublished = members.iter().filter(|member| !member.is_published);
    cargo(ROOT, &folder)
        .args(["package", "--workspace", "--no-verify", "--allow-dirty", "--offline", "--quiet"])
        .args(unpublished.flat_map(|member| ["--exclude", &member.name]))
        .succeeds();

    let packed = members.iter().filter(|member| member.is_published);
    let unpacked: Vec<(&str, PathBuf)> =
        packed.map(|member| (&*member.name, member.unpack(&folder))).collect();
    fs::write(folder.join("Cargo.toml"), workspace(&members, &unpacked)).unwrap();
    fs::copy(Path::new(ROOT).join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let (_, program) = unpacked.iter().find(|(name, _)| *name == "grundy-cli").unwrap();
    // Crates of the registry have been compiled for the checkout; only the program goes elsewhere.
    let shared = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    cargo(program, &folder)
        .args(["install", "--path", ".", "--debug", "--offline", "--quiet", "--root"])
        .arg(&folder)
        .env("CARGO_BUILD_BUILD_DIR", shared)
        .env("CARGO_INCREMENTAL", "0")
        .succeeds();

    let anywhere = TempDir::new().unwrap();
    let grundy = |words: &[&str]| {
        let mut command = Command::new(folder.join("bin/grundy"));
        command.args(words).current_dir(anywhere.path()).succeeds()
    };
    assert!(grundy(&["snippet", "nim"]).contains("\npub mod nim {"));
    assert!(grundy(&["list", "--template", "nim"]).contains("hdu1849"));
    assert!(grundy(&["find", "tokens that slide any distance"]).starts_with("nim "));
    fs::write(anywhere.path().join("a.rs"), "fn main() { println!(\"{}\", grundy::mex::mex([0, 1])); }\n")
        .unwrap();
    assert!(grundy(&["bundle", "a.rs", "--no-run"]).contains("mod mex"));
}

/// A package of the workspace.
struct Member {
    name: String,
    version: String,
    is_published: bool,
}

impl Member {
    /// The folder with its packed files.
    fn unpack(&self, folder: &Path) -> PathBuf {
        let name = format!("{}-{}", self.name, self.version);
        // With the time of now: packed files are all equally old, so cargo would take what an
        // earlier run has compiled for theirs.
        let archive = folder.join(format!("package/{name}.crate"));
        Command::new("tar").arg("-xmf").arg(archive).current_dir(folder).succeeds();
        folder.join(name)
    }
}

fn members() -> Vec<Member> {
    let arguments = ["metadata", "--no-deps", "--offline", "--format-version=1"];
    let text = Command::new(env!("CARGO")).args(arguments).current_dir(ROOT).succeeds();
    let metadata: Value = serde_json::from_str(&text).unwrap();
    let member = |package: &Value| Member {
        name: package["name"].as_str().unwrap().to_owned(),
        version: package["version"].as_str().unwrap().to_owned(),
        is_published: package["publish"].is_null(),
    };
    metadata["packages"].as_array().unwrap().iter().map(member).collect()
}

/// A workspace in which the unpacked packages stand for those of the registry, and the real ones of
/// the registry are compiled as they are in the checkout.
fn workspace(members: &[Member], unpacked: &[(&str, PathBuf)]) -> String {
    let folders = unpacked.iter().map(|(_, folder)| folder).collect::<Vec<_>>();
    let mut text = format!("[workspace]\nresolver = \"3\"\nmembers = {folders:?}\n\n[patch.crates-io]\n");
    for (name, folder) in unpacked {
        writeln!(text, "{name}.path = {folder:?}").unwrap();
    }
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let sections = manifest.split("\n[").filter(|section| section.starts_with("profile.dev"));
    let is_of_member =
        |section: &&str| members.iter().any(|member| section.contains(&format!(".{}]", member.name)));
    for section in sections.filter(|section| !is_of_member(section)) {
        writeln!(text, "\n[{section}").unwrap();
    }
    text
}

/// Cargo in a folder, without what the cargo that runs this test has set.
fn cargo(folder: impl AsRef<Path>, target: &Path) -> Command {
    let mut command = Command::new(env!("CARGO"));
    let inherited = std::env::vars().map(|(name, _)| name).filter(|name| name.starts_with("CARGO_PKG"));
    inherited.for_each(|name| _ = command.env_remove(name));
    command.current_dir(folder).env("CARGO_TARGET_DIR", target);
    command
}

trait Succeeds {
    /// What it writes to its standard output.
    fn succeeds(&mut self) -> String;
}

impl Succeeds for Command {
    fn succeeds(&mut self) -> String {
        let Output { status, stdout, stderr } = self.output().unwrap();
        assert!(status.success(), "{self:?}\n{}", String::from_utf8_lossy(&stderr));
        String::from_utf8(stdout).unwrap()
    }
}
