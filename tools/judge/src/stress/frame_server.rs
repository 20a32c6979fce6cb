//! A program that is kept alive: it takes requests on its standard input and answers on its
//! standard output, in the frames that `tests/oracle/src/protocol.rs` describes. A program of the
//! user's may write only a length before its answer.

use crate::process;
use crate::server::Server;
use anyhow::Result;
use std::fmt::{self, Display};
use std::io::{BufRead, BufReader, Read};
use std::process::{ChildStdout, Command};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

/// The most bytes that the first line of an answer can have.
const LONGEST_LINE: u64 = 100;
/// The most bytes that an answer may have; one that announces more is not read.
const LONGEST_ANSWER: u64 = 256 << 20;
/// How often the program's memory is checked.
const CHECK: Duration = Duration::from_millis(50);
/// One answer.
#[derive(Debug)]
pub struct Answer {
    /// In one word, how it went.
    pub status: String,
    /// The random input, if one was asked for.
    pub input: String,
    /// What was printed.
    pub output: String,
    /// Why it went wrong.
    pub message: String,
}

/// Why there is no answer. The program has been killed.
#[derive(Debug)]
pub enum Silence {
    /// No answer came within this time.
    Hangs(Duration),
    /// The program uses more than this many bytes of memory.
    Memory(u64),
    /// The program ended: how, in words, and what it printed on standard error.
    Ended(String),
    /// What came is not an answer.
    Garbled,
}

impl Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Silence::Hangs(time) => write!(f, "gives no answer within {} s", time.as_secs_f64()),
            Silence::Memory(bytes) => write!(f, "uses more than {} MB of memory", bytes >> 20),
            Silence::Ended(how) => write!(f, "ends without an answer: {how}"),
            Silence::Garbled => {
                f.write_str("gives an answer that cannot be understood; does it print anything itself?")
            }
        }
    }
}

/// A program that answers. It is killed when this is dropped.
pub struct FrameServer {
    server: Server<Result<Answer, Garbled>>,
    /// How many bytes of memory it may use.
    memory: u64,
    checked: Instant,
}

impl FrameServer {
    /// Starts a program that may use `memory` bytes of memory.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(command: &mut Command, memory: u64) -> Result<FrameServer> {
        let mut is_garbled = false;
        let server = Server::start(command, move |stdout| {
            let answer = read(stdout).filter(|_| !is_garbled);
            is_garbled = matches!(answer, Some(Err(Garbled)));
            answer
        })?;
        Ok(FrameServer { server, memory, checked: Instant::now() })
    }

    /// Sends a request: a line, then bytes.
    pub fn send(&mut self, line: &str, bytes: &[u8]) {
        self.server.send([line.as_bytes(), b"\n", bytes].concat());
    }

    /// The answer to the oldest request that has not been answered.
    ///
    /// # Errors
    /// There is none; then the program is killed.
    pub fn receive(&mut self, time: Duration) -> Result<Answer, Silence> {
        let start = Instant::now();
        loop {
            let answer = self.server.receive(CHECK.min(time.saturating_sub(start.elapsed())));
            if self.checked.elapsed() >= CHECK {
                self.checked = Instant::now();
                if process::resident(self.server.id()) > self.memory {
                    self.server.kill();
                    return Err(Silence::Memory(self.memory));
                }
            }
            match answer {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(Garbled)) => {
                    self.server.kill();
                    return Err(Silence::Garbled);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended(self.ended())),
                Err(RecvTimeoutError::Timeout) if start.elapsed() >= time => {
                    self.server.kill();
                    return Err(Silence::Hangs(time));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn ended(&mut self) -> String {
        let (status, said) = self.server.ended();
        [status].into_iter().chain(said.into_iter().take(5)).collect::<Vec<_>>().join("\n  ")
    }
}

/// Bytes that are not an answer.
struct Garbled;

/// The next answer; `None` at the end.
fn read(stdout: &mut BufReader<ChildStdout>) -> Option<Result<Answer, Garbled>> {
    let mut line = Vec::new();
    stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
    if line.is_empty() {
        return None;
    }
    let Some((status, lengths)) = first_line(&line) else { return Some(Err(Garbled)) };
    let mut texts = Vec::new();
    for length in lengths {
        let mut text = Vec::new();
        if stdout.by_ref().take(length).read_to_end(&mut text).ok()? as u64 != length {
            return None; // it ended within its answer
        }
        texts.push(text_of(text));
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
    let mut total = 0u64;
    for length in lengths {
        total = total.checked_add(length)?;
    }
    if total > LONGEST_ANSWER || !status.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    Some((status.to_owned(), lengths))
}

fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
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
