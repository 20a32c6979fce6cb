//! Random inputs with their answers: from the oracle of a checkout, or from a generator and a brute
//! force of the user's.

use super::helper_program::{HelperProgram, Question};
use super::oracle::{Opinion, Oracle};
use crate::no_answer::NoAnswer;
use anyhow::Result;
use grundy_host::Failure;
use std::collections::VecDeque;
use std::time::Duration;

/// Random inputs with their answers.
pub struct InputSource {
    programs: Programs,
    /// The seeds of the random inputs that have been asked for, but not received.
    asked: VecDeque<u64>,
    /// Whether the inputs are secrets of an interactor, which are not solved.
    talks: bool,
}

enum Programs {
    Oracle(Box<Oracle>),
    Helpers(Box<Helpers>),
}

struct Helpers {
    generator: HelperProgram,
    brute: Option<HelperProgram>,
    /// Whether the brute force has ever printed something, so that nothing may be an answer, too.
    has_spoken: bool,
}

/// How many other inputs a brute force gets that has printed nothing so far.
const PROBES: u64 = 20;

/// How long a generator may work on an input that it has made before.
const AGAIN: Duration = Duration::from_secs(10);

/// A random input.
pub(super) struct RandomInput {
    pub seed: u64,
    pub input: String,
    /// What the brute force says; a secret is solved by nothing.
    pub opinion: Opinion,
}

/// What stands for the answer to a secret.
const SECRET: Opinion = Opinion::Solved { output: String::new(), unread: false };

impl InputSource {
    /// An oracle; if the program `talks` with an interactor, the inputs are secrets.
    pub fn from_oracle(oracle: Oracle, talks: bool) -> InputSource {
        InputSource { programs: Programs::Oracle(Box::new(oracle)), asked: VecDeque::new(), talks }
    }

    /// A generator, and a brute force unless the program `talks` with an interactor.
    pub fn from_programs(generator: HelperProgram, brute: Option<HelperProgram>, talks: bool) -> InputSource {
        let helpers = Box::new(Helpers { generator, brute, has_spoken: false });
        InputSource { programs: Programs::Helpers(helpers), asked: VecDeque::new(), talks }
    }

    /// Whether a program is started for each input, which takes longer than most answers.
    pub fn is_slow(&self) -> bool {
        match &self.programs {
            Programs::Oracle(_) => false,
            Programs::Helpers(helpers) => {
                let Helpers { generator, brute, .. } = &**helpers;
                !generator.is_kept_alive() || brute.as_ref().is_some_and(|brute| !brute.is_kept_alive())
            }
        }
    }

    /// Where the generator is.
    pub fn generator(&self) -> String {
        match &self.programs {
            Programs::Oracle(oracle) => format!("`generate` in {}", oracle.source()),
            Programs::Helpers(helpers) => helpers.generator.shown().to_owned(),
        }
    }

    /// Whether random inputs are secrets, which are not solved.
    pub fn talks(&self) -> bool {
        self.talks
    }

    /// Where the brute force is, for the user to fix it.
    pub(super) fn brute(&self) -> String {
        match &self.programs {
            Programs::Oracle(oracle) => oracle.source().to_owned(),
            Programs::Helpers(helpers) => {
                helpers.brute.as_ref().unwrap_or(&helpers.generator).shown().to_owned()
            }
        }
    }

    /// The same programs, to be run beside these.
    pub(super) fn another(&self) -> Result<InputSource> {
        Ok(match &self.programs {
            Programs::Oracle(oracle) => InputSource::from_oracle(oracle.another(), self.talks),
            Programs::Helpers(helpers) => {
                let brute = helpers.brute.as_ref().map(HelperProgram::another).transpose()?;
                InputSource::from_programs(helpers.generator.another()?, brute, self.talks)
            }
        })
    }

    /// The random input of a seed; what else was asked for is forgotten.
    pub(super) fn random(&mut self, seed: u64, time: Duration) -> Result<RandomInput> {
        if let Programs::Oracle(oracle) = &mut self.programs {
            oracle.forget();
        }
        self.asked.clear();
        self.ask(seed)?;
        self.receive(time)
    }

    /// Asks for the random input of a seed; the oracle begins with it at once.
    pub(super) fn ask(&mut self, seed: u64) -> Result<()> {
        self.asked.push_back(seed);
        match &mut self.programs {
            Programs::Oracle(oracle) => oracle.ask(seed, !self.talks),
            Programs::Helpers(_) => Ok(()),
        }
    }

    /// The seed of the input that is received next.
    pub(super) fn next(&self) -> Option<u64> {
        self.asked.front().copied()
    }

