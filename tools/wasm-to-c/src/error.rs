use std::fmt::{self, Display};

/// Why a module has no translation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// The bytes are no valid WebAssembly module.
    Malformed(String),
    /// The module is valid but uses something that the emitter does not know; names it.
    Unsupported(String),
    /// The memory array cannot hold what the module starts with.
    MemoryTooSmall {
        /// Bytes the module starts with: its data and its stack.
        needed: u64,
        /// Bytes the options grant.
        granted: u64,
    },
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Malformed(what) => write!(f, "not a valid WebAssembly module: {what}"),
            Error::Unsupported(what) => write!(f, "not supported: {what}"),
            Error::MemoryTooSmall { needed, granted } => {
                write!(f, "the module starts with {needed} bytes of memory, but only {granted} are granted")
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<wasmparser::BinaryReaderError> for Error {
    fn from(e: wasmparser::BinaryReaderError) -> Self {
        Error::Malformed(e.to_string())
    }
}

/// For what validation rules out: an error all the same, never a panic.
pub(crate) fn malformed(what: &str) -> Error {
    Error::Malformed(what.into())
}

pub(crate) fn unsupported(what: impl Into<String>) -> Error {
    Error::Unsupported(what.into())
}
