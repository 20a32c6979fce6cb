//! Implementations within functions, constants and types: they hold outside, too.

use super::unit::{Kind, Unit};

/// Fixes what holds an implementation that is about nothing of its own: it may be used although
/// nothing calls the function that it stands in.
pub fn fix(units: &mut [Unit]) {
    let outliving: Vec<usize> = (0..units.len()).filter(|&unit| outlives(units, unit)).collect();
    for unit in outliving {
        let mut around = units[unit].parent;
        while let Some(holder) = around {
            units[holder].fixed = true;
            around = units[holder].parent;
        }
    }
}

/// Whether an implementation stands in an item and names neither a type nor a trait of that item.
fn outlives(units: &[Unit], unit: usize) -> bool {
    let is = &units[unit];
    let Some(item) = around(units, unit).find(|&around| is_item(&units[around])) else { return false };
    let is_own = |(other, declared): (usize, &Unit)| {
        declared.kind == Kind::Item
            && declared.words.last().is_some_and(|name| is.words.contains(name))
            && around(units, other).any(|around| around == item)
    };
    is.implements && !units.iter().enumerate().any(is_own)
}

/// The units around a unit, from the inside.
fn around(units: &[Unit], unit: usize) -> impl Iterator<Item = usize> + '_ {
    std::iter::successors(units[unit].parent, |&around| units[around].parent)
}

/// Whether it is a function, a constant or a type: no module, no implementation.
fn is_item(unit: &Unit) -> bool {
    matches!(unit.kind, Kind::Item | Kind::Member | Kind::Tried) && !unit.implements
}
