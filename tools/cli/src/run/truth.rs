//! Where random inputs and right answers come from: the oracle of a checkout, or a generator and a
//! brute force of the user's.

use super::aid::{Aid, Asked};
use super::oracle::{Opinion, Oracle};
use crate::problem::home::Home;
use crate::problem::work::Work;
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_host::program_name::called;
use std::collections::VecDeque;
use std::time::Duration;

/// Who knows.
pub struct Truth {
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
    generator: Aid,
    brute: Option<Aid>,
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

impl Truth {
    /// The user's programs, which options name or which stand beside the samples; in a checkout the
    /// oracle, unless there is one of these. All is built.
    ///
    /// # Errors
    /// Misuse: something is missing, and the help says how to begin it. Or it does not compile.
    pub fn find(home: &Home, work: &Work, generator: Option<&str>, brute: Option<&str>) -> Result<Truth> {
        let talks = work.judging.talks();
        let truth = |source| Truth { source, asked: VecDeque::new(), talks };
        if work.is_ours && generator.is_none() && brute.is_none() {
            return Ok(truth(Source::Oracle(Oracle::build(&home.folder, &work.name)?)));
        }
        let generator = Aid::find(home, work, ("gen", "generator"), generator)?;
        let brute = if talks { None } else { Aid::find(home, work, ("brute", "brute force"), brute)? };
        match (generator, brute) {
            (Some(generator), brute) if talks || brute.is_some() => {
                Ok(truth(Source::Programs(Box::new(Programs { generator, brute }))))
            }
            (None, Some(_)) => Err(missing(home, work, "generator of random inputs", "gen")),
            (None, None) if talks => Err(missing(home, work, "generator of secret inputs", "gen")),
            (_, None) => Err(missing(home, work, "brute force", "brute")),
            (Some(_), Some(_)) => unreachable!("the first arm has it"),
        }
    }

    /// The same programs, to be run beside these.
    ///
    /// # Errors
    /// There is no room for their inputs.
    pub fn another(&self) -> Result<Truth> {
        let source = match &self.source {
            Source::Oracle(oracle) => Source::Oracle(oracle.another()),
            Source::Programs(programs) => Source::Programs(Box::new(Programs {
                generator: programs.generator.another()?,
                brute: programs.brute.as_ref().map(Aid::another).transpose()?,
            })),
        };
        Ok(Truth { source, asked: VecDeque::new(), talks: self.talks })
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
            Source::Oracle(oracle) => format!("tests/oracle/src/problem/{}.rs", oracle.slug()),
            Source::Programs(programs) => {
                programs.brute.as_ref().unwrap_or(&programs.generator).shown().to_owned()
            }
        }
    }

    /// Where the generator is.
    pub fn generator(&self) -> String {
        match &self.source {
            Source::Oracle(oracle) => format!("`generate` in tests/oracle/src/problem/{}.rs", oracle.slug()),
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

/// The failure for a program that is not there; the help says how to begin it.
pub fn missing(home: &Home, work: &Work, what: &str, name: &str) -> anyhow::Error {
    let message = format!("{} has no {what}", work.name);
    if work.is_ours {
        return Failure::misuse(
            message,
            format!("name one: --{name} PROGRAM; the oracle is used if both are left out"),
        );
    }
    let word = match home.checkout() {
        Some(_) => Home::shown(&work.source),
        None => work.name.clone(),
    };
    let language = home.config.brute.as_deref().unwrap_or("py");
    let folder = Home::shown(&work.folder);
    let help = format!(
        "`{} stress {word} --begin {language}` writes {folder}/brute.{language} and gen.{language} for you to fill in \
         (or cpp, py, rs); or name a program: --{name} PROGRAM",
        called()
    );
    Failure::misuse(message, help)
}
