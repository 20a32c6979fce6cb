//! A module whose function bodies are already trees. Functions are numbered with the imports first.

use crate::ir::{Body, Expr, Reference, Type};
use std::ops::Range;

/// The global that says where the stack in memory ends.
pub const STACK_GLOBAL: &str = "__stack_pointer";
/// The exports at which a program may start. The first is for one that needs none of what std and
/// wasi do before `main`; it may return the exit code.
pub const ENTRY_EXPORTS: [&str; 2] = ["grundy_start", "_start"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub params: Vec<Type>,
    pub results: Vec<Type>,
}

impl Signature {
    pub fn result(&self) -> Option<Type> {
        self.results.first().copied()
    }
}

pub struct Import {
    pub module: String,
    pub field: String,
}

pub struct Global {
    pub name: String,
    pub ty: Type,
    pub initial: Expr,
}

/// An active data segment.
pub struct Segment {
    pub start: usize,
    /// Where its bytes are in the module's file.
    pub file_offset: usize,
    pub bytes: Vec<u8>,
}

/// What the linker knows about a symbol.
#[derive(Clone, Copy, Debug)]
pub enum Symbol {
    Function(usize),
    Data { segment: usize, offset: usize, size: usize },
    Other,
}

/// An offset in the file at which the linker filled in an address.
#[derive(Clone, Copy, Debug)]
pub struct Relocation {
    pub file_offset: usize,
    pub to: Reference,
}

#[derive(Default)]
pub struct Module {
    pub signatures: Vec<Signature>,
    pub imports: Vec<Import>,
    /// The index of each function's signature.
    pub types: Vec<usize>,
    /// The bodies of the functions that are not imported.
    pub bodies: Vec<Body>,
    /// Demangled names, empty for a function without one.
    pub names: Vec<String>,
    pub table: Vec<Option<usize>>,
    /// Whether addresses and lengths have 64 bits (memory64). Their upper halves are zero all the
    /// same, since no memory has more than 4 GiB here.
    pub wide: bool,
    /// Initial memory in bytes.
    pub memory: u64,
    /// The size in bytes that it may grow to, if the module sets a limit.
    pub memory_limit: Option<u64>,
    pub globals: Vec<Global>,
    pub segments: Vec<Segment>,
    pub exports: Vec<(String, usize)>,
    pub start: Option<usize>,
    pub symbols: Vec<Symbol>,
    /// The symbols of std's standard output and input.
    pub stdout: Vec<usize>,
    pub stdin: Vec<usize>,
    /// In the order of the file; empty unless the module was linked with `--emit-relocs`.
    pub relocations: Vec<Relocation>,
    /// The version of rustc that made it, such as `1.95.0 (59807616e 2026-04-14)`, if it says so.
    pub rustc: String,
}

impl Module {
    /// The type of addresses and lengths.
    pub fn word(&self) -> Type {
        if self.wide { Type::I64 } else { Type::I32 }
    }

    /// A constant of that type.
    pub fn constant(&self, k: i32) -> Expr {
        if self.wide { Expr::I64(k.into()) } else { Expr::I32(k) }
    }

    pub fn signature(&self, function: usize) -> &Signature {
        &self.signatures[self.types[function]]
    }

    /// The body, or `None` for an import.
    pub fn body(&self, function: usize) -> Option<&Body> {
        self.bodies.get(function.checked_sub(self.imports.len())?)
    }

    pub fn set_body(&mut self, function: usize, body: Body) {
        let index = function - self.imports.len();
        self.bodies[index] = body;
    }

    /// The functions that are not imported.
    pub fn defined(&self) -> Range<usize> {
        self.imports.len()..self.types.len()
    }

    pub fn exported(&self, name: &str) -> Option<usize> {
        self.exports.iter().find(|(known, _)| known == name).map(|(_, function)| *function)
    }

    /// The function at which a program starts.
    pub fn entry(&self) -> Option<usize> {
        ENTRY_EXPORTS.iter().find_map(|name| self.exported(name))
    }

    pub fn stack_global(&self) -> Option<usize> {
        self.globals.iter().position(|global| global.name == STACK_GLOBAL)
    }
}
