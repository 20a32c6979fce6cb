//! Where `grundy explore` could be wrong, silent or endless: cycles, sums, misère play, rules that
//! grow, single values that take for ever, hostile texts.

use crate::explore::{object, printed, said, said_in};
use crate::fixture::command;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The rules as a closure of one integer, as a graph, and by misère play.
#[test]
fn a_closure_of_one_integer_may_have_cycles() {
    let answer = printed("'|n: u32| vec![n]' --at 0");
    assert!(answer.starts_with("0: value ∞{}, a draw"), "{answer}");
    assert!(answer.ends_with("winning moves: none\n"), "{answer}");
    let rules = "'|n: u32| match n { 0 => vec![1], 1 => vec![0], 2 => vec![0, 3], _ => vec![] }'";
    let graph = "'graph 0->1,1->0,2->0,2->3'";
    for at in ["0", "1", "2", "3", "0+1", "2+3", "2+2", "0+3+3"] {
        let (mut closure, mut graph) =
            (object(&format!("{rules} --at {at}")), object(&format!("{graph} --at {at}")));
        assert_eq!(closure["at"][0].take(), graph["at"][0].take(), "{at}");
    }
}

/// Of the positions without a finite value, the table names those that are drawn.
#[test]
fn a_table_says_which_positions_are_drawn() {
    let rules = "'|n: u32| match n { 0 => vec![1], 1 => vec![0], 2 => vec![0, 3], _ => vec![] }'";
    let table = printed(&format!("{rules} --to 4"));
    assert!(table.contains("P-positions: 3 4\ndraws: 0 1; any other ∞ is an N-position\n"), "{table}");
    assert_eq!(object(&format!("{rules} --to 4"))["draws"], json!(["0", "1"]));
    assert_eq!(object("'graph 0->1,1->0,2->0,2->3'")["draws"], json!(["0", "1"]));
    let rules = "'|n: u32| match n { 0 => vec![], 1 => vec![0, 2], 2 => vec![0, 1], _ => vec![1] }'";
    let table = printed(&format!("{rules} --to 2"));
    assert_eq!(object(&format!("{rules} --to 2"))["draws"], json!([]));
    assert!(table.contains("draws: none: each ∞ is an N-position\n"), "{table}");
    let rules = "'|(a, b): (u32, u32)| if a == 0 { vec![] } else { vec![(a, (b + 1) % 3), (a - 1, b)] }'";
    let table = unwrapped(&format!("{rules} --to 2"));
    let drawn = table.split_once("draws: ").unwrap().1;
    for (a, b) in (1..3).flat_map(|a| (0..3).map(move |b| (a, b))) {
        let is_drawn = printed(&format!("{rules} --at {a},{b}")).contains("a draw");
        assert_eq!(drawn.contains(&format!("({a},{b})")), is_drawn, "{a}, {b}: {table}");
    }
    assert!(printed("'|n: u32| vec![n]' --misere --to 1").contains("draws: 0 1\n"));
    assert!(!printed("nim --to 2").contains("draws"), "there are none");
}

/// What is printed as a position is one when it is typed.
#[test]
fn a_pair_of_stones_and_limit_is_a_position() {
    for (at, value) in [("5,2", 0), ("'(5,2)'", 0), ("'5 2'", 0), ("5+2", 3 ^ 1), ("'(5,2)+(4,4)'", 3)] {
        let answer = object(&format!("take at most 2x --at {at}"));
        let alone =
            |at: &str| object(&format!("take at most 2x --at {at}"))["at"][0]["value"].as_u64().unwrap();
        let value = if at == "5+2" { alone("5") ^ alone("2") } else { value };
        assert_eq!(answer["at"][0]["value"], json!(value), "{at}");
    }
    assert_eq!(object("0.77 --at 5,2")["at"][0]["parts"].as_array().unwrap().len(), 2);
}

/// A Chinese keyboard types them in full width, as it does rules.
#[test]
fn positions_in_full_width_are_read() {
    for (typed, plain) in [("５", "5"), ("３，４＋１２", "3,4+12"), ("３、４", "3,4")] {
        let at = |text: &str| object(&format!("take any --at {text}"))["at"].take();
        assert_eq!(at(typed), at(plain), "{typed}");
    }
}

