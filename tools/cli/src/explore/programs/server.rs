//! A program that is kept alive: it is asked a line, and answers a line.

use anyhow::{Context, Result};
use grundy_host::child::Program;
use grundy_host::shutdown;
use grundy_judge::clock::Activity;
use grundy_judge::process;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// How many bytes of memory it may use.
const MEMORY: u64 = 8 << 30;
/// The most bytes of a line.
const LONGEST: u64 = 256 << 20;
/// How often it is looked at while it computes.
const LOOK: Duration = Duration::from_millis(100);
/// Whoever computes nothing for so long waits for ever.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a program may take to end once it has closed its standard output, or to answer after
/// Ctrl-C.
const FAREWELL: Duration = Duration::from_secs(1);
/// How many bytes of standard error are kept.
const COMPLAINT: u64 = 4 << 10;

/// Such a program. It is killed when this is dropped.
pub struct Server {
    program: Program,
    requests: Sender<String>,
    answers: Receiver<Option<String>>,
    complaint: Receiver<String>,
    patience: Duration,
    memory: u64,
    /// Why there are no more answers.
    over: Option<String>,
}

impl Server {
    /// Starts a program. Of what it prints, lines with this beginning are answers.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(command: &mut Command, mark: &str) -> Result<Server> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let name = command.get_program().display().to_string();
        let started = Program::start(command);
        let mut program = started.with_context(|| format!("{name} cannot be started"))?;
        let (stdin, stdout, stderr) = program.pipes();
        let (mut stdin, stdout) = (stdin.expect("piped"), stdout.expect("piped"));
        let stderr = stderr.expect("piped");
        let (requests, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            // If the program is gone, the missing answer will show it.
            while let Ok(line) = lines.recv()
                && stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_ok()
            {}
        });
        // Who says much without being asked has to wait.
        let (sender, answers) = mpsc::sync_channel(16);
        let mark = mark.to_owned();
        thread::spawn(move || listen(BufReader::new(stdout), &mark, &sender));
        let (said, complaint) = mpsc::channel();
        thread::spawn(move || said.send(process::head(stderr, COMPLAINT).unwrap_or_default()));
        Ok(Server { program, requests, answers, complaint, patience: PATIENCE, memory: MEMORY, over: None })
    }

    /// What it answers to a line; there is no limit of time for one that computes.
    ///
    /// # Errors
    /// It does not answer, in words: "ends without an answer: …". Then the program is killed.
    pub fn ask(&mut self, line: &str) -> Result<String, String> {
        if let Some(over) = &self.over {
            return Err(over.clone());
        }
        if self.answers.try_recv().is_ok_and(|early| early.is_some()) {
            return Err(self.end("prints more than a line for a position".to_owned()));
        }
        _ = self.requests.send(format!("{line}\n")); // no answer will come
        let mut rest = Rest { since: Instant::now(), cpu: None };
        loop {
            match self.answers.recv_timeout(LOOK) {
                Ok(Some(answer)) => return Ok(answer),
                Ok(None) => {
                    let what = format!("prints a line of more than {} MB", LONGEST >> 20);
                    return Err(self.end(what));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let how = self.ended();
                    return Err(self.end(format!("ends without an answer: {how}")));
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(why) = self.is_hopeless(&mut rest) {
                        return Err(self.end(why));
                    }
                }
            }
        }
    }

    /// Why no answer will come from a program that still runs.
    fn is_hopeless(&self, rest: &mut Rest) -> Option<String> {
        let program = self.program.id();
        if shutdown::is_stopping() || shutdown::asked_for().is_some_and(|time| time > FAREWELL) {
            return Some("is stopped".to_owned());
        }
        if process::resident(program) > self.memory {
            return Some(format!("uses more than {} MB of memory", self.memory >> 20));
        }
        let cpu = Activity::of(&[program]).filter(|now| now.is_at_rest).map(|now| now.cpu);
        if cpu.is_none() || cpu != rest.cpu {
            *rest = Rest { since: Instant::now(), cpu };
        }
        let waits = rest.since.elapsed() >= self.patience;
        waits.then(|| {
            let seconds = self.patience.as_secs_f64();
            format!(
                "gives no answer, and has done nothing for {seconds} s: \
                     does it wait for other input, or keep its output in a buffer?"
            )
        })
    }

    fn end(&mut self, why: String) -> String {
        self.program.kill();
        self.over = Some(why.clone());
        why
    }

    /// How a program ended that closed its standard output, and what it said.
    fn ended(&mut self) -> String {
        let status = self.program.ended_within(FAREWELL);
        let complaint = self.complaint.recv_timeout(FAREWELL).unwrap_or_default();
        let said: Vec<&str> = complaint.lines().filter(|line| !line.trim().is_empty()).collect();
        // An interpreter says last what is wrong.
        let last = &said[said.len().saturating_sub(5)..];
        [status.as_str()].into_iter().chain(last.iter().copied()).collect::<Vec<_>>().join("\n  ")
    }
}

/// Since when a program rests, after so much CPU time; `None` while it computes.
struct Rest {
    since: Instant,
    cpu: Option<Duration>,
}

/// Hands on the lines with that beginning; `None` for one that is too long.
fn listen(mut stdout: BufReader<ChildStdout>, mark: &str, answers: &SyncSender<Option<String>>) {
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let text = String::from_utf8_lossy(&line);
        let answer = match text.strip_suffix('\n') {
            None if line.len() as u64 >= LONGEST => None,
            None => return, // it ended within its answer
            Some(text) => match text.trim_end_matches('\r').strip_prefix(mark) {
                Some(answer) => Some(answer.to_owned()),
                None => continue,
            },
        };
        if answers.send(answer).is_err() {
            return;
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn server(script: &str) -> Server {
        let server = Server::start(Command::new("sh").args(["-c", script]), "").unwrap();
        Server { patience: Duration::from_millis(500), ..server }
    }

    #[test]
    fn who_waits_is_given_up_and_who_computes_is_not() {
        let silence = server("sleep 100").ask("1").unwrap_err();
        assert!(silence.starts_with("gives no answer, and has done nothing for 0.5 s"), "{silence}");
        let count = "i=0; while [ $i -lt 1000000 ]; do i=$((i+1)); done";
        assert_eq!(server(&format!("read n; {count}; echo got $n")).ask("7").unwrap(), "got 7");
    }

    #[test]
    fn memory_has_a_limit() {
        let grows = server("read n; x=$(printf %01048576d 0); while true; do s=$s$x; done");
        let mut grows = Server { memory: 32 << 20, ..grows };
        assert_eq!(grows.ask("1").unwrap_err(), "uses more than 32 MB of memory");
    }

    #[test]
    fn silence_is_explained() {
        let ended = server("read n; echo no such $n >&2; exit 3").ask("7").unwrap_err();
        assert_eq!(ended, "ends without an answer: exit status: 3\n  no such 7");
        let mut twice = server("while read n; do echo a; echo b; done");
        assert_eq!(twice.ask("1").unwrap(), "a");
        thread::sleep(Duration::from_millis(100));
        assert_eq!(twice.ask("1").unwrap_err(), "prints more than a line for a position");
        assert_eq!(twice.ask("1").unwrap_err(), "prints more than a line for a position");
    }
}
