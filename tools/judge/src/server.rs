//! A program that is kept alive: it gets requests on its standard input and answers on its standard
//! output. How both look is left to the two protocols: a line each, or frames.

use crate::clock::Rest;
use crate::no_answer::NoAnswer;
use crate::process::{self, ERRORS};
use crate::stream::Stream;
use anyhow::Result;
use grundy_host::{child::Program, shutdown};
use std::io::{BufReader, Write};
use std::process::{ChildStdout, Command, ExitStatus};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// Pause between checks of a program that has not answered yet.
const CHECK: Duration = Duration::from_millis(100);
/// How long a program may take to end once it has closed its standard output, or to answer after
/// Ctrl-C.
const FAREWELL: Duration = Duration::from_secs(1);
/// How many lines of standard error are shown.
const COMPLAINT: usize = 5;
/// How many answers may wait to be received.
const AHEAD: usize = 16;

/// How long an answer may take.
#[derive(Debug, Clone, Copy)]
pub enum Patience {
    /// This long, whatever the program does.
    Within(Duration),
    /// For ever, unless the program does nothing for this long.
    Resting(Duration),
}

/// A program that answers with values of type `A`. It is killed when this is dropped.
pub struct Server<A> {
    program: Program,
    requests: Sender<Vec<u8>>,
    answers: Receiver<Result<A, NoAnswer>>,
    stderr: Stream,
    pub memory: u64,
    checked: Instant,
    /// Why there are no more answers.
    over: Option<NoAnswer>,
}

impl<A: Send + 'static> Server<A> {
    /// Starts a program that may use `memory` bytes of memory. `read` reads its next answer; `None`
    /// is the end.
    pub fn start(
        command: &mut Command,
        memory: u64,
        mut read: impl FnMut(&mut BufReader<ChildStdout>) -> Option<Result<A, NoAnswer>> + Send + 'static,
    ) -> Result<Server<A>> {
        let (program, mut stdin, stdout, stderr) = process::start_piped(command, memory)?;
        // In threads of their own: the program can always write, need not read, and waiting for it
        // can end.
        let (requests, unsent) = mpsc::channel::<Vec<u8>>();
        thread::spawn(move || {
            // If the program is gone, the missing answer will show it.
            while let Ok(request) = unsent.recv()
                && stdin.write_all(&request).and_then(|()| stdin.flush()).is_ok()
            {}
        });
        // A program that says much without being asked has to wait.
        let (sender, answers) = mpsc::sync_channel(AHEAD);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(answer) = read(&mut stdout) {
                let is_last = answer.is_err();
                if sender.send(answer).is_err() || is_last {
                    return;
                }
            }
        });
        let (stderr, checked) = (Stream::read(stderr, ERRORS), Instant::now());
        Ok(Server { program, requests, answers, stderr, memory, checked, over: None })
    }

    pub fn send(&mut self, request: Vec<u8>) {
        _ = self.requests.send(request); // if that fails, no answer will come
    }

    /// Receives the oldest answer that has not been received yet; once there is none, there never
    /// will be.
    pub fn receive(&mut self, patience: Patience) -> Result<A, NoAnswer> {
        self.receive_until(patience, &|| false)
    }

    /// The same; nobody waits for the answer any longer when `is_over` says so.
    pub fn receive_until(&mut self, patience: Patience, is_over: &dyn Fn() -> bool) -> Result<A, NoAnswer> {
        if let Some(over) = &self.over {
            return Err(over.clone());
        }
        self.wait(patience, is_over).map_err(|why| self.end(why))
    }

    /// Checks that no answer has come before its question.
    pub fn check_silent(&mut self) -> Result<(), NoAnswer> {
        match self.answers.try_recv() {
            Ok(Ok(_)) if self.over.is_none() => Err(self.end(NoAnswer::Unasked)),
            _ => Ok(()),
        }
    }

    fn wait(&mut self, patience: Patience, is_over: &dyn Fn() -> bool) -> Result<A, NoAnswer> {
        let (start, mut rest) = (Instant::now(), Rest::new());
        loop {
            let pause = match patience {
                Patience::Within(time) => CHECK.min(time.saturating_sub(start.elapsed())),
                Patience::Resting(_) => CHECK,
            };
            let answer = self.answers.recv_timeout(pause);
            self.check_memory()?;
            match answer {
                Ok(answer) => return answer,
                Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            // After Ctrl-C there is some time left for an answer.
            let is_asked = shutdown::asked_for();
            let is_late = if is_asked.is_none() { is_over() } else { is_asked > Some(FAREWELL) };
            if shutdown::is_stopping() || is_late {
                return Err(NoAnswer::Stopped);
            }
            match patience {
                Patience::Within(time) if start.elapsed() >= time => return Err(NoAnswer::Hangs(time)),
                Patience::Resting(time) if rest.look(&[self.program.id()]) >= time => {
                    return Err(NoAnswer::Rests(time));
                }
                _ => {}
            }
        }
    }

    fn check_memory(&mut self) -> Result<(), NoAnswer> {
        if self.checked.elapsed() >= CHECK {
            self.checked = Instant::now();
            if crate::memory::resident(&self.program) > self.memory {
                return Err(NoAnswer::Memory(self.memory));
            }
        }
        Ok(())
    }

    fn end(&mut self, why: NoAnswer) -> NoAnswer {
        self.program.kill();
        self.over.insert(why).clone()
    }

    /// How a program ended that closed its standard output, and what it said.
    fn how_it_ended(&mut self) -> NoAnswer {
        let status = self.program.ended_within(FAREWELL);
        let is_success = status.as_ref().is_ok_and(ExitStatus::success);
        let status = status.map_or_else(|error| error.to_string(), |status| status.to_string());
        let complaint = self.stderr.text();
        let lines: Vec<&str> = complaint.lines().filter(|line| !line.trim().is_empty()).collect();
        // An interpreter says last what is wrong.
        let last = &lines[lines.len().saturating_sub(COMPLAINT)..];
        NoAnswer::Ended { is_success, how: [&[status.as_str()], last].concat().join("\n  ") }
    }
}
