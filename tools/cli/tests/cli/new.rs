use crate::fixture::{Fixture, HEADER};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// What Competitive Companion sends for one of HDU's problems.
pub fn brave_game() -> Value {
    json!({
        "name": "Brave Game", "group": "HDU", "url": "https://acm.hdu.edu.cn/showproblem.php?pid=1846",
        "interactive": false, "memoryLimit": 32, "timeLimit": 1500,
        "tests": [{ "input": "1\r\n23 2", "output": "first\n" }, { "input": "1\n4 3\n", "output": "second" }],
        "testType": "single", "input": { "type": "stdin" }, "output": { "type": "stdout" },
        "languages": { "java": { "mainClass": "Main" } }, "batch": { "id": "x", "size": 1 },
    })
}

/// The fixture with `grundy::scan`, which new files need to compile.
fn repository() -> Fixture {
    let fixture = Fixture::new();
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let scan = "src/support/scan.rs";
    fixture.write(scan, &fs::read_to_string(root.join(scan)).unwrap());
    fixture.write("src/support/mod.rs", "pub mod scan;\n");
    fixture.write("src/lib.rs", "mod heaps;\nmod support;\npub use heaps::*;\npub use support::*;\n");
    fixture.write(
        "Cargo.toml",
        "[workspace]\nmembers = [\"problems\"]\nresolver = \"3\"\n[package]\nname = \"grundy\"\nedition = \"2024\"\n",
    );
    fixture.write(
        "problems/Cargo.toml",
        "[package]\nname = \"problems\"\nedition = \"2024\"\n[dependencies]\ngrundy = { path = \"..\" }\n",
    );
    fixture.write("problems/src/bin/.keep", "");
    fixture
}

fn read(fixture: &Fixture, path: &str) -> String {
    fs::read_to_string(fixture.path().join(path)).unwrap()
}

#[test]
fn the_new_files_say_what_to_write() {
    let fixture = repository();
    let said = fixture.grundy("new toy_1");
    let files = [
        "src/bin/toy_1.rs\n",
        "../inputs/toy_1/sample.in\n",
        "../inputs/toy_1/sample.out\n",
        "../tests/oracle/src/problem/toy_1.rs\n",
    ];
    let next = "next: write the first and the last file, paste the samples into the others, then\n  grundy test toy_1\n  \
                grundy stress toy_1\n  cargo test toy_1\n";
    assert_eq!((said.code, said.stdout), (0, files.concat() + next), "{}", said.stderr);
    assert!(fixture.grundy("list").stdout.starts_with("toy_1  unknown"));
    let test = fixture.grundy("test toy_1 --debug");
    assert!(test.stdout.contains("../inputs/toy_1/sample.in has no sample yet\n"), "{}", test.stdout);
    let answer = fixture.grundy("answer toy_1");
    assert_eq!((answer.code, &*answer.stdout), (1, ""));
    assert!(
        answer.stderr.contains("error: ../inputs/toy_1/sample.in has no sample yet\n"),
        "{}",
        answer.stderr
    );
    fixture.case("toy_1", "sample", "1\n", "1\n");
    let test = fixture.grundy("test toy_1 --debug");
    assert_eq!(test.code, 1, "{}{}", test.stdout, test.stderr);
    assert!(!test.stderr.contains("warning"), "{}", test.stderr);
    assert!(test.stdout.contains("error: write `solve` in problems/src/bin/toy_1.rs"), "{}", test.stdout);
}

#[test]
fn a_task_fills_them() {
    let fixture = repository();
    fixture.write("problems/task.json", &brave_game().to_string());
    let said = fixture.grundy("new --from task.json");
    assert_eq!(said.code, 0, "{}", said.stderr);
    let source = read(&fixture, "problems/src/bin/hdu1846.rs");
    let head = "//! # HDU 1846: Brave Game\n//!\n//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1846> (HDU)\n\
                //! - **Limits**: 1.5 s, 32 MB\n";
    assert!(source.starts_with(head), "{source}");
    assert_eq!(read(&fixture, "inputs/hdu1846/sample.in"), "1\n23 2\n");
    assert_eq!(read(&fixture, "inputs/hdu1846/sample2.out"), "second\n");
    assert!(fixture.grundy("list").stdout.starts_with("hdu1846  1.5 s, 32 MB"));
    let all: Value = serde_json::from_str(&fixture.grundy("list --json").stdout).unwrap();
    assert_eq!(all[0]["source"], "https://acm.hdu.edu.cn/showproblem.php?pid=1846", "without the group");

    let said = fixture.grundy("new other_1 --from task.json");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(read(&fixture, "problems/src/bin/other_1.rs").starts_with(head));
}

