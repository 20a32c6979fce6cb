//! Prints unary and binary operators, and copes with C's types and promotions.
//!
//! More than 300 lines, because it is one table: an operator a branch, with its pitfall in C.

use super::expr::Scope;
use super::text::{CType, MIN, Text, c_type, level};
use crate::ir::{Binary, Expr, Relation, Sign, Type, Unary, not};

impl Scope<'_> {
    pub fn unary(&self, op: Unary, ty: Type, a: &Expr) -> Text {
        let float = |name: &str| {
            let suffix = if ty == Type::F32 { "f" } else { "" };
            Text::atom(
                format!("__builtin_{name}{suffix}({})", self.text(a).at(level::ASSIGN)),
                CType::from(ty),
            )
        };
        let wide = ty == Type::I64;
        match op {
            Unary::Clz => self.call(if wide { "clzl" } else { "clz" }, &[a], CType::Int(0, 64)),
            Unary::Ctz => self.call(if wide { "ctzl" } else { "ctz" }, &[a], CType::Int(0, 64)),
            Unary::Popcnt if wide => self.call("onesl", &[a], CType::Int(0, 64)),
            Unary::Popcnt => self.call("ones", &[a], CType::Int(0, 32)),
            Unary::Extend(8) => self.text(a).cast("signed char", CType::Int(-128, 127)),
            Unary::Extend(16) => self.text(a).cast("short", CType::Int(-32768, 32767)),
            Unary::Extend(_) => self.text(a).cast("i", CType::INT),
            Unary::Eqz => self.is_zero(ty, a),
            Unary::Neg => {
                Text::new(format!("-{}", self.text(a).at(level::ATOM)), level::UNARY, CType::from(ty))
            }
            Unary::Abs => float("fabs"),
            Unary::Ceil => float("ceil"),
            Unary::Floor => float("floor"),
            Unary::Trunc => float("trunc"),
            Unary::Nearest => float("rint"),
            Unary::Sqrt => float("sqrt"),
            Unary::Convert(to, sign) => self.convert(ty, to, sign, &self.text(a)),
            Unary::Saturate(to, sign) => {
                let name = match (to, sign) {
                    (Type::I32, Sign::Signed) => "sat_i",
                    (Type::I32, Sign::Unsigned) => "sat_u",
                    (_, Sign::Signed) => "sat_il",
                    (_, Sign::Unsigned) => "sat_ul",
                };
                self.call(name, &[a], CType::from(to))
            }
            Unary::Reinterpret(to) => {
                let name = match to {
                    Type::I32 => "bits_f",
                    Type::I64 => "bits_d",
                    Type::F32 => "from_f",
                    Type::F64 => "from_d",
                };
                self.call(name, &[a], CType::from(to))
            }
        }
    }

    pub fn binary(&self, op: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        let wide = ty == Type::I64;
        match op {
            Binary::Rotl => self.call(if wide { "rotll" } else { "rotl" }, &[left, right], CType::from(ty)),
            Binary::Rotr => self.call(if wide { "rotrl" } else { "rotr" }, &[left, right], CType::from(ty)),
            Binary::Shl | Binary::Shr(_) => self.shift(op, ty, left, right),
            Binary::Rem(Sign::Signed) if right.constant().is_none_or(|k| k <= 0) => {
                self.call(if wide { "rem_l" } else { "rem_i" }, &[left, right], CType::from(ty))
            }
            _ if ty.is_float() => self.float(op, ty, left, right),
            _ => self.arithmetic(op, ty, left, right),
        }
    }

    /// What C computes by an operator of its own.
    fn arithmetic(&self, op: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        let (a, b) = (self.text(left), self.text(right));
        match op {
            Binary::Add => match right.constant() {
                Some(k) if k < 0 && k > MIN => sum("-", ty, &a, &Text::number(-k)),
                _ => sum("+", ty, &a, &b),
            },
            Binary::Sub if left.constant() == Some(0) => negative(ty, &b),
            Binary::Sub => sum("-", ty, &a, &b),
            Binary::Mul => product(ty, &a, &b),
            Binary::Div(Sign::Signed) => quotient("/", ty, &a, &b),
            Binary::Rem(Sign::Signed) => quotient("%", ty, &a, &b),
            Binary::Div(Sign::Unsigned) => unsigned("/", ty, &a, &b),
            Binary::Rem(Sign::Unsigned) => unsigned("%", ty, &a, &b),
            Binary::And if ty == Type::I64 && right.constant() == Some(0xffff_ffff) => {
                self.convert(ty, Type::I32, Sign::Unsigned, &a).widened()
            }
            Binary::Compare(relation, sign) => compare(relation, sign, ty, &a, &b),
            _ => bitwise(op, ty, &a, &b),
        }
    }

    fn call(&self, name: &str, args: &[&Expr], ty: CType) -> Text {
        let args: Vec<String> = args.iter().map(|e| self.value(e).at(level::ASSIGN)).collect();
        Text::atom(format!("{name}({})", args.join(",")), ty)
    }

    fn is_zero(&self, ty: Type, a: &Expr) -> Text {
        if a.is_comparison() {
            match not(a.clone()) {
                Expr::Unary(Unary::Eqz, ..) => {}
                opposite if opposite.is_comparison() => return self.text(&opposite),
                // The opposite of `!x` is x itself, which may be any number: compare it with zero.
                opposite => {
                    let zero = Text::number(0);
                    return compare(Relation::Ne, Sign::Signed, ty, &self.text(&opposite), &zero);
                }
            }
        }
        Text::new(format!("!{}", self.text(a).at(level::UNARY)), level::UNARY, CType::Int(0, 1))
    }

    fn convert(&self, from: Type, to: Type, sign: Sign, a: &Text) -> Text {
        let signed = sign == Sign::Signed;
        match (from, to) {
            (Type::I64, Type::I32) => match a.ty {
                CType::U64 | CType::S64 => a.cast("u", CType::U32),
                _ => a.clone(),
            },
            (Type::I32, Type::I64) => match a.ty {
                CType::U32 if signed => a.cast("i", CType::INT),
                CType::Int(..=-1, _) if !signed => a.cast("u", CType::U32),
                _ => a.clone(),
            },
            (_, Type::I32) if signed => a.cast("i", CType::INT),
            (_, Type::I32) => a.cast("u", CType::U32),
            (_, Type::I64) if signed => a.cast("I", CType::S64),
            (_, Type::I64) => a.cast("U", CType::U64),
            (Type::F32 | Type::F64, _) => a.cast(c_type(to), CType::from(to)),
            // What fits a double exactly needs no rounding.
            (Type::I64, Type::F32 | Type::F64) if !a.ty.is_int() => {
                let name = match (to, signed) {
                    (Type::F64, true) => "to_d",
                    (Type::F64, false) => "to_du",
                    (_, true) => "to_f",
                    (_, false) => "to_fu",
                };
                Text::atom(format!("{name}({})", a.code), CType::from(to))
            }
            _ => {
                let number = match a.ty {
                    CType::Int(0.., _) => a.clone(),
                    CType::U32 if from == Type::I64 => a.clone(),
                    _ if signed => a.signed(from),
                    _ => a.unsigned(from),
                };
                number.cast(c_type(to), CType::from(to))
            }
        }
    }

    fn shift(&self, op: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        let count = self.count(right, ty.bits());
        let a = self.text(left);
        // A constant count that is small enough for an `int`.
        let known = right.constant().map(|k| k & i64::from(ty.bits() - 1)).filter(|k| *k < 32);
        match op {
            Binary::Shr(Sign::Signed) => {
                let (a, ty) = match (a.ty, known) {
                    (CType::Int(low, high), Some(k)) => (a, CType::Int(low >> k, high >> k)),
                    (CType::Int(..), None) if ty == Type::I64 => (a.cast("I", CType::S64), CType::S64),
                    _ => (a.signed(ty), if ty == Type::I64 { CType::S64 } else { CType::INT }),
                };
                Text::infix(&a, ">>", &count, level::SHIFT, ty)
            }
            Binary::Shr(Sign::Unsigned) => {
                let (a, ty) = match (a.ty, known) {
                    (CType::Int(0.., high), Some(k)) => (a, CType::Int(0, high >> k)),
                    (CType::U32, Some(_)) => (a, CType::U32),
                    _ => (a.unsigned(ty), CType::from(ty)),
                };
                Text::infix(&a, ">>", &count, level::SHIFT, ty)
            }
            _ => {
                let ty_if_int = match (a.ty, known) {
                    (CType::Int(0.., high), Some(k)) => CType::int(0, high << k),
                    _ => None,
                };
                let (a, ty) =
                    ty_if_int.map_or_else(|| (a.unsigned(ty), CType::from(ty)), |ty| (a.clone(), ty));
                Text::infix(&a, "<<", &count, level::SHIFT, ty)
            }
        }
    }

    fn float(&self, op: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        let (a, b) = (self.text(left), self.text(right));
        let single = ty == Type::F32;
        match op {
            Binary::Add => Text::infix(&a, "+", &b, level::SUM, CType::from(ty)),
            Binary::Sub => Text::infix(&a, "-", &b, level::SUM, CType::from(ty)),
            Binary::Mul => Text::infix(&a, "*", &b, level::PRODUCT, CType::from(ty)),
            Binary::Min | Binary::Max => {
                let name = if op == Binary::Min { "min_d" } else { "max_d" };
                let call = self.call(name, &[left, right], CType::F64);
                if single { call.cast("float", CType::F32) } else { call }
            }
            Binary::Copysign => {
                let name = if single { "__builtin_copysignf" } else { "__builtin_copysign" };
                self.call(name, &[left, right], CType::from(ty))
            }
            Binary::Compare(relation, _) => {
                let (sign, level) = relation_sign(relation);
                Text::infix(&a, sign, &b, level, CType::Int(0, 1))
            }
            _ => Text::infix(&a, "/", &b, level::PRODUCT, CType::from(ty)),
        }
    }
}

