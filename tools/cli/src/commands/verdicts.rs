//! What is said of a program that was run on its samples: lines, and JSON.

use crate::problem::{Home, Work};
use crate::programs::TestEntry;
use anyhow::Result;
use grundy_header::Limits;
use grundy_host::terminal::{self, indent};
use grundy_host::{called, failure, quoted};
use grundy_judge::{Trial, Verdict, process::Memory};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

/// At most this many of the cases that fail are shown …
const SHOWN_CASES: usize = 5;
/// … and this many of the others are named.
const NAMED_CASES: usize = 10;

/// What all cases together say of a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    Failed,
    /// No case has a right output to compare with, and none fails otherwise.
    Unjudged,
}

/// What all cases of a problem together say.
pub fn outcome(trials: &Result<Vec<Trial>>) -> Outcome {
    match trials {
        Ok(trials) if trials.iter().any(fails) => Outcome::Failed,
        Ok(trials) if trials.iter().any(is_accepted) => Outcome::Passed,
        Ok(_) => Outcome::Unjudged,
        Err(_) => Outcome::Failed,
    }
}

/// The line of a problem, and below it what went wrong; `options` are those of the command line
/// that count for another run, too.
pub fn lines(entry: &TestEntry, trials: &Result<Vec<Trial>>, width: usize, options: &str) -> String {
    let name = &entry.name;
    let (work, trials) = match (&entry.work, trials) {
        (Ok(work), Ok(trials)) => (work, trials),
        (Err(error), _) | (_, Err(error)) => {
            let why = indent(&failure::text(error), "     ");
            return format!("{}   {name}\n{why}", terminal::bad("--"));
        }
    };
    let (bad, good): (Vec<&Trial>, Vec<&Trial>) = trials.iter().partition(|trial| fails(trial));
    let unjudged: Vec<&Trial> = good.into_iter().filter(|trial| !is_accepted(trial)).collect();
    let cases = if trials.len() == 1 { "case" } else { "cases" };
    let mut count = match bad.len() {
        0 => format!("{} {cases}", trials.len()),
        1 => format!("1 of {} {cases} fails", trials.len()),
        bad => format!("{bad} of {} {cases} fail", trials.len()),
    };
    if !unjudged.is_empty() {
        count += &format!(", {} without an answer", unjudged.len());
    }
    let (time, memory) = worst(trials);
    let usage = usage(time, memory, &work.limits);
    let mut text = format!("{} {name:width$}  {count:8}  {usage}\n", paint(verdict(trials)));
    let (shown, others) = bad.split_at(bad.len().min(SHOWN_CASES));
    for trial in shown.iter().chain(unjudged.iter().take(SHOWN_CASES)) {
        let (case, short) = (&trial.case.name, trial.verdict.short());
        text += &indent(&format!("{case}: {short}: {}", trial.detail), "     ");
        text += &indent(&complaint(trial), "     ");
        if !fails(trial) {
            continue;
        }
        let (target, input) = (target(work), typed(&trial.case.input));
        text += &format!("     rerun: {} test{target}{options} --input {input}\n", called());
    }
    text + &named(others)
}

/// `1 ms, 2.1 MB of 1 s, 32 MB`.
pub fn usage(time: Duration, memory: Memory, limits: &Limits) -> String {
    let limits = if limits.text.is_empty() { String::new() } else { format!(" of {}", limits.text) };
    format!("{:>4} ms, {memory}{limits}", time.as_millis())
}

/// The verdict in colour, three wide.
pub fn paint(verdict: &Verdict) -> String {
    let text = format!("{:3}", verdict.short());
    if *verdict == Verdict::Accepted { terminal::good(&text) } else { terminal::bad(&text) }
}

/// All of it for a script.
pub fn json(entry: &TestEntry, result: &Result<Vec<Trial>>) -> Value {
    let trials = result.as_deref().unwrap_or_default();
    let (time, memory) = worst(trials);
    let (work, executable) = (entry.work.as_ref().ok(), entry.executable.as_ref().ok());
    json!({
        "slug": entry.name,
        "source": work.map(|work| &work.source),
        "judged_by": work.map(|work| work.judging.name()),
        "time_limit_ms": work.and_then(|work| work.limits.time).map(millis),
        "memory_limit_bytes": work.and_then(|work| work.limits.memory),
        "executable": executable.map(|executable| &executable.path),
        "arguments": executable.map(|executable| &executable.words),
        "verdict": result.is_ok().then(|| verdict(trials).short()),
        "error": result.as_ref().err().map(|error| plain(&failure::text(error))),
        "time_ms": millis(time),
        "memory_bytes": memory.bytes,
        "memory_at_most": memory.at_most,
        "cases": trials.iter().map(case).collect::<Value>(),
    })
}

/// A time as scripts like it.
pub fn millis(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e3
}

/// A text without colour.
pub fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

fn case(trial: &Trial) -> Value {
    json!({
        "case": trial.case.name,
        "input": trial.case.input,
        "answer": trial.case.output.is_file().then_some(&trial.case.output),
        "verdict": trial.verdict.short(),
        "time_ms": millis(trial.time),
        "memory_bytes": trial.memory.bytes,
        "memory_at_most": trial.memory.at_most,
        "detail": plain(&trial.detail),
        "stderr": trial.stderr,
    })
}

/// How the problem is named on a command line, after a blank; nothing if `--run` alone names it.
fn target(work: &Work) -> String {
    match work.is_of_checkout {
        true => format!(" {}", work.name),
        false if work.source.is_file() => format!(" {}", typed(&work.source)),
        false => String::new(),
    }
}

/// A file's name as one types it, also if it looks like an option.
fn typed(file: &Path) -> String {
    let shown = Home::shown(file);
    quoted(&if shown.starts_with('-') { format!("./{shown}") } else { shown })
}

fn is_accepted(trial: &Trial) -> bool {
    trial.verdict == Verdict::Accepted
}

fn fails(trial: &Trial) -> bool {
    trial.verdict.is_failure()
}

/// That of the first case that fails; without one, that of the first that is judged.
fn verdict(trials: &[Trial]) -> &Verdict {
    let first = trials.iter().find(|trial| fails(trial)).or(trials.iter().find(|trial| is_accepted(trial)));
    first.or(trials.first()).map_or(&Verdict::Accepted, |trial| &trial.verdict)
}

/// What the program wrote to standard error, unless that is said already.
pub fn complaint(trial: &Trial) -> String {
    if trial.stderr.trim().is_empty() || matches!(trial.verdict, Verdict::RuntimeError(_)) {
        return String::new();
    }
    format!("standard error:\n{}", indent(&terminal::beginning(trial.stderr.trim_end()), "  "))
}

/// The cases that are only named.
fn named(trials: &[&Trial]) -> String {
    if trials.is_empty() {
        return String::new();
    }
    let name = |trial: &&Trial| format!("{} {}", trial.verdict.short(), trial.case.name);
    let names: Vec<String> = trials.iter().take(NAMED_CASES).map(name).collect();
    let dots = if trials.len() > NAMED_CASES { ", …" } else { "" };
    format!("     … {} more fail: {}{dots}\n", trials.len(), names.join(", "))
}

fn worst(trials: &[Trial]) -> (Duration, Memory) {
    let time = trials.iter().map(|trial| trial.time).max().unwrap_or_default();
    (time, trials.iter().map(|trial| trial.memory).max().unwrap_or_default())
}
