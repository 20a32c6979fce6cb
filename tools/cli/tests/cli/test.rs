use crate::fixture::{ECHO, Fixture, HEADER};
use serde_json::Value;
use std::fs;

fn one_problem() -> Fixture {
    let fixture = Fixture::new();
    fixture.problem("toy1", HEADER, ECHO);
    fixture
}

#[test]
fn reports_each_verdict_and_how_to_rerun_it() {
    let fixture = one_problem();
    fixture.case("toy1", "a", "1\n2\n", "1\n2\n");
    fixture.case("toy1", "b", "1\n2\n", "1\n3\n");
    fixture.case("toy1", "c", "1 2\n", "1\n2\n");
    fixture.case("toy1", "d", "panic\n", "");
    let said = fixture.grundy("test --debug");
    let input = |case: &str| fixture.path().join(format!("inputs/toy1/{case}.in")).display().to_string();
    assert_eq!(said.code, 1);
    let head = said.stdout.lines().next().unwrap();
    assert!(head.starts_with("WA  toy1  3 of 4 cases fail"), "{head}");
    assert!(head.ends_with(" of 10 s, 256 MB"), "{head}");
    for part in [
        "     b: WA: line 2: expected `3`, got `2`",
        "\n       -3\n       +2\n",
        "     rerun: grundy test toy1 --debug --input ../inputs/toy1/b.in\n",
        "     c: PE: ",
        "     d: RE: exit status: 101",
        "asked for",
        "\n0 passed, 1 failed\n",
    ] {
        assert!(said.stdout.contains(part), "{part}\n{}", said.stdout);
    }
    assert!(!said.stdout.contains('\u{1b}'), "colour outside a terminal:\n{}", said.stdout);

    let rerun = fixture.grundy(&format!("test toy1 --debug --input {}", input("b")));
    assert_eq!((rerun.code, rerun.stdout.as_str()), (1, "1\n2\n"));
    assert!(rerun.stderr.starts_with("WA ") && rerun.stderr.contains("+2"), "{}", rerun.stderr);

    let json: Value = serde_json::from_str(&fixture.grundy("test toy1 --debug --json").stdout).unwrap();
    let problem = &json["problems"][0];
    assert_eq!((&json["failed"], &problem["verdict"]), (&1.into(), &"WA".into()));
    let verdicts: Vec<&Value> =
        problem["cases"].as_array().unwrap().iter().map(|case| &case["verdict"]).collect();
    assert_eq!(verdicts, ["AC", "WA", "PE", "RE"]);
    assert!(fs::exists(problem["executable"].as_str().unwrap()).unwrap());
}

#[test]
fn all_is_well() {
    let fixture = one_problem();
    fixture.case("toy1", "sample", "1\n", "1\n");
    fixture.case("toy1", ".hidden", "", "");
    let said = fixture.grundy("test");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.starts_with("AC  toy1  1 case    "), "{}", said.stdout);
    assert!(said.stdout.ends_with("\n1 passed, 0 failed\n"), "{}", said.stdout);
}

/// It takes 40 MB, which no judge needs for a program that panics.
#[test]
fn a_backtrace_is_only_for_those_who_look() {
    let fixture = one_problem();
    fixture.case("toy1", "d", "panic\n", "");
    fixture.write("problems/by_hand.txt", "panic\n");
    let traced = |words: &str| fixture.grundy_with(words, &[("RUST_BACKTRACE", "1".as_ref())]);
    let said = traced("test toy1 --debug");
    let all = said.stdout + &said.stderr;
    assert!(all.contains("panicked") && !all.contains("stack backtrace:"), "{all}");
    let said = traced("test toy1 --debug --input by_hand.txt");
    assert!(said.stderr.contains("stack backtrace:"), "{}", said.stderr);
}

#[test]
fn an_input_by_hand() {
    let fixture = one_problem();
    fixture.write("problems/by_hand.txt", "7\n");
    let said = fixture.grundy("test toy1 --debug --input by_hand.txt");
    assert_eq!((said.code, said.stdout.as_str()), (0, "7\n"), "{}", said.stderr);
    assert!(said.stderr.contains(" ms, "), "{}", said.stderr);
    fixture.write("problems/by_hand.txt", "panic\n");
    let said = fixture.grundy("test toy1 --debug --input by_hand.txt --json");
    assert_eq!(said.code, 1);
    let json: Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!(json["verdict"], "RE");
}

#[test]
fn build_prints_where_the_executables_are() {
    let fixture = one_problem();
    fixture.problem("toy2", HEADER, ECHO);
    let said = fixture.grundy("build --debug toy2 toy1");
    let stems = said.stdout.lines().map(|path| {
        assert!(fs::exists(path).unwrap(), "{path}");
        std::path::Path::new(path).file_stem().unwrap().to_str().unwrap()
    });
    assert_eq!((stems.collect::<Vec<_>>(), said.code), (vec!["toy2", "toy1"], 0), "{}", said.stderr);
}

