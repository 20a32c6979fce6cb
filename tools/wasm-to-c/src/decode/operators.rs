//! The instructions that only compute, load or store, as data.

use crate::error::{Error, unsupported};
use crate::ir::{Access, Binary, Relation, Sign, Type, Unary};
use wasmparser::{MemArg, Operator};

use Relation::{Eq, Ge, Gt, Le, Lt, Ne};
use Sign::{Signed, Unsigned};
use Type::{F32, F64, I32, I64};

/// What an instruction does with the operands on the stack.
pub enum Simple {
    /// The operator and the type of its operands.
    Unary(Unary, Type),
    Binary(Binary, Type),
    Load(Access),
    Store(Access),
}

/// The instruction as data; an error for one that is not supported.
pub fn simple(op: &Operator) -> Result<Simple, Error> {
    if let Some((op, ty)) = binary(op) {
        return Ok(Simple::Binary(op, ty));
    }
    if let Some((op, ty)) = unary(op) {
        return Ok(Simple::Unary(op, ty));
    }
    match memory(op) {
        Some((store, ty, bits, sign, arg)) => {
            // A memory has at most 2^32 bytes.
            let offset = u32::try_from(arg.offset).map_err(|_| unsupported("64-bit offsets"))?;
            let access = Access { ty, bits, sign, offset, reference: None };
            Ok(if store { Simple::Store(access) } else { Simple::Load(access) })
        }
        None => Err(unsupported(format!("instruction {}", name(op)))),
    }
}

/// The type of a unary operator's result.
pub fn unary_result(op: Unary, operand: Type) -> Type {
    match op {
        Unary::Eqz => I32,
        Unary::Convert(to, _) | Unary::Saturate(to, _) | Unary::Reinterpret(to) => to,
        _ => operand,
    }
}

/// The type of a binary operator's result.
pub fn binary_result(op: Binary, operands: Type) -> Type {
    if matches!(op, Binary::Compare(..)) { I32 } else { operands }
}

