//! A law as an expression: its values, its formula, its length in bits, its range and its code all
//! come from the same tree.

mod definition;
mod expression;
mod formula;
pub mod function;
mod interval;
mod length;
pub mod operator;
mod range;
mod relation;
mod value;

pub use definition::ranges;
pub use expression::{
    Automaton, Definition, Expr, Fold, Parameter, Period, Recurrence, Relation, Search, State, Step, n,
};
pub use range::beyond;
pub use relation::named;
pub use value::Scope;
