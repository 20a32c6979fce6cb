//! Which implementations, functions and calls of macros of large libraries a program needs, found
//! from what runs up: the compiler reads little, and its errors name what the rest lacks.

use super::asked::Asked;
use super::blame::asked_for;
use super::calls::Calls;
use super::error_texts::{names_not_found, trait_lacking};
use super::mentions::unmentioned;
use super::reachability::unreached;
use super::unit::UnitKind;
use super::units::{Gone, Units, bytes_left};
use crate::rustc::Rustc;
use anyhow::Result;
use grundy_rust::messages::{Diagnostic, Report};
use std::error::Error;
use std::fmt;
use std::ops::Range;

/// After this many questions the other way is faster.
const MOST_QUESTIONS: usize = 80;

/// So much seems to be needed that no file that a judge takes can hold it.
#[derive(Debug)]
pub struct TooMuch;

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("more than twice as many bytes seem to be needed as a file may have")
    }
}

impl Error for TooMuch {}

/// What can go; `None` if the errors do not say enough.
///
/// # Errors
/// [`TooMuch`] if what is needed is more than twice as long as a file may be.
pub fn without_unneeded(
    units: &Units,
    libraries: &Range<usize>,
    rustc: &Rustc,
    most: Option<u64>,
) -> Result<Option<Gone>> {
    let whole = vec![false; units.len()];
    let Some(instances) = rustc.instances(units.text())? else { return Ok(None) };
    let mut asked = Asked::new(units, &instances);
    for _ in 0..MOST_QUESTIONS {
        let mut gone = units.without(&unreached(units, libraries, &Calls::Only(&asked)), &whole);
        gone = units.without(&unmentioned(&units.blanked(&gone), units), &gone);
        gone = with_modules_of_calls(gone, units);
        let text = units.blanked(&gone);
        if most.is_some_and(|most| bytes_left(&text) as u64 > 2 * most) {
            return Err(TooMuch.into());
        }
        let mut report = rustc.check(&text, &[])?;
        let mut missed = lacked(units, &asked, &gone, &report);
        if !report.ok && missed.is_empty() {
            // The rest may say more without the imports of nothing.
            let idle = imports_of_nothing(units, &gone, &report);
            if idle.is_empty() {
                return Ok(None);
            }
            gone = units.without(&idle, &gone);
            report = rustc.check(&units.blanked(&gone), &[])?;
            missed = lacked(units, &asked, &gone, &report);
        }
        if report.ok {
            return Ok(Some(units.without(&[], &gone)));
        }
        if missed.is_empty() {
            return Ok(None);
        }
        asked.wanted.extend(missed);
    }
    Ok(None)
}

/// The units that the first errors ask for of which any is known.
fn lacked(units: &Units, asked: &Asked, gone: &Gone, report: &Report) -> Vec<usize> {
    let away = asked.away(gone);
    let of_rank = |rank: u8| {
        let is_it = |error: &&Diagnostic| error.is_error() && self::rank(error) == rank;
        let diagnostics = report.diagnostics.iter().filter(is_it).cloned().collect();
        asked_for(units, &away, &Report { diagnostics, ok: report.ok })
    };
    let missed = (0..=2).map(of_rank).find(|missed| !missed.is_empty());
    missed.into_iter().flatten().map(|missed| missed.unit).collect()
}

/// The imports of what is gone, by the errors: they point at a name or at a part of the way to all.
fn imports_of_nothing(units: &Units, gone: &Gone, report: &Report) -> Vec<usize> {
    let imports: Vec<usize> = units.of_kind(UnitKind::Import, gone).collect();
    let errors = report.diagnostics.iter().filter(|error| error.code() == "E0432");
    let of_place = |place: Range<usize>| {
        let named: Vec<usize> =
            imports.iter().copied().filter(|&import| units[import].holds(&place)).collect();
        let is_declared_there = |import: &usize| units[units.declaration(*import)].holds(&place);
        if named.is_empty() { imports.iter().copied().filter(is_declared_there).collect() } else { named }
    };
    errors.flat_map(Diagnostic::places).flat_map(of_place).collect()
}

/// The same with the modules in which calls are away: what they make is missed there by its name,
/// not by the module's.
fn with_modules_of_calls(mut gone: Gone, units: &Units) -> Gone {
    for call in (0..units.len()).filter(|&unit| units[unit].kind == UnitKind::Call) {
        let mut around = units[call].parent;
        while let Some(holder) = around.filter(|&holder| units[holder].kind == UnitKind::Holder) {
            gone[holder] = false;
            around = units[holder].parent;
        }
    }
    gone
}

/// Errors about names and parts of traits that are not found are first: others may come of them.
/// Types that do not match or are not known come of an implementation that lacks or is for another
/// type, so they are last; likewise what values of a parameter's type do not have.
fn rank(error: &Diagnostic) -> u8 {
    match error.code() {
        _ if !names_not_found(error).is_empty() || trait_lacking(error).is_some() => 0,
        "E0308" | "E0282" | "E0283" | "E0689" => 2,
        _ if error.message.contains(" found for type parameter ") => 2,
        _ => 1,
    }
}
