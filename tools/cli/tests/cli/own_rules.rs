//! Rules of one's own: tables over starts, positions that do not exist, parameters. In the
//! checkout, whose templates value them.

use crate::fixture::{Said, command};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn said(words: &[&str]) -> Said {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Said::of(command(&root).arg("explore").args(words))
}

fn printed(words: &[&str]) -> String {
    let said = said(words);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{words:?}: {}", said.stdout);
    said.stdout
}

fn values(words: &[&str]) -> Vec<Value> {
    let object: Value = serde_json::from_str(&printed(&[words, &["--json"]].concat())).unwrap();
    object["values"].as_array().unwrap().clone()
}

/// The values of Nim with heaps n, 2, 1 by their nim-sum; 0 is no start.
fn wanted(to: u64) -> Vec<Value> {
    (0..=to).map(|n| if n == 0 { ".".into() } else { (n ^ 3).into() }).collect()
}

/// Nim with any heaps.
const NIM: &str = "fn moves(v: &Vec<u32>) -> Vec<Vec<u32>> {
    let at = |i: usize, left: u32| { let mut w = v.clone(); w[i] = left; w };
    (0..v.len()).flat_map(|i| (0..v[i]).map(move |left| at(i, left)).collect::<Vec<_>>()).collect()
}
";

#[test]
fn a_table_over_starts() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("rules.rs");
    let nim = NIM.replace("map(move |left|", "map(|left|");
    fs::write(
        &file,
        format!("{nim}fn start(n: u32) -> Option<Vec<u32>> {{ (n > 0).then(|| vec![n, 2, 1]) }}\n"),
    )
    .unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(values(&[file, "--to", "9"]), wanted(9));
    let table = printed(&[file, "--to", "9"]);
    assert!(table.contains("P-positions: 3\n") && table.contains("g(n) = n xor 3"), "{table}");
    assert!(printed(&[file, "--to", "30", "--code"]).contains("n ^ 3"));
    assert!(printed(&[file, "--values", "--to", "3"]).ends_with(".\n2\n1\n0\n"));
    assert!(printed(&[file, "--at", "[3, 2, 1]"]).contains("a P-position"));
    // Misère Nim differs where all heaps are at most 1, and none of these starts is so small.
    let misere = printed(&[file, "--misere", "--to", "9"]);
    assert!(misere.contains(" .  N  N  P") || misere.contains(". N N P N"), "{misere}");
}

#[test]
fn starts_of_closures_and_of_two_numbers() {
    let rules = "|v: (u32, bool)| (0..v.0).map(move |left| (left, !v.1))";
    let one = printed(&[rules, "--start", "|n: u32| (n, true)", "--to", "5"]);
    assert!(one.contains(" 0  0 1 2 3 4 5\n"), "{one}");
    let two = printed(&[
        rules,
        "--start",
        "|(n, m): (u32, u32)| (n != m).then_some((n.min(m), true))",
        "--to",
        "2",
    ]);
    assert!(two.contains("  0  . 0 0\n  1  0 . 1\n  2  0 1 .\n"), "{two}");
    // A number that is not a position is that of a start.
    let of_start = printed(&[rules, "--start", "|n: u32| (n, true)", "--at", "5"]);
    assert!(of_start.starts_with("(5, true): value 5, an N-position"), "{of_start}");
    let missing = ["--start", "|n: u32| (n > 3).then_some((n, true))", "--at", "2"];
    let missing = said(&[&[rules], &missing[..]].concat());
    assert!(
        missing.code == 2 && missing.stderr.contains("`2`: there is no such start"),
        "{}",
        missing.stderr
    );
    let wrong = said(&[rules, "--start", "|n: u32| n"]);
    let wanted = "error: a start is a `u32`, but the positions of the rules are `(u32, bool)`";
    assert!(wrong.code == 2 && wrong.stderr.starts_with(wanted), "{}", wrong.stderr);
    let untyped = said(&[rules, "--start", "|n| (n, true)"]);
    assert!(untyped.code == 2 && untyped.stderr.contains("not a closure of a number"), "{}", untyped.stderr);
    let none = said(&[rules]);
    assert!(none.code == 2 && none.stderr.contains("--start"), "{}", none.stderr);
    let words = said(&["--start=|n: u32| n", "take 1,2"]);
    assert!(words.code == 2 && words.stderr.contains("rules of your own"), "{}", words.stderr);
}

