//! Beyond the samples: what is handed over must do what the original does on inputs made from them.

use super::trials::{Trials, is_out_of_memory};
use anyhow::Result;
use grundy_host::temporary::Folder;
use grundy_host::{Failure, terminal};
use grundy_judge::Executable;
use grundy_judge::process::{self, Budget, Ending, Run};
use grundy_judge::stress::Variations;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// For how long inputs are made.
const TIME: Duration = Duration::from_millis(500);
/// How many at most.
const INPUTS: usize = 40;
/// A run of the original that takes longer is of no use.
const SHORT: Duration = Duration::from_millis(100);
/// Bytes of output, likewise.
const OUTPUT: usize = 1 << 20;
/// Bytes of a sample from which inputs are made.
const SAMPLE: u64 = 4 << 10;
/// How often the original is run again, to see whether it does the same each time.
const AGAIN: usize = 7;

impl Trials<'_> {
    /// Compares executables, called like that in messages, with the original on made inputs.
    /// Returns on how many of them the original came to an end, and the others did the same. `narrow`
    /// says why `usize` has 32 bits in them, if it has.
    ///
    /// # Errors
    /// A failed check if they did something else.
    pub fn compare(&self, made: &[(Executable, String)], narrow: Option<&str>) -> Result<usize> {
        if self.referee.talks() {
            return Ok(0);
        }
        let (start, mut count) = (Instant::now(), 0);
        let folder = Folder::new()?;
        let input = folder.path().join("input");
        let original = &Executable::from(self.original.executable()?);
        for text in Variations::new(&self.samples()).take(INPUTS) {
            if start.elapsed() > TIME {
                break;
            }
            fs::write(&input, &text)?;
            let Some(expected) = self.ended(original, &input)? else { continue };
            let mut is_same = true;
            for (executable, what) in made {
                let run = process::run(executable, &input, &self.budget(Duration::from_secs(5)))?;
                is_same &= match self.difference(&expected, &run) {
                    None => true,
                    // Its heap is as large as the judge grants, which made inputs may exceed.
                    Some(_) if is_out_of_memory(&run.stderr) => false,
                    Some(_) if !self.is_steady(original, &input, &expected)? => false,
                    Some(difference) => return Err(fault(what, &text, &difference, narrow)),
                };
            }
            count += usize::from(is_same);
        }
        Ok(count)
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
        (wanted != got).then(|| {
            format!("the solution:\n{}it:\n{}", terminal::beginning(&wanted), terminal::beginning(&got))
        })
    }

    /// Whether the original prints the same each time.
    fn is_steady(&self, original: &Executable, input: &Path, expected: &Run) -> Result<bool> {
        for _ in 0..AGAIN {
            if process::run(original, input, &self.budget(TIME))?.stdout != expected.stdout {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn fault(what: &str, input: &str, difference: &str, narrow: Option<&str>) -> anyhow::Error {
    let message = format!(
        "{what} does not do what the solution does\nthe input:\n{}{}",
        terminal::beginning(input),
        difference.trim_end()
    );
    let fault = || "this is a fault of grundy, not yours: please report it, with the file".to_owned();
    let help = narrow.map_or_else(fault, |reason| format!("`usize` has 32 bits in it: {reason}"));
    Failure::check(message, format!("nothing was written; {help}"))
}
