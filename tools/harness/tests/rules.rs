//! The library of `explore` as a program: this test starts itself as the program of its rules.

#[allow(dead_code, non_snake_case, unused_imports, reason = "a program needs a part of it")]
#[allow(clippy::type_complexity, reason = "rules have the types that their user writes")]
#[path = "../src/explore/mod.rs"]
mod explore;

use explore::Known as _;
use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

/// What answers begin with, and the argument that makes this the program.
const MARK: &str = "mark";

/// Take one or two, or split 7 into 3 and 4; what begins below 0 fails.
fn parts(n: &i32) -> Vec<Vec<i32>> {
    assert!(*n >= 0, "negative");
    let mut all: Vec<Vec<i32>> =
        [1, 2].iter().filter(|take| **take <= *n).map(|take| vec![n - take]).collect();
    if *n == 7 {
        all.push(vec![3, 4]);
    }
    all
}

fn main() {
    if env::args().nth(1).as_deref() == Some(MARK) {
        return explore::serve(|| {
            let game = explore::splits(parts);
            let tag = game.tag();
            let codec = tag.codec();
            let starts = tag.starts();
            let numbered = explore::starts(|n: u32| if n == 0 { None } else { Some(n as i32 + 5) });
            (game, codec, starts, numbered)
        });
    }
    let asked = [
        ("shape", "fine\ti"),
        ("value 7", "fine\t3"),
        ("values 0 8", "fine\t0 1 2 0 1 2 0 3 "),
        ("options 7 0", "fine\t6 5 3+4 "),
        ("options 7 3", "fine\t6 5 3+4 \t6 5 4 \t5 4 3 \t3 2 1 "),
        ("options 2 3", "fine\t1 0 \t1 0 \t0 "),
        ("options 5 3", "fine\t4 3 \t4 3 2 \t3 2 1 \t2 1 0 "), // again, so it is another search
        ("options 6 3", "fine\t5 4 "),
        ("options -1 0", "panic\t-1\t"),
        ("read  12", "fine\t12"),
        ("read x", "flaw\ta position is a value of `i32`"),
        ("show 5", "fine\t5"),
        ("starts", "fine\t1"),
        ("start_of 2", "fine\t7"),
        ("start_of 0", "fine\t"),
        ("exists 5", "fine\t1"),
        ("what", "flaw\tunknown request what"),
    ];
    let mut program = Command::new(env::current_exe().unwrap());
    let mut child = program.arg(MARK).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let requests: String = asked.iter().map(|(request, _)| format!("{request}\n")).collect();
    child.stdin.take().unwrap().write_all(requests.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("mark\t")).collect();
    assert!(output.status.success() && answers.len() == asked.len(), "{text}");
    for ((request, wanted), answer) in asked.iter().zip(answers) {
        let is_whole = request.starts_with("options") && !wanted.starts_with("panic");
        let is_right = if is_whole { answer == *wanted } else { answer.starts_with(wanted) };
        assert!(is_right, "{request}: {answer:?}, not {wanted:?}");
    }
}
