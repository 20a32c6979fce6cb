//! The types of numbers in code.

/// The type of a number, or of a truth value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Truth,
    U64,
    I64,
    U128,
    I128,
}

impl Kind {
    /// The first type that holds these numbers.
    pub fn for_range((low, high): (i128, i128)) -> Kind {
        if low >= 0 {
            if high <= u64::MAX.into() { Kind::U64 } else { Kind::U128 }
        } else if low >= i64::MIN.into() && high <= i64::MAX.into() {
            Kind::I64
        } else {
            Kind::I128
        }
    }

    /// Its name in Rust, and in C.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Truth => "bool",
            Kind::U64 => "u64",
            Kind::I64 => "i64",
            Kind::U128 => "u128",
            Kind::I128 => "i128",
        }
    }
}
