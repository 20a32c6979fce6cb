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
        &format!("     rerun: cargo grundy test toy1 --debug --input {}\n", input("b")),
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
        ("test TOY-2", "did you mean `toy2`?"),
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
fn a_compile_error_is_shown() {
    let fixture = one_problem();
    fixture.problem("toy1", HEADER, "fn main() { let x: u8 = 256; }");
    fixture.case("toy1", "sample", "1\n", "1\n");
    let said = fixture.grundy("test --debug");
    assert_eq!((said.code, said.stdout.as_str()), (1, ""));
    assert!(said.stderr.contains("literal out of range for `u8`"), "{}", said.stderr);
    assert!(said.stderr.contains("error: the problems do not compile\nhelp: "), "{}", said.stderr);
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
    let said = fixture.grundy("test --debug");
    assert_eq!(said.code, 1);
    for part in [
        "inputs/toy1 holds no sample\n     help: put the judge's sample into inputs/toy1/sample.in and",
        "inputs/toy2 has sample.in without sample.out\n     help: write inputs/toy2/sample.out, or delete",
        "inputs/toy3 has sample.out without sample.in\n     help: write inputs/toy3/sample.in, or delete",
        "inputs/toy4/sample.ans is neither an input nor an output",
        "AC  toy5",
        "inputs/toy6 belongs to no problem: write problems/src/bin/toy6.rs, or delete the folder",
        "\n1 passed, 5 failed\n",
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
