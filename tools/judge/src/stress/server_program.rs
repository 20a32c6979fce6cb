//! A program that is kept alive: one process answers many inputs, which is many times faster than a
//! process for each.
//!
//! The protocol is as small as it can be. The environment variable `GRUNDY_SERVE` is set; then the
//! program reads a line with a length and that many bytes, prints a line with the length of its
//! answer and the answer, flushes, and begins again, until its input ends. A generator is sent the
//! seed. `problem/stubs` has this for three languages.
//!
//! What such a program does with one input proves nothing by itself, as it may keep state from one
//! input to the next: the caller has to confirm it in a new process.

use crate::executable::Executable;
use crate::stress::frame_server::FrameServer;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The environment variable that asks a program to answer many inputs.
pub const SERVE: &str = "GRUNDY_SERVE";

/// Such a program; started when it is needed, and again after it was killed.
pub struct ServerProgram {
    executable: Executable,
    /// How many bytes of memory it may use.
    memory: u64,
    running: Option<FrameServer>,
}

impl ServerProgram {
    /// A program that is known to answer many inputs.
    pub fn new(executable: Executable, memory: u64) -> ServerProgram {
        ServerProgram { executable, memory, running: None }
    }

    /// The program, if it says that it answers many inputs: the variable's name is in its source,
    /// or in a file that the command names.
    pub fn if_willing(executable: &Executable, source: Option<&Path>, memory: u64) -> Option<ServerProgram> {
        let says = |file: &Path| {
            let bytes = if file.is_file() { fs::read(file).unwrap_or_default() } else { Vec::new() };
            bytes.windows(SERVE.len()).any(|part| part == SERVE.as_bytes())
        };
        let words = executable.words.iter().map(Path::new);
        let mut files = words.chain([executable.path.as_path()]).chain(source);
        files.any(says).then(|| ServerProgram::new(executable.clone(), memory))
    }

    /// The same program, to be run beside this one.
    pub fn another(&self) -> ServerProgram {
        ServerProgram::new(self.executable.clone(), self.memory)
    }

    /// The output for an input.
    ///
    /// # Errors
    /// There is none; the text says why, as in "the program panics".
    pub fn answer(&mut self, input: &[u8], time: Duration) -> Result<String, String> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => FrameServer::start(self.executable.command().env(SERVE, "1"), self.memory)
                .map_err(|error| format!("{error:#}"))?,
        };
        running.send(&input.len().to_string(), input);
        let answer = running.receive(time).map_err(|silence| silence.to_string())?;
        self.running = Some(running);
        match answer.status.as_str() {
            "fine" => Ok(answer.output),
            "error" => Err("rejects the input".to_owned()),
            _ => Err("panics".to_owned()),
        }
    }
}
