//! The solution's own `allow`s: what they allowed may be gone. A library keeps its own.

use super::baseline::Baseline;
use super::removal::Removal;
use super::unit::UnitKind;
use super::units::{Gone, Units};
use crate::rustc::Rustc;
use anyhow::Result;
use std::ops::Range;

/// Without each `allow` without which there are no more warnings, if the rest compiles. On a
/// statement it may change the code, of which scopes are a part.
pub fn without_allows(
    mut removal: Removal,
    units: &Units,
    libraries: &Range<usize>,
    rustc: &Rustc,
    baseline: &Baseline,
) -> Result<Removal> {
    let is_own = |&unit: &usize| !units[unit].is_within(libraries);
    let allows: Vec<usize> = units.of_kind(UnitKind::Allow, &removal.gone).filter(is_own).collect();
    if allows.is_empty() {
        return Ok(removal);
    }
    let warnings = |gone: &Gone| -> Result<Option<usize>> {
        let report = rustc.check(&units.blanked(gone), &[])?;
        Ok(report.ok.then_some(report.diagnostics.len()))
    };
    let Some(before) = warnings(&removal.gone)? else { return Ok(removal) };
    for allow in allows {
        let gone = units.without(&[allow], &removal.gone);
        if warnings(&gone)?.is_some_and(|now| now <= before)
            && baseline.compare(&units.blanked(&gone), rustc)?.1
        {
            removal.gone = gone;
        }
    }
    Ok(removal)
}
