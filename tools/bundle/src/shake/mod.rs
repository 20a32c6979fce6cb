//! The second stage: removes what a program does not need.
//!
//! Items that nothing mentions are removed first. The compiler's warnings name other unused items,
//! and imports. No warning names an unused implementation: all of them are removed at once, those
//! that the errors then ask for come back, and if that was a guess, each is tried once more alone.
//!
//! Usually the first two reports say all of that, so the first effort is a guess. If it leaves an
//! unused item or import, a last report notices.
//!
//! Without an implementation or an import a call may still compile but call something else: a
//! method of a reference, of what a pointer points to or of another trait, or no destructor. So the
//! compiled code (MIR) is compared with that of the whole program.

mod allows;
mod asked;
mod baseline;
mod blame;
mod call_words;
mod calls;
mod dependence;
mod elsewhere;
mod error_texts;
mod find;
pub mod flow;
mod growth;
mod guess;
mod index;
pub mod instances;
mod made;
mod marks;
mod mentioned;
mod mentions;
mod mir;
mod name_proof;
mod names;
mod nested_impls;
mod reachability;
mod removal;
mod rounds;
mod scopes;
mod unit;
mod units;
mod words;

use crate::assemble::Whole;
use crate::rustc::{Rustc, UNUSED};
use allows::without_allows;
use anyhow::Result;
use baseline::Baseline;
pub use growth::TooMuch;
use guess::guess;
use name_proof::proves_unmissed;
use removal::Removal;
use rounds::Rounds;
use std::ops::Range;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use units::Units;

/// How the unneeded parts are found, the fastest way first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// From the first two reports.
    Guess,
    /// Also from the report on the first guess; of large libraries, on all until one compiles.
    SecondGuess,
    /// By asking the compiler for each part whether the rest compiles without it.
    Rounds,
    /// The same, and the code is compared each time. Less can go then: two parts that only together
    /// leave the code as it was stay.
    Comparing,
}

impl Effort {
    pub const ALL: [Effort; 4] = [Effort::Guess, Effort::SecondGuess, Effort::Rounds, Effort::Comparing];
}

/// After this many guesses it is tried otherwise.
const MOST_GUESSES: usize = 20;

/// After this long, which only a few large libraries take, what is left stays.
const MOST_TIME: Duration = Duration::from_secs(120);

/// What is left of a text.
pub struct Shaken {
    /// The text, with an `allow` for the unused fields and variants that stay.
    pub text: String,
    removal: Removal,
    effort: Effort,
}

/// A whole text, and what the compiler says about it.
pub struct Shaker<'a> {
    rustc: &'a Rustc,
    units: Units<'a>,
    /// Where the libraries are in the text.
    libraries: &'a Range<usize>,
    /// What is gone before any effort.
    start: Removal,
    baseline: Baseline,
    /// What the first guess left, with the report on it; if it did not compile, the start, with
    /// what it lacked.
    learned: OnceLock<Removal>,
    /// When it has taken too long.
    late: Instant,
}

impl<'a> Shaker<'a> {
    /// Removes what nothing mentions, and asks what else is unused. A file may have `most` bytes.
    pub fn new(whole: &'a Whole, rustc: &'a Rustc, most: Option<u64>) -> Result<Shaker<'a>> {
        let late = Instant::now() + MOST_TIME;
        let elsewhere = rustc.conditions_elsewhere(&whole.text)?;
        let only_there = elsewhere.iter().filter(|(condition, holds)| condition.is_attribute && !holds);
        let places: Vec<usize> = only_there.map(|(condition, _)| condition.place.start).collect();
        let units = Units::parse(&whole.text)?.seen_elsewhere(&places);
        let (start, code) = Removal::first(&units, &whole.libraries, rustc, most)?;
        let code = if proves_unmissed(&units, &start.gone)? { Some(code) } else { None };
        let baseline = Baseline::new(&whole.text, code);
        let (libraries, learned) = (&whole.libraries, OnceLock::new());
        Ok(Shaker { rustc, units, libraries, start, baseline, learned, late })
    }

    /// What is left with that effort; `None` if the first reports are not enough for a guess.
    pub fn shake(&self, effort: Effort) -> Result<Option<Shaken>> {
        let removal = match effort {
            Effort::Guess => guess(&self.units, &self.start),
            Effort::SecondGuess => match self.learned.get() {
                Some(start) if start.is_asked_for => self.last_guess(start.clone())?,
                start => start.and_then(|start| guess(&self.units, start)),
            },
            Effort::Rounds => {
                let start = self.learned.get().unwrap_or(&self.start).clone();
                Some(self.rounds(start, false)?)
            }
            Effort::Comparing => Some(self.compared_rounds()?),
        };
        let Some(removal) = removal else { return Ok(None) };
        let removal = without_allows(removal, &self.units, self.libraries, self.rustc, &self.baseline)?;
        let needed = elsewhere::needed(&self.units, &removal.gone);
        let removal = removal.back(&needed);
        Ok(Some(Shaken { text: removal.print(&self.units), removal, effort }))
    }

    /// The first guess that compiles, and after which nothing is unused.
    fn last_guess(&self, mut start: Removal) -> Result<Option<Removal>> {
        for _ in 0..MOST_GUESSES {
            let Some(removal) = guess(&self.units, &start) else { return Ok(None) };
            if Instant::now() > self.late {
                return Ok(None);
            }
            let report = self.rustc.check(&self.units.blanked(&removal.gone), UNUSED)?;
            if !report.ok {
                start = start.lacking(&removal, &report, &self.units);
                continue;
            }
            let now = removal.clone().with(report);
            if now.is_complete_after(&removal, &self.units) {
                return Ok(Some(now));
            }
            start = now;
        }
        Ok(None)
    }

    /// If what was removed before the first question has changed the program, all is tried again
    /// with what no name leads to removed, or from the whole text.
    fn compared_rounds(&self) -> Result<Removal> {
        let mut start = self.learned.get().unwrap_or(&self.start).clone();
        if !self.is_same(&start)? {
            start = Removal::of_unmentioned(&self.units, self.libraries, self.rustc)?.0;
        }
        if !self.is_same(&start)? {
            start = Removal::nothing(&self.units, self.rustc)?.0;
        }
        self.rounds(start, true)
    }

    fn rounds(&self, start: Removal, compares: bool) -> Result<Removal> {
        Rounds::run(&self.units, self.libraries, self.rustc, start, &self.baseline, (compares, self.late))
    }

    fn is_same(&self, removal: &Removal) -> Result<bool> {
        Ok(self.baseline.compare(&self.units.blanked(&removal.gone), self.rustc)?.1)
    }

    /// Whether what is left compiles to the code that was there before, and has all been looked at.
    pub fn accepts(&self, shaken: &Shaken) -> Result<bool> {
        let (removal, units) = (&shaken.removal, &self.units);
        let (report, is_same) = self.baseline.compare(&units.blanked(&removal.gone), self.rustc)?;
        if shaken.effort >= Effort::Rounds || report.ok && !is_same {
            return Ok(is_same); // the rounds have asked what is unused
        }
        let compiles = report.ok;
        let now =
            if compiles { removal.clone().with(report) } else { self.start.lacking(removal, &report, units) };
        let is_complete = compiles && now.is_complete_after(removal, units);
        self.learned.get_or_init(|| now);
        Ok(is_complete)
    }
}
