//! One part of a file that can be removed: an item, an import, an implementation, a derive.

use std::ops::Range;

/// What decides that a unit is not needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnitKind {
    /// A named item: the compiler's warning does.
    Item,
    /// One name of an import: the compiler's warning does.
    Import,
    /// A module, an inherent impl, an import declaration or group, a list of derives: removed with
    /// its last part.
    Holder,
    /// A part of a trait's implementation: removed with what the trait declares.
    Member,
    /// It runs without being called by name: removed with its type.
    Destructor,
    /// An implementation, a derive or an item called `_…`: no warning exists, so its removal is
    /// tried.
    Tried,
    /// The call of a macro between items: removed only where names show that a library does not
    /// need it.
    Call,
    /// `#[allow(…)]`: its removal is tried when all else is done.
    Allow,
}

/// The names by which an error message would refer to a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnitName {
    /// A group, a list of derives, a glob import, a lint level.
    Nameless,
    /// An item or a module; a part of a trait, or of its implementation, is within that trait.
    Item { within: Option<String>, name: String },
    /// `use from::name as alias`; of `use from::{self}` the name is `from`, which comes from
    /// nowhere.
    Import { name: String, from: Option<String>, alias: Option<String> },
    /// An implementation or a derive: the trait, if it is of one, and the names in the type.
    Implementation { of: Option<String>, on: Vec<String> },
    /// A macro and all names among its arguments.
    Call { name: Option<String>, arguments: Vec<String> },
}

impl UnitName {
    /// All of them: the one that contains, then what is contained.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = &String> {
        let (first, second, list) = match self {
            UnitName::Nameless => (None, None, &[][..]),
            UnitName::Item { within, name } => (within.as_ref(), Some(name), &[][..]),
            UnitName::Import { name, from, alias } => {
                (Some(name), from.as_ref(), alias.as_ref().map_or(&[][..], std::slice::from_ref))
            }
            UnitName::Implementation { of, on } => (of.as_ref(), None, &on[..]),
            UnitName::Call { name, arguments } => (name.as_ref(), None, &arguments[..]),
        };
        first.into_iter().chain(second).chain(list)
    }

    pub fn is_nameless(&self) -> bool {
        *self == UnitName::Nameless
    }

    /// The trait of an implementation, and the names in its type.
    pub fn implementation(&self) -> Option<(&String, &[String])> {
        match self {
            UnitName::Implementation { of: Some(of), on } => Some((of, on)),
            _ => None,
        }
    }

    /// The name of an item or a module that is not part of a trait.
    pub fn free_item(&self) -> Option<&String> {
        match self {
            UnitName::Item { within: None, name } => Some(name),
            _ => None,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Unit {
    pub kind: UnitKind,
    pub name: UnitName,
    /// What is removed, with the attributes and comments that belong to it.
    pub range: Range<usize>,
    /// What a warning points at.
    pub place: Range<usize>,
    /// Of an item, where it begins after its attributes.
    pub head: Option<usize>,
    /// The module or block that it is directly in.
    pub scope: Range<usize>,
    /// The names in the arguments of the trait that it implements.
    pub arguments: Vec<String>,
    /// What the path of the trait that it implements (of the type, if it is a destructor) names
    /// before its end: `fmt` in `fmt::Display`.
    pub qualifier: Option<String>,
    /// The unit around it.
    pub parent: Option<usize>,
    /// Where std looks at it: it goes only with its type, or with all of these, if there are any.
    pub stays_with: Option<Vec<usize>>,
    /// Whether it has to stay: it acts without being mentioned, or holds something that cannot be
    /// removed (a macro call).
    pub fixed: bool,
    /// Whether it is an `impl`: without any of the names in its head it cannot stay.
    pub is_impl: bool,
    /// Whether it is an import from std, so of nothing in this file, whatever a module is called.
    pub is_of_std: bool,
    /// Whether only the compiler for another machine sees it, or a part of it.
    pub is_elsewhere: bool,
}

impl Unit {
    pub fn new(kind: UnitKind, range: Range<usize>, place: Range<usize>, name: UnitName) -> Unit {
        Unit {
            kind,
            name,
            range,
            place,
            head: None,
            scope: 0..0,
            arguments: Vec::new(),
            qualifier: None,
            parent: None,
            stays_with: None,
            fixed: false,
            is_impl: false,
            is_of_std: false,
            is_elsewhere: false,
        }
    }

    /// The name that an import makes known.
    pub fn imported(&self) -> Option<&String> {
        match &self.name {
            UnitName::Import { name, alias, .. } => Some(alias.as_ref().unwrap_or(name)),
            _ => None,
        }
    }

    /// The name that declares an item.
    pub fn declared(&self) -> Option<&String> {
        match &self.name {
            UnitName::Item { name, .. } if self.kind == UnitKind::Item => Some(name),
            _ => None,
        }
    }

    pub fn is_module(&self) -> bool {
        self.kind == UnitKind::Holder && !self.is_impl && matches!(self.name, UnitName::Item { .. })
    }

    /// Whether it is a macro in this text.
    pub fn is_macro(&self, text: &str) -> bool {
        let head = self.head.unwrap_or(self.range.start);
        self.kind == UnitKind::Item && text[head..].starts_with("macro_rules")
    }

    /// Whether it is a trait in this text.
    pub fn is_trait(&self, text: &str) -> bool {
        self.keyword(text) == Some("trait")
    }

    pub fn is_type(&self, text: &str) -> bool {
        ["struct", "enum", "union"].iter().any(|word| self.keyword(text) == Some(word))
    }

    /// The word before its name.
    pub fn keyword<'t>(&self, text: &'t str) -> Option<&'t str> {
        text[self.head.unwrap_or(self.range.start)..self.place.start].split_whitespace().next_back()
    }

    pub fn is_within(&self, place: &Range<usize>) -> bool {
        place.start <= self.range.start && self.range.end <= place.end
    }

    pub fn holds(&self, place: &Range<usize>) -> bool {
        self.range.start <= place.start && place.end <= self.range.end
    }
}

/// Of several macros of a name those that are known at a place; all of them if none is, for then
/// it cannot be seen which is meant.
pub fn known_or_all<T>(macros: &[T], is_known: impl Fn(&T) -> bool) -> impl Iterator<Item = &T> {
    let is_any_known = macros.iter().any(&is_known);
    macros.iter().filter(move |one| !is_any_known || is_known(one))
}
