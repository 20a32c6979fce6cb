//! Outputs judged by the problem's own `check` or `interact`.

use crate::scan::{self, Error, Out, Scan};
use crate::{Oracle, Problem};
use std::cell::Cell;
use std::io::{self, Read, Write};
use std::rc::Rc;

/// Says whether an output is right: input, output, an answer that is right.
pub type Check = fn(&mut Scan, &mut Scan, &mut Scan) -> Result<(), Error>;
/// Plays the judge who has the secret input: input, the solution's output, the replies to it.
pub type Interact = fn(&mut Scan, &mut Scan, &mut Out) -> Result<(), Error>;

/// What is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The output is right.
    Right,
    /// It is not, and why.
    Wrong(String),
    /// The input is at fault, and why.
    Invalid(String),
}

/// Both outputs, or of long ones the first line that differs.
fn difference(expected: &str, got: &str) -> String {
    const MOST_LINES: usize = 30;
    const MOST_BYTES: usize = 3000;
    let lines = |text: &str| text.trim_end().lines().map(visible).collect::<Vec<String>>();
    let is_short = |text: &str| text.len() <= MOST_BYTES && text.lines().count() <= MOST_LINES;
    let is_whole = is_short(expected) && is_short(got);
    let (expected, got) = (lines(expected), lines(got));
    if is_whole {
        return format!("expected:\n{}\ngot:\n{}", expected.join("\n"), got.join("\n"));
    }
    // A tab and a blank at an end look the same.
    let line = (0..expected.len().max(got.len())).find(|&i| expected.get(i) != got.get(i)).unwrap_or(0);
    let (one, other) = (expected.get(line).map_or("", |l| l), got.get(line).map_or("", |l| l));
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let shown = |lines: &[String]| match lines.get(line) {
        Some(line) => {
            let rest: String = line.chars().skip(same.saturating_sub(20)).take(200).collect();
            if same > 20 { format!("…{rest}") } else { rest }
        }
        None => "(no such line)".to_owned(),
    };
    format!("line {}: expected:\n{}\ngot:\n{}", line + 1, shown(&expected), shown(&got))
}

/// The line with dots for the blanks at its end.
fn visible(line: &str) -> String {
    let text = line.trim_end();
    format!("{text}{}", "·".repeat(line.len() - text.len()))
}

impl Problem {
    /// Judges an output to an input by an answer that is right: by the problem's `check`, or else
    /// it must be the same but for white space at the end.
    pub fn check(&self, input: &str, output: &str, answer: &str) -> Verdict {
        let Oracle::Checker(_, check) = self.oracle else {
            if answer.trim_end().lines().eq(output.trim_end().lines()) {
                return Verdict::Right;
            }
            return Verdict::Wrong(difference(answer, output));
        };
        let mut output = Scan::new(output);
        let checked = check(&mut Scan::new(input), &mut output, &mut Scan::new(answer));
        match checked.and_then(|()| nothing_follows(&mut output)) {
            Ok(()) => Verdict::Right,
            Err(error) => Verdict::Wrong(error.to_string()),
        }
    }

    /// Talks with a solution: reads its output and writes the replies. `Invalid` if the problem is
    /// not interactive.
    pub fn interact(
        &self,
        input: impl Into<Vec<u8>>,
        output: impl Read + 'static,
        replies: impl Write + 'static,
    ) -> Verdict {
        let Oracle::Interactor(interact) = self.oracle else {
            return Verdict::Invalid(format!("{} is not interactive", self.slug));
        };
        let (mut input, asked) = (Scan::new(input), Rc::new(Cell::new(false)));
        let output = Watched { output, asked: Rc::clone(&asked) };
        let result = scan::talk_over(output, Tireless(replies), |output, reply| {
            interact(&mut input, output, reply).and_then(|()| nothing_follows(output))
        });
        match result {
            Err(error) if !asked.get() => Verdict::Invalid(error.to_string()),
            Err(error) => Verdict::Wrong(error.to_string()),
            Ok(()) if !input.at_end() => Verdict::Invalid("the input continues after its end".to_owned()),
            Ok(()) => Verdict::Right,
        }
    }
}

/// Waits for the end of an output.
fn nothing_follows(output: &mut Scan) -> Result<(), Error> {
    if output.at_end() { Ok(()) } else { Err(format!("the output goes on: `{}`", output.word()?))? }
}

