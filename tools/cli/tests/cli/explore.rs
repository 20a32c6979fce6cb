use crate::fixture::{Fixture, Said, command};
use grundy_cli::explore::drawing::{Anchor, Drawing};
use grundy_cli::explore::game_options::GameOptions;
use grundy_cli::explore::parameters::{Bound, Parameter};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// What `grundy explore` says; words with blanks in quotes.
pub fn said_in(folder: &TempDir, words: &str) -> Said {
    let words = shlex::split(words).unwrap();
    Said::of(command(folder.path()).arg("explore").args(words))
}

pub fn said(words: &str) -> Said {
    said_in(&TempDir::new().unwrap(), words)
}

/// What it prints, without a complaint.
pub fn printed(words: &str) -> String {
    let said = said(words);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{words}");
    said.stdout
}

pub fn object(words: &str) -> Value {
    serde_json::from_str(&printed(&format!("{words} --json"))).unwrap()
}

#[test]
fn every_form_of_the_list_can_be_explored() {
    let list = printed("--list");
    let (forms, names) = list.split_once("Names\n").unwrap();
    let names = names.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(names.contains("dawson chess: 0.137;") && names.contains("nimble: nim;"), "{names}");
    let forms: Vec<&str> = forms.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    assert!(forms.len() >= 10, "{list}");
    for form in forms {
        let example = form.split("  ").next().unwrap();
        let said = said(&shlex::try_quote(example).unwrap());
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{example}");
        assert!(said.stdout.lines().count() >= 2, "{example}: {}", said.stdout);
    }
}

/// A law over what is counted of trees, and who wins on one of them.
#[test]
fn games_on_trees_have_laws_over_features() {
    let gather = printed("tree gather --to 13");
    assert!(gather.starts_with("confirmed  the value depends on diameter only\n"), "{gather}");
    assert!(gather.contains("n = diameter: g(n + 3) = g(n), from there 1 0 2"), "{gather}");
    assert!(gather.contains("\n       4          2  1: 1, 2: 1\n"), "{gather}");
    assert!(printed("tree take a leaf --to 12 --code").contains("/// values, n = vertices. "));
    let lost = printed("tree take a leaf --misere --to 6");
    assert!(lost.contains("who wins depends on vertices only\n"), "{lost}");
    assert!(lost.contains("vertices 1:P 2:N 3:P 4:N 5:P 6:N"), "{lost}");
    let one = printed("tree hackenbush --at 1-2,2-3,2-4,1-5 --why");
    assert!(one.starts_with("1-2,1-5,2-3,2-4: value 0, a P-position"), "{one}");
    let moves = "winning moves: take 1,2; take 1,2,3,4; take 2,3; take 2,4\n";
    assert!(printed("tree node kayles --at '1 2 2'").ends_with(moves));
    let json = object("tree node kayles --to 5");
    assert_eq!((&json["kind"], json["positions"].as_array().unwrap().len()), (&json!("sizes"), 8));
    assert_eq!(json["features"]["counts"][3], json!([4, 3, 2, 2, 2, 2]));
    let refused = said("tree take a leaf --to 17");
    assert!(refused.code == 2 && refused.stderr.contains("too many of size 17"), "{}", refused.stderr);
}

#[test]
fn names_say_what_was_understood() {
    let kayles = said("kayles --at 5");
    assert_eq!((kayles.code, &*kayles.stderr), (0, "kayles: 0.77\n"));
    let other = said("welter");
    assert!(other.code == 2 && other.stderr.contains("list its moves, as a closure"), "{}", other.stderr);
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
    assert_eq!(answer["winning"], json!([{ "part": 0, "from": "3,1", "to": "0,1", "moves": null }]));
}

