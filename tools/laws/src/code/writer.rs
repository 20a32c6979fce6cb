//! The functions that a law needs, and their names.

use super::language::Language;
use crate::tree::{Definition, Fold};
use std::rc::Rc;

/// What is written as a function of its own.
#[derive(Clone)]
pub enum Item {
    Definition(Rc<Definition>),
    Fold(Fold, Rc<Definition>),
}

impl Item {
    fn is(&self, other: &Item) -> bool {
        match (self, other) {
            (Item::Definition(a), Item::Definition(b)) => Rc::ptr_eq(a, b),
            (Item::Fold(f, a), Item::Fold(g, b)) => f == g && Rc::ptr_eq(a, b),
            _ => false,
        }
    }
}

/// Functions with their names.
pub struct Writer {
    pub language: Language,
    pub taken: Vec<String>,
    pub items: Vec<(Item, String)>,
}

impl Writer {
    /// The name of a function that is written later.
    pub fn name(&mut self, item: Item) -> String {
        if let Some(known) = self.items.iter().find(|known| known.0.is(&item)) {
            return known.1.clone();
        }
        let wish = match &item {
            Item::Definition(definition) if definition.is_sequence => "term",
            Item::Definition(definition) => definition.name,
            Item::Fold(Fold::Xor, _) => "nim_sum",
            Item::Fold(Fold::Sum, _) => "total",
            Item::Fold(Fold::All, _) => "all_piles",
        };
        let names = (1..).map(|i| if i == 1 { wish.to_owned() } else { format!("{wish}_{i}") });
        let name = names.into_iter().find(|name| !self.taken.contains(name)).unwrap_or_default();
        self.taken.push(name.clone());
        self.items.push((item, name.clone()));
        name
    }
}
