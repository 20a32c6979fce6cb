//! The search for an input on which a program and the brute force differ, or on which it does not
//! satisfy the interactor, on many cores.
//!
//! Each worker takes the next seed, and the lowest seed that fails ends the search: those below it
//! are finished first. So the same seed is found however many workers there are.

use super::input_source::RandomInput;
use super::worker::{BRUTE, Failing, Refusal, Solved, Worker};
use anyhow::Result;
use grundy_host::{Failure, ProgressLine, shutdown, terminal};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Fewer different inputs than this prove little.
pub const FEW: u64 = 20;
/// How many random inputs a worker asks for in advance, so that the brute force works on them while
/// the other program runs.
const AHEAD: usize = 16;
/// Pause between updates of the progress line.
const TICK: Duration = Duration::from_millis(100);
/// No seed has ended the search yet.
const NONE: u64 = u64::MAX;

/// Which inputs to try, and for how long.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// The seed of the first input.
    pub seed: u64,
    /// At most this many inputs.
    pub most: u64,
    /// At most this long.
    pub time: Duration,
}

/// What the workers share: the seeds, and what has been tried.
struct SharedSearch {
    plan: Plan,
    start: Instant,
    /// How many seeds have been dealt.
    dealt: AtomicU64,
    /// How many inputs have been tried.
    tried: AtomicU64,
    /// The lowest seed that ends the search, counted from the first.
    last: AtomicU64,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// The first few different inputs.
    inputs: BTreeSet<String>,
    /// How many inputs there were until then.
    count: u64,
}

/// What a search has tried and found.
pub struct SearchReport {
    /// How many random inputs were tried.
    pub tried: u64,
    /// The first few different ones of them.
    pub different: Vec<String>,
    /// How long that took.
    pub time: Duration,
    /// The first input on which the program fails, and its seed.
    pub failing: Option<(u64, Failing)>,
}

/// Compares the programs on random inputs until one fails, the time is over or that many inputs
/// have been tried. If a signal ends it, the last words say how far it has come: how many inputs,
/// and for how long.
///
/// # Errors
/// Misuse if the generator or the brute force fails, or the validator refuses an input.
pub fn search(
    workers: &mut [Worker],
    plan: Plan,
    last_words: impl Fn(u64, Duration) -> String + Send + 'static,
) -> Result<SearchReport> {
    let shared = Arc::new(SharedSearch::new(plan));
    let so_far = Arc::clone(&shared);
    let _last = shutdown::last_words(move || last_words(so_far.tried.load(SeqCst), so_far.start.elapsed()));
    let mut line = ProgressLine::new();
    let (sender, results) = mpsc::channel();
    let mut ends = Vec::new();
    thread::scope(|scope| {
        for worker in workers {
            let (sender, shared) = (sender.clone(), &shared);
            scope.spawn(move || _ = sender.send(shared.work(worker))); // it is received
        }
        drop(sender);
        loop {
            match results.recv_timeout(TICK) {
                Ok(end) => ends.extend(end),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    let part = shared.start.elapsed().div_duration_f64(plan.time);
                    line.show_bar(part, &format!("{} inputs", shared.tried.load(SeqCst)));
                }
            }
        }
    });
    drop(line);
    let first = ends.into_iter().min_by_key(|&(at, _)| at);
    let failing = match first {
        Some((at, failing)) => Some((plan.seed.wrapping_add(at), failing?)),
        None => None,
    };
    let (tried, mut seen) = (shared.tried.load(SeqCst), shared.seen());
    let different = std::mem::take(&mut seen.inputs).into_iter().collect();
    Ok(SearchReport { tried, different, time: shared.start.elapsed(), failing })
}

impl SharedSearch {
    fn new(plan: Plan) -> SharedSearch {
        let (start, seen) = (Instant::now(), Mutex::default());
        let (dealt, tried, last) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(NONE));
        SharedSearch { plan, start, dealt, tried, last, seen }
    }

    /// The next seed, if one more is to be tried.
    fn next(&self) -> Option<u64> {
        let at = self.dealt.load(SeqCst);
        if at >= self.plan.most || self.is_over(at) {
            return None;
        }
        let at = self.dealt.fetch_add(1, SeqCst);
        (at < self.plan.most && !self.is_over(at)).then(|| self.plan.seed.wrapping_add(at))
    }

    /// Whether an input need not be tried.
    fn is_over(&self, at: u64) -> bool {
        match self.last.load(SeqCst) {
            NONE => self.start.elapsed() >= self.plan.time,
            last => at > last,
        }
    }

    /// Tries inputs until the search is over; what ended it.
    fn work(&self, worker: &mut Worker) -> Option<(u64, Result<Failing>)> {
        let mut asked = 0;
        loop {
            while asked < AHEAD
                && let Some(seed) = self.next()
            {
                if let Err(error) = worker.inputs.ask(seed) {
                    return Some((self.ends(seed.wrapping_sub(self.plan.seed)), Err(error)));
                }
                asked += 1;
            }
            let at = worker.inputs.next()?.wrapping_sub(self.plan.seed);
            if self.is_over(at) {
                return None;
            }
            asked -= 1;
            match self.once(worker) {
                Ok(None) => {}
                Ok(Some(failing)) => return Some((self.ends(at), Ok(failing))),
                Err(error) => return Some((self.ends(at), Err(error))),
            }
        }
    }

    /// Tries the next input.
    fn once(&self, worker: &mut Worker) -> Result<Option<Failing>> {
        let random = worker.inputs.receive(BRUTE)?;
        let seed = random.seed;
        let mut case = worker.solved(random)?;
        let is_new = self.note(&case.input);
        if is_new {
            check_legal(worker, &case, seed)?;
        }
        let mut failing = worker.fails(&case)?;
        if failing.is_some() && !is_new {
            check_legal(worker, &case, seed)?;
        }
        if failing.is_some() && !worker.inputs.confirms(&case.input, &case.output, BRUTE)? {
            let opinion = worker.inputs.opinion(case.input.as_bytes(), BRUTE)?;
            case = worker.solved(RandomInput { seed, input: case.input, opinion })?;
            failing = worker.fails(&case)?;
        }
        self.tried.fetch_add(1, SeqCst);
        Ok(failing)
    }

    /// Ends the search with a seed.
    fn ends(&self, at: u64) -> u64 {
        self.last.fetch_min(at, SeqCst);
        at
    }

    /// Notes an input; whether it is among the first few different ones.
    fn note(&self, input: &str) -> bool {
        let mut seen = self.seen();
        if seen.inputs.len() as u64 >= FEW {
            return false;
        }
        let is_new = seen.inputs.insert(input.to_owned());
        seen.count += 1;
        let is_stuck = seen.inputs.len() == 1 && seen.count == FEW;
        drop(seen);
        if is_stuck {
            terminal::note(&format!(
                "warning: the first {FEW} inputs are all the same: does the generator use its seed?\n"
            ));
        }
        is_new
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Checks that the validator accepts what the generator made.
fn check_legal(worker: &Worker, case: &Solved, seed: u64) -> Result<()> {
    let Some(refusal) = worker.refusal(&case.input)? else { return Ok(()) };
    let (what, input) = (refusal.of("an input of the generator"), terminal::beginning(&case.input));
    let message = format!("{what}\ninput:\n{}", input.trim_end());
    let help = match refusal {
        Refusal::Illegal(_) => format!("fix one of them: {} (seed {seed})", worker.inputs.generator()),
        Refusal::Hangs => "fix the validator: it exits with 0 if the input that it reads is legal".to_owned(),
    };
    Err(Failure::misuse(message, help))
}