#[test]
fn why_goes_to_the_end_of_the_game() {
    let said = printed("euclid --at 5,8 --why");
    let last: Vec<&str> = said.lines().rev().take(2).collect();
    assert_eq!(last, ["  0,1  P (0): no move, the end", "  2,1  N (2): 0,1"]);
    let why = &object("euclid --at 5,8 --why")["at"][0]["why"];
    assert_eq!((why["steps"].as_array().unwrap().len(), &why["end"]), (4, &json!("no move")));
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
        ("euklid", "error: `euklid` is not a game that is known here", "did you mean `euclid`"),
        ("euclid 5", "error: `5` is not understood there", "explore --list` shows all forms"),
        ("euclid --at 5", "error: --at 5: `5`: a position is two numbers: `3,5`", "put `+` between"),
        ("euclid --at 5,x", "error: --at 5,x: `,x`", ""),
        ("euclid --why", "error: --why goes on from a position", "--at POSITION"),
        ("euclid --plot=a.gif", "error: --plot=a.gif: pictures are SVG or PNG", ".svg or .png"),
        ("euclid --plot=no/a.svg", "error: cannot write no/a.svg", "make the folder first"),
        ("euclid --resume a", "error: --resume is for games on a line", "leave it out"),
        ("euclid --to x", "error: invalid value 'x' for '--to", ""),
        ("euclid --for 5", "error: invalid value '5' for '--for", ""),
        ("euclid --for k=3..1", "error: invalid value 'k=3..1' for '--for <NAME=A..B>': 3..1 is empty", ""),
        ("euclid --for k=1..2000", "error: invalid value 'k=1..2000'", ""),
        ("euclid --for k=1..3", "error: `k` does not stand in the rules `euclid`", "take 1..k"),
        ("turn 1 or 2 --at 3+3", "error: --at 3+3: the coin at 3 is named twice", ""),
        ("'|s: String| vec![s]'", "error: there is no table: positions are not numbers", "--at POSITION"),
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

/// Files that are not of these rules stay as they are.
#[test]
fn resume_touches_no_other_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("values");
    let run = |words: &str| said_in(&folder, &format!("{words} --resume values"));
    for text in ["precious", "precious\n", "# 0.777\n0\n1\n", "# 0.77\n0\n1\nx\n", "# 0.77\n0\n1\n2\n2\n"] {
        fs::write(&file, text).unwrap();
        let said = run("0.77");
        assert_eq!(said.code, 2, "{text}: {}", said.stdout);
        assert!(said.stderr.starts_with("error: values: "), "{}", said.stderr);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    // A line that was cut off is no value.
    for text in ["", "# 0.", "# 0.77", "# 0.77\n", "# 0.77\n0\n1\n2\n3\n1\n4", "# 0.77\n0\n1\n2\n3\n1\n"] {
        fs::write(&file, text).unwrap();
        let said = run("0.77 --to 20 --json");
        let table: Value = serde_json::from_str(&said.stdout).expect(&said.stderr);
        assert_eq!(table["values"], object("0.77 --to 20")["values"], "{text}");
        assert!(fs::read_to_string(&file).unwrap().starts_with("# 0.77\n0\n1\n2\n3\n1\n4\n3\n2\n1\n4\n"));
    }
    assert!(run("0.77 misere").stderr.contains("these are values of `0.77`"));
    let said = said_in(&folder, "0.77 --resume .");
    assert!(said.stderr.starts_with("error: .: this is not a file"), "{}", said.stderr);
}

/// A program that fails or changes is not believed, and what came before is not lost.
#[test]
fn values_before_a_failure_are_not_lost() {
    let folder = TempDir::new().unwrap();
    let program = "while read n; do test $n -lt 30 || exit 3; \
                   if test $n -gt 1; then echo $((n-1)) $((n-2)); elif test $n -gt 0; then echo 0; \
                   else echo; fi; done";
    fs::write(folder.path().join("moves.sh"), program).unwrap();
    let said = said_in(&folder, "--moves 'sh moves.sh' --to 20 --json");
    let table: Value = serde_json::from_str(&said.stdout).expect(&said.stderr);
    let values: Vec<u32> = (0..=20).map(|n| n % 3).collect();
    assert_eq!(table["values"], json!(values));
    let said = said_in(&folder, "--moves 'sh moves.sh' --to 50 --resume values");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    let help = "help: all smaller ones have values: `--to 29` shows them\n";
    assert!(said.stderr.contains("when asked about 30") && said.stderr.ends_with(help), "{}", said.stderr);
    let kept = fs::read_to_string(folder.path().join("values")).unwrap();
    assert_eq!(kept.lines().count(), 31, "{kept}");
    fs::write(folder.path().join("moves.sh"), "while read n; do echo; done").unwrap();
    let said = said_in(&folder, "--moves 'sh moves.sh' --to 50 --resume values");
    assert!(said.stderr.contains("values of other rules: 1 at 1, where they now say 0"), "{}", said.stderr);
}

#[test]
fn a_program_in_python_gives_the_moves() {
    let folder = TempDir::new().unwrap();
    let split = "import sys\nfor line in sys.stdin:\n    n = int(line)\n    \
                 print(*(f'{a}+{n - a}' for a in range(1, (n + 1) // 2)), flush=True)\n";
    fs::write(folder.path().join("split.py"), split).unwrap();
    let moves = |words: &str| said_in(&folder, &format!("--moves 'python3 split.py' {words}"));
    let table: Value = serde_json::from_str(&moves("--to 40 --json").stdout).unwrap();
    assert_eq!(table["values"], object("split unequal --to 40")["values"]);
    let said = moves("--at 8");
    let winning = "winning moves: 1 + 7\n";
    assert!(said.stdout.starts_with("8: value 2") && said.stdout.ends_with(winning), "{}", said.stdout);
    for (line, message) in [
        ("raise SystemExit('no such heap')", "no such heap"),
        ("print('x', flush=True)", "answers about 0: `x` is not a position: that is a number like `7`"),
        ("print('1++2', flush=True)", "has an empty part"),
    ] {
        fs::write(folder.path().join("split.py"), format!("import sys\nfor _ in sys.stdin:\n    {line}\n"))
            .unwrap();
        let said = moves("--to 5");
        assert_eq!(said.code, 2, "{line}");
        assert!(said.stderr.contains(message), "{line}: {}", said.stderr);
    }
}

#[test]
fn a_source_that_prints_moves_is_built() {
    let folder = TempDir::new().unwrap();
    let script = "import sys\nfor line in sys.stdin:\n    n = int(line)\n    \
                  print(*(n - d for d in (1, 2, 3) if d <= n), flush=True)\n";
    fs::write(folder.path().join("take.py"), script).unwrap();
    let said = said_in(&folder, "--moves take.py --at 7");
    assert!(said.stdout.starts_with("7: value 3"), "{}{}", said.stdout, said.stderr);
    let program = "use std::io::BufRead;\nfn main() {\n    for line in std::io::stdin().lock().lines() {\n        \
                   let n: u32 = line.unwrap().parse().unwrap();\n        \
                   println!(\"{}\", (0..n).map(|m| format!(\"{m} \")).collect::<String>());\n    }\n}\n";
    fs::write(folder.path().join("nim.rs"), program).unwrap();
    let said = said_in(&folder, "--moves nim.rs --at 5");
    assert!(said.stdout.starts_with("5: value 5"), "{}{}", said.stdout, said.stderr);
    fs::write(folder.path().join("notes.txt"), "").unwrap();
    for (words, message) in [
        ("--moves none.py", "--moves: there is no file none.py"),
        ("--moves 'no-such-program x'", "--moves: there is no program no-such-program on the PATH"),
        ("--moves notes.txt", "name what runs it, too: --moves 'COMMAND notes.txt'\n"),
        ("take.py", "is named so: --moves take.py\n"),
        ("python3 take.py", "is named so: --moves 'python3 take.py'\n"),
    ] {
        let said = said_in(&folder, words);
        assert_eq!(said.code, 2, "{words}");
        assert!(said.stderr.contains(message), "{words}: {}", said.stderr);
    }
}

#[test]
fn a_program_that_reads_other_lines_hears_which_come() {
    let folder = TempDir::new().unwrap();
    let asked = |script: &str, words: &str| {
        fs::write(folder.path().join("moves.sh"), script).unwrap();
        said_in(&folder, &format!("--moves 'sh moves.sh' {words}"))
    };
    let pairs = "while IFS=, read a b; do
        [ -z \"$b\" ] && { [ $a = 0 ] && echo || echo 0,0; continue; }
        [ $a -gt 0 ] && echo $((a - 1)),$b || echo
    done";
    for (script, wanted) in [
        (
            pairs,
            "about 1: `0,0` is not a position: that is a number like `7`, unless `--to 12x12` or `--at 5,5` says",
        ),
        (
            "exit 3",
            "exit status: 3\n  when asked about 0\n  it is asked about one number, unless `--to 12x12`",
        ),
        (
            "read n; echo",
            "ends after an answer: it must go on reading lines until its input ends\n  when asked about 1",
        ),
    ] {
        let said = asked(script, "");
        assert_eq!((said.code, &*said.stdout), (2, ""), "{script}");
        assert!(said.stderr.contains(wanted), "{script}: {}", said.stderr);
    }
    let table = asked(pairs, "--to 2x3");
    assert!(table.stdout.starts_with("x\\y  0 1 2 3\n  0  0 0 0 0\n  1  1 1 1 1\n"), "{}", table.stdout);
}

#[test]
fn an_open_table_ends_in_time() {
    let said = said("split unequal --misere");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stderr.contains("these are the values after 3 s; `--to 99` goes on"), "{}", said.stderr);
    assert!(said.stdout.starts_with(" n  0 1 2 "), "{}", said.stdout);
}

/// Whenever it is stopped, the same command goes on to the same table.
#[cfg(unix)]
#[test]
fn a_stopped_table_is_continued() {
    let folder = TempDir::new().unwrap();
    let words = ["explore", "0.007", "--to", "40000", "--values"];
    let whole = Said::of(command(folder.path()).args(words)).stdout;
    assert_eq!(whole.lines().count(), 40001);
    let file = folder.path().join("values");
    for round in 0..4 {
        let mut run = command(folder.path());
        run.args(words).args(["--resume", "values"]).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = run.spawn().unwrap();
        thread::sleep(Duration::from_millis(fastrand::u64(20..200)));
        let signal = if round == 1 { "TERM" } else { "INT" };
        let sent = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        child.wait().unwrap();
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let values = kept.strip_prefix("# 0.007\n").unwrap_or_default();
        assert!(whole.starts_with(values), "round {round}");
    }
    let said = Said::of(command(folder.path()).args(words).args(["--resume", "values"]));
    assert_eq!(said.stdout, whole);
    assert_eq!(fs::read_to_string(&file).unwrap().strip_prefix("# 0.007\n").unwrap(), whole);
}

/// Rules without an end do not outlive Ctrl-C.
#[cfg(unix)]
#[test]
fn rules_that_never_answer_can_be_stopped() {
    let folder = TempDir::new().unwrap();
    let endless = "while read n; do while true; do :; done; done";
    fs::write(folder.path().join("moves.sh"), endless).unwrap();
    let mut run = command(folder.path());
    run.args(["explore", "--moves", "sh moves.sh"]).stdout(Stdio::null()).stderr(Stdio::piped());
    let child = run.spawn().unwrap();
    thread::sleep(Duration::from_millis(300));
    let sent = Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let start = Instant::now();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("until it was stopped") && start.elapsed() < Duration::from_secs(10), "{said}");
    assert_eq!(output.status.code(), Some(2));
}

