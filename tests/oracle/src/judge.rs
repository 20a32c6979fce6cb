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

impl Problem {
    /// Judges an output to an input by an answer that is right: by the problem's `check`, or else
    /// it must be the same but for white space at the end.
    pub fn check(&self, input: &str, output: &str, answer: &str) -> Verdict {
        let Oracle::Checker(_, check) = self.oracle else {
            if answer.trim_end().lines().eq(output.trim_end().lines()) {
                return Verdict::Right;
            }
            return Verdict::Wrong(format!("expected:\n{answer}\ngot:\n{output}"));
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
}
