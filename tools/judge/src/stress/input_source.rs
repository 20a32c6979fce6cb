//! Where random inputs and right answers come from: the oracle of a checkout, or a generator and a
//! brute force of the user's.

use super::oracle::{Opinion, Oracle};
use crate::stress::helper_program::{Asked, HelperProgram};
use anyhow::Result;
use grundy_host::failure::Failure;
use std::collections::VecDeque;
use std::time::Duration;

/// Who knows.
pub struct InputSource {
    source: Source,
    /// The seeds of the random inputs that have been asked for, but not received.
    asked: VecDeque<u64>,
    /// Whether the inputs are secrets of an interactor, which nobody solves.
    talks: bool,
}

enum Source {
    Oracle(Oracle),
    Programs(Box<Programs>),
}

struct Programs {
    generator: HelperProgram,
    brute: Option<HelperProgram>,
}

/// A random input.
pub struct Random {
    /// Its seed.
    pub seed: u64,
    /// The input.
    pub input: String,
    /// What the brute force says; it solves a secret with nothing.
    pub opinion: Opinion,
}

impl InputSource {
    /// An oracle; if the program `talks` with an interactor, the inputs are secrets.
    pub fn from_oracle(oracle: Oracle, talks: bool) -> InputSource {
        InputSource { source: Source::Oracle(oracle), asked: VecDeque::new(), talks }
    }

    /// A generator, and a brute force unless the program `talks` with an interactor.
    pub fn from_programs(generator: HelperProgram, brute: Option<HelperProgram>, talks: bool) -> InputSource {
        let source = Source::Programs(Box::new(Programs { generator, brute }));
        InputSource { source, asked: VecDeque::new(), talks }
    }

    /// The same programs, to be run beside these.
    ///
    /// # Errors
    /// There is no room for their inputs.
    pub fn another(&self) -> Result<InputSource> {
        let source = match &self.source {
            Source::Oracle(oracle) => Source::Oracle(oracle.another()),
            Source::Programs(programs) => Source::Programs(Box::new(Programs {
                generator: programs.generator.another()?,
                brute: programs.brute.as_ref().map(HelperProgram::another).transpose()?,
            })),
        };
        Ok(InputSource { source, asked: VecDeque::new(), talks: self.talks })
    }

    /// The random input of a seed; what else was asked for is forgotten.
    ///
    /// # Errors
    /// A failed check if the generator fails.
    pub fn random(&mut self, seed: u64, time: Duration) -> Result<Random> {
        if let (Source::Oracle(oracle), false) = (&mut self.source, self.asked.is_empty()) {
            oracle.stop();
        }
        self.asked.clear();
        self.ask(seed)?;
        self.receive(time)
    }

    /// Asks for the random input of a seed; the oracle begins with it at once.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn ask(&mut self, seed: u64) -> Result<()> {
        self.asked.push_back(seed);
        match &mut self.source {
            Source::Oracle(oracle) => oracle.ask(seed, !self.talks),
            Source::Programs(_) => Ok(()),
        }
    }

    /// The seed of the input that is received next.
    pub fn next(&self) -> Option<u64> {
        self.asked.front().copied()
    }

    /// The oldest random input that was asked for.
    ///
    /// # Errors
    /// A failed check if the generator fails.
    ///
    /// # Panics
    /// If none was asked for.
    pub fn receive(&mut self, time: Duration) -> Result<Random> {
        let seed = self.asked.pop_front().expect("one was asked for");
        let (generator, brute) = match &mut self.source {
            Source::Oracle(oracle) => {
                let (input, opinion) = oracle.receive(seed, time)?;
                return Ok(Random { seed, input, opinion });
            }
            Source::Programs(programs) => (&mut programs.generator, &mut programs.brute),
        };
        let input = match generator.answer(Asked::Seed(seed), time)? {
            Ok(input) if input.trim().is_empty() => Err("prints nothing".to_owned()),
            answer => answer,
        };
        let input = input.map_err(|how| {
            let help = format!(
                "mend {}: it gets the seed as its last argument and prints one input",
                generator.shown()
            );
            Failure::check(format!("the generator {how} (seed {seed})"), help)
        })?;
        let opinion = match brute {
            Some(brute) => opinion(brute.answer(Asked::Input(input.as_bytes()), time)?),
            None => Opinion::Solved { output: String::new(), unread: false },
        };
        Ok(Random { seed, input, opinion })
    }

    /// What the brute force says about an input.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn opinion(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        match &mut self.source {
            _ if self.talks => Ok(Opinion::Solved { output: String::new(), unread: false }),
            Source::Oracle(oracle) => oracle.opinion(input, time),
            Source::Programs(programs) => {
                let brute = programs.brute.as_mut().expect("without an interactor there is one");
                Ok(opinion(brute.answer(Asked::Input(input), time)?))
            }
        }
    }

    /// Whether the brute force says the same in a new process. If not, it keeps state from one
    /// input to the next, and from now on each input has its own.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn confirms(&mut self, input: &str, output: &str, time: Duration) -> Result<bool> {
        let Source::Programs(programs) = &mut self.source else { return Ok(true) };
        let Some(brute) = &mut programs.brute else { return Ok(true) };
        if !brute.is_kept() || brute.alone(Asked::Input(input.as_bytes()), time)?.as_deref() == Ok(output) {
            return Ok(true);
        }
        brute.give_up("gives another answer than alone");
        Ok(false)
    }

    /// Whether a program is started for each input, which takes longer than most answers.
    pub fn is_slow(&self) -> bool {
        match &self.source {
            Source::Oracle(_) => false,
            Source::Programs(programs) => {
                let mut all = [Some(&programs.generator), programs.brute.as_ref()].into_iter().flatten();
                all.any(|aid| !aid.is_kept())
            }
        }
    }

    /// Where the brute force is, for the user to mend it.
    pub fn brute(&self) -> String {
        match &self.source {
            Source::Oracle(oracle) => oracle.source().to_owned(),
            Source::Programs(programs) => {
                programs.brute.as_ref().unwrap_or(&programs.generator).shown().to_owned()
            }
        }
    }

    /// Where the generator is.
    pub fn generator(&self) -> String {
        match &self.source {
            Source::Oracle(oracle) => format!("`generate` in {}", oracle.source()),
            Source::Programs(programs) => programs.generator.shown().to_owned(),
        }
    }

    /// Whether random inputs are secrets, which nobody solves.
    pub fn talks(&self) -> bool {
        self.talks
    }
}

/// What the answer of a brute force of the user's means.
pub fn opinion(answer: Result<String, String>) -> Opinion {
    match answer {
        Ok(output) if output.trim().is_empty() => Opinion::Failed("prints nothing".to_owned()),
        Ok(output) => Opinion::Solved { output, unread: false },
        Err(how) => Opinion::Failed(how),
    }
}
