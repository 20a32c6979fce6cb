use crate::bundles::old_rustc;
use crate::fixture::{Fixture, Said};
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;

const HELP: &str = "help: nothing was written; write it with what that Rust has, or choose another judge\n";

/// Old enough for Kattis.
const OLD: &str = "fn main() {\n    println!(\"{}\", Some(1).is_some());\n}\n";

/// `grundy bundle` for Kattis, which has Rust 1.78, or for the judge that is named; on a machine
/// whose only toolchains of rustup are those of the fixture.
fn bundle(fixture: &Fixture, text: &str, more: &str, variables: &[(&str, &OsStr)]) -> Said {
    fixture.write("problems/mine.rs", text);
    let judge = if more.contains("--judge") { "" } else { "--judge kattis" };
    let (rustc, path, rustup) = (bin().join("rustc"), path(), fixture.path().join("rustup"));
    let mut all: Vec<(&str, &OsStr)> =
        vec![("RUSTC", rustc.as_ref()), ("PATH", &path), ("RUSTUP_HOME", rustup.as_ref())];
    all.extend(variables);
    let said = fixture.grundy_with(&format!("bundle mine.rs --no-run {judge} {more}"), &all);
    assert_eq!(said.code == 0, !said.stdout.is_empty(), "{}", said.stderr);
    said
}

fn refused(text: &str, more: &str) -> String {
    let said = bundle(&Fixture::new(), text, more, &[]);
    assert_eq!(said.code, 1, "{}", said.stderr);
    said.stderr
}

/// What `--json` says about the check.
fn checked(said: &Said) -> serde_json::Value {
    assert_eq!(said.code, 0, "{}", said.stderr);
    let object: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
    object["checked"].clone()
}

/// The folder of the compiler here.
fn bin() -> PathBuf {
    let output = Command::new("rustc").arg("--print=sysroot").output().unwrap();
    PathBuf::from(String::from_utf8(output.stdout).unwrap().trim()).join("bin")
}

