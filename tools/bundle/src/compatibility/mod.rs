//! Does the judge's compiler, where it is older than the one here, know all that a bundle uses?
//!
//! A compiler of the judge's version answers that for good. Without one, clippy says from which
//! version on each function and type of std is stable, and `syntax` knows the language; neither
//! sees what std's types came to implement, nor what the compiler came to accept without new
//! syntax. One thing is refused wrongly: a method of the solution's own trait that std has under
//! the same name since. `#[allow(clippy::incompatible_msrv)]` there lets it pass.

mod clippy;
mod compilers;
mod syntax;

use super::rustc::Rustc;
use super::{Emit, Request};
use crate::assemble::{self, Form, Whole};
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_rust::toolchain::toolchain;
use grundy_rust::version::Version;
use std::fmt::{self, Display};
use std::ops::Range;
use std::path::Path;

/// How it is known that the judge's compiler takes the bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// A compiler of the judge's version has compiled it, or an older one.
    By(Version),
    /// As far as clippy knows.
    Clippy,
    /// Only its syntax is known to be old enough: the judge has that version.
    Not(Version),
    /// It is no question: a C file, or a judge whose version is not known.
    NotNeeded,
}

/// The first edition is 2015's, in every compiler; the others and when they came.
const EDITIONS: [(&str, Version); 3] =
    [("2018", Version::stable(31)), ("2021", Version::stable(56)), ("2024", Version::stable(85))];

/// Finds out whether the judge's compiler takes a bundle that compiles here.
///
/// # Errors
/// A failed check that names what is too new, with its place in the solution.
pub fn check(text: &str, request: &Request, rustc: &Rustc) -> Result<Checked> {
    let Some(version) = request.rules.rust.filter(|_| request.emit == Emit::Rust) else {
        return Ok(Checked::NotNeeded);
    };
    if let Some(ours) = toolchain()?.version.filter(|&ours| ours <= version) {
        return Ok(Checked::By(ours));
    }
    let judge = Judge { request, rustc, version };
    judge.knows_the_edition()?;
    match compilers::of(version)? {
        // The crates are built by the compiler here, and no other can read them.
        Some(compiler) if !rustc.has_crates() => judge.compiles(text, &compiler),
        _ => judge.knows(text),
    }
}

/// The judge's compiler.
struct Judge<'a> {
    request: &'a Request,
    rustc: &'a Rustc,
    version: Version,
}

/// Something that is not in every version of Rust.
#[derive(Debug, Clone, PartialEq, Eq)]
struct New {
    what: String,
    since: Version,
    at: Range<usize>,
}

impl Judge<'_> {
    fn knows_the_edition(&self) -> Result<()> {
        let edition = &self.request.target.edition;
        match EDITIONS.iter().find(|(name, _)| name == edition) {
            Some((_, since)) if *since > self.version => Err(Failure::check(
                format!("edition {edition} came with Rust {since}, but {self}"),
                "leave out --edition",
            )),
            _ => Ok(()),
        }
    }

    /// Asks a compiler of that version.
    fn compiles(&self, text: &str, compiler: &Path) -> Result<Checked> {
        let ask = |text: &str| self.rustc.check_with(compiler, |_| {}, text);
        let Ok(report) = ask(text) else {
            return self.knows(text); // half a toolchain
        };
        if report.ok {
            return Ok(Checked::By(self.version));
        }
        if !self.rustc.check(text, &[])?.ok {
            return Ok(Checked::NotNeeded); // nor does it compile here, which the proof finds out
        }
        self.knows(text)?; // names the versions, which the compiler does not
        let solution = &self.request.solution;
        let typed = assemble::as_typed(solution, Form::Lean)?.and_then(|whole| {
            let report = ask(&whole.text).ok().filter(|report| !report.ok)?;
            Some(report.of_solution(&whole.libraries, &solution.path))
        });
        let report = typed.filter(|report| !report.diagnostics.is_empty()).unwrap_or(report);
        let message = format!("{self}, which does not compile the bundle\n{}", report.rendered().trim_end());
        Err(Failure::check(message, HELP))
    }

    /// Looks for what is newer.
    fn knows(&self, text: &str) -> Result<Checked> {
        let apis = clippy::newer(text, self.version, self.rustc)?;
        let checked = if apis.is_some() { Checked::Clippy } else { Checked::Not(self.version) };
        let (apis, syntax) = (apis.unwrap_or_default(), self.syntax(text)?);
        if apis.is_empty() && syntax.is_empty() {
            return Ok(checked);
        }
        let lines = self.in_solution(apis, syntax, text)?;
        if lines.is_empty() { Ok(checked) } else { Err(Failure::check(lines.join("\n"), HELP)) }
    }

    /// What was found in the bundle's text, with its places in the solution. The templates are
    /// known to compile with old compilers, and what the solution allows is its own affair.
    fn in_solution(&self, apis: Vec<New>, syntax: Vec<New>, text: &str) -> Result<Vec<String>> {
        let solution = &self.request.solution;
        // The libraries of a package may be newer, too.
        let whole = if solution.package.is_some() { None } else { assemble::as_typed(solution, Form::Lean)? };
        let again = match &whole {
            Some(_) if apis.is_empty() => Some(Vec::new()),
            Some(whole) => clippy::newer(&whole.text, self.version, self.rustc)?,
            None => None,
        };
        let found = [apis, syntax].concat();
        let (Some(again), Some(Whole { text: typed, libraries, .. })) = (again, whole) else {
            return Ok(self.lines(&found, text, "the bundle"));
        };
        let mut again = [again, self.syntax(&typed)?].concat();
        // What is not in the bundle is nobody's concern.
        again.retain(|new| {
            !libraries.contains(&new.at.start) && found.iter().any(|found| found.what == new.what)
        });
        again.sort_by_key(|new| (new.at.start, new.at.end));
        Ok(self.lines(&again, &typed, &self.request.solution.path.display().to_string()))
    }

    fn lines(&self, found: &[New], text: &str, path: &str) -> Vec<String> {
        let line = |New { what, since, at }: &New| {
            let (line, column) = place(text, at.start);
            format!("{path}:{line}:{column}: {what} is stable since Rust {since}, but {self}")
        };
        found.iter().map(line).collect()
    }

    fn syntax(&self, text: &str) -> Result<Vec<New>> {
        let mut found = syntax::dated(text)?;
        found.retain(|new| new.since > self.version);
        Ok(found)
    }
}

const HELP: &str = "nothing was written; write it with what that Rust has, or choose another judge";

impl Display for Judge<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = &self.request.rules.title;
        write!(f, "{} has Rust {}", if title.is_empty() { "the judge" } else { title }, self.version)
    }
}

/// The line and the column of a position, as rustc counts them.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
}