impl Text {
    /// A 32-bit value, zero-extended to 64 bits.
    fn widened(self) -> Text {
        if matches!(self.ty, CType::Int(..=-1, _)) { self.cast("u", CType::U32) } else { self }
    }
}

fn relation_sign(relation: Relation) -> (&'static str, u8) {
    match relation {
        Relation::Eq => ("==", level::EQUAL),
        Relation::Ne => ("!=", level::EQUAL),
        Relation::Lt => ("<", level::LESS),
        Relation::Gt => (">", level::LESS),
        Relation::Le => ("<=", level::LESS),
        Relation::Ge => (">=", level::LESS),
    }
}

/// Both operands, converted so that C computes modulo 2^32 or 2^64 as `ty` requires, and the C type
/// of the result.
fn modulo(ty: Type, a: &Text, b: &Text) -> (Text, Text, CType) {
    let want = CType::from(ty);
    if a.ty == want || b.ty == want {
        return (a.clone(), b.clone(), want);
    }
    // A literal can take a suffix, which is shorter than a cast.
    let b_with_suffix = b.unsigned(ty);
    if b_with_suffix.level == level::ATOM && b_with_suffix.ty == want {
        return (a.clone(), b_with_suffix, want);
    }
    (a.unsigned(ty), b.clone(), want)
}

