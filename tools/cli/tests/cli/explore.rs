use crate::fixture::{Said, command};
use serde_json::{Value, json};
use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
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
    assert!(said.stderr.starts_with("error: .: this is no file"), "{}", said.stderr);
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
        ("print('x', flush=True)", "answers about 0: `x` is no position: that is a number like `7`"),
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
    assert!(said.contains("is stopped") && start.elapsed() < Duration::from_secs(10), "{said}");
    assert_eq!(output.status.code(), Some(2));
}
