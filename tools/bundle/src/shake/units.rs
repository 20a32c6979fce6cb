//! All units of a text, and what depends on what.

use super::call_words::{CallWords, call_words};
use super::find;
use super::made::{Made, made};
use super::unit::{Unit, UnitKind, UnitName};
use grundy_rust::comments::Comments;
use std::ops::{Deref, Range};
use std::sync::OnceLock;

/// Which units are removed; of a unit inside a removed one it may say either.
pub type Gone = Vec<bool>;

/// The units of a text, each after the one around it. A unit is named by its index.
pub struct Units<'a> {
    text: &'a str,
    comments: Comments<'a>,
    units: Vec<Unit>,
    call_words: OnceLock<CallWords>,
    made: OnceLock<Made>,
}

impl Deref for Units<'_> {
    type Target = [Unit];

    fn deref(&self) -> &[Unit] {
        &self.units
    }
}

impl<'a> Units<'a> {
    pub fn parse(text: &'a str) -> syn::Result<Units<'a>> {
        let comments = Comments::parse(text)?;
        let units = find::units(text, &comments)?;
        Ok(Units { text, units, comments, call_words: OnceLock::new(), made: OnceLock::new() })
    }

    pub fn call_words(&self) -> &CallWords {
        self.call_words.get_or_init(|| call_words(self.text, &self.units, &self.comments))
    }

    /// What a call of a macro makes by its rules.
    pub fn made_by(&self, call: usize) -> &[String] {
        let made = self.made.get_or_init(|| made(self.text, &self.units));
        made.get(&call).map_or(&[], Vec::as_slice)
    }

    pub fn comments(&self) -> &Comments<'a> {
        &self.comments
    }

    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The text without what is gone, which is overwritten with spaces so that byte offsets in
    /// rustc's messages stay valid.
    pub fn blanked(&self, gone: &Gone) -> String {
        let gone = self.iter().zip(gone).filter(|&(_, &gone)| gone);
        without(self.text, gone.map(|(unit, _)| unit.range.clone()))
    }

    /// The same without the headings that nothing is left of.
    pub fn without_headings(&self, blanked: &str) -> String {
        without(blanked, self.idle_headings(blanked))
    }

    /// The text of the item that a derive is on.
    pub fn derived_on(&self, derive: usize) -> Option<&'a str> {
        let is_derive = self[derive].kind == UnitKind::Tried && !self[derive].is_impl;
        let list = self[derive].parent.filter(|&list| is_derive && self[list].name.is_nameless())?;
        let item = self[list].parent?;
        Some(&self.text[self[item].range.clone()])
    }

    pub fn present(&self, gone: &Gone) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|&unit| !self.is_gone(unit, gone))
    }

    /// Those of a kind that may go.
    pub fn of_kind(&self, kind: UnitKind, gone: &Gone) -> impl Iterator<Item = usize> {
        let may_go = |unit: &Unit| !unit.fixed && unit.stays_with.is_none();
        self.present(gone).filter(move |&unit| self[unit].kind == kind && may_go(&self[unit]))
    }

    /// Those at which std looks that went with others.
    pub fn marks_between<'g>(
        &self,
        before: &'g Gone,
        after: &'g Gone,
    ) -> impl Iterator<Item = usize> + use<'_, 'g, 'a> {
        self.present(before).filter(move |&unit| after[unit] && self[unit].stays_with.is_some())
    }

    /// Whether a unit or anything around it is gone.
    fn is_gone(&self, unit: usize, gone: &Gone) -> bool {
        gone[unit] || self[unit].parent.is_some_and(|parent| self.is_gone(parent, gone))
    }

    /// Whether a place is within something that is gone.
    pub fn is_in_gone(&self, place: &Range<usize>, gone: &Gone) -> bool {
        self.iter().zip(gone).any(|(unit, &gone)| gone && unit.holds(place))
    }

    /// Where the innermost item around a place begins, after its attributes.
    pub fn item_around(&self, place: &Range<usize>) -> Option<usize> {
        self.iter().rev().find(|unit| unit.holds(place) && unit.head.is_some())?.head
    }

    /// The headings of what is gone.
    fn idle_headings(&self, blanked: &str) -> impl Iterator<Item = Range<usize>> {
        let is_blank = |text: &str, range: &Range<usize>| text[range.clone()].trim().is_empty();
        let idle = move |about: &Range<usize>| is_blank(blanked, about) && !is_blank(self.text, about);
        self.comments
            .headings()
            .iter()
            .filter(move |heading| idle(&heading.about))
            .map(|heading| heading.range.clone())
    }

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
        let mut lost = (0..gone.len()).filter(|&other| gone[other]);
        let is_empty = candidate.kind == UnitKind::Holder && self.is_empty(unit, gone);
        match candidate.kind {
            _ if candidate.fixed => false,
            _ if candidate.stays_with.as_ref().is_some_and(|all| self.are_gone(all, gone)) => true,
            UnitKind::Import => lost.any(|other| self.imports(candidate, other)),
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
        let mut parts = self.iter().enumerate().filter(|(_, part)| part.parent == Some(holder));
        !self[holder].fixed && parts.all(|(index, part)| gone[index] || part.kind == UnitKind::Allow)
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
            && (self.is_only(item) || self[item].scope == self[implementation].scope)
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
                meant.scope == by.scope
                    || self.iter().any(|unit| {
                        unit.kind == UnitKind::Import
                            && unit.scope == by.scope
                            && unit.imported() == Some(name)
                            && self.imports(unit, item)
                    })
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

    /// The name with which a path to an item ends; `None` for a method or a member of a trait.
    fn path_name(&self, unit: usize) -> Option<&String> {
        let in_impl = self[unit].parent.is_some_and(|parent| self[parent].is_impl);
        let is_item = matches!(self[unit].kind, UnitKind::Item | UnitKind::Holder);
        self[unit].name.free_item().filter(|_| is_item && !in_impl)
    }

    /// Whether no other item has the name of this one.
    fn is_only(&self, item: usize) -> bool {
        let has_name = |other: &&Unit| {
            matches!(other.kind, UnitKind::Item | UnitKind::Holder) && other.name == self[item].name
        };
        self.iter().filter(has_name).count() == 1
    }

    /// The name of the module that a unit is in.
    fn module(&self, unit: &Unit) -> Option<&String> {
        let parent = &self[unit.parent?];
        parent.name.words().next().or_else(|| self.module(parent))
    }
}

/// How many bytes of a blanked text are not blank.
pub fn bytes_left(blanked: &str) -> usize {
    blanked.split_whitespace().map(str::len).sum()
}

/// A text with spaces for some of its parts.
fn without(text: &str, parts: impl Iterator<Item = Range<usize>>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for byte in parts.flatten() {
        if bytes[byte] != b'\n' {
            bytes[byte] = b' ';
        }
    }
    String::from_utf8(bytes).expect("only whole characters are overwritten")
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
