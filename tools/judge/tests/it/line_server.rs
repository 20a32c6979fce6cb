#![cfg(target_os = "linux")]

use grundy_judge::LineServer;
use std::process::Command;
use std::time::Duration;

const GIGABYTE: u64 = 1 << 30;

fn server(script: &str, memory: u64) -> LineServer {
    let server = LineServer::start(Command::new("sh").args(["-c", script]), "").unwrap();
    server.with_memory(memory).with_patience(Duration::from_millis(500))
}

#[test]
fn who_waits_is_given_up_and_who_computes_is_not() {
    let silence = server("sleep 100", GIGABYTE).ask("1").unwrap_err().to_string();
    assert!(silence.starts_with("gives no answer, and has done nothing for 0.5 s"), "{silence}");
    let count = "i=0; while [ $i -lt 1000000 ]; do i=$((i+1)); done";
    assert_eq!(server(&format!("read n; {count}; echo got $n"), GIGABYTE).ask("7").unwrap(), "got 7");
}

#[test]
fn memory_has_a_limit() {
    let script = "read n; x=$(printf %01048576d 0); while true; do s=$s$x; done";
    assert_eq!(server(script, 32 << 20).ask("1").unwrap_err().to_string(), "uses more than 32 MB of memory");
}

#[test]
fn silence_is_explained() {
    let ended = server("read n; echo no such $n >&2; exit 3", GIGABYTE).ask("7").unwrap_err().to_string();
    assert_eq!(ended, "ends without an answer: exit status: 3\n  no such 7");
    let mut twice = server("while read n; do echo a; echo b; done", GIGABYTE);
    assert_eq!(twice.ask("1").unwrap(), "a");
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(twice.ask("1").unwrap_err().to_string(), "prints more than one line for a question");
    assert_eq!(twice.ask("1").unwrap_err().to_string(), "prints more than one line for a question");
}
