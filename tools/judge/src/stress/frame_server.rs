//! A program that is kept alive to answer many inputs, many times faster than a process for each.
//!
//! The protocol is as small as it can be. The environment variable `GRUNDY_SERVE` is set; then the
//! program reads a line with a length and that many bytes, prints a line with the length of its
//! answer and the answer, flushes, and begins again, until its input ends. A generator is sent the
//! seed. An oracle's frames say more: `tests/oracle/src/protocol.rs` describes them.
//!
//! What such a program does with one input proves nothing by itself, as it may keep state from one
//! input to the next: the caller has to confirm it in a new process.

use crate::executable::Executable;
use crate::no_answer::NoAnswer;
use crate::server::{Patience, Server};
use anyhow::Result;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::ChildStdout;
use std::time::Duration;

/// The environment variable that asks a program to answer many inputs.
pub(super) const SERVE: &str = "GRUNDY_SERVE";
/// The most bytes that the first line of an answer can have.
const MAX_FIRST_LINE: u64 = 100;
/// The most bytes that an answer may have; one that announces more is not read.
const MAX_ANSWER: u64 = 256 << 20;

/// A program that answers many inputs; started when it is needed, and again after it was killed.
pub struct FrameServer {
    executable: Executable,
    /// How many bytes of memory it may use.
    memory: u64,
    running: Option<Server<Answer>>,
}

/// One answer.
#[derive(Debug)]
pub(super) struct Answer {
    /// In one word, how it went.
    pub status: String,
    /// The random input, if one was asked for.
    pub input: String,
    pub output: String,
    /// Why it went wrong.
    pub message: String,
}

impl FrameServer {
    /// A program that is known to answer many inputs.
    pub fn new(executable: Executable, memory: u64) -> FrameServer {
        FrameServer { executable, memory, running: None }
    }

    /// The program, if it says that it answers many inputs: the variable's name is in its source,
    /// or in a file that the command names.
    pub fn if_willing(executable: &Executable, source: Option<&Path>, memory: u64) -> Option<FrameServer> {
        let says = |file: &Path| {
            let bytes = if file.is_file() { fs::read(file).unwrap_or_default() } else { Vec::new() };
            bytes.windows(SERVE.len()).any(|part| part == SERVE.as_bytes())
        };
        let words = executable.words.iter().map(Path::new);
        let mut files = words.chain([executable.path.as_path()]).chain(source);
        files.any(says).then(|| FrameServer::new(executable.clone(), memory))
    }

    /// The same program, to be run beside this one.
    pub(super) fn another(&self) -> FrameServer {
        FrameServer::new(self.executable.clone(), self.memory)
    }

    /// Sends a request: a line, then bytes.
    pub(super) fn send(&mut self, line: &str, bytes: &[u8]) -> Result<()> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => Server::start(self.executable.command().env(SERVE, "1"), self.memory, next_answer)?,
        };
        running.send([line.as_bytes(), b"\n", bytes].concat());
        self.running = Some(running);
        Ok(())
    }

    /// The answer to the oldest request that has not been answered.
    pub(super) fn receive(&mut self, time: Duration) -> Result<Answer, NoAnswer> {
        let answer = self
            .running
            .as_mut()
            .map_or(Err(NoAnswer::Stopped), |running| running.receive(Patience::Within(time)));
        if answer.is_err() {
            self.stop();
        }
        answer
    }

    /// Kills the program; requests that have not been answered are forgotten.
    pub(super) fn stop(&mut self) {
        self.running = None;
    }

    /// The output for an input.
    pub(super) fn answer(&mut self, input: &[u8], time: Duration) -> Result<String, NoAnswer> {
        let sent = self.send(&input.len().to_string(), input);
        sent.map_err(|error| NoAnswer::Fails(format!("{error:#}")))?;
        let answer = self.receive(time)?;
        match answer.status.as_str() {
            "fine" => Ok(answer.output),
            "error" => Err(NoAnswer::Fails("rejects the input".to_owned())),
            _ => Err(NoAnswer::Fails("panics".to_owned())),
        }
    }
}

/// The next answer; `None` at the end.
fn next_answer(stdout: &mut BufReader<ChildStdout>) -> Option<Result<Answer, NoAnswer>> {
    let mut line = Vec::new();
    stdout.by_ref().take(MAX_FIRST_LINE).read_until(b'\n', &mut line).ok()?;
    if line.is_empty() {
        return None;
    }
    let Some((status, lengths)) = first_line(&line) else { return Some(Err(NoAnswer::Garbled)) };
    let mut texts = Vec::new();
    for length in lengths {
        let mut text = Vec::new();
        if stdout.by_ref().take(length).read_to_end(&mut text).ok()? as u64 != length {
            return None; // it ended within its answer
        }
        texts.push(String::from_utf8_lossy(&text).into_owned());
    }
    let [input, output, message] = texts.try_into().ok()?;
    Some(Ok(Answer { status, input, output, message }))
}

/// `<status> <length> <length> <length>`, or `<length>` of an output.
fn first_line(line: &[u8]) -> Option<(String, [u64; 3])> {
    let line = std::str::from_utf8(line).ok()?.strip_suffix('\n')?;
    let line = if line.contains(' ') { line } else { &format!("fine 0 {} 0", line.trim_end()) };
    let (status, lengths) = line.split_once(' ')?;
    let lengths: Vec<u64> = lengths.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let lengths: [u64; 3] = lengths.try_into().ok()?;
    let total = lengths.iter().try_fold(0u64, |total, &length| total.checked_add(length))?;
    if total > MAX_ANSWER || !status.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    Some((status.to_owned(), lengths))
}

#[cfg(test)]
mod tests {
    use super::first_line;

    #[test]
    fn first_lines() {
        assert_eq!(first_line(b"fine 1 20 0\n"), Some(("fine".to_owned(), [1, 20, 0])));
        assert_eq!(first_line(b"42\r\n"), Some(("fine".to_owned(), [0, 42, 0])));
        let others: [&[u8]; 10] = [
            b"fine 1 20 0",
            b"fine 1 20\n",
            b"fine 1 2 3 4\n",
            b"fine  1 2 3\n",
            b"fine 1 -2 3\n",
            b"fine 300000000 0 0\n",
            b"fine 18446744073709551615 1 0\n",
            b"F\xff 1 2 3\n",
            b"42 \n",
            b"\n",
        ];
        for line in others {
            assert_eq!(first_line(line), None, "{}", String::from_utf8_lossy(line));
        }
    }
}
