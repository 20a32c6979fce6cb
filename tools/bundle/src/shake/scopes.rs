//! What a name means in a module: names of other modules are known there only if it imports them.

use super::unit::{Unit, UnitKind};
use super::units::Units;
use std::collections::{HashMap, HashSet};

/// What a name means.
#[derive(Debug, PartialEq, Eq)]
pub enum Meaning {
    /// One of these units, which its module declares or imports.
    Units(Vec<usize>),
    /// Something of that name, wherever it is.
    Any,
    /// Nothing that is declared here: it is of std, or a parameter.
    Nothing,
}

/// The names that are known in each module.
pub struct Scopes {
    modules: HashMap<Option<usize>, Module>,
    /// The modules of each name.
    called: HashMap<String, Vec<usize>>,
    /// The module of each unit; the root has none.
    around: Vec<Option<usize>>,
}

#[derive(Default)]
struct Module {
    /// Items and imports.
    known: HashMap<String, Vec<usize>>,
    /// What is declared or imported within a function.
    unclear: HashSet<String>,
    /// Whether it knows what nobody names: by `use a::*`, or from a macro.
    is_open: bool,
    /// Whether it knows what the module around it does: by `use super::*`.
    looks_around: bool,
}

impl Scopes {
    pub fn new(units: &Units) -> Scopes {
        let around: Vec<Option<usize>> = units.iter().map(|unit| module_around(unit, units)).collect();
        let mut modules: HashMap<Option<usize>, Module> = HashMap::new();
        let mut called: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, unit) in units.iter().enumerate() {
            if let Some(name) = unit.name.free_item().filter(|_| unit.is_module()) {
                called.entry(name.clone()).or_default().push(index);
            }
            let module = modules.entry(around[index]).or_default();
            let name = match unit.kind {
                UnitKind::Item => unit.declared(),
                UnitKind::Import => unit.imported(),
                _ => None,
            };
            match name {
                Some(name) if is_directly_in(around[index], unit, units) => {
                    module.known.entry(name.clone()).or_default().push(index);
                }
                Some(name) => _ = module.unclear.insert(name.clone()),
                None if unit.kind == UnitKind::Call => module.is_open = true,
                None if unit.kind != UnitKind::Import || unit.is_of_std => {}
                None if units.text()[unit.range.clone()].starts_with("super::*") => {
                    module.looks_around = true;
                }
                None => module.is_open = true,
            }
        }
        Scopes { modules, called, around }
    }

    /// What a word of a unit (or of what is in none) means. Types, traits and constants begin with
    /// a capital; variables may have the names of functions.
    pub fn meaning(&self, unit: Option<usize>, word: &str) -> Meaning {
        if !word.starts_with(char::is_uppercase) {
            return Meaning::Any;
        }
        let mut at = unit.and_then(|unit| self.around[unit]);
        while let Some(module) = self.modules.get(&at) {
            match module.known.get(word) {
                _ if module.unclear.contains(word) => return Meaning::Any,
                Some(units) => return Meaning::Units(units.clone()),
                None if module.is_open => return Meaning::Any,
                None => match at.filter(|_| module.looks_around) {
                    Some(module) => at = self.around[module],
                    None => return Meaning::Nothing,
                },
            }
        }
        Meaning::Any
    }

    /// Whether there is a module of that name.
    pub fn is_module(&self, name: &str) -> bool {
        self.called.contains_key(name)
    }

    /// The same after `module::`, or in an import from it.
    pub fn meaning_in(&self, module: &str, word: &str) -> Meaning {
        let modules: Vec<&Module> = self
            .called
            .get(module)
            .into_iter()
            .flatten()
            .filter_map(|&at| self.modules.get(&Some(at)))
            .collect();
        let units: Vec<usize> =
            modules.iter().flat_map(|module| module.known.get(word)).flatten().copied().collect();
        // One of the modules may have it from another.
        let may_have_it = |module: &&Module| {
            module.unclear.contains(word)
                || !module.known.contains_key(word) && (module.is_open || module.looks_around)
        };
        let is_clear =
            word.starts_with(char::is_uppercase) && !units.is_empty() && !modules.iter().any(may_have_it);
        if is_clear { Meaning::Units(units) } else { Meaning::Any }
    }
}

/// Whether nothing but the declaration of an import is between a unit and its module.
fn is_directly_in(module: Option<usize>, unit: &Unit, units: &[Unit]) -> bool {
    let mut around = unit.parent;
    while around != module {
        let Some(holder) = around.map(|around| &units[around]) else { return false };
        if !holder.name.is_nameless() {
            return false;
        }
        around = holder.parent;
    }
    true
}

/// The module that a unit is in, if not the root.
fn module_around(unit: &Unit, units: &[Unit]) -> Option<usize> {
    let mut around = unit.parent;
    while let Some(index) = around {
        let holder = &units[index];
        if holder.is_module() {
            return around;
        }
        around = holder.parent;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a word means at the function `f` of a text: the places of what it may mean.
    fn meaning(text: &str, word: &str) -> Option<Vec<usize>> {
        let units = Units::parse(text).unwrap();
        let f = units.iter().position(|unit| unit.declared().is_some_and(|name| name == "f")).unwrap();
        match Scopes::new(&units).meaning(Some(f), word) {
            Meaning::Units(all) => Some(all.into_iter().map(|unit| units[unit].range.start).collect()),
            Meaning::Nothing => Some(vec![]),
            Meaning::Any => None,
        }
    }

    #[test]
    fn names_are_known_where_they_are_declared_or_imported() {
        assert_eq!(meaning("mod a { struct A; fn f() {} } mod b { struct A; }", "A"), Some(vec![8]));
        assert_eq!(meaning("mod a { struct A; } mod b { fn f() {} }", "A"), Some(vec![]));
        assert_eq!(meaning("mod a { struct A; } mod b { use super::a::A; fn f() {} }", "A"), Some(vec![32]));
        assert_eq!(meaning("struct A; mod b { use super::*; fn f() {} }", "A"), Some(vec![0]));
        assert_eq!(meaning("mod b { use std::io::*; fn f() {} }", "A"), Some(vec![]));
        assert_eq!(meaning("use super::*; fn f() {}", "A"), Some(vec![]), "nothing is around the root");
    }

    #[test]
    fn modules_of_one_name() {
        let meaning = |more: &str| {
            let text =
                format!("mod a {{ pub mod m {{ pub struct A; }} }} mod b {{ pub mod m {{ {more} }} }}");
            Scopes::new(&Units::parse(&text).unwrap()).meaning_in("m", "A")
        };
        assert!(matches!(meaning("pub struct B;"), Meaning::Units(all) if all.len() == 1));
        assert_eq!(meaning("mod inner { pub struct A; } pub use self::inner::*;"), Meaning::Any);
    }

    #[test]
    fn what_is_not_clear_may_be_anything() {
        assert_eq!(meaning("mod a { struct A; } mod b { use super::a::*; fn f() {} }", "A"), None);
        assert_eq!(meaning("mod b { make!(A); fn f() {} }", "A"), None);
        assert_eq!(meaning("struct A; fn f() { struct A; }", "A"), None);
        assert_eq!(meaning("struct A; fn f() { use b::A; }", "A"), None);
        assert_eq!(meaning("fn g() {} fn f() {}", "g"), None, "a variable may be called so");
    }
}