#[test]
fn misuse() {
    let fixture = one_problem();
    fixture.problem("toy2", HEADER, ECHO);
    for (words, part) in [
        ("test tyo1", "did you mean `toy1`?"),
        ("test TOI-2", "did you mean `toy2`?"),
        ("test --input x", "--input needs exactly one problem"),
        ("test toy1 toy2 --input x", "--input needs exactly one problem"),
        ("test toy1 --input x.in", "x.in: No such file"),
        ("test toy1 --input .", "is a folder"),
        ("tset", "test"),
    ] {
        let said = fixture.grundy(words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}");
        assert!(said.stderr.contains(part), "{words}: {}", said.stderr);
    }
}

#[test]
fn what_does_not_compile_spoils_only_its_own_row() {
    let fixture = one_problem();
    fixture.problem("toy2", HEADER, "fn main() { let x: u8 = 256; }");
    fixture.problem("toy3", "//! # Toy 3\n", ECHO);
    for slug in ["toy1", "toy2", "toy3"] {
        fixture.case(slug, "sample", "1\n", "1\n");
    }
    let said = fixture.grundy("test --debug");
    assert_eq!(said.code, 1);
    for part in [
        "AC  toy1",
        "--   toy2\n     it does not compile\n     error: literal out of range for `u8`\n",
        "problems/src/bin/toy2.rs:8:25",
        "--   toy3\n     problems/src/bin/toy3.rs:1: no Source in the header",
        "\n1 passed, 2 failed\n",
    ] {
        assert!(said.stdout.contains(part), "{part}\n{}{}", said.stdout, said.stderr);
    }
    assert!(!said.stdout.contains('\u{1b}'), "colour outside a terminal:\n{}", said.stdout);

    let json: Value = serde_json::from_str(&fixture.grundy("test --debug --json").stdout).unwrap();
    let problems = json["problems"].as_array().unwrap();
    assert_eq!(problems[0]["error"], Value::Null);
    assert!(problems[1]["error"].as_str().unwrap().contains("error: literal out of range"), "{json}");
    assert_eq!((&problems[1]["executable"], &problems[1]["verdict"]), (&Value::Null, &Value::Null));
    assert!(problems[2]["error"].as_str().unwrap().contains("no Source"), "{json}");

    let input = fixture.path().join("inputs/toy2/sample.in");
    let said = fixture.grundy(&format!("test toy2 --debug --input {}", input.display()));
    assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{}", said.stderr);
    assert!(said.stderr.contains("error: toy2: it does not compile\nerror: literal"), "{}", said.stderr);
    let said = fixture.grundy("build --debug");
    assert_eq!((said.code, said.stdout.lines().count()), (1, 2), "{}{}", said.stdout, said.stderr);
    assert!(said.stderr.contains("error: toy2: it does not compile"), "{}", said.stderr);
}

#[test]
fn a_broken_template_spoils_only_the_problems_that_use_it() {
    let fixture = Fixture::with_library();
    fixture.write("src/heaps/mod.rs", "pub mod half_written;\npub mod nim;\n");
    fixture.write("src/heaps/half_written.rs", "pub fn half() -> u32 { \"half\" }\n");
    fixture.write("src/heaps/nim.rs", "pub fn twice(n: u32) -> u32 { 2 * n }\n");
    let main = |value| format!("fn main() {{ println!(\"{{}}\", {value}); }}\n");
    fixture.problem("toy1", HEADER, &main("grundy::nim::twice(21)"));
    fixture.problem("toy2", HEADER, &main("grundy::half_written::half()"));
    fixture.case("toy1", "sample", "", "42\n");
    fixture.case("toy2", "sample", "", "42\n");
    for half in ["pub fn half() -> u32 { \"half\" }\n", "pub fn half( {\n"] {
        fixture.write("src/heaps/half_written.rs", half);
        let said = fixture.grundy("test");
        assert_eq!(said.code, 1);
        assert!(said.stdout.contains("AC  toy1"), "{}{}", said.stdout, said.stderr);
        assert!(said.stdout.contains("--   toy2\n"), "{}{}", said.stdout, said.stderr);
        assert!(said.stdout.ends_with("\n1 passed, 1 failed\n"), "{}{}", said.stdout, said.stderr);
        let row = said.stdout.split_once("--   toy2\n").unwrap().1;
        let why = row.lines().find(|line| line.contains("src/heaps/half_written.rs:1:"));
        assert!(why.is_some(), "the place in the template: {}", said.stdout);
        assert!(row.contains("\n     help: fix the template"), "{}", said.stdout);
        assert!(said.stderr.contains("src/heaps/half_written.rs:1:"), "{}", said.stderr);
        let said = fixture.grundy("bundle toy1");
        assert_eq!(said.code, 0, "{}", said.stderr);
    }
    assert_eq!(fixture.grundy("test toy1 --debug").code, 0);
    fixture.write("src/heaps/half_written.rs", "pub fn half() -> u32 { 42 }\n");
    let said = fixture.grundy("test");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
}

