//! Implementations at which std looks though the program names nothing of them: pointers that
//! count compare addresses first only if the type is `Eq`, an iterator remembers its end unless it
//! is a `FusedIterator`, and slices are copied and sorted in other ways if the type is `Copy`.
//! Without them the same calls do something else.

use super::unit::{Unit, UnitKind};

/// The marks, and what without them means nothing; `Copy` always does.
const MARKS: &[(&str, Option<&str>)] =
    &[("Copy", None), ("Eq", Some("PartialEq")), ("FusedIterator", Some("Iterator"))];

/// Notes which units stay as long as their types, or as what they are marks of.
pub fn tie(units: &mut [Unit]) {
    for unit in 0..units.len() {
        let Some((of, on)) = units[unit].tried().map(|(of, on)| (of.clone(), on.to_vec())) else { continue };
        let Some((_, base)) = MARKS.iter().find(|(mark, _)| *mark == of).filter(|_| !on.is_empty()) else {
            continue;
        };
        units[unit].stays_with = Some(base.map_or(Vec::new(), |base| same(units, base, &on)));
        if of == "Copy" {
            same(units, "Clone", &on)
                .into_iter()
                .for_each(|clone| units[clone].stays_with = Some(Vec::new()));
        }
    }
}

/// The implementations of a trait for a type.
fn same(units: &[Unit], of: &str, on: &[String]) -> Vec<usize> {
    let is_it = |&unit: &usize| units[unit].tried().is_some_and(|(other, its)| other == of && its == on);
    (0..units.len()).filter(is_it).collect()
}

impl Unit {
    /// The trait and the type of an implementation or a derive.
    fn tried(&self) -> Option<(&String, &[String])> {
        self.name.implementation().filter(|_| self.kind == UnitKind::Tried)
    }
}
