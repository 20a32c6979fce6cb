use std::fmt::{self, Display};

/// Why a module cannot be translated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// The bytes are not a valid WebAssembly module.
    Malformed(String),
    /// The module is valid but uses a feature that this crate does not support; names the feature.
    Unsupported(String),
    /// The module imports a function that a C file does not have.
    MissingFunction {
        /// The module from which it is imported.
        module: String,
        /// Its name there.
        name: String,
    },
    /// The memory granted is less than the module's initial memory.
    MemoryTooSmall {
        /// The module's initial memory in bytes: its data and its stack.
        needed: u64,
        /// The bytes that the options grant.
        granted: u64,
    },
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Malformed(what) => write!(f, "not a valid WebAssembly module: {what}"),
            Error::Unsupported(what) => write!(f, "not supported: {what}"),
            Error::MissingFunction { module, name } => {
                write!(f, "not supported: imported function {module}.{name}")
            }
            Error::MemoryTooSmall { needed, granted } => {
                write!(f, "the module needs {needed} bytes of memory, but only {granted} are granted")
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

/// For what validation has already ruled out: still an error, never a panic.
pub(crate) fn malformed(what: &str) -> Error {
    Error::Malformed(what.into())
}

pub(crate) fn unsupported(what: impl Into<String>) -> Error {
    Error::Unsupported(what.into())
}
