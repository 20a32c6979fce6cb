//! A program that is asked a line and answers a line.

use crate::no_answer::NoAnswer;
use crate::server::{Patience, Server};
use anyhow::Result;
use std::io::{BufRead, BufReader};
use std::process::{ChildStdout, Command};
use std::time::{Duration, Instant};

/// How many bytes of memory it may use.
const MEMORY: u64 = 8 << 30;
/// The most bytes of a line.
const MAX_LINE: u64 = 256 << 20;
/// A program that computes nothing for this long waits for ever, and a line that takes this long to
/// come does not end.
const PATIENCE: Duration = Duration::from_secs(10);

/// A program that is kept alive, asked a line and answers a line. It is killed when this is
/// dropped.
pub struct LineServer {
    server: Server<String>,
    patience: Duration,
}

impl LineServer {
    /// Starts a program. Of what it prints, lines with this beginning are answers.
    pub fn start(command: &mut Command, mark: &str) -> Result<LineServer> {
        let mark = mark.to_owned();
        let server = Server::start(command, MEMORY, move |stdout| next_answer(stdout, &mark))?;
        Ok(LineServer { server, patience: PATIENCE })
    }

    /// The same with this many bytes of memory instead of 8 GB.
    pub fn with_memory(mut self, bytes: u64) -> LineServer {
        self.server.memory = bytes;
        self
    }

    /// The same if it may compute nothing for this long, instead of 10 s.
    pub fn with_patience(self, patience: Duration) -> LineServer {
        LineServer { patience, ..self }
    }

    /// What it answers to a line; there is no limit of time for a program that computes.
    ///
    /// # Errors
    /// It does not answer. Then the program is killed.
    pub fn ask(&mut self, line: &str) -> Result<String, NoAnswer> {
        self.ask_until(line, &|| false)
    }

    /// The same, until `is_over` says that nobody waits for the answer any longer.
    ///
    /// # Errors
    /// It does not answer, or was [stopped](NoAnswer::Stopped); then it is killed.
    pub fn ask_until(&mut self, line: &str, is_over: &dyn Fn() -> bool) -> Result<String, NoAnswer> {
        self.server.check_silent()?;
        self.server.send(format!("{line}\n").into_bytes());
        self.server.receive_until(Patience::Resting(self.patience), is_over)
    }
}

/// The next line with that beginning, without it; `None` at the end.
fn next_answer(stdout: &mut BufReader<ChildStdout>, mark: &str) -> Option<Result<String, NoAnswer>> {
    loop {
        let line = match next_line(stdout)? {
            Ok(line) => line,
            Err(why) => return Some(Err(why)),
        };
        let text = String::from_utf8_lossy(&line);
        if let Some(answer) = text.trim_end_matches('\r').strip_prefix(mark) {
            return Some(Ok(answer.to_owned()));
        }
    }
}

/// The next line without its end; `None` if the program ended, perhaps within it.
fn next_line(stdout: &mut BufReader<ChildStdout>) -> Option<Result<Vec<u8>, NoAnswer>> {
    let (mut line, mut start) = (Vec::new(), None);
    loop {
        let new = stdout.fill_buf().ok().filter(|new| !new.is_empty())?;
        let start = *start.get_or_insert_with(Instant::now);
        let end = new.iter().position(|&byte| byte == b'\n');
        line.extend_from_slice(&new[..end.unwrap_or(new.len())]);
        let used = end.map_or(new.len(), |end| end + 1);
        stdout.consume(used);
        if end.is_some() {
            return Some(Ok(line));
        }
        if line.len() as u64 >= MAX_LINE {
            return Some(Err(NoAnswer::LongLine(MAX_LINE)));
        }
        if start.elapsed() >= PATIENCE {
            return Some(Err(NoAnswer::EndlessLine(PATIENCE)));
        }
    }
}
