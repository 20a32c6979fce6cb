//! What the caller gets.

/// A translation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The C file.
    pub c: String,
    /// The functions in it, largest first.
    pub functions: Vec<Function>,
    /// The length in bytes of C of what puts the values of constants and statics in place.
    pub data_bytes: usize,
    /// The exported functions that are in it.
    pub exports: Vec<Export>,
    /// Size of the linear memory's array in bytes.
    pub static_memory: u64,
    /// The bytes of it that the module asks for at the start, for data and stack. The rest is heap.
    pub initial_memory: u64,
    /// Whether functions call each other in a cycle, so that `Options::stack` is used.
    pub recurses: bool,
}

/// A function of the C file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Function {
    /// Its path in Rust; empty if the module has no names.
    pub name: String,
    /// Its length in bytes of C.
    pub bytes: usize,
}

/// An exported function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// Its name in the module.
    pub name: String,
    /// Its name in C.
    pub c_name: String,
}
