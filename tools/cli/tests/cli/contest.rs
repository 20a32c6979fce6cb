//! In a contest folder, and on a file in any folder.

use crate::fixture::{Said, command, grundy, said, write_file};
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;

/// A folder outside any checkout, with programs that are kept elsewhere.
struct Place {
    folder: TempDir,
    cache: TempDir,
}

const DOUBLE: &str = "fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    println!(\"{}\", 2 * text.trim().parse::<u64>().unwrap());
}
";

impl Place {
    fn new() -> Place {
        Place { folder: TempDir::new().unwrap(), cache: TempDir::new().unwrap() }
    }

    #[cfg(feature = "embedded")]
    fn contest() -> Place {
        let place = Place::new();
        let said = place.grundy("init");
        assert_eq!(said.code, 0, "{}", said.stderr);
        place
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        write_file(&path, text);
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    fn grundy(&self, words: &str) -> Said {
        self.grundy_in("", words)
    }

    fn grundy_in(&self, folder: &str, words: &str) -> Said {
        said(&self.path(folder), words, &[("XDG_CACHE_HOME", OsStr::new(self.cache.path()))])
    }

    fn fed(&self, words: &str, input: impl AsRef<[u8]>) -> Said {
        let path = std::env::var_os("PATH").unwrap();
        let path = [self.path("bin")].into_iter().chain(std::env::split_paths(&path));
        let mut command = command(self.folder.path());
        command.env("PATH", std::env::join_paths(path).unwrap());
        command.args(words.split_whitespace()).stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
        let output = child.wait_with_output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Said {
            code: output.status.code().unwrap(),
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
        }
    }

    /// The command succeeds, and prints this part.
    fn does(&self, words: &str, part: &str) -> String {
        let said = self.grundy(words);
        assert_eq!(said.code, 0, "{words}: {}{}", said.stdout, said.stderr);
        assert!(said.stdout.contains(part), "{words}: {}", said.stdout);
        said.stdout
    }

    /// The command ends with that code, and says this part.
    fn fails(&self, words: &str, code: i32, part: &str) {
        let said = self.grundy(words);
        let text = said.stdout + &said.stderr;
        assert_eq!(said.code, code, "{words}: {text}");
        assert!(text.contains(part), "{words}: {text}");
    }

    /// All files and folders below a folder, without what cargo and grundy make.
    fn files(&self) -> Vec<String> {
        fn walk(folder: &Path, root: &Path, files: &mut Vec<String>) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let name = path.strip_prefix(root).unwrap().display().to_string();
                if path.is_dir() && ![".grundy", "target"].contains(&&*name) {
                    walk(&path, root, files);
                } else if path.is_file() {
                    files.push(name);
                }
            }
        }
        let mut files = Vec::new();
        walk(self.folder.path(), self.folder.path(), &mut files);
        files.sort();
        files
    }
}

