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

#[derive(Clone)]
pub struct Operand {
    pub expr: Expr,
    pub ty: Type,
    pub effects: Effects,
    /// How deeply operators are nested.
    pub depth: u32,
}

impl Operand {
    pub fn new(expr: Expr, ty: Type) -> Operand {
        Operand { expr, ty, effects: Effects::default(), depth: 0 }
    }

    pub fn local(local: usize, ty: Type) -> Operand {
        let mut operand = Operand::new(Expr::Local(local), ty);
        operand.effects.locals.push(local);
        operand
    }

    /// An expression made of a known number of operands.
    pub fn from_parts<const N: usize>(
        ty: Type,
        parts: [Operand; N],
        make: impl FnOnce([Expr; N]) -> Expr,
    ) -> Operand {
        let (effects, depth) = combined(&parts);
        Operand { expr: make(parts.map(|part| part.expr)), ty, effects, depth }
    }

    /// A call, which changes something.
    pub fn from_args(ty: Type, args: Vec<Operand>, make: impl FnOnce(Vec<Expr>) -> Expr) -> Operand {
        let (effects, depth) = combined(&args);
        let expr = make(args.into_iter().map(|arg| arg.expr).collect());
        Operand { expr, ty, effects: Effects { acts: true, ..effects }, depth }
    }
}

/// What an expression with these operands depends on, and how deep it is.
fn combined(parts: &[Operand]) -> (Effects, u32) {
    let mut effects = Effects::default();
    for part in parts {
        effects.locals.extend(&part.effects.locals);
        effects.memory |= part.effects.memory;
        effects.globals |= part.effects.globals;
        effects.acts |= part.effects.acts;
    }
    effects.locals.sort_unstable();
    effects.locals.dedup();
    (effects, 1 + parts.iter().map(|part| part.depth).max().unwrap_or(0))
}