/// What the shell's pipe or a flag would silently lose is refused.
#[test]
fn flags_that_would_say_nothing_are_refused() {
    for (words, message) in [
        ("wythoff --values", "error: --values is for games on a line"),
        ("board domino 2x2 --values", "error: --values is for games on a line"),
        ("wythoff --value", "error: --value is for one position"),
        ("board domino 2x2 --value --why", "error: the argument '--value"),
        ("board domino 2x2 --code", "error: there is one position only"),
        ("board domino 2x2 --plot", "error: there is one position only"),
        ("take 1..k --for k=1..2 --plot", "error: the argument '--for"),
        ("take 1..k --for k=1..2 --why", "error: the argument '--for"),
    ] {
        let said = said(words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}");
        assert!(said.stderr.starts_with(message), "{words}: {}", said.stderr);
    }
}

/// Words that are no rules lead to rules.
#[test]
fn rules_that_are_not_understood_lead_on() {
    for (words, help) in [
        ("lower n by a proper divisor of it", "did you mean `take proper divisors`?"),
        ("tkae squares", "did you mean `take squares`:"),
        ("take 1..k", "if k is a parameter, `--for k=1..6` gives it values;"),
        ("take 1..K", "if K is a parameter, `--for K=1..6` gives it values;"),
        ("take at most a third", "`third`: of the parts of a heap, words know half"),
        ("take less than sqrt(n)", "help: `grundy explore --list`"),
        ("tree take an edge", "`take an edge`: which move on trees is that?"),
        ("take 1..10^9", "10^9 stones are too many: up to 1000000"),
        ("take a third of it", "`grundy find WORDS` looks for the game; any other is a closure in quotes"),
    ] {
        let said = said(words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}");
        assert!(said.stderr.contains(help), "{words}: {}", said.stderr);
    }
}