const FILES: &str = "use std::fs;
fn main() {
    let n: u32 = fs::read_to_string(\"in.txt\").unwrap().trim().parse().unwrap();
    fs::write(\"out.txt\", (2 * n).to_string()).unwrap();
}
";

#[cfg(feature = "embedded")]
#[test]
fn from_an_empty_folder_to_a_bundle() {
    let place = Place::contest();
    assert_eq!(place.files(), [".gitignore", "Cargo.toml", "grundy.toml", "src/lib.rs"]);
    place.does("new cf1382b", "src/bin/cf1382b.rs\nnext: ");
    assert_eq!(
        place.read("src/bin/cf1382b.rs").lines().next(),
        Some("//! # Codeforces 1382B: the title on the judge's page")
    );
    place.fails("test cf1382b", 1, "src/bin/cf1382b holds no sample");
    for (output, files) in [("1", "sample"), ("1", "sample"), ("2", "sample2"), ("2", "sample2")] {
        let added = place.fed("add CF-1382B", format!("8\n---\n{output}"));
        assert!(added.stdout.contains(&format!("/{files}.in")), "{}{}", added.stdout, added.stderr);
    }
    for file in ["sample", "sample2"].iter().flat_map(|name| [format!("{name}.in"), format!("{name}.out")]) {
        std::fs::remove_file(place.path(&format!("src/bin/cf1382b/{file}"))).unwrap();
    }
    let added = place.fed("add CF-1382B", "7\r\n---\r\n7");
    assert_eq!(added.code, 0, "{}", added.stderr);
    assert_eq!(
        (place.read("src/bin/cf1382b/sample.in"), place.read("src/bin/cf1382b/sample.out")),
        ("7\n".into(), "7\n".into())
    );
    for words in ["test", "test cf1382b", "test src/bin/cf1382b.rs", "test CF1382B"] {
        place.does(words, "AC  cf1382b  1 case ");
    }
    let said = place.grundy_in("src/bin/cf1382b", "test cf1382b --json");
    let said: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!((&said["passed"], &said["problems"][0]["verdict"]), (&1.into(), &"AC".into()));
    let bundle = place.does("bundle cf1382b", "fn main()");
    assert!(bundle.len() < 3500, "the lean twin of `scan` is not used:\n{bundle}");
    assert!(!bundle.contains(&place.folder.path().display().to_string()), "a local path:\n{bundle}");
    place.does("build cf1382b", "cf1382b");
}

/// Some editors write a mark at the beginning, and some a file that no program reads.
#[test]
fn samples_in_other_encodings() {
    let place = Place::new();
    place.write("a.rs", DOUBLE);
    place.write("a/1.in", "\u{feff}3\n");
    place.write("a/1.out", "\u{feff}6\n");
    place.write("a/brute.py", "import sys\nprint(2 * int(sys.stdin.buffer.read()))\n");
    place.write("a/gen.py", "import sys\nprint(sys.argv[-1])\n");
    for words in ["test a", "bundle a -o made.rs", "stress a --count 20"] {
        let said = place.grundy(words);
        assert_eq!(said.code, 0, "{words}: {}{}", said.stdout, said.stderr);
    }
    place.does("test a --input a/1.in", "6\n");
    std::fs::remove_file(place.path("a/1.out")).unwrap();
    place.does("answer a", "a/1.out");
    // A header counts below what may stand above it.
    for above in ["", "\u{feff}", "\n", "#![allow(dead_code)]\n// me\n"] {
        place.write("a.rs", &format!("{above}//! - **Files**: in.txt, out.txt\n{FILES}"));
        place.does("test a", "AC  a  1 case");
    }
    let utf_16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    std::fs::write(place.path("a/1.out"), utf_16("\u{feff}6\n")).unwrap();
    place.fails("test a", 1, "a/1.out is UTF-16, which programs do not read\n     help: save it as UTF-8");
    std::fs::write(place.path("a/1.in"), utf_16("\u{feff}3\n")).unwrap();
    place.fails("test a", 1, "a/1.in is UTF-16");
}

/// Contests call their problems a, b, c.
#[cfg(feature = "embedded")]
#[test]
fn what_a_message_tells_to_begin_can_be_begun() {
    for (place, file) in [(Place::contest(), "src/bin/a.rs"), (Place::new(), "a.rs")] {
        for words in ["test a", "add a", "bundle a"] {
            place.fails(words, 2, "`grundy new a` begins");
        }
        place.does("new a", &format!("{file}\nnext: "));
        place.fails("test a", 1, "a holds no sample");
        for name in ["build", "fn", "deps", "grundy", "B", "b-c"] {
            place.fails(&format!("test {name}"), 2, "`grundy new NAME` begins");
            place.fails(&format!("new {name}"), 2, "is not a slug\nhelp: a slug is short: ");
        }
    }
    let place = Place::contest();
    place.does("new a", "src/bin/a.rs\n");
    let cargo = std::process::Command::new("cargo")
        .args(["metadata", "--offline", "--format-version=1"])
        .current_dir(place.folder.path())
        .output();
    let output = cargo.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(feature = "embedded")]
#[test]
fn the_package_is_one_for_cargo_too() {
    let place = Place::contest();
    place.write("src/lib.rs", "pub fn twice(n: u64) -> u64 { 2 * n }\n");
    place.write(
        "src/bin/a.rs",
        "use grundy::nim;\nfn main() { println!(\"{}\", contest::twice(nim::nim_sum(&[1, 2]))); }\n",
    );
    place.write("src/bin/a/sample.in", "");
    place.write("src/bin/a/sample.out", "6\n");
    let mut cargo = std::process::Command::new("cargo");
    let output = cargo
        .args(["run", "--quiet", "--offline"])
        .current_dir(place.folder.path())
        .env_remove("CARGO_TARGET_DIR")
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "6\n", "{}", String::from_utf8_lossy(&output.stderr));
    place.does("test a", "AC  a");
    place.does("bundle a", "mod contest");
}

#[test]
fn what_is_the_users_stays() {
    let place = Place::new();
    place.write("Cargo.toml", "[package]\nname = \"mine\"\nedition = \"2021\"\n");
    place.write("src/main.rs", "fn main() {}\n");
    let said = place.grundy("init");
    if said.stderr.contains("contains no templates") {
        return; // built without them
    }
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("grundy = { path = \".grundy/templates\" }"), "{}", said.stdout);
    assert_eq!(said.stdout.matches("next:").count(), 1, "{}", said.stdout);
    assert_eq!(place.files(), ["Cargo.toml", "grundy.toml", "src/main.rs"]);
    place.write("grundy.toml", "judge = \"codeforces\"\n");
    place.write(".grundy/templates/src/heaps/nim.rs", "old");
    place.does("init", "are those of this program");
    assert_eq!(place.read("grundy.toml"), "judge = \"codeforces\"\n");
    assert!(place.read(".grundy/templates/src/heaps/nim.rs").contains("pub fn"));
    place.write("file", "");
    place.fails("init file", 2, "file is not a folder");
}

