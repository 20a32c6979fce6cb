//! A law as an expression: its values, its formula, its length in bits, its range and its code all
//! come from the same tree.

mod comparison;
mod definition;
mod expression;
mod formula;
pub mod function;
mod interval;
mod length;
pub mod operator;
mod range;
mod relation;
mod remainders;
mod rules;
mod value;

pub use definition::ranges;
pub use expression::{Definition, Expr, Fold, Parameter, Relation, Search, n};
pub use range::beyond;
pub use rules::{Automaton, Period, Recurrence, Remainder, Remainders, State, Step};
pub use value::Scope;
