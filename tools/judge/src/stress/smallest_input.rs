//! A failing input made as small as possible, and still one that the statement allows.

use super::oracle::Opinion;
use super::shape::Shape;
use super::shrink::shrink;
use super::worker::{Failing, Solved, Worker};
use anyhow::{Error, Result};
use grundy_host::shutdown::Patient;
use grundy_host::{Progress, ProgressLine};
use std::time::{Duration, Instant};

/// How long a brute force may work on an input that is not its generator's.
const BRUTE: Duration = Duration::from_secs(2);
/// How many more inputs are tried in search of a smaller one that fails.
const MORE_INPUTS: u64 = 300;
/// For how long they are tried, at most.
const MORE_TIME: Duration = Duration::from_secs(2);
/// The part of all the time that this may be, at most: one in this many.
const MORE_PART: u32 = 5;
/// How many bytes of inputs `Shape` learns from.
const LEARNT: usize = 1 << 20;

/// The smallest failing input that was found.
pub struct Smallest {
    /// That input, and what the program does with it.
    pub failing: Failing,
    /// Why there may be a smaller one that was not tried.
    pub cut: Option<Cut>,
}

/// What ended the search for a smaller input.
pub enum Cut {
    /// All this time was over.
    Time(Duration),
    /// Ctrl-C.
    Interrupt,
    /// Something could not be run.
    Error(Error),
}

/// How much is done for a smaller input.
struct Effort<'a> {
    start: Instant,
    time: Duration,
    patient: &'a Patient,
}

impl Effort<'_> {
    /// What ends it now.
    fn end(&self) -> Option<Cut> {
        if self.patient.is_asked() {
            return Some(Cut::Interrupt);
        }
        (self.start.elapsed() > self.time).then_some(Cut::Time(self.time))
    }
}

/// The smallest input found on which the program fails in the same way: first among the random
/// inputs that follow this one's seed, then among those with a part left out or a number lowered.
/// A validator decides which of these are legal; without one, they have all that the random inputs
/// and the `known` ones have in common. Ctrl-C, or a helper that fails, ends it with what there is.
pub fn smallest(
    worker: &mut Worker,
    seed: u64,
    first: Failing,
    known: Vec<String>,
    time: Duration,
    patient: &Patient,
) -> Smallest {
    let effort = Effort { start: Instant::now(), time, patient };
    let (mut inputs, mut shortest) = (known, first);
    let busy = Progress::new("a difference; looking for a smaller input".to_owned());
    inputs.insert(0, shortest.case.input.clone());
    for more in 1..=MORE_INPUTS {
        if patient.is_asked() || effort.start.elapsed() > MORE_TIME.min(time / MORE_PART) {
            break;
        }
        match another(worker, seed.wrapping_add(more), &shortest) {
            Ok((input, smaller)) => {
                inputs.push(input);
                shortest = smaller.unwrap_or(shortest);
            }
            Err(error) => return Smallest { failing: shortest, cut: Some(Cut::Error(error)) },
        }
    }
    drop(busy);
    let mut room = LEARNT;
    inputs.retain(|input| {
        room = room.saturating_sub(input.len());
        room > 0
    });
    shrunk(worker, shortest, &Shape::learn(&inputs), &effort)
}

/// The random input of a seed; and what the program does with it, if it is shorter and fails in the
/// same way.
fn another(worker: &mut Worker, seed: u64, shortest: &Failing) -> Result<(String, Option<Failing>)> {
    let case = worker.random(seed)?;
    let is_shorter = case.input.len() < shortest.case.input.len();
    let failing = match is_shorter && worker.refusal(&case.input)?.is_none() {
        true => worker.fails_alike(&case, shortest)?,
        false => None,
    };
    Ok((case.input, failing))
}

fn shrunk(worker: &mut Worker, failing: Failing, shape: &Shape, effort: &Effort) -> Smallest {
    let mut line = ProgressLine::new();
    let (mut tries, mut smallest, mut cut) = (0, None, None);
    shrink(&failing.case.input, |candidate| {
        cut = effort.end();
        if cut.is_some() {
            return None;
        }
        tries += 1;
        line.show(&format!("a difference; shrinking: {tries} inputs tried, {} bytes", candidate.len()));
        match tried(worker, candidate, &failing, shape) {
            Ok(found) => {
                let fails = found.is_some();
                smallest = found.or(smallest.take());
                Some(fails)
            }
            Err(error) => {
                cut = Some(Cut::Error(error));
                None
            }
        }
    });
    drop(line);
    Smallest { failing: smallest.unwrap_or(failing), cut }
}

/// An input that may be illegal, if the program fails on it in the same way.
fn tried(worker: &mut Worker, input: &str, failing: &Failing, shape: &Shape) -> Result<Option<Failing>> {
    let is_legal = match worker.has_validator() {
        true => worker.refusal(input)?.is_none(),
        false => shape.allows(input),
    };
    if !is_legal {
        return Ok(None);
    }
    let (output, unread) = match worker.inputs.opinion(input.as_bytes(), BRUTE)? {
        Opinion::Solved { output, unread } => (output, unread),
        _ => return Ok(None),
    };
    match worker.fails_alike(&Solved { input: input.to_owned(), output, unread }, failing) {
        Err(_) if worker.inputs.talks() => Ok(None), // the interactor rejects it
        found => found,
    }
}