#[test]
fn a_program_is_asked_for_starts() {
    let folder = TempDir::new().unwrap();
    let script = folder.path().join("moves.sh");
    // A row of n strokes; one or two are taken from its end.
    let text = "while read -r what n; do
        if [ \"$what\" = start ]; then
            row=; i=0; while [ $i -lt $n ]; do row=${row}i; i=$((i + 1)); done; echo $row; continue
        fi
        case $what in iii*) echo ${what#i} ${what#ii};; ii) echo i e;; i) echo e;; *) echo;; esac
    done";
    fs::write(&script, text).unwrap();
    let command = format!("sh {}", script.display());
    let table = printed(&["--moves", &command, "--start", "--to", "8"]);
    assert!(table.contains(" 0  . 1 2 0 1 2 0 1 2\n"), "{table}");
    // A start by its number, alone and in a sum, and one that does not exist.
    let start = |at: &str| said(&["--moves", &command, "--start", "--at", at]);
    assert!(start("5").stdout.starts_with("iiiii: value 2"), "{}", start("5").stdout);
    assert!(start("iiii").stdout.starts_with("iiii: value 1"), "{}", start("iiii").stdout);
    assert!(start("5+4").stdout.contains("value 3"), "{}", start("5+4").stdout);
    assert!(start("0").code == 2 && start("0").stderr.contains("no such start"), "{}", start("0").stderr);
    // Where positions are numbers, that is what a number is.
    let text = "while read -r what n; do
        case $what in start) [ $n = 3 ] && echo 7 || echo;; [1-9]) echo $((what - 1));; *) echo;; esac
    done";
    fs::write(&script, text).unwrap();
    assert!(start("3").stdout.starts_with("3: value 1"), "{}", start("3").stdout);
    assert!(start("6").stdout.starts_with("6: value 0"), "{}", start("6").stdout);
}

#[test]
fn what_is_no_position_has_a_mark_and_no_value() {
    let rules = "|(a, b): (u32, u32)| if a == 0 || b == 0 { None } else {
        Some((1..a).map(|x| (x, b)).chain((1..b).map(|y| (a, y))).collect::<Vec<_>>()) }";
    let table = printed(&[rules, "--to", "3"]);
    assert!(table.contains("  0  . . . .\n  1  . 0 1 2\n  2  . 1 0 3\n  3  . 2 3 0\n"), "{table}");
    let at = said(&[rules, "--at", "0,3"]);
    assert!(
        at.code == 2 && at.stderr.contains("(0, 3) is not a position: the rules say `None`"),
        "{}",
        at.stderr
    );
    // Parts of a sum, and a single number.
    let parts = "|n: u32| (n > 0).then(|| (1..n).map(|a| vec![a, n - a]).collect::<Vec<_>>())";
    assert!(printed(&[parts, "--to", "5"]).contains(" 0  . 0 1 0 1 0\n"));
    // A move to what is not a position is a mistake of the rules.
    let astray = said(&["|n: u32| (n != 2).then(|| (0..n).collect::<Vec<_>>())", "--at", "5"]);
    assert!(astray.code == 2 && astray.stderr.contains("2 is not a position"), "{}", astray.stderr);
    // An option that is a move is one.
    assert!(printed(&["|n: u32| n.checked_sub(2)", "--to", "5"]).contains(" 0  0 0 1 1 0 0\n"));
}

