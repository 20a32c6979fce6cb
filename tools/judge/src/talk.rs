//! One conversation: a solution and an interactor, each with its standard input connected to the
//! other's standard output, within a budget.
//!
//! What they say passes through here, and each piece is written down before the other side gets it:
//! so it can be shown in its order, and it is known which side has ended first.

use crate::clock::{Clock, Rest};
use crate::executable::Executable;
use crate::process::{self, Budget, Ending, Run};
use crate::referee::Ruling;
use crate::stream::{Background, Stream};
use anyhow::Result;
use grundy_host::child::Program;
use std::fmt::Write as _;
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
/// How many lines of a long conversation are shown, from its start and from its end.
const SHOWN_FIRST: usize = 4;
const SHOWN_LAST: usize = 12;
/// A conversation of more lines is never shown as a whole.
const MAX_LINES: usize = 1_000_000;
/// The most bytes that an interactor may say.
const FLOOD: usize = 64 << 20;
/// Characters shown of a line.
const WIDTH: usize = 72;

/// One side of a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Judge,
    Solution,
}

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

/// What was said, piece by piece.
#[derive(Debug, Clone, Default)]
pub struct Transcript {
    pieces: Vec<(Side, Vec<u8>)>,
    /// Bytes of the solution, and of the interactor.
    length: usize,
    judge_length: usize,
    /// The side that closed its output first.
    first: Option<Side>,
    /// Whether one side was killed before it ended.
    is_cut: bool,
}

/// Lets a solution talk with an interactor.
pub(crate) fn run(solution: &Executable, interactor: &mut Command, budget: &Budget) -> Result<Talk> {
    let (mut judge, judge_in, judge_out, judge_err) = process::start_piped(interactor)?;
    let (mut solution, solution_in, solution_out, solution_err) =
        process::start_piped(&mut solution.command())?;
    let transcript = Arc::new(Mutex::new(Transcript::default()));
    let carry = |side, from, to| {
        let transcript = Arc::clone(&transcript);
        Background::start(move || carry(side, from, to, &transcript))
    };
    let carried = [carry(Side::Judge, judge_out, solution_in), carry(Side::Solution, solution_out, judge_in)];
    let [stderr, why] = [solution_err, judge_err].map(|pipe| Stream::read(pipe, process::ERRORS));
    let (killed, judged) = watch(&mut solution, &mut judge, budget, &transcript)?;
    // A side that closes its output may still run.
    let is_solution_first = lock(&transcript).first == Some(Side::Solution) && ends_soon(&mut solution);
    let (used, judged) = (solution.reap()?, judged.map_or_else(|| judge.reap(), Ok)?);
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
        _ if is_judge_endless => Ruling::Failed("it does not end".to_owned()),
        _ if transcript.judge_length > FLOOD => Ruling::Failed(format!("it says more than {FLOOD} bytes")),
        ruling => ruling,
    };
    let run = Run { written: transcript.length, ..Run::new(ending, &used, Vec::new(), stderr.text()) };
    Ok(Talk { run, ruling, is_solution_first, transcript })
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
        } else if clock.is_over(&programs) {
            Some(Ending::OutOfTime)
        } else if process::resident(solution.id()) > budget.memory {
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

impl Transcript {
    fn add(&mut self, side: Side, piece: &[u8]) {
        match side {
            Side::Solution => self.length += piece.len(),
            Side::Judge => self.judge_length += piece.len(),
        }
        match self.pieces.last_mut() {
            Some((last, text)) if *last == side => text.extend_from_slice(piece),
            _ => self.pieces.push((side, piece.to_vec())),
        }
    }

    /// Every line with the side that said it.
    fn lines(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        self.pieces.iter().flat_map(|(side, text)| {
            let who = if *side == Side::Judge { "judge:    " } else { "solution: " };
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            text.split(|&byte| byte == b'\n').map(move |line| (who, line))
        })
    }

    /// The side that ended first, in a line; nothing if they were stopped.
    pub fn end(&self) -> &'static str {
        match self.first.filter(|_| !self.is_cut) {
            Some(Side::Judge) => "(the interactor ended first)\n",
            Some(Side::Solution) => "(the solution ended first)\n",
            None => "",
        }
    }

    /// All of it, a line each; of an endless flood its beginning and its end.
    pub fn whole(&self) -> String {
        if self.lines().nth(MAX_LINES).is_some() {
            return self.short();
        }
        let mut text = String::new();
        for (who, line) in self.lines() {
            text += who;
            text += String::from_utf8_lossy(line).trim_end();
            text.push('\n');
        }
        text
    }

    /// Its beginning and its end, a line each.
    pub fn short(&self) -> String {
        let left_out = SHOWN_FIRST..self.lines().count().saturating_sub(SHOWN_LAST);
        let mut text = String::new();
        for (i, (who, line)) in self.lines().enumerate() {
            if i == left_out.start && !left_out.is_empty() {
                let _ = writeln!(text, "… {} more lines", left_out.len()); // cannot fail
            }
            if !left_out.contains(&i) {
                let line = String::from_utf8_lossy(&line[..line.len().min(4 * WIDTH + 4)]).into_owned();
                let more = if line.trim_end().chars().count() > WIDTH - who.len() { "…" } else { "" };
                let shown: String = line.trim_end().chars().take(WIDTH - who.len()).collect();
                let _ = writeln!(text, "{who}{shown}{more}");
            }
        }
        text
    }
}
