//! The stages, one after the other, and what runs beside them.

use crate::assemble::{Twin, Whole, assemble};
use crate::compatibility::{Checked, JudgeCompiler};
use crate::crates::externs;
use crate::flags;
use crate::original::Original;
use crate::print::{Style, notices};
use crate::prove::{Outcome, Proof, Prover};
use crate::request::{Emit, Request};
use crate::rustc::Rustc;
use crate::shake::{Effort, Shaken, Shaker};
use anyhow::Result;
use grundy_rust::toolchain::toolchain;
use std::thread;

/// What a judge gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// How many samples it was run on.
    pub cases: usize,
    /// On how many more inputs it did what the solution did.
    pub compared: usize,
    /// What its author should know of the file.
    pub remarks: Vec<String>,
    /// How it is known that an older compiler of the judge takes it.
    pub checked: Checked,
    /// The compiler's warnings about the solution, with its lines.
    pub warnings: Vec<String>,
}

/// One file with what the solution uses and nothing else: compiled as the judge does, right on
/// every sample. Where C is wanted, the samples are run on the C made of it.
///
/// # Errors
/// A failed check, with the remedy, if anything is in doubt.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let whole = assemble(&request.solution, Twin::Lean)?;
    let (rules, target, minify) = (&request.rules, &request.target, request.minify);
    let externs = match target.crates {
        Some(offer) => externs(offer, &rules.title, &toolchain()?.rustc, &whole.text)?,
        None => Vec::new(),
    };
    let rustc = &Rustc::new(target, externs)?;
    let original = &Original::new(&request.solution, flags::asserts(&target.flags), rustc);
    let judge = rules.rust.filter(|_| request.emit == Emit::Rust);
    let stages = Stages {
        style: Style { edition: &target.edition, minify },
        notices: notices(&whole.notices),
        judge: judge.map(|version| JudgeCompiler {
            version,
            title: &rules.title,
            edition: &target.edition,
            rustc,
            original,
        }),
        prover: Prover {
            rules,
            minify,
            #[cfg(feature = "c")]
            export: (request.emit == Emit::C).then(|| export_options(request)),
            cases: &request.cases,
            limits: &request.limits,
            referee: &*request.referee,
            rustc,
            original,
        },
    };
    thread::scope(|scope| {
        scope.spawn(|| original.start());
        let (Proof { text, compared, remarks }, checked) = stages.run(&whole, rustc, original)?;
        let (cases, warnings) = (request.cases.len(), original.warnings().to_vec());
        Ok(Bundle { text, cases, compared, remarks, checked, warnings })
    })
}

/// The C file of a solution, neither shaken nor proven: for tests that have more compilers to prove
/// it with.
///
/// # Errors
/// A failed check: see `grundy_export::export`.
#[cfg(feature = "c")]
pub fn unproven(request: &Request) -> Result<String> {
    let whole = assemble(&request.solution, Twin::Lean)?;
    Ok(grundy_export::export(&whole.text, &export_options(request))?.text)
}

#[cfg(feature = "c")]
fn export_options(request: &Request) -> grundy_export::Options<'_> {
    grundy_export::Options {
        edition: &request.target.edition,
        origin: &request.origin,
        own_source: &request.solution.text,
        lean_scan: request.lean_scan.as_deref(),
        memory: request.limits.memory,
        max_bytes: request.rules.max_bytes,
        minify: request.minify,
    }
}

/// All that comes after shaking.
struct Stages<'a> {
    style: Style<'a>,
    /// What licences ask to be kept.
    notices: String,
    /// The judge's compiler, if its version matters.
    judge: Option<JudgeCompiler<'a>>,
    prover: Prover<'a>,
}

impl Stages<'_> {
    /// The text with the least effort that is proven.
    fn run(&self, whole: &Whole, rustc: &Rustc, original: &Original) -> Result<(Proof, Checked)> {
        let shaker = Shaker::new(&whole.text, &whole.libraries, rustc);
        let shaker = shaker.map_err(|error| original.error_or(error))?;
        for effort in Effort::ALL {
            let Some(shaken) = shaker.shake(effort)? else { continue };
            match self.finish(&shaken, &shaker)? {
                (Outcome::Proven(proof), checked) => return Ok((proof, checked)),
                (Outcome::Refused(report), _) if effort >= Effort::Rounds => {
                    return Err(rustc.refusal(&report));
                }
                (Outcome::Refused(_) | Outcome::Changed, _) => {}
            }
        }
        anyhow::bail!("the whole text is not the same program as itself") // the compiler is not steady
    }

    /// Prints and proves what is left, and compares it with the whole at the same time.
    fn finish(&self, shaken: &Shaken, shaker: &Shaker) -> Result<(Outcome, Checked)> {
        thread::scope(|scope| {
            let is_accepted = scope.spawn(|| shaker.accepts(shaken));
            let text = self.style.print(&shaken.text).map(|text| text + &self.notices);
            let outcome = text.and_then(|text| self.prove_and_check(text));
            let is_accepted = is_accepted.join().expect("comparing does not panic")?;
            if is_accepted { outcome } else { Ok((Outcome::Changed, Checked::NotNeeded)) }
        })
    }

    /// Proves a text; whether the judge's compiler takes it is found out at the same time, and
    /// matters only if it is proven here.
    fn prove_and_check(&self, text: String) -> Result<(Outcome, Checked)> {
        let Some(judge) = &self.judge else {
            return Ok((self.prover.prove(text)?, Checked::NotNeeded));
        };
        thread::scope(|scope| {
            let checked = scope.spawn({
                let text = text.clone();
                move || judge.check(&text)
            });
            let outcome = self.prover.prove(text)?;
            let checked = checked.join().expect("checking does not panic");
            let is_proven = matches!(outcome, Outcome::Proven(_));
            Ok((outcome, if is_proven { checked? } else { Checked::NotNeeded }))
        })
    }
}