/// Remembers whether any output was asked for.
struct Watched<R> {
    output: R,
    asked: Rc<Cell<bool>>,
}

impl<R: Read> Read for Watched<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.asked.set(true);
        self.output.read(bytes)
    }
}

/// Talks on even if nobody listens: a solution that has gone may still have left words.
struct Tireless<W>(W);

impl<W: Write> Write for Tireless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        _ = self.0.write_all(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        _ = self.0.flush();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::sink;

    fn problem(oracle: Oracle) -> Problem {
        Problem { slug: "made", generate: |_| String::new(), oracle, maxima: &[] }
    }

    /// A divisor of n other than 1 and n.
    fn divisor() -> Problem {
        let brute = |input: &mut Scan, out: &mut Out| {
            let n: u32 = input.int()?;
            out.line((2..n).find(|d| n.is_multiple_of(*d)).ok_or("n is prime")?);
            Ok(())
        };
        problem(Oracle::Checker(brute, |input, output, _| {
            let (n, d): (u32, u32) = (input.int()?, output.int()?);
            output.require(1 < d && d < n && n % d == 0, "a divisor")
        }))
    }

    #[test]
    fn a_checker_takes_every_right_output() {
        let verdict = |output| divisor().check("12\n", output, "2\n");
        assert_eq!([verdict("2\n"), verdict(" 6"), verdict("4\n\n")], [const { Verdict::Right }; 3]);
        let wrong = |why: &str| Verdict::Wrong(why.to_owned());
        assert_eq!(verdict("5\n"), wrong("token 1 (line 1): expected a divisor, found `5`"));
        assert_eq!(verdict(""), wrong("token 1 (line 1): expected an integer, found the end of the input"));
        assert_eq!(verdict("2\n3\n"), wrong("the output goes on: `3`"));
        assert_eq!(divisor().answer("12\n").unwrap().unwrap().text, "2\n");
    }

    #[test]
    fn without_a_checker_the_answer_is_the_only_right_output() {
        let echo = problem(Oracle::Brute(|_, _| Ok(())));
        assert_eq!(echo.check("", "1\r\n2\n\n", "1\n2\n"), Verdict::Right);
        assert!(matches!(echo.check("", "1\n3\n", "1\n2\n"), Verdict::Wrong(_)));
    }

    /// The output must be twice the secret number.
    fn twice() -> Problem {
        problem(Oracle::Interactor(|input, output, reply| {
            let n: u32 = input.int()?;
            input.within(&[n], 1..=9)?;
            reply.line(n);
            let answer: u32 = output.int()?;
            output.require(answer == 2 * n, "twice as much")
        }))
    }

    #[test]
    fn who_is_at_fault_in_a_conversation() {
        let verdict = |input: &str, output: &'static str| twice().interact(input, output.as_bytes(), sink());
        assert_eq!(verdict("3\n", "6\n"), Verdict::Right);
        assert!(matches!(verdict("3\n", "7\n"), Verdict::Wrong(why) if why.ends_with("found `7`")));
        assert!(matches!(verdict("3\n", ""), Verdict::Wrong(why) if why.ends_with("end of the input")));
        assert!(matches!(verdict("3\n", "6 6"), Verdict::Wrong(why) if why == "the output goes on: `6`"));
        assert!(matches!(verdict("10\n", "20\n"), Verdict::Invalid(why) if why.contains("in 1..=9")));
        assert!(matches!(verdict("3 4\n", "6\n"), Verdict::Invalid(why) if why.contains("continues")));
        assert!(matches!(divisor().interact("", "".as_bytes(), sink()), Verdict::Invalid(_)));
        assert!(twice().answer("3\n").unwrap().is_none());
    }

    #[test]
    fn long_outputs_are_shown_where_they_differ() {
        assert_eq!(super::difference("a \nb\n", "a\nb\n"), "expected:\na·\nb\ngot:\na\nb");
        let line = |last: char| format!("{}{last}\n", "x".repeat(5000));
        let said = super::difference(&line('y'), &line('z'));
        let tail = "x".repeat(20);
        assert_eq!(said, format!("line 1: expected:\n…{tail}y\ngot:\n…{tail}z"));
        let many = "7\n".repeat(2000);
        assert!(super::difference(&many.replace('7', "7\t"), &many.replace('7', "7 ")).starts_with("line 1"));
        assert_eq!(super::difference(&many, "7\n"), "line 2: expected:\n7\ngot:\n(no such line)");
    }
}
