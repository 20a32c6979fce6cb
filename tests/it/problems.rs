use crate::samples::oj;
use fastrand::Rng;
use grundy::scan::{Out, Scan};
use itertools::Itertools;
use oracle::{PROBLEMS, Problem};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::tempfile;

/// Random inputs per problem; the seed is in the message.
const SEEDS: u64 = 20;
/// A brute force may recurse as deeply as the game is long.
const STACK: usize = 256 << 20;
/// Not time limits: what takes this long would run for ever.
const PROGRAM_HANGS: Duration = Duration::from_secs(60);
const BRUTE_FORCE_HANGS: Duration = Duration::from_secs(120);

#[test]
fn every_problem_has_a_brute_force() {
    let problems: BTreeSet<&str> = executables().keys().map(String::as_str).collect();
    let oracles: BTreeSet<&str> = PROBLEMS.iter().map(|problem| problem.slug).collect();
    let lacks = |slug: &&str| format!("no brute force for {slug}: write oracle/src/problem/{slug}.rs");
    let stray = |slug: &&str| format!("a brute force for nothing: write problems/src/bin/{slug}.rs");
    let flaws = (problems.difference(&oracles).map(lacks)).chain(oracles.difference(&problems).map(stray));
    assert_eq!(flaws.collect_vec(), [""; 0]);
}

#[test]
fn random_inputs_equal_the_brute_force() {
    executables(); // built before the clock runs
    for_each_problem(|problem| {
        let executable = executables().get(problem.slug)?; // a missing one is for the test above
        for seed in 0..SEEDS {
            let input = (problem.generate)(&mut Rng::with_seed(seed));
            let (expected, got) = (brute(problem, &input), run(&mut Command::new(executable), &input));
            if expected != got {
                return Some(format!(
                    "{}, seed {seed}\ninput:\n{input}\nexpected:\n{expected}\ngot:\n{got}",
                    problem.slug
                ));
            }
        }
        None
    });
}

/// The samples in `inputs/<slug>/`; those with the word `max` in their name are too large.
#[test]
fn samples_equal_the_brute_force() {
    for_each_problem(|problem| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("inputs").join(problem.slug);
        let files = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
        for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "in")).sorted()
        {
            if file.file_stem().unwrap().to_string_lossy().split('_').contains(&"max") {
                continue;
            }
            let read =
                |file: &Path| fs::read_to_string(file).unwrap_or_else(|e| format!("{}: {e}", file.display()));
            let (expected, got) = (read(&file.with_extension("out")), brute(problem, &read(&file)));
            if !expected.lines().eq(got.lines()) {
                return Some(format!("{}\nin the file:\n{expected}\nbrute force:\n{got}", file.display()));
            }
        }
        None
    });
}

/// Truncated, and each number replaced: a judge's input is not to be trusted, a typed one even less.
#[test]
fn malformed_input_is_an_error_in_one_line() {
    executables();
    for_each_problem(|problem| {
        let executable = executables().get(problem.slug)?;
        let input = (problem.generate)(&mut Rng::with_seed(1));
        let tokens =
            input.split_ascii_whitespace().map(|token| token.as_ptr() as usize - input.as_ptr() as usize);
        for at in tokens.take(9) {
            let end = input[at..].find(char::is_whitespace).map_or(input.len(), |length| at + length);
            for token in ["x", "-1", "1000000007", "1000000000000000000000000000000"] {
                let malformed = [&input[..at], token, &input[end..]].concat();
                if let Some(flaw) = complaint(executable, &malformed) {
                    return Some(format!("{}: {flaw}\ninput:\n{malformed}", problem.slug));
                }
            }
            if let Some(flaw) = complaint(executable, &input[..at]) {
                return Some(format!("{}: {flaw}\ninput:\n{}", problem.slug, &input[..at]));
            }
        }
        None
    });
}

