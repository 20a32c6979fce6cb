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
    pub fn start(command: &mut Command, mark: &str) -> Result<LineServer> {
        let mark = mark.to_owned();
        let server = Server::start(command, MEMORY, move |stdout| next_answer(stdout, &mark))?;
        Ok(LineServer { server, patience: PATIENCE })
    }

    /// The same with other limits than 8 GB of memory and 10 s without computing anything.
    pub fn with_limits(mut self, memory: u64, patience: Duration) -> LineServer {
        self.server.memory = memory;
        LineServer { patience, ..self }
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