#[test]
fn coins_in_misere_play_are_coins() {
    for (rules, at, value) in [
        ("turn 1 or 2", "1+2", "P"),
        ("turn exactly 2", "2+3", "P"),
        ("turn up to 3 consecutive", "1+3", "N"),
    ] {
        assert_eq!(object(&format!("{rules} --misere --at {at}"))["at"][0]["value"], json!(value), "{rules}");
    }
    let turtle = printed("mock turtles --at 3");
    assert!(
        turtle.contains("to value 0: nothing\n") && turtle.ends_with("winning moves: nothing\n"),
        "{turtle}"
    );
}

/// The winner wins, and a draw goes round once.
#[test]
fn a_full_game_with_cycles_ends() {
    let rules = "'graph a->b,b->a,a->c' --at a --why";
    let won = printed(rules);
    assert!(won.contains("winning moves, in how many moves: c (in 1); b (in 3)\n"), "{won}");
    assert!(won.ends_with("  a  N (1): c\n  c  P (0): no move, the end\n"), "{won}");
    // The same on a line of numbers, whose values are all finite.
    let line = "'|n: u32| match n { 1 => vec![2, 3], 2 => vec![1], _ => vec![] }' --at 1 --why";
    let won = printed(line);
    assert!(won.contains("winning moves, in how many moves: 3 (in 1); 2 (in 3)\n"), "{won}");
    assert!(won.ends_with("  1  N (1): 3\n  3  P (0): no move, the end\n"), "{won}");
    let drawn = printed(&format!("{rules} --misere"));
    assert!(drawn.ends_with("  a  draw: that was there before, and so on for ever\n"), "{drawn}");
    assert_eq!(object(&format!("{rules} --misere"))["at"][0]["why"]["end"], json!("repeated"));
}

#[test]
fn rules_that_grow_are_named() {
    for (rules, at) in [
        ("'|n: u32| vec![n + 1]'", "--to 10"),
        ("'|n: i64| vec![n - 1]'", "--at 5"),
        ("'|(a, b): (u32, u32)| vec![(b, a + 1)]'", "--at 3,4"),
        ("'|s: String| vec![format!(\"{s}x\")]'", "--at a"),
    ] {
        let said = said(&format!("{rules} {at}"));
        assert!(
            said.stderr.contains("they are still growing: does every move come nearer"),
            "{}",
            said.stderr
        );
        assert_eq!(said.code, 2);
    }
    // Many positions are no reason.
    assert_eq!(object("'|n: u32| n.checked_sub(1)' --at 3000000")["at"][0]["value"], json!(0));
}

/// A program that does not answer is not waited for any longer than that, either.
#[test]
fn rules_that_run_for_ever_end_in_time() {
    let said_of = said("'|n: u32| -> Vec<u32> { loop {} }'");
    assert!(said_of.stderr.starts_with("error: no value was found in the 3."), "{}", said_of.stderr);
    assert_eq!(said_of.code, 2);
    let rules = "'|n: u32| { if n == 20 { loop {} } (0..n).collect::<Vec<_>>() }'";
    let said_of = said(&format!("{rules} --json"));
    assert!(said_of.stderr.contains("these are the values after 3 s"), "{}", said_of.stderr);
    let table: Value = serde_json::from_str(&said_of.stdout).unwrap();
    let known = table["values"].as_array().unwrap();
    assert!(table["stopped"] == json!(true) && (1..=20).contains(&known.len()), "{table}");
    let grid = "'|(a, b): (u32, u32)| { if a == 5 { loop {} } (0..a).map(|x| (x, b)).collect::<Vec<_>>() }'";
    let said_of = said(&format!("{grid} --json"));
    let table: Value = serde_json::from_str(&said_of.stdout).expect(&said_of.stderr);
    assert_eq!(table["rows"].as_array().unwrap().len(), 5, "{table}");
    let slow = said("--moves 'sh -c \"while read n; do test $n -lt 4 || sleep 100; echo; done\"'");
    assert!(slow.stderr.contains("these are the values after 3 s"), "{}", slow.stderr);
}

