//! From a solution and the templates it uses to one file that a judge accepts, proven before it is
//! written. The stages in order: assemble, shake, print, prove; for judges without Rust, the proof
//! is that of the C file that export makes.

mod export;
mod flags;
mod print;
mod prove;
mod request;
mod rustc;
mod shake;

pub use export::can_export;
pub use request::{Emit, Options, Request};
pub use rustc::toolchain;

use crate::assemble::{self, Library, assemble};
use crate::base::failure::Failure;
use anyhow::Result;
use prove::{Outcome, crates};
use rustc::{Diagnostic, Report, Rustc};
use shake::{Effort, Shaken, Shaker};
use std::thread;

/// What a judge gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// How many samples it was run on.
    pub cases: usize,
}

/// One file with what the solution uses and nothing else: compiled as the judge does, right on every
/// sample. Where C is wanted, the samples are run on the C made of it.
///
/// # Errors
/// A failed check, with the remedy, if anything is in doubt.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let whole = assemble(&request.solution)?;
    let rustc = Rustc::new(&request.target, crates::externs(&request.solution, &request.target, &whole)?)?;
    let shaker = Shaker::new(&whole, &rustc).map_err(|error| in_its_lines(error, request, &rustc))?;
    for effort in [Effort::Guess, Effort::SecondGuess, Effort::Rounds, Effort::Comparing] {
        let Some(shaken) = shaker.shake(effort)? else { continue };
        match finish(&shaken, &shaker, request, &rustc)? {
            Outcome::Proven(text) => return Ok(Bundle { text, cases: request.cases.len() }),
            Outcome::Refused(report) if effort >= Effort::Rounds => return Err(rustc.refusal(&report)),
            Outcome::Refused(_) | Outcome::Changed => {}
        }
    }
    anyhow::bail!("the bundle is not the same program as the solution") // each removal was compared
}

/// The errors of a solution that does not compile, each with its place in the file as it was typed.
/// If there are only others, they say which template is at fault.
fn in_its_lines(error: anyhow::Error, request: &Request, rustc: &Rustc) -> anyhow::Error {
    let Ok((text, end)) = assemble::as_typed(&request.solution) else { return error };
    let Ok(mut report) = rustc.check(&text, &[]) else { return error };
    if report.ok {
        return error;
    }
    if let Some(template) = template_at_fault(&report, &text, end) {
        let message = format!("the template `{template}` does not compile\n{}", report.rendered().trim_end());
        return Failure::check(message, "fix the template: `cargo check` shows the error at its place");
    }
    report.diagnostics.retain(|diagnostic| diagnostic.places().any(|place| place.end <= end));
    if report.diagnostics.is_empty() {
        return error;
    }
    let path = request.solution.path.display().to_string();
    for diagnostic in &mut report.diagnostics {
        diagnostic.rendered = diagnostic.rendered.replace("<anon>", &path);
    }
    rustc.refusal(&report)
}

/// The template that the first error is in, unless an error is before `end`, where the templates
/// begin.
fn template_at_fault<'a>(report: &Report, text: &'a str, end: usize) -> Option<&'a str> {
    let places: Vec<usize> =
        report.diagnostics.iter().flat_map(Diagnostic::places).map(|at| at.start).collect();
    if places.iter().any(|&place| place < end) {
        return None;
    }
    let (_, rest) = text[..*places.first()?].rsplit_once("\npub mod ")?;
    rest.split(' ').next()
}

/// Prints and proves what is left, and compares it with the whole at the same time.
fn finish(shaken: &Shaken, shaker: &Shaker, request: &Request, rustc: &Rustc) -> Result<Outcome> {
    thread::scope(|scope| {
        let is_accepted = scope.spawn(|| shaker.accepts(shaken));
        let text = print::print(&shaken.text, request);
        let outcome = text.and_then(|text| prove::prove(text, request, rustc));
        if is_accepted.join().expect("comparing does not panic")? { outcome } else { Ok(Outcome::Changed) }
    })
}

/// A template and the templates it needs, as modules to paste.
///
/// # Errors
/// A template that cannot be read or does not parse.
pub fn snippet(library: &Library, template: &str) -> Result<String> {
    print::format(&library.snippet(template)?, "2021")
}