/// What may be missing is seen by its type, not by words in the text.
#[test]
fn a_list_that_may_be_missing_is_no_list_of_lists() {
    let rules = "|n: u32| 6u32.checked_rem(n).map(|_| (1..n).collect::<Vec<_>>())";
    assert!(printed(&[rules, "--to", "4"]).contains(" 0  . 0 1 2 3\n"));
    let file = "fn moves(n: u32) -> Maybe { list(n) }
        type Maybe = Perhaps<Vec<Vec<u32>>>;
        use std::option::Option as Perhaps;
        fn list(n: u32) -> Maybe { 1u32.checked_div(n).map(|_| (1..n).map(|a| vec![a, n - a]).collect()) }";
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("rules.rs");
    fs::write(&path, file).unwrap();
    assert!(printed(&[path.to_str().unwrap(), "--to", "5"]).contains(" 0  . 0 1 0 1 0\n"));
}

#[test]
fn numbers_outside_of_a_range_are_no_positions() {
    let pair =
        "|(a, b): (u32, u32)| (1..a).map(|x| (x, b)).chain((1..b).map(|y| (a, y))).collect::<Vec<_>>()";
    let table = printed(&[pair, "--to", "3", "--range", "1.."]);
    assert!(table.contains("  0  . . . .\n  1  . 0 1 2\n  2  . 1 0 3\n  3  . 2 3 0\n"), "{table}");
    let board = printed(&[
        "|n: i32| vec![n - 2, n - 1].into_iter().filter(|n| *n > 0)",
        "--range",
        "1..4",
        "--to",
        "6",
    ]);
    assert!(board.contains(" 0  . 0 1 2 0 . .\n"), "{board}");
    for (words, wanted) in [
        (
            &["|n: u32| 0..n", "--range", "1..", "--to", "3"][..],
            "a move from 1 leads to 0, which is not a position",
        ),
        (&["|n: u32| 1..n", "--range", "1..", "--at", "0"], "0, which is not a position: see --range"),
        (
            &["|n: i64| vec![n - 2]", "--range", "0..", "--at", "1"],
            "a move from 1 leads to -1, which is not a position",
        ),
        (&["take 1..3", "--range", "1.."], "--range is for rules of your own"),
        (&["|s: String| vec![s]", "--range", "1..", "--at", "x"], "these positions have none"),
        (&["|n: u32| 1..n", "--range", "5..3"], "5..3 is empty"),
        (&["|n: u32| 1..n", "--range", "x"], "`x` is not a range of numbers"),
    ] {
        let refused = said(words);
        assert!(refused.code == 2 && refused.stderr.contains(wanted), "{words:?}: {}", refused.stderr);
    }
}

#[test]
fn each_of_four_numbers_has_its_own_bound() {
    let four = "|[a, b, c, d]: [u8; 4]| [a, b, c, d].into_iter().enumerate().filter(|(_, n)| *n > 0)
        .map(move |(i, n)| { let mut next = [a, b, c, d]; next[i] = n - 1; next }).collect::<Vec<_>>()";
    let object: Value = serde_json::from_str(&printed(&[four, "--to", "1x2x0x3", "--json"])).unwrap();
    let cells = object["positions"].as_array().unwrap();
    assert_eq!((cells.len(), &cells[23]), (2 * 3 * 4, &serde_json::json!(["1,2,0,3", 0])));
    for (words, wanted) in [
        (&[four, "--to", "1x2x3"][..], "a bound for each of 3 numbers, but positions have 4"),
        (&["take 1..3", "--to", "1x2x3"], "positions have 1"),
        (&[four, "--to", "9999999x9999999x9999999x9"], "GiB of memory"),
    ] {
        let refused = said(words);
        assert!(refused.code == 2 && refused.stderr.contains(wanted), "{words:?}: {}", refused.stderr);
    }
    let nim = printed(&["nim 4", "--to", "1x2x2x3"]);
    assert!(nim.contains("(0,0,0,0) (0,0,1,1) (0,0,2,2) (0,1,2,3)"), "{nim}");
}

