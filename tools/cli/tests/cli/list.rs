use crate::fixture::{Fixture, HEADER, grundy};
use serde_json::Value;
#[cfg(unix)]
use std::process::Command;

fn two_problems() -> Fixture {
    let fixture = Fixture::new();
    fixture.write("src/sums/sum.rs", "");
    fixture.problem("toy2", &HEADER.replace("`nim`", "`sum`, then `nim`").replace("Toy 1", "Toy 2"), "");
    fixture.problem("toy1", HEADER, "");
    fixture
}

#[test]
fn prints_the_catalogue_sorted_by_slug() {
    let said = two_problems().grundy("list");
    let lines = ["toy1  10 s, 256 MB  nim       Echo", "toy2  10 s, 256 MB  sum, nim  Echo", "2 problems"];
    assert_eq!((said.code, said.stdout), (0, lines.join("\n") + "\n"), "{}", said.stderr);
}

#[test]
fn filters_by_template() {
    let said = two_problems().grundy("list --template sum");
    assert_eq!(said.stdout, "toy2  10 s, 256 MB  sum, nim  Echo\n1 problem\n");
    let said = two_problems().grundy("list --template num");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert_eq!(said.stderr.lines().next(), Some("error: no template `num`"));
    assert!(said.stderr.contains("did you mean `nim`?"), "{}", said.stderr);
}

#[test]
fn json_holds_the_whole_header() {
    let said = two_problems().grundy("list --json");
    let all: Value = serde_json::from_str(&said.stdout).unwrap();
    let toy = &all[0];
    assert_eq!(toy["slug"], "toy1");
    assert_eq!(toy["title"], "Toy 1: Echo");
    assert_eq!(toy["source"], "https://example.org/1");
    assert_eq!(toy["idea"], "the answer is the question.");
    assert_eq!(toy["limits"]["time_ms"], 10_000);
    assert_eq!(toy["limits"]["memory_bytes"], 256 << 20);
    assert_eq!(all[1]["templates"], serde_json::json!(["sum", "nim"]));
}

/// The limits that `list --json` prints for a header in which they are written like this.
fn limits(text: &str) -> Value {
    let fixture = Fixture::new();
    fixture.problem("toy1", &HEADER.replace("10 s, 256 MB", text), "");
    let all: Value = serde_json::from_str(&fixture.grundy("list --json").stdout).unwrap();
    serde_json::json!([all[0]["limits"]["time_ms"], all[0]["limits"]["memory_bytes"]])
}

#[test]
fn limits_come_in_several_forms() {
    assert_eq!(limits("1 s, 10000 KB"), serde_json::json!([1000, 10_240_000]));
    assert_eq!(limits("0.5 s, 32 MB (from memory)"), serde_json::json!([500, 32 << 20]));
    assert_eq!(limits("1500 ms"), serde_json::json!([1500, null]));
    assert_eq!(limits("64 MB (no limit of time)"), serde_json::json!([null, 64 << 20]));
    assert_eq!(limits("unknown (not printed)"), serde_json::json!([null, null]));
}

/// A header with one flaw: its row says where and what to do, and the other problem is listed.
fn flaw(from: &str, to: &str, place: &str, remedy: &str) {
    assert!(HEADER.contains(from));
    let fixture = two_problems();
    fixture.problem("toy1", &HEADER.replace(from, to), "");
    let said = fixture.grundy("list");
    assert_eq!((said.code, said.stderr.as_str()), (1, ""));
    let unwrapped = said.stdout.replace("\n      ", " ");
    let rows: Vec<&str> = unwrapped.lines().collect();
    let start = format!("toy1  error: problems/src/bin/toy1.rs:{place}: ");
    assert!(rows[0].starts_with(&start), "{start}\n{}", said.stdout);
    assert!(rows[0].contains(remedy), "{remedy}\n{}", said.stdout);
    assert_eq!(rows[1..], ["toy2  10 s, 256 MB  sum, nim  Echo", "2 problems, 1 with an error"]);
    let json: Value = serde_json::from_str(&fixture.grundy("list --json").stdout).unwrap();
    assert_eq!(json[0]["slug"], "toy1");
    assert_eq!(format!("toy1  error: {}", json[0]["error"].as_str().unwrap()), rows[0]);
    assert_eq!((&json[1]["title"], json.as_array().unwrap().len()), (&Value::from("Toy 2: Echo"), 2));
}

#[test]
fn a_malformed_header_names_file_line_and_remedy() {
    flaw("//! # Toy 1: Echo", "//! Toy 1: Echo", "1", "begin with a line like `//! # HDU 1846: Brave Game`");
    flaw("- **Limits**: 10 s, 256 MB\n//! ", "", "6", "add a line like `//! - **Limits**: 1 s, 32 MB`");
    flaw("10 s, 256 MB", "", "4", "write, for example, `1 s, 32 MB`");
    for limits in
        ["1s, 32 MB", "1 s; 32 MB", "1 s, 32 M", "-1 s", "0 s", "1 s, 32 MB (from", "NaN s", "1e99 s", "soon"]
    {
        flaw("10 s, 256 MB", limits, "4", "write `1 s, 32 MB`");
    }
    flaw("<https://example.org/1>", "https://example.org/1", "3", "write it in `<…>`");
    flaw("<https://example.org/1>", "", "3", "write, for example, `<https://");
    flaw("`nim`", "nim", "7", "in backticks");
    flaw("`nim`", "`nom`", "7", "did you mean `nim`? docs/templates.md has them all");
    let (source, limits) = ("- **Source**: <https://example.org/1>", "- **Limits**: 10 s, 256 MB");
    let (from, to) = (format!("{source}\n//! {limits}"), format!("{limits}\n//! {source}"));
    flaw(&from, &to, "3", "the order is Source, Limits, Idea, Template");
}

