//! A failing input made as small as possible, and still one that the statement allows.

use super::oracle::Opinion;
use super::shape::Shape;
use super::shrink::shrink;
use super::worker::{Failing, Solved, Worker};
use anyhow::Result;
use grundy_host::{Progress, ProgressLine};
use std::time::{Duration, Instant};

/// How long a brute force may work on an input that is not its generator's.
const BRUTE: Duration = Duration::from_secs(2);
/// How many more inputs are tried in search of a smaller one that fails.
const MORE_INPUTS: u64 = 300;
/// For how long they are tried.
const MORE_TIME: Duration = Duration::from_secs(2);
/// How many bytes of inputs `Shape` learns from.
const LEARNT: usize = 1 << 20;
/// How long to shrink.
const SHRINK: Duration = Duration::from_secs(20);

/// The smallest input found on which the program fails in the same way: first among the random
/// inputs that follow this one's seed, then among those with a part left out or a number lowered.
/// A validator decides which of these are legal; without one, they have all that the random inputs
/// and the `known` ones have in common.
///
/// # Errors
/// Misuse if the generator or the brute force fails.
pub fn smallest(worker: &mut Worker, seed: u64, first: Failing, known: Vec<String>) -> Result<Failing> {
    let (start, mut inputs, mut shortest) = (Instant::now(), known, first);
    let busy = Progress::new("a difference; looking for a smaller input".to_owned());
    inputs.insert(0, shortest.case.input.clone());
    for more in 1..=MORE_INPUTS {
        if start.elapsed() > MORE_TIME {
            break;
        }
        let case = worker.random(seed.wrapping_add(more))?;
        inputs.push(case.input.clone());
        if case.input.len() < shortest.case.input.len() && worker.refusal(&case.input)?.is_none() {
            shortest = worker.fails_alike(&case, &shortest)?.unwrap_or(shortest);
        }
    }
    drop(busy);
    let mut room = LEARNT;
    inputs.retain(|input| {
        room = room.saturating_sub(input.len());
        room > 0
    });
    Ok(shrunk(worker, shortest, &Shape::learn(&inputs)))
}

fn shrunk(worker: &mut Worker, failing: Failing, shape: &Shape) -> Failing {
    let mut line = ProgressLine::new();
    let start = Instant::now();
    let (mut tries, mut smallest) = (0, None);
    // If something cannot be run, shrinking ends with what has been found.
    shrink(&failing.case.input, |candidate| {
        if start.elapsed() > SHRINK {
            return None;
        }
        tries += 1;
        line.show(&format!("a difference; shrinking: {tries} inputs tried, {} bytes", candidate.len()));
        let is_legal = match worker.has_validator() {
            true => worker.refusal(candidate).ok()?.is_none(),
            false => shape.allows(candidate),
        };
        if !is_legal {
            return Some(false);
        }
        let (output, unread) = match worker.inputs.opinion(candidate.as_bytes(), BRUTE).ok()? {
            Opinion::Solved { output, unread } => (output, unread),
            _ => return Some(false),
        };
        let case = Solved { input: candidate.to_owned(), output, unread };
        let found = match worker.fails_alike(&case, &failing) {
            Err(_) if worker.inputs.talks() => return Some(false), // the interactor rejects it
            found => found.ok()?,
        };
        let fails = found.is_some();
        smallest = found.or(smallest.take());
        Some(fails)
    });
    drop(line);
    smallest.unwrap_or(failing)
}
