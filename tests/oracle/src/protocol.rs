//! What the program `oracle` reads and writes: requests and answers in frames of bytes.
//!
//! A request is one line; for `brute`, so many bytes of input follow:
//!
//! ```text
//! generate <slug> <seed>      the random input of that seed
//! brute <slug> <length>       what the brute force says about the input that follows
//! case <slug> <seed>          both: the random input, and what the brute force says about it
//! ```
//!
//! An answer is one line, followed by three texts of those lengths in bytes: the random input, the
//! output of the brute force, and a message.
//!
//! ```text
//! <status> <input> <output> <message>
//! ```
//!
//! The status is `fine`; `unread` if the input continues after the last case; `error` if the brute
//! force rejects the input, and `panic` if it panics (the message says why); `generator` if the
//! generator panics; `unknown` if there is no such problem.
//!
//! With arguments, the program judges one output instead, as interactors and checkers made with
//! testlib do. Its exit code is 0 if the output is right, 1 if it is wrong, and 3 if the fault is
//! not the output's; standard error says why.
//!
//! ```text
//! oracle interact <slug> <input>                    talks on its standard input and output
//! oracle check <slug> <input> <output> <answer>     all three are files
//! ```
//!
//! Or it prints an input of maximum size, whose name is that of its case:
//!
//! ```text
//! oracle make <slug> <case>
//! ```

use crate::Problem;
use crate::judge::Verdict;
use fastrand::Rng;
use std::cell::RefCell;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::panic::{self, PanicHookInfo};

/// The most bytes that the line of a request can have.
const LONGEST_LINE: u64 = 200;

/// What is answered.
#[derive(Default)]
struct Answer {
    status: &'static str,
    input: String,
    output: String,
    message: String,
}

/// Answers requests until there are no more.
///
/// # Errors
/// A line is not a request, so what follows it has no meaning; or an answer cannot be written.
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
    let Some(problem) = crate::problem(slug) else {
        let message = format!("no problem `{slug}`");
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
fn solved(problem: &Problem, input: Vec<u8>) -> Answer {
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

/// Judges one output, or prints an input, as the arguments say; an error is not the output's fault.
///
/// # Errors
/// A file cannot be read, or the arguments have no meaning.
pub fn judge(words: &[String]) -> io::Result<Verdict> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (slug, files) = match words[..] {
        ["make", slug, case] => return make(slug, case).map(|()| Verdict::Right),
        ["interact", slug, input] => (slug, vec![input]),
        ["check", slug, input, output, answer] => (slug, vec![input, output, answer]),
        _ => {
            return Err(io::Error::other(
                "interact SLUG INPUT, check SLUG INPUT OUTPUT ANSWER, or make SLUG CASE",
            ));
        }
    };
    let problem = known(slug)?;
    let read = |file: &&str| match fs::read(file) {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => Err(io::Error::other(format!("{file}: {error}"))),
    };
    let texts = files.iter().map(read).collect::<io::Result<Vec<String>>>()?;
    let judged = panic::catch_unwind(|| match &texts[..] {
        [input, output, answer] => problem.check(input, output, answer),
        input => problem.interact(input.concat(), io::stdin(), io::stdout()),
    });
    judged.map_err(|_| io::Error::other(format!("panics: {}", remembered())))
}

fn known(slug: &str) -> io::Result<&'static Problem> {
    crate::problem(slug).ok_or_else(|| io::Error::other(format!("no problem `{slug}`")))
}

/// Prints an input of maximum size.
fn make(slug: &str, case: &str) -> io::Result<()> {
    let maximum = known(slug)?.maxima.iter().find(|maximum| maximum.name == case);
    let maximum = maximum.ok_or_else(|| io::Error::other(format!("{slug} has no function `{case}`")))?;
    let made = panic::catch_unwind(|| maximum.input());
    let input = made.map_err(|_| io::Error::other(format!("panics: {}", remembered())))?;
    io::stdout().write_all(input.as_bytes())
}

thread_local! {
    /// Why this thread last panicked.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A panic hook that keeps the message for the answer instead of printing it.
pub fn remember(panic: &PanicHookInfo) {
    PANIC.replace(panic.to_string().replace('\n', " "));
}

fn remembered() -> String {
    PANIC.take()
}

#[cfg(test)]
mod tests {
    use super::serve;
    use std::io::ErrorKind;

    /// What is answered until the end or an error, and that error.
    fn answers(requests: &[u8]) -> (String, Option<ErrorKind>) {
        let mut answers = Vec::new();
        let served = serve(requests, &mut answers);
        (String::from_utf8(answers).unwrap(), served.err().map(|error| error.kind()))
    }

    #[test]
    fn each_request_has_its_answer() {
        let solved = "fine 0 13 0\nfirst\nsecond\n";
        assert_eq!(answers(b"brute hdu1846 10\n2\n5 3\n4 1\n"), (solved.to_owned(), None));
        let (case, _) = answers(b"case hdu1846 5\n");
        let (input, _) = answers(b"generate hdu1846 5\n");
        let input = input.split_once('\n').unwrap().1;
        assert!(case.split_once('\n').unwrap().1.starts_with(input), "{case}");
        let both = answers(b"case hdu1846 5\nbrute hdu1846 10\n2\n5 3\n4 1\n");
        assert_eq!(both, (case + solved, None));
        assert_eq!(answers(b""), (String::new(), None));
    }

    #[test]
    fn what_is_wrong_with_an_input_is_an_answer() {
        assert_eq!(answers(b"brute hdu1846 8\n1\n5 3 9\n").0, "unread 0 6 0\nfirst\n");
        let (empty, end) = answers(b"brute hdu1846 0\n");
        assert!(empty.starts_with("error 0 0 ") && empty.contains("\ntoken 1 (line 1)"), "{empty}");
        assert_eq!(end, None);
        let (bytes, _) = answers(b"brute hdu1846 4\n1\n\xff\xfe");
        assert!(bytes.starts_with("error 0 0 "), "{bytes}");
        let (unknown, end) = answers(b"brute nothing 3\n1\n2generate nothing 18446744073709551615\n");
        assert_eq!(unknown.matches("unknown 0 0 ").count(), 2, "{unknown}");
        assert_eq!(end, None);
    }

    #[test]
    fn what_is_no_request_ends_the_conversation() {
        let longest = [b'x'; 300];
        let requests: [&[u8]; 9] = [
            b"\n",
            b"brute hdu1846\n",
            b"brute hdu1846 -1\n",
            b"brute hdu1846 18446744073709551616\n",
            b"brute hdu1846 1 1\n",
            b"dance hdu1846 1\n",
            b"generate hdu1846 1",
            b"\xff\xff 1\n",
            &longest,
        ];
        for request in requests {
            let refused = (String::new(), Some(ErrorKind::InvalidData));
            assert_eq!(answers(request), refused, "{}", String::from_utf8_lossy(request));
        }
        let short = answers(b"brute hdu1846 18446744073709551615\n1\n");
        assert_eq!(short, (String::new(), Some(ErrorKind::UnexpectedEof)));
    }
}
