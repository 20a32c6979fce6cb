//! The instructions that only compute, load or store, as data.

use crate::error::{Error, unsupported};
use crate::ir::{Access, Binary, Relation, Sign, Type, Unary};
use wasmparser::{MemArg, Operator};

use Relation::{Eq, Ge, Gt, Le, Lt, Ne};
use Sign::{Signed, Unsigned};
use Type::{F32, F64, I32, I64};

/// What an instruction does with the operands on the stack.
pub enum SimpleOperator {
    /// The operator and the type of its operands.
    Unary(Unary, Type),
    Binary(Binary, Type),
    Load(Access),
    Store(Access),
}

/// The instruction as data; an error for one that is not supported.
pub fn simple(op: &Operator) -> Result<SimpleOperator, Error> {
    let computes = binary(op).or_else(|| unary(op)).map(Ok);
    computes.or_else(|| memory(op)).unwrap_or_else(|| Err(unsupported(format!("instruction {}", name(op)))))
}

/// The instruction's name, without its operands. It is only for a message, so what `Debug` prints
/// is good enough; wasmparser has no other name for an operator.
fn name(op: &Operator) -> String {
    let text = format!("{op:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
}

/// A row for each operator: the types of operands that it has, and the instruction for each.
macro_rules! operators {
    ($op:expr, $variant:ident, $($operator:expr => $($ty:ident $instruction:ident),+;)+) => {
        match $op {
            $($(Operator::$instruction => Some(SimpleOperator::$variant($operator, $ty)),)+)+
            _ => None,
        }
    };
}

/// A row for each width in memory; a load says how it extends what it has read.
macro_rules! accesses {
    ($op:expr, $($variant:ident $bits:literal $sign:ident => $($ty:ident $instruction:ident),+;)+) => {
        match $op {
            $($(Operator::$instruction { memarg } => {
                Some(access($ty, $bits, $sign, memarg).map(SimpleOperator::$variant))
            })+)+
            _ => None,
        }
    };
}

fn access(ty: Type, bits: u8, sign: Sign, arg: &MemArg) -> Result<Access, Error> {
    // A memory has at most 2^32 bytes.
    let offset = u32::try_from(arg.offset).map_err(|_| unsupported("64-bit offsets"))?;
    Ok(Access { ty, bits, sign, offset, reference: None })
}

fn binary(op: &Operator) -> Option<SimpleOperator> {
    operators! { op, Binary,
        Binary::Add                   => I32 I32Add, I64 I64Add, F32 F32Add, F64 F64Add;
        Binary::Sub                   => I32 I32Sub, I64 I64Sub, F32 F32Sub, F64 F64Sub;
        Binary::Mul                   => I32 I32Mul, I64 I64Mul, F32 F32Mul, F64 F64Mul;
        Binary::Div(Signed)           => I32 I32DivS, I64 I64DivS, F32 F32Div, F64 F64Div;
        Binary::Div(Unsigned)         => I32 I32DivU, I64 I64DivU;
        Binary::Rem(Signed)           => I32 I32RemS, I64 I64RemS;
        Binary::Rem(Unsigned)         => I32 I32RemU, I64 I64RemU;
        Binary::And                   => I32 I32And, I64 I64And;
        Binary::Or                    => I32 I32Or, I64 I64Or;
        Binary::Xor                   => I32 I32Xor, I64 I64Xor;
        Binary::Shl                   => I32 I32Shl, I64 I64Shl;
        Binary::Shr(Signed)           => I32 I32ShrS, I64 I64ShrS;
        Binary::Shr(Unsigned)         => I32 I32ShrU, I64 I64ShrU;
        Binary::Rotl                  => I32 I32Rotl, I64 I64Rotl;
        Binary::Rotr                  => I32 I32Rotr, I64 I64Rotr;
        Binary::Compare(Eq, Signed)   => I32 I32Eq, I64 I64Eq, F32 F32Eq, F64 F64Eq;
        Binary::Compare(Ne, Signed)   => I32 I32Ne, I64 I64Ne, F32 F32Ne, F64 F64Ne;
        Binary::Compare(Lt, Signed)   => I32 I32LtS, I64 I64LtS, F32 F32Lt, F64 F64Lt;
        Binary::Compare(Lt, Unsigned) => I32 I32LtU, I64 I64LtU;
        Binary::Compare(Gt, Signed)   => I32 I32GtS, I64 I64GtS, F32 F32Gt, F64 F64Gt;
        Binary::Compare(Gt, Unsigned) => I32 I32GtU, I64 I64GtU;
        Binary::Compare(Le, Signed)   => I32 I32LeS, I64 I64LeS, F32 F32Le, F64 F64Le;
        Binary::Compare(Le, Unsigned) => I32 I32LeU, I64 I64LeU;
        Binary::Compare(Ge, Signed)   => I32 I32GeS, I64 I64GeS, F32 F32Ge, F64 F64Ge;
        Binary::Compare(Ge, Unsigned) => I32 I32GeU, I64 I64GeU;
        Binary::Min                   => F32 F32Min, F64 F64Min;
        Binary::Max                   => F32 F32Max, F64 F64Max;
        Binary::Copysign              => F32 F32Copysign, F64 F64Copysign;
    }
}

fn unary(op: &Operator) -> Option<SimpleOperator> {
    operators! { op, Unary,
        Unary::Eqz                     => I32 I32Eqz, I64 I64Eqz;
        Unary::Clz                     => I32 I32Clz, I64 I64Clz;
        Unary::Ctz                     => I32 I32Ctz, I64 I64Ctz;
        Unary::Popcnt                  => I32 I32Popcnt, I64 I64Popcnt;
        Unary::Extend(8)               => I32 I32Extend8S, I64 I64Extend8S;
        Unary::Extend(16)              => I32 I32Extend16S, I64 I64Extend16S;
        Unary::Extend(32)              => I64 I64Extend32S;
        Unary::Neg                     => F32 F32Neg, F64 F64Neg;
        Unary::Abs                     => F32 F32Abs, F64 F64Abs;
        Unary::Ceil                    => F32 F32Ceil, F64 F64Ceil;
        Unary::Floor                   => F32 F32Floor, F64 F64Floor;
        Unary::Trunc                   => F32 F32Trunc, F64 F64Trunc;
        Unary::Nearest                 => F32 F32Nearest, F64 F64Nearest;
        Unary::Sqrt                    => F32 F32Sqrt, F64 F64Sqrt;
        Unary::Convert(I32, Unsigned)  => I64 I32WrapI64, F32 I32TruncF32U, F64 I32TruncF64U;
        Unary::Convert(I64, Signed)    => I32 I64ExtendI32S, F32 I64TruncF32S, F64 I64TruncF64S;
        Unary::Convert(I64, Unsigned)  => I32 I64ExtendI32U, F32 I64TruncF32U, F64 I64TruncF64U;
        Unary::Convert(I32, Signed)    => F32 I32TruncF32S, F64 I32TruncF64S;
        Unary::Convert(F32, Signed)    => I32 F32ConvertI32S, I64 F32ConvertI64S, F64 F32DemoteF64;
        Unary::Convert(F32, Unsigned)  => I32 F32ConvertI32U, I64 F32ConvertI64U;
        Unary::Convert(F64, Signed)    => I32 F64ConvertI32S, I64 F64ConvertI64S, F32 F64PromoteF32;
        Unary::Convert(F64, Unsigned)  => I32 F64ConvertI32U, I64 F64ConvertI64U;
        Unary::Saturate(I32, Signed)   => F32 I32TruncSatF32S, F64 I32TruncSatF64S;
        Unary::Saturate(I32, Unsigned) => F32 I32TruncSatF32U, F64 I32TruncSatF64U;
        Unary::Saturate(I64, Signed)   => F32 I64TruncSatF32S, F64 I64TruncSatF64S;
        Unary::Saturate(I64, Unsigned) => F32 I64TruncSatF32U, F64 I64TruncSatF64U;
        Unary::Reinterpret(I32)        => F32 I32ReinterpretF32;
        Unary::Reinterpret(I64)        => F64 I64ReinterpretF64;
        Unary::Reinterpret(F32)        => I32 F32ReinterpretI32;
        Unary::Reinterpret(F64)        => I64 F64ReinterpretI64;
    }
}

fn memory(op: &Operator) -> Option<Result<SimpleOperator, Error>> {
    accesses! { op,
        Load  32 Unsigned => I32 I32Load, I64 I64Load32U;
        Load  64 Unsigned => I64 I64Load;
        Load  32 Signed   => F32 F32Load, I64 I64Load32S;
        Load  64 Signed   => F64 F64Load;
        Load   8 Signed   => I32 I32Load8S, I64 I64Load8S;
        Load   8 Unsigned => I32 I32Load8U, I64 I64Load8U;
        Load  16 Signed   => I32 I32Load16S, I64 I64Load16S;
        Load  16 Unsigned => I32 I32Load16U, I64 I64Load16U;
        Store 32 Unsigned => I32 I32Store, I64 I64Store32;
        Store 64 Unsigned => I64 I64Store;
        Store 32 Signed   => F32 F32Store;
        Store 64 Signed   => F64 F64Store;
        Store  8 Unsigned => I32 I32Store8, I64 I64Store8;
        Store 16 Unsigned => I32 I32Store16, I64 I64Store16;
    }
}