#[test]
fn a_value_alone() {
    assert_eq!(printed("board domino 5x6 --value"), "2\n");
    assert_eq!(printed("0.77 --value --at 17 --at 17,6 --at 10^18"), "4\n7\n1\n");
    assert_eq!(printed("board domino 2x3 --value --misere"), "P\n");
}

#[test]
fn tuples_go_as_far_as_asked() {
    let table = printed("nim --to 1");
    let cells: Vec<&str> = table.lines().last().unwrap().split("   ").map(str::trim).collect();
    assert_eq!(cells, ["0,0,0 0", "0,0,1 1", "0,1,1 0", "1,1,1 1"]);
}

/// Before anything is computed.
#[test]
fn a_choice_without_rules_is_found_first() {
    let said = said("'take l..r in a circle' --for l=1..3 --for r=1..7");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
    assert!(said.stderr.starts_with("error: l = 2, r = 1: 2..1 is empty\n"), "{}", said.stderr);
}

#[test]
fn a_parameter_gives_a_family() {
    let family = object("'take 1..k' --for k=1..5 --to 30");
    for (i, table) in family["tables"].as_array().unwrap().iter().enumerate() {
        let values: Vec<usize> = (0..=30).map(|n| n % (i + 2)).collect();
        assert_eq!((&table["parameter"], &table["values"]), (&json!(i + 1), &json!(values)));
        assert_eq!(table["proven"]["period"], json!(i + 2));
    }
    assert!(printed("'take 1..k' --for k=1..5").contains("periods: 2 3 4 5 6\n"));
    let misere = printed("'take 1..k' --for k=1..2 --to 8 --misere");
    assert!(misere.contains("k = 1: N P N P N P N P N\n"), "{misere}");
    assert!(misere.contains("k = 2: N P N N P N N P N\n"), "{misere}");
    let loops = "'graph a->b,b->a,c->{k}' --for k=4..4 --to 3";
    assert!(!printed(loops).contains("4294967295"));
    let boards = object("'board domino 1xk' --for k=1..12");
    assert_eq!(boards["boards"]["values"], json!([0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]), "Dawson's Kayles");
}

