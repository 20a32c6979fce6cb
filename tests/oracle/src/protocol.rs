//! How the program `oracle` is asked and how it answers, both in frames of bytes.
//!
//! A request is one line, for `brute` followed by that many bytes of input:
//!
//! ```text
//! generate <slug> <seed>      the random input of that seed
//! brute <slug> <length>       what the brute force says of the input that follows
//! case <slug> <seed>          both: the random input, and what the brute force says of it
//! ```
//!
//! An answer is one line, followed by three texts of those lengths in bytes: the random input, the
//! output of the brute force, and a message.
//!
//! ```text
//! <status> <input> <output> <message>
//! ```
//!
//! The status is `fine`; `unread` if the input goes on behind the last case; `error` if the brute
//! force rejects the input, and `panic` if it panics (the message says why); `generator` if the
//! generator panics; `unknown` if there is no such problem.

use crate::{BruteForce, brute_force};
use fastrand::Rng;
use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::panic::{self, PanicHookInfo};

/// A request's first line is shorter than that; one that is longer is none.
const LONGEST_LINE: u64 = 200;

/// What is answered.
#[derive(Default)]
struct Answer {
    status: &'static str,
    input: String,
    output: String,
    message: String,
}

/// Answers requests until the input ends.
///
/// # Errors
/// A request that is none, after which nothing can be understood any more; an answer that nobody
/// reads.
pub fn serve(mut requests: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    loop {
        let mut line = Vec::new();
        requests.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        let Answer { status, input, output, message } = answer(&line, &mut requests)?;
        let frame =
            format!("{status} {} {} {}\n{input}{output}{message}", input.len(), output.len(), message.len());
        answers.write_all(frame.as_bytes())?;
        answers.flush()?;
    }
}

/// Reads the rest of a request and answers it.
fn answer(line: &[u8], rest: &mut impl Read) -> io::Result<Answer> {
    let malformed = || {
        let line = String::from_utf8_lossy(line);
        io::Error::new(io::ErrorKind::InvalidData, format!("not a request: `{}`", line.trim_end()))
    };
    let text = std::str::from_utf8(line).ok().and_then(|line| line.strip_suffix('\n'));
    let words: Vec<&str> = text.ok_or_else(malformed)?.split(' ').collect();
    let &[verb, slug, number] = &words[..] else { return Err(malformed()) };
    let number: u64 = number.parse().map_err(|_| malformed())?;
    if !["generate", "brute", "case"].contains(&verb) {
        return Err(malformed());
    }
    let mut given = Vec::new();
    if verb == "brute" && rest.take(number).read_to_end(&mut given)? as u64 != number {
        let message = format!("an input of {number} bytes was announced, and {} came", given.len());
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, message));
    }
    let Some(problem) = brute_force(slug) else {
        let message = format!("no brute force for `{slug}`");
        return Ok(Answer { status: "unknown", message, ..Answer::default() });
    };
    if verb == "brute" {
        return Ok(solved(problem, given));
    }
    match panic::catch_unwind(|| (problem.generate)(&mut Rng::with_seed(number))) {
        Err(_) => Ok(Answer { status: "generator", message: remembered(), ..Answer::default() }),
        Ok(input) if verb == "generate" => Ok(Answer { status: "fine", input, ..Answer::default() }),
        Ok(input) => Ok(Answer { input: input.clone(), ..solved(problem, input.into_bytes()) }),
    }
}

/// What the brute force says.
fn solved(problem: &BruteForce, input: Vec<u8>) -> Answer {
    let Some(answer) = problem.answer_here(input) else {
        return Answer { status: "panic", message: remembered(), ..Answer::default() };
    };
    let (status, message) = match answer.error {
        Some(error) => ("error", error.to_string()),
        None if answer.at_end => ("fine", String::new()),
        None => ("unread", String::new()),
    };
    Answer { status, output: answer.text, message, input: String::new() }
}

thread_local! {
    /// Why this thread panicked last.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A panic hook that prints nothing and keeps the message for the answer.
pub fn remember(panic: &PanicHookInfo) {
    PANIC.replace(panic.to_string().replace('\n', " "));
}

fn remembered() -> String {
    PANIC.take()
}
