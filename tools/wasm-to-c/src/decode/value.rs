//! Operands that wait on the stack, and what they depend on.

use crate::ir::{Expr, Type};

/// What the value of an expression depends on.
#[derive(Clone, Default)]
pub struct Effects {
    pub locals: Vec<usize>,
    pub memory: bool,
    pub globals: bool,
    /// Whether evaluation changes something.
    pub acts: bool,
}

/// An operand on the stack.
#[derive(Clone)]
pub struct Value {
    pub expr: Expr,
    pub ty: Type,
    pub effects: Effects,
    /// How deeply operators are nested.
    pub depth: u32,
}

impl Value {
    pub fn new(expr: Expr, ty: Type) -> Value {
        Value { expr, ty, effects: Effects::default(), depth: 0 }
    }

    pub fn local(local: usize, ty: Type) -> Value {
        let mut value = Value::new(Expr::Local(local), ty);
        value.effects.locals.push(local);
        value
    }

    /// An expression made of several operands.
    pub fn made_of(ty: Type, parts: Vec<Value>, make: impl FnOnce(Vec<Expr>) -> Expr) -> Value {
        let (mut effects, mut depth, mut exprs) = (Effects::default(), 0, vec![]);
        for part in parts {
            effects.locals.extend(part.effects.locals);
            effects.memory |= part.effects.memory;
            effects.globals |= part.effects.globals;
            effects.acts |= part.effects.acts;
            depth = depth.max(part.depth);
            exprs.push(part.expr);
        }
        effects.locals.sort_unstable();
        effects.locals.dedup();
        Value { expr: make(exprs), ty, effects, depth: depth + 1 }
    }
}
