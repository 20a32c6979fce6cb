//! The solution as its author has it: its errors and warnings have the author's lines, and it runs
//! beside the bundle, so that it is known whose fault a difference is.

use crate::assemble::{self, Solution, Twin, Whole, assemble};
use crate::editions;
use crate::package_build;
use crate::rustc::{FIX, Rustc, UNUSED, help_for_nightly};
use anyhow::Result;
use grundy_host::Failure;
use grundy_host::failure::{self, FailureKind, again};
use grundy_rust::messages::{Diagnostic, Report};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The original of a bundle, compiled once.
pub struct Original<'a> {
    pub solution: &'a Solution,
    /// With all of its libraries.
    pub text: &'a str,
    rustc: &'a Rustc,
    typed: OnceLock<Result<Option<Whole>>>,
    built: OnceLock<Result<Built>>,
}

struct Built {
    executable: PathBuf,
    /// About the author's code.
    warnings: Vec<String>,
}

impl<'a> Original<'a> {
    pub fn new(solution: &'a Solution, text: &'a str, rustc: &'a Rustc) -> Original<'a> {
        Original { solution, text, rustc, typed: OnceLock::new(), built: OnceLock::new() }
    }

    /// The solution as it was typed, with the lean twins of templates; `None` if it has several
    /// files.
    pub fn typed(&self) -> Result<Option<&Whole>> {
        let typed = self.typed.get_or_init(|| assemble::as_typed(self.solution, Twin::Lean));
        typed.as_ref().map(Option::as_ref).map_err(again)
    }

    /// Compiles it, unless that is done or being done: then waits for it.
    fn built(&self) -> Result<&Built> {
        let built = self.built.get_or_init(|| match &self.solution.package {
            Some(program) => {
                let made = package_build::build(program, self.rustc.asserts())?;
                Ok(Built { executable: made.executable, warnings: made.warnings })
            }
            None => self.compile(self.typed()?, Twin::Lean),
        });
        built.as_ref().map_err(again)
    }

    /// Compiles it already, beside other work.
    pub fn start(&self) {
        _ = self.built(); // whatever needs it gets the error
    }

    /// The executable; a plain file has the lean twins of templates, which compile faster.
    pub fn executable(&self) -> Result<&Path> {
        Ok(&self.built()?.executable)
    }

    /// The executable with the full twins of templates, to see whether it is these that differ, and
    /// for their messages. Compiled each time.
    pub fn full(&self) -> Result<PathBuf> {
        if self.solution.package.is_some() {
            return self.executable().map(Path::to_owned);
        }
        let typed = assemble::as_typed(self.solution, Twin::Full)?;
        Ok(self.compile(typed.as_ref(), Twin::Full)?.executable)
    }

    /// The compiler's warnings about the author's own code, except of what a bundle leaves out
    /// anyway.
    pub fn warnings(&self) -> &[String] {
        self.built().map_or(&[], |built| &built.warnings)
    }

    /// What its author should know about its release profile.
    pub fn own_settings(&self) -> Option<String> {
        let settings = &self.solution.package.as_ref()?.own_settings;
        let has_them = settings.is_empty() || self.rustc.asserts();
        (!has_them).then(|| {
            format!("without {} of [profile.release]: judges do not have that", settings.join(" and "))
        })
    }

    /// The error of an original that does not compile; if it does, `other`, to which these remarks
    /// may be the reason.
    pub fn error_or(&self, other: anyhow::Error, remarks: &[String]) -> anyhow::Error {
        if other.is::<Failure>() && failure::kind(&other) == FailureKind::Misuse {
            return other; // no room for what the compiler makes, say
        }
        let Err(error) = self.built() else {
            let help = failure::help(&other);
            if help == help_for_nightly("") {
                return other; // cargo has such a compiler
            }
            let is_theirs = help != FIX;
            let other = if is_theirs { failure::text(&other) } else { format!("{other:#}") };
            let message = format!("the solution compiles, but not as one file\n{other}");
            let of_editions = editions::remedy(self.solution, self.rustc);
            let of_editions =
                of_editions.map_or_else(String::new, |remedy| format!("{remedy}; if that is not why, "));
            let of_versions: String =
                remarks.iter().map(|remark| format!("{remark}: if that is why, use the judge's; ")).collect();
            let of_grundy = "it is the fault of a library that cannot become part of a file, or of grundy: please \
                             report that";
            return Failure::check(
                message,
                format!("nothing was written; {of_editions}{of_versions}{of_grundy}"),
            );
        };
        error
    }

    fn compile(&self, typed: Option<&Whole>, twin: Twin) -> Result<Built> {
        let Some(whole) = typed else {
            // It has several files: the compiler sees them as one.
            let whole = assemble(self.solution, twin)?;
            let (report, executable) = self.build(&whole.text)?;
            let made = Built { executable, warnings: Vec::new() };
            return if report.ok { Ok(made) } else { Err(self.rustc.refusal("solution", &report)) };
        };
        let (report, executable) = self.build(&whole.text)?;
        if !report.ok
            && let Some(error) = library_at_fault(&report, whole)
        {
            return Err(error);
        }
        let of_author = report.clone().of_solution(&whole.libraries, &self.solution.path);
        if report.ok {
            let shown = of_author.diagnostics.into_iter().filter(|warning| !UNUSED.contains(&warning.code()));
            return Ok(Built { executable, warnings: shown.map(|warning| warning.rendered).collect() });
        }
        let shown = if of_author.diagnostics.is_empty() { &report } else { &of_author };
        let refusal = self.rustc.refusal("solution", shown);
        if failure::help(&refusal) == FIX
            && let Some(help) = editions::older(&whole.text, self.rustc)?
        {
            return Err(failure::with_help(&refusal, help));
        }
        Err(refusal)
    }

    /// A plain file may be of a package whose edition is not the bundle's.
    fn build(&self, text: &str) -> Result<(Report, PathBuf)> {
        let own = &*self.solution.settings.edition;
        self.rustc.build_as_typed(if own.is_empty() { self.rustc.edition() } else { own }, text)
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
    let name = whole.template_at(*first)?;
    let message = format!("the template `{name}` does not compile\n{}", report.rendered().trim_end());
    let help = "fix the template: `cargo check` shows the error at its place, unless it is the edition, as templates must \
                compile in all of them";
    Some(Failure::check(message, help))
}
