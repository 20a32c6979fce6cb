//! The oracle of a problem, which has its generator and its brute force: a program, built once and
//! kept alive.

use super::frame_server::{Answer, FrameServer};
use crate::no_answer::NoAnswer;
use anyhow::Result;
use grundy_host::Failure;
use std::mem;
use std::path::PathBuf;
use std::time::Duration;

/// How many bytes of memory a brute force may use.
const MEMORY: u64 = 2 << 30;

/// The oracle of one problem.
pub struct Oracle {
    slug: String,
    source: String,
    server: FrameServer,
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
    /// It panics, crashes or hangs.
    Failed(NoAnswer),
}

impl Opinion {
    /// What the answer of a user's program means: its output, or how it failed.
    pub(super) fn of(answer: Result<String, NoAnswer>) -> Opinion {
        match answer {
            Ok(output) => Opinion::Solved { output, unread: false },
            Err(why) => Opinion::Failed(why),
        }
    }
}

impl Oracle {
    /// The oracle of one problem: an executable that knows it as `slug`, and where its source is.
    pub fn new(slug: &str, source: String, executable: PathBuf) -> Oracle {
        let server = FrameServer::new(executable.into(), MEMORY);
        Oracle { slug: slug.to_owned(), source, server, asked: 0 }
    }

    /// Where its source is, for the user to fix it.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The random input of a seed.
    ///
    /// # Errors
    /// Misuse if the generator fails.
    pub fn generate(&mut self, seed: u64, time: Duration) -> Result<String> {
        self.forget();
        self.ask(seed, false)?;
        Ok(self.receive(seed, time)?.0)
    }

    /// What the brute force says about an input.
    pub fn opinion(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        self.forget();
        self.server.send(&format!("brute {} {}", self.slug, input.len()), input)?;
        Ok(opinion(self.server.receive(time)))
    }

    /// The same oracle, to be run beside this one.
    pub(super) fn another(&self) -> Oracle {
        Oracle {
            slug: self.slug.clone(),
            source: self.source.clone(),
            server: self.server.another(),
            asked: 0,
        }
    }

    /// Asks for the random input of a seed, solved or not.
    pub(super) fn ask(&mut self, seed: u64, solved: bool) -> Result<()> {
        let verb = if solved { "case" } else { "generate" };
        self.server.send(&format!("{verb} {} {seed}", self.slug), b"")?;
        self.asked += 1;
        Ok(())
    }

    /// The oldest random input that was asked for, that of this seed, and what the brute force says
    /// about it.
    pub(super) fn receive(&mut self, seed: u64, time: Duration) -> Result<(String, Opinion)> {
        match self.server.receive(time) {
            Ok(mut answer) => {
                self.check_generated(seed, &answer)?;
                self.asked = self.asked.saturating_sub(1);
                Ok((mem::take(&mut answer.input), opinion(Ok(answer))))
            }
            Err(why) => {
                // Was it the generator or the brute force? The generator alone shows it.
                self.asked = 0;
                self.ask(seed, false)?;
                let alone = self.server.receive(time);
                let answer = alone.map_err(|why| self.generator_fails(seed, &why.to_string()))?;
                self.check_generated(seed, &answer)?;
                self.asked = 0;
                Ok((answer.input, opinion(Err(why))))
            }
        }
    }

    /// Forgets what was asked for.
    pub(super) fn forget(&mut self) {
        if mem::take(&mut self.asked) > 0 {
            self.server.stop();
        }
    }

    fn check_generated(&self, seed: u64, answer: &Answer) -> Result<()> {
        match answer.status.as_str() {
            "generator" => Err(self.generator_fails(seed, &format!("panics: {}", answer.message))),
            _ => Ok(()),
        }
    }

    fn generator_fails(&self, seed: u64, how: &str) -> anyhow::Error {
        let help = format!("fix `generate` in {}", self.source);
        Failure::misuse(format!("the generator of random inputs {how} (seed {seed})"), help)
    }
}

fn opinion(answer: Result<Answer, NoAnswer>) -> Opinion {
    match answer {
        Err(why) => Opinion::Failed(why),
        Ok(Answer { status, output, message, .. }) => match status.as_str() {
            "fine" => Opinion::Solved { output, unread: false },
            "unread" => Opinion::Solved { output, unread: true },
            "error" => Opinion::Rejected { output, why: message },
            "panic" => Opinion::Failed(NoAnswer::Fails(format!("panics: {message}"))),
            _ => Opinion::Failed(NoAnswer::Fails(format!("answers `{status}`: {message}"))),
        },
    }
}