/// A compiler that is a script: it says that it has this version, and compiles its input changed
/// by this command.
#[cfg(unix)]
fn compiler(fixture: &Fixture, path: &str, version: &str, change: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let home = fixture.path().join(path).parent().unwrap().parent().unwrap().to_owned();
    let script = format!(
        "#!/bin/sh\ncase $1 in\n--version) echo 'rustc {version} (a script)' ;;\n\
         --print=sysroot) echo '{}' ;;\n*) {change} '{}' \"$@\" ;;\nesac\n",
        home.display(),
        bin().join("rustc").display()
    );
    fixture.write(path, &script);
    let path = fixture.path().join(path);
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// The programs beside the compiler come first, so that rustup's launchers are not asked.
fn path() -> OsString {
    let path = env::var_os("PATH").unwrap();
    env::join_paths([bin()].into_iter().chain(env::split_paths(&path))).unwrap()
}

#[test]
fn a_function_of_std_that_came_later() {
    let text = "use std::sync::LazyLock;\n\nstatic ANSWER: LazyLock<u32> = LazyLock::new(|| 42);\n\n\
                \n#[allow(unused)]\nfn unused() {\n    std::iter::repeat_n(1, 2);\n}\n\n\
                fn main() {\n    println!(\"{} {}\", *ANSWER, Some(1).is_none_or(|x| x > 0));\n}\n";
    let lines = [
        "mine.rs:3:16: `LazyLock` is stable since Rust 1.80, but Kattis has Rust 1.78",
        "mine.rs:3:32: `LazyLock` is stable since Rust 1.80, but Kattis has Rust 1.78",
        "mine.rs:3:32: `LazyLock::new` in a constant is stable since Rust 1.80, but Kattis has Rust 1.78",
        "mine.rs:12:40: `is_none_or` is stable since Rust 1.82, but Kattis has Rust 1.78",
    ];
    assert_eq!(refused(text, ""), format!("error: {}\n{HELP}", lines.join("\n")));
    assert_eq!(refused(text, "--minify"), format!("error: {}\n{HELP}", lines.join("\n")));
    assert!(refused(&format!("#![allow(warnings, clippy::all)] {text}"), "").contains(lines[3]));

    let fixture = Fixture::new();
    assert_eq!(checked(&bundle(&fixture, text, "--judge librarychecker --json", &[])), "clippy");
    assert!(checked(&bundle(&fixture, text, "--judge luogu --json", &[])).is_null());
    assert!(checked(&fixture.grundy("bundle mine.rs --no-run --json")).is_null());
}

/// A method of the solution's own trait, say, which std's newer one hides here.
#[test]
fn what_the_solution_allows_is_its_own_affair() {
    let text = "fn main() {\n    #[allow(clippy::incompatible_msrv)]\n    let x = Some(1).is_none_or(|x| x > 0);\n    \
                println!(\"{x}\");\n}\n";
    let said = bundle(&Fixture::new(), text, "--json", &[]);
    assert_eq!(checked(&said), "clippy");
}

#[test]
fn syntax_that_came_later() {
    let text = "fn main() {\n    match 1 {\n        0..2 => println!(\"{}\", const { 1 + 1 }),\n        _ => {}\n    }\n}\n";
    let lines = "mine.rs:3:9: `..` before the end of a pattern is stable since Rust 1.80, but Kattis has Rust 1.78\n\
                 mine.rs:3:32: a `const { … }` expression is stable since Rust 1.79, but Kattis has Rust 1.78";
    assert_eq!(refused(text, ""), format!("error: {lines}\n{HELP}"));
}

#[test]
fn an_edition_that_came_later() {
    let start = "error: edition 2024 came with Rust 1.85, but Kattis has Rust 1.78\n";
    assert_eq!(refused(OLD, "--edition 2024"), format!("{start}help: leave out --edition\n"));
}

/// Those of the library compile with old compilers; one that was just added may not.
#[test]
fn a_template_that_is_too_new_for_the_judge() {
    let fixture = Fixture::new();
    fixture.write("problems/src/bin/.keep", ""); // a checkout
    fixture.write("src/heaps/newer.rs", "pub fn f() -> bool { Some(1).is_none_or(|x| x > 0) }\n");
    let said = bundle(&fixture, "fn main() {\n    println!(\"{}\", grundy::newer::f());\n}\n", "", &[]);
    let error =
        "error: the template `newer`: `is_none_or` is stable since Rust 1.82, but Kattis has Rust 1.78\n";
    assert_eq!((said.code, said.stderr), (1, format!("{error}{HELP}")));
}

#[cfg(unix)]
#[test]
fn a_compiler_of_the_judges_version_decides() {
    let fixture = Fixture::new();
    let toolchain = "rustup/toolchains/1.78.0-x86_64-unknown-linux-gnu/bin/rustc";

    // Neither a beta, nor one of another version.
    compiler(&fixture, toolchain, "1.78.0-beta.1", "exec");
    compiler(&fixture, "rustup/toolchains/mine/bin/rustc", "1.77.2", "exec");
    assert_eq!(checked(&bundle(&fixture, OLD, "--json", &[])), "clippy");
    compiler(&fixture, toolchain, "1.78.0", "exec");
    assert_eq!(checked(&bundle(&fixture, OLD, "--json", &[])), "1.78");
    // Half a toolchain.
    compiler(&fixture, toolchain, "1.78.0", "exit 1;");
    assert_eq!(checked(&bundle(&fixture, OLD, "--json", &[])), "clippy");

    compiler(&fixture, toolchain, "1.78.0", "sed s/is_some/is_sane/ | exec");
    let said = bundle(&fixture, OLD, "", &[]);
    let start = "error: Kattis has Rust 1.78, which does not compile the bundle\n\
                 error[E0599]: no method named `is_sane` found";
    assert!(said.code == 1 && said.stderr.starts_with(start), "{}", said.stderr);
    assert!(said.stderr.contains("--> mine.rs:2:28\n") && said.stderr.ends_with(HELP), "{}", said.stderr);
}

#[cfg(unix)]
#[test]
fn a_variable_names_the_compiler() {
    let fixture = Fixture::new();
    let named = compiler(&fixture, "bin/old", "1.60.0", "exec");
    let said = bundle(&fixture, OLD, "--json", &[("GRUNDY_RUSTC_1_78", named.as_ref())]);
    assert_eq!(checked(&said), "1.78");
    let said = bundle(&fixture, OLD, "", &[("GRUNDY_RUSTC_1_78", "/no/such/rustc".as_ref())]);
    let start = "error: GRUNDY_RUSTC_1_78 names /no/such/rustc, which is not a release of rustc\n";
    assert!(said.code == 2 && said.stderr.starts_with(start), "{}", said.stderr);
}

/// Neither clippy nor the list of syntax knows what std's types came to implement.
#[test]
fn an_old_compiler_knows_more_than_clippy() {
    let Some(old) = old_rustc() else { return };
    let text = "type Three = (Vec<u8>, Vec<u8>, Vec<u8>);\nfn main() {\n    \
                let three: Three = [(1, 2, 3)].into_iter().collect();\n    println!(\"{three:?}\");\n}\n";
    let fixture = Fixture::new();
    assert_eq!(checked(&bundle(&fixture, text, "--json", &[])), "clippy");
    let said = bundle(&fixture, text, "", &[("GRUNDY_RUSTC_1_78", old.as_ref())]);
    let start = "error: Kattis has Rust 1.78, which does not compile the bundle\nerror[E0277]";
    assert!(said.code == 1 && said.stderr.starts_with(start), "{}", said.stderr);
    assert!(said.stderr.contains("--> mine.rs:3:48\n"), "{}", said.stderr);
}

#[cfg(unix)]
#[test]
fn without_clippy_the_line_says_so() {
    let fixture = Fixture::new();
    let alone = compiler(&fixture, "alone/bin/rustc", "1.95.0", "exec");
    let variables: [(&str, &OsStr); 1] = [("RUSTC", alone.as_ref())];
    let said = bundle(&fixture, OLD, "", &variables);
    let line = "bytes, edition 2021, compiled, same as the solution on ";
    assert!(said.code == 0 && said.stderr.contains(line), "{}", said.stderr);
    let end = " made inputs, not checked against Rust 1.78; for Kattis\n";
    assert!(said.stderr.ends_with(end), "{}", said.stderr);
    assert!(checked(&bundle(&fixture, OLD, "--json", &variables)).is_null());
    // Syntax needs no clippy.
    let said = bundle(&fixture, "fn main() {\n    const { assert!(true) }\n}\n", "", &variables);
    assert!(said.code == 1 && said.stderr.contains("mine.rs:2:5: a `const { … }`"), "{}", said.stderr);
}
