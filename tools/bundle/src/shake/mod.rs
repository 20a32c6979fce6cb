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

mod aliases;
mod attributes;
mod blame;
mod code;
mod cut;
mod find;
mod guess;
mod mentions;
mod outside;
mod rest;
mod rounds;
mod sweep;
mod unit;
mod units;

use super::rustc::Rustc;
use anyhow::Result;
use code::Code;
use cut::is_cut_off;
use grundy_rust::messages::Report;
use grundy_rust::tokens::words;
use rest::Rest;
pub use rest::UNUSED;
use rounds::Rounds;
use std::ops::Range;
use std::sync::OnceLock;
use units::Units;

/// How the unneeded parts are found, the fastest way first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// From the first two reports.
    Guess,
    /// Also from the report on the first guess.
    SecondGuess,
    /// By asking the compiler for each part whether the rest compiles without it.
    Rounds,
    /// The same, and the code is compared each time.
    Comparing,
    /// The same once more, from the whole text.
    Whole,
    /// None: nothing is removed.
    None,
}

/// What is left of a text.
pub struct Shaken {
    /// The text, with an `allow` for the unused fields and variants that stay.
    pub text: String,
    rest: Rest,
    effort: Effort,
}

/// A whole text, and what the compiler says about it.
pub struct Shaker<'a> {
    rustc: &'a Rustc,
    units: Units<'a>,
    /// What is left before any effort.
    start: Rest,
    original: Original,
    /// What the first guess left, with the report on it; if it did not compile, the start, with
    /// what it lacked.
    learned: OnceLock<Rest>,
}

/// The compiled code of the whole text.
struct Original {
    text: String,
    /// That of the start, if it must be the same. Otherwise compiled only when it is compared,
    /// which happens beside the proof.
    code: OnceLock<Code>,
}

impl Original {
    fn code(&self, rustc: &Rustc) -> Result<&Code> {
        if self.code.get().is_none() {
            let (_, mir) = rustc.check_and_mir(&self.text, &[])?;
            _ = self.code.set(Code::of(&mir)); // or somebody else was faster
        }
        Ok(self.code.get().expect("just set"))
    }

    /// What the compiler says about a blanked text, and whether it compiles to the code that was
    /// there before, function by function.
    fn compare(&self, blanked: &str, rustc: &Rustc) -> Result<(Report, bool)> {
        let (report, mir) = rustc.check_and_mir(blanked, UNUSED)?;
        if !report.ok {
            return Ok((report, false));
        }
        let (whole, part) = (self.code(rustc)?, Code::of(&mir));
        let words = words(blanked)?;
        let keeps_destructors = part.lacks_destructors_of(whole).all(|of| !words.contains(of));
        Ok((report, part.is_part_of(whole) && keeps_destructors))
    }
}

impl<'a> Shaker<'a> {
    /// Removes what nothing mentions, and asks what else is unused.
    ///
    /// # Errors
    /// A text that does not compile.
    pub fn new(text: &'a str, libraries: &Range<usize>, rustc: &'a Rustc) -> Result<Shaker<'a>> {
        let units = Units::of(text)?;
        let (start, code) = Rest::of(&units, libraries, rustc)?;
        let code = if is_cut_off(&units, &start.gone)? { OnceLock::from(code) } else { OnceLock::new() };
        let original = Original { text: text.to_owned(), code };
        Ok(Shaker { rustc, units, start, original, learned: OnceLock::new() })
    }

    /// What is left with that effort; `None` if the first reports are not enough for a guess.
    pub fn shake(&self, effort: Effort) -> Result<Option<Shaken>> {
        let start = self.learned.get().unwrap_or(&self.start);
        let run = |original| Rounds::run(&self.units, self.rustc, start, original).map(Some);
        let rest = match effort {
            Effort::Guess => guess::guess(&self.units, &self.start),
            Effort::SecondGuess => self.learned.get().and_then(|start| guess::guess(&self.units, start)),
            Effort::Rounds => run(None)?,
            Effort::Comparing => run(Some(&self.original))?,
            Effort::Whole => {
                let (whole, _) = Rest::whole(&self.units, self.rustc)?;
                Some(Rounds::run(&self.units, self.rustc, &whole, Some(&self.original))?)
            }
            Effort::None => Some(Rest::whole(&self.units, self.rustc)?.0),
        };
        Ok(rest.map(|rest| Shaken { text: rest.print(&self.units), rest, effort }))
    }

    /// Whether what is left compiles to the code that was there before, and has all been looked at.
    pub fn accepts(&self, shaken: &Shaken) -> Result<bool> {
        let (rest, units) = (&shaken.rest, &self.units);
        let (report, is_same) = self.original.compare(&units.blanked(&rest.gone), self.rustc)?;
        if shaken.effort >= Effort::Rounds || report.ok && !is_same {
            return Ok(is_same); // the last efforts have asked what is unused
        }
        let compiles = report.ok;
        let now = if compiles { rest.clone().with(report) } else { self.start.lacking(rest, &report, units) };
        let is_complete = compiles && now.is_complete_after(rest, units);
        self.learned.get_or_init(|| now);
        Ok(is_complete)
    }
}
