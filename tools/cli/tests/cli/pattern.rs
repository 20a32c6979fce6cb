use crate::fixture::{Said, command};
use serde_json::{Value, json};
use std::io::Write;
use std::process::Stdio;

/// What `grundy pattern -` says about a text.
fn said(text: &str, words: &str) -> Said {
    let folder = tempfile::TempDir::new().unwrap();
    let mut input = tempfile::tempfile().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    std::io::Seek::rewind(&mut input).unwrap();
    let mut command = command(folder.path());
    Said::of(command.args(["pattern", "-"]).args(words.split_whitespace()).stdin(Stdio::from(input)))
}

fn laws(text: &str, words: &str) -> Value {
    let said = said(text, &format!("{words} --json"));
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    serde_json::from_str(&said.stdout).unwrap()
}

fn line(values: impl IntoIterator<Item = u64>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn json_says_how_far_a_law_is_confirmed_and_what_it_predicts() {
    let popcounts = line((1..=100_u64).map(|n| n.count_ones().into()));
    let found = laws(&popcounts, "--first 1 --at 1000000000000000000 --at 7");
    let law = &found[0];
    assert_eq!((&law["family"], &law["status"]), (&json!("popcount"), &json!("confirmed")));
    assert_eq!(law["predictions"], json!({ "1000000000000000000": 24, "7": 3 }));
    assert_eq!(law["fitted"].as_u64().unwrap() + law["confirmed"].as_u64().unwrap(), 100);
}

#[test]
fn nothing_is_said_where_nothing_fits() {
    let mut values: Vec<u64> = (0..100).map(|n| n % 6).collect();
    values[90] = 7;
    assert_eq!(laws(&line(values), ""), json!([]));
    let said = said("3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 2 3 8 4 6 2 6", "");
    assert_eq!((said.code, said.stdout.as_str()), (0, "nothing simple fits all values\n"));
}

#[test]
fn mistakes_are_named() {
    for (text, words, message) in [
        ("1 2\n3 four\n", "", "standard input: line 2: `four` is not an integer"),
        ("", "", "standard input: there are no numbers"),
        ("1 2", "--at x", "`--at x` is no point of this table"),
        ("1 2", "--grid --at 3", "`--at 3` is no point of this table"),
        ("1,9", "--positions --upto 5", "standard input: line 1: 9 is above the bound 5"),
        ("1 2", "--family k", "standard input: line 1: no line `# k=…` before the first table"),
    ] {
        let said = said(text, words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}");
        assert_eq!(said.stderr.lines().next(), Some(format!("error: {message}").as_str()));
    }
}
