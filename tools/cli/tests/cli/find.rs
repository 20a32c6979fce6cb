use crate::fixture::{Fixture, HEADER, Said, command};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// `grundy find` in the real checkout.
fn find(words: &[&str]) -> Said {
    Said::of(command(&root()).arg("find").args(words))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of what is found, the best first.
fn names(words: &[&str]) -> Vec<String> {
    let said = find(&[words, &["--json"]].concat());
    let all: Value = serde_json::from_str(&said.stdout).unwrap_or_else(|_| panic!("{}", said.stderr));
    all.as_array().unwrap().iter().map(|found| found["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn words_lead_to_templates_and_problems_with_the_reason() {
    let said = find(&["two", "piles,", "same number", "from both", "--limit", "1"]);
    let wanted = "`grundy explore wythoff` may be like it\n\
                  wythoff  two heaps, take from one, or the same number (or nearly: at most k\n\
                  \x20        apart: r = k + 1) from both; a queen\n";
    assert!(said.stdout.starts_with(wanted), "{}", said.stdout);
    assert!(said.stdout.contains("two, piles, same, number)\n"), "{}", said.stdout);
    assert!(said.stdout.contains("\n         seen in hdu1527, "), "{}", said.stdout);
    assert!(said.stdout.contains("\n         not if more than two heaps: `walk_table`; "), "{}", said.stdout);
    assert!(said.stdout.ends_with("`grundy show NAME` says more\n"), "{}", said.stdout);
    let said = find(&["merge two piles if their sum is at most k, who cannot move loses", "--limit", "1"]);
    let wanted = "not if a merged heap may not become too large: `bounded_merging`";
    assert!(said.stdout.contains(wanted), "beside words of its rules: {}", said.stdout);
    assert_eq!(names(&["Brave Game", "--limit=1"]), ["hdu1846"]);
    assert_eq!(names(&["数组游戏", "--limit=1"]), ["bzoj4035"], "a title in Chinese");
    assert_eq!(names(&["取石子", "--limit=8"]).len(), 8);
    assert_eq!(names(&["HDU2177", "HDU2176", "--limit=1"]), ["hdu2176"]);
}

#[test]
fn forms_of_rules_come_first() {
    // The explorer reads the whole sentence, or not.
    let said = find(&["a player may remove 2, 5 or 7 stones", "--limit=1"]);
    let first = "\n`grundy explore take 2,5,7` has the values and their law\nsg_table  ";
    assert!(said.stdout.contains(first), "{}", said.stdout);
    let words = "whose turn it is removes 2, 5 or 7 stones";
    let said = find(&[words, "--limit=1"]);
    let first = "`grundy explore take 2,5,7` may be like it\nsg_table  ";
    assert!(said.stdout.starts_with(first), "{}", said.stdout);
    let said = find(&[words, "--limit=1", "--json"]);
    let all: Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!(all[0], serde_json::json!({ "kind": "rules", "name": "take 2,5,7", "certain": false }));
    assert_eq!((&all[1]["name"], all.as_array().unwrap().len()), (&Value::from("sg_table"), 2));
    let said = find(&["subtract one of its divisors", "--limit=1", "--json"]);
    let all: Value = serde_json::from_str(&said.stdout).unwrap();
    assert!(all[1]["not_if"].as_str().unwrap().contains("`coprime_nim`"), "{}", said.stdout);
}

/// Only of what the explorer reads is it known which game it is.
#[test]
fn only_rules_have_the_values() {
    for (words, first) in [
        ("wythoff", "`grundy explore wythoff` has the values and their law"),
        ("turn up to 3", "`grundy explore turn up to 3` has the values and their law"),
        ("dag 3->2->1,3->1", "`grundy explore 'dag 3->2->1,3->1'` has the values and their law"),
        // Other games with words of these forms.
        ("divide number by odd divisor or subtract 1", "may be like it"),
        ("two heaps, take one from one of them, or one from each", "may be like it"),
        ("the players remove two adjacent equal letters of a string", "may be like it"),
    ] {
        let said = find(&[words, "--limit=1"]).stdout;
        let line = said.lines().next().unwrap_or_default();
        assert!(line.contains(first), "{words}: {said}");
    }
}

/// Who wins is part of the rules.
#[test]
fn forms_say_that_the_last_stone_loses() {
    for (words, first) in [
        ("a player may remove 2, 5 or 7 stones; whoever takes the last stone loses", "take 2,5,7 misere"),
        ("a player may remove 2, 5 or 7 stones; whoever takes the last stone wins", "take 2,5,7"),
    ] {
        assert_eq!(names(&[words])[0], first, "{words}");
    }
}

#[test]
fn nothing_is_exit_code_1() {
    for words in ["zzzz", "的", "？！", "\u{1f600}", "the of"] {
        let said = find(&[words]);
        assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{words}");
        assert!(said.stderr.starts_with("error: nothing fits `"), "{}", said.stderr);
        let said = find(&[words, "--json"]);
        assert_eq!((said.code, said.stdout.as_str(), said.stderr.as_str()), (1, "[]\n", ""));
    }
    assert!(find(&["куча"]).stderr.contains("help: it reads English and Chinese"));
    assert_eq!(find(&[]).code, 2);
    assert_eq!(find(&["nim", "--limit", "0"]).code, 2);
}

#[cfg(feature = "embedded")]
#[test]
fn outside_a_checkout_the_answers_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["find", "威佐夫博弈", "--json"];
    let outside = Said::of(command(folder.path()).args(words));
    assert_eq!((outside.code, outside.stderr.as_str()), (0, ""));
    assert_eq!(outside.stdout, find(&words[1..]).stdout);
}

#[test]
fn numbers_lead_to_the_games_whose_tables_have_them() {
    let said = find(&["0", "1", "2", "3", "1", "4", "3", "--limit", "2"]);
    assert!(said.stdout.starts_with("kayles  pins or coins"), "{}", said.stdout);
    assert!(said.stdout.contains("\n        (table: a row)\n"), "{}", said.stdout);
    assert!(said.stdout.contains("(table: code 0.77, Kayles"), "{}", said.stdout);
    assert_eq!(names(&["0,1,2,3,4,0,1,2", "--limit=1"]), ["bash"]);
    let said = find(&["1 3 4"]);
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    let wanted = "error: 3 numbers tell little: give at least 4\nhelp: if they are what may be taken: `grundy find take 1,3,4`\n";
    assert_eq!(said.stderr, wanted);
    let said = find(&["17 93 2 11"]);
    assert_eq!(said.code, 1, "{}", said.stdout);
    assert!(said.stderr.contains("help: look for a template by what a move does"), "{}", said.stderr);
}

#[test]
fn rules_lead_to_templates_and_first_values() {
    let said = find(&["take", "1,3,4", "--limit=1"]);
    assert!(said.stdout.starts_with("values: 0 1 0 1 2 3 2 0 1 0 1 2 3 2 "), "{}", said.stdout);
    assert!(said.stdout.contains("\nsg_table  heaps, take a number from a given set"), "{}", said.stdout);
    let said = find(&["0.77", "--json"]);
    let all: Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!((&all[0]["name"], &all[0]["kind"]), (&Value::from("kayles"), &Value::from("template")));
    assert_eq!(all[0]["why"][0]["in"], "rules");
    assert_eq!(all[0]["seen_in"], serde_json::json!(["poj2484"]));
}

/// A checkout without docs/templates.md, and without most templates.
#[test]
fn a_small_checkout() {
    let fixture = Fixture::new();
    fixture.write("src/heaps/nim.rs", "//! Nim: heaps of stones.\n");
    fixture.problem("toy1", HEADER, "");
    fixture.problem("toy2", "//! no header\n", "");
    let said = fixture.grundy("find heaps");
    let wanted = "nim  Nim: heaps of stones.\n     (title: heaps)\n     seen in toy1\n     not if at most k may be taken: ";
    assert_eq!((said.code, said.stdout.starts_with(wanted)), (0, true), "{}{}", said.stdout, said.stderr);
    assert_eq!(fixture.grundy("find echo --limit 1").stdout.lines().next(), Some("toy1  Toy 1: Echo"));
    assert_eq!(fixture.grundy("find 0.77").code, 1, "no template for it is here");
}