/// In closures no value of a parameter can be seen: each answer says whose it is.
#[test]
fn a_family_is_one_object_for_scripts() {
    let rules = "'|n: u32| (1..=K.min(n)).map(move |t| n - t)' --for K=1..3";
    let family = object(&format!("{rules} --at 5"));
    let tables = family["tables"].as_array().unwrap();
    let answers = tables.iter().map(|game| json!([game["parameter"], game["at"][0]["value"]]));
    assert_eq!((&family["parameter"], answers.collect()), (&json!("K"), json!([[1, 1], [2, 2], [3, 1]])));
    let several = object("take a..b --for a=1..2 --for b=3..4 --at 5 --at 6");
    assert_eq!(several["tables"][1]["parameter"], json!([1, 4]));
    assert_eq!(several["tables"][1]["at"][1]["position"], "6");
    let law = "'take 1..k' --for k=1..3 --code";
    assert_eq!(object(law)["code"], json!(printed(law)));
}

/// The function that is printed, asked for itself.
#[test]
fn the_code_of_a_law_is_right() {
    let folder = TempDir::new().unwrap();
    for (words, values) in [
        ("take 1,3,4", object("take 1,3,4 --to 300")),
        ("0.77", object("0.77 --to 300")),
        ("'|n: u64| (0..n / 2 + n % 2).map(move |m| m)'", object("'|n: u64| 0..n / 2 + n % 2' --to 300")),
    ] {
        let code = printed(&format!("{words} --code"));
        let main = "fn main() { let all: Vec<String> = \
                    (0..=300).map(|n| grundy(n).to_string()).collect(); println!(\"[{}]\", all.join(\",\")) }";
        fs::write(folder.path().join("law.rs"), format!("{code}\n{main}\n")).unwrap();
        let rustc = Command::new("rustc").args(["law.rs", "-o", "law"]).current_dir(folder.path()).output();
        let rustc = rustc.unwrap();
        assert!(rustc.status.success(), "{words}: {}", String::from_utf8_lossy(&rustc.stderr));
        let said = Command::new(folder.path().join("law")).output().unwrap();
        let said: Value = serde_json::from_slice(&said.stdout).unwrap();
        assert_eq!(said, values["values"], "{words}");
    }
}

