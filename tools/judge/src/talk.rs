//! One conversation: a solution and an interactor, each with its standard input connected to the
//! other's standard output, within a budget.
//!
//! What they say passes through here, and each piece is written down before the other side gets it:
//! so it can be shown in its order, and it is known which side has ended first.

use crate::clock::{Clock, Rest};
use crate::executable::Executable;
use crate::process::{self, Budget, Ending, Run};
use crate::referee::Ruling;
use crate::stream::{Background, LineListener, Stream};
use crate::transcript::{Side, Transcript};
use anyhow::Result;
use grundy_host::child::Program;
use std::io::{Read, Write};
use std::mem;
use std::process::{ChildStdin, ChildStdout, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use wait4::ResUse;

/// Both wait for each other if they say nothing for this long, and then neither say nor compute
/// anything for as long again.
const SILENCE: Duration = Duration::from_secs(1);
/// Who computes nothing for this long waits for something.
const REST: Duration = Duration::from_millis(50);
/// The most bytes that an interactor may say.
const FLOOD: usize = 64 << 20;

/// What was said, and how it ended.
pub(crate) struct Talk {
    /// The solution's run; what it said is in the transcript.
    pub run: Run,
    pub ruling: Ruling,
    /// Whether the solution ended before the interactor did. Otherwise, how it ended may only be
    /// the consequence.
    pub is_solution_first: bool,
    pub transcript: Transcript,
}

/// Lets a solution talk with an interactor.
pub(crate) fn run(
    solution: &Executable,
    interactor: &mut Command,
    budget: &Budget,
    listener: Option<LineListener>,
) -> Result<Talk> {
    let (mut judge, judge_in, judge_out, judge_err) = process::start_piped(interactor, budget.memory)?;
    let (mut solution, solution_in, solution_out, solution_err) =
        process::start_piped(solution.command().env_remove("RUST_BACKTRACE"), budget.memory)?;
    let transcript = Arc::new(Mutex::new(Transcript::default()));
    let carry = |side, from, to| {
        let transcript = Arc::clone(&transcript);
        Background::start(move || carry(side, from, to, &transcript))
    };
    let carried = [carry(Side::Judge, judge_out, solution_in), carry(Side::Solution, solution_out, judge_in)];
    let stderr = Stream::read_aloud(solution_err, process::ERRORS, listener);
    let why = Stream::read(judge_err, process::ERRORS);
    let (killed, judged) = watch(&mut solution, &mut judge, budget, &transcript)?;
    // A side that closes its output may still run.
    let is_solution_first = lock(&transcript).first == Some(Side::Solution) && ends_soon(&mut solution);
    let inherited = solution.inherited_memory();
    let (used, judged) = (solution.reap()?, judged.map_or_else(|| judge.reap(), Ok)?);
    let is_silent = lock(&transcript).is_empty();
    // If neither said anything, which one was first may be chance.
    let both_fail = !used.status.success() && !judged.status.success();
    let is_solution_first = is_solution_first && !(is_silent && both_fail && fails_alone(interactor)?);
    let is_judge_endless = killed == Some(Ending::OutOfTime) && is_busy(&judged, budget);
    let ending = match killed {
        Some(Ending::OutOfTime) if is_judge_endless => Ending::Status(used.status),
        Some(Ending::OutOfTime) if !is_busy(&used, budget) => Ending::Waits,
        killed => killed.unwrap_or(Ending::Status(used.status)),
    };
    carried.iter().for_each(Background::wait);
    let mut transcript = mem::take(&mut *lock(&transcript));
    transcript.is_cut = killed.is_some();
    let ruling = match Ruling::from_exit(judged.status, &why.text()) {
        _ if is_judge_endless => Ruling::Broken("it does not end".to_owned()),
        _ if transcript.judge_length > FLOOD => Ruling::Broken(format!("it says more than {FLOOD} bytes")),
        ruling if is_solution_first => ruling.if_solution_was_first(),
        ruling => ruling,
    };
    let run = Run::new(ending, &used, inherited, Vec::new(), stderr.text());
    let run = Run { written: transcript.length, ..run };
    Ok(Talk { run, ruling, is_solution_first, transcript })
}

/// Whether an interactor fails by itself, before anybody has said anything, and does not wait.
fn fails_alone(interactor: &mut Command) -> Result<bool> {
    let (mut judge, _stdin, stdout, stderr) = process::start_piped(interactor, u64::MAX)?;
    let _said = [Stream::read(stdout, 0), Stream::read(stderr, 0)];
    let (start, mut rest) = (Instant::now(), Rest::new());
    while !judge.has_ended() {
        let is_at_rest = rest.look(&[judge.id()]) >= REST;
        if is_at_rest || start.elapsed() > SILENCE {
            return Ok(false);
        }
        thread::sleep(REST / 10);
    }
    Ok(!judge.reap()?.status.success())
}

/// Whether a program ends on its own, now or as soon as the system has noticed it.
fn ends_soon(program: &mut Program) -> bool {
    (0..20).any(|attempt| {
        thread::sleep(Duration::from_millis(attempt.min(1) * 5));
        program.has_ended()
    })
}

/// Whether a program that was killed for its time was at work, and did not only wait.
fn is_busy(used: &ResUse, budget: &Budget) -> bool {
    process::cpu_time(used) * 2 > budget.time
}

/// Hands on what one side says until it has closed its output.
fn carry(side: Side, mut from: ChildStdout, to: ChildStdin, transcript: &Mutex<Transcript>) {
    let (mut to, mut piece) = (Some(to), [0; 1 << 13]);
    loop {
        let length = from.read(&mut piece).unwrap_or(0);
        if length == 0 {
            lock(transcript).first.get_or_insert(side);
            return;
        }
        let mut transcript = lock(transcript);
        transcript.add(side, &piece[..length]);
        if transcript.judge_length > FLOOD {
            transcript.first.get_or_insert(side);
            return; // it cannot write any more
        }
        drop(transcript);
        // A side that no longer listens has ended, or will.
        if let Some(open) = &mut to
            && open.write_all(&piece[..length]).is_err()
        {
            to = None;
        }
    }
}

/// Waits until both have ended, or the interactor has ended and is not content; what it has used is
/// returned. Otherwise they have to be killed, and the reason is returned.
fn watch(
    solution: &mut Program,
    judge: &mut Program,
    budget: &Budget,
    transcript: &Mutex<Transcript>,
) -> Result<(Option<Ending>, Option<ResUse>)> {
    let (mut clock, mut pause) = (Clock::new(budget.time), process::FIRST_PAUSE);
    let (mut judged, mut silence) = (None::<ResUse>, Silence::after(0));
    let programs = [solution.id(), judge.id()];
    loop {
        if judged.is_none() && judge.has_ended() {
            judged = Some(judge.reap()?);
        }
        let is_over = judged.as_ref().is_some_and(|used| !used.status.success() || solution.has_ended());
        let (total, length) = {
            let transcript = lock(transcript);
            (transcript.length + transcript.judge_length, transcript.length)
        };
        let ending = if is_over {
            None
        } else if length > budget.output {
            Some(Ending::OutOfOutput)
        } else if clock.over(&programs).is_some() {
            Some(Ending::OutOfTime)
        } else if crate::memory::resident(solution) > budget.memory {
            Some(Ending::OutOfMemory)
        } else if silence.is_deadlock(total, &programs) {
            Some(Ending::Waits)
        } else {
            thread::sleep(pause);
            pause = process::longer(pause);
            continue;
        };
        return Ok((ending, judged));
    }
}

/// How long nothing has been said after the first `total` bytes.
struct Silence {
    total: usize,
    looked: Instant,
    rest: Rest,
}

impl Silence {
    fn after(total: usize) -> Silence {
        Silence { total, looked: Instant::now(), rest: Rest::new() }
    }

    /// Whether for a while nothing has been said and nothing computed.
    fn is_deadlock(&mut self, total: usize, programs: &[u32]) -> bool {
        if total != self.total {
            *self = Silence::after(total);
        }
        if self.looked.elapsed() < SILENCE {
            return false;
        }
        self.looked = Instant::now();
        self.rest.look(programs) >= SILENCE
    }
}

fn lock(transcript: &Mutex<Transcript>) -> MutexGuard<'_, Transcript> {
    transcript.lock().unwrap_or_else(PoisonError::into_inner)
}
