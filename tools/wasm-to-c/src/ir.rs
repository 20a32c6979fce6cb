//! The tree that a function body becomes: expressions and structured statements.

use std::slice::from_ref;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    I32,
    I64,
    F32,
    F64,
}

impl Type {
    pub const ALL: [Type; 4] = [Type::I32, Type::I64, Type::F32, Type::F64];

    pub fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    pub fn bits(self) -> u8 {
        if matches!(self, Type::I32 | Type::F32) { 32 } else { 64 }
    }
}

/// How the bits of an integer are interpreted; floats count as signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    Signed,
    Unsigned,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    Eq,
    Ne,
    Lt,
    Gt,
    Le,
    Ge,
}

impl Relation {
    /// The relation that holds when this one does not (for integers only: not true of NaNs).
    pub fn opposite(self) -> Relation {
        match self {
            Relation::Eq => Relation::Ne,
            Relation::Ne => Relation::Eq,
            Relation::Lt => Relation::Ge,
            Relation::Gt => Relation::Le,
            Relation::Le => Relation::Gt,
            Relation::Ge => Relation::Lt,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    Clz,
    Ctz,
    Popcnt,
    /// Sign extension of the low bits.
    Extend(u8),
    /// 1 for zero, 0 for everything else.
    Eqz,
    Neg,
    Abs,
    Ceil,
    Floor,
    Trunc,
    Nearest,
    Sqrt,
    /// The same number in another type: wrap, extend, truncate, convert, demote, promote.
    Convert(Type, Sign),
    /// Float to integer; a value out of range becomes the nearest bound.
    Saturate(Type, Sign),
    /// The same bits in another type.
    Reinterpret(Type),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div(Sign),
    Rem(Sign),
    And,
    Or,
    Xor,
    Shl,
    Shr(Sign),
    Rotl,
    Rotr,
    Min,
    Max,
    Copysign,
    Compare(Relation, Sign),
}

/// What a relocation refers to: a symbol, as its address or as its index in the function table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    pub symbol: usize,
    pub in_table: bool,
}

impl Unary {
    pub fn result(self, operand: Type) -> Type {
        match self {
            Unary::Eqz => Type::I32,
            Unary::Convert(to, _) | Unary::Saturate(to, _) | Unary::Reinterpret(to) => to,
            _ => operand,
        }
    }
}

impl Binary {
    pub fn result(self, operands: Type) -> Type {
        if matches!(self, Binary::Compare(..)) { Type::I32 } else { operands }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The WebAssembly type; in memory the value has `bits` bits.
    pub ty: Type,
    pub bits: u8,
    pub sign: Sign,
    pub offset: u32,
    pub reference: Option<Reference>,
}

/// A binary or unary operator carries the type of its operands.
#[derive(Clone, PartialEq, Debug)]
pub enum Expr {
    I32(i32),
    I64(i64),
    /// Floats as bits, which keeps NaNs distinct.
    F32(u32),
    F64(u64),
    /// A constant that the linker filled in.
    Address(i64, Reference),
    Local(usize),
    Global(usize),
    Unary(Unary, Type, Box<Expr>),
    Binary(Binary, Type, Box<[Expr; 2]>),
    Load(Access, Box<Expr>),
    /// Condition, then, else.
    Select(Type, Box<[Expr; 3]>),
    Call(usize, Vec<Expr>),
    /// Type index; arguments and, last, the index in the table.
    CallIndirect(usize, Vec<Expr>),
    MemorySize,
    MemoryGrow(Box<Expr>),
}

/// A jump target, numbered within a function. Label 0 is the function's own end.
pub type Label = usize;

#[derive(Clone, PartialEq, Debug)]
pub enum Stmt {
    Set(usize, Expr),
    SetGlobal(usize, Expr),
    Store(Access, Expr, Expr),
    /// Destination, source, length.
    Copy(Expr, Expr, Expr),
    /// Destination, byte, length.
    Fill(Expr, Expr, Expr),
    /// Evaluates an expression only for its effects.
    Do(Expr),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// A jump to the label goes to the block's end.
    Block(Label, Vec<Stmt>),
    /// A jump to the label goes to the loop's start; the end of the body leaves the loop.
    Loop(Label, Vec<Stmt>),
    Jump(Label),
    Switch(Expr, Vec<Label>, Label),
    Return(Option<Expr>),
    Trap,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Body {
    /// Types of parameters, locals and temporaries.
    pub locals: Vec<Type>,
    /// All labels are below this number.
    pub labels: usize,
    pub code: Vec<Stmt>,
}

impl Expr {
    fn operands(&self) -> &[Expr] {
        match self {
            Expr::Unary(_, _, a) | Expr::Load(_, a) | Expr::MemoryGrow(a) => from_ref(a),
            Expr::Binary(_, _, ab) => &ab[..],
            Expr::Select(_, abc) => &abc[..],
            Expr::Call(_, args) | Expr::CallIndirect(_, args) => args,
            _ => &[],
        }
    }

