//! The fourth stage: a compilation, the judge's bounds on the size, every sample.

#[cfg(feature = "c")]
mod c;
mod trials;

use crate::original::Original;
use crate::request::{Emit, JudgeRules, Request};
use crate::rustc::{Compiled, Rustc};
use anyhow::Result;
use grundy_header::Leeway;
use grundy_host::{Failure, pool::both};
use grundy_judge::Referee;
use trials::Trials;
#[cfg(feature = "c")]
use {
    grundy_export::Exported,
    grundy_host::{pool, temporary::Folder},
};

pub struct Prover<'a> {
    pub request: &'a Request,
    pub rustc: &'a Rustc,
    pub original: &'a Original<'a>,
}

impl Prover<'_> {
    /// The Rust text as a file that the judge would take and accept on the samples, unless the
    /// compiler refuses it.
    pub fn prove(&self, rust: String) -> Result<Compiled<String>> {
        match self.request.emit {
            Emit::Rust => self.prove_rust(rust),
            #[cfg(feature = "c")]
            Emit::C => self.prove_c(&rust),
        }
    }

    /// The file, if the Rust text compiles.
    pub fn only_compile(&self, rust: String) -> Result<Compiled<String>> {
        let report = self.rustc.check(&rust, &[])?;
        if !report.ok {
            return Ok(Compiled::Refused(report));
        }
        #[cfg(feature = "c")]
        if self.request.emit == Emit::C {
            return Ok(Compiled::Made(exported(&rust, self.request)?.text));
        }
        Ok(Compiled::Made(rust))
    }

    fn prove_rust(&self, text: String) -> Result<Compiled<String>> {
        let (trials, built) = both(|| self.trials(), || self.rustc.build(&text));
        let executable = match built? {
            Compiled::Made(executable) => executable,
            Compiled::Refused(report) => return Ok(Compiled::Refused(report)),
        };
        let shorter = "--minify makes it shorter";
        let advice = if self.request.minify { "nothing shorter is possible" } else { shorter };
        size(&text, &self.request.rules, advice)?;
        trials?.run(&executable.into(), "the bundle")?;
        Ok(Compiled::Made(text))
    }

    /// The C file is made while the compiler looks for errors in the Rust text.
    #[cfg(feature = "c")]
    fn prove_c(&self, rust: &str) -> Result<Compiled<String>> {
        let (report, exported) = both(|| self.rustc.check(rust, &[]), || exported(rust, self.request));
        let report = report?;
        if !report.ok {
            return Ok(Compiled::Refused(report));
        }
        let Exported { text, advice } = exported?;
        size(&text, &self.request.rules, &advice)?;
        let (folder, trials) = (Folder::new()?, self.trials()?);
        let right = pool::map(&c::COMPILERS, |compiler| {
            let executable = c::build(compiler, &text, folder.path())?;
            trials.run(&executable.into(), &format!("the C file, compiled by {},", compiler.name))
        });
        right.into_iter().collect::<Result<()>>()?;
        Ok(Compiled::Made(text))
    }

    fn trials(&self) -> Result<Trials<'_>> {
        let Request { cases, limits, referee, rules, .. } = self.request;
        let referee = if cases.is_empty() { Referee::Comparison(Leeway::None) } else { referee()? };
        Ok(Trials { cases, limits, referee, forgives_spaces: rules.forgives_spaces, original: self.original })
    }
}

/// The C file made of a Rust text.
#[cfg(feature = "c")]
pub fn exported(rust: &str, request: &Request) -> Result<Exported> {
    let options = grundy_export::Options {
        edition: &request.target.edition,
        origin: &request.origin,
        own_source: &request.solution.text,
        lean_scan: request.lean_scan.as_deref(),
        memory: request.limits.memory,
        max_bytes: request.rules.max_bytes,
        minify: request.minify,
    };
    grundy_export::export(rust, &options)
}

/// Checks that a judge takes a text of this size; `advice` says what to do if it is too long.
///
/// # Errors
/// A failed check if it does not.
pub fn size(text: &str, rules: &JudgeRules, advice: &str) -> Result<()> {
    let (bytes, title) = (text.len() as u64, &rules.title);
    match (rules.min_bytes, rules.max_bytes) {
        (Some(min), _) if bytes < min => Err(Failure::check(
            format!("the file has {bytes} bytes; {title} wants at least {min}"),
            "leave out --minify, or add a comment to the solution",
        )),
        (_, Some(max)) if bytes > max => {
            Err(Failure::check(format!("the file has {bytes} bytes; {title} takes at most {max}"), advice))
        }
        _ => Ok(()),
    }
}
