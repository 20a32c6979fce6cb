//! Does the judge's compiler, where it is older than the one here, know all that a bundle uses?
//!
//! A compiler of the judge's version answers that for good. Without one, clippy says from which
//! version on each function and type of std is stable, and `syntax` knows the language; neither
//! sees what std's types came to implement, nor what the compiler came to accept without new
//! syntax. One thing is refused wrongly: a method of the solution's own trait that std has under
//! the same name since. `#[allow(clippy::incompatible_msrv)]` there lets it pass.

mod clippy;
mod compilers;
mod feature;
mod syntax;
mod system;

use crate::original::Original;
use crate::request::{Emit, Request};
use crate::rustc::Rustc;
use anyhow::Result;
use feature::Feature;
use grundy_host::Failure;
use grundy_rust::toolchain::toolchain;
use grundy_rust::version::Version;
use std::fmt::{self, Display};
use std::path::Path;

pub use system::check as check_system;

/// How it is known that the judge's compiler takes the bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// A compiler of the judge's version has compiled it, or an older one.
    By(Version),
    /// As far as clippy knows.
    Clippy,
    /// Only its syntax is known to be old enough: the judge has that version.
    Not(Version),
    /// The question does not arise: a C file, or a judge whose version is not known.
    NotNeeded,
}

/// The first edition is 2015's, in every compiler; the others and when they came.
const EDITIONS: [(&str, Version); 3] =
    [("2018", Version::stable(31)), ("2021", Version::stable(56)), ("2024", Version::stable(85))];

/// Finds out whether the judge's compiler takes a bundle that compiles here; the error names what
/// is too new, with its place in the solution.
pub fn check(text: &str, request: &Request, rustc: &Rustc, original: &Original) -> Result<Checked> {
    match request.rules.rust {
        Some(version) if request.emit == Emit::Rust => {
            JudgeCompiler { version, request, rustc, original }.check(text)
        }
        _ => Ok(Checked::NotNeeded),
    }
}

struct JudgeCompiler<'a> {
    version: Version,
    request: &'a Request,
    rustc: &'a Rustc,
    original: &'a Original<'a>,
}

impl JudgeCompiler<'_> {
    fn check(&self, text: &str) -> Result<Checked> {
        if let Some(installed) = toolchain()?.version.filter(|&installed| installed <= self.version) {
            return Ok(Checked::By(installed));
        }
        self.knows_the_edition()?;
        match compilers::find(self.version)? {
            // The crates are built by the compiler here, and no other can read them.
            Some(compiler) if !self.rustc.has_crates() => self.compiles(text, &compiler),
            _ => self.knows(text),
        }
    }

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
        let typed = self.original.typed()?.and_then(|whole| {
            let report = ask(&whole.text).ok().filter(|report| !report.ok)?;
            Some(report.of_solution(&whole.libraries, &self.original.solution.path))
        });
        let report = typed.filter(|report| !report.diagnostics.is_empty()).unwrap_or(report);
        let message = format!("{self}, which does not compile the bundle\n{}", report.rendered().trim_end());
        Err(Failure::check(message, HELP))
    }

    /// Looks for what is newer.
    fn knows(&self, text: &str) -> Result<Checked> {
        let apis = clippy::newer_apis(text, self.version, self.rustc)?;
        let checked = if apis.is_some() { Checked::Clippy } else { Checked::Not(self.version) };
        let (apis, syntax) = (apis.unwrap_or_default(), self.syntax(text)?);
        if apis.is_empty() && syntax.is_empty() {
            return Ok(checked);
        }
        let lines = self.in_solution(apis, syntax, text)?;
        if lines.is_empty() { Ok(checked) } else { Err(Failure::check(lines.join("\n"), HELP)) }
    }

    /// What was found in the bundle's text, with its places in the solution; what the solution
    /// allows is its own affair. Templates compile with old compilers, but one that was just added
    /// may not.
    fn in_solution(&self, apis: Vec<Feature>, syntax: Vec<Feature>, text: &str) -> Result<Vec<String>> {
        let solution = self.original.solution;
        // The libraries of a package may be newer, too.
        let whole = if solution.package.is_some() { None } else { self.original.typed()? };
        let again = match whole {
            Some(_) if apis.is_empty() => Some(Vec::new()),
            Some(whole) => clippy::newer_apis(&whole.text, self.version, self.rustc)?,
            None => None,
        };
        let found = [apis, syntax].concat();
        let (Some(again), Some(whole)) = (again, whole) else {
            return Ok(self.lines(&found, text, "the bundle"));
        };
        let mut again = [again, self.syntax(&whole.text)?].concat();
        // What is not in the bundle does not matter.
        again.retain(|feature| found.iter().any(|found| found.what == feature.what));
        again.sort_by_key(|feature| (feature.at.start, feature.at.end));
        let (of_templates, own): (Vec<_>, Vec<_>) =
            again.into_iter().partition(|feature| whole.libraries.contains(&feature.at.start));
        if own.is_empty() {
            let place = |feature: &Feature| {
                let name = whole.template_at(feature.at.start);
                name.map_or("a template".to_owned(), |name| format!("the template `{name}`"))
            };
            return Ok(of_templates.iter().map(|feature| self.line(&place(feature), feature)).collect());
        }
        Ok(self.lines(&own, &whole.text, &solution.path.display().to_string()))
    }

    fn lines(&self, found: &[Feature], text: &str, path: &str) -> Vec<String> {
        let line = |feature: &Feature| {
            let (line, column) = place(text, feature.at.start);
            self.line(&format!("{path}:{line}:{column}"), feature)
        };
        found.iter().map(line).collect()
    }

    fn line(&self, place: &str, Feature { what, since, .. }: &Feature) -> String {
        format!("{place}: {what} is stable since Rust {since}, but {self}")
    }

    fn syntax(&self, text: &str) -> Result<Vec<Feature>> {
        let mut found = syntax::newer_syntax(text)?;
        found.retain(|feature| feature.since > self.version);
        Ok(found)
    }
}

const HELP: &str = "nothing was written; write it with what that Rust has, or choose another judge";

impl Display for JudgeCompiler<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = &self.request.rules.title;
        let title = if title.is_empty() { "the judge" } else { title };
        write!(f, "{title} has Rust {}", self.version)
    }
}

/// The line and the column of a position, as rustc counts them.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
}
