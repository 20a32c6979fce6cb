//! Types as wasmparser has them, as far as they are supported.

use crate::error::{Error, unsupported};
use crate::ir::Type;
use crate::module::Signature;
use wasmparser::{FuncType, ValType};

pub fn value_type(ty: ValType) -> Result<Type, Error> {
    match ty {
        ValType::I32 => Ok(Type::I32),
        ValType::I64 => Ok(Type::I64),
        ValType::F32 => Ok(Type::F32),
        ValType::F64 => Ok(Type::F64),
        other => Err(unsupported(format!("values of type {other}"))),
    }
}

pub fn signature(ty: &FuncType) -> Result<Signature, Error> {
    let all = |types: &[ValType]| types.iter().map(|t| value_type(*t)).collect::<Result<_, _>>();
    if ty.results().len() > 1 {
        return Err(unsupported("functions with several results"));
    }
    Ok(Signature { params: all(ty.params())?, results: all(ty.results())? })
}