/// A package with a library of its own has no templates but by that dependency.
#[cfg(feature = "embedded")]
#[test]
fn a_package_of_ones_own_is_told_which_dependency_it_lacks() {
    const LINE: &str = "  grundy = { path = \".grundy/templates\" }\n";
    let package = "[package]\nname = \"mine\"\nedition = \"2021\"\n\n[workspace]\n";
    let place = Place::new();
    place.write("Cargo.toml", package);
    place.write("src/lib.rs", "pub fn one() -> u64 { 1 }\n");
    place.does("init", LINE);
    place.does("init", LINE);
    let said = place.does("new a", LINE);
    assert_eq!(said.matches("next:").count(), 1, "{said}");
    place.write("src/bin/a/sample.in", "3\n");
    place.write("src/bin/a/sample.out", "3\n");
    place.fails("test a", 1, &format!("     help: add to [dependencies] of Cargo.toml, so that solutions find the templates:\n     {LINE}"));
    place.write("src/bin/b.rs", "fn main() { let x: u8 = \"\"; }\n");
    assert!(!place.grundy("test b").stdout.contains("grundy ="));
    place.write("Cargo.toml", &format!("{package}\n[dependencies]\n{LINE}"));
    place.does("test a", "1 passed");
    assert!(!place.does("init", "").contains(LINE) && !place.does("new c", "").contains(LINE));
}