#[test]
fn closures_are_games() {
    let halves = object("'|n: u64| (1..=n).filter(move |d| n % d == 0).map(move |d| n - d)' --to 64");
    let values: Vec<u32> = (0..=64_u32).map(|n| if n == 0 { 0 } else { n.trailing_zeros() + 1 }).collect();
    assert_eq!(halves["values"], json!(values));
    let signed = "'|n: i32| [n - 1, n - 2].into_iter().filter(|&m| m >= -3)' --at -1";
    assert!(printed(signed).starts_with("-1: value 2, an N-position"));
    let pair = "'|(a, b): (u32, u32)| (0..a).map(move |x| (x, b)).chain((0..b).map(move |y| (a, y)))'";
    assert_eq!(object(&format!("{pair} --to 5"))["rows"], object("rook --to 5")["rows"]);
    let fails = "'|n: u64| if n > 57 { panic!(\"too {n}\") } else { 0..n }'";
    assert_eq!(object(&format!("{fails} --to 50"))["values"], json!((0..=50).collect::<Vec<u32>>()));
    let said = said(&format!("{fails} --to 70"));
    assert!(said.stderr.contains("the rules fail at 58: ") && said.stderr.contains("`--to 57`"));
    assert_eq!(said.code, 2);
    let few = self::said("'|n: u64| { if n > 5 { panic!() } 0..0_u64 }'").stdout;
    assert!(few.ends_with("6 entries are too few for a law: 24 or more may show one\n"), "{few}");
}

/// From the rules to a file for the judge.
#[test]
fn a_law_becomes_a_solution() {
    let fixture = Fixture::with_library();
    let run = |words: &str| {
        let said = Said::of(command(&fixture.path().join("problems")).args(shlex::split(words).unwrap()));
        assert_eq!(said.code, 0, "{words}: {}{}", said.stdout, said.stderr);
        said
    };
    run("new toy1 --from-explore 'take 1,3,4'");
    // Grundy values 0 1 0 1 2 3 2, with period 7.
    let heap = 1_000_000_000_000_000_000_u64;
    let last = if [0, 1, 0, 1, 2, 3, 2][(heap % 7) as usize] == 0 { "Second" } else { "First" };
    let input = format!("4\n1 7\n2 4 6\n2 4 5\n3 {heap} 3 10\n");
    fixture.case("toy1", "sample", &input, &format!("Second\nSecond\nFirst\n{last}\n"));
    run("test toy1");
    let bundle = run("bundle toy1").stdout;
    assert!(bundle.contains("fn grundy(n: u64)"), "{bundle}");
}

#[test]
fn a_sample_that_is_there_is_not_asked_for() {
    let folder = TempDir::new().unwrap();
    let made = |slug: &str| {
        let said = Said::of(command(folder.path()).args(["new", slug, "--from-explore", "take 1,3,4"]));
        assert_eq!(said.code, 0, "{}", said.stderr);
        said.stdout + &said.stderr
    };
    fs::create_dir(folder.path().join("toy2")).unwrap();
    fs::write(folder.path().join("toy2/sample.in"), "1\n1 7\n").unwrap();
    let [without, with] = ["toy1", "toy2"].map(made);
    assert!(without.contains(" add toy1 ") && !with.contains(" add toy2 "), "{without}{with}");
    assert!(with.contains(" test toy2\n"), "{with}");
}

/// Who wins is no Grundy value, and the law of a position of several numbers is about these alone.
#[test]
fn a_law_of_one_position_reads_one_position() {
    let fixture = Fixture::with_library();
    let run = |words: &[&str]| Said::of(command(&fixture.path().join("problems")).args(words));
    let problems = [
        ("toy1", "0.123 misere", "4\n0\n1\n4\n10\n", "First\nSecond\nFirst\nSecond\n"),
        ("toy3", "take at most 2x", "3\n8\n9\n13\n", "Second\nFirst\nSecond\n"),
        ("toy4", "wythoff", "3\n1 2\n5 3\n4 5\n", "Second\nSecond\nFirst\n"),
        ("toy5", "moore 2 of 3", "2\n4 4 4\n1 2 3\n", "Second\nFirst\n"),
        ("toy7", "take proper divisors but 1", "4\n9\n4\n8\n5\n", "Second\nFirst\nSecond\nSecond\n"),
        ("toy6", "rook misere", "3\n3 3\n1 0\n0 0\n", "Second\nSecond\nFirst\n"),
    ];
    for (slug, rules, input, output) in problems {
        let made = run(&["new", slug, "--from-explore", rules]);
        assert!(
            made.code == 0 && made.stderr.contains("a case is one position"),
            "{rules}: {}{}",
            made.stdout,
            made.stderr
        );
        fixture.case(slug, "sample", input, output);
        let tested = run(&["test", slug]);
        assert_eq!(tested.code, 0, "{rules}: {}{}", tested.stdout, tested.stderr);
    }
}