#[test]
fn cargo_itself_fails() {
    let fixture = one_problem();
    fixture.case("toy1", "sample", "1\n", "1\n");
    fixture.write("problems/Cargo.toml", "[package]\nname = 1\n");
    let said = fixture.grundy("test");
    assert_eq!((said.code, said.stdout.as_str()), (1, ""));
    assert!(said.stderr.contains("error: cargo cannot build the problems\nhelp: "), "{}", said.stderr);
}

#[test]
fn what_is_missing_is_a_failed_check_with_a_remedy() {
    let fixture = one_problem();
    for slug in ["toy2", "toy3", "toy4", "toy5"] {
        fixture.problem(slug, HEADER, ECHO);
    }
    fixture.write("inputs/toy2/sample.in", "");
    fixture.write("inputs/toy3/sample.out", "");
    fixture.case("toy4", "sample", "", "");
    fixture.write("inputs/toy4/sample.ans", "");
    fixture.case("toy5", "sample", "", "");
    fixture.case("toy6", "sample", "", "");
    fixture.problem("toy7", HEADER, ECHO);
    fixture.case("toy7", "sample", "1\n", "paste the judge's sample.out here\n");
    fixture.problem("toy8", HEADER, ECHO);
    fixture.write("inputs/toy8/max_all.in", "");
    let said = fixture.grundy("test --debug");
    assert_eq!(said.code, 1);
    for part in [
        "inputs/toy1 holds no sample\n     help: put the judge's sample into ../inputs/toy1/sample.in and",
        "inputs/toy2 has sample.in without sample.out\n     help: `grundy answer toy2` asks the brute force; or write ../inputs/toy2/sample.out, or delete",
        "inputs/toy8 has max_all.in without max_all.out\n     help: write ../inputs/toy8/max_all.out; the brute force is too slow",
        "inputs/toy3 has sample.out without sample.in\n     help: write ../inputs/toy3/sample.in, or delete",
        "inputs/toy4/sample.ans is neither an input nor an output",
        "AC  toy5",
        "inputs/toy6 belongs to no problem: write problems/src/bin/toy6.rs, or delete the folder",
        "inputs/toy7/sample.out has no sample yet\n     help: paste it there",
        "\n1 passed, 7 failed\n",
    ] {
        assert!(said.stdout.contains(part), "{part}\n{}", said.stdout);
    }
}

#[test]
fn a_flaw_elsewhere_does_not_stop_the_work_on_one_problem() {
    let fixture = one_problem();
    fixture.case("toy1", "sample", "1\n", "1\n");
    fixture.problem("toy2", "", "fn main() { nonsense }");
    assert_eq!(fixture.grundy("test toy1 --debug").code, 0);
}

/// Editors and systems leave such files beside the sources; cargo builds none of them.
#[cfg(unix)]
#[test]
fn hidden_files_and_folders_are_no_problems() {
    let fixture = one_problem();
    fixture.case("toy1", "sample", "1\n", "1\n");
    let folder = fixture.path().join("problems/src/bin");
    std::os::unix::fs::symlink("somebody@somewhere", folder.join(".#toy1.rs")).unwrap();
    fs::write(folder.join("._toy1.rs"), [0xff]).unwrap();
    fs::create_dir(folder.join("toy2.rs")).unwrap();
    fs::write(fixture.path().join("src/heaps/.#nim.rs"), [0xff]).unwrap();
    let said = fixture.grundy("test --debug");
    assert!(said.stdout.starts_with("AC  toy1"), "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.ends_with("\n1 passed, 0 failed\n"), "{}", said.stdout);
}

/// `scan::run` has read everything, so it finds the end; it must not wait for ever.
#[test]
fn a_solution_may_read_standard_input_itself() {
    let fixture = Fixture::with_library();
    let code = "use grundy::scan::{self, Error, Out, Scan};\n\
                fn main() -> std::process::ExitCode { scan::run(solve) }\n\
                fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {\n\
                    let n: u32 = input.int()?;\n\
                    let mut line = String::new();\n\
                    let more = std::io::stdin().read_line(&mut line).unwrap();\n\
                    out.line(n + more as u32);\n\
                    Ok(())\n\
                }\n";
    fixture.problem("toy1", &HEADER.replace("10 s", "0.1 s"), code);
    fixture.case("toy1", "sample", "1\n2\n", "1\n");
    let said = fixture.grundy("test");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
}
