//! The fourth stage: a compilation, the judge's bounds on the size, every sample.

#[cfg(feature = "c")]
mod c;
mod comparison;
mod places;
mod trials;

use crate::original::Original;
use crate::request::{Emit, JudgeRules, Request};
use crate::rustc::{Compiled, Rustc};
use anyhow::Result;
use grundy_host::{Failure, pool::both};
use grundy_judge::{Comparison, Referee};
use syn::Item;
use syn::spanned::Spanned;
use trials::Trials;
#[cfg(feature = "c")]
use {
    grundy_export::{Exported, Narrow},
    grundy_host::{pool, temporary::Folder},
    grundy_judge::Executable,
    std::path::Path,
};

/// A file, and what is known of it.
pub struct Proof {
    pub text: String,
    /// On how many made inputs it did what the original did.
    pub compared: usize,
    /// What its author should know.
    pub remarks: Vec<String>,
}

pub struct Prover<'a> {
    pub request: &'a Request,
    pub rustc: &'a Rustc,
    pub original: &'a Original<'a>,
}

impl Prover<'_> {
    /// The Rust text as a file that the judge would take and accept on the samples, unless the
    /// compiler refuses it.
    pub fn prove(&self, rust: String) -> Result<Compiled<Proof>> {
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

    fn prove_rust(&self, text: String) -> Result<Compiled<Proof>> {
        let (trials, built) = both(|| self.trials(), || self.rustc.build(&text));
        let executable = match built? {
            Compiled::Made(executable) => executable,
            Compiled::Refused(report) => return Ok(Compiled::Refused(report)),
        };
        let rules = &self.request.rules;
        size(&text, rules, || too_long(&text))?;
        let (trials, executable) = (trials?, executable.into());
        trials.run(&executable, "the bundle")?;
        let compared = trials.compare(&[(executable, "the bundle".to_owned())])?.agreed(&trials)?;
        Ok(Compiled::Made(Proof { text, compared, remarks: Vec::new() }))
    }

    /// The C file is made while the compiler looks for errors in the Rust text.
    #[cfg(feature = "c")]
    fn prove_c(&self, rust: &str) -> Result<Compiled<Proof>> {
        let (report, exported) = both(|| self.rustc.check(rust, &[]), || exported(rust, self.request));
        let report = report?;
        if !report.ok {
            return Ok(Compiled::Refused(report));
        }
        let Exported { text, advice, narrow } = exported?;
        size(&text, &self.request.rules, || advice)?;
        let (folder, mut trials) = (Folder::new()?, self.trials()?);
        if let Some(Narrow { reason, .. }) = narrow.as_ref().filter(|narrow| !narrow.places.is_empty()) {
            let system = trials.otherwise.map_or(String::new(), |system| format!("; {system}"));
            let reason = reason.replace("\nhelp: ", ": ");
            trials.otherwise = Some(format!("`usize` has 32 bits in this C file ({reason}){system}"));
        }
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
        let compared = trials.compare(&right)?;
        let (compared, remarks) = match &narrow {
            Some(narrow) if compared.difference.is_none() || self.may_be_narrow(narrow, rust)? => {
                (compared.count, vec![remark(narrow, compared.difference)])
            }
            _ => (compared.agreed(&trials)?, Vec::new()),
        };
        Ok(Compiled::Made(Proof { text, compared, remarks }))
    }

    /// Whether a difference may come from a `usize` of 32 bits: then there are lines where that
    /// matters, and the Rust text does what the original does.
    #[cfg(feature = "c")]
    fn may_be_narrow(&self, narrow: &Narrow, rust: &str) -> Result<bool> {
        if narrow.places.is_empty() {
            return Ok(false);
        }
        if let Compiled::Made(native) = self.rustc.build(rust)? {
            let trials = Trials { otherwise: None, ..self.trials()? };
            trials.compare(&[(native.into(), "the bundle".to_owned())])?.agreed(&trials)?;
        }
        Ok(true)
    }

    /// Checks that no number overflows on the samples only because `usize` has 32 bits.
    #[cfg(feature = "c")]
    fn check_overflow(&self, narrow: &Narrow, trials: &Trials, rust: &str, folder: &Path) -> Result<()> {
        let checked = folder.join("checked");
        std::fs::create_dir_all(&checked)?;
        if trials.are_right(&c::build(&c::COMPILERS[0], &narrow.checked, &checked)?.into())? {
            return Ok(());
        }
        match self.rustc.build_with_checks(rust)? {
            // It overflows natively, too, which may be meant.
            Compiled::Made(native) if trials.are_right(&native.clone().into())? => Err(Failure::check(
                "a number of type `usize` does not fit 32 bits on a sample",
                &narrow.reason,
            )),
            _ => Ok(()),
        }
    }

    fn trials(&self) -> Result<Trials<'_>> {
        let Request { cases, limits, referee, rules, .. } = self.request;
        let referee = if cases.is_empty() { Referee::Comparison(Comparison::default()) } else { referee()? };
        let (original, forgives_spaces) = (self.original, rules.forgives_spaces);
        let assumed_memory = self.request.assumed_memory();
        let otherwise = match self.request.emit {
            Emit::Rust => None,
            #[cfg(feature = "c")]
            Emit::C => places::otherwise_in_c(original.text)
                .map(|does| format!("a C file has one thread and little of a system ({does})")),
        };
        Ok(Trials { cases, limits, referee, forgives_spaces, original, assumed_memory, otherwise })
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

/// What to say about a file in which `usize` has 32 bits. Made inputs may be larger than what the
/// statement allows.
#[cfg(feature = "c")]
fn remark(narrow: &Narrow, difference: Option<String>) -> String {
    const SHOWN: usize = 5;
    let Narrow { reason, places, .. } = narrow;
    let mut text = format!("`usize` has 32 bits in it: {reason}");
    if !places.is_empty() {
        text += "\nis that enough in these lines of the bundle?";
        places.iter().take(SHOWN).for_each(|place| text += &format!("\n  {place}"));
        let more = places.len().saturating_sub(SHOWN);
        text += &if more > 0 {
            format!("\n  and {more} more: the file's comment has all")
        } else {
            String::new()
        };
    }
    if let Some(difference) = difference {
        text += &format!("\nwrong on larger inputs, if the statement allows them: {difference}");
    }
    text
}

/// What to do about a text that is too long after all unneeded parts that were found are gone.
fn too_long(text: &str) -> String {
    let file = syn::parse_file(text).ok();
    let modules = file.iter().flat_map(|file| &file.items).filter_map(|item| match item {
        Item::Mod(module) => Some((item.span().byte_range().len(), &module.ident)),
        _ => None,
    });
    let what = "without all that was found to be unneeded";
    match modules.max_by_key(|&(bytes, _)| bytes) {
        Some((bytes, name)) => format!(
            "that is its length {what}, and `mod {name}` has {bytes} bytes of it: do without what needs that, or \
             choose a judge that takes more"
        ),
        None => {
            format!("that is its length {what}: make the solution shorter, or choose a judge that takes more")
        }
    }
}

/// Checks that a judge takes a text of this size; `advice` says what to do if it is too long.
///
/// # Errors
/// A failed check if it does not.
pub fn size(text: &str, rules: &JudgeRules, advice: impl FnOnce() -> String) -> Result<()> {
    let (bytes, title) = (text.len() as u64, &rules.title);
    match (rules.min_bytes, rules.max_bytes) {
        (Some(min), _) if bytes < min => Err(Failure::check(
            format!("the file has {bytes} bytes; {title} wants at least {min}"),
            "leave out --minify, or add a comment to the solution",
        )),
        (_, Some(max)) if bytes > max => {
            Err(Failure::check(format!("the file has {bytes} bytes; {title} takes at most {max}"), advice()))
        }
        _ => Ok(()),
    }
}