/// The instruction's name, without its operands.
fn name(op: &Operator) -> String {
    let text = format!("{op:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
}

fn binary(op: &Operator) -> Option<(Binary, Type)> {
    let compare = |relation, sign| Binary::Compare(relation, sign);
    Some(match op {
        Operator::I32Add => (Binary::Add, I32),
        Operator::I32Sub => (Binary::Sub, I32),
        Operator::I32Mul => (Binary::Mul, I32),
        Operator::I32DivS => (Binary::Div(Signed), I32),
        Operator::I32DivU => (Binary::Div(Unsigned), I32),
        Operator::I32RemS => (Binary::Rem(Signed), I32),
        Operator::I32RemU => (Binary::Rem(Unsigned), I32),
        Operator::I32And => (Binary::And, I32),
        Operator::I32Or => (Binary::Or, I32),
        Operator::I32Xor => (Binary::Xor, I32),
        Operator::I32Shl => (Binary::Shl, I32),
        Operator::I32ShrS => (Binary::Shr(Signed), I32),
        Operator::I32ShrU => (Binary::Shr(Unsigned), I32),
        Operator::I32Rotl => (Binary::Rotl, I32),
        Operator::I32Rotr => (Binary::Rotr, I32),
        Operator::I32Eq => (compare(Eq, Signed), I32),
        Operator::I32Ne => (compare(Ne, Signed), I32),
        Operator::I32LtS => (compare(Lt, Signed), I32),
        Operator::I32LtU => (compare(Lt, Unsigned), I32),
        Operator::I32GtS => (compare(Gt, Signed), I32),
        Operator::I32GtU => (compare(Gt, Unsigned), I32),
        Operator::I32LeS => (compare(Le, Signed), I32),
        Operator::I32LeU => (compare(Le, Unsigned), I32),
        Operator::I32GeS => (compare(Ge, Signed), I32),
        Operator::I32GeU => (compare(Ge, Unsigned), I32),
        Operator::I64Add => (Binary::Add, I64),
        Operator::I64Sub => (Binary::Sub, I64),
        Operator::I64Mul => (Binary::Mul, I64),
        Operator::I64DivS => (Binary::Div(Signed), I64),
        Operator::I64DivU => (Binary::Div(Unsigned), I64),
        Operator::I64RemS => (Binary::Rem(Signed), I64),
        Operator::I64RemU => (Binary::Rem(Unsigned), I64),
        Operator::I64And => (Binary::And, I64),
        Operator::I64Or => (Binary::Or, I64),
        Operator::I64Xor => (Binary::Xor, I64),
        Operator::I64Shl => (Binary::Shl, I64),
        Operator::I64ShrS => (Binary::Shr(Signed), I64),
        Operator::I64ShrU => (Binary::Shr(Unsigned), I64),
        Operator::I64Rotl => (Binary::Rotl, I64),
        Operator::I64Rotr => (Binary::Rotr, I64),
        Operator::I64Eq => (compare(Eq, Signed), I64),
        Operator::I64Ne => (compare(Ne, Signed), I64),
        Operator::I64LtS => (compare(Lt, Signed), I64),
        Operator::I64LtU => (compare(Lt, Unsigned), I64),
        Operator::I64GtS => (compare(Gt, Signed), I64),
        Operator::I64GtU => (compare(Gt, Unsigned), I64),
        Operator::I64LeS => (compare(Le, Signed), I64),
        Operator::I64LeU => (compare(Le, Unsigned), I64),
        Operator::I64GeS => (compare(Ge, Signed), I64),
        Operator::I64GeU => (compare(Ge, Unsigned), I64),
        Operator::F32Add => (Binary::Add, F32),
        Operator::F32Sub => (Binary::Sub, F32),
        Operator::F32Mul => (Binary::Mul, F32),
        Operator::F32Div => (Binary::Div(Signed), F32),
        Operator::F32Min => (Binary::Min, F32),
        Operator::F32Max => (Binary::Max, F32),
        Operator::F32Copysign => (Binary::Copysign, F32),
        Operator::F32Eq => (compare(Eq, Signed), F32),
        Operator::F32Ne => (compare(Ne, Signed), F32),
        Operator::F32Lt => (compare(Lt, Signed), F32),
        Operator::F32Gt => (compare(Gt, Signed), F32),
        Operator::F32Le => (compare(Le, Signed), F32),
        Operator::F32Ge => (compare(Ge, Signed), F32),
        Operator::F64Add => (Binary::Add, F64),
        Operator::F64Sub => (Binary::Sub, F64),
        Operator::F64Mul => (Binary::Mul, F64),
        Operator::F64Div => (Binary::Div(Signed), F64),
        Operator::F64Min => (Binary::Min, F64),
        Operator::F64Max => (Binary::Max, F64),
        Operator::F64Copysign => (Binary::Copysign, F64),
        Operator::F64Eq => (compare(Eq, Signed), F64),
        Operator::F64Ne => (compare(Ne, Signed), F64),
        Operator::F64Lt => (compare(Lt, Signed), F64),
        Operator::F64Gt => (compare(Gt, Signed), F64),
        Operator::F64Le => (compare(Le, Signed), F64),
        Operator::F64Ge => (compare(Ge, Signed), F64),
        _ => return None,
    })
}

fn unary(op: &Operator) -> Option<(Unary, Type)> {
    let convert = |to, sign| Unary::Convert(to, sign);
    let saturate = |to, sign| Unary::Saturate(to, sign);
    Some(match op {
        Operator::I32Eqz => (Unary::Eqz, I32),
        Operator::I64Eqz => (Unary::Eqz, I64),
        Operator::I32Clz => (Unary::Clz, I32),
        Operator::I64Clz => (Unary::Clz, I64),
        Operator::I32Ctz => (Unary::Ctz, I32),
        Operator::I64Ctz => (Unary::Ctz, I64),
        Operator::I32Popcnt => (Unary::Popcnt, I32),
        Operator::I64Popcnt => (Unary::Popcnt, I64),
        Operator::I32Extend8S => (Unary::Extend(8), I32),
        Operator::I32Extend16S => (Unary::Extend(16), I32),
        Operator::I64Extend8S => (Unary::Extend(8), I64),
        Operator::I64Extend16S => (Unary::Extend(16), I64),
        Operator::I64Extend32S => (Unary::Extend(32), I64),
        Operator::F32Neg => (Unary::Neg, F32),
        Operator::F64Neg => (Unary::Neg, F64),
        Operator::F32Abs => (Unary::Abs, F32),
        Operator::F64Abs => (Unary::Abs, F64),
        Operator::F32Ceil => (Unary::Ceil, F32),
        Operator::F64Ceil => (Unary::Ceil, F64),
        Operator::F32Floor => (Unary::Floor, F32),
        Operator::F64Floor => (Unary::Floor, F64),
        Operator::F32Trunc => (Unary::Trunc, F32),
        Operator::F64Trunc => (Unary::Trunc, F64),
        Operator::F32Nearest => (Unary::Nearest, F32),
        Operator::F64Nearest => (Unary::Nearest, F64),
        Operator::F32Sqrt => (Unary::Sqrt, F32),
        Operator::F64Sqrt => (Unary::Sqrt, F64),
        Operator::I32WrapI64 => (convert(I32, Unsigned), I64),
        Operator::I64ExtendI32S => (convert(I64, Signed), I32),
        Operator::I64ExtendI32U => (convert(I64, Unsigned), I32),
        Operator::I32TruncF32S => (convert(I32, Signed), F32),
        Operator::I32TruncF32U => (convert(I32, Unsigned), F32),
        Operator::I32TruncF64S => (convert(I32, Signed), F64),
        Operator::I32TruncF64U => (convert(I32, Unsigned), F64),
        Operator::I64TruncF32S => (convert(I64, Signed), F32),
        Operator::I64TruncF32U => (convert(I64, Unsigned), F32),
        Operator::I64TruncF64S => (convert(I64, Signed), F64),
        Operator::I64TruncF64U => (convert(I64, Unsigned), F64),
        Operator::F32ConvertI32S => (convert(F32, Signed), I32),
        Operator::F32ConvertI32U => (convert(F32, Unsigned), I32),
        Operator::F32ConvertI64S => (convert(F32, Signed), I64),
        Operator::F32ConvertI64U => (convert(F32, Unsigned), I64),
        Operator::F64ConvertI32S => (convert(F64, Signed), I32),
        Operator::F64ConvertI32U => (convert(F64, Unsigned), I32),
        Operator::F64ConvertI64S => (convert(F64, Signed), I64),
        Operator::F64ConvertI64U => (convert(F64, Unsigned), I64),
        Operator::F32DemoteF64 => (convert(F32, Signed), F64),
        Operator::F64PromoteF32 => (convert(F64, Signed), F32),
        Operator::I32TruncSatF32S => (saturate(I32, Signed), F32),
        Operator::I32TruncSatF32U => (saturate(I32, Unsigned), F32),
        Operator::I32TruncSatF64S => (saturate(I32, Signed), F64),
        Operator::I32TruncSatF64U => (saturate(I32, Unsigned), F64),
        Operator::I64TruncSatF32S => (saturate(I64, Signed), F32),
        Operator::I64TruncSatF32U => (saturate(I64, Unsigned), F32),
        Operator::I64TruncSatF64S => (saturate(I64, Signed), F64),
        Operator::I64TruncSatF64U => (saturate(I64, Unsigned), F64),
        Operator::I32ReinterpretF32 => (Unary::Reinterpret(I32), F32),
        Operator::I64ReinterpretF64 => (Unary::Reinterpret(I64), F64),
        Operator::F32ReinterpretI32 => (Unary::Reinterpret(F32), I32),
        Operator::F64ReinterpretI64 => (Unary::Reinterpret(F64), I64),
        _ => return None,
    })
}

/// Whether the instruction stores, its type, its bits in memory and how they are interpreted.
fn memory<'a>(op: &'a Operator) -> Option<(bool, Type, u8, Sign, &'a MemArg)> {
    Some(match op {
        Operator::I32Load { memarg } => (false, I32, 32, Unsigned, memarg),
        Operator::I64Load { memarg } => (false, I64, 64, Unsigned, memarg),
        Operator::F32Load { memarg } => (false, F32, 32, Signed, memarg),
        Operator::F64Load { memarg } => (false, F64, 64, Signed, memarg),
        Operator::I32Load8S { memarg } => (false, I32, 8, Signed, memarg),
        Operator::I32Load8U { memarg } => (false, I32, 8, Unsigned, memarg),
        Operator::I32Load16S { memarg } => (false, I32, 16, Signed, memarg),
        Operator::I32Load16U { memarg } => (false, I32, 16, Unsigned, memarg),
        Operator::I64Load8S { memarg } => (false, I64, 8, Signed, memarg),
        Operator::I64Load8U { memarg } => (false, I64, 8, Unsigned, memarg),
        Operator::I64Load16S { memarg } => (false, I64, 16, Signed, memarg),
        Operator::I64Load16U { memarg } => (false, I64, 16, Unsigned, memarg),
        Operator::I64Load32S { memarg } => (false, I64, 32, Signed, memarg),
        Operator::I64Load32U { memarg } => (false, I64, 32, Unsigned, memarg),
        Operator::I32Store { memarg } => (true, I32, 32, Unsigned, memarg),
        Operator::I64Store { memarg } => (true, I64, 64, Unsigned, memarg),
        Operator::F32Store { memarg } => (true, F32, 32, Signed, memarg),
        Operator::F64Store { memarg } => (true, F64, 64, Signed, memarg),
        Operator::I32Store8 { memarg } => (true, I32, 8, Unsigned, memarg),
        Operator::I32Store16 { memarg } => (true, I32, 16, Unsigned, memarg),
        Operator::I64Store8 { memarg } => (true, I64, 8, Unsigned, memarg),
        Operator::I64Store16 { memarg } => (true, I64, 16, Unsigned, memarg),
        Operator::I64Store32 { memarg } => (true, I64, 32, Unsigned, memarg),
        _ => return None,
    })
}
