//! Which implementations and calls of macros of large libraries a program needs, found from none of
//! them up: the compiler reads little, and its errors name what the rest lacks.

use super::blame::asked_for;
use super::calls::{Calls, is_optional};
use super::error_texts::names_not_found;
use super::mentions::unmentioned;
use super::reachability::unreached;
use super::unit::UnitKind;
use super::units::{Gone, Units, bytes_left};
use crate::rustc::Rustc;
use anyhow::Result;
use grundy_rust::messages::{Diagnostic, Report};
use std::collections::HashSet;
use std::error::Error;
use std::fmt;
use std::ops::Range;

/// After so many questions the other way is faster.
const MOST_QUESTIONS: usize = 40;

/// If so many bytes are needed the errors name too much, and so large a file is of no use.
const MOST_BYTES: usize = 140_000;

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
    let optional: Vec<usize> = (0..units.len()).filter(|&unit| is_optional(unit, units)).collect();
    let whole = vec![false; units.len()];
    let mut wanted = HashSet::new();
    for _ in 0..MOST_QUESTIONS {
        let calls = Calls::Only(wanted.clone());
        let gone = units.without(&unreached(units, libraries, &calls), &whole);
        let gone = units.without(&unmentioned(&units.blanked(&gone), units), &gone);
        let gone = with_modules_of_calls(gone, units);
        let text = units.blanked(&gone);
        let bytes = bytes_left(&text);
        if most.is_some_and(|most| bytes as u64 > 2 * most) {
            return Err(TooMuch.into());
        }
        if bytes > MOST_BYTES {
            return Ok(None);
        }
        let report = rustc.check(&text, &[])?;
        if report.ok {
            return Ok(Some(units.without(&[], &gone)));
        }
        let is_away = |&unit: &usize| gone[unit] && !wanted.contains(&unit);
        let away: Vec<usize> = optional.iter().copied().filter(is_away).collect();
        let missed = asked_for(units, &away, &first(report));
        if missed.is_empty() {
            return Ok(None);
        }
        wanted.extend(missed.into_iter().map(|missed| missed.unit));
    }
    Ok(None)
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

/// The errors about names that are not found, if there are any: others may come of them. Types
/// that do not match come of an implementation for another type, so they are last.
fn first(report: Report) -> Report {
    let rank = |error: &Diagnostic| match error.code() {
        _ if !names_not_found(error).is_empty() => 0,
        "E0308" => 2,
        _ => 1,
    };
    let is_error = |error: &&Diagnostic| error.is_error();
    let Some(first) = report.diagnostics.iter().filter(is_error).map(rank).min() else { return report };
    Report {
        diagnostics: report.diagnostics.into_iter().filter(|error| rank(error) == first).collect(),
        ..report
    }
}
