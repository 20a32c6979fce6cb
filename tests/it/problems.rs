use crate::conversations;
use crate::samples;
use fastrand::Rng;
use grundy::scan::{Out, Scan};
use itertools::Itertools;
use oracle::judge::Verdict;
use oracle::{Oracle, Problem};
use std::collections::BTreeSet;
use std::ops::Range;
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use together::{SOLUTIONS, Solution, Solve};

/// What the main thread of a program has on Linux.
const STACK: usize = 8 << 20;
/// Not a time limit: whatever takes this long does not end at all.
const HANGS: Duration = Duration::from_secs(120);

/// A test for each problem, by its slug.
mod problem {
    macro_rules! tests {
        ($($slug:ident)*) => { $(
            #[test]
            fn $slug() {
                super::check(stringify!($slug));
            }
        )* };
    }
    together::every_problem!(tests);
}

/// Everything that holds for a problem: its samples, the brute force on them and on random inputs,
/// and what it says to a malformed input.
fn check(slug: &'static str) {
    let problem = SOLUTIONS.iter().find(|problem| problem.slug == slug).unwrap();
    let oracle = oracle::problem(slug);
    let oracle = oracle.unwrap_or_else(|| panic!("write tests/oracle/src/problem/{slug}.rs: no brute force"));
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let samples = samples::flaw(problem, oracle);
        let brute = oracle.brute().and_then(|_| samples::flaw_of_brute(oracle));
        let flaws = [samples, brute, difference(problem, oracle, 0..5), complaint(problem, oracle)];
        sender.send(flaws.into_iter().flatten().join("\n\n")).unwrap();
    });
    match receiver.recv_timeout(HANGS) {
        Ok(flaws) => assert!(flaws.is_empty(), "{flaws}"),
        Err(RecvTimeoutError::Timeout) => panic!(
            "{slug} or its brute force does not end\n\
             if an input is too large for the brute force, put the word `max` in its name: max_<what>.in"
        ),
        Err(RecvTimeoutError::Disconnected) => panic!("a check of {slug} panics: see above"),
    }
}

#[test]
fn every_brute_force_has_its_problem() {
    let problems: BTreeSet<&str> = SOLUTIONS.iter().map(|problem| problem.slug).collect();
    let stray = oracle::PROBLEMS.iter().filter(|problem| !problems.contains(problem.slug));
    let flaws = stray.map(|problem| format!("write problems/src/bin/{}.rs", problem.slug));
    assert_eq!(flaws.collect_vec(), [""; 0]);
}

#[test]
#[ignore = "long"]
fn prove_problems() {
    for problem in SOLUTIONS {
        let oracle = oracle::problem(problem.slug).unwrap();
        assert_eq!(difference(problem, oracle, 5..200), None);
    }
    println!("problems: verified up to 195 random inputs each");
}

/// The first random input, by its seed, for which a problem and its oracle differ.
fn difference(problem: &Solution, oracle: &Problem, mut seeds: Range<u64>) -> Option<String> {
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

/// What a test does that nobody expects, and the remedy.
const MALFORMED: &str = "\
this input is malformed: a test has put something else in the place of a number, or cut the rest off
help: a solution says in an error of one line what it cannot take, and never panics: read with `?`, and say what
      the statement promises, as `input.within(&[n], 1..=1000)?` or `input.require(a <= b, \"a <= b\")?`";

/// What is wrong with how a problem handles malformed inputs: one of the first numbers is replaced,
/// or the input ends there. A judge's input may be malformed, and one typed by hand even more so.
fn complaint(problem: &Solution, oracle: &Problem) -> Option<String> {
    let input = (oracle.generate)(&mut Rng::with_seed(1));
    let tokens = input.split_ascii_whitespace();
    let starts = tokens.map(|token| token.as_ptr() as usize - input.as_ptr() as usize);
    starts.take(4).find_map(|at| {
        let end = input[at..].find(char::is_whitespace).map_or(input.len(), |length| at + length);
        let others = ["x", "-1", "1000000007", "1000000000000000000000000000000"];
        let replaced = others.map(|token| [&input[..at], token, &input[end..]].concat());
        replaced.iter().map(String::as_str).chain([&input[..at]]).find_map(|malformed| {
            let flaw = unfit_reply(problem.solve, malformed)?;
            Some(format!("{}: {flaw}\n{MALFORMED}\ninput:\n{malformed}", problem.slug))
        })
    })
}

/// A problem may solve an input that may be malformed, or say in one line why it cannot; all else
/// is unfit.
fn unfit_reply(solve: Solve, input: &str) -> Option<String> {
    match run(solve, input) {
        Err(panic) => Some(panic),
        Ok((_, Some(error))) if error.trim().is_empty() || error.contains('\n') => {
            Some(format!("not an error in one line: {error:?}"))
        }
        Ok(_) => None,
    }
}

/// What the brute force prints, followed by its error or panic.
pub fn brute(problem: &Problem, input: &str) -> String {
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

#[test]
fn a_panic_at_a_malformed_input_is_explained() {
    fn solve(input: &mut Scan, out: &mut Out) -> Result<(), grundy::scan::Error> {
        for _ in 0..input.int::<usize>()? {
            let [n, m] = input.array::<usize, 2>()?;
            out.line([0; 61][n] + m);
        }
        Ok(())
    }
    let main = || ExitCode::SUCCESS;
    let made = Solution { slug: "made", main, solve };
    let said = complaint(&made, oracle::problem("hdu1846").unwrap()).unwrap();
    assert!(said.starts_with("made: panic: index out of bounds"), "{said}");
    assert!(
        said.contains("\nhelp: ") && said.contains("`input.within(") && said.contains("\ninput:\n"),
        "{said}"
    );
}
