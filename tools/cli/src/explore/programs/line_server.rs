//! A program that is kept alive: it is asked a line, and answers a line.

use anyhow::Result;
use grundy_host::shutdown;
use grundy_judge::clock::Activity;
use grundy_judge::process;
use grundy_judge::server::Server;
use std::io::{BufRead, BufReader, Read};
use std::process::{ChildStdout, Command};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

/// How many bytes of memory it may use.
const MEMORY: u64 = 8 << 30;
/// The most bytes of a line.
const LONGEST: u64 = 256 << 20;
/// How often it is looked at while it computes.
const LOOK: Duration = Duration::from_millis(100);
/// Whoever computes nothing for so long waits for ever.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a program may take to answer after Ctrl-C.
const FAREWELL: Duration = Duration::from_secs(1);

/// Such a program. It is killed when this is dropped.
pub struct LineServer {
    server: Server<Line>,
    patience: Duration,
    memory: u64,
    /// Why there are no more answers.
    over: Option<String>,
}

/// A line that a program has printed.
enum Line {
    Answer(String),
    TooLong,
}

impl LineServer {
    /// Starts a program. Of what it prints, lines with this beginning are answers.
    pub fn start(command: &mut Command, mark: &str) -> Result<LineServer> {
        let mark = mark.to_owned();
        let server = Server::start(command, move |stdout| answer(stdout, &mark))?;
        Ok(LineServer { server, patience: PATIENCE, memory: MEMORY, over: None })
    }

    /// What it answers to a line; there is no limit of time for one that computes.
    ///
    /// # Errors
    /// It does not answer, in words: "ends without an answer: …". Then the program is killed.
    pub fn ask(&mut self, line: &str) -> Result<String, String> {
        if let Some(over) = &self.over {
            return Err(over.clone());
        }
        if let Ok(Line::Answer(_)) = self.server.receive(Duration::ZERO) {
            return Err(self.end("prints more than a line for a position".to_owned()));
        }
        self.server.send(format!("{line}\n").into_bytes());
        let mut rest = Rest { since: Instant::now(), cpu: None };
        loop {
            match self.server.receive(LOOK) {
                Ok(Line::Answer(answer)) => return Ok(answer),
                Ok(Line::TooLong) => {
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
        let program = self.server.id();
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
        self.server.kill();
        self.over = Some(why.clone());
        why
    }

    fn ended(&mut self) -> String {
        let (status, said) = self.server.ended();
        // An interpreter says last what is wrong.
        let last = said[said.len().saturating_sub(5)..].iter();
        [&status].into_iter().chain(last).map(String::as_str).collect::<Vec<_>>().join("\n  ")
    }
}

/// Since when a program rests, after so much CPU time; `None` while it computes.
struct Rest {
    since: Instant,
    cpu: Option<Duration>,
}

/// The next line with that beginning; `None` at the end.
fn answer(stdout: &mut BufReader<ChildStdout>, mark: &str) -> Option<Line> {
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return None;
        }
        let text = String::from_utf8_lossy(&line);
        let Some(text) = text.strip_suffix('\n') else {
            // Else it ended within its answer.
            return (line.len() as u64 >= LONGEST).then_some(Line::TooLong);
        };
        if let Some(answer) = text.trim_end_matches('\r').strip_prefix(mark) {
            return Some(Line::Answer(answer.to_owned()));
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::thread;

    fn server(script: &str) -> LineServer {
        let server = LineServer::start(Command::new("sh").args(["-c", script]), "").unwrap();
        LineServer { patience: Duration::from_millis(500), ..server }
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
        let mut grows = LineServer { memory: 32 << 20, ..grows };
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
