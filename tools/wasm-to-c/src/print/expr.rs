//! Prints expressions. Every function here keeps the invariant that `CType` states.

use super::c_names::CNames;
use super::float_literals;
use super::text::{CType, Text, level};
use crate::ir::{Access, Binary, Expr, Relation, Sign, Type, Unary, not};

/// What the names in a function's expressions stand for.
pub struct Scope<'a> {
    pub names: &'a CNames<'a>,
    /// C names and types of the locals.
    pub locals: Vec<String>,
    pub types: Vec<Type>,
}

impl Scope<'_> {
    /// An expression on its own.
    pub fn text(&self, e: &Expr) -> Text {
        match e {
            Expr::I32(k) => Text::number((*k).into()),
            Expr::I64(k) | Expr::Address(k, _) => Text::number(*k),
            Expr::F32(bits) => float_literals::single(*bits),
            Expr::F64(bits) => float_literals::double(*bits),
            Expr::Local(local) => Text::atom(&*self.locals[*local], CType::from(self.types[*local])),
            Expr::Global(global) => {
                let ty = self.names.module.globals[*global].ty;
                Text::atom(&*self.names.globals[*global], CType::from(ty))
            }
            Expr::Unary(op, ty, a) => self.unary(*op, *ty, a),
            Expr::Binary(op, ty, ab) => self.binary(*op, *ty, &ab[0], &ab[1]),
            Expr::Load(access, address) => self.load(access, address),
            Expr::Select(ty, parts) => self.select(*ty, parts),
            Expr::Call(function, args) => {
                let code = format!("{}({})", self.names.functions[*function], self.args(args));
                Text::atom(code, self.result(self.names.module.types[*function]))
            }
            Expr::CallIndirect(ty, operands) => {
                let [args @ .., at] = &operands[..] else { return Text::number(0) };
                let code = format!("((S{ty}_)T[{}])({})", self.text(at).code, self.args(args));
                Text::atom(code, self.result(*ty))
            }
            Expr::MemorySize => Text::atom("mem_size()", CType::U32),
            Expr::MemoryGrow(pages) => {
                // The failure, -1, has all bits of an address.
                let code = format!("mem_grow({})", self.value(pages).code);
                Text::atom(code, CType::U32).signed(Type::I32)
            }
        }
    }

    /// An expression that is assigned to a place of its own type. The assignment converts, so casts
    /// at the top can be dropped.
    pub fn value(&self, e: &Expr) -> Text {
        match e {
            Expr::Unary(Unary::Convert(Type::I32, _), Type::I64, a) => match &**a {
                Expr::Unary(Unary::Convert(Type::I64, _), Type::I32, b) => self.value(b),
                a => self.text(a),
            },
            e => self.text(e),
        }
    }

    /// An expression of which it only matters whether it is zero.
    pub fn condition(&self, e: &Expr) -> Text {
        match e {
            Expr::Unary(Unary::Eqz, _, a) => match not((**a).clone()) {
                Expr::Unary(Unary::Eqz, _, a) => {
                    let a = self.condition(&a);
                    Text::new(format!("!{}", a.at(level::UNARY)), level::UNARY, CType::Int(0, 1))
                }
                opposite => self.condition(&opposite),
            },
            Expr::Binary(Binary::Compare(Relation::Ne, _), _, ab) if ab[1].constant() == Some(0) => {
                self.condition(&ab[0])
            }
            Expr::Binary(Binary::Compare(Relation::Eq, _), ty, ab) if ab[1].constant() == Some(0) => {
                self.condition(&Expr::Unary(Unary::Eqz, *ty, Box::new(ab[0].clone())))
            }
            Expr::Binary(op @ (Binary::And | Binary::Or), _, ab)
                if ab.iter().all(|e| e.is_comparison() && !e.has_effect()) =>
            {
                let (sign, level) = match op {
                    Binary::And => ("&&", level::LOGICAL_AND),
                    _ => ("||", level::LOGICAL_OR),
                };
                let (a, b) = (self.condition(&ab[0]), self.condition(&ab[1]));
                Text::infix(&a, sign, &b, level, CType::Int(0, 1))
            }
            e => self.text(e),
        }
    }

    /// The arguments of a call; passing them converts, as an assignment does.
    pub fn args(&self, args: &[Expr]) -> String {
        let args: Vec<String> = args.iter().map(|e| self.value(e).at(level::ASSIGN)).collect();
        args.join(",")
    }

    /// A place in memory that can be read and assigned to.
    pub fn place(&self, access: &Access, address: &Expr) -> String {
        let accessor = match (access.ty, access.bits) {
            (Type::F32, _) => 'F',
            (Type::F64, _) => 'D',
            (_, 8) => 'B',
            (_, 16) => 'H',
            (_, 32) => 'L',
            _ => 'Q',
        };
        match address.constant() {
            Some(at) => format!("{accessor}({},0)", (at as u32).wrapping_add(access.offset)),
            None => format!("{accessor}({},{})", self.text(address).code, access.offset),
        }
    }

    /// A shift count, reduced to the bits that matter.
    pub fn count(&self, e: &Expr, bits: u8) -> Text {
        let mask = i64::from(bits) - 1;
        match e {
            Expr::Unary(Unary::Convert(Type::I32 | Type::I64, _), Type::I32 | Type::I64, a) => {
                self.count(a, bits)
            }
            Expr::Binary(Binary::And, _, ab) if ab[1].constant().is_some_and(|k| k & mask == mask) => {
                self.count(&ab[0], bits)
            }
            e => match e.constant() {
                Some(k) => Text::number(k & mask),
                None => {
                    let e = self.text(e);
                    match e.ty {
                        CType::Int(0.., high) if high <= mask => e,
                        ty => Text::infix(&e, "&", &Text::number(mask), level::AND, ty),
                    }
                }
            },
        }
    }

    fn result(&self, signature: usize) -> CType {
        self.names.module.signatures[signature].result().map_or(CType::INT, CType::from)
    }

    fn load(&self, access: &Access, address: &Expr) -> Text {
        let place = Text::atom(self.place(access, address), CType::from(access.ty));
        let signed = access.sign == Sign::Signed;
        match access.bits {
            _ if access.ty.is_float() => place,
            8 if signed => place.cast("signed char", CType::Int(-128, 127)),
            8 => Text { ty: CType::Int(0, 255), ..place },
            16 if signed => place.cast("short", CType::Int(-32768, 32767)),
            16 => Text { ty: CType::Int(0, 65535), ..place },
            32 if signed => place.cast("i", CType::INT),
            32 => Text { ty: CType::U32, ..place },
            _ => place,
        }
    }

    fn select(&self, ty: Type, [condition, a, b]: &[Expr; 3]) -> Text {
        let condition = self.condition(condition).at(level::LOGICAL_OR);
        let (mut a, b) = (self.text(a), self.text(b));
        // C converts both arms to one type, which must not change the value of either.
        let ty = match (a.ty, b.ty) {
            (CType::Int(a, b), CType::Int(c, d)) => CType::Int(a.min(c), b.max(d)),
            (float @ (CType::F32 | CType::F64), _) => float,
            (CType::U64, _) | (_, CType::U64) => CType::U64,
            (CType::S64, _) | (_, CType::S64) => CType::S64,
            (x, y) if ty == Type::I32 || x.is_small_unsigned() && y.is_small_unsigned() => CType::U32,
            _ => {
                a = a.cast("U", CType::U64);
                CType::U64
            }
        };
        let code = format!("{condition}?{}:{}", a.at(level::CONDITIONAL), b.at(level::CONDITIONAL));
        Text::new(code, level::CONDITIONAL, ty)
    }
}
