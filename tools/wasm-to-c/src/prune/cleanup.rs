//! Drops std's flush of standard output at the end of a program that never prints through it.
//!
//! The flush brings in the line buffer and everything that it needs. A program that does its output
//! in another way never refers to the static `std::io::stdio::STDOUT`, so the buffer is still empty
//! at the end, and the flush does nothing.

use super::live::live;
use crate::ir::Body;
use crate::module::Module;
use crate::std_names::CLEANUP;

/// Empties std's clean-up function if nothing else refers to standard output. Returns whether it
/// did.
pub fn drop_idle_cleanup(module: &mut Module, roots: &[usize]) -> bool {
    // Without relocations it is unknown what refers to what.
    if module.relocations.is_empty() || module.stdout.is_empty() {
        return false;
    }
    let cleanups: Vec<usize> = module
        .defined()
        .filter(|f| module.names[*f].contains(CLEANUP) && module.signature(*f).results.is_empty())
        .collect();
    let live = live(module, roots, &|function| cleanups.contains(&function));
    let printed = module.stdout.iter().any(|symbol| live.symbols[*symbol]);
    if cleanups.is_empty() || printed {
        return false;
    }
    for function in cleanups {
        module.set_body(function, Body::default());
    }
    true
}
