use crate::fixture::{Said, command};
use serde_json::{Value, json};
use tempfile::TempDir;

/// What `grundy explore` says; words with blanks in quotes.
fn said_in(folder: &TempDir, words: &str) -> Said {
    let words = shlex::split(words).unwrap();
    Said::of(command(folder.path()).arg("explore").args(words))
}

fn said(words: &str) -> Said {
    said_in(&TempDir::new().unwrap(), words)
}

/// What it prints, without a complaint.
fn printed(words: &str) -> String {
    let said = said(words);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{words}");
    said.stdout
}

fn object(words: &str) -> Value {
    serde_json::from_str(&printed(&format!("{words} --json"))).unwrap()
}

#[test]
fn every_form_of_the_list_can_be_explored() {
    let list = printed("--list");
    let forms: Vec<&str> = list.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    assert!(forms.len() >= 10, "{list}");
    for form in forms {
        let example = form.split("  ").next().unwrap();
        let said = said(&shlex::try_quote(example).unwrap());
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{example}");
        assert!(said.stdout.lines().count() >= 2, "{example}: {}", said.stdout);
    }
}

#[test]
fn a_position_is_explained() {
    assert_eq!(
        printed("euclid --at 5,8"),
        "5,8: value 0, a P-position: the player to move loses\n  to value 1: 5,3\n  \
         mex 0: no option has value 0\nwinning moves: none\n"
    );
    let sum = printed("euclid --at 5,8+3,1");
    assert!(sum.contains("nim-sum: 0 xor 3 = 3\nwinning moves: 3,1 -> 0,1\n"), "{sum}");
    let answer = &object("euclid --at '(3, 1)'")["at"][0];
    assert_eq!((&answer["value"], &answer["outcome"]), (&json!(3), &json!("N")));
    assert_eq!(answer["winning"], json!([{ "part": 0, "from": "3,1", "to": "0,1" }]));
}

#[test]
fn why_goes_to_the_end_of_the_game() {
    let said = printed("euclid --at 5,8 --why");
    let last: Vec<&str> = said.lines().rev().take(2).collect();
    assert_eq!(last, ["  0,1  P (0): no move, the end", "  2,1  N (2): 0,1"]);
    let steps = object("euclid --at 5,8 --why")["at"][0]["why"].as_array().unwrap().len();
    assert_eq!(steps, 5);
}

#[test]
fn who_cannot_move_may_win() {
    assert_eq!(object("euclid --misere --at 1,1")["at"][0]["value"], json!("P"));
    assert_eq!(object("euclid --at 1,1")["at"][0]["value"], json!(1));
}

#[test]
fn a_table_has_the_size_that_was_asked_for() {
    let table = object("euclid --to 2x3");
    assert_eq!(table["rows"], json!([[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 1, 0]]));
    assert_eq!(printed("euclid --to 2x3").lines().next().unwrap(), "x\\y  0 1 2 3");
}

#[test]
fn mistakes_are_named_with_what_was_meant() {
    for (words, message, help) in [
        ("euklid", "error: `euklid` is no game that is known here", "did you mean `euclid`"),
        ("euclid 5", "error: `5` is not understood there", "did you mean `euclid`"),
        ("euclid --at 5", "error: --at 5: `5`: a position is two numbers: `3,5`", "put `+` between"),
        ("euclid --at 5,x", "error: --at 5,x: `,x`", ""),
        ("euclid --why", "error: --why goes on from a position", "--at POSITION"),
        ("euclid --plot=a.gif", "error: --plot=a.gif: pictures are SVG or PNG", ".svg or .png"),
        ("euclid --plot=no/a.svg", "error: cannot write no/a.svg", "make the folder first"),
        ("euclid --resume a", "error: --resume is for games on a line", "leave it out"),
        ("euclid --to x", "error: invalid value 'x' for '--to", ""),
        ("euclid --for 5", "error: invalid value '5' for '--for", ""),
        ("", "error: the following required arguments were not provided", ""),
    ] {
        let said = said(words);
        assert_eq!(said.code, 2, "{words}");
        let first = if words.contains(",x") { "error: --at 5,x" } else { message };
        assert!(said.stderr.starts_with(first) && said.stderr.contains(help), "{words}: {}", said.stderr);
    }
}

#[test]
fn pictures_are_files() {
    let folder = TempDir::new().unwrap();
    let said = said_in(&folder, "euclid --plot=a.svg --to 20");
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    let svg = std::fs::read_to_string(folder.path().join("a.svg")).unwrap();
    assert!(svg.contains("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.matches("<rect").count() > 21 * 21, "a rectangle for each value");
    said_in(&folder, "euclid --plot=a.png");
    let png = std::fs::read(folder.path().join("a.png")).unwrap();
    assert_eq!(&png[1..4], b"PNG");
    let map = printed("euclid --plot --to 3");
    assert_eq!(map.lines().next().unwrap(), "0 ########");
}
