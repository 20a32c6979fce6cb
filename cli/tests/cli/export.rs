use crate::bundle::{refused, request, root};
use crate::fixture::{ECHO, Fixture, HEADER};
use oj::bundle::{self, Emit, Request};
use oj::cases::Case;
use oj::judges;
use std::fs;
use std::io::Write;
use std::process::Command;
use tempfile::TempDir;

/// Whether C files can be made here. Says loudly that nothing is tested if not, past the test runner's own capture.
fn possible() -> bool {
    let possible = bundle::can_export();
    if !possible {
        let message =
            "SKIPPED: C files for HDU and POJ (rustup target add wasm32-wasip1, or scripts/wasm-std.sh)";
        assert!(std::env::var_os("GRUNDY_WASM_REQUIRED").is_none(), "{message}");
        let _ = writeln!(std::io::stderr(), "{message}"); // a closed stderr hides it, nothing else
    }
    possible
}

fn problem(slug: &str) -> Request {
    Request { emit: Emit::C, ..Request::problem(root(), slug).unwrap() }
}

fn made(request: &Request) -> String {
    bundle::bundle(root(), request).unwrap_or_else(|error| panic!("{}", oj::failure::text(&error))).text
}

/// `bundle` itself compiles them with both compilers and compares their outputs on all samples.
#[test]
fn problems_become_short_c() {
    if !possible() {
        return;
    }
    for slug in ["hdu1846", "hdu2147", "poj1067"] {
        let text = made(&problem(slug));
        assert!(text.len() < 40_000, "{slug}: {} bytes", text.len());
        assert!(text.starts_with(&format!("/*\n {slug} <")), "{text}");
        assert!(
            text.contains("fn solve(input: &mut Scan") && text.contains(&format!("cargo oj bundle {slug} "))
        );
    }
    let short = made(&Request { minify: true, ..problem("hdu1846") });
    assert!(short.len() < 22_000 && !short.contains("fn solve"), "{} bytes", short.len());
}

#[test]
fn a_wrong_sample_is_refused() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let mut request = problem("hdu1846");
    let file = |end: &str| folder.path().join(format!("wrong.{end}"));
    fs::write(file("in"), "1\n4 3\n").unwrap();
    fs::write(file("out"), "first\n").unwrap();
    request.cases.push(Case { name: "wrong".into(), input: file("in"), output: file("out") });
    let error = refused(&request);
    assert!(error.contains("wrong.in: WA"), "{error}");
}

/// Right as native Rust, wrong only as C: the C file's own run on the samples notices.
#[test]
fn what_only_the_c_file_does_wrong_is_noticed() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn main() { println!(\"{}\", usize::MAX); }\n";
    let request = request(folder.path(), text, "18446744073709551615\n");
    assert!(bundle::bundle(root(), &request).is_ok());
    let error = refused(&Request { emit: Emit::C, ..request });
    assert!(
        error.contains("the C file, compiled by gcc, fails on") && error.contains("4294967295"),
        "{error}"
    );
}

#[test]
fn limits_of_the_judge() {
    if !possible() {
        return;
    }
    let mut request = problem("hdu1846");
    let mut judge = judges::named("hdu").unwrap();
    judge.max_bytes.as_mut().unwrap().is = 1000;
    let error = refused(&Request { judge: Some(judge.clone()), ..request.clone() });
    assert!(error.contains("HDU takes 1000 at most"), "{error}");
    judge.max_bytes.as_mut().unwrap().is = 65_536;
    judge.min_bytes.as_mut().unwrap().is = 65_000;
    let error = refused(&Request { judge: Some(judge), ..request.clone() });
    assert!(error.contains("HDU wants 65000 at least"), "{error}");

    // Where the system tells how little a run needs, native Rust is refused already.
    request.limits.memory = Some(64 << 10);
    let error = refused(&request);
    assert!(error.contains("within the judge's limit") || error.contains("MLE"), "{error}");
}

/// The source in the comment cannot end it, and standard input and output outside `scan` work, too.
#[test]
fn comments_and_own_input() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    \
                let ends = [\"*/\", \"/*\", \"??/\", \"*\\\n/\", \"*??/\n/\", \"\u{e9}\"];\n    \
                println!(\"{} {}\", line.trim(), ends.concat().len());\n}\n";
    let request = Request { emit: Emit::C, ..request(folder.path(), text, "1 2 17\n") };
    let made = made(&request);
    assert!(made.is_ascii() && made.contains("? ?/"), "{made}");
}

/// The command chooses C for HDU by itself.
#[test]
fn the_command_makes_c_for_hdu() {
    if !possible() {
        return;
    }
    let fixture = Fixture::new();
    fixture.problem("hdu1", HEADER, ECHO);
    fixture.case("hdu1", "a", "hi\n", "hi\n");
    let said = fixture.oj("bundle hdu1");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.starts_with("/*\n hdu1 <https://example.org/1>"), "{}", said.stdout);
    assert!(said.stderr.contains("with gcc and with g++; for HDU"), "{}", said.stderr);
    let said = fixture.oj("bundle hdu1 --judge poj -o ..");
    assert!(said.code == 0 && fixture.path().join("hdu1.c").exists(), "{}", said.stderr);

    fixture.case("hdu1", "b", "hi\n", "ho\n");
    let said = fixture.oj("bundle hdu1");
    assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{}", said.stderr);
}

/// Without a std for WebAssembly the remedy is one command.
#[test]
fn a_missing_std_names_the_remedy() {
    let fixture = Fixture::new();
    fixture.problem("hdu1", HEADER, ECHO);
    fixture.case("hdu1", "a", "hi\n", "hi\n");
    let mut command = Command::new(env!("CARGO_BIN_EXE_oj"));
    command.args(["bundle", "hdu1"]).current_dir(fixture.path()).env("GRUNDY_WASM_RUSTC", "/no/such/rustc");
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{said}");
    assert!(said.contains("rustup target add wasm32-wasip1"), "{said}");
}
