use crate::conversations;
use crate::samples;
use fastrand::Rng;
use grundy::scan::{Out, Scan};
use itertools::Itertools;
use oracle::Oracle;
use oracle::judge::Verdict;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;
use together::{SOLUTIONS, Solution, Solve};

/// What the main thread of a program has on Linux.
const STACK: usize = 8 << 20;
/// Not a time limit: whatever takes this long does not end at all.
const HANGS: Duration = Duration::from_secs(120);

#[test]
fn every_problem_has_a_brute_force() {
    let problems: BTreeSet<&str> = SOLUTIONS.iter().map(|problem| problem.slug).collect();
    let oracles: BTreeSet<&str> = oracle::PROBLEMS.iter().map(|problem| problem.slug).collect();
    let lacks = |slug: &&str| format!("no brute force for {slug}: write tests/oracle/src/problem/{slug}.rs");
    let stray = |slug: &&str| format!("a brute force without a problem: write problems/src/bin/{slug}.rs");
    let flaws = (problems.difference(&oracles).map(lacks)).chain(oracles.difference(&problems).map(stray));
    assert_eq!(flaws.collect_vec(), [""; 0]);
}

#[test]
fn random_inputs_equal_the_brute_force() {
    for_each_problem(|problem| difference(problem, 0..5));
}

#[test]
#[ignore = "long"]
fn prove_problems() {
    for_each_problem(|problem| difference(problem, 5..200));
    println!("problems: verified up to 195 random inputs each");
}

/// The first random input, by its seed, for which a problem and its oracle differ.
fn difference(problem: &Solution, mut seeds: Range<u64>) -> Option<String> {
    let oracle = oracle::problem(problem.slug)?; // if it is missing, the test above fails
    seeds.find_map(|seed| {
        let input = (oracle.generate)(&mut Rng::with_seed(seed));
        let flaw = match oracle.oracle {
            Oracle::Interactor(_) => conversations::flaw(problem.solve, oracle, &input),
            _ => {
                let (expected, got) = (brute(oracle, &input), answer(problem.solve, &input));
                let both = format!("expected:\n{expected}\ngot:\n{got}");
                match oracle.oracle {
                    _ if expected == got => None,
                    Oracle::Checker(..) => {
                        flaw_of(oracle.check(&input, &got, &expected)).map(|why| both + &why)
                    }
                    _ => Some(both),
                }
            }
        };
        flaw.map(|flaw| format!("{}, seed {seed}\n{input}\n{flaw}", problem.slug))
    })
}

/// Why an output is not right.
pub fn flaw_of(verdict: Verdict) -> Option<String> {
    match verdict {
        Verdict::Right => None,
        Verdict::Wrong(why) => Some(why),
        Verdict::Invalid(why) => Some(format!("the input is invalid: {why}")),
    }
}

/// Checks the samples in `inputs/<slug>/`. Those with the word `max` in their names are too large
/// for a brute force.
#[test]
fn samples_equal_the_brute_force() {
    for_each_problem(|problem| {
        let oracle = oracle::problem(problem.slug).filter(|oracle| oracle.brute().is_some())?;
        let cases = samples::cases(problem.slug);
        let mut small = cases.iter().filter(|case| !case.name.split('_').contains(&"max"));
        let flaw = small.find_map(|case| {
            let input = case.input();
            case.difference(oracle, &input, &brute(oracle, &input))
        });
        flaw.map(|flaw| format!("the brute force differs at {flaw}"))
    });
}

/// Truncates the input, and replaces its first numbers: a judge's input may be malformed, and one
/// typed by hand even more so.
#[test]
fn malformed_input_is_an_error_in_one_line() {
    for_each_problem(|problem| {
        let input = (oracle::problem(problem.slug)?.generate)(&mut Rng::with_seed(1));
        let tokens = input.split_ascii_whitespace();
        let starts = tokens.map(|token| token.as_ptr() as usize - input.as_ptr() as usize);
        starts.take(4).find_map(|at| {
            let end = input[at..].find(char::is_whitespace).map_or(input.len(), |length| at + length);
            let others = ["x", "-1", "1000000007", "1000000000000000000000000000000"];
            let replaced = others.map(|token| [&input[..at], token, &input[end..]].concat());
            replaced.iter().map(String::as_str).chain([&input[..at]]).find_map(|malformed| {
                let flaw = complaint(problem.solve, malformed)?;
                Some(format!("{}: {flaw}\ninput:\n{malformed}", problem.slug))
            })
        })
    });
}

/// What is wrong with how a problem handles an input that may be malformed. It may solve it, or say
/// in one line why it cannot.
fn complaint(solve: Solve, input: &str) -> Option<String> {
    match run(solve, input) {
        Err(panic) => Some(panic),
        Ok((_, Some(error))) if error.trim().is_empty() || error.contains('\n') => {
            Some(format!("not an error in one line: {error:?}"))
        }
        Ok(_) => None,
    }
}

/// Checks all problems on all cores; `check` returns what is wrong with one.
pub fn for_each_problem(check: fn(&'static Solution) -> Option<String>) {
    let (next, (sender, receiver)) = (Arc::new(AtomicUsize::new(0)), mpsc::channel());
    for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
        let (next, sender) = (Arc::clone(&next), sender.clone());
        let work = move || {
            while let Some(problem) = SOLUTIONS.get(next.fetch_add(1, Ordering::Relaxed)) {
                sender.send((problem.slug, None)).unwrap();
                sender.send((problem.slug, Some(check(problem)))).unwrap();
            }
        };
        thread::spawn(work);
    }
    drop(sender);
    let (mut running, mut flaws) = (BTreeSet::new(), Vec::new());
    while let Ok((slug, result)) = receiver.recv_timeout(HANGS) {
        let _ = if result.is_none() { running.insert(slug) } else { running.remove(slug) };
        flaws.extend(result.flatten());
    }
    if !running.is_empty() {
        let remedy =
            "if an input is too large for the brute force, put the word `max` in its name: max_<what>.in";
        flaws.push(format!("the problem or its brute force does not end: {running:?}\n{remedy}"));
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n\n"));
}

/// What the brute force prints, followed by its error or panic.
fn brute(problem: &oracle::Problem, input: &str) -> String {
    match problem.answer(input).unwrap() {
        Some(answer) => match answer.error {
            Some(error) => format!("{}brute force: {error}", answer.text),
            None => answer.text,
        },
        None => "the brute force panics".to_owned(),
    }
}

/// What a problem prints, followed by its error or panic.
pub fn answer(solve: Solve, input: &str) -> String {
    match run(solve, input) {
        Ok((output, None)) => output,
        Ok((output, Some(error))) => format!("{output}\nerror: {error}"),
        Err(panic) => panic,
    }
}

/// The output and the error of a problem, run with the stack of a program's main thread, or its
/// panic message.
fn run(solve: Solve, input: &str) -> Result<(String, Option<String>), String> {
    let work = || {
        let mut out = Out::default();
        let result = solve(&mut Scan::new(input), &mut out);
        (out.text(), result.err().map(|error| error.to_string()))
    };
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).unwrap();
        thread.join().map_err(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            format!("panic: {}", text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("?"))
        })
    })
}
