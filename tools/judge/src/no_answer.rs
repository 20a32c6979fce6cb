//! Why a program has not answered.

use std::fmt::{self, Display};
use std::time::Duration;

/// Why a program has not answered, in words that follow its name: "`gives no answer within 10 s`".
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoAnswer {
    /// It takes longer than this.
    Hangs(Duration),
    /// It has done nothing for this long.
    Rests(Duration),
    /// It uses more than this many bytes of memory.
    Memory(u64),
    /// It has ended.
    Ended {
        /// With the exit code of a success.
        is_success: bool,
        /// How, in words, and what it printed on standard error.
        how: String,
    },
    /// What it prints is not an answer.
    Garbled,
    /// It prints a line of more than this many bytes.
    LongLine(u64),
    /// It has printed for this long without the end of a line.
    EndlessLine(Duration),
    /// It prints more than one line for a question.
    Unasked,
    /// Nobody waited for the answer any longer.
    Stopped,
    /// It says itself, or shows otherwise, that it cannot answer.
    Fails(String),
}

impl Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Hangs(time) => write!(f, "gives no answer within {} s", time.as_secs_f64()),
            NoAnswer::Rests(time) => write!(
                f,
                "gives no answer, and has done nothing for {} s: does it wait for other input, or keep its output \
                 in a buffer?",
                time.as_secs_f64()
            ),
            NoAnswer::Memory(bytes) => write!(f, "uses more than {} MB of memory", bytes >> 20),
            NoAnswer::Ended { how, .. } => write!(f, "ends without an answer: {how}"),
            NoAnswer::Garbled => {
                f.write_str("gives an answer that cannot be understood; does it print anything itself?")
            }
            NoAnswer::LongLine(bytes) => write!(f, "prints a line of more than {} MB", bytes >> 20),
            NoAnswer::EndlessLine(time) => write!(
                f,
                "has printed for {} s without the end of a line: is it missing?",
                time.as_secs_f64()
            ),
            NoAnswer::Unasked => f.write_str("prints more than one line for a question"),
            NoAnswer::Stopped => f.write_str("is stopped"),
            NoAnswer::Fails(how) => f.write_str(how),
        }
    }
}
