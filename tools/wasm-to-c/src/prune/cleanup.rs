//! std flushes its standard output when a program ends, even where nothing was ever printed through
//! it.
//!
//! That brings in the line buffer and all it stands on. A program that does its output otherwise
//! never refers to the static `std::io::stdio::STDOUT`; then the buffer is still empty at the end,
//! and the flush does nothing.

use super::live;
use crate::decode::Module;
use crate::ir::Body;

/// Empties std's clean-up if standard output is reached through nothing else; whether it did.
pub fn drop_idle_cleanup(module: &mut Module, roots: &[usize]) -> bool {
    // Without relocations nobody knows who refers to what.
    if module.relocations.is_empty() || module.stdout.is_empty() {
        return false;
    }
    let cleanups: Vec<usize> = (module.imports.len()..module.types.len())
        .filter(|f| module.names[*f].contains("std::rt::cleanup") && module.signature(*f).results.is_empty())
        .collect();
    let live = live(module, roots, &|function| cleanups.contains(&function));
    let printed = module.stdout.iter().any(|symbol| live.symbols[*symbol]);
    if cleanups.is_empty() || printed {
        return false;
    }
    for function in cleanups {
        let body = function - module.imports.len();
        module.bodies[body] = Body::default();
    }
    true
}