#[test]
fn a_file_in_any_folder() {
    let place = Place::new();
    place.write("a.rs", DOUBLE);
    place.fails("test a.rs", 1, "a holds no sample");
    place.write("a/1.in", "3\n");
    place.write("a/1.out", "6\n");
    place.does("test a.rs", "AC  a  1 case");
    place.does("test", "AC  a  1 case");
    place.write("a/2.in", "4\n");
    place.write("a/2.out", "9\n");
    place.fails("test a", 1, "expected `9`, got `8`");
    place.fails("test a", 1, "rerun: grundy test a.rs --input a/2.in");
    place.fails("test a --input a/2.in", 1, "WA");
    place.fails("test b", 2, "no solution `b`\nhelp: name a file");
    place.fails("test b.rs", 2, "there is no file b.rs");
    assert_eq!(
        place.files(),
        ["a.rs", "a/1.in", "a/1.out", "a/2.in", "a/2.out"],
        "nothing else is written there"
    );
}

#[test]
fn errors_are_at_the_users_lines() {
    let place = Place::new();
    place.write("a.rs", "fn main() {\n    let n: u32 = \"x\";\n}\n");
    place.write("a/1.in", "");
    place.write("a/1.out", "");
    place.fails("test a.rs", 1, "a.rs:2:18");
    place.write("a.rs", "//! - **Limits**: soon\nfn main() {}\n");
    place.fails("test a.rs", 1, "a.rs:1: cannot read the limits `soon`");
    place.write("a.rs", "//! # A\n//!\n//! - **Juged**: eps 1e-6\nfn main() {}\n");
    place.fails("test a.rs", 1, "a.rs:3: nobody reads the bullet `Juged`: write `Judged`");
    place.write("a.rs", "//! - **Judged**: eps 2\nfn main() {}\n");
    place.fails("test a.rs", 1, "a.rs:1: cannot read `eps 2`: Judged is `eps 1e-6` or `any order`");
}

/// The compiler says it, also where the tool itself cannot take the text apart.
#[test]
fn syntax_errors_are_at_the_users_lines() {
    let place = Place::new();
    place.write("a/1.in", "");
    place.write("a/1.out", "");
    place.write("a/brute.py", "");
    place.write("a/gen.py", "");
    for (text, part) in [
        ("fn main() {\n    let v = vec![1, 2;\n    println!(\"3\");\n}\n", "a.rs:2:17"),
        ("fn main() {\n    if true {\n}\n", "a.rs:3:3"),
        ("fn main() {\n    print!(\"3);\n}\n", "a.rs:2:12"),
        ("fn main() {\n}\n}\n", "a.rs:3:1"),
        ("fn main() {\n    let _ = 'ab';\n}\n", "a.rs:2:13"),
        ("mod helper;\nfn main() {\n    let x = ;\n}\n", "a.rs:3:13"),
    ] {
        place.write("a.rs", text);
        for words in ["test a.rs", "build a.rs", "stress a.rs --count 1"] {
            place.fails(words, 1, "it does not compile\n");
            place.fails(words, 1, part);
        }
        place.fails("bundle a.rs", 1, "a.rs:");
    }
    place.write("helper.rs", "");
    let said = place.grundy("test a.rs").stdout;
    assert!(!said.contains("helper"), "{said}");
}

/// What a judge's compiler refuses is not accepted here, and what it only warns of is.
#[cfg(feature = "embedded")]
#[test]
fn lints_that_are_errors() {
    let contest = Place::contest();
    contest.write("src/lib.rs", "pub fn lost() -> u8 {\n    let unused = 3;\n    3\n}\n");
    for (place, name) in [(&Place::new(), "a"), (&contest, "src/bin/a")] {
        place.write(&format!("{name}/1.in"), "");
        place.write(&format!("{name}/1.out"), "3\n");
        let write = |text: &str| place.write(&format!("{name}.rs"), text);
        for (text, part) in [
            ("fn main() { let _x: u8 = 300; println!(\"3\"); }", "a.rs:1:26"),
            ("fn main() { let a = [1]; println!(\"{}\", a[5]); }", "this operation will panic"),
            (
                "#![deny(warnings)]\nuse grundy::nim;\nfn main() { let n = nim::nim_sum(&[1, 2]); }",
                "unused variable: `n`",
            ),
        ] {
            write(text);
            place.fails("test a", 1, part);
        }
        let warned =
            "static mut N: [u8; 1] = [3]; fn main() { let x = 5; println!(\"{}\", unsafe { N.len() + 2 }); }";
        let denied =
            "#![deny(warnings)]\nuse grundy::nim;\nfn main() { println!(\"{}\", nim::nim_sum(&[1, 2])); }";
        let forbidden = "#![forbid(unsafe_code)]\nuse grundy::nim;\nfn main() { println!(\"{}\", nim::nim_sum(&[1, 2])); }";
        for text in [warned, denied, forbidden] {
            write(text);
            place.does("test a", "AC  a  1 case");
        }
    }
    contest.write("src/bin/a.rs", "#![deny(warnings)]\nfn main() { println!(\"{}\", contest::lost()); }");
    contest.does("test a", "AC  a  1 case");
}

