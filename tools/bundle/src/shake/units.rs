//! All units of a text, and what depends on what.

use super::call_words::{CallWords, call_words};
use super::find;
use super::index::Index;
use super::made::{Made, made};
use super::unit::{Unit, UnitKind, UnitName};
use grundy_rust::comments::Comments;
use grundy_rust::tokens::is_part;
use std::ops::{Deref, Range};
use std::sync::OnceLock;

/// Which units are removed; of a unit inside a removed one it may say either.
pub type Gone = Vec<bool>;

/// The units of a text, each after the one around it. A unit is named by its index.
pub struct Units<'a> {
    text: &'a str,
    comments: Comments<'a>,
    units: Vec<Unit>,
    index: Index,
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
        let index = Index::new(&units);
        Ok(Units { text, units, index, comments, call_words: OnceLock::new(), made: OnceLock::new() })
    }

    /// The same, knowing at which places conditions are that hold only on another machine, which
    /// may be in a macro. What implements something there goes with its type.
    pub fn seen_elsewhere(mut self, conditions: &[usize]) -> Self {
        let mut places = conditions.to_vec();
        while let Some(place) = places.pop() {
            let around = self.iter().rposition(|unit| unit.range.contains(&place));
            let Some(at) = around.filter(|&unit| !self[unit].is_elsewhere) else { continue };
            if let Some(name) = self[at].declared().filter(|_| self[at].is_macro(self.text)) {
                let call = format!("{name}!");
                let calls = self.text.match_indices(&call).map(|(at, _)| at);
                places.extend(calls.filter(|&at| !self.text[..at].ends_with(is_part)));
            }
            // It is about a part of a function or a type, or about all of the unit.
            let is_inside = self[at].head.is_some_and(|head| head <= place);
            let end = if is_inside { self[at].range.start } else { self[at].range.end };
            self.units[at].is_elsewhere = true;
            for unit in self.units[at..].iter_mut().filter(|unit| unit.range.end <= end) {
                unit.is_elsewhere = true;
                if unit.kind == UnitKind::Tried {
                    unit.stays_with.get_or_insert_default();
                }
            }
        }
        self
    }

    /// The items, modules and imports of a name; an import has the one that it makes known.
    pub fn named(&self, name: &str) -> impl Iterator<Item = usize> {
        self.index.named(name).iter().copied()
    }

    /// Those of them that are declared as items.
    pub fn declared(&self, name: &str) -> impl Iterator<Item = usize> {
        self.named(name).filter(|&unit| self[unit].kind == UnitKind::Item)
    }

    /// The units directly in one.
    pub fn parts(&self, unit: usize) -> impl Iterator<Item = usize> {
        self.index.parts(unit).iter().copied()
    }

    pub fn call_words(&self) -> &CallWords {
        let knows = |place, known: &Unit| self.knows_macro(place, known);
        self.call_words.get_or_init(|| call_words(self.text, &self.units, &self.comments, knows))
    }

    /// Whether a call of a macro can be removed if the rest compiles without it.
    pub fn is_removable(&self, call: usize) -> bool {
        let words = &self.call_words()[&call];
        !self[call].fixed && !words.acts() && !words.acts_on_values()
    }

    /// What a call of a macro makes by its rules.
    pub fn made_by(&self, call: usize) -> &[String] {
        let made = self.made.get_or_init(|| made(self.text, &self.units));
        made.get(&call).map_or(&[], Vec::as_slice)
    }

    /// Whether a function of an `impl` of no trait has the name of another item.
    pub fn is_ambiguous_method(&self, unit: usize) -> bool {
        let has_twin = |name: &String| self.declared(name).any(|other| other != unit);
        !self[unit].fixed && self.is_in_impl(unit) && self[unit].declared().is_some_and(has_twin)
    }

    /// The names in the type of the implementation that a unit is directly in.
    pub fn types_around(&self, unit: usize) -> &[String] {
        match self[unit].parent.map(|around| &self[around].name) {
            Some(UnitName::Implementation { on, .. }) => on,
            _ => &[],
        }
    }

    /// Whether a unit is the method of that name of a type.
    pub fn is_method(&self, unit: usize, of: &str, name: &str) -> bool {
        self[unit].declared().is_some_and(|own| own == name)
            && self.types_around(unit).iter().any(|word| word == of)
    }

    /// Whether an item is a function.
    pub fn is_function(&self, unit: usize) -> bool {
        self[unit].keyword(self.text) == Some("fn")
    }

    /// Whether an item is part of no implementation and no trait.
    pub fn is_free(&self, unit: &Unit) -> bool {
        unit.parent.is_none_or(|parent| self[parent].kind == UnitKind::Holder && !self[parent].is_impl)
    }

    /// The module outside of which nothing sees an import, if that is sure.
    pub fn seen_only_in(&self, import: usize) -> Option<usize> {
        let declaration = self.declaration(import);
        let head = &self.text[self[declaration].range.start..self[import].place.start];
        let module =
            self[declaration].parent.filter(|&around| self[around].is_module() && !self[around].fixed);
        module.filter(|_| !head.contains("pub"))
    }

    /// The `use` that an import is in.
    pub fn declaration(&self, import: usize) -> usize {
        let mut declaration = import;
        while let Some(around) = self[declaration].parent.filter(|&around| self[around].name.is_nameless()) {
            declaration = around;
        }
        declaration
    }

    /// Whether a macro is known at a place by its name alone: in the module that it is in, or,
    /// after `#[macro_use]`, in the one around that.
    pub fn knows_macro(&self, place: usize, known: &Unit) -> bool {
        let mut around = known.parent.map(|around| &self[around]);
        while let Some(module) = around.filter(|module| !module.range.contains(&place)) {
            if !self.text[module.range.start..module.place.start].contains("macro_use") {
                return false;
            }
            around = module.parent.map(|around| &self[around]);
        }
        true
    }

    pub fn is_in_impl(&self, unit: usize) -> bool {
        self[unit].parent.is_some_and(|parent| self[parent].is_impl)
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
    pub fn is_gone(&self, unit: usize, gone: &Gone) -> bool {
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
