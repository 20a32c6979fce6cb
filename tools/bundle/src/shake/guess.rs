//! The first effort: what is probably left once everything removable is gone.

use super::mentions::{Places, places, unmentioned};
use super::removal::Removal;
use super::unit::UnitKind;
use super::units::{Gone, Units};

/// What the first reports say is left; `None` if more questions are needed.
pub fn guess(units: &Units, start: &Removal) -> Option<Removal> {
    if start.is_unsure {
        return None;
    }
    let mut removal = start.clone();
    loop {
        let candidates = removal.candidates(units);
        if candidates.is_empty() {
            return Some(removal);
        }
        let gone = units.without(&candidates, &removal.gone);
        let idle =
            [idle_imports(units, &removal.gone, &gone), unmentioned(&units.blanked(&gone), units)].concat();
        removal.gone = units.without(&idle, &gone);
    }
}

/// The imports whose names were mentioned in their modules and no longer are.
fn idle_imports(units: &Units, before: &Gone, after: &Gone) -> Vec<usize> {
    let is_import = |unit: usize| units[unit].kind == UnitKind::Import;
    // The way to what is imported mentions nothing, either.
    let mut declarations = vec![false; units.len()];
    for import in (0..units.len()).filter(|&unit| is_import(unit)) {
        let mut around = Some(import);
        while let Some(unit) = around.filter(|&unit| is_import(unit) || units[unit].name.is_nameless()) {
            declarations[unit] = true;
            around = units[unit].parent;
        }
    }
    let without_imports = |gone: &Gone| {
        units.blanked(&gone.iter().zip(&declarations).map(|(&gone, &import)| gone || import).collect())
    };
    let (text_before, text_after) = (without_imports(before), without_imports(after));
    let (places_before, places_after) = (places(&text_before), places(&text_after));
    let is_idle = |&unit: &usize| {
        let Some(name) = units[unit].imported().filter(|name| *name != "_") else { return false };
        let mentions = |places: &Places| {
            let at = places.get(name.as_str()).into_iter().flatten();
            at.into_iter().any(|at| units[unit].scope.contains(at))
        };
        mentions(&places_before) && !mentions(&places_after)
    };
    units.present(before).filter(|&unit| is_import(unit)).filter(is_idle).collect()
}