#[test]
fn a_slug_tells_the_address() {
    let fixture = repository();
    assert_eq!(fixture.grundy("new cf1382b").code, 0);
    let source = read(&fixture, "problems/src/bin/cf1382b.rs");
    let head = "//! # Codeforces 1382B: the title on the judge's page\n//!\n\
                //! - **Source**: <https://codeforces.com/problemset/problem/1382/B>\n";
    assert!(source.starts_with(head), "{source}");
}

#[test]
fn an_interactive_task_gets_an_interactor() {
    let fixture = repository();
    let mut task = brave_game();
    task["interactive"] = json!(true);
    task["input"] = json!({ "type": "file", "fileName": "nim.in" });
    task["memoryLimit"] = Value::Null;
    fixture.write("problems/task.json", &task.to_string());
    let said = fixture.grundy("new --from task.json");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("note: this problem is interactive"), "{}", said.stdout);
    assert!(said.stdout.contains("note: the judge's program reads nim.in; here it uses"), "{}", said.stdout);
    let source = read(&fixture, "problems/src/bin/hdu1846.rs");
    assert!(source.contains("    scan::talk(solve)\n"), "{source}");
    assert!(read(&fixture, "tests/oracle/src/problem/hdu1846.rs").contains("\npub fn interact("));
    let inputs = fixture.path().join("inputs/hdu1846");
    assert_eq!(fs::read_dir(inputs).unwrap().count(), 1, "dialogues are no samples");
    assert!(
        source.contains("?pid=1846> (HDU, interactive, reads nim.in)\n//! - **Limits**: 1.5 s\n"),
        "{source}"
    );
}

#[test]
fn files_in_place_of_standard_input_are_in_header_and_program() {
    let mut task = brave_game();
    for (stream, name) in [("input", "nim.in"), ("output", "nim.out")] {
        task[stream] = json!({ "type": "file", "fileName": name });
    }
    let fixture = repository();
    fixture.write("problems/task.json", &task.to_string());
    let said = fixture.grundy("new --from task.json");
    assert!(
        said.stdout.contains(
            "writes nim.out; here it does so, too, as `- **Files**: nim.in, nim.out` in its header says"
        ),
        "{}",
        said.stdout
    );
    let source = read(&fixture, "problems/src/bin/hdu1846.rs");
    assert!(
        source.contains("\n//! - **Limits**: 1.5 s, 32 MB\n//! - **Files**: nim.in, nim.out\n"),
        "{source}"
    );
    assert!(source.contains("    scan::run_files(\"nim.in\", \"nim.out\", solve)\n"), "{source}");
}

#[test]
fn nothing_is_overwritten() {
    for path in ["problems/src/bin/toy1.rs", "inputs/toy1/other.in", "tests/oracle/src/problem/toy1.rs"] {
        let fixture = Fixture::new();
        fixture.problem("toy2", HEADER, "");
        fixture.write(path, "mine");
        let said = fixture.grundy("new toy1");
        assert_eq!((said.code, said.stdout.as_str()), (2, ""));
        assert!(said.stderr.contains(" exists\nhelp: nothing was written"), "{}", said.stderr);
        let is_problem = path.starts_with("problems/");
        assert_eq!(
            said.stderr.contains("`grundy test toy1` runs that problem"),
            is_problem,
            "{}",
            said.stderr
        );
        assert_eq!(read(&fixture, path), "mine");
        let written =
            ["problems/src/bin/toy1.rs", "inputs/toy1/sample.in", "tests/oracle/src/problem/toy1.rs"];
        let others = written.iter().filter(|other| **other != path && fixture.path().join(other).exists());
        assert_eq!(others.count(), 0);
    }
}

#[test]
fn a_slug_that_is_nearly_one_of_a_judge_is_noticed() {
    let fixture = repository();
    let note = |slug: &str| fixture.grundy(&format!("new {slug}")).stdout.contains("note: no judge has");
    assert!(note("cf_4a") && !note("cf4b") && !note("toy_1"));
}

#[test]
fn what_is_no_slug_is_refused() {
    let fixture = Fixture::new();
    fixture.problem("toy2", HEADER, "");
    for slug in [
        "../../x1",
        "/tmp/x1",
        "x/1",
        "Hdu1846",
        "1846",
        "fn",
        "build",
        "naive",
        "_1",
        "hdu-1",
        "hdu1846.rs",
        "é1",
        "--",
        "",
    ] {
        let said = fixture.grundy(&format!("new {slug}"));
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{slug}");
    }
    let said = fixture.grundy(&format!("new {}1", "a".repeat(40)));
    assert!(said.stderr.contains("help: a slug is a judge and a number or name"), "{}", said.stderr);
    fixture.write("problems/task.json", "{}");
    assert_eq!(fixture.grundy("new --from task.json").code, 2);
    assert_eq!(fixture.grundy("new --from missing.json").code, 2);
}