fn wrapping(op: &str, level: u8, ty: Type, a: &Text, b: &Text) -> Text {
    let (a, b, ty) = modulo(ty, a, b);
    Text::infix(&a, op, &b, level, ty)
}

fn sum(op: &str, ty: Type, a: &Text, b: &Text) -> Text {
    if let (CType::Int(al, ah), CType::Int(bl, bh)) = (a.ty, b.ty) {
        let bounds = if op == "+" { CType::int(al + bl, ah + bh) } else { CType::int(al - bh, ah - bl) };
        if let Some(ty) = bounds {
            return Text::infix(a, op, b, level::SUM, ty);
        }
    }
    wrapping(op, level::SUM, ty, a, b)
}

fn negative(ty: Type, a: &Text) -> Text {
    let (a, ty) = match a.ty {
        CType::Int(low, high) if low > MIN => (a.clone(), CType::Int(-high, -low)),
        _ => (a.unsigned(ty), CType::from(ty)),
    };
    let gap = if a.at(level::UNARY).starts_with('-') { " " } else { "" };
    Text::new(format!("-{gap}{}", a.at(level::UNARY)), level::UNARY, ty)
}

fn product(ty: Type, a: &Text, b: &Text) -> Text {
    if let (CType::Int(al, ah), CType::Int(bl, bh)) = (a.ty, b.ty) {
        let corners = [al * bl, al * bh, ah * bl, ah * bh];
        let (low, high) = corners.iter().fold((i64::MAX, i64::MIN), |(l, h), c| (l.min(*c), h.max(*c)));
        if let Some(ty) = CType::int(low, high) {
            return Text::infix(a, "*", b, level::PRODUCT, ty);
        }
    }
    wrapping("*", level::PRODUCT, ty, a, b)
}