/// What the rules leave open is read by the solution, before the position.
#[test]
fn a_law_over_parameters_reads_them() {
    let fixture = Fixture::with_library();
    let run = |words: &[&str]| Said::of(command(&fixture.path().join("problems")).args(words));
    let value = |n: u64, from: u64, to: u64| n % (from + to) / from; // take_range's theorem
    let (mut input, mut output) = ("300\n".to_owned(), String::new());
    for (a, b, n, m) in (0..300).map(|i| (1 + i % 4, 5 + i % 3, i, 7 * i % 41)) {
        input += &format!("{a} {b}\n2\n{n} {m}\n");
        output += if value(n, a, b) == value(m, a, b) { "lost\n" } else { "won\n" };
    }
    let words = ["new", "toy1", "--from-explore", "take a..b", "--words", "won,lost"];
    let made = run(&[&words[..], &["--for", "a=1..3", "--for", "b=4..6"]].concat());
    assert!(made.code == 0 && made.stderr.is_empty(), "{}{}", made.stdout, made.stderr);
    fixture.case("toy1", "sample", &input, &output);
    // In misère play, k + 1 and one more are lost.
    let made = run(&["new", "toy2", "--from-explore", "take 1..k misere", "--for", "k=1..6"]);
    assert!(made.stderr.contains("a case is one position"), "{}{}", made.stdout, made.stderr);
    fixture.case("toy2", "sample", "4\n3 5\n3 4\n9 101\n9 1\n", "Second\nFirst\nSecond\nSecond\n");
    // Only who wins has a law: a coin that is too far left for k of them is lost.
    let made = run(&["new", "toy3", "--from-explore", "turn exactly k", "--for", "k=2..5"]);
    assert_eq!(made.code, 0, "{}{}", made.stdout, made.stderr);
    fixture.case("toy3", "sample", "4\n3 1\n3 2\n5 3\n5 9\n", "Second\nFirst\nSecond\nFirst\n");
    for slug in ["toy1", "toy2", "toy3"] {
        let tested = run(&["test", slug]);
        assert_eq!(tested.code, 0, "{slug}: {}{}", tested.stdout, tested.stderr);
    }
    let refused = run(&["new", "toy4", "--from-explore", "take 1..k", "--for", "m=1..6"]);
    let error = "error: `m` does not stand in the rules `take 1..k`\n";
    assert!(refused.code == 2 && refused.stderr.starts_with(error), "{}", refused.stderr);
}

/// Options say of the game what they say to `explore`; the header says how sure the law is.
#[test]
fn options_belong_to_the_game_of_a_solution() {
    let folder = TempDir::new().unwrap();
    let script = "import sys\nfor line in sys.stdin:\n    n = int(line)\n    \
                  print(*(n - d for d in (1, 2, 5) if d <= n), flush=True)\n";
    fs::write(folder.path().join("moves.py"), script).unwrap();
    let run = |words: &[&str]| Said::of(command(folder.path()).args(words));
    let from = |slug: &str, words: &[&str], input: &str, output: &str| {
        let samples = folder.path().join(slug);
        fs::create_dir(&samples).unwrap();
        fs::write(samples.join("sample.in"), input).unwrap();
        fs::write(samples.join("sample.out"), output).unwrap();
        let made = run(&[&["new", slug][..], words].concat());
        assert_eq!(made.code, 0, "{words:?}: {}{}", made.stdout, made.stderr);
        let tested = run(&["test", slug]);
        assert_eq!(tested.code, 0, "{words:?}: {}{}", tested.stdout, tested.stderr);
        fs::read_to_string(folder.path().join(made.stdout.lines().next().unwrap())).unwrap()
    };
    let tame = ["--from-explore", "take 1..3", "--misere"];
    let text = from("toy1", &tame, "3\n1 1\n2 1 1\n2 2 2\n", "Second\nFirst\nSecond\n");
    assert!(text.contains("\n//!   That law is proven.\n//! - **Template**"), "{text}");
    let rules = "|n: u32| (1..=2).filter(move |take| take + 1 <= n).map(move |take| n - take)";
    let ranged = ["--from-explore", rules, "--range", "1.."];
    let text = from("toy2", &ranged, "3\n1 1\n2 3 2\n2 4 7\n", "Second\nFirst\nSecond\n");
    assert!(text.contains("//!   That law is confirmed by more values, not proven.\n"), "{text}");
    let moves = ["--moves", "moves.py", "--to", "60", "--words", "Yes,No"];
    from("toy3", &moves, "2\n1 3\n2 1 3\n", "No\nYes\n");
    let few = "|n: u32| { if n > 26 { panic!() } (1..=9).filter(move |take| *take <= n).map(move |take| n - take) }";
    let text = from("toy4", &["--from-explore", few], "2\n1 10\n2 3 14\n", "Second\nFirst\n");
    assert!(text.contains("//!   That law is a guess: a brute force has to confirm it.\n"), "{text}");
    for (words, wanted) in [
        (
            &["--misere"][..],
            "error: --misere is about rules, and none are given\nhelp: add them: --from-explore",
        ),
        (&["--from-explore", "take 1..3", "--moves", "moves.py"], "cannot be used with"),
        (&["--from-explore", "take 1..3", "--range", "1.."], "--range is for rules of your own"),
    ] {
        let refused = run(&[&["new", "toy5"][..], words].concat());
        assert!(refused.code == 2 && refused.stderr.contains(wanted), "{words:?}: {}", refused.stderr);
    }
}