/// A row of stones worth their numbers, from either end of which a player takes one.
#[test]
fn games_with_scores_have_starts() {
    let rules = "|v: Vec<i32>| if v.is_empty() { Turn::End(0) } else {
        Turn::Alternate(vec![(v[0], v[1..].to_vec()), (v[v.len() - 1], v[..v.len() - 1].to_vec())]) }";
    let start = "|n: i32| (n != 2).then(|| (1..=n).collect::<Vec<_>>())";
    // 4 + 2 against 3 + 1, 5 + 3 + 1 against 4 + 2: both take the larger end.
    let row = Value::from(values(&[rules, "--start", start, "--to", "5"]));
    assert_eq!(row, serde_json::json!([0, 1, ".", 2, 2, 3]));
    assert!(printed(&[rules, "--start", start, "--to", "5"]).contains(" 0  0 1 . 2 2 3\n"));
    assert!(printed(&[rules, "--start", start, "--values", "--to", "3"]).ends_with("1\n.\n2\n"));
    let two = "|(n, m): (usize, i32)| vec![m; n]";
    let grid = printed(&[rules, "--start", two, "--to", "2x3"]);
    assert!(grid.contains("  0  0 0 0 0\n  1  0 1 2 3\n  2  0 0 0 0\n"), "{grid}");
    let none = said(&[rules]);
    assert!(none.code == 2 && none.stderr.contains("--start"), "{}", none.stderr);
}

#[test]
fn parameters_are_constants() {
    let powers = "|n: u32| (0..9).map(|i| k.pow(i)).filter(move |take| *take <= n).map(move |take| n - take)";
    let said_of = printed(&[powers, "--for", "k=2..3", "--to", "9"]);
    assert!(said_of.contains("k = 2: 0 1 2 0 1 2 0 1 2 0\n"), "{said_of}");
    assert!(said_of.contains("k = 3: 0 1 0 1 0 1 0 1 0 1\n"), "{said_of}");
    let both = "|n: u64| (a..=b).filter(move |take| *take <= n).map(move |take| n - take)";
    let said_of = printed(&[both, "--for", "a=1..3", "--for", "b=3..5", "--to", "30"]);
    assert!(said_of.contains("a = 2, b = 4: ") && said_of.contains("for all a, b:"), "{said_of}");
    assert!(said_of.contains("confirmed  g(n) = (n mod (a + b)) div a"), "{said_of}");
    let at = printed(&[both, "--for", "a=1..1", "--for", "b=2..3", "--at", "3"]);
    assert!(at.contains("a = 1, b = 2:\n3: value 0") && at.contains("a = 1, b = 3:\n3: value 3"), "{at}");
    let bound = said(&["|n: u32| { let k: u32 = k; (1..=n.min(k)).map(move |d| n - d) }", "--for", "k=1..2"]);
    assert!(bound.code == 2 && bound.stderr.contains("<rules>:1:16: `k` is bound again"), "{}", bound.stderr);
    let typed = said(&["|n: u32| (1..=n.min(k)).map(move |d| n - d)", "--for", "k:u64=1..2"]);
    assert!(typed.code == 2 && typed.stderr.contains("expected `u32`, found `u64`"), "{}", typed.stderr);
    let words = printed(&["take a..b", "--for", "a=1..2", "--for", "b=3..4", "--at", "7"]);
    assert!(words.contains("a = 2, b = 3:\n7: value 1"), "{words}");
    for (words, wanted) in [
        (&["take k", "--for", "k=1..2", "--for", "k=1..2"][..], "--for names `k` twice"),
        (&["take j,k", "--for", "j=1..40", "--for", "k=1..40"], "1600 tables"),
        (&["take k", "--for", "k=1..2", "--for", "m=1..2"], "`m` does not stand in the rules"),
    ] {
        let refused = said(words);
        assert!(refused.code == 2 && refused.stderr.contains(wanted), "{}", refused.stderr);
    }
}

#[test]
fn too_many_positions_are_not_the_fault_of_the_rules() {
    let rules = "|n: u64| [1, 3, 4].into_iter().filter(move |take| *take <= n).map(move |take| n - take)";
    let refused = said(&[rules, "--at", "10^18", "--memory", "64"]);
    let wanted = "error: the values of all positions that can be reached from 999999999999999999 need more than 64 MB \
                  of memory\nhelp: a law may go on";
    assert!(refused.code == 2 && refused.stderr.contains(wanted), "{}", refused.stderr);
}
