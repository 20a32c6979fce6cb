//! All units of a text, and what depends on what.

use super::find;
use super::unit::{Kind, Unit};
use crate::base::edits::line_start;
use std::ops::{Deref, Range};

/// Which units are removed; of a unit inside a removed one it may say either.
pub type Gone = Vec<bool>;

/// The units of a text, each after the one around it. A unit is named by its index.
pub struct Units<'a> {
    text: &'a str,
    units: Vec<Unit>,
}

impl Deref for Units<'_> {
    type Target = [Unit];

    fn deref(&self) -> &[Unit] {
        &self.units
    }
}

impl<'a> Units<'a> {
    /// The units of a text.
    pub fn of(text: &'a str) -> syn::Result<Units<'a>> {
        Ok(Units { text, units: find::units(text)? })
    }

    /// The text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The text without what is gone, which is overwritten with spaces so that byte offsets in
    /// rustc's messages stay valid.
    pub fn blanked(&self, gone: &Gone) -> String {
        let mut bytes = self.text.as_bytes().to_vec();
        for (unit, _) in self.iter().zip(gone).filter(|&(_, &gone)| gone) {
            for byte in &mut bytes[unit.range.clone()] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
        String::from_utf8(bytes).expect("only whole characters are overwritten")
    }

    /// The units that are still there.
    pub fn present(&self, gone: &Gone) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|&unit| !self.is_gone(unit, gone))
    }

    /// Those of a kind.
    pub fn of_kind(&self, kind: Kind, gone: &Gone) -> impl Iterator<Item = usize> {
        self.present(gone).filter(move |&unit| self[unit].kind == kind)
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
        let item = self.iter().rev().find(|unit| unit.kind == Kind::Item && unit.holds(place))?;
        let line = line_start(self.text, item.name.start);
        Some(line + (self.text[line..].len() - self.text[line..].trim_start().len()))
    }

    /// Where the module is, or the function, that a unit is in.
    pub fn module_range(&self, unit: usize) -> Range<usize> {
        match self[unit].parent {
            None => 0..self.text.len(),
            Some(parent) if self[parent].words.is_empty() => self.module_range(parent),
            Some(parent) => self[parent].range.clone(),
        }
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
        let is = &self[unit];
        let mut lost = (0..gone.len()).filter(|&other| gone[other]);
        let is_empty = is.kind == Kind::Holder && self.is_empty(unit, gone);
        match is.kind {
            Kind::Import => lost.any(|other| self.imports(is, other)),
            Kind::Member if !is.implements => {
                lost.any(|other| self.declares(other, &is.words) && self.is_only(other))
            }
            _ if is.implements => is_empty || lost.any(|other| self.is_implemented_by(other, unit)),
            _ => is_empty,
        }
    }

    /// Whether nothing is left in a holder.
    fn is_empty(&self, holder: usize, gone: &Gone) -> bool {
        let mut parts = self.iter().enumerate().filter(|(_, part)| part.parent == Some(holder));
        !self[holder].fixed && parts.all(|(index, part)| gone[index] || part.kind == Kind::Allow)
    }

    /// Whether an item is what a trait declares under these words.
    fn declares(&self, item: usize, words: &[String]) -> bool {
        self[item].kind == Kind::Item && self[item].words == words
    }

    /// Whether an item is the trait or the type of an implementation.
    fn is_implemented_by(&self, item: usize, implementation: usize) -> bool {
        self[item].kind == Kind::Item
            && self.path_name(item).is_some_and(|name| self[implementation].words.contains(name))
            && (self.is_only(item) || self.module_range(item) == self.module_range(implementation))
    }

    /// Whether an import imports that item, module or import: `use nim::Move;` and `Move` in `mod
    /// nim`.
    fn imports(&self, import: &Unit, unit: usize) -> bool {
        let item = &self[unit];
        let name = match item.kind {
            Kind::Import => item.imported(),
            _ => self.path_name(unit),
        };
        if name.is_none() || import.words.first() != name {
            return false;
        }
        let Some(from) = import.words.get(1) else { return false };
        let is_relative = matches!(from.as_str(), "" | "crate" | "self" | "super");
        Some(from) == self.module(item) || is_relative && (item.kind == Kind::Import || self.is_only(unit))
    }

    /// The name with which a path to an item ends; `None` for a method or a member of a trait.
    fn path_name(&self, unit: usize) -> Option<&String> {
        let is = &self[unit];
        let in_impl = is.parent.is_some_and(|parent| self[parent].implements);
        match &is.words[..] {
            [name] if matches!(is.kind, Kind::Item | Kind::Holder) && !in_impl && !is.implements => {
                Some(name)
            }
            _ => None,
        }
    }

    /// Whether no other item has the words of this one.
    fn is_only(&self, item: usize) -> bool {
        let is = |other: &&Unit| {
            matches!(other.kind, Kind::Item | Kind::Holder)
                && !other.implements
                && other.words == self[item].words
        };
        self.iter().filter(is).count() == 1
    }

    /// The name of the module that a unit is in.
    fn module(&self, unit: &Unit) -> Option<&String> {
        let parent = &self[unit.parent?];
        parent.words.first().or_else(|| self.module(parent))
    }
}
