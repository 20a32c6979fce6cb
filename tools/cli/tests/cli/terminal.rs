use crate::fixture::{Fixture, HEADER};
use grundy_cli::base::layout::{cut, examples, padded, wrapped};
use std::fs::OpenOptions;
use std::io::Read;
use std::process::{Command, Stdio};

fn fixture() -> Fixture {
    let fixture = Fixture::new();
    fixture.problem("toy1", HEADER, "");
    fixture
}

fn list(fixture: &Fixture) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.arg("list").current_dir(fixture.path());
    command
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = list(&fixture()).stdout(full).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.starts_with("error: cannot write to standard output: "), "{stderr}");
}

#[test]
fn a_reader_that_stops_early_is_none() {
    let fixture = fixture();
    let mut child = list(&fixture).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take()); // the headers are read before anything is printed
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert_eq!((child.wait().unwrap().code(), stderr.as_str()), (Some(0), ""));
}

/// Not even what somebody else wrote into a name reaches a file as an escape sequence.
#[test]
fn errors_in_a_file_hold_no_escape_sequences() {
    let said = fixture().grundy("list --template \u{1b}[31mred");
    assert!(said.stderr.contains("no template `red`"), "{}", said.stderr);
    assert!(!said.stderr.contains('\u{1b}'), "{:?}", said.stderr);
}

/// `grundy … 2>&1 | head -1`: the work goes on, and its exit code stays.
#[test]
fn standard_error_may_be_closed() {
    let fixture = fixture();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let status = list(&fixture).args(["--template", "none"]).stderr(writer).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn examples_stand_above_what_they_do_if_there_is_no_room() {
    let text = "Examples:\n  grundy a   one thing\n  grundy bb\n             another";
    assert_eq!(examples(text, 40), text);
    let narrow = "Examples:\n  grundy a\n      one thing\n  grundy bb\n      another";
    assert_eq!(examples(text, 20), narrow);
}

#[test]
fn chinese_takes_two_columns() {
    assert_eq!((cut("数组游戏", 8), cut("数组游戏", 7)), ("数组游戏".to_owned(), "数组游…".to_owned()));
    assert_eq!((cut("数组游戏", 6), cut("a b c", 3)), ("数组…".to_owned(), "a…".to_owned()));
    assert_eq!(padded("数组", 6), "数组  ");
    assert_eq!(wrapped("- ", "two words 数组", 11), "- two words\n  数组\n");
    assert_eq!(wrapped("- ", "https://a.very/long", 8), "- https://a.very/long\n", "an address stays whole");
}
