//! The C names of a module's functions and globals.

use crate::builtins;
use crate::error::Error;
use crate::module::Module;
use crate::names::{self, FunctionNames};
use crate::options::{FileKind, Options};
use crate::output::Export;
use crate::prune::live::Live;
use std::cmp::Reverse;

/// The names, by the numbers of functions and globals.
pub struct CNames<'a> {
    pub module: &'a Module,
    pub functions: Vec<String>,
    pub globals: Vec<String>,
    pub lines: bool,
}

impl<'a> CNames<'a> {
    /// Gives the shortest names to the functions that are called most.
    pub fn new(module: &'a Module, live: &Live, options: &Options) -> Result<CNames<'a>, Error> {
        let mut calls = vec![0usize; module.types.len()];
        for body in live.functions.iter().filter_map(|f| module.body(*f)) {
            body.visit_calls(|callee| calls[callee] += 1);
        }
        let mut order = live.functions.clone();
        order.sort_by_key(|f| Reverse(calls[*f]));
        let mut pool = FunctionNames::new(options.names);
        let mut functions = vec![String::new(); module.types.len()];
        for f in order {
            let exported = module.exports.iter().position(|(_, exported)| *exported == f);
            functions[f] = match (builtins::in_runtime(module, f), exported) {
                (Some(c_name), _) => c_name,
                _ if module.body(f).is_none() => builtins::imported(module, f)?.into(),
                (_, Some(index)) if options.kind == FileKind::Library => names::export(index),
                _ => pool.next_name(&module.names[f]),
            };
        }
        let globals = module.globals.iter().enumerate().map(|(i, global)| names::global(i, &global.name));
        Ok(CNames { module, functions, globals: globals.collect(), lines: options.lines })
    }

    /// The exported functions that are in the file.
    pub fn exports(&self) -> Vec<Export> {
        let exports = self.module.exports.iter().map(|(name, function)| (name, &self.functions[*function]));
        exports
            .filter(|(_, c_name)| !c_name.is_empty())
            .map(|(name, c_name)| Export { name: name.clone(), c_name: c_name.clone() })
            .collect()
    }
}