/// What is wrong with how a program takes an input that may be malformed: it may solve it, or say in one line why not.
fn complaint(executable: &Path, input: &str) -> Option<String> {
    let limited = format!("ulimit -v 1000000; exec '{}'", executable.display()); // 1 GB
    let said = run(Command::new("sh").arg("-c").arg(limited), input);
    let errors = said.lines().filter(|line| line.starts_with("error: ")).count();
    let fine = match said.lines().last() {
        Some("exit status: 2") => errors == 1 && !said.contains("panicked"),
        last => !last.is_some_and(|line| line.starts_with("exit status") || line.starts_with("signal")),
    };
    if fine { None } else { Some(format!("not an error in one line with exit code 2:\n{said}")) }
}

/// Checks all problems on all cores; a check gives what is wrong.
fn for_each_problem(check: fn(&'static Problem) -> Option<String>) {
    let (next, (sender, receiver)) = (Arc::new(AtomicUsize::new(0)), mpsc::channel());
    for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
        let (next, sender) = (Arc::clone(&next), sender.clone());
        let work = move || {
            while let Some(problem) = PROBLEMS.get(next.fetch_add(1, Ordering::Relaxed)) {
                sender.send((problem.slug, None)).unwrap();
                sender.send((problem.slug, Some(check(problem)))).unwrap();
            }
        };
        thread::Builder::new().stack_size(STACK).spawn(work).unwrap();
    }
    drop(sender);
    let (mut running, mut flaws) = (BTreeSet::new(), Vec::new());
    while let Ok((slug, result)) = receiver.recv_timeout(BRUTE_FORCE_HANGS) {
        let _ = if result.is_none() { running.insert(slug) } else { running.remove(slug) };
        flaws.extend(result.flatten());
    }
    if !running.is_empty() {
        let remedy =
            "an input too large for the brute force has the word `max` in its name, like max_<what>.in";
        flaws.push(format!("the brute force panics (see above) or does not end: {running:?}\n{remedy}"));
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n\n"));
}

/// What the brute force prints.
fn brute(problem: &Problem, input: &str) -> String {
    let mut out = Out::default();
    let result = (problem.brute)(&mut Scan::new(input), &mut out);
    result.map_or_else(|error| format!("{}brute force: {error}", out.0), |()| out.0.clone())
}

/// The problems' executables by slug, with overflow checks. Built once.
fn executables() -> &'static BTreeMap<String, PathBuf> {
    static EXECUTABLES: OnceLock<BTreeMap<String, PathBuf>> = OnceLock::new();
    EXECUTABLES.get_or_init(|| {
        let output = oj("build --debug");
        assert!(output.status.success(), "cargo oj build:\n{}", String::from_utf8_lossy(&output.stderr));
        let paths = String::from_utf8(output.stdout).unwrap();
        let named =
            |path: &str| (Path::new(path).file_stem().unwrap().to_str().unwrap().to_owned(), path.into());
        paths.lines().map(named).collect()
    })
}

/// What a program prints; what is wrong with the run, too, in a line of its own.
fn run(command: &mut Command, input: &str) -> String {
    let (mut stdin, mut stdout) = (tempfile().unwrap(), tempfile().unwrap());
    stdin.write_all(input.as_bytes()).unwrap();
    stdin.rewind().unwrap();
    command.stdin(stdin).stdout(stdout.try_clone().unwrap()).stderr(stdout.try_clone().unwrap());
    let complaint = wait(command.spawn().unwrap());
    let mut said = String::new();
    stdout.rewind().unwrap();
    stdout.read_to_string(&mut said).unwrap();
    if !complaint.is_empty() && !said.is_empty() && !said.ends_with('\n') {
        said.push('\n');
    }
    said + &complaint
}

/// Waits for a program and says what is wrong with its end.
fn wait(mut child: Child) -> String {
    let (start, mut pause) = (Instant::now(), Duration::from_micros(200));
    loop {
        match child.try_wait().unwrap() {
            Some(status) if status.success() => return String::new(),
            Some(status) => return status.to_string(),
            None if start.elapsed() > PROGRAM_HANGS => {
                child.kill().unwrap();
                child.wait().unwrap();
                return "it does not end".to_owned();
            }
            None => thread::sleep(pause),
        }
        pause = (2 * pause).min(Duration::from_millis(20));
    }
}