/// Where all heaps are tame, a law of the genus says who wins any number of them.
#[test]
fn a_law_of_tame_heaps_reads_any_number_of_them() {
    fn wins(takes: &[u64], heaps: [u64; 3], known: &mut HashMap<[u64; 3], bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let (mut wins_by_one, mut can_move) = (false, false);
        for (i, &take) in (0..3).flat_map(|i| takes.iter().map(move |take| (i, take))) {
            if heaps[i] >= take {
                let mut next = heaps;
                next[i] -= take;
                can_move = true;
                wins_by_one |= !wins(takes, next, known);
            }
        }
        known.insert(heaps, wins_by_one || !can_move);
        wins_by_one || !can_move
    }
    let fixture = Fixture::with_library();
    let run = |words: &[&str]| Said::of(command(&fixture.path().join("problems")).args(words));
    for (slug, takes) in [("toy1", &[1, 2, 3][..]), ("toy2", &[1, 2, 7]), ("toy3", &[2, 4])] {
        let names: Vec<String> = takes.iter().map(ToString::to_string).collect();
        let rules = format!("misere take {}", names.join(","));
        let made = run(&["new", slug, "--from-explore", &rules]);
        assert!(made.code == 0 && made.stderr.is_empty(), "{rules}: {}{}", made.stdout, made.stderr);
        let (mut input, mut output, mut known) = ("1728\n".to_owned(), String::new(), HashMap::new());
        for heaps in (0..12 * 12 * 12).map(|i| [i / 144, i / 12 % 12, i % 12]) {
            let [a, b, c] = heaps;
            input += &format!("3\n{a} {b} {c}\n");
            output += if wins(takes, heaps, &mut known) { "First\n" } else { "Second\n" };
        }
        fixture.case(slug, "sample", &input, &output);
        let tested = run(&["test", slug]);
        assert_eq!(tested.code, 0, "{rules}: {}{}", tested.stdout, tested.stderr);
    }
}

#[test]
fn a_parameter_stands_as_a_word() {
    let k = Parameter::parse("k=7").map(|k| Bound { name: k.name, int: k.int, value: k.from }).unwrap();
    let with = |text: &str| GameOptions::default().subject(text, None, 1 << 30).with(vec![k.clone()]).text;
    assert_eq!(with("take 1..k"), "take 1..7");
    assert_eq!(with("take 1,k,12k, k2"), "take 1,7,12k, k2");
    assert_eq!(with("board domino 4xk"), "board domino 4x7");
    assert_eq!(with("board kxk2 kx3"), "board kxk2 7x3");
    assert_eq!(with("0.{k}7{ k }"), "0.77{ 7 }");
    assert_eq!(with("0.77 k"), "0.77 7");
    assert_eq!(with("größe k"), "größe 7");
}

#[test]
fn what_is_drawn_is_in_both_files() {
    let mut drawing = Drawing::default();
    drawing.rectangle(10.0, 20.0, 5.0, 1.0, [1, 2, 3]);
    drawing.dot(100.0, 100.0, 2.0, [4, 5, 6]);
    drawing.text(50.0, 50.0, 2, Anchor::Middle, "a<b é");
    let svg = drawing.svg();
    assert!(svg.contains("fill=\"#010203\"") && svg.contains(">a&lt;b é</text>"), "{svg}");
    let png = drawing.png();
    assert!(png.starts_with(b"\x89PNG") && png.ends_with(b"IEND\xae\x42\x60\x82"));
}
