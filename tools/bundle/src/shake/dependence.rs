//! What cannot stay without what is gone.

use super::unit::{Unit, UnitKind, UnitName};
use super::units::{Gone, Units};
use std::ops::Range;

impl Units<'_> {
    /// What is gone if `more` is removed too, with everything that cannot stay without it.
    pub fn without(&self, more: &[usize], gone: &Gone) -> Gone {
        let mut gone = gone.clone();
        more.iter().for_each(|&unit| gone[unit] = true);
        loop {
            let follow: Vec<usize> = self.present(&gone).filter(|&unit| self.follows(unit, &gone)).collect();
            if follow.is_empty() {
                return gone;
            }
            follow.iter().for_each(|&unit| gone[unit] = true);
        }
    }

    /// Whether a unit cannot stay: its type, its trait, what it imports or its last part is gone.
    fn follows(&self, unit: usize, gone: &Gone) -> bool {
        let candidate = &self[unit];
        let mentioned = || candidate.name.words().flat_map(|name| self.named(name));
        let mut lost = mentioned().filter(|&other| gone[other]);
        let is_empty = candidate.kind == UnitKind::Holder && self.is_empty(unit, gone);
        match candidate.kind {
            _ if candidate.fixed => false,
            _ if candidate.stays_with.as_ref().is_some_and(|all| self.are_gone(all, gone)) => true,
            UnitKind::Import => {
                // Of what two modules of one name hold either may be meant.
                let has_another =
                    || mentioned().any(|other| !self.is_gone(other, gone) && self.imports(candidate, other));
                lost.any(|other| self.imports(candidate, other)) && !has_another()
                    || self.is_of_lost_module(candidate, gone)
            }
            UnitKind::Member => lost.any(|other| self.declares(other, unit)),
            UnitKind::Destructor => {
                let on = candidate.name.implementation().and_then(|(_, on)| on.first());
                lost.any(|other| on.is_some_and(|name| self.is_called(other, name, candidate)))
            }
            _ if candidate.is_impl => is_empty || lost.any(|other| self.is_implemented_by(other, unit)),
            _ => is_empty,
        }
    }

    /// Whether there are some, and all are gone.
    fn are_gone(&self, units: &[usize], gone: &Gone) -> bool {
        !units.is_empty() && units.iter().all(|&unit| self.is_gone(unit, gone))
    }

    /// Whether nothing is left in a holder.
    fn is_empty(&self, holder: usize, gone: &Gone) -> bool {
        let is_nothing = |part: usize| gone[part] || self[part].kind == UnitKind::Allow;
        !self[holder].fixed && self.parts(holder).all(is_nothing)
    }

    /// Whether an item is what a trait declares and a member of an implementation defines. Another
    /// trait of that name may have the member, too.
    fn declares(&self, item: usize, member: usize) -> bool {
        let (Some(of), Some(by)) = (self[item].parent, self[member].parent) else { return false };
        let by = &self[by];
        self[item].kind == UnitKind::Item
            && self[item].name == self[member].name
            && by.name.words().next().is_some_and(|name| self.is_called(of, name, by))
    }

    /// Whether an item is the trait or the type of an implementation.
    fn is_implemented_by(&self, item: usize, implementation: usize) -> bool {
        self[item].kind == UnitKind::Item
            && self
                .path_name(item)
                .is_some_and(|name| self[implementation].name.words().any(|word| word == name))
            && (self[item].scope == self[implementation].scope
                || self.is_only(item) && !self.is_of_std(item, implementation))
    }

    /// Whether the name of an item is one of std where an implementation is.
    fn is_of_std(&self, item: usize, implementation: usize) -> bool {
        let is_import = |&unit: &usize| {
            let unit = &self[unit];
            unit.kind == UnitKind::Import && unit.is_of_std && unit.scope == self[implementation].scope
        };
        self.path_name(item).is_some_and(|name| self.named(name).any(|unit| is_import(&unit)))
    }

    /// Whether a name with which a path in an implementation ends is surely that of this item.
    fn is_called(&self, item: usize, name: &String, by: &Unit) -> bool {
        let meant = &self[item];
        let around = |scope: &Range<usize>| scope.start <= by.scope.start && by.scope.end <= scope.end;
        if self.path_name(item) != Some(name) || meant.kind == UnitKind::Holder {
            return false;
        }
        match by.qualifier.as_deref() {
            None => {
                let imports_it = |unit: &Unit| {
                    unit.kind == UnitKind::Import && unit.scope == by.scope && self.imports(unit, item)
                };
                meant.scope == by.scope || self.named(name).any(|unit| imports_it(&self[unit]))
            }
            Some("crate" | "self" | "super") => around(&meant.scope) && self.is_only(item),
            qualifier => self.is_only(item) && self.module(meant).map(String::as_str) == qualifier,
        }
    }

    /// Whether an import imports that item, module or import: `use nim::Move;` and `Move` in `mod
    /// nim`.
    fn imports(&self, import: &Unit, unit: usize) -> bool {
        let item = &self[unit];
        let name = match item.kind {
            UnitKind::Import => item.imported(),
            _ => self.path_name(unit),
        };
        let UnitName::Import { name: imported, from: Some(from), .. } = &import.name else { return false };
        if name != Some(imported) || import.is_of_std {
            return false;
        }
        let is_relative = matches!(from.as_str(), "" | "crate" | "self" | "super");
        // Another import is meant only if it is in a module around this one.
        let is_around = item.scope.start <= import.scope.start && import.scope.end <= item.scope.end;
        let is_meant = if item.kind == UnitKind::Import { is_around } else { self.is_only(unit) };
        Some(from) == self.module(item) || is_relative && is_meant
    }

    /// Whether an import is of a module, or of all that is in one, and it is gone.
    fn is_of_lost_module(&self, import: &Unit, gone: &Gone) -> bool {
        let (module, around) = match &import.name {
            UnitName::Import { name, from: None, .. } => (name.as_str(), None),
            UnitName::Nameless => {
                let path = self.text()[import.place.clone()].strip_suffix('*').map(str::trim_end);
                let Some(path) = path.and_then(|path| path.strip_suffix("::")) else { return false };
                let mut path = path.rsplit("::").map(str::trim);
                (path.next().unwrap_or_default(), path.next())
            }
            _ => return false,
        };
        let around = around.filter(|around| !["", "crate", "self", "super"].contains(around));
        let is_there =
            |of: &Unit| around.is_none_or(|around| self.module(of).is_some_and(|its| its == around));
        let is_it =
            |&of: &usize| self[of].is_module() && self[of].name.free_item().is_some() && is_there(&self[of]);
        let all: Vec<usize> = self.named(module).filter(is_it).collect();
        !import.is_of_std && self.are_gone(&all, gone)
    }

    /// The name with which a path to an item ends; `None` for a method or a member of a trait.
    fn path_name(&self, unit: usize) -> Option<&String> {
        let is_item = matches!(self[unit].kind, UnitKind::Item | UnitKind::Holder);
        self[unit].name.free_item().filter(|_| is_item && !self.is_in_impl(unit))
    }

    /// Whether no other item has the name of this one.
    fn is_only(&self, item: usize) -> bool {
        let is_twin = |other: usize| {
            let is_item = matches!(self[other].kind, UnitKind::Item | UnitKind::Holder);
            other != item && is_item && self[other].name == self[item].name
        };
        !self[item].name.words().next_back().is_some_and(|name| self.named(name).any(is_twin))
    }

    /// The name of the module that a unit is in.
    fn module(&self, unit: &Unit) -> Option<&String> {
        let parent = &self[unit.parent?];
        parent.name.words().next().or_else(|| self.module(parent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_from_std_is_of_no_module_of_that_name() {
        let text =
            "mod io { use std::io::Read; pub fn a() {} }\nuse std::io::Read;\nuse io::a;\nfn main() {}";
        let units = Units::parse(text).unwrap();
        let imports: Vec<usize> =
            (0..units.len()).filter(|&unit| units[unit].kind == UnitKind::Import).collect();
        let item =
            |name: &str| (0..units.len()).find(|&unit| units[unit].declared().is_some_and(|own| own == name));
        let gone = units.without(&[imports[0], item("a").unwrap()], &vec![false; units.len()]);
        let left: Vec<bool> = imports.iter().map(|&unit| !gone[unit]).collect();
        assert_eq!(left, [false, true, false]);
    }
}