#[test]
fn other_languages() {
    let place = Place::new();
    place.write(
        "grundy.toml",
        "[languages.double]\nrun = \"python3 -c 'print(2 * int(input()))' {source}\"\n",
    );
    place.write("b.py", "# - **Limits**: 2 s\nprint(2 * int(input()))\n");
    place.write(
        "c.cpp",
        "#include <iostream>\nint main() { long n; std::cin >> n; std::cout << 2 * n << '\\n'; }\n",
    );
    place.write("d.double", "");
    for name in ["b", "c", "d"] {
        place.write(&format!("{name}/sample.in"), "21\n");
        place.write(&format!("{name}/sample.out"), "42\n");
    }
    let said = place.does("test", "3 passed, 0 failed");
    assert!(said.contains("of 2 s\n"), "{said}");
    place.write("c.cpp", "int main() { return x; }\n");
    place.fails("test c", 1, "c.cpp:1:");
    place.write("b.rs", DOUBLE);
    place.fails("test b", 2, "b can be b.py or b.rs");
    place.fails("bundle b.py", 2, "b.py is not a Rust file");
    place.write("e.zz", "");
    place.fails("build e.zz", 2, "nothing is known of files like it");
}

/// Without the file's name, python3 would take the input for its program: a wrong answer.
#[test]
fn slips_in_the_settings_are_no_verdicts() {
    let place = Place::new();
    place.write("a.py", "print(2 * int(input()))\n");
    place.write("a/sample.in", "21\n");
    place.write("a/sample.out", "42\n");
    for (settings, said) in [
        (
            "[languages.py]\nrun = \"python3\"\n",
            "grundy.toml: `run` of `[languages.py]` has no `{source}`\nhelp: write it where",
        ),
        (
            "[languages.cpp]\ncompile = \"g++ {source}\"\n",
            "grundy.toml: `compile` of `[languages.cpp]` has no `{program}`",
        ),
        ("judge = \"nosuch\"\n", "grundy.toml: `judge`: no judge `nosuch`\nhelp: `grundy judges` prints all"),
        ("judge = \"codeforce\"\n", "help: did you mean `codeforces`?"),
    ] {
        place.write("grundy.toml", settings);
        place.fails("test", 2, said);
    }
    place.write("grundy.toml", "brute = \"zz\"\n");
    place.fails("new b", 2, "`brute` in grundy.toml: there is no brute force to fill in");
    place.write("grundy.toml", "judge = \"Codeforces\"\n[languages.py]\nrun = \"python3 {source}\"\n");
    place.does("test", "1 passed");
}

