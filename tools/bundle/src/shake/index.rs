//! Which units have a name, and what is in each: for programs of thousands of them.

use super::unit::{Unit, UnitName};
use std::collections::HashMap;

pub struct Index {
    /// The items, modules and imports of each name; an import has the one that it makes known.
    named: HashMap<String, Vec<usize>>,
    /// The units directly in each.
    parts: Vec<Vec<usize>>,
}

impl Index {
    pub fn new(units: &[Unit]) -> Index {
        let mut index = Index { named: HashMap::new(), parts: vec![Vec::new(); units.len()] };
        for (at, unit) in units.iter().enumerate() {
            unit.parent.into_iter().for_each(|parent| index.parts[parent].push(at));
            let name = match &unit.name {
                UnitName::Item { name, .. } => Some(name),
                _ => unit.imported(),
            };
            if let Some(name) = name {
                index.named.entry(name.clone()).or_default().push(at);
            }
        }
        index
    }

    pub fn named(&self, name: &str) -> &[usize] {
        self.named.get(name).map_or(&[], Vec::as_slice)
    }

    pub fn parts(&self, unit: usize) -> &[usize] {
        &self.parts[unit]
    }
}