/// Signed division or remainder.
fn quotient(op: &str, ty: Type, a: &Text, b: &Text) -> Text {
    if ty == Type::I32 {
        return Text::infix(&a.signed(ty), op, &b.signed(ty), level::PRODUCT, CType::INT);
    }
    // In `int`, -2^31 / -1 would overflow.
    let a = if a.ty.is_int() { a.cast("I", CType::S64) } else { a.signed(ty) };
    Text::infix(&a, op, &b.signed(ty), level::PRODUCT, CType::S64)
}

/// Unsigned division or remainder.
fn unsigned(op: &str, ty: Type, a: &Text, b: &Text) -> Text {
    if let (CType::Int(0.., high), CType::Int(0.., divisor)) = (a.ty, b.ty) {
        let high = if op == "%" { high.min(divisor) } else { high };
        return Text::infix(a, op, b, level::PRODUCT, CType::Int(0, high));
    }
    if a.ty.is_small_unsigned() && b.ty.is_small_unsigned() {
        return Text::infix(a, op, b, level::PRODUCT, CType::U32);
    }
    wrapping(op, level::PRODUCT, ty, a, b)
}

fn bitwise(op: Binary, ty: Type, a: &Text, b: &Text) -> Text {
    let (sign, level) = match op {
        Binary::And => ("&", level::AND),
        Binary::Or => ("|", level::OR),
        _ => ("^", level::XOR),
    };
    let both_ints = match (op, a.ty, b.ty) {
        (Binary::And, CType::Int(0.., x), CType::Int(0.., y)) => Some(CType::Int(0, x.min(y))),
        (Binary::And, CType::Int(0.., x), CType::Int(..))
        | (Binary::And, CType::Int(..), CType::Int(0.., x)) => Some(CType::Int(0, x)),
        (_, CType::Int(0.., x), CType::Int(0.., y)) => {
            Some(CType::Int(0, x.max(y).cast_unsigned().saturating_add(1).next_power_of_two() as i64 - 1))
        }
        (_, CType::Int(..), CType::Int(..)) => Some(CType::INT),
        _ => None,
    };
    if let Some(ty) = both_ints {
        return Text::infix(a, sign, b, level, ty);
    }
    // The upper half of one operand is zero, and so is the upper half of the result.
    let narrow = match op {
        Binary::And => a.ty == CType::U32 && b.ty.is_int() || a.ty.is_int() && b.ty == CType::U32,
        _ => false,
    };
    if narrow || a.ty.is_small_unsigned() && b.ty.is_small_unsigned() {
        return Text::infix(a, sign, b, level, CType::U32);
    }
    wrapping(sign, level, ty, a, b)
}

fn compare(relation: Relation, sign: Sign, ty: Type, a: &Text, b: &Text) -> Text {
    let equality = matches!(relation, Relation::Eq | Relation::Ne);
    let (op, level) = relation_sign(relation);
    let small = a.ty.is_small_unsigned() && b.ty.is_small_unsigned();
    let ints = a.ty.is_int() && b.ty.is_int();
    let (a, b) = if equality && ints || small && (ty == Type::I64 || ints) || equality && small {
        (a.clone(), b.clone())
    } else if sign == Sign::Signed && !equality {
        (a.signed(ty), b.signed(ty))
    } else {
        let (a, b, _) = modulo(ty, a, b);
        (a, b)
    };
    Text::infix(&a, op, &b, level, CType::Int(0, 1))
}
