//! One conversation: a solution and an interactor, each with its standard input connected to the
//! other's standard output, within a budget.
//!
//! What they say passes through here, and each piece is written down before the other side gets it:
//! so it can be shown in its order, and it is known who has ended first.

use super::clock::{Activity, Clock};
use super::executable::Executable;
use super::process::{self, Budget, Ending, Run};
use super::referee::Ruling;
use super::stream::{Background, Stream};
use anyhow::{Context, Result};
use grundy_host::child::Program;
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use wait4::ResUse;

/// Both wait for each other if, after a first such time of silence, neither computes in a second
/// one.
const SILENCE: Duration = Duration::from_secs(1);
/// How many lines of a long conversation are shown, from its start and from its end.
const SHOWN: (usize, usize) = (4, 12);
/// A conversation of more lines is never shown as a whole.
const LONGEST: usize = 1_000_000;
/// The most bytes that an interactor may say.
const FLOOD: usize = 64 << 20;
/// Characters shown of a line.
const WIDTH: usize = 72;

/// One side of a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The interactor.
    Judge,
    /// The solution.
    Solution,
}

/// What was said, and how it ended.
#[derive(Debug)]
pub struct Talk {
    /// The solution's run; what it said is in `words`.
    pub run: Run,
    /// What the interactor says.
    pub ruling: Ruling,
    /// Whether the solution ended before the interactor did. Otherwise, how it ended may only be
    /// the consequence.
    pub is_solution_first: bool,
    /// All that was said.
    pub words: Words,
}

/// What was said, piece by piece.
#[derive(Debug, Clone, Default)]
pub struct Words {
    pieces: Vec<(Side, Vec<u8>)>,
    /// Bytes of the solution, and of the interactor.
    length: usize,
    judge_length: usize,
    /// Who has closed its output first.
    first: Option<Side>,
    /// Whether one side was killed before it ended.
    is_cut: bool,
}

/// Lets a solution talk with an interactor.
///
/// # Errors
/// One of the two cannot be started.
pub fn run(solution: &Executable, interactor: &mut Command, budget: &Budget) -> Result<Talk> {
    let (mut judge, judge_in, judge_out, judge_err) = start(interactor)?;
    let (mut solution, solution_in, solution_out, solution_err) = start(&mut solution.command())?;
    let words = Arc::new(Mutex::new(Words::default()));
    let carry = |side, from, to| {
        let words = Arc::clone(&words);
        Background::start(move || carry(side, from, to, &words))
    };
    let carried = [carry(Side::Judge, judge_out, solution_in), carry(Side::Solution, solution_out, judge_in)];
    let [stderr, why] = [solution_err, judge_err].map(|pipe| Stream::read(pipe, process::ERRORS));
    let (killed, judged) = watch(&mut solution, &mut judge, budget, &words)?;
    // Who closes the output has not ended yet.
    let is_solution_first = lock(&words).first == Some(Side::Solution) && ends_soon(&mut solution);
    let (used, judged) = (solution.reap()?, judged.map_or_else(|| judge.reap(), Ok)?);
    let is_judge_endless = killed == Some(Ending::OutOfTime) && is_busy(&judged, budget);
    let ending = match killed {
        Some(Ending::OutOfTime) if is_judge_endless => Ending::Status(used.status),
        Some(Ending::OutOfTime) if !is_busy(&used, budget) => Ending::Waits,
        killed => killed.unwrap_or(Ending::Status(used.status)),
    };
    carried.into_iter().for_each(Background::wait);
    let mut words = std::mem::take(&mut *lock(&words));
    words.is_cut = killed.is_some();
    let ruling = match Ruling::of(judged.status.code(), &judged.status.to_string(), &why.text()) {
        _ if is_judge_endless => Ruling::Failed("it does not end".to_owned()),
        _ if words.judge_length > FLOOD => Ruling::Failed(format!("it says more than {FLOOD} bytes")),
        ruling => ruling,
    };
    let run = Run { written: words.length, ..Run::new(ending, &used, Vec::new(), stderr.text()) };
    Ok(Talk { run, ruling, is_solution_first, words })
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

fn start(command: &mut Command) -> Result<(Program, ChildStdin, ChildStdout, ChildStderr)> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let name = command.get_program().display().to_string();
    let mut program = Program::start(command).with_context(|| format!("{name} cannot be started"))?;
    let (stdin, stdout, stderr) = program.pipes();
    Ok((program, stdin.expect("piped"), stdout.expect("piped"), stderr.expect("piped")))
}

