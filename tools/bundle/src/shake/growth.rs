//! Which implementations and calls of macros of large libraries a program needs, found from none of
//! them up: the compiler reads little, and its errors name what the rest lacks.

use super::blame::{asked_for, names_not_found};
use super::calls::{Calls, is_optional};
use super::mentions::unmentioned;
use super::reachability::unreached;
use super::units::{Gone, Units, bytes_left};
use crate::rustc::Rustc;
use anyhow::Result;
use grundy_rust::messages::{Diagnostic, Report};
use std::collections::HashSet;
use std::ops::Range;

/// After so many questions the other way is faster.
const MOST_QUESTIONS: usize = 40;

/// If so many bytes are needed the errors name too much, and so large a file is of no use.
const MOST_BYTES: usize = 140_000;

/// What can go; `None` if the errors do not say enough.
pub fn without_unneeded(units: &Units, libraries: &Range<usize>, rustc: &Rustc) -> Result<Option<Gone>> {
    let optional: Vec<usize> = (0..units.len()).filter(|&unit| is_optional(unit, units)).collect();
    let whole = vec![false; units.len()];
    let mut wanted = HashSet::new();
    for _ in 0..MOST_QUESTIONS {
        let calls = Calls::Only(wanted.clone());
        let gone = units.without(&unreached(units, libraries, &calls), &whole);
        let gone = units.without(&unmentioned(&units.blanked(&gone), units), &gone);
        let text = units.blanked(&gone);
        if bytes_left(&text) > MOST_BYTES {
            return Ok(None);
        }
        let report = rustc.check(&text, &[])?;
        if report.ok {
            return Ok(Some(gone));
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

/// The errors about names that are not found, if there are any: others may come of them.
fn first(report: Report) -> Report {
    let is_first = |error: &Diagnostic| !names_not_found(error).is_empty();
    if !report.diagnostics.iter().any(is_first) {
        return report;
    }
    Report { diagnostics: report.diagnostics.into_iter().filter(is_first).collect(), ..report }
}