#[test]
fn a_template_of_ones_own() {
    let place = Place::new();
    place.write("grundy.toml", "template = \"mine.cpp\"\njudge = \"codeforces\"\n");
    place.write("mine.cpp", "// {slug}\nint main() {}\n");
    place.does("new abc300a", "abc300a.cpp\n");
    let text = place.read("abc300a.cpp");
    assert!(text.starts_with("// # AtCoder abc300_a: ") || text.starts_with("// # "), "{text}");
    assert!(
        text.contains("\n// - **Limits**: unknown") && text.ends_with("\n\n// abc300a\nint main() {}\n"),
        "{text}"
    );
    place.fails("new abc300a", 2, "abc300a.cpp exists");
    place.write("grundy.toml", "template = \"gone.rs\"\n");
    place.fails("new abc300b", 2, "the template ");
    place.write("grundy.toml", "templates = 3\n");
    place.fails("new abc300b", 2, "grundy.toml: ");
    assert!(place.grundy("test").stderr.contains("unknown field `templates`"));
}

/// Whatever a judge's page says, the comment that it stands in ends where the template ends it.
#[test]
fn what_is_filled_into_a_template_ends_no_comment() {
    let place = Place::new();
    let task = serde_json::json!({
        "name": "A. x */ \"\"\" \'\'\' \\unit \"y\"",
        "group": "Codeforces - */ \"\"\" \'\'\' \\x",
        "url": "https://codeforces.com/contest/77/problem/A?*/\'\'\'",
    });
    place.write("task.json", &task.to_string());
    place.write("grundy.toml", "template = \"mine.cpp\"\n");
    place.write("mine.cpp", "/* {title} {address} {limits} {slug} */\nint main() {}\n");
    place.does("new --from task.json", "cf77a.cpp");
    let text = place.read("cf77a.cpp");
    let head = text.lines().next().unwrap();
    assert!(head.matches("*/").count() == 1 && head.ends_with(" cf77a */"), "{text}");
    assert!(head.contains("<https://codeforces.com/contest/77/problem/A?%2A/%27%27%27> ("), "{text}");
    assert!(!text.contains("\\u") && !text.contains("\\x"), "{text}");
    place.write("grundy.toml", "template = \"mine.py\"\n");
    place.write("mine.py", "\"\"\"{address} {title}\"\"\"\n");
    place.does("new --from task.json cf77b", "cf77b.py");
    let text = place.read("cf77b.py");
    assert!(text.matches("\"\"\"").count() == 2 && text.ends_with("\"y\" \"\"\"\n"), "{text}");
}

#[test]
fn samples_that_are_added() {
    let place = Place::new();
    place.write("a.rs", DOUBLE);
    for (input, names) in [("1\n---\n2\n", "sample"), ("2\n---\n4\n", "sample2"), ("1\n---\n2\n", "sample")] {
        let said = place.fed("add a.rs --json", input);
        assert_eq!(said.code, 0, "{}", said.stderr);
        let said: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
        assert_eq!(said["case"], names);
    }
    assert_eq!(place.fed("add a --name own_edge", "5\n---\n10").code, 0);
    place.does("test a", "AC  a  3 cases");
    // As editors and pages have it.
    assert_eq!(place.fed("add a --name pasted", "\u{feff}\n6\r\n\n---\n\n12\n\n\n").code, 0);
    assert_eq!((place.read("a/pasted.in"), place.read("a/pasted.out")), ("6\n".into(), "12\n".into()));
    fs::remove_file(place.path("a/pasted.in")).unwrap();
    fs::remove_file(place.path("a/pasted.out")).unwrap();
    for (words, input, part) in [
        ("add a", "5\n10\n", "has no output"),
        ("add a", "\n---\n", "the sample is empty"),
        ("add a --name own_edge", "5\n---\n10", "own_edge.in exists"),
        ("add a --name ../x", "5\n---\n10", "letters, digits"),
        ("add b", "5\n---\n10", "no solution `b`"),
    ] {
        let said = place.fed(words, input);
        assert_eq!(said.code, 2, "{words}");
        assert!(said.stderr.contains(part), "{words}: {}", said.stderr);
    }
    let said = place.fed("add a", b"5\n---\n\xff\n");
    let message = "error: standard input is not UTF-8, in line 3\nhelp: nothing was written; ";
    assert!(said.code == 2 && said.stderr.starts_with(message), "{}", said.stderr);
    assert_eq!(place.files().len(), 7);
}