/// Hands on what one side says until it has closed its output.
fn carry(side: Side, mut from: ChildStdout, to: ChildStdin, words: &Mutex<Words>) {
    let (mut to, mut piece) = (Some(to), [0; 1 << 13]);
    loop {
        let length = from.read(&mut piece).unwrap_or(0);
        if length == 0 {
            lock(words).first.get_or_insert(side);
            return;
        }
        let mut words = lock(words);
        words.add(side, &piece[..length]);
        if words.judge_length > FLOOD {
            words.first.get_or_insert(side);
            return; // it cannot write any more
        }
        drop(words);
        // Who does not listen any more has ended, or will.
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
    words: &Mutex<Words>,
) -> Result<(Option<Ending>, Option<ResUse>)> {
    let (mut clock, mut pause) = (Clock::new(budget.time), Duration::from_micros(100));
    let (mut judged, mut silence) = (None::<ResUse>, Silence::default());
    let programs = [solution.id(), judge.id()];
    loop {
        if judged.is_none() && judge.has_ended() {
            judged = Some(judge.reap()?);
        }
        let is_over = judged.as_ref().is_some_and(|used| !used.status.success() || solution.has_ended());
        let (said, length) = {
            let words = lock(words);
            (words.length + words.judge_length, words.length)
        };
        let ending = if is_over {
            None
        } else if length > budget.output {
            Some(Ending::OutOfOutput)
        } else if clock.is_over(&programs) {
            Some(Ending::OutOfTime)
        } else if process::resident(solution.id()) > budget.memory {
            Some(Ending::OutOfMemory)
        } else if silence.lasts(said, &programs) {
            Some(Ending::Waits)
        } else {
            thread::sleep(pause);
            pause = (pause * 3 / 2).min(Duration::from_millis(10));
            continue;
        };
        return Ok((ending, judged));
    }
}

/// How long nothing has been said.
struct Silence {
    since: Instant,
    /// Bytes said before.
    said: usize,
    /// The CPU time of the two by then, if neither was computing.
    cpu: Option<Duration>,
}

impl Default for Silence {
    fn default() -> Silence {
        Silence { since: Instant::now(), said: 0, cpu: None }
    }
}

impl Silence {
    /// Whether for a while nothing has been said and nothing computed.
    fn lasts(&mut self, said: usize, programs: &[u32]) -> bool {
        if said == self.said && self.since.elapsed() < SILENCE {
            return false;
        }
        let before = std::mem::replace(self, Silence { said, cpu: None, ..Silence::default() });
        if said == before.said {
            self.cpu = Activity::of(programs).filter(|now| now.is_at_rest).map(|now| now.cpu);
        }
        self.cpu.is_some() && self.cpu == before.cpu
    }
}

fn lock(words: &Mutex<Words>) -> MutexGuard<'_, Words> {
    words.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Words {
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

    /// Every line with who said it.
    fn lines(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        self.pieces.iter().flat_map(|(side, text)| {
            let who = if *side == Side::Judge { "judge:    " } else { "solution: " };
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            text.split(|&byte| byte == b'\n').map(move |line| (who, line))
        })
    }

    /// Who ended first, in a line; nothing if they were stopped.
    pub fn end(&self) -> &'static str {
        match self.first.filter(|_| !self.is_cut) {
            Some(Side::Judge) => "(the interactor ended first)\n",
            Some(Side::Solution) => "(the solution ended first)\n",
            None => "",
        }
    }

    /// All of it, a line each; of an endless flood its beginning and its end.
    pub fn whole(&self) -> String {
        if self.lines().nth(LONGEST).is_some() {
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
        let left_out = SHOWN.0..self.lines().count().saturating_sub(SHOWN.1);
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