#[test]
fn all_malformed_headers_are_named_at_once() {
    let fixture = two_problems();
    fixture.problem("toy0", "", "fn main() {}");
    fixture.problem("toy3", "", "fn main() {}");
    let said = fixture.grundy("list");
    let unwrapped = said.stdout.replace("\n      ", " ");
    let rows: Vec<&str> = unwrapped.lines().collect();
    assert!(rows[0].contains("toy0.rs:1:") && rows[3].contains("toy3.rs:1:"), "{}", said.stdout);
    assert_eq!((said.code, rows[4]), (1, "4 problems, 2 with an error"));
    // Whether they show the template is not known.
    let said = fixture.grundy("list --template sum");
    let rows = said.stdout.lines().filter(|row| row.starts_with("toy"));
    let slugs: Vec<&str> = rows.map(|row| &row[..4]).collect();
    assert_eq!((said.code, &slugs[..]), (1, &["toy0", "toy2", "toy3"][..]), "{}", said.stdout);
}

#[test]
fn notes_stand_in_json_only() {
    let fixture = Fixture::new();
    let header = HEADER.replace("256 MB", "256 MB (a note)").replace("1>", "1> (also 2)");
    fixture.problem("toy1", &header, "");
    assert!(fixture.grundy("list").stdout.starts_with("toy1  10 s, 256 MB  nim  Echo\n"));
    let all: Value = serde_json::from_str(&fixture.grundy("list --json").stdout).unwrap();
    assert_eq!(all[0]["limits"]["text"], "10 s, 256 MB (a note)");
    assert_eq!(all[0]["source"], "https://example.org/1");
}

/// What `test` says about a slug that is none.
fn help(slug: &str) -> String {
    let said = two_problems().grundy(&format!("test {slug}"));
    assert_eq!(said.code, 2, "{slug}");
    assert_eq!(said.stderr.lines().next(), Some(format!("error: no problem `{slug}`").as_str()));
    said.stderr.lines().nth(1).unwrap_or_default().to_owned()
}

#[test]
fn only_near_slugs_are_suggested() {
    assert_eq!(help("tyo1"), "help: did you mean `toy1`? `grundy list` prints all");
    assert_eq!(help("toi2"), "help: did you mean `toy2`? `grundy list` prints all");
    assert_eq!(help("hdu1"), "help: `grundy list` prints all");
    assert_eq!(
        help("nim"),
        "help: that is a template; `grundy list --template nim` prints the problems for it"
    );
    let address = "https://vjudge.net/problem/HDU-1846";
    assert_eq!(help(address), "help: its slug would be `hdu1846`; `grundy list` prints all");
}

#[test]
fn case_and_punctuation_do_not_count() {
    let fixture = two_problems();
    let said = fixture.grundy("list --template SUM");
    assert_eq!((said.code, said.stdout.lines().last()), (0, Some("1 problem")), "{}", said.stderr);
    // There is no sample: that is said of the slug as it is spelt here.
    let said = fixture.grundy("test Toy-1 TOY1");
    assert!(said.stdout.contains("toy1") && !said.stdout.contains("oy-1"), "{}{}", said.stdout, said.stderr);
}

#[test]
fn rows_fit_the_terminal_and_are_whole_in_a_file() {
    let fixture = two_problems();
    let long = "Toy 1: 数组游戏 and what else there is to say about a problem with a long title";
    fixture.problem("toy1", &HEADER.replace("Toy 1: Echo", long), "");
    let start = "toy1  10 s, 256 MB  nim       数组游戏 and what else there is to say about a pr";
    let said = fixture.grundy("list");
    assert_eq!(said.stdout.lines().next(), Some(&*format!("{start}oblem with a long title")));
    #[cfg(unix)]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        command.arg("list").current_dir(fixture.path());
        let mut terminal = rexpect::session::spawn_command(command, Some(60_000)).unwrap();
        terminal.exp_string("there is to say about a pr").unwrap();
        let rest = terminal.exp_eof().unwrap();
        assert!(!rest.starts_with("oblem"), "{rest}");
    }
    let object = &fixture.grundy("list --json").stdout;
    assert!(object.contains(long), "{object}");
}

#[cfg(feature = "embedded")]
#[test]
fn outside_a_checkout_the_rows_are_those_of_this_one() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = tempfile::tempdir().unwrap();
    for words in ["list", "list --template Wythoff"] {
        let (outside, inside) = (grundy(folder.path(), words), grundy(&root, words));
        assert_eq!((outside.code, outside.stdout), (inside.code, inside.stdout));
    }
}

#[cfg(not(feature = "embedded"))]
#[test]
fn outside_a_checkout() {
    let said = grundy(tempfile::tempdir().unwrap().path(), "list");
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("run it inside a checkout of grundy"), "{}", said.stderr);
}

/// What the README says of how many there are.
#[test]
fn the_readme_counts_all_problems() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let count = std::fs::read_dir(root.join("problems/src/bin")).unwrap().count();
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    let said = readme.lines().take(5).collect::<Vec<_>>().join(" ");
    assert!(said.contains(&format!(" {count} classic problems")), "{count}: {said}");
}
