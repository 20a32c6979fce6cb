//! From a solution and the libraries it uses to one file that a judge accepts, proven before it is
//! written. The stages in order: assemble, shake, print, prove; for judges without Rust, the proof
//! is that of the C file that export makes.

#![warn(missing_docs)]

mod assemble;
mod compatibility;
pub mod crates;
mod flags;
mod no_main;
mod original;
mod package_build;
mod print;
mod prove;
mod request;
mod rustc;
mod shake;

pub use assemble::{
    CargoProgram, Form, Solution, Templates, Whole, as_typed, assemble, is_lean, template_files,
};
pub use compatibility::Checked;
pub use package_build::build as build_package;
pub use prove::size;
pub use request::{Emit, Request, Rules};
pub use rustc::Target;

use crate::crates::externs;
use anyhow::Result;
use grundy_rust::toolchain::toolchain;
use original::Original;
use prove::Outcome;
use rustc::Rustc;
use shake::{Effort, Shaken, Shaker};
use std::thread;

/// What a judge gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// How many samples it was run on.
    pub cases: usize,
    /// How it is known that an older compiler of the judge takes it.
    pub checked: Checked,
    /// The compiler's warnings about the solution, with its lines.
    pub warnings: Vec<String>,
}

/// One file with what the solution uses and nothing else: compiled as the judge does, right on
/// every sample. Where C is wanted, the samples are run on the C made of it.
///
/// # Errors
/// A failed check, with the remedy, if anything is in doubt.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let whole = assemble(&request.solution, Form::Lean)?;
    let externs = match request.target.crates {
        Some(offer) => externs(offer, &request.rules.title, &toolchain()?.rustc, &whole.text)?,
        None => Vec::new(),
    };
    let rustc = Rustc::new(&request.target, externs)?;
    let original = Original::new(request, &rustc);
    thread::scope(|scope| {
        scope.spawn(|| original.start());
        let (text, checked) = shortest(&whole, request, &rustc, &original)?;
        let warnings = original.warnings().to_vec();
        Ok(Bundle { text, cases: request.cases.len(), checked, warnings })
    })
}

/// The C file of a solution, neither shaken nor proven: for tests that have more compilers to prove
/// it with.
///
/// # Errors
/// A failed check: see `grundy_export::export`.
#[cfg(feature = "c")]
pub fn unproven(request: &Request) -> Result<String> {
    let whole = assemble(&request.solution, Form::Lean)?;
    Ok(prove::exported(&whole.text, request)?.text)
}

/// The text with the least effort that is proven.
fn shortest(
    whole: &Whole,
    request: &Request,
    rustc: &Rustc,
    original: &Original,
) -> Result<(String, Checked)> {
    let shaker =
        Shaker::new(&whole.text, &whole.libraries, rustc).map_err(|error| original.error_or(error))?;
    use Effort::{Comparing, Guess, None, Rounds, SecondGuess, Whole};
    for effort in [Guess, SecondGuess, Rounds, Comparing, Whole, None] {
        let Some(shaken) = shaker.shake(effort)? else { continue };
        let notices = print::notices(&whole.notices);
        match finish(&shaken, &notices, &shaker, request, rustc, original)? {
            (Outcome::Proven(text), checked) => return Ok((text, checked)),
            (Outcome::Refused(report), _) if effort >= Rounds => return Err(rustc.refusal(&report)),
            (Outcome::Refused(_) | Outcome::Changed, _) => {}
        }
    }
    anyhow::bail!("the whole text is not the same program as itself") // the compiler is not steady
}

/// Prints and proves what is left, and compares it with the whole at the same time.
fn finish(
    shaken: &Shaken,
    notices: &str,
    shaker: &Shaker,
    request: &Request,
    rustc: &Rustc,
    original: &Original,
) -> Result<(Outcome, Checked)> {
    thread::scope(|scope| {
        let is_accepted = scope.spawn(|| shaker.accepts(shaken));
        let text = print::print(&shaken.text, request).map(|text| text + notices);
        let outcome = text.and_then(|text| proven_and_checked(&text, request, rustc, original));
        let is_accepted = is_accepted.join().expect("comparing does not panic")?;
        if is_accepted { outcome } else { Ok((Outcome::Changed, Checked::NotNeeded)) }
    })
}

/// Proves a text; whether the judge's compiler takes it is found out at the same time, and matters
/// only if it is proven here.
fn proven_and_checked(
    text: &str,
    request: &Request,
    rustc: &Rustc,
    original: &Original,
) -> Result<(Outcome, Checked)> {
    thread::scope(|scope| {
        let checked = scope.spawn(|| compatibility::check(text, request, rustc));
        let outcome = prove::prove(text.to_owned(), request, rustc, original)?;
        let checked = checked.join().expect("checking does not panic");
        let is_proven = matches!(outcome, Outcome::Proven(_));
        Ok((outcome, if is_proven { checked? } else { Checked::NotNeeded }))
    })
}

/// A template and the templates it needs, as modules to paste.
///
/// # Errors
/// A template that cannot be read or does not parse.
pub fn snippet(templates: &Templates, template: &str) -> Result<String> {
    print::format(&templates.snippet(template)?, "2021")
}
