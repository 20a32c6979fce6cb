//! The fourth stage: a compilation, the judge's bounds on the size, every sample.

#[cfg(feature = "c")]
mod c;
mod comparison;
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
#[cfg(feature = "c")]
use grundy_judge::executable::Executable;
use grundy_judge::referee::Referee;
use grundy_rust::messages::Report;
#[cfg(feature = "c")]
use std::path::Path;
use std::thread;
use trials::Trials;

pub enum Outcome {
    /// The file for the judge.
    Proven(Proof),
    /// The compiler rejects the text.
    Refused(Report),
    /// The text compiles, but is not the same program as the solution.
    Changed,
}

/// A file, and what is known of it.
pub struct Proof {
    pub text: String,
    /// On how many made inputs it did what the original did.
    pub compared: usize,
    /// What its author should know.
    pub remarks: Vec<String>,
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
        let (trials, executable) = (trials?, executable.into());
        trials.run(&executable, "the bundle")?;
        let compared = trials.compare(&[(executable, "the bundle".to_owned())], None)?;
        Ok(Outcome::Proven(Proof { text, compared, remarks: Vec::new() }))
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
        let Exported { text, advice, narrow } = exported?;
        size(&text, self.rules, &advice)?;
        let (folder, trials) = (Folder::new()?, self.trials()?);
        let right = pool::map(&c::COMPILERS, |compiler| {
            let executable = c::build(compiler, &text, folder.path())?.into();
            let what = format!("the C file, compiled by {},", compiler.name);
            trials.run(&executable, &what)?;
            Ok((executable, what))
        });
        let right = right.into_iter().collect::<Result<Vec<(Executable, String)>>>()?;
        if let Some(narrow) = &narrow {
            self.check_overflow(narrow, &trials, rust, folder.path())?;
        }
        let compared = trials.compare(&right, narrow.as_ref().map(|narrow| &*narrow.reason))?;
        let remarks = narrow.as_ref().map(|narrow| remark(narrow)).into_iter().collect();
        Ok(Outcome::Proven(Proof { text, compared, remarks }))
    }

    /// Checks that no number overflows on the samples only because `usize` has 32 bits.
    #[cfg(feature = "c")]
    fn check_overflow(
        &self,
        narrow: &export::Narrow,
        trials: &Trials,
        rust: &str,
        folder: &Path,
    ) -> Result<()> {
        let checked = folder.join("checked");
        std::fs::create_dir_all(&checked)?;
        if trials.are_right(&c::build(&c::COMPILERS[0], &narrow.checked, &checked)?.into())? {
            return Ok(());
        }
        match self.rustc.build_with_checks(rust)? {
            // It overflows natively, too, which may be meant.
            Compiled::Made(native) if trials.are_right(&native.clone().into())? => {
                Err(Failure::check("a number of type `usize` does not fit 32 bits on a sample", &narrow.reason))
            }
            _ => Ok(()),
        }
    }

    fn trials(&self) -> Result<Trials<'_>> {
        let Prover { cases, limits, original, .. } = *self;
        let referee = if cases.is_empty() { Referee::Comparison(Leeway::None) } else { (self.referee)()? };
        Ok(Trials { cases, limits, referee, forgives_spaces: self.rules.forgives_spaces, original })
    }
}

/// What to say about a file in which `usize` has 32 bits.
#[cfg(feature = "c")]
fn remark(narrow: &export::Narrow) -> String {
    const SHOWN: usize = 5;
    let export::Narrow { reason, places, .. } = narrow;
    let mut text = format!("`usize` has 32 bits in it: {reason}");
    if !places.is_empty() {
        text += "\nis that enough in these lines of the bundle?";
        places.iter().take(SHOWN).for_each(|place| text += &format!("\n  {place}"));
        let more = places.len().saturating_sub(SHOWN);
        text += &if more > 0 { format!("\n  and {more} more: the file's comment has all") } else { String::new() };
    }
    text
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
