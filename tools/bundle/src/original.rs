//! The solution as its author has it: its errors and warnings have his lines, and it runs beside
//! the bundle, so that it is known whose fault a difference is.

use super::flags;
use super::request::Request;
use super::rustc::Rustc;
use super::shake::UNUSED;
use crate::assemble::{self, Form, Whole, assemble};
use crate::package_build;
use anyhow::Result;
use grundy_host::failure::{self, Failure, again};
use grundy_rust::messages::{Diagnostic, Report};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The original of a bundle, compiled once.
pub struct Original<'a> {
    request: &'a Request,
    rustc: &'a Rustc,
    built: OnceLock<Built>,
}

enum Built {
    /// The executable, and warnings about the author's code.
    Made(PathBuf, Vec<String>),
    /// Why there is none.
    Refused(anyhow::Error),
}

impl<'a> Original<'a> {
    /// The original of what is asked for.
    pub fn new(request: &'a Request, rustc: &'a Rustc) -> Original<'a> {
        Original { request, rustc, built: OnceLock::new() }
    }

    /// Compiles it, unless that is done or being done: then waits for it.
    fn built(&self) -> &Built {
        self.built.get_or_init(|| {
            let made = match &self.request.solution.package {
                Some(target) => package_build::build(target, flags::asserts(&self.request.target.flags)),
                None => self.compile(Form::Lean),
            };
            match made {
                Ok((executable, warnings)) => Built::Made(executable, warnings),
                Err(error) => Built::Refused(error),
            }
        })
    }

    /// Compiles it already, beside other work.
    pub fn start(&self) {
        self.built();
    }

    /// The executable; a plain file has the lean twins of templates, which compile faster.
    ///
    /// # Errors
    /// It does not compile; the errors have the author's lines.
    pub fn executable(&self) -> Result<&Path> {
        match self.built() {
            Built::Made(executable, _) => Ok(executable),
            Built::Refused(error) => Err(again(error)),
        }
    }

    /// The executable with the full twins of templates, to see whether it is these that differ, and
    /// for their messages. Compiled each time.
    ///
    /// # Errors
    /// It does not compile.
    pub fn full(&self) -> Result<PathBuf> {
        match &self.request.solution.package {
            Some(_) => self.executable().map(Path::to_owned),
            None => self.compile(Form::Full).map(|(executable, _)| executable),
        }
    }

    /// The compiler's warnings about the author's own code, except of what a bundle leaves out
    /// anyway.
    pub fn warnings(&self) -> &[String] {
        match self.built() {
            Built::Made(_, warnings) => warnings,
            Built::Refused(_) => &[],
        }
    }

    /// The error of an original that does not compile; if it does, `other`.
    pub fn error_or(&self, other: anyhow::Error) -> anyhow::Error {
        match self.built() {
            Built::Made(..) => Failure::check(
                format!("the solution compiles, but not as one file\n{}", failure::text(&other)),
                "nothing was written; it is the fault of a library that cannot become part of a file, or of grundy: \
                 please report that",
            ),
            Built::Refused(error) => again(error),
        }
    }

    fn compile(&self, form: Form) -> Result<(PathBuf, Vec<String>)> {
        let solution = &self.request.solution;
        let Some(whole) = assemble::as_typed(solution, form)? else {
            // It has several files: the compiler sees them as one.
            let whole = assemble(solution, form)?;
            let (report, executable) = self.rustc.build_as_typed(&whole.text)?;
            return if report.ok { Ok((executable, Vec::new())) } else { Err(self.rustc.refusal(&report)) };
        };
        let (report, executable) = self.rustc.build_as_typed(&whole.text)?;
        if !report.ok
            && let Some(error) = library_at_fault(&report, &whole)
        {
            return Err(error);
        }
        let his = report.clone().of_solution(&whole.libraries, &solution.path);
        if report.ok {
            let shown = his.diagnostics.into_iter().filter(|warning| !UNUSED.contains(&warning.code()));
            return Ok((executable, shown.map(|warning| warning.rendered).collect()));
        }
        Err(self.rustc.refusal(if his.diagnostics.is_empty() { &report } else { &his }))
    }
}

/// The error of a module of a library that does not compile, if no error is in the author's code.
fn library_at_fault(report: &Report, whole: &Whole) -> Option<anyhow::Error> {
    let places: Vec<usize> =
        report.diagnostics.iter().flat_map(Diagnostic::places).map(|at| at.start).collect();
    let first = places.first()?;
    if !places.iter().all(|place| whole.libraries.contains(place)) {
        return None;
    }
    let (_, rest) = whole.text[..*first].rsplit_once("\npub mod ")?;
    let message = format!(
        "the template `{}` does not compile\n{}",
        rest.split(' ').next()?,
        report.rendered().trim_end()
    );
    Some(Failure::check(message, "fix the template: `cargo check` shows the error at its place"))
}
