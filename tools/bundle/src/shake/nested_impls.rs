//! Implementations within functions, constants and types: they hold outside, too.

use super::unit::{Unit, UnitKind};

/// Fixes what holds an implementation that is about nothing of its own: it may be used although
/// nothing calls the function that it stands in.
pub fn fix(units: &mut [Unit]) {
    let outliving: Vec<usize> = (0..units.len()).filter(|&unit| outlives(units, unit)).collect();
    for unit in outliving {
        for holder in around(units, unit).collect::<Vec<_>>() {
            units[holder].fixed = true;
        }
    }
}

/// Whether an implementation stands in an item and names neither a type nor a trait of that item.
fn outlives(units: &[Unit], unit: usize) -> bool {
    let is_item = |&around: &usize| {
        let kind = units[around].kind;
        matches!(kind, UnitKind::Item | UnitKind::Member | UnitKind::Tried) && !units[around].is_impl
    };
    let Some(item) = around(units, unit).find(is_item) else { return false };
    let is_own = |(other, declared): (usize, &Unit)| {
        declared.declared().is_some_and(|name| units[unit].name.words().any(|word| word == name))
            && around(units, other).any(|around| around == item)
    };
    units[unit].is_impl && !units.iter().enumerate().any(is_own)
}

/// The units around a unit, from the inside.
fn around(units: &[Unit], unit: usize) -> impl Iterator<Item = usize> + '_ {
    std::iter::successors(units[unit].parent, |&around| units[around].parent)
}
