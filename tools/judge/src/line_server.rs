//! A program that is asked a line and answers a line.

use crate::server::{NoAnswer, Patience, Server};
use anyhow::Result;
use std::io::{BufRead, BufReader, Read};
use std::process::{ChildStdout, Command};
use std::time::Duration;

/// How many bytes of memory it may use.
const MEMORY: u64 = 8 << 30;
/// The most bytes of a line.
const MAX_LINE: u64 = 256 << 20;
/// A program that computes nothing for this long waits for ever.
const PATIENCE: Duration = Duration::from_secs(10);

/// A program that is kept alive, asked a line and answers a line. It is killed when this is
/// dropped.
pub struct LineServer {
    server: Server<String>,
    patience: Duration,
}

impl LineServer {
    /// Starts a program. Of what it prints, lines with this beginning are answers.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(command: &mut Command, mark: &str) -> Result<LineServer> {
        LineServer::start_within(command, mark, MEMORY, PATIENCE)
    }

    fn start_within(
        command: &mut Command,
        mark: &str,
        memory: u64,
        patience: Duration,
    ) -> Result<LineServer> {
        let mark = mark.to_owned();
        let server = Server::start(command, memory, move |stdout| next_answer(stdout, &mark))?;
        Ok(LineServer { server, patience })
    }

    /// What it answers to a line; there is no limit of time for a program that computes.
    ///
    /// # Errors
    /// It does not answer, in words: "ends without an answer: …". Then the program is killed.
    pub fn ask(&mut self, line: &str) -> Result<String, String> {
        self.server.check_silent().map_err(|why| why.to_string())?;
        self.server.send(format!("{line}\n").into_bytes());
        self.server.receive(Patience::Resting(self.patience)).map_err(|why| why.to_string())
    }
}

/// The next line with that beginning, without it; `None` at the end.
fn next_answer(stdout: &mut BufReader<ChildStdout>, mark: &str) -> Option<Result<String, NoAnswer>> {
    loop {
        let mut line = Vec::new();
        stdout.by_ref().take(MAX_LINE).read_until(b'\n', &mut line).ok()?;
        let text = String::from_utf8_lossy(&line);
        let Some(text) = text.strip_suffix('\n') else {
            // Either that, or it ended, perhaps within its answer.
            return (line.len() as u64 >= MAX_LINE).then_some(Err(NoAnswer::LongLine(MAX_LINE)));
        };
        if let Some(answer) = text.trim_end_matches('\r').strip_prefix(mark) {
            return Some(Ok(answer.to_owned()));
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn server(script: &str, memory: u64) -> LineServer {
        let mut command = Command::new("sh");
        LineServer::start_within(command.args(["-c", script]), "", memory, Duration::from_millis(500))
            .unwrap()
    }

    #[test]
    fn who_waits_is_given_up_and_who_computes_is_not() {
        let silence = server("sleep 100", MEMORY).ask("1").unwrap_err();
        assert!(silence.starts_with("gives no answer, and has done nothing for 0.5 s"), "{silence}");
        let count = "i=0; while [ $i -lt 1000000 ]; do i=$((i+1)); done";
        assert_eq!(server(&format!("read n; {count}; echo got $n"), MEMORY).ask("7").unwrap(), "got 7");
    }

    #[test]
    fn memory_has_a_limit() {
        let script = "read n; x=$(printf %01048576d 0); while true; do s=$s$x; done";
        assert_eq!(server(script, 32 << 20).ask("1").unwrap_err(), "uses more than 32 MB of memory");
    }

    #[test]
    fn silence_is_explained() {
        let ended = server("read n; echo no such $n >&2; exit 3", MEMORY).ask("7").unwrap_err();
        assert_eq!(ended, "ends without an answer: exit status: 3\n  no such 7");
        let mut twice = server("while read n; do echo a; echo b; done", MEMORY);
        assert_eq!(twice.ask("1").unwrap(), "a");
        std::thread::sleep(Duration::from_millis(100));
        assert_eq!(twice.ask("1").unwrap_err(), "prints more than one line for a question");
        assert_eq!(twice.ask("1").unwrap_err(), "prints more than one line for a question");
    }
}