    /// The oldest random input that was asked for.
    pub(super) fn receive(&mut self, time: Duration) -> Result<RandomInput> {
        let seed = self.asked.pop_front().expect("one was asked for");
        match &mut self.programs {
            Programs::Oracle(oracle) => {
                let (input, opinion) = oracle.receive(seed, time)?;
                Ok(RandomInput { seed, input, opinion })
            }
            Programs::Helpers(helpers) => helpers.random(seed, time),
        }
    }

    /// Whether the generator makes that input of the seed once more. One whose random numbers are
    /// not made from the seed does not.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn repeats(&self, seed: u64, input: &str) -> Result<bool> {
        let Programs::Helpers(helpers) = &self.programs else { return Ok(true) };
        Ok(helpers.generator.alone(Question::Seed(seed), AGAIN)?.is_ok_and(|made| made == input))
    }

    /// What the brute force says about an input.
    pub(super) fn opinion(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        match &mut self.programs {
            _ if self.talks => Ok(SECRET),
            Programs::Oracle(oracle) => oracle.opinion(input, time),
            Programs::Helpers(helpers) => helpers.opinion(input, time),
        }
    }

    /// The same, but one of the user's has a process for this input alone: if it hangs, it is not
    /// asked twice.
    pub(super) fn opinion_alone(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        match &self.programs {
            Programs::Helpers(helpers) if !self.talks => helpers.opinion_alone(input, time),
            _ => self.opinion(input, time),
        }
    }

    /// Whether the brute force says the same in a new process. If not, it keeps state from one
    /// input to the next, and from now on each input has its own.
    pub(super) fn confirms(&mut self, input: &str, output: &str, time: Duration) -> Result<bool> {
        let Programs::Helpers(helpers) = &mut self.programs else { return Ok(true) };
        let Some(brute) = &mut helpers.brute else { return Ok(true) };
        if !brute.is_kept_alive()
            || brute.alone(Question::Input(input.as_bytes()), time)?.is_ok_and(|said| said == output)
        {
            return Ok(true);
        }
        brute.give_up("gives another answer than alone");
        Ok(false)
    }
}

impl Helpers {
    fn random(&mut self, seed: u64, time: Duration) -> Result<RandomInput> {
        let input = self.input(seed, time)?;
        if self.brute.is_none() {
            return Ok(RandomInput { seed, input, opinion: SECRET });
        }
        let mut opinion = self.opinion(input.as_bytes(), time)?;
        if is_silent(&opinion) && !self.has_spoken && !self.speaks_later(seed, time)? {
            opinion = Opinion::Failed(NoAnswer::Fails(format!("prints nothing, nor on {PROBES} others")));
        }
        Ok(RandomInput { seed, input, opinion })
    }

    fn input(&mut self, seed: u64, time: Duration) -> Result<String> {
        let input = match self.generator.answer(Question::Seed(seed), time)? {
            Ok(input) if input.trim().is_empty() => Err(NoAnswer::Fails("prints nothing".to_owned())),
            answer => answer,
        };
        input.map_err(|how| {
            let shown = self.generator.shown();
            let help = format!("fix {shown}: it gets the seed as its last argument and prints one input");
            Failure::misuse(format!("the generator {how} (seed {seed})"), help)
        })
    }

    fn opinion(&mut self, input: &[u8], time: Duration) -> Result<Opinion> {
        let brute = self.brute.as_mut().expect("without an interactor there is one");
        let opinion = Opinion::of(brute.answer(Question::Input(input), time)?);
        self.has_spoken |= matches!(opinion, Opinion::Solved { .. }) && !is_silent(&opinion);
        Ok(opinion)
    }

    fn opinion_alone(&self, input: &[u8], time: Duration) -> Result<Opinion> {
        let brute = self.brute.as_ref().expect("without an interactor there is one");
        Ok(Opinion::of(brute.alone(Question::Input(input), time)?))
    }

    /// Whether the brute force prints something on one of the next inputs.
    fn speaks_later(&mut self, seed: u64, time: Duration) -> Result<bool> {
        for seed in (1..=PROBES).map(|i| seed.wrapping_add(i)) {
            let input = self.input(seed, time)?;
            self.opinion(input.as_bytes(), time)?;
            if self.has_spoken {
                break;
            }
        }
        Ok(self.has_spoken)
    }
}

fn is_silent(opinion: &Opinion) -> bool {
    matches!(opinion, Opinion::Solved { output, .. } if output.trim().is_empty())
}

/// What the answer of a brute force of the user's means.
pub fn opinion(answer: Result<String, NoAnswer>) -> Opinion {
    match answer {
        Ok(output) if output.trim().is_empty() => {
            Opinion::Failed(NoAnswer::Fails("prints nothing".to_owned()))
        }
        answer => Opinion::of(answer),
    }
}
