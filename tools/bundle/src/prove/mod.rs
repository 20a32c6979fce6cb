//! The fourth stage: a compilation, the judge's bounds on the size, every sample.

#[cfg(feature = "c")]
mod c;
mod trials;

use super::original::Original;
use super::rustc::Rustc;
use super::{Emit, Request, Rules};
use anyhow::Result;
#[cfg(feature = "c")]
use grundy_export::{self as export, Exported};
use grundy_header::Leeway;
use grundy_host::failure::Failure;
#[cfg(feature = "c")]
use grundy_host::{pool, temporary::Folder};
use grundy_judge::referee::Referee;
use grundy_rust::messages::Report;
use std::thread;
use trials::Trials;

/// The result for a text.
pub enum Outcome {
    /// The file for the judge.
    Proven(String),
    /// The compiler rejects the text.
    Refused(Report),
    /// The text compiles, but is not the same program as the solution.
    Changed,
}

/// The Rust text as a file that the judge would take and accept on the samples.
///
/// # Errors
/// A failed check that says what is wrong and what to do.
pub fn prove(text: String, request: &Request, rustc: &Rustc, original: &Original) -> Result<Outcome> {
    match request.emit {
        Emit::Rust => prove_rust(text, request, rustc, original),
        #[cfg(feature = "c")]
        Emit::C => prove_c(&text, request, rustc, original),
    }
}

fn prove_rust(text: String, request: &Request, rustc: &Rustc, original: &Original) -> Result<Outcome> {
    let (built, referee) = thread::scope(|scope| {
        let referee = scope.spawn(|| referee(request));
        (rustc.build(&text), referee.join().expect("building does not panic"))
    });
    let executable = match built? {
        Ok(executable) => executable,
        Err(report) => return Ok(Outcome::Refused(report)),
    };
    size(
        &text,
        &request.rules,
        if request.minify { "nothing shorter is possible" } else { "--minify makes it shorter" },
    )?;
    let trials = Trials { request, referee: referee?, original };
    trials.run(&executable.into(), "the bundle")?;
    Ok(Outcome::Proven(text))
}

/// The C file is made while the compiler looks for errors in the Rust text.
#[cfg(feature = "c")]
fn prove_c(rust: &str, request: &Request, rustc: &Rustc, original: &Original) -> Result<Outcome> {
    let (report, exported) = thread::scope(|scope| {
        let report = scope.spawn(|| rustc.check(rust, &[]));
        let exported = exported(rust, request);
        (report.join().expect("compiling does not panic"), exported)
    });
    let report = report?;
    if !report.ok {
        return Ok(Outcome::Refused(report));
    }
    let Exported { text, advice } = exported?;
    size(&text, &request.rules, &advice)?;
    let (folder, trials) = (Folder::new()?, Trials { request, referee: referee(request)?, original });
    let right = pool::map(&c::COMPILERS, |compiler| {
        let executable = c::build(compiler, &text, folder.path())?;
        trials.run(&executable.into(), &format!("the C file, compiled by {},", compiler.name))
    });
    right.into_iter().collect::<Result<()>>()?;
    Ok(Outcome::Proven(text))
}

/// Who judges the samples.
fn referee(request: &Request) -> Result<Referee> {
    if request.cases.is_empty() { Ok(Referee::Comparison(Leeway::None)) } else { (request.referee)() }
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

/// The C file of a Rust bundle.
#[cfg(feature = "c")]
pub fn exported(rust: &str, request: &Request) -> Result<Exported> {
    let Request { solution, origin, rules, target, minify, limits, lean_scan, .. } = request;
    let options = export::Options {
        edition: &target.edition,
        origin,
        own_source: &solution.text,
        lean_scan: lean_scan.as_deref(),
        memory: limits.memory,
        max_bytes: rules.max_bytes,
        minify: *minify,
    };
    export::export(rust, &options)
}
