//! The fourth stage: a compilation, the judge's bounds on the size, every sample.

#[cfg(feature = "c")]
mod c;
mod trials;

use crate::original::Original;
use crate::request::Rules;
use crate::rustc::{Compiled, Rustc};
use anyhow::Result;
#[cfg(feature = "c")]
use grundy_export::{self as export, Exported};
use grundy_header::{Leeway, Limits};
use grundy_host::failure::Failure;
#[cfg(feature = "c")]
use grundy_host::{pool, temporary::Folder};
use grundy_judge::cases::Case;
use grundy_judge::referee::Referee;
use grundy_rust::messages::Report;
use std::thread;
use trials::Trials;

pub enum Outcome {
    /// The file for the judge.
    Proven(String),
    /// The compiler rejects the text.
    Refused(Report),
    /// The text compiles, but is not the same program as the solution.
    Changed,
}

pub struct Prover<'a> {
    pub rules: &'a Rules,
    pub minify: bool,
    /// How C is made, if that is wanted.
    #[cfg(feature = "c")]
    pub export: Option<export::Options<'a>>,
    pub cases: &'a [Case],
    pub limits: &'a Limits,
    /// Makes the referee of the cases, which may take a compilation.
    pub referee: &'a (dyn Fn() -> Result<Referee> + Send + Sync),
    pub rustc: &'a Rustc,
    pub original: &'a Original<'a>,
}

impl Prover<'_> {
    /// The Rust text as a file that the judge would take and accept on the samples.
    pub fn prove(&self, rust: String) -> Result<Outcome> {
        #[cfg(feature = "c")]
        if let Some(options) = &self.export {
            return self.prove_c(&rust, options);
        }
        self.prove_rust(rust)
    }

    /// The file, if the Rust text compiles.
    pub fn only_compile(&self, rust: String) -> Result<Outcome> {
        let report = self.rustc.check(&rust, &[])?;
        if !report.ok {
            return Ok(Outcome::Refused(report));
        }
        #[cfg(feature = "c")]
        if let Some(options) = &self.export {
            return Ok(Outcome::Proven(export::export(&rust, options)?.text));
        }
        Ok(Outcome::Proven(rust))
    }

    fn prove_rust(&self, text: String) -> Result<Outcome> {
        let (built, trials) = thread::scope(|scope| {
            let trials = scope.spawn(|| self.trials());
            (self.rustc.build(&text), trials.join().expect("building does not panic"))
        });
        let executable = match built? {
            Compiled::Made(executable) => executable,
            Compiled::Refused(report) => return Ok(Outcome::Refused(report)),
        };
        let advice = if self.minify { "nothing shorter is possible" } else { "--minify makes it shorter" };
        size(&text, self.rules, advice)?;
        trials?.run(&executable.into(), "the bundle")?;
        Ok(Outcome::Proven(text))
    }

    /// The C file is made while the compiler looks for errors in the Rust text.
    #[cfg(feature = "c")]
    fn prove_c(&self, rust: &str, options: &export::Options) -> Result<Outcome> {
        let (report, exported) = thread::scope(|scope| {
            let report = scope.spawn(|| self.rustc.check(rust, &[]));
            let exported = export::export(rust, options);
            (report.join().expect("compiling does not panic"), exported)
        });
        let report = report?;
        if !report.ok {
            return Ok(Outcome::Refused(report));
        }
        let Exported { text, advice } = exported?;
        size(&text, self.rules, &advice)?;
        let (folder, trials) = (Folder::new()?, self.trials()?);
        let right = pool::map(&c::COMPILERS, |compiler| {
            let executable = c::build(compiler, &text, folder.path())?;
            trials.run(&executable.into(), &format!("the C file, compiled by {},", compiler.name))
        });
        right.into_iter().collect::<Result<()>>()?;
        Ok(Outcome::Proven(text))
    }

    fn trials(&self) -> Result<Trials<'_>> {
        let Prover { cases, limits, original, .. } = *self;
        let referee = if cases.is_empty() { Referee::Comparison(Leeway::None) } else { (self.referee)()? };
        Ok(Trials { cases, limits, referee, forgives_spaces: self.rules.forgives_spaces, original })
    }
}

/// Checks that a judge takes a text of this size; `advice` says what to do if it is too long.
///
/// # Errors
/// A failed check if it does not.
pub fn size(text: &str, rules: &Rules, advice: &str) -> Result<()> {
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