/// A table that nobody has given a size is there after three seconds, if only a part of it.
#[test]
fn a_single_value_does_not_take_for_ever() {
    for rules in ["turn consecutive", "turn corners", "'turn 3 equally spaced'"] {
        let said = said(&format!("{rules} --misere --json"));
        assert_eq!(said.code, 0, "{rules}: {}", said.stderr);
        assert!(said.stderr.contains("these are the values after 3 s"), "{rules}: {}", said.stderr);
        let table: Value = serde_json::from_str(&said.stdout).unwrap();
        assert_eq!(table["stopped"], json!(true), "{rules}");
    }
    let said = said("board domino 6x6 --misere --memory 1");
    assert!(said.stderr.contains("take more than 1 MiB of memory"), "{}", said.stderr);
    assert_eq!(said.code, 2);
}

#[test]
fn hostile_texts_are_refused_in_a_line() {
    let folder = TempDir::new().unwrap();
    let deep = format!("|n: u32| {}n{}", "(".repeat(3000), ")".repeat(3000));
    for (rules, message) in [
        (deep, "brackets are nested more than 200 deep"),
        ("x".repeat(100_000), "is not a game that is known here"),
        (format!("0.{}z", "3".repeat(100_000)), "there are more than 10000 digits"),
    ] {
        let said = command(folder.path()).args(["explore", &rules]).output().unwrap();
        let stderr = String::from_utf8_lossy(&said.stderr);
        assert!(stderr.contains(message) && stderr.len() < 500, "{stderr:.1000}");
        assert_eq!(said.status.code(), Some(2));
    }
    // Linear time: this took more than a minute.
    let many = format!("take {}2", "1,".repeat(20_000));
    let said = command(folder.path()).args(["explore", &many, "--to", "5"]).output().unwrap();
    assert_eq!(said.status.code(), Some(0));
}

#[test]
fn a_line_without_an_end_is_no_answer() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("moves.sh"), "read n; while true; do printf '1 '; done").unwrap();
    let words = ["explore", "--moves", "sh moves.sh", "--to", "3"];
    let said = command(folder.path()).args(words).output().unwrap();
    let stderr = String::from_utf8_lossy(&said.stderr);
    assert!(stderr.contains("has printed for 10 s without the end of a line"), "{stderr}");
}

/// A law that is a list of rows ends with the last one.
#[test]
fn rows_say_where_they_end() {
    let said = printed("'rides (2,-1) steps (1,0)' --to 8x41");
    assert!(said.contains("otherwise 4 if x = 7, otherwise 5, for x <= 8  (rows)\n"), "{said}");
}

#[test]
fn codes_and_ranges_are_read() {
    assert_eq!(object("'{2}.20' --to 3")["values"], json!([0, 0, 1, 0]));
    assert_eq!(object("'{2,3}.3' --to 5")["values"], json!([0, 1, 2, 0, 3, 4]));
    assert_eq!(object(".77 --to 9")["values"], object("0.77 --to 9")["values"]);
    assert_eq!(object("take 5-6,8..9 --to 20")["values"], object("take 5,6,8,9 --to 20")["values"]);
    // Heaps stay in their places.
    let moved = printed("moore 2 of 3 --at 3,5,5");
    assert!(moved.contains("to value 0: 3,3,3\n"), "{moved}");
}

#[test]
fn misere_play_speaks_of_outcomes() {
    let table = printed("take 1..3 --misere --to 30");
    assert!(table.contains("proven     who wins has period 4 from n = 0 on\n"), "{table}");
    assert_eq!(object("take 1..3 --misere --to 3")["values"], json!(["N", "P", "N", "N"]));
    assert!(printed("take 1..3 --misere --plot --to 9").contains("· P-position, ▁ N-position\n"));
    assert!(printed("take 1..3 --misere --at 4").contains("  to P-positions: 1\n"));
    let sum = printed("take 1..3 --misere --at 5,5");
    assert!(sum.contains("5: alone P\n  to P-positions of the sum: 4\n"), "{sum}");
    for rules in ["nim 2", "nim 3", "nim 4"] {
        let said = printed(&format!("{rules} misere"));
        assert!(said.contains("proven     P-positions: lost if the misère nim-sum = 0"), "{said}");
    }
}

/// A family whose values have no law, while its P-positions have one.
#[test]
fn lost_positions_over_a_parameter_are_no_values() {
    let rules = "'turn exactly k' --for k=2..5";
    assert!(printed(rules).contains("P-positions: lost if n < k - 1"));
    assert!(printed(&format!("{rules} --code")).contains("fn is_lost(k: u64, n: u64) -> bool {"));
}

