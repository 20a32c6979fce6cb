use crate::fixture::{Folder, Said, command, is_running, until};
use std::fs::{self, File, OpenOptions, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use tempfile::TempDir;

/// A folder outside any checkout.
struct Place(TempDir);

const PLAIN: &str = "fn main() {\n\tprintln!(\"1\");\n}\n";

impl Place {
    /// With `plain.rs` in it.
    fn new() -> Place {
        let place = Place(TempDir::new().unwrap());
        place.write("plain.rs", PLAIN);
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// A solution and its sample, whose output is `1`.
    fn solution(&self, name: &str, text: &str) {
        self.write(&format!("{name}.rs"), text);
        self.write(&format!("{name}/a.in"), "");
        self.write(&format!("{name}/a.out"), "1\n");
    }

    fn bundle(&self) -> Command {
        let mut command = command(self.0.path());
        command.arg("bundle");
        command
    }

    /// `grundy bundle` with these words.
    fn said(&self, words: &str) -> Said {
        Said::of(self.bundle().args(words.split(' ')))
    }

    /// It is refused as misuse, says so, and prints nothing else.
    fn refuses(&self, words: &str, part: &str) {
        let said = self.said(words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}: {}", said.stderr);
        assert!(said.stderr.contains(part), "{words}: {}", said.stderr);
        assert!(said.stderr.contains("help"), "{words}: {}", said.stderr);
    }

    fn makes(&self, words: &str) {
        let said = self.said(words);
        assert_eq!(said.code, 0, "{words}: {}", said.stderr);
    }
}

fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn what_is_no_source() {
    let place = Place::new();
    place.write("folder/x.rs", PLAIN);
    place.write("bytes.rs", b"fn main() {}\n// \xc3\xa4\n// \xff\n");
    place.write("empty.rs", " \n");
    place.write("sol.cpp", "int main() {}\n");
    for (source, part) in [
        ("missing.rs", "there is no file missing.rs"),
        ("folder/", "folder/ is a folder"),
        (".", ". is a folder"),
        ("bytes.rs", "bytes.rs:3: byte 23 of the file (0xff) is not UTF-8"),
        ("empty.rs", "empty.rs is empty"),
        ("sol.cpp", "sol.cpp is not a Rust file"),
        ("./sol.cpp", "sol.cpp is not a Rust file"),
        ("/dev/zero", "/dev/zero has more than 16777216 bytes"),
    ] {
        place.refuses(source, part);
    }
}

#[test]
fn sources_anywhere() {
    let place = Place::new();
    let plain = place.said("plain.rs --no-run").stdout;
    assert!(plain.ends_with(PLAIN), "{plain}");
    place.write("two words/sölve it.rs", PLAIN);
    place.write("-x.rs", PLAIN);
    place.write("two\nlines.rs", PLAIN);
    pipe(&place.path("pipe.rs"));
    let protected = place.path("two words");
    fs::set_permissions(&protected, Permissions::from_mode(0o555)).unwrap();
    let (writer, text) = (place.path("pipe.rs"), PLAIN);
    thread::spawn(move || fs::write(writer, text));
    for source in ["two words/sölve it.rs", "./-x.rs", "two\nlines.rs", "pipe.rs"] {
        let said = Said::of(place.bundle().args([source, "--no-run"]));
        assert!(said.code == 0 && said.stdout.ends_with(PLAIN), "{source}: {}{}", said.stdout, said.stderr);
    }
    let mut bundle = command(Path::new("/"));
    bundle.arg("bundle").arg(place.path("plain.rs")).arg("--no-run");
    assert_eq!(Said::of(&mut bundle).stdout, plain);
    let source = File::open(place.path("plain.rs")).unwrap();
    let said = Said::of(place.bundle().args(["/dev/stdin", "--no-run"]).stdin(source));
    assert_eq!(said.stdout, plain.replace("plain", "stdin"), "{}", said.stderr);
    fs::set_permissions(&protected, Permissions::from_mode(0o755)).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn a_path_that_no_command_can_name() {
    use std::os::unix::ffi::OsStrExt;
    let place = Place::new();
    let folder = place.path("").join(std::ffi::OsStr::from_bytes(b"a\xff"));
    fs::create_dir_all(folder.join("b")).unwrap();
    fs::write(folder.join("b.py"), "print(1)\n").unwrap();
    fs::write(folder.join("b/1.in"), "").unwrap();
    fs::write(folder.join("b/1.out"), "1\n").unwrap();
    let said = Said::of(command(&folder).args(["test", "b.py"]));
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.contains("the path is not UTF-8, and a command has to name it"), "{}", said.stdout);
}

#[test]
fn limits_of_a_plain_file() {
    let place = Place::new();
    for bad in ["0", "-1", "nan", "inf", "-inf", "1e9", "1,5", "one"] {
        for option in ["--time", "--memory"] {
            place.refuses(&format!("plain.rs {option} {bad}"), "write a number from ");
        }
    }
    place.refuses("plain.rs --no-run --time 1", "cannot be used with");
    let long = "fn main() {\n    for n in 0..100_000_000u64 {\n        std::hint::black_box(n);\n    }\n    \
                println!(\"1\");\n}\n";
    place.solution("long", long);
    let large = "fn main() {\n    println!(\"{}\", std::hint::black_box(vec![1u8; 100 << 20])[7]);\n}\n";
    place.solution("large", large);
    // This program alone has more; what it runs must not be said to have it, too.
    place.solution("small", &large.replace("100 << 20", "14 << 20"));
    for (words, verdict) in
        [("long.rs --time 0.001", "TLE"), ("large.rs --memory 50", "MLE"), ("small.rs --memory 10", "MLE")]
    {
        let said = place.said(words);
        assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{words}");
        assert!(said.stderr.contains(verdict), "{words}: {}", said.stderr);
    }
    place.makes("long.rs --time 60");
    place.makes("large.rs --memory 400");
    place.write("large/notes.txt", "neither an input nor an output");
    place.makes("large.rs --no-run");
}

#[test]
fn no_two_bundles_and_no_source_in_one_place() {
    let place = Place::new();
    for name in ["one/sol.rs", "two/sol.rs", "three/SOL.rs"] {
        place.write(name, PLAIN);
    }
    for name in ["a", "b"] {
        let manifest =
            format!("[package]\nname = \"{name}\"\n[[bin]]\nname = \"sol\"\npath = \"src/main.rs\"\n");
        place.write(&format!("{name}/Cargo.toml"), &(manifest + "[lib]\npath = \"src/x.rs\"\n"));
        place.write(&format!("{name}/src/main.rs"), &(format!("use {name} as _;\n") + PLAIN));
        place.write(&format!("{name}/src/x.rs"), "");
    }
    for (words, both) in [
        ("one/sol.rs two/sol.rs", "one/sol.rs and two/sol.rs would both become made/sol.rs"),
        ("a/src/main.rs b/src/main.rs", "a/src/main.rs and b/src/main.rs would both become made/sol.rs"),
        ("one/sol.rs three/SOL.rs", "one/sol.rs and three/SOL.rs would both become made/SOL.rs"),
    ] {
        place.refuses(&format!("{words} --no-run -o made"), both);
        assert!(!place.path("made").exists(), "refused before anything is made");
    }
    symlink("plain.rs", place.path("link.rs")).unwrap();
    fs::hard_link(place.path("plain.rs"), place.path("same.rs")).unwrap();
    for output in ["plain.rs", "./two/../plain.rs", ".", "link.rs", "same.rs"] {
        place.refuses(&format!("plain.rs --no-run -o {output}"), "is the source");
    }
    // The second one has no samples.
    place.solution("two/sol", PLAIN);
    place.refuses("two/sol.rs one/sol.rs -o one", "one/sol.rs is the source");
    place.write("linked/sol.rs", "");
    symlink("sol.rs", place.path("linked/plain.rs")).unwrap();
    place.refuses("one/sol.rs plain.rs --no-run -o linked", "would both become linked/plain.rs");
    place.refuses("one/sol.rs plain.rs --no-run -o one", "one/sol.rs is the source");
    assert_eq!(place.read("plain.rs") + &place.read("one/sol.rs"), PLAIN.repeat(2));

    let said = place.said("one/sol.rs ./one/../one/sol.rs --no-run -o made");
    assert_eq!((said.code, said.stdout.lines().count()), (0, 1), "{}{}", said.stdout, said.stderr);
}

#[test]
fn where_a_bundle_is_written() {
    let place = Place::new();
    let made = |output: &str| place.makes(&format!("plain.rs --no-run -o {output}"));
    place.write("old.rs", "// by `grundy bundle`\n");
    fs::set_permissions(place.path("old.rs"), Permissions::from_mode(0o640)).unwrap();
    symlink("old.rs", place.path("link.rs")).unwrap();
    symlink("folder/new.rs", place.path("dangling.rs")).unwrap();
    fs::create_dir(place.path("folder")).unwrap();
    made("link.rs");
    made("dangling.rs");
    for (link, file) in [("link.rs", "old.rs"), ("dangling.rs", "folder/new.rs")] {
        assert!(fs::symlink_metadata(place.path(link)).unwrap().is_symlink());
        assert!(place.read(file).ends_with(PLAIN), "{}", place.read(file));
    }
    assert_eq!(fs::metadata(place.path("old.rs")).unwrap().mode() & 0o777, 0o640);

    pipe(&place.path("pipe"));
    let reader = place.path("pipe");
    let read = thread::spawn(move || fs::read_to_string(reader).unwrap());
    made("pipe");
    assert_eq!(read.join().unwrap(), place.read("old.rs"));
    made("/dev/null");

    // What stands in the file already stays.
    let mut out = OpenOptions::new().append(true).create(true).open(place.path("out")).unwrap();
    std::io::Write::write_all(&mut out, b"before\n").unwrap();
    let said = place.bundle().args(["plain.rs", "--no-run", "-o", "/dev/stdout"]).stdout(out).output();
    assert!(said.unwrap().status.success());
    assert_eq!(place.read("out"), "before\n".to_owned() + &place.read("old.rs"));

    place.refuses("plain.rs --no-run -o nowhere/x.rs", "there is no folder nowhere");
    place.refuses("plain.rs --no-run -o nowhere/", "there is no folder nowhere");
    let left = fs::read_dir(place.0.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(
        left.into_iter().all(|name| !name.to_string_lossy().starts_with('.')),
        "a temporary file is left"
    );
}

#[test]
fn a_bundle_replaces_nothing_but_bundles() {
    let place = Place::new();
    place.write("own/Cargo.toml", "[package]\nname = \"own\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    place.write("own/src/lib.rs", "pub fn one() -> u8 { 1 }\n");
    place.write("own/src/bin/other.rs", "fn main() {}\n");
    for file in ["Cargo.toml", "src/lib.rs", "src/bin/other.rs"] {
        let before = place.read(&format!("own/{file}"));
        let output = format!("own/{file}");
        place.refuses(&format!("plain.rs --no-run -o {output}"), "is there already, and is not a bundle");
        assert_eq!(place.read(&output), before);
    }
    for file in ["sample.out", "other.rs"] {
        place.write(file, "1\n");
        place.refuses(&format!("plain.rs --no-run -o {file}"), "is there already, and is not a bundle");
        assert_eq!(place.read(file), "1\n");
    }
    // A bundle may be made again, and an empty file filled.
    place.write("empty.rs", "");
    place.makes("plain.rs --no-run -o empty.rs");
    for _ in 0..2 {
        place.makes("plain.rs --no-run -o own/src/bin/made.rs");
    }
    // The item below its title is not needed.
    place.write("unused.rs", "use std::collections::BTreeMap;\n\nfn main() {}\n");
    for _ in 0..2 {
        place.makes("unused.rs --no-run -o made.rs");
    }
    assert_eq!(place.read("made.rs"), "// unused, one file, by `grundy bundle`\nfn main() {}\n");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk() {
    let place = Place::new();
    place.refuses("plain.rs --no-run -o /dev/full", "cannot write /dev/full: No space left on device");
    for words in ["plain.rs --no-run", "plain.rs --no-run -o /dev/stdout", "--help"] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = place.bundle().args(words.split(' ')).stdout(full).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains("cannot write to standard output: No space left on device"), "{stderr}");
    }
}

#[test]
fn a_closed_pipe_is_silent() {
    let place = Place::new();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = place.bundle().args(["plain.rs", "--no-run"]).stdout(writer).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && stderr.lines().count() == 1, "{stderr}");
}

/// Says which process it starts, in the file that is its name, and does not wait for it.
const STARTS: &str = r#"
fn main() {
    let child = std::process::Command::new("sleep").arg("1000").spawn().unwrap().id().to_string();
    // The solution and its bundle run at the same time.
    let new = format!("FILE.{child}");
    std::fs::write(&new, child).unwrap();
    std::fs::rename(&new, "FILE").unwrap();
    println!("1");
    END
}
"#;

/// Whether the tests run under `nohup`: what is ignored is so for all that they start.
#[cfg(target_os = "linux")]
fn ignores_hangup() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap();
    u64::from_str_radix(ignored.trim(), 16).unwrap() & 1 == 1 // signal 1
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_leaves_nothing_behind() {
    let place = Place::new();
    let is_empty = |folder: &Path| fs::read_dir(folder).unwrap().next().is_none();
    let starts = STARTS.replace("FILE", place.path("started").to_str().unwrap());
    place.solution("waits", &starts.replace("END", "loop { std::thread::park(); }"));
    let old = "// by `grundy bundle`\n";
    place.write("out.rs", old);
    let signals = [("INT", 130, true), ("TERM", 143, false), ("HUP", 129, false)];
    // Under `nohup` the tool lets the terminal go, and so do the programs that it starts.
    let is_ignored = |signal: &str| signal == "HUP" && ignores_hangup();
    for (signal, code, while_compiling) in signals.into_iter().filter(|signal| !is_ignored(signal.0)) {
        let temporary = place.path("temporary");
        fs::create_dir_all(&temporary).unwrap();
        _ = fs::remove_file(place.path("started"));
        let mut bundle = place.bundle();
        bundle.args(["waits.rs", "-o", "out.rs"]).env("TMPDIR", &temporary).stderr(Stdio::null());
        let mut tool = bundle.spawn().unwrap();
        until("it has begun", || match while_compiling {
            true => !is_empty(&temporary),
            false => place.path("started").exists(),
        });
        let sent = Command::new("kill").args(["-s", signal, &tool.id().to_string()]).status();
        assert!(sent.unwrap().success());
        assert_eq!(tool.wait().unwrap().code(), Some(code), "{signal}");
        assert!(is_empty(&temporary), "{signal}: {:?}", fs::read_dir(&temporary).unwrap().next());
        assert_eq!(place.read("out.rs"), old);
        if !while_compiling {
            let child = place.read("started");
            until("the solution's child is dead", || !is_running(&child));
        }
    }
}

/// It would hold the pipe from which the tool reads for 1000 seconds.
#[cfg(target_os = "linux")]
#[test]
fn a_solution_may_leave_a_child() {
    let place = Place::new();
    let starts = STARTS.replace("FILE", place.path("started").to_str().unwrap());
    place.solution("starts", &starts.replace("END", ""));
    place.makes("starts.rs -o out.rs");
    let child = place.read("started");
    until("the child is dead", || !is_running(&child));
}

/// Cargo sets them for the tool itself when it is run by `cargo grundy`.
#[test]
fn variables_of_cargo_do_not_reach_a_solution() {
    let place = Place::new();
    place.write("env.rs", "fn main() {\n    println!(\"{}\", env!(\"CARGO_PKG_NAME\"));\n}\n");
    let said = Said::of(place.bundle().args(["env.rs", "--no-run"]).env("CARGO_PKG_NAME", "grundy"));
    assert_eq!((said.code, said.stdout.as_str()), (1, ""));
    assert!(said.stderr.contains("`CARGO_PKG_NAME` not defined"), "{}", said.stderr);
}

#[test]
fn several_sources_of_which_some_fail() {
    let place = Place::new();
    place.write("wrong.rs", "fn main() { 1 }\n");
    for (sources, code, failed) in [("wrong.rs plain.rs", 1, 1), ("missing.rs wrong.rs plain.rs", 2, 2)] {
        let said = place.said(&format!("{sources} --no-run -o made --json"));
        assert_eq!(said.code, code, "{sources}: {}", said.stderr);
        let made: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
        assert_eq!((made.as_array().unwrap().len(), &made[0]["name"]), (1, &"plain".into()), "{made}");
        assert!(said.stderr.ends_with(&format!("\n1 written, {failed} failed\n")), "{}", said.stderr);
        assert!(said.stderr.contains("error: wrong.rs: "), "{}", said.stderr);
        assert!(place.read("made/plain.rs").ends_with(PLAIN));
        assert!(!place.path("made/wrong.rs").exists());
    }
}

#[test]
fn escape_sequences() {
    let place = Place::new();
    let text = "fn main() {\n\tprintln!(\"\u{1b}[31m\");\n}\n";
    place.write("red.rs", text);
    let said = place.said("red.rs --no-run");
    assert!(said.stdout.ends_with(text), "a file is printed as it is: {:?}", said.stdout);

    place.solution("wrong", "fn main() {\n    println!(\"2\");\n}\n");
    let escapes = |variables: &[(&str, &str)]| {
        let said = Said::of(place.bundle().arg("wrong.rs").envs(variables.iter().copied()));
        assert!(said.stderr.contains("expected `1`, got `2`"), "{}", said.stderr);
        said.stderr.contains('\u{1b}')
    };
    assert!(escapes(&[("CLICOLOR_FORCE", "1")]));
    assert!(!escapes(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(!escapes(&[]));
}

/// `rustc a.rs` leaves a program there.
#[test]
fn something_else_has_the_name_of_the_samples_folder() {
    let folder = Folder::new();
    folder.write("a.rs", PLAIN);
    folder.write("a", "a program\n");
    folder.write("typed", "1\n---\n1\n");
    for name in ["", " --name own"] {
        let mut add = folder.command(&format!("add a.rs{name}"));
        let said = Said::of(add.stdin(File::open(folder.path("typed")).unwrap()));
        let help = "help: something else has the name of its folder: move that away";
        assert!(said.code == 2 && said.stderr.contains(help), "{} {}", said.code, said.stderr);
    }
    folder.says("test a.rs", 1, &["a is not a folder, so it holds no samples", "move it away"]);
    fs::remove_file(folder.path("a")).unwrap();
    folder.write("a/1.out", "1\n");
    pipe(&folder.path("a/1.in"));
    folder.says("test a.rs", 1, &["a/1.in is not a file"]);
}
