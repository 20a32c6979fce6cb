//! The oracle of a problem, which has its generator and its brute force: a program, built once and
//! kept alive.

use crate::stress::frame_server::{Answer, FrameServer, Silence};
use anyhow::Result;
use grundy_host::failure::Failure;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// How many bytes of memory a brute force may use.
const MEMORY: u64 = 2 << 30;

/// The oracle of one problem.
pub struct Oracle {
    slug: String,
    source: String,
    executable: PathBuf,
    /// Started when it is needed, and again after it was killed.
    running: Option<FrameServer>,
    /// How many random inputs have been asked for, but not received.
    asked: usize,
}

/// What a brute force says about an input.
#[derive(Debug)]
pub enum Opinion {
    /// It solves the input.
    Solved {
        /// What it prints.
        output: String,
        /// Whether the input continues after the last case.
        unread: bool,
    },
    /// It finds a mistake in the input.
    Rejected {
        /// What it printed before that.
        output: String,
        /// The mistake.
        why: String,
    },
    /// It panics, crashes or hangs; the text says how, as in "the brute force panics".
    Failed(String),
}

impl Oracle {
    /// The oracle of one problem: an executable that knows it as `slug`, and where its source is.
    pub fn new(slug: &str, source: String, executable: PathBuf) -> Oracle {
        Oracle { slug: slug.to_owned(), source, executable, running: None, asked: 0 }
    }

    /// Where its source is, for the user to mend it.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The problem.
    pub fn slug(&self) -> &str {
        &self.slug
    }

    /// The program.
    pub fn executable(&self) -> &Path {
        &self.executable
    }

    /// The same oracle, to be run beside this one.
    pub fn another(&self) -> Oracle {
        Oracle::new(&self.slug, self.source.clone(), self.executable.clone())
    }

    /// The random input of a seed.
    ///
    /// # Errors
    /// A failed check if the generator fails.
    pub fn generate(&mut self, seed: u64, time: Duration) -> Result<String> {
        self.idle()?;
        self.ask(seed, false)?;
        Ok(self.receive(seed, time)?.0)
    }

    /// What the brute force says about an input.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn opinion(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        let line = format!("brute {} {}", self.slug, input.len());
        self.idle()?.send(&line, input);
        Ok(opinion(self.answer(time)?))
    }

    /// Asks for the random input of a seed, solved or not.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn ask(&mut self, seed: u64, solved: bool) -> Result<()> {
        let verb = if solved { "case" } else { "generate" };
        let line = format!("{verb} {} {seed}", self.slug);
        self.started()?.send(&line, b"");
        self.asked += 1;
        Ok(())
    }

    /// The oldest random input that was asked for, that of this seed, and what the brute force says
    /// about it.
    ///
    /// # Errors
    /// A failed check if the generator fails.
    pub fn receive(&mut self, seed: u64, time: Duration) -> Result<(String, Opinion)> {
        match self.answer(time)? {
            Ok(answer) if answer.status == "generator" => {
                Err(self.generator_fails(seed, &format!("panics: {}", answer.message)))
            }
            Ok(mut answer) => {
                self.asked = self.asked.saturating_sub(1);
                Ok((std::mem::take(&mut answer.input), opinion(Ok(answer))))
            }
            Err(silence) => {
                self.ask(seed, false)?;
                let input = match self.answer(time)? {
                    Ok(answer) if answer.status == "fine" => answer.input,
                    Ok(answer) => {
                        return Err(self.generator_fails(seed, &format!("panics: {}", answer.message)));
                    }
                    Err(silence) => return Err(self.generator_fails(seed, &silence.to_string())),
                };
                self.stop();
                Ok((input, opinion(Err(silence))))
            }
        }
    }

    fn started(&mut self) -> Result<&mut FrameServer> {
        let running = match self.running.take() {
            Some(running) => running,
            None => FrameServer::start(&mut Command::new(&self.executable), MEMORY)?,
        };
        Ok(self.running.insert(running))
    }

    /// The running program, with no unanswered requests.
    fn idle(&mut self) -> Result<&mut FrameServer> {
        if self.asked > 0 {
            self.stop();
        }
        self.started()
    }

    /// Forgets what was asked.
    pub fn stop(&mut self) {
        self.running = None;
        self.asked = 0;
    }

    fn answer(&mut self, time: Duration) -> Result<Result<Answer, Silence>> {
        let answer = self.started()?.receive(time);
        if answer.is_err() {
            self.stop();
        }
        Ok(answer)
    }

    fn generator_fails(&self, seed: u64, how: &str) -> anyhow::Error {
        let help = format!("fix `generate` in {}", self.source);
        Failure::check(format!("the generator of random inputs {how} (seed {seed})"), help)
    }
}

fn opinion(answer: Result<Answer, Silence>) -> Opinion {
    match answer {
        Err(silence) => Opinion::Failed(silence.to_string()),
        Ok(Answer { status, output, message, .. }) => match status.as_str() {
            "fine" => Opinion::Solved { output, unread: false },
            "unread" => Opinion::Solved { output, unread: true },
            "error" => Opinion::Rejected { output, why: message },
            "panic" => Opinion::Failed(format!("panics: {message}")),
            _ => Opinion::Failed(format!("answers `{status}`: {message}")),
        },
    }
}
