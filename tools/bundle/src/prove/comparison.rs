//! Beyond the samples: what is handed over must do what the original does on inputs made from them.

use super::trials::{Trials, is_out_of_memory};
use anyhow::Result;
use grundy_host::temporary::Folder;
use grundy_host::terminal;
use grundy_judge::process::{self, Budget, Ending, Run};
use grundy_judge::stress::Variations;
use grundy_judge::{Executable, diff};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// For how long inputs are made.
const TIME: Duration = Duration::from_millis(500);
/// How many at most.
const INPUTS: usize = 40;
/// How many on a machine that is too busy for more in that time.
const LEAST: usize = 8;
/// A run of the original that takes longer is of no use.
const SHORT: Duration = Duration::from_millis(100);
/// Bytes of output, likewise.
const OUTPUT: usize = 1 << 20;
/// Bytes of a sample from which inputs are made.
const SAMPLE: u64 = 4 << 10;
/// How often both are run again, to see whether they do the same each time.
const AGAIN: usize = 7;
/// Whose outputs a difference is between.
const SIDES: &str = "what the solution prints is expected, what the file prints is got:";

/// What a comparison has found.
pub struct Compared {
    /// On how many inputs the original came to an end, and the others did the same.
    pub count: usize,
    /// An input on which one of them did something else, and what.
    pub difference: Option<String>,
}

impl Compared {
    /// The count.
    ///
    /// # Errors
    /// A failed check if there was a difference.
    pub fn agreed(self, trials: &Trials) -> Result<usize> {
        self.difference.map_or(Ok(self.count), |difference| Err(trials.unlike_the_solution(difference)))
    }
}

impl Trials<'_> {
    /// Compares executables, called like that in messages, with the original on made inputs.
    pub fn compare(&self, made: &[(Executable, String)]) -> Result<Compared> {
        let mut count = 0;
        if self.referee.talks() {
            return Ok(Compared { count, difference: None });
        }
        let folder = Folder::new()?;
        let input = folder.path().join("input");
        let original = &Executable::from(self.original.executable()?);
        let start = Instant::now();
        for (tried, text) in Variations::new(&self.samples()).take(INPUTS).enumerate() {
            if tried >= LEAST && start.elapsed() > TIME {
                break;
            }
            fs::write(&input, &text)?;
            let Some(expected) = self.ended(original, &input)? else { continue };
            let mut is_same = true;
            for (executable, what) in made {
                let run = process::run(executable, &input, &self.budget(Duration::from_secs(5)))?;
                let Some(difference) = self.difference(&expected, &run) else { continue };
                is_same = false;
                if !is_out_of_room(&run) && self.is_steady([original, executable], &input, &expected)? {
                    return Ok(Compared { count, difference: Some(described(what, &text, &difference)) });
                }
            }
            count += usize::from(is_same);
        }
        Ok(Compared { count, difference: None })
    }

    /// The inputs of the samples that are short.
    fn samples(&self) -> Vec<String> {
        let inputs = self.cases.iter().map(|case| &case.input);
        let short = inputs.filter(|input| fs::metadata(input).is_ok_and(|data| data.len() <= SAMPLE));
        short.filter_map(|input| fs::read_to_string(input).ok()).collect()
    }

    /// The run of the original, if it ended as it should, and soon.
    fn ended(&self, original: &Executable, input: &Path) -> Result<Option<Run>> {
        let run = process::run(original, input, &self.budget(SHORT))?;
        let is_good = matches!(run.ending, Ending::Status(status) if status.success());
        let fits = self.limits.memory.is_none_or(|limit| run.memory.bytes <= limit || run.memory.at_most);
        Ok(Some(run).filter(|_| is_good && fits))
    }

    fn budget(&self, time: Duration) -> Budget {
        Budget { time, ..Budget::around(self.limits, OUTPUT) }
    }

    /// What the second run did otherwise.
    fn difference(&self, expected: &Run, run: &Run) -> Option<String> {
        match run.ending {
            Ending::Status(status) if status.success() => {}
            Ending::Status(status) => return Some(format!("{status}\n{}", run.stderr)),
            ending => return Some(format!("{ending:?}")),
        }
        let (wanted, got) = (expected.text(), run.text());
        let (wanted, got) = self.levelled(&wanted, &got);
        (wanted != got).then(|| format!("{SIDES}\n{}", diff::explain(&wanted, &got)))
    }

    /// Whether the original prints the same each time, and the file never does. What happened in
    /// the file by chance, in one run of a hundred, does not happen again.
    fn is_steady(&self, programs: [&Executable; 2], input: &Path, expected: &Run) -> Result<bool> {
        for _ in 0..AGAIN {
            for (program, is_original) in programs.into_iter().zip([true, false]) {
                let again = process::run(program, input, &self.budget(TIME))?;
                if (again.stdout == expected.stdout) != is_original {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// Whether a program needs more memory or a deeper stack than the judge grants, which it may on
/// made inputs.
fn is_out_of_room(run: &Run) -> bool {
    is_out_of_memory(&run.stderr)
        || matches!(run.ending, Ending::Status(status) if status.code().is_none_or(|code| code > 128))
}

fn described(what: &str, input: &str, difference: &str) -> String {
    let (input, difference) = (terminal::beginning(input), difference.trim_end());
    format!("{what} does not do what the solution does\nthe input:\n{input}{difference}")
}
