//! What can be reached from the entry: functions, table entries and bytes of data.
//!
//! The linker keeps whatever any function mentions, even a function that pruning removes. With
//! `--emit-relocs` the module says which symbol each address stands for, so reachability can be
//! computed again. Without relocations all data and the whole table stay.

use crate::ir::{Expr, Reference, Stmt, visit_expressions, visit_statements};
use crate::module::{Module, Symbol};

pub struct Live {
    /// Functions in the order of printing: callees first as far as possible.
    pub functions: Vec<usize>,
    /// The table, without entries that nothing mentions; empty if there is no indirect call.
    pub table: Vec<Option<usize>>,
    /// The initial memory up to its last nonzero byte; data that nothing mentions is zero.
    pub image: Vec<u8>,
    /// For each of the linker's symbols, whether something reachable refers to it.
    pub symbols: Vec<bool>,
}

/// Follows calls and addresses from `roots`, but not into functions for which `known` holds.
pub fn live(module: &Module, roots: &[usize], known: &dyn Fn(usize) -> bool) -> Live {
    let mut walk = Reachability {
        module,
        known,
        functions: vec![false; module.types.len()],
        symbols: vec![false; module.symbols.len()],
        in_table: vec![module.relocations.is_empty(); module.types.len()],
        data: module.segments.iter().map(|s| vec![module.relocations.is_empty(); s.bytes.len()]).collect(),
        indirect: false,
        work: roots.iter().map(|f| Symbol::Function(*f)).collect(),
    };
    walk.run();
    let mut table: Vec<Option<usize>> = vec![];
    if walk.indirect {
        table.extend(module.table.iter().map(|f| f.filter(|f| walk.in_table[*f])));
        while table.len() > 1 && table.last() == Some(&None) {
            table.pop();
        }
        // A call through an empty table can only trap, but it still has to compile.
        if table.is_empty() {
            table.push(None);
        }
    }
    let image = image(module, &walk.data);
    let mut order = CalleesFirst { module, known, seen: vec![false; module.types.len()], functions: vec![] };
    roots.iter().chain(table.iter().flatten()).for_each(|f| order.add(*f));
    Live { functions: order.functions, table, image, symbols: walk.symbols }
}

struct Reachability<'a> {
    module: &'a Module,
    known: &'a dyn Fn(usize) -> bool,
    functions: Vec<bool>,
    symbols: Vec<bool>,
    in_table: Vec<bool>,
    data: Vec<Vec<bool>>,
    indirect: bool,
    work: Vec<Symbol>,
}

impl Reachability<'_> {
    fn run(&mut self) {
        let module = self.module;
        while let Some(symbol) = self.work.pop() {
            match symbol {
                Symbol::Function(f) => self.function(f),
                Symbol::Data { segment, offset, size } => self.data(segment, offset, size),
                Symbol::Other => {}
            }
            // Without relocations the first indirect call reaches the whole table.
            if self.work.is_empty() && self.indirect && module.relocations.is_empty() {
                let unseen = module.table.iter().flatten().filter(|f| !self.functions[**f]);
                self.work = unseen.map(|f| Symbol::Function(*f)).collect();
            }
        }
    }

    fn function(&mut self, function: usize) {
        // The linking section is not validated: the function may not exist.
        let Some(seen) = self.functions.get_mut(function) else { return };
        if std::mem::replace(seen, true) || (self.known)(function) {
            return;
        }
        let Some(body) = self.module.body(function) else { return };
        let mut references = vec![];
        visit_expressions(&body.code, &mut |e| match e {
            Expr::Call(f, _) => self.work.push(Symbol::Function(*f)),
            Expr::CallIndirect(..) => self.indirect = true,
            Expr::Address(_, reference) => references.push(*reference),
            Expr::Load(access, _) => references.extend(access.reference),
            _ => {}
        });
        visit_statements(&body.code, &mut |s| {
            if let Stmt::Store(access, ..) = s {
                references.extend(access.reference);
            }
        });
        references.into_iter().for_each(|r| self.reference(r));
    }

    fn data(&mut self, segment: usize, offset: usize, size: usize) {
        // A symbol beyond the segment's bytes holds only zeros.
        let Some(bytes) = self.data.get_mut(segment).and_then(|d| d.get_mut(offset..offset + size)) else {
            return;
        };
        bytes.fill(true);
        let all = &self.module.relocations;
        let from = self.module.segments[segment].file_offset + offset;
        let first = all.partition_point(|r| r.file_offset < from);
        for relocation in all[first..].iter().take_while(|r| r.file_offset < from + size) {
            self.reference(relocation.to);
        }
    }

    fn reference(&mut self, reference: Reference) {
        let Some(&symbol) = self.module.symbols.get(reference.symbol) else { return };
        if let (true, Symbol::Function(f)) = (reference.in_table, symbol)
            && let Some(in_table) = self.in_table.get_mut(f)
        {
            *in_table = true;
        }
        if !std::mem::replace(&mut self.symbols[reference.symbol], true) {
            self.work.push(symbol);
        }
    }
}

fn image(module: &Module, live: &[Vec<bool>]) -> Vec<u8> {
    let end = module.segments.iter().map(|s| s.start + s.bytes.len()).max().unwrap_or(0);
    let mut image = vec![0; end];
    for (segment, live) in module.segments.iter().zip(live) {
        for (i, (byte, live)) in segment.bytes.iter().zip(live).enumerate() {
            image[segment.start + i] = if *live { *byte } else { 0 };
        }
    }
    while image.last() == Some(&0) {
        image.pop();
    }
    image
}

/// An order that puts callees before callers, so that few functions need a prototype.
struct CalleesFirst<'a> {
    module: &'a Module,
    known: &'a dyn Fn(usize) -> bool,
    seen: Vec<bool>,
    functions: Vec<usize>,
}

impl CalleesFirst<'_> {
    fn add(&mut self, root: usize) {
        let mut work = vec![(root, false)];
        while let Some((function, done)) = work.pop() {
            if done {
                self.functions.push(function);
                continue;
            }
            if std::mem::replace(&mut self.seen[function], true) {
                continue;
            }
            work.push((function, true));
            if let Some(body) = self.module.body(function).filter(|_| !(self.known)(function)) {
                body.visit_calls(|callee| work.push((callee, false)));
            }
        }
    }
}
