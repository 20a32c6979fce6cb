//! Reads the sections of a module; `body` reads the bodies of functions.

mod body;
mod operand;
mod operators;
mod types;

use crate::error::{Error, malformed, unsupported};
use crate::ir::{Expr, Reference};
use crate::module::{Global, Import, Module, Relocation, Segment, Symbol};
use crate::std_names;
use types::{signature, value_type};
use wasmparser::{
    CustomSectionReader, Data, DataKind, ElementItems, ElementKind, ExternalKind, FunctionBody, KnownCustom,
    Linking, Name, Operator, Parser, Payload, RelocationType, SymbolInfo, TypeRef,
};

/// Decodes a module that validation has found valid.
pub fn module(bytes: &[u8]) -> Result<Module, Error> {
    let mut decoder = Decoder { bytes, module: Module::default(), bodies: vec![], starts: vec![] };
    for payload in Parser::new(0).parse_all(bytes) {
        decoder.section(payload?)?;
    }
    let Decoder { mut module, bodies, .. } = decoder;
    module.relocations.sort_by_key(|r| r.file_offset);
    module.names.resize(module.types.len(), String::new());
    for (i, body) in bodies.iter().enumerate() {
        let function = module.imports.len() + i;
        let body = body::read(&module, function, body)
            .map_err(|e| in_function(e, &module.names[function], function))?;
        module.bodies.push(body);
    }
    Ok(module)
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
                let types = types.into_iter_err_on_gc_types();
                m.signatures = types.map(|ty| signature(&ty?)).collect::<Result<_, _>>()?;
            }
            Payload::ImportSection(imports) => {
                imports.into_imports().try_for_each(|import| add_import(m, &import?))?;
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
                    m.wide = memory.memory64;
                    m.memory = memory.initial.saturating_mul(1 << 16);
                    m.memory_limit = memory.maximum.map(|pages| pages.saturating_mul(1 << 16));
                }
            }
            Payload::GlobalSection(globals) => {
                m.globals = globals.into_iter().map(|entry| global(&entry?)).collect::<Result<_, _>>()?;
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
                elements.into_iter().try_for_each(|element| fill_table(&mut m.table, element?))?;
            }
            Payload::DataSection(segments) => {
                segments.into_iter().try_for_each(|segment| self.segment(&segment?))?;
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::CustomSection(custom) => self.custom(&custom)?,
            _ => {}
        }
        Ok(())
    }

    fn segment(&mut self, data: &Data) -> Result<(), Error> {
        // A passive segment matters only to `memory.init`, which is refused anyway. An empty one
        // stands for it, to keep the numbering that symbols use.
        let mut segment = Segment { start: 0, file_offset: 0, bytes: vec![] };
        if let DataKind::Active { offset_expr, .. } = &data.kind {
            let file_offset = data.data.as_ptr().addr() - self.bytes.as_ptr().addr();
            segment = Segment { start: offset(offset_expr)?, file_offset, bytes: data.data.to_vec() };
        }
        if (segment.start as u64).saturating_add(segment.bytes.len() as u64) > self.module.memory {
            return Err(malformed("a data segment beyond the memory"));
        }
        self.module.segments.push(segment);
        Ok(())
    }

    /// Reads the custom sections: names, symbols and relocations.
    fn custom(&mut self, custom: &CustomSectionReader<'a>) -> Result<(), Error> {
        let m = &mut self.module;
        match custom.as_known() {
            KnownCustom::Name(names) => names.into_iter().try_for_each(|name| put_names(m, name?)),
            KnownCustom::Producers(fields) => {
                for field in fields {
                    for value in field?.values {
                        let value = value?;
                        if value.name == "rustc" {
                            m.rustc = value.version.into();
                        }
                    }
                }
                Ok(())
            }
            KnownCustom::Linking(linking) => {
                for part in linking.subsections() {
                    if let Linking::SymbolTable(symbols) = part? {
                        symbols.into_iter().try_for_each(|info| add_symbol(m, &info?))?;
                    }
                }
                Ok(())
            }
            KnownCustom::Reloc(relocations) => {
                let section = relocations.section_index() as usize;
                let start =
                    *self.starts.get(section).ok_or_else(|| malformed("relocations of a missing section"))?;
                // Relocations in debug information are of no use.
                if custom.name() == "reloc.CODE" || custom.name() == "reloc.DATA" {
                    for entry in relocations.entries() {
                        m.relocations.extend(relocation(start, &entry?));
                    }
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

fn add_import(m: &mut Module, import: &wasmparser::Import) -> Result<(), Error> {
    let TypeRef::Func(ty) = import.ty else {
        let what = match import.ty {
            TypeRef::Table(_) => "table",
            TypeRef::Memory(_) => "memory",
            TypeRef::Global(_) => "global",
            _ => "item",
        };
        return Err(unsupported(format!("imported {what} {}.{}", import.module, import.name)));
    };
    m.imports.push(Import { module: import.module.into(), field: import.name.into() });
    m.types.push(ty as usize);
    Ok(())
}

fn global(global: &wasmparser::Global) -> Result<Global, Error> {
    let ty = value_type(global.ty.content_type)?;
    Ok(Global { name: String::new(), ty, initial: constant(&global.init_expr)? })
}

fn table_size(table: &wasmparser::Table) -> Result<usize, Error> {
    if !matches!(table.init, wasmparser::TableInit::RefNull) {
        return Err(unsupported("a table with an initial value"));
    }
    usize::try_from(table.ty.initial).map_err(|_| unsupported("a table of this size"))
}

fn fill_table(table: &mut [Option<usize>], element: wasmparser::Element) -> Result<(), Error> {
    // Passive and declared segments matter only to instructions that are refused by themselves.
    let ElementKind::Active { offset_expr, .. } = element.kind else { return Ok(()) };
    let mut at = offset(&offset_expr)?;
    let mut put = |function: Option<u32>| {
        let place = table.get_mut(at).ok_or_else(|| malformed("an element segment beyond the table"))?;
        *place = function.map(|f| f as usize);
        at += 1;
        Ok::<(), Error>(())
    };
    match element.items {
        ElementItems::Functions(list) => {
            for function in list {
                put(Some(function?))?;
            }
        }
        ElementItems::Expressions(_, list) => {
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
        Expr::I64(at) => usize::try_from(at).map_err(|_| malformed("an offset beyond all memory")),
        _ => Err(malformed("an offset that is not an integer")),
    }
}

fn put_names(m: &mut Module, names: Name) -> Result<(), Error> {
    let (map, mut slots): (_, Vec<&mut String>) = match names {
        Name::Function(map) => {
            m.names.resize(m.types.len(), String::new());
            (map, m.names.iter_mut().collect())
        }
        Name::Global(map) => (map, m.globals.iter_mut().map(|global| &mut global.name).collect()),
        _ => return Ok(()),
    };
    for naming in map {
        let naming = naming?;
        if let Some(name) = slots.get_mut(naming.index as usize) {
            **name = format!("{:#}", rustc_demangle::demangle(naming.name));
        }
    }
    Ok(())
}

fn add_symbol(m: &mut Module, info: &SymbolInfo) -> Result<(), Error> {
    let number = m.symbols.len();
    m.symbols.push(match *info {
        SymbolInfo::Func { index, .. } => Symbol::Function(index as usize),
        SymbolInfo::Data { name, symbol, .. } => {
            if name.contains(std_names::STDOUT) {
                m.stdout.push(number);
            } else if name.contains(std_names::STDIN) {
                m.stdin.push(number);
            }
            symbol.map_or(Symbol::Other, |data| {
                let [segment, offset, size] = [data.index, data.offset, data.size].map(|n| n as usize);
                Symbol::Data { segment, offset, size }
            })
        }
        _ => Symbol::Other,
    });
    Ok(())
}

fn relocation(start: usize, entry: &wasmparser::RelocationEntry) -> Option<Relocation> {
    use RelocationType::{TableIndexI32, TableIndexI64, TableIndexSleb, TableIndexSleb64, TypeIndexLeb};
    let in_table = matches!(entry.ty, TableIndexSleb | TableIndexI32 | TableIndexSleb64 | TableIndexI64);
    let to = Reference { symbol: entry.index as usize, in_table };
    // The index of a type is not a symbol.
    (entry.ty != TypeIndexLeb).then_some(Relocation { file_offset: start + entry.offset as usize, to })
}
