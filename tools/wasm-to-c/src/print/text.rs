//! Pieces of C: the text of an expression, how tightly it binds, and its C type.

use crate::ir::Type;

/// The precedences of C's operators.
pub mod level {
    pub const ASSIGN: u8 = 2;
    pub const CONDITIONAL: u8 = 3;
    pub const LOGICAL_OR: u8 = 4;
    pub const LOGICAL_AND: u8 = 5;
    pub const OR: u8 = 6;
    pub const XOR: u8 = 7;
    pub const AND: u8 = 8;
    pub const EQUAL: u8 = 9;
    pub const LESS: u8 = 10;
    pub const SHIFT: u8 = 11;
    pub const SUM: u8 = 12;
    pub const PRODUCT: u8 = 13;
    pub const UNARY: u8 = 15;
    pub const ATOM: u8 = 16;
}

/// The C type of a printed expression.
///
/// The invariant of all printing: **the C value, converted to the unsigned C type as wide as the
/// WebAssembly type, is the WebAssembly value.** So an `i32` prints as `Int` or `U32`; an `i64` as
/// `Int` (which the conversion sign-extends), `U32` (which it zero-extends), `S64` or `U64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CType {
    /// `int`, known to lie between two bounds (inclusive).
    Int(i64, i64),
    U32,
    S64,
    U64,
    F32,
    F64,
}

pub const MIN: i64 = i32::MIN as i64;
pub const MAX: i64 = i32::MAX as i64;

impl CType {
    pub const INT: CType = CType::Int(MIN, MAX);

    /// `int` if the bounds allow it.
    pub fn int(low: i64, high: i64) -> Option<CType> {
        (low >= MIN && high <= MAX).then_some(CType::Int(low, high))
    }

    pub fn is_int(self) -> bool {
        matches!(self, CType::Int(..))
    }

    /// Whether the value, as C sees it, is at most 32 bits wide and not negative.
    pub fn is_small_unsigned(self) -> bool {
        matches!(self, CType::U32 | CType::Int(0.., _))
    }
}

/// The type that locals, parameters and results have.
impl From<Type> for CType {
    fn from(ty: Type) -> CType {
        match ty {
            Type::I32 => CType::U32,
            Type::I64 => CType::U64,
            Type::F32 => CType::F32,
            Type::F64 => CType::F64,
        }
    }
}

/// How C spells the type that locals, parameters and results have.
pub fn c_type(ty: Type) -> &'static str {
    match ty {
        Type::I32 => "u",
        Type::I64 => "U",
        Type::F32 => "float",
        Type::F64 => "double",
    }
}

#[derive(Clone, Debug)]
pub struct Text {
    pub code: String,
    pub level: u8,
    pub ty: CType,
}

impl Text {
    pub fn new(code: impl Into<String>, level: u8, ty: CType) -> Text {
        Text { code: code.into(), level, ty }
    }

    pub fn atom(code: impl Into<String>, ty: CType) -> Text {
        Text::new(code, level::ATOM, ty)
    }

    /// An integer literal.
    pub fn number(k: i64) -> Text {
        let level = if k < 0 { level::UNARY } else { level::ATOM };
        if k > MIN && k <= MAX {
            return Text::new(k.to_string(), level, CType::Int(k, k));
        }
        if k == MIN {
            // C has no negative literals, and 2147483648 does not fit an `int`.
            return Text::new(format!("{}-1", MIN + 1), level::SUM, CType::Int(k, k));
        }
        if k == i64::MIN {
            return Text::new("1ull<<63", level::SHIFT, CType::U64);
        }
        let (decimal, hex) = (format!("{k}ll"), format!("{k:#x}ull"));
        if decimal.len() <= hex.len() {
            Text::new(decimal, level, CType::S64)
        } else {
            Text::atom(hex, CType::U64)
        }
    }

    /// The code as an operand that must bind at least this tightly.
    pub fn at(&self, level: u8) -> String {
        if self.level < level { format!("({})", self.code) } else { self.code.clone() }
    }

    pub fn cast(&self, to: &str, ty: CType) -> Text {
        Text::new(format!("({to}){}", self.at(level::UNARY)), level::UNARY, ty)
    }

    /// Converted to the unsigned type of `ty`'s width, in the shortest way.
    pub fn unsigned(&self, ty: Type) -> Text {
        let wide = ty.bits() == 64;
        let want = if wide { CType::U64 } else { CType::U32 };
        match self.ty {
            have if have == want => self.clone(),
            CType::Int(a, b) if a == b && a >= 0 && self.level == level::ATOM => {
                Text::atom(format!("{}{}", self.code, if wide { "ull" } else { "u" }), want)
            }
            _ => self.cast(if wide { "U" } else { "u" }, want),
        }
    }

    /// As a signed value of `ty`'s width; an `int` stays as it is.
    pub fn signed(&self, ty: Type) -> Text {
        match self.ty {
            CType::Int(..) | CType::S64 => self.clone(),
            _ if ty.bits() == 64 => self.cast("I", CType::S64),
            _ => self.cast("i", CType::INT),
        }
    }

    /// `left op right`, left-associative.
    pub fn infix(left: &Text, op: &str, right: &Text, level: u8, ty: CType) -> Text {
        let right = right.at(level + 1);
        // `a--b` would not mean `a- -b`.
        let gap = if right.starts_with('-') && op.ends_with('-') { " " } else { "" };
        Text::new(format!("{}{op}{gap}{right}", left.at(level)), level, ty)
    }
}
