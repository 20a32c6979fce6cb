use crate::fixture::{Fixture, HEADER, grundy};
use std::fs;
use std::path::Path;

/// Bash's game, correct except for what `FAIL` is replaced by.
const WRONG: &str = r#"
use std::io::{Read, stdin};

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u32> = text.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for case in numbers[1..].chunks(2) {
        let (n, m) = (case[0], case[1]);
        FAIL
        println!("{}", if n % (m + 1) == 0 { "second" } else { "first" });
    }
}
"#;

fn problem(fail: &str) -> Fixture {
    let fixture = Fixture::new();
    fixture.problem("hdu1846", HEADER, &WRONG.replace("FAIL", fail));
    fixture
}

/// The saved input and output.
fn saved(root: &Path, n: u32) -> (String, String) {
    let read =
        |end: &str| fs::read_to_string(root.join(format!("inputs/hdu1846/own_stress_{n}.{end}"))).unwrap();
    (read("in"), read("out"))
}

#[test]
fn a_wrong_answer_is_shrunk_and_saved_once() {
    let fixture = problem("if m == 3 && n > 4 { println!(\"none\"); continue; }");
    let said = fixture.grundy("stress hdu1846 --debug --seed 1");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert!(said.stderr.contains("seed 1\n"), "{}", said.stderr);
    assert!(said.stdout.starts_with("WA hdu1846: line 1: expected `first`, got `none`"), "{}", said.stdout);
    assert!(said.stdout.contains("\ninput:\n  1\n  5 3\nexpected:\n  first\n"), "{}", said.stdout);
    assert!(said.stdout.contains("saved: inputs/hdu1846/own_stress_1.in and .out"), "{}", said.stdout);
    assert_eq!(saved(fixture.path(), 1), ("1\n5 3\n".to_owned(), "first\n".to_owned()));

    let again = fixture.grundy("stress hdu1846 --debug --seed 2");
    assert!(again.stdout.contains("own_stress_1.in"), "{}", again.stdout);
    let names: Vec<_> = fs::read_dir(fixture.path().join("inputs/hdu1846")).unwrap().collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn a_crash_is_saved_beside_what_is_there() {
    let fixture = problem("assert!(n < 9, \"too many stones\");");
    fixture.case("hdu1846", "own_stress_1", "1\n1 1\n", "first\n");
    fixture.write("inputs/hdu1846/own_stress_2.out", "half a case\n");
    let said = fixture.grundy("stress hdu1846 --debug");
    assert!(said.stdout.starts_with("RE hdu1846: exit status: 101"), "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.contains("too many stones"), "{}", said.stdout);
    assert_eq!(saved(fixture.path(), 1), ("1\n1 1\n".to_owned(), "first\n".to_owned()));
    assert_eq!(saved(fixture.path(), 3).0, "1\n9 1\n");
    let half = fs::read_to_string(fixture.path().join("inputs/hdu1846/own_stress_2.out")).unwrap();
    assert_eq!(half, "half a case\n");
}

#[test]
fn no_difference() {
    let said = problem("").grundy("stress hdu1846 --debug --seconds 1 --seed 7");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
    assert!(
        said.stdout.starts_with("no difference on ") && !said.stdout.contains(" 0 inputs"),
        "{}",
        said.stdout
    );
}

#[cfg(unix)]
#[test]
fn a_program_in_another_language() {
    use std::os::unix::fs::PermissionsExt;
    let fixture = Fixture::new();
    fixture.write("problems/src/bin/.keep", "");
    fixture.write("problems/mine.sh", "#!/bin/sh\nread cases\nwhile read n m; do echo first; done\n");
    let script = fixture.path().join("problems/mine.sh");
    let said = fixture.grundy("stress hdu1846 --program mine.sh");
    assert_eq!(said.code, 2, "not executable yet: {}{}", said.stdout, said.stderr);
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let said = fixture.grundy("stress hdu1846 --program mine.sh --seed 3");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert_eq!(saved(fixture.path(), 1), ("1\n2 1\n".to_owned(), "second\n".to_owned()));
}

#[test]
fn misuse() {
    let fixture = problem("");
    let said = fixture.grundy("stress hdu18466");
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("did you mean `hdu1846`?"), "{}", said.stderr);
    assert!(said.stderr.contains("tests/oracle/src/problem/hdu18466.rs"), "{}", said.stderr);
    let said = fixture.grundy("stress hdu1848");
    assert_eq!((said.code, said.stderr.lines().next()), (2, Some("error: no problem `hdu1848`")));
    assert_eq!(fixture.grundy("stress hdu1846 --program ./nothing").code, 2);
    assert_eq!(fixture.grundy("stress hdu1846 --program .").code, 2);
    assert_eq!(fixture.grundy("stress hdu1846 --seconds x").code, 2);
}

#[test]
fn the_brute_force_by_hand() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let random = grundy(root, "brute hdu1846 --random 7");
    assert_eq!((random.code, &random.stdout), (0, &grundy(root, "brute hdu1846 --random 7").stdout));
    let said = grundy(root, "brute hdu1846"); // standard input is empty
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert!(said.stderr.starts_with("error: token 1 (line 1): expected"), "{}", said.stderr);
}
