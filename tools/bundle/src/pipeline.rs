//! From a request to a bundle: all stages, one after the other, and what runs beside them.

use crate::assemble::{Twin, Whole, assemble};
use crate::class;
use crate::compatibility::{self, Checked};
use crate::editions;
use crate::lints;
use crate::memory::Memory;
use crate::original::Original;
use crate::print::{Printed, print};
use crate::prove::{Proof, Prover, size};
use crate::request::{Emit, Request, Target};
use crate::rustc::{Compiled, Rustc};
use crate::shake::{Effort, Shaker, TooMuch};
use anyhow::Result;
use grundy_host::Failure;
use grundy_host::pool::both;
use std::thread;
use std::time::{Duration, Instant};

/// What takes longer is kept.
const LONG: Duration = Duration::from_secs(2);

/// What a judge gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The file.
    pub text: String,
    /// Its edition.
    pub edition: String,
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
    let error = match in_edition(request) {
        Err(error) => error,
        made => return made,
    };
    let Some((edition, is_had)) = editions::asked_for(request, &error) else { return Err(error) };
    let target = Target { edition: edition.to_owned(), ..request.target.clone() };
    let solution = request.solution.clone().for_edition(edition);
    let other = in_edition(&Request { target, solution, ..request.clone() });
    match other {
        Ok(mut made) if is_had => {
            if request.emit == Emit::Rust {
                let (judge, usual) = (&request.rules.title, &request.target.edition);
                let at = if judge.is_empty() { "the judge, which must have it" } else { judge };
                made.remarks.push(format!("choose edition {edition} at {at}: in {usual} it is not a bundle"));
            }
            Ok(made)
        }
        other => Err(editions::tried(error, edition, other.as_ref().err(), request.emit)),
    }
}

/// The same in the edition that the request names.
fn in_edition(request: &Request) -> Result<Bundle> {
    let whole = &assemble(&request.solution, Twin::Lean)?;
    let rustc = &Rustc::new(request, &whole.text)?;
    let original = &Original::new(&request.solution, &whole.text, rustc);
    let prover = &Prover { request, rustc, original };
    thread::scope(|scope| {
        scope.spawn(|| original.start());
        let (Proof { text, compared, remarks }, checked) =
            shaken(request, whole, rustc, original, |printed| {
                let Printed { text, remark } = printed;
                let check = || {
                    let unknown = editions::check(&text, whole, rustc)?;
                    let of_system = compatibility::check_system(&text, request, rustc)?;
                    Ok((unknown, of_system, compatibility::check(&text, request, rustc, original)))
                };
                let (checked, proven): (Result<_>, _) = both(check, || prover.prove(text.clone()));
                match (checked, proven) {
                    (_, Ok(Compiled::Refused(report))) => Ok(Compiled::Refused(report)),
                    // The reason, if samples find a difference.
                    (Err(of_judge), _) => Err(of_judge),
                    // Perhaps the reason, but not of its length.
                    (Ok((Some(unknown), ..)), Err(error))
                        if size(&text, &request.rules, String::new).is_ok() =>
                    {
                        Err(error.context(unknown))
                    }
                    (Ok((unknown, of_system, checked)), proven) => Ok(proven?.map(|mut proof| {
                        proof.remarks.extend(unknown.into_iter().chain(of_system));
                        proof.remarks.extend(original.own_settings());
                        proof.remarks.extend(whole.remarks.iter().cloned());
                        proof.remarks.extend(remark);
                        (proof, checked)
                    })),
                }
            })?;
        let checked = checked?;
        let text = for_judge(text, request, rustc)?;
        let (cases, warnings) = (request.cases.len(), original.warnings().to_vec());
        let edition = request.target.edition.clone();
        Ok(Bundle { text, edition, cases, compared, remarks, checked, warnings })
    })
}

/// What is submitted of a proven program: all of it, or its class.
fn for_judge(text: String, request: &Request, rustc: &Rustc) -> Result<String> {
    if !request.rules.wants_class || request.emit != Emit::Rust {
        return Ok(text);
    }
    let judge = &request.rules.title;
    let class = class::without_main(&text)?.ok_or_else(|| {
        let help = "write `impl Solution { pub fn … }` with the method that the judge calls; if the file's name or address \
                    means another judge: --judge NAME";
        Failure::check(format!("{judge} wants no program but a class, and there is no `impl Solution`"), help)
    })?;
    let report = rustc.check(&class::at_judge(&class), &[])?;
    if report.ok { Ok(class) } else { Err(rustc.refusal("bundle", &report)) }
}

/// The file that [`bundle`] would prove, if it is proven with the first text that the compiler
/// takes: for those who remember which texts were.
///
/// # Errors
/// A failed check if there is no such text.
pub fn unproven(request: &Request) -> Result<String> {
    let whole = &assemble(&request.solution, Twin::Lean)?;
    let rustc = &Rustc::new(request, &whole.text)?;
    let original = &Original::new(&request.solution, &whole.text, rustc);
    let prover = &Prover { request, rustc, original };
    let text = shaken(request, whole, rustc, original, |printed| prover.only_compile(printed.text))?;
    for_judge(text, request, rustc)
}

/// What is made of the text that the least effort leaves of the whole, if the compiler takes it.
fn shaken<T: Send>(
    request: &Request,
    whole: &Whole,
    rustc: &Rustc,
    original: &Original,
    finish: impl Fn(Printed) -> Result<Compiled<T>> + Sync,
) -> Result<T> {
    let finished = |shaken: &str| -> Result<Compiled<T>> {
        let printed = print(&whole.titled(shaken), request, &whole.notices)?;
        Ok(match finish(printed.clone())? {
            Compiled::Refused(report) => match lints::allowed(&printed.text, &report, whole) {
                Some(text) => finish(Printed { text, ..printed })?,
                None => Compiled::Refused(report),
            },
            made => made,
        })
    };
    let (start, memory) = (Instant::now(), Memory::new(whole, rustc));
    if let Some(shaken) = memory.as_ref().and_then(Memory::recall)
        && let Compiled::Made(made) = finished(&shaken)?
    {
        return Ok(made);
    }
    let most = request.rules.max_bytes.filter(|_| request.emit == Emit::Rust);
    let shaker = Shaker::new(whole, rustc, most).map_err(|error| match (error.downcast_ref(), most) {
        (Some(TooMuch), Some(most)) => {
            let judge = &request.rules.title;
            let message = format!(
                "{judge} takes at most {most} bytes; what is needed of the libraries seems to have more than \
                 twice as many"
            );
            Failure::check(message, "use less of the libraries")
        }
        _ => original.error_or(error, &whole.remarks),
    })?;
    for effort in Effort::ALL {
        let Some(shaken) = shaker.shake(effort)? else { continue };
        // Printed and proven as if it were the same program, which is found out meanwhile.
        let (is_same, finished): (_, Result<_>) = both(|| shaker.accepts(&shaken), || finished(&shaken.text));
        if !is_same? {
            continue;
        }
        let made = match finished {
            Ok(Compiled::Refused(_)) if effort < Effort::Rounds => continue,
            Ok(Compiled::Refused(report)) => return Err(rustc.refusal("bundle", &report)),
            Ok(Compiled::Made(made)) => Ok(made),
            Err(error) => Err(error),
        };
        // Also of a file that is too long, say: the next time it is just as long.
        if let Some(memory) = memory.filter(|_| start.elapsed() > LONG) {
            memory.keep(&shaken.text);
        }
        return made;
    }
    anyhow::bail!("the whole text is not the same program as itself") // the compiler is not steady
}