/// A program whose answers change has no game.
#[test]
fn moves_must_be_the_same_each_time() {
    let folder = TempDir::new().unwrap();
    let counts = "i=0\nwhile read n; do i=$((i + 1)); [ $i -gt 20 ] && echo || echo $((n / 2)); done\n";
    fs::write(folder.path().join("moves.sh"), counts).unwrap();
    // Each time it is asked about a position other moves.
    let turns = "i=0\nwhile read n; do i=$((i + 1)); echo $((i % (n + 1))); done\n";
    fs::write(folder.path().join("turns.sh"), turns).unwrap();
    for rules in ["--moves 'sh moves.sh' --to 40", "--moves 'sh turns.sh' --at 6"] {
        let said = said_in(&folder, rules);
        assert_eq!(said.code, 2, "{}", said.stdout);
        let error = &said.stderr;
        assert!(error.contains("the moves from a position must be the same each time"), "{error}");
    }
}

/// What is printed, as one line.
fn unwrapped(words: &str) -> String {
    printed(words).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is said of all P-positions, against the table far beyond the proof.
#[test]
fn a_proven_period_says_which_positions_are_lost() {
    for (rules, said) in [
        ("take 1,3,4", ": n mod 7 in {0, 2}"),
        ("take 1..3", ": n mod 4 = 0"),
        ("0.77", "P-positions: 0; none from n = 71 on"),
        ("take any", "P-positions: 0; none from n = 1 on"),
        ("0.07", "; from n = 53 on n mod 34 in {"),
    ] {
        let table = unwrapped(&format!("{rules} --to 60"));
        assert!(table.contains(said), "{rules}: {table}");
    }
    // The remainders of 0.07, as printed.
    let table = unwrapped("0.07 --to 60");
    let set = table.split_once("mod 34 in {").unwrap().1.split_once('}').unwrap().0;
    let remainders: Vec<usize> = set.split(", ").map(|number| number.trim().parse().unwrap()).collect();
    let values = object("0.07 --to 2000");
    for (n, value) in values["values"].as_array().unwrap().iter().enumerate().skip(53) {
        assert_eq!(*value == json!(0), remainders.contains(&(n % 34)), "{n}");
    }
}

/// More options than can be listed: a theorem says which ones win.
#[test]
fn large_heaps_are_answered_without_lists() {
    let nim = object("nim --at '10^9,5,7'");
    assert_eq!(nim["at"][0]["value"], json!(1_000_000_002));
    assert_eq!(nim["at"][0]["winning"][0]["to"], json!("2,5,7"));
    for (rules, value, winning) in [
        ("0.77 --at 10^18", json!(1), 18),
        ("0.77 --at '10^18,10^18'", json!(0), 0),
        ("take any --at '5*10^9,7'", json!(5_000_000_007_u64), 1),
        ("take any --misere --at '10^18,10^17,3'", json!("N"), 1),
        ("take at most 2x --at 7540113804746346429", json!(null), 0),
    ] {
        let answer = object(rules)["at"][0].take();
        let runs = answer["winning"].as_array().unwrap().len();
        assert_eq!(
            (&answer["value"], runs, &answer["all_winning"]),
            (&value, winning, &json!(true)),
            "{rules}"
        );
        assert!(answer["theorem"].is_string());
    }
    let text = printed("0.77 --at 10^18");
    assert!(text.contains("proven: period 12 from n = 71 on: Guy and Smith 1956"), "{text}");
    assert!(
        text.contains("winning moves: 83333333333333338\n") && text.contains("(41666666666666661 moves)")
    );
    let why = printed("take any --at '10^18,5' --why");
    assert!(why.ends_with("\n  5 + 5  P (0): 5 -> 4\n  4 + 5  N (1): 5 -> 4\n  4 + 4  P (0): 4 -> 3\n  3 + 4  N (7): 4 -> 3\n  3 + 3  P (0): 3 -> 2\n  2 + 3  N (1): 3 -> 2\n  2 + 2  P (0): 2 -> 1\n  1 + 2  N (3): 2 -> 1\n  1 + 1  P (0): 1 -> 0\n  1  N (1): 0\n  nothing  P (0): no move, the end\n"), "{why}");
    assert!(why.contains("1000000000000000000 + 5  N: 1000000000000000000 -> 5\n"), "{why}");
    let long = printed("0.77 --at 10^18 --why");
    assert_eq!(long.lines().rev().take(21).filter(|line| line.starts_with("  ")).count(), 21, "{long}");
    let no = said("take any --at 10^30").stderr;
    assert!(no.contains("`10^30` is not a number from 0 to 18446744073709551615"), "{no}");
}

#[test]
fn misere_play_of_heaps_is_proven() {
    let table = printed("take 1,3,4 --misere --to 9");
    assert!(table.contains("P-positions: 1 3 8: n mod 7 in {1, 3}\n"), "{table}");
    assert!(table.contains("proven     who wins has period 7 from n = 0 on\n"), "{table}");
    let table = printed("take any --misere --to 9");
    assert!(table.contains("P-positions: 1; none from n = 2 on\n"), "{table}");
    let sum = printed("take 1..5 --misere --at '10^18,3'");
    assert!(sum.contains("proven: misère play: every heap is tame"), "{sum}");
    // Kayles is not tame: nothing is proven, and it is searched.
    assert!(!printed("0.77 --misere --at 12,3").contains("proven"));
    assert_eq!(object("0.77 --misere --at 12,3")["at"][0]["theorem"], Value::Null);
}

/// What is asked for is there, though the next value is never found.
#[test]
fn a_value_beyond_the_table_is_not_waited_for() {
    let rules = "'|n: u32| { while n > 12 {} (0..n).collect::<Vec<_>>() }'";
    for start in ["", "--start '|n: u32| n'"] {
        let table = said(&format!("{rules} {start} --to 12"));
        assert!(
            table.stdout.contains("0   0  1  2  3  4  5  6  7  8  9 10 11 12\n"),
            "{}{}",
            table.stdout,
            table.stderr
        );
        assert!(!table.stderr.contains("these are the values"), "{}{}", table.stdout, table.stderr);
        assert_eq!(table.code, 0);
    }
}

/// A table of no chosen size ends where a value is too large.
#[test]
fn a_usual_table_ends_before_what_has_no_value() {
    let table = said("moidores");
    assert!(
        table.stderr.starts_with("the values to 52; coin 53: values from 16777216 on"),
        "{}{}",
        table.stdout,
        table.stderr
    );
    assert!(table.stdout.contains("50   9235006 11643408 15119747\n"), "{}{}", table.stdout, table.stderr);
    assert_eq!((table.code, said("moidores --to 60").code), (0, 2));
}

#[test]
fn a_position_of_a_thousand_parts_is_shortened() {
    let answer = printed("node kayles path 1000");
    let first = answer.lines().next().unwrap();
    assert!(first.starts_with("{1,2,3,4,") && first.contains(" … ") && first.len() < 120, "{first}");
}

/// Each table of a family is there as soon as it is known, and stays when the others are not waited
/// for.
#[cfg(unix)]
#[test]
fn a_stopped_family_keeps_its_tables() {
    let folder = TempDir::new().unwrap();
    let mut run = command(folder.path());
    run.args(["explore", "take 1..k or split unequal", "--for", "k=1..900", "--to", "2000"]);
    let mut child = run.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut said: Vec<String> = Vec::new();
    while !said.last().is_some_and(|line| line.starts_with("k = 3:")) {
        said.push(lines.next().expect("the third table"));
    }
    assert!(child.try_wait().unwrap().is_none(), "the others are still to come");
    let sent = Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    said.extend(lines);
    let output = child.wait_with_output().unwrap();
    let note = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && note.contains(" of 900 tables\n"), "{note}");
    assert!(said.iter().any(|line| line == "for all k:"), "{said:?}");
    for k in 1..=3 {
        let mut values: Vec<usize> = Vec::new();
        for n in 0..15_usize {
            let takes = (1..=k.min(n)).map(|take| values[n - take]);
            let splits = (1..n.div_ceil(2)).map(|part| values[part] ^ values[n - part]);
            let reached: Vec<usize> = takes.chain(splits).collect();
            values.push((0..).find(|value| !reached.contains(value)).unwrap());
        }
        let row = values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let start = format!("k = {k}: {row} ");
        assert!(said.iter().any(|line| line.starts_with(&start)), "{start}: {said:?}");
    }
}
