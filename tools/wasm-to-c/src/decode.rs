//! Reads the sections of a module; `body` reads the bodies of functions.
//!
//! More than 300 lines, because the sections refer to each other: one `Module` collects them all.

mod body;
mod operators;
mod value;

pub use operators::{binary_result, unary_result};

use crate::error::{Error, malformed, unsupported};
use crate::ir::{Body, Expr, Reference, Type};
use crate::std_names;
use wasmparser::{
    ExternalKind, FunctionBody, Linking, Operator, Parser, Payload, RelocationType, SymbolInfo, TypeRef,
};

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

/// An imported function.
pub struct Import {
    pub module: String,
    pub field: String,
}

/// An active data segment; `file` is the offset of its bytes in the module's file.
pub struct Segment {
    pub start: usize,
    pub file: usize,
    pub bytes: Vec<u8>,
}

/// What the linker knows about a symbol.
#[derive(Clone, Copy, Debug)]
pub enum Symbol {
    Function(usize),
    /// Segment, offset and size.
    Data(usize, usize, usize),
    Other,
}

/// An offset in the file at which the linker filled in an address.
#[derive(Clone, Copy, Debug)]
pub struct Relocation {
    pub file: usize,
    pub to: Reference,
}

/// A module whose function bodies are already trees. Functions are numbered with the imports first.
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
    /// Initial memory in bytes.
    pub memory: u64,
    /// The size in bytes that it may grow to, if the module sets a limit.
    pub memory_limit: Option<u64>,
    pub globals: Vec<(Type, Expr)>,
    pub global_names: Vec<String>,
    pub segments: Vec<Segment>,
    pub exports: Vec<(String, usize)>,
    pub start: Option<usize>,
    pub symbols: Vec<Symbol>,
    /// The symbols of std's standard output.
    pub stdout: Vec<usize>,
    /// The same of `std::io::stdio::stdin::INSTANCE`.
    pub stdin: Vec<usize>,
    /// In the order of the file; empty unless the module was linked with `--emit-relocs`.
    pub relocations: Vec<Relocation>,
    /// The version of rustc that made it, such as `1.95.0 (59807616e 2026-04-14)`, if it says so.
    pub rustc: String,
}

impl Module {
    pub fn signature(&self, function: usize) -> &Signature {
        &self.signatures[self.types[function]]
    }

    /// The body, or `None` for an import.
    pub fn body(&self, function: usize) -> Option<&Body> {
        self.bodies.get(function.checked_sub(self.imports.len())?)
    }
}

/// Decodes a module that `validate` has found valid.
pub fn module(bytes: &[u8]) -> Result<Module, Error> {
    let mut decoder = Decoder { bytes, module: Module::default(), bodies: vec![], starts: vec![] };
    for payload in Parser::new(0).parse_all(bytes) {
        decoder.section(payload?)?;
    }
    let Decoder { mut module, bodies, .. } = decoder;
    module.relocations.sort_by_key(|r| r.file);
    module.names.resize(module.types.len(), String::new());
    module.global_names.resize(module.globals.len(), String::new());
    for (i, body) in bodies.iter().enumerate() {
        let function = module.imports.len() + i;
        let body = body::read(&module, function, body)
            .map_err(|e| in_function(e, &module.names[function], function))?;
        module.bodies.push(body);
    }
    Ok(module)
}

pub fn value_type(ty: wasmparser::ValType) -> Result<Type, Error> {
    match ty {
        wasmparser::ValType::I32 => Ok(Type::I32),
        wasmparser::ValType::I64 => Ok(Type::I64),
        wasmparser::ValType::F32 => Ok(Type::F32),
        wasmparser::ValType::F64 => Ok(Type::F64),
        other => Err(unsupported(format!("values of type {other}"))),
    }
}

fn in_function(e: Error, name: &str, function: usize) -> Error {
    let place = if name.is_empty() { format!("function {function}") } else { name.to_string() };
    match e {
        Error::Malformed(what) => Error::Malformed(format!("{what} in {place}")),
        Error::Unsupported(what) => Error::Unsupported(format!("{what} in {place}")),
        e => e,
    }
}

struct Decoder<'a> {
    bytes: &'a [u8],
    module: Module,
    bodies: Vec<FunctionBody<'a>>,
    /// Where the contents of each section start; offsets of relocations count from there.
    starts: Vec<usize>,
}

