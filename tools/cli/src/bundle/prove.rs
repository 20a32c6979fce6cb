//! The proof of a bundle: its size, a compilation without a warning, every sample.

use super::rustc::{Report, Rustc};
use super::{Proven, Request};
use crate::base::failure::Failure;
use crate::run::trial;
use crate::run::verdict::Verdict;
use anyhow::Result;
use std::path::Path;

/// The Rust text that a judge would take and accept on the samples, or what the compiler has
/// against it.
///
/// # Errors
/// A failed check that says what is wrong and what to do.
pub fn prove(text: String, request: &Request, rustc: &Rustc) -> Result<Proven> {
    let executable = match rustc.build(&text)? {
        Ok(executable) => executable,
        Err(report) => return Ok(Err(report)),
    };
    let shorter = if request.minify { "nothing shorter is possible" } else { "--minify makes it shorter" };
    size(&text, request, || shorter.to_owned())?;
    samples(&executable, request, "the bundle")?;
    Ok(Ok(text))
}

/// Whether an executable, `what` in messages, gives the right answer on every sample.
pub fn samples(executable: &Path, request: &Request, what: &str) -> Result<()> {
    // Right or wrong is the question here; how fast it is, `cargo grundy test` says.
    let limits = request.limits.relaxed(10);
    let spaces = request.judge.as_ref().and_then(|judge| judge.presentation_error.as_ref());
    let lenient = spaces.is_some_and(|rule| !rule.is);
    for case in &request.cases {
        let judged = trial::run(executable, case, &limits)?;
        match judged.verdict {
            Verdict::Accepted => {}
            Verdict::PresentationError if lenient => {}
            verdict => {
                let (short, name) = (verdict.short(), case.input.display());
                return Err(Failure::check(
                    format!("{what} fails on {name}: {short}: {}", judged.detail),
                    "nothing was written; the solution or the sample is wrong: `cargo grundy test` shows more",
                ));
            }
        }
    }
    Ok(())
}

/// Whether the judge takes a text of this size; `shorter` tells what to do where it is too long.
pub fn size(text: &str, request: &Request, shorter: impl FnOnce() -> String) -> Result<()> {
    let Some(judge) = &request.judge else { return Ok(()) };
    let (bytes, title) = (text.len() as u64, &judge.title);
    match (&judge.min_bytes, &judge.max_bytes) {
        (Some(min), _) if bytes < min.is => Err(Failure::check(
            format!("the bundle has {bytes} bytes; {title} wants {} at least", min.is),
            "leave out --minify, or add a comment to the solution",
        )),
        (_, Some(max)) if bytes > max.is => Err(Failure::check(
            format!("the bundle has {bytes} bytes; {title} takes {} at most", max.is),
            shorter(),
        )),
        _ => Ok(()),
    }
}

/// What the compiler said, and what to do about it.
pub fn refused(report: &Report, offer: &str) -> anyhow::Error {
    let has = |codes: &[&str]| report.diagnostics.iter().any(|diagnostic| codes.contains(&diagnostic.code()));
    let help = if has(&["E0554", "E0658"]) {
        "that is nightly Rust, and judges have the stable one: do without it".to_owned()
    } else if has(&["E0583"]) {
        "a bundle is one file: write `mod name { … }` with the code of that other file inside".to_owned()
    } else if has(&["E0432", "E0433", "E0463"]) {
        format!("a name is missing; if it is a crate: {offer}")
    } else {
        "nothing was written; mend the file until rustc has no complaint (an `#[allow(…)]` in the file counts)".to_owned()
    };
    Failure::check(format!("the bundle does not compile\n{}", report.rendered().trim_end()), help)
}
