//! Proves by names alone that nothing misses what is gone: then what is left compiles to the
//! code that it had before, and the whole need not be compiled.

use super::unit::UnitKind;
use super::units::{Gone, Units};
use grundy_rust::tokens::words;
use std::collections::BTreeSet;

/// Whether what is left names nothing that is gone, and each implementation that is gone stands
/// beside its trait or type, which is gone, too: no value of such a type can exist, and no method
/// of such a trait is named.
pub fn proves_unmissed(units: &Units, gone: &Gone) -> syn::Result<bool> {
    let left = words(&units.blanked(gone))?;
    let mut all = vec![true; units.len()]; // also what is inside of what is gone
    units.present(gone).for_each(|unit| all[unit] = false);
    let proof = Proof { units, gone: all, left };
    Ok((0..units.len()).filter(|&unit| proof.gone[unit]).all(|unit| proof.is_unmissed(unit)))
}

struct Proof<'a> {
    units: &'a Units<'a>,
    gone: Gone,
    /// All words of what is left.
    left: BTreeSet<String>,
}

impl Proof<'_> {
    fn is_unmissed(&self, unit: usize) -> bool {
        let removed = &self.units[unit];
        match removed.kind {
            UnitKind::Item => {
                removed.declared().is_some_and(|name| self.is_unnamed(name)) || self.is_within(unit)
            }
            UnitKind::Import => {
                let mut name = removed.name.words().take(1);
                name.any(|name| (0..self.units.len()).any(|item| self.is_lost(item, name)))
            }
            UnitKind::Tried | UnitKind::Destructor if removed.is_impl => self.is_of_lost(unit),
            UnitKind::Tried | UnitKind::Destructor => self.is_within(unit),
            UnitKind::Holder | UnitKind::Member | UnitKind::Allow => true,
            UnitKind::Call => false, // what it makes is not known
        }
    }

    fn is_unnamed(&self, name: &String) -> bool {
        !self.left.contains(name)
    }

    /// Whether an item is a type or a trait of that name that nothing can name. (The type that an
    /// alias is for may still be there.)
    fn is_lost(&self, item: usize, name: &String) -> bool {
        let lost = &self.units[item];
        let Some(head) = lost.head.filter(|_| self.gone[item] && lost.kind == UnitKind::Item) else {
            return false;
        };
        let words = self.units.text()[head..lost.place.start].split_whitespace();
        lost.name.free_item() == Some(name)
            && self.is_unnamed(name)
            && words.last().is_some_and(|word| ["struct", "enum", "union", "trait"].contains(&word))
    }

    /// Whether an implementation is in the module of a lost type or trait, which its head names
    /// without a path: so no other is meant.
    fn is_of_lost(&self, implementation: usize) -> bool {
        let implementation = &self.units[implementation];
        let text = &self.units.text()[implementation.range.clone()];
        let head = text.split('{').next().unwrap_or(text);
        implementation.name.words().any(|name| {
            !head.contains(&format!("::{name}"))
                && (0..self.units.len())
                    .any(|item| self.units[item].scope == implementation.scope && self.is_lost(item, name))
        })
    }

    /// Whether what it is a part of is a type, a function or an implementation that is gone: what
    /// is left has no way to it, whatever its name is. The parts of a trait are called by their
    /// names alone.
    fn is_within(&self, unit: usize) -> bool {
        let Some(around) = self.units[unit].parent.filter(|&around| self.gone[around]) else { return false };
        let (holder, text) = (&self.units[around], self.units.text());
        match holder.kind {
            UnitKind::Item => {
                let head = &text[holder.head.unwrap_or(holder.range.start)..holder.place.start];
                !head.split_whitespace().any(|word| word == "trait")
            }
            // A list of derives.
            UnitKind::Holder if !holder.is_impl => holder.name.is_nameless() && self.is_within(around),
            _ => holder.is_impl && self.is_of_lost(around),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether nothing can miss what is in `mod gone`.
    fn is_cut(text: &str) -> bool {
        let units = Units::parse(text).unwrap();
        let from = text.find("mod gone").unwrap();
        let of_gone: Vec<usize> = (0..units.len())
            .filter(|&unit| from < units[unit].range.start && units[unit].kind != UnitKind::Holder)
            .collect();
        proves_unmissed(&units, &units.without(&of_gone, &vec![false; units.len()])).unwrap()
    }

    #[test]
    fn types_and_traits_that_are_gone_take_their_implementations_with_them() {
        assert!(is_cut(
            "fn main() {} mod gone { #[derive(Clone)] struct A<T>(T); impl<T> Drop for A<T> { fn drop(&mut self) {} } }"
        ));
        assert!(is_cut("fn main() { m() } fn m() {} mod gone { struct A; impl A { fn m() {} } }"));
        assert!(is_cut(
            "fn main() {} mod gone { trait A { fn m() {} } impl A for u8 {} fn f() { struct B; } }"
        ));
    }

    #[test]
    fn what_acts_on_what_is_left_is_missed() {
        // A destructor by another name, a value of the type with a constant's parameter.
        assert!(!is_cut(
            "struct B; fn main() {} mod gone { use super::B; type A = B; impl Drop for A { fn drop(&mut self) {} } }"
        ));
        assert!(!is_cut(
            "struct B; fn main() {} mod gone { use super::*; const A: usize = 3; impl Drop for B { fn drop(&mut self) {} } }"
        ));
        // A method by its name alone, a type of std with a lost name, something that a macro makes.
        assert!(!is_cut(
            "fn main() { 1u8.m() } mod gone { pub trait A { fn m(&self) {} } impl<T> A for T {} }"
        ));
        assert!(!is_cut(
            "trait T {} fn main() {} mod gone { struct Duration; impl super::T for std::time::Duration {} }"
        ));
        assert!(!is_cut("fn main() {} mod gone { thread_local! { static A: u8 = 1 } }"));
    }
}