impl<'a> Decoder<'a> {
    fn section(&mut self, payload: Payload<'a>) -> Result<(), Error> {
        if let Some((_, range)) = payload.as_section() {
            self.starts.push(range.start as usize);
        }
        let m = &mut self.module;
        match payload {
            Payload::TypeSection(types) => {
                for ty in types.into_iter_err_on_gc_types() {
                    m.signatures.push(signature(&ty?)?);
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    add_import(m, &import?)?;
                }
            }
            Payload::FunctionSection(types) => {
                for ty in types {
                    m.types.push(ty? as usize);
                }
            }
            Payload::TableSection(tables) => {
                if tables.count() > 1 {
                    return Err(unsupported("more than one table"));
                }
                for table in tables {
                    m.table = vec![None; table_size(&table?)?];
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    let memory = memory?;
                    m.memory = memory.initial << 16;
                    m.memory_limit = memory.maximum.map(|pages| pages << 16);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    let global = global?;
                    m.globals.push((value_type(global.ty.content_type)?, constant(&global.init_expr)?));
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        m.exports.push((export.name.into(), export.index as usize));
                    }
                }
            }
            Payload::StartSection { func, .. } => m.start = Some(func as usize),
            Payload::ElementSection(elements) => {
                for element in elements {
                    fill_table(&mut m.table, element?)?;
                }
            }
            Payload::DataSection(segments) => {
                for segment in segments {
                    self.segment(&segment?)?;
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::CustomSection(custom) => self.custom(&custom)?,
            _ => {}
        }
        Ok(())
    }

    fn segment(&mut self, data: &wasmparser::Data) -> Result<(), Error> {
        // A passive segment matters only to `memory.init`, which is refused anyway.
        if let wasmparser::DataKind::Active { offset_expr, .. } = &data.kind {
            let start = offset(offset_expr)?;
            if (start + data.data.len()) as u64 > self.module.memory {
                return Err(malformed("a data segment beyond the memory"));
            }
            let file = data.data.as_ptr().addr() - self.bytes.as_ptr().addr();
            self.module.segments.push(Segment { start, file, bytes: data.data.to_vec() });
        } else {
            // An empty one, to keep the numbering that symbols use.
            self.module.segments.push(Segment { start: 0, file: 0, bytes: vec![] });
        }
        Ok(())
    }

    /// Reads the custom sections: names, symbols and relocations.
    fn custom(&mut self, custom: &wasmparser::CustomSectionReader<'a>) -> Result<(), Error> {
        match custom.as_known() {
            wasmparser::KnownCustom::Name(names) => {
                for name in names {
                    match name? {
                        wasmparser::Name::Function(map) => {
                            put_names(&mut self.module.names, map, self.module.types.len())?;
                        }
                        wasmparser::Name::Global(map) => {
                            put_names(&mut self.module.global_names, map, self.module.globals.len())?;
                        }
                        _ => {}
                    }
                }
            }
            wasmparser::KnownCustom::Producers(fields) => {
                for field in fields {
                    for value in field?.values {
                        let value = value?;
                        if value.name == "rustc" {
                            self.module.rustc = value.version.into();
                        }
                    }
                }
            }
            wasmparser::KnownCustom::Linking(linking) => {
                for part in linking.subsections() {
                    if let Linking::SymbolTable(symbols) = part? {
                        for info in symbols {
                            let info = info?;
                            let is =
                                |part| matches!(info, SymbolInfo::Data { name, .. } if name.contains(part));
                            if is(std_names::STDOUT) {
                                self.module.stdout.push(self.module.symbols.len());
                            } else if is(std_names::STDIN) {
                                self.module.stdin.push(self.module.symbols.len());
                            }
                            self.module.symbols.push(symbol(&info));
                        }
                    }
                }
            }
            wasmparser::KnownCustom::Reloc(relocations) => {
                let section = relocations.section_index() as usize;
                let start =
                    *self.starts.get(section).ok_or_else(|| malformed("relocations of a missing section"))?;
                // Relocations in debug information are of no use.
                if custom.name() == "reloc.CODE" || custom.name() == "reloc.DATA" {
                    for entry in relocations.entries() {
                        self.module.relocations.extend(relocation(start, &entry?));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }
}

fn signature(ty: &wasmparser::FuncType) -> Result<Signature, Error> {
    let all = |types: &[wasmparser::ValType]| types.iter().map(|t| value_type(*t)).collect::<Result<_, _>>();
    if ty.results().len() > 1 {
        return Err(unsupported("functions with several results"));
    }
    Ok(Signature { params: all(ty.params())?, results: all(ty.results())? })
}

fn add_import(m: &mut Module, import: &wasmparser::Import) -> Result<(), Error> {
    let TypeRef::Func(ty) = import.ty else {
        let kind = match import.ty {
            TypeRef::Table(_) => "table",
            TypeRef::Memory(_) => "memory",
            TypeRef::Global(_) => "global",
            _ => "item",
        };
        return Err(unsupported(format!("imported {kind} {}.{}", import.module, import.name)));
    };
    m.imports.push(Import { module: import.module.into(), field: import.name.into() });
    m.types.push(ty as usize);
    Ok(())
}

fn table_size(table: &wasmparser::Table) -> Result<usize, Error> {
    if !matches!(table.init, wasmparser::TableInit::RefNull) {
        return Err(unsupported("a table with an initial value"));
    }
    usize::try_from(table.ty.initial).map_err(|_| unsupported("a table of this size"))
}

fn fill_table(table: &mut [Option<usize>], element: wasmparser::Element) -> Result<(), Error> {
    // Passive and declared segments matter only to instructions that are refused by themselves.
    let wasmparser::ElementKind::Active { offset_expr, .. } = element.kind else { return Ok(()) };
    let mut at = offset(&offset_expr)?;
    let mut put = |function: Option<u32>| {
        let place = table.get_mut(at).ok_or_else(|| malformed("an element segment beyond the table"))?;
        *place = function.map(|f| f as usize);
        at += 1;
        Ok::<(), Error>(())
    };
    match element.items {
        wasmparser::ElementItems::Functions(list) => {
            for function in list {
                put(Some(function?))?;
            }
        }
        wasmparser::ElementItems::Expressions(_, list) => {
            for item in list {
                put(match item?.get_operators_reader().read()? {
                    Operator::RefFunc { function_index } => Some(function_index),
                    Operator::RefNull { .. } => None,
                    other => return Err(unsupported(format!("table element {other:?}"))),
                })?;
            }
        }
    }
    Ok(())
}

fn constant(expr: &wasmparser::ConstExpr) -> Result<Expr, Error> {
    let mut operators = expr.get_operators_reader();
    let value = match operators.read()? {
        Operator::I32Const { value } => Expr::I32(value),
        Operator::I64Const { value } => Expr::I64(value),
        Operator::F32Const { value } => Expr::F32(value.bits()),
        Operator::F64Const { value } => Expr::F64(value.bits()),
        other => return Err(unsupported(format!("constant expression {other:?}"))),
    };
    match operators.read()? {
        Operator::End => Ok(value),
        other => Err(unsupported(format!("constant expression with {other:?}"))),
    }
}

fn offset(expr: &wasmparser::ConstExpr) -> Result<usize, Error> {
    match constant(expr)? {
        Expr::I32(at) => Ok(at.cast_unsigned() as usize),
        _ => Err(malformed("an offset that is not an i32")),
    }
}

fn put_names(names: &mut Vec<String>, map: wasmparser::NameMap, count: usize) -> Result<(), Error> {
    names.resize(count, String::new());
    for naming in map {
        let naming = naming?;
        if let Some(name) = names.get_mut(naming.index as usize) {
            *name = format!("{:#}", rustc_demangle::demangle(naming.name));
        }
    }
    Ok(())
}

fn symbol(info: &SymbolInfo) -> Symbol {
    match info {
        SymbolInfo::Func { index, .. } => Symbol::Function(*index as usize),
        SymbolInfo::Data { symbol: Some(d), .. } => {
            Symbol::Data(d.index as usize, d.offset as usize, d.size as usize)
        }
        _ => Symbol::Other,
    }
}

fn relocation(start: usize, entry: &wasmparser::RelocationEntry) -> Option<Relocation> {
    let in_table = matches!(entry.ty, RelocationType::TableIndexSleb | RelocationType::TableIndexI32);
    let to = Reference { symbol: entry.index as usize, in_table };
    // The index of a type is not a symbol.
    (entry.ty != RelocationType::TypeIndexLeb)
        .then_some(Relocation { file: start + entry.offset as usize, to })
}