/// Of an interactive problem the header says so, whether its interactor is there or not.
#[test]
fn a_secret_is_a_sample_of_its_own() {
    let place = Place::new();
    let task = serde_json::json!({
        "name": "C. Guess",
        "group": "Codeforces",
        "url": "https://codeforces.com/contest/1/problem/C",
        "interactive": true,
    });
    place.write("task.json", &task.to_string());
    let said = place.grundy("new --from task.json");
    let note = "write an interactor, cf1c/interact.* (`grundy stress cf1c --begin interact.py` begins one), and secret \
                inputs for it (`grundy add cf1c`)\n";
    assert!(said.code == 0 && said.stdout.contains(note), "{}{}", said.stdout, said.stderr);
    let said = place.fed("add cf1c", "5\n");
    assert_eq!((said.code, said.stdout.as_str()), (0, "cf1c/sample.in; `grundy test cf1c` runs it\n"));
    assert!(!place.path("cf1c/sample.out").exists());
    place.fails("bundle cf1c --judge codeforces", 1, "no interactor cf1c/interact.*");
    place.write("grundy.toml", "brute = \"py\"\n");
    fs::remove_dir_all(place.path("cf1c")).unwrap();
    fs::remove_file(place.path("cf1c.rs")).unwrap();
    place.does("new --from task.json", "write the interactor cf1c/interact.py, and secret inputs");
    place.fails("test cf1c", 1, "cf1c holds no sample");
}

/// The clipboard's program is a stand-in that prints another text each time.
#[cfg(unix)]
#[test]
fn what_separates_the_halves_of_a_sample() {
    let place = Place::new();
    place.write("a.rs", DOUBLE);
    let add = |text: &str, input: &str, output: &str| {
        let said = place.fed("add a.rs --name x", text);
        assert_eq!(said.code, 0, "{}", said.stderr);
        assert_eq!((place.read("a/x.in"), place.read("a/x.out")), (input.to_owned(), output.to_owned()));
        std::fs::remove_file(place.path("a/x.in")).unwrap();
        std::fs::remove_file(place.path("a/x.out")).unwrap();
        said.stderr
    };
    assert_eq!(add("1\n --- \n2\n", "1\n", "2\n"), "");
    assert_eq!(add("1\n  ---\n---\n2\n", "1\n  ---\n", "2\n"), "");
    let said = add("1\n---\n2\n---\n3\n", "1\n", "2\n---\n3\n");
    assert!(said.contains("warning: the output has a line `---`, too"), "{said}");
    assert_eq!(add("---\n2\n", "", "2\n"), "warning: the input is empty\n");
    place.write("a/interact.py", "");
    assert_eq!(place.fed("add a.rs --name x", "1\n---\n2\n").stderr, "");
    assert_eq!(place.read("a/x.in"), "1\n---\n2\n");
}

#[test]
fn samples_from_the_clipboard() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    place.write("a.rs", DOUBLE);
    let script = "#!/bin/sh\ncd \"${0%/*}\"\ncat next.$(cat count)\necho 2 > count\n";
    place.write("bin/pbpaste", script);
    fs::set_permissions(place.path("bin/pbpaste"), fs::Permissions::from_mode(0o755)).unwrap();
    for (name, text) in [("count", "1"), ("next.1", "1\r\n"), ("next.2", "2")] {
        place.write(&format!("bin/{name}"), text);
    }
    let said = place.fed("add a --clipboard", "\n\n");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert_eq!(said.stderr, "copy the input, then press Enter\ncopy the output, then press Enter\n");
    assert_eq!((place.read("a/sample.in"), place.read("a/sample.out")), ("1\n".into(), "2\n".into()));
    let said = place.fed("add a --clipboard", "\n");
    assert_eq!((said.code, place.path("a/sample2.in").exists()), (2, false), "{}", said.stderr);
    fs::write(place.path("bin/next.2"), [0xff, 0xfe]).unwrap();
    let said = place.fed("add a --clipboard", "\n\n");
    assert!(said.code == 2 && said.stderr.contains("is not a text"), "{}", said.stderr);
}

