//! From a solution and the templates it uses to one file that a judge accepts, proven before it is
//! written. The stages in order: assemble, shake, print, prove; for judges without Rust, the proof
//! is that of the C file that export makes.

mod export;
mod original;
mod print;
mod prove;
mod request;
mod rustc;
mod shake;

pub use export::can_export;
pub use request::{Emit, Options, Request};
pub use rustc::toolchain;

use crate::assemble::{Form, Templates, Whole, assemble};
use anyhow::Result;
use original::Original;
use prove::{Outcome, crates};
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
    /// The compiler's warnings about the solution, with its lines.
    pub warnings: Vec<String>,
}

/// One file with what the solution uses and nothing else: compiled without a warning, right on
/// every sample. Where C is wanted, the samples are run on the C made of it.
///
/// # Errors
/// A failed check, with the remedy, if anything is in doubt.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let whole = assemble(&request.solution, Form::Lean)?;
    let externs = crates::externs(&request.solution, &request.target, &whole.text)?;
    let rustc = Rustc::new(&request.target, externs)?;
    let original = Original::new(request, &rustc);
    thread::scope(|scope| {
        scope.spawn(|| original.start());
        let text = shortest(&whole, request, &rustc, &original)?;
        let warnings = original.warnings().to_vec();
        let text = text + &print::notices(&whole.notices);
        Ok(Bundle { text, cases: request.cases.len(), warnings })
    })
}

/// The text with the least effort that is proven.
fn shortest(whole: &Whole, request: &Request, rustc: &Rustc, original: &Original) -> Result<String> {
    let shaker = Shaker::new(&whole.text, rustc).map_err(|error| original.error_or(error))?;
    for effort in [Effort::Guess, Effort::Rounds, Effort::Comparing] {
        let Some(shaken) = shaker.shake(effort)? else { continue };
        match finish(&shaken, &shaker, request, rustc, original)? {
            Outcome::Proven(text) => return Ok(text),
            Outcome::Refused(report) if effort != Effort::Guess => return Err(rustc.refusal(&report)),
            Outcome::Refused(_) | Outcome::Changed => {}
        }
    }
    anyhow::bail!("the bundle is not the same program as the solution") // each removal was compared
}

/// Prints and proves what is left, and compares it with the whole at the same time.
fn finish(
    shaken: &Shaken,
    shaker: &Shaker,
    request: &Request,
    rustc: &Rustc,
    original: &Original,
) -> Result<Outcome> {
    thread::scope(|scope| {
        let is_same = scope.spawn(|| shaker.is_same(shaken));
        let text = print::print(&shaken.text, request);
        let outcome = text.and_then(|text| prove::prove(text, request, rustc, original));
        if is_same.join().expect("comparing does not panic")? { outcome } else { Ok(Outcome::Changed) }
    })
}

/// A template and the templates it needs, as modules to paste.
///
/// # Errors
/// A template that cannot be read or does not parse.
pub fn snippet(templates: &Templates, template: &str) -> Result<String> {
    print::format(&templates.snippet(template)?, "2021")
}