    /// Calls `f` for this expression and all expressions within it.
    pub fn visit<'a>(&'a self, f: &mut impl FnMut(&'a Expr)) {
        f(self);
        self.operands().iter().for_each(|e| e.visit(f));
    }

    /// Whether evaluating it does more than produce a value.
    pub fn has_effect(&self) -> bool {
        matches!(self, Expr::Call(..) | Expr::CallIndirect(..) | Expr::MemoryGrow(_))
            || self.operands().iter().any(Expr::has_effect)
    }

    /// The constant's value, sign-extended.
    pub fn constant(&self) -> Option<i64> {
        match *self {
            Expr::I32(k) => Some(k.into()),
            Expr::I64(k) | Expr::Address(k, _) => Some(k),
            _ => None,
        }
    }

    pub fn is_comparison(&self) -> bool {
        matches!(self, Expr::Binary(Binary::Compare(..), ..) | Expr::Unary(Unary::Eqz, ..))
    }
}

impl Stmt {
    /// The expressions of this statement itself, not those of nested statements.
    pub fn exprs(&self) -> Vec<&Expr> {
        match self {
            Stmt::Set(_, e) | Stmt::SetGlobal(_, e) | Stmt::Do(e) | Stmt::If(e, ..) => vec![e],
            Stmt::Switch(e, ..) | Stmt::Return(Some(e)) => vec![e],
            Stmt::Store(_, a, b) => vec![a, b],
            Stmt::Copy(a, b, c) | Stmt::Fill(a, b, c) => vec![a, b, c],
            Stmt::Block(..) | Stmt::Loop(..) | Stmt::Jump(_) | Stmt::Return(None) | Stmt::Trap => vec![],
        }
    }

    /// The lists of statements within this one.
    pub fn arms(&self) -> [&[Stmt]; 2] {
        match self {
            Stmt::If(_, a, b) => [a, b],
            Stmt::Block(_, a) | Stmt::Loop(_, a) => [a, &[]],
            _ => [&[], &[]],
        }
    }

    /// Whether control never reaches what follows.
    pub fn leaves(&self) -> bool {
        match self {
            Stmt::Jump(_) | Stmt::Return(_) | Stmt::Trap | Stmt::Switch(..) => true,
            Stmt::If(_, a, b) => leaves(a) && leaves(b),
            _ => false,
        }
    }

    pub fn has_effect(&self) -> bool {
        self.exprs().iter().any(|e| e.has_effect())
    }
}

impl Body {
    /// Calls `f` for the function of every direct call.
    pub fn visit_calls(&self, mut f: impl FnMut(usize)) {
        visit_expressions(&self.code, &mut |e| {
            if let Expr::Call(callee, _) = e {
                f(*callee);
            }
        });
    }
}

pub fn leaves(code: &[Stmt]) -> bool {
    code.last().is_some_and(Stmt::leaves)
}

/// Calls `f` for every statement, outer ones first.
pub fn visit_statements<'a>(code: &'a [Stmt], f: &mut impl FnMut(&'a Stmt)) {
    for s in code {
        f(s);
        s.arms().into_iter().for_each(|arm| visit_statements(arm, f));
    }
}

pub fn visit_expressions<'a>(code: &'a [Stmt], f: &mut impl FnMut(&'a Expr)) {
    visit_statements(code, &mut |s| s.exprs().into_iter().for_each(|e| e.visit(f)));
}

/// A condition that holds where `e`, as a condition, does not.
pub fn not(e: Expr) -> Expr {
    match e {
        Expr::Unary(Unary::Eqz, _, a) => *a,
        Expr::Binary(Binary::Compare(r, s), ty, ab) if !ty.is_float() => {
            Expr::Binary(Binary::Compare(r.opposite(), s), ty, ab)
        }
        // The type does not matter in a condition: the operand may have either integer type.
        e => Expr::Unary(Unary::Eqz, Type::I32, Box::new(e)),
    }
}
