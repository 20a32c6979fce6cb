//! One part of a file that can be removed: an item, an import, an implementation, a derive.

use std::ops::Range;

/// Who says that a unit is not needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
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
    /// need it. Its words are the macro's name and all names among the arguments.
    Call,
    /// `#[allow(…)]`: its removal is tried when all else is done.
    Allow,
}

/// A part that can be removed.
#[derive(Debug, Clone)]
pub struct Unit {
    /// Who decides.
    pub kind: Kind,
    /// What is removed, with the attributes and comments that belong to it.
    pub range: Range<usize>,
    /// What a warning points at.
    pub name: Range<usize>,
    /// Of an item, where it begins after its attributes.
    pub head: Option<usize>,
    /// The module or block that it is directly in.
    pub scope: Range<usize>,
    /// The names by which an error message would refer to it: of an implementation the trait, then
    /// the type; of an import the name, where it comes from, and its new name.
    pub words: Vec<String>,
    /// The names in the arguments of the trait that it implements.
    pub arguments: Vec<String>,
    /// What the path of the trait that it implements (of the type, if it is a destructor) names
    /// before its end: `fmt` in `fmt::Display`.
    pub qualifier: Option<String>,
    /// The unit around it.
    pub parent: Option<usize>,
    /// Whether it has to stay: it acts without being mentioned, or holds something that cannot be
    /// removed (a macro call).
    pub fixed: bool,
    /// Whether it implements what `words` names: without any of them it cannot stay.
    pub implements: bool,
}

impl Unit {
    /// A unit at the root.
    pub fn new(kind: Kind, range: Range<usize>, name: Range<usize>, words: Vec<String>) -> Unit {
        Unit {
            kind,
            range,
            name,
            head: None,
            scope: 0..0,
            words,
            arguments: Vec::new(),
            qualifier: None,
            parent: None,
            fixed: false,
            implements: false,
        }
    }

    /// The name that an import makes known.
    pub fn imported(&self) -> Option<&String> {
        self.words.get(2).or(self.words.first())
    }

    /// Whether a place is within it.
    pub fn holds(&self, place: &Range<usize>) -> bool {
        self.range.start <= place.start && place.end <= self.range.end
    }
}
