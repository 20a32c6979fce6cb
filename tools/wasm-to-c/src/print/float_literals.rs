//! Float constants: the shortest decimal that gives back the same bits.

use super::text::{CType, Text, level};

pub fn single(bits: u32) -> Text {
    let value = f32::from_bits(bits);
    if value.is_finite() {
        return literal(&format!("{value:?}"), &format!("{value:e}"), "f", CType::F32);
    }
    Text::atom(format!("from_f({bits:#x}u)"), CType::F32)
}

pub fn double(bits: u64) -> Text {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        return literal(&format!("{value:?}"), &format!("{value:e}"), "", CType::F64);
    }
    Text::atom(format!("from_d({bits:#x}ull)"), CType::F64)
}

fn literal(plain: &str, scientific: &str, suffix: &str, ty: CType) -> Text {
    let digits = if scientific.len() < plain.len() { scientific } else { plain };
    let level = if digits.starts_with('-') { level::UNARY } else { level::ATOM };
    Text::new(format!("{digits}{suffix}"), level, ty)
}
