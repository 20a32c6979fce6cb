use crate::fixture::{Folder, until};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

/// How many numbers an input has.
const NUMBERS: usize = 120;
/// On how many of them the solution is still wrong.
const WRONG: usize = 60;

/// A slow solution that is wrong on many numbers. It notes how many it has read.
fn slow() -> Folder {
    let folder = Folder::new();
    let counts = folder.path("counts").display().to_string();
    let count = format!("n=$(wc -w)\necho $((n)) >> '{counts}'\nsleep 0.05\n");
    folder.write("counts", "");
    folder.write("a.sh", &format!("{count}[ $n -ge {WRONG} ] && echo no || echo yes\n"));
    folder.write("a/brute.sh", "echo yes\n");
    folder.write("a/gen.sh", &format!("seq -s ' ' 1000 {}\n", 999 + NUMBERS));
    folder.write("a/valid.sh", "exit 0\n");
    folder
}

/// Whether Ctrl-C comes at once, or after half of the numbers are gone: then half of the others are
/// tried without these.
#[test]
fn ctrl_c_ends_with_what_there_is() {
    for (awaited, left) in [("", NUMBERS), ("30", WRONG)] {
        let folder = slow();
        let mut command = folder.command("stress a.sh --seconds 1000 --seed 1 --jobs 1");
        let mut tool = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut notes = BufReader::new(tool.stderr.take().unwrap()).lines();
        let note = notes.find(|line| line.as_ref().unwrap().starts_with("a difference on input 1"));
        assert!(
            note.expect("a note").unwrap().ends_with("(seed 1), which is made smaller, for 20 s at most")
        );
        let counts = || fs::read_to_string(folder.path("counts")).unwrap();
        until("it is tried on fewer numbers", || {
            awaited.is_empty() || counts().lines().any(|n| n == awaited)
        });
        assert!(Command::new("kill").args(["-INT", &tool.id().to_string()]).status().unwrap().success());
        let notes: Vec<String> = notes.map(Result::unwrap).collect();
        let mut said = String::new();
        tool.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        assert_eq!(tool.wait().unwrap().code(), Some(1), "{said}{notes:?}");
        let cut = "note: perhaps there is a smaller input: Ctrl-C ended the search for it";
        assert!(notes.iter().any(|note| note == cut), "{notes:?}");
        assert!(said.contains("\nsaved: a/own_stress_1.in and .out; "), "{said}");
        let saved = fs::read_to_string(folder.path("a/own_stress_1.in")).unwrap();
        assert_eq!(saved.split_whitespace().count(), left, "{saved}");
    }
}

#[test]
fn it_takes_no_longer_than_it_says_and_says_that_it_was_cut_short() {
    let said = slow().grundy("stress a.sh --seconds 1 --seed 1 --jobs 1 --json");
    assert_eq!(said.code, 1, "{}", said.stderr);
    let object: Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!(object["shrinking_ended_by"], "time");
    for part in [
        "a difference on input 1 (seed 1), which is made smaller, for 3 s at most\n",
        "note: perhaps there is a smaller input: 3 s were over; with more `--seconds` it takes longer\n",
    ] {
        assert!(said.stderr.contains(part), "{}", said.stderr);
    }
}

#[test]
fn nothing_is_said_of_a_smaller_input_if_all_were_tried() {
    let folder = slow();
    folder.write("a.sh", "[ \"$(wc -w)\" -ge 2 ] && echo no || echo yes\n");
    let said = folder.grundy("stress a.sh --seed 1 --json");
    let object: Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!((&object["input"], &object["shrinking_ended_by"]), (&"1 1\n".into(), &Value::Null));
    assert!(!said.stderr.contains("perhaps"), "{}", said.stderr);
}

/// The validator hangs on smaller inputs, so that the first Ctrl-C is not enough.
#[test]
fn a_second_ctrl_c_says_how_to_find_the_input_again() {
    let folder = slow();
    let hangs = folder.path("hangs");
    let sleep = format!("{{ touch '{}'; sleep 1000; }}", hangs.display());
    folder.write("a/valid.sh", &format!("[ \"$(wc -w)\" = {NUMBERS} ] || {sleep}\n"));
    let mut command = folder.command("stress a.sh --seconds 1000 --seed 1 --jobs 1");
    let mut tool = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut notes = BufReader::new(tool.stderr.take().unwrap()).lines();
    assert!(notes.any(|line| line.unwrap().starts_with("a difference on input 1")));
    until("a validator hangs", || hangs.exists());
    let interrupt = || Command::new("kill").args(["-INT", &tool.id().to_string()]).status().unwrap();
    assert!(interrupt().success());
    assert!(notes.any(|line| line.unwrap().contains("Ctrl-C once more ends at once")));
    assert!(interrupt().success());
    let mut said = String::new();
    tool.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(tool.wait().unwrap().code(), Some(130));
    assert_eq!(
        said,
        "stopped: a difference on the input of seed 1, not saved; `--seed 1 --count 1` finds it again\n"
    );
}

/// A generator that works once, for the seed of the search.
#[test]
fn what_was_found_is_shown_even_if_a_helper_fails_then() {
    let folder = slow();
    folder.write("a/gen.sh", &format!("[ \"$1\" = 1 ] || exit 1\nseq -s ' ' 1000 {}\n", 999 + NUMBERS));
    let said = folder.grundy("stress a.sh --count 1 --seed 1 --jobs 1");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stdout.contains("\nsaved: a/own_stress_1.in and .out; "), "{}", said.stdout);
    assert!(said.stderr.contains("the search for it ended early: "), "{}", said.stderr);
}