#[test]
fn nothing_to_work_on() {
    let place = Place::new();
    for words in ["test", "build", "bundle --all -o made"] {
        place.fails(words, 2, "there is no solution in ");
    }
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written() {
    let place = Place::new();
    place.write("file", "");
    // Below a file there can be nothing, not even for root.
    place.fails("init file/x", 2, "");
    assert_eq!(place.files(), ["file"]);
    assert_eq!(grundy(place.folder.path(), "new x_1").code, 0);
    assert_eq!(place.files(), ["file", "x_1.rs"]);
}

#[cfg(feature = "embedded")]
#[test]
fn a_folder_for_each_contest() {
    let place = Place::contest();
    place.write("grundy.toml", "layout = \"{contest}/{task}\"\n");
    let said = place.does("new cf1382b", "src/bin/cf1382/b.rs\n");
    assert!(said.contains("grundy test cf1382b"), "{said}");
    place.does("new abc297g", "src/bin/abc297/g.rs");
    place.does("new my_game1", "src/bin/my_game1.rs");
    place.fails("new cf1382b", 2, "src/bin/cf1382/b.rs exists");
    assert!(place.read("src/bin/cf1382/b.rs").contains("codeforces.com/problemset/problem/1382/B"));
    place.write("src/bin/cf1382/b.rs", DOUBLE);
    assert_eq!(place.fed("add cf1382b", "1\n---\n2\n").code, 0);
    assert_eq!(place.read("src/bin/cf1382/b/sample.out"), "2\n");
    place.write("src/bin/cf1382/b/brute.py", "print(2 * int(input()))\n");
    for (folder, words) in
        [("", "cf1382b"), ("", "src/bin/cf1382/b.rs"), ("src/bin/cf1382", "b"), ("src/bin/cf1382", "b.rs")]
    {
        let said = place.grundy_in(folder, &format!("test {words}"));
        assert!(
            said.code == 0 && said.stdout.starts_with("AC  cf1382b  1 case "),
            "{}",
            said.stdout + &said.stderr
        );
    }
    place.fails("test b", 2, "no solution `b`");
    let said = place.grundy("test");
    for name in ["cf1382b", "abc297g", "my_game1"] {
        assert!(said.stdout.contains(name), "{}", said.stdout);
    }
    assert!(!said.stdout.contains("brute"), "{}", said.stdout);
    // By its name it is known who judges it.
    let said = place.grundy("bundle cf1382b -o b.rs");
    assert!(said.code == 0 && said.stderr.contains("Codeforces"), "{}", said.stderr);
    place.write("grundy.toml", "layout = \"../{task}\"\n");
    place.fails(
        "test cf1382b",
        2,
        "`..` is neither the name of a folder nor one of {contest}, {task}, {slug}",
    );
}

/// Whoever made the link has something else there.
#[cfg(unix)]
#[test]
fn samples_do_not_go_through_a_link() {
    let place = Place::new();
    fs::create_dir(place.path("elsewhere")).unwrap();
    std::os::unix::fs::symlink("elsewhere", place.path("hdu1846")).unwrap();
    place.fails("new hdu1846", 2, "hdu1846 exists");
    assert_eq!(place.files(), Vec::<String>::new());
}

#[cfg(feature = "embedded")]
#[test]
fn a_folder_with_a_blank_is_quoted() {
    let place = Place::new();
    let said = Said::of(command(place.folder.path()).args(["init", "a b"]));
    assert!(said.stdout.contains("\n  cd 'a b'\n"), "{}", said.stdout);
}
