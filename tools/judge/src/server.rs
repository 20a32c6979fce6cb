//! A program that is kept alive: it takes requests on its standard input, and answers in any form.

use crate::process;
use anyhow::{Context, Result};
use grundy_host::child::Program;
use std::io::{BufReader, Write};
use std::process::{ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// How many bytes of standard error are kept.
const COMPLAINT: u64 = 4 << 10;
/// How long a program may take to end once it has closed its standard output.
const FAREWELL: Duration = Duration::from_secs(1);
/// A program that answers without being asked has to wait after this many answers.
const WAITING: usize = 16;

/// A running program with answers of some form. It is killed when this is dropped.
pub struct Server<A> {
    program: Program,
    requests: Sender<Vec<u8>>,
    answers: Receiver<A>,
    complaint: Receiver<String>,
}

impl<A: Send + 'static> Server<A> {
    /// Starts a program. `read` reads the next answer; `None` at the end.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(
        command: &mut Command,
        mut read: impl FnMut(&mut BufReader<ChildStdout>) -> Option<A> + Send + 'static,
    ) -> Result<Server<A>> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let name = command.get_program().display().to_string();
        let started = Program::start(command);
        let mut program = started.with_context(|| format!("{name} cannot be started"))?;
        let (stdin, stdout, stderr) = program.pipes();
        let (mut stdin, stdout) = (stdin.expect("piped"), stdout.expect("piped"));
        let stderr = stderr.expect("piped");
        // In threads of their own: the program can always write, need not read, and waiting for it
        // can end.
        let (requests, frames) = mpsc::channel::<Vec<u8>>();
        thread::spawn(move || {
            // If the program is gone, the missing answer will show it.
            while let Ok(frame) = frames.recv()
                && stdin.write_all(&frame).and_then(|()| stdin.flush()).is_ok()
            {}
        });
        let (sender, answers) = mpsc::sync_channel(WAITING);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(answer) = read(&mut stdout)
                && sender.send(answer).is_ok()
            {}
        });
        let (said, complaint) = mpsc::channel();
        thread::spawn(move || said.send(process::head(stderr, COMPLAINT).unwrap_or_default()));
        Ok(Server { program, requests, answers, complaint })
    }

    /// Sends a request, which never blocks.
    pub fn send(&self, request: Vec<u8>) {
        _ = self.requests.send(request); // no answer will come
    }

    /// The next answer, if it comes within that time.
    ///
    /// # Errors
    /// It does not come in time, or not at all.
    pub fn receive(&self, time: Duration) -> Result<A, RecvTimeoutError> {
        self.answers.recv_timeout(time)
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.program.id()
    }

    /// Kills the program.
    pub fn kill(&mut self) {
        self.program.kill();
    }

    /// How a program ended that closed its standard output, and the lines that it printed on
    /// standard error.
    pub fn ended(&mut self) -> (String, Vec<String>) {
        let status = self.program.ended_within(FAREWELL);
        let complaint = self.complaint.recv_timeout(FAREWELL).unwrap_or_default();
        let lines = complaint.lines().filter(|line| !line.trim().is_empty());
        (status, lines.map(str::to_owned).collect())
    }
}
