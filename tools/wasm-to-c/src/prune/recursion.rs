//! Whether functions call each other in circles: only then can a program need a deep stack.

use crate::decode::Module;
use crate::ir::{Expr, visit_expressions};

/// Whether one of the functions can reach itself, directly or through others. An indirect call may
/// reach every function of its type in the table.
pub fn recurses(module: &Module, functions: &[usize], table: &[Option<usize>]) -> bool {
    let mut calls = vec![vec![]; module.types.len()];
    for &function in functions {
        let Some(body) = module.body(function) else { continue };
        visit_expressions(&body.code, &mut |e| match e {
            Expr::Call(callee, _) => calls[function].push(*callee),
            Expr::CallIndirect(ty, ..) => {
                let of_type = |f: &&usize| module.signature(**f) == &module.signatures[*ty];
                calls[function].extend(table.iter().flatten().filter(of_type));
            }
            _ => {}
        });
    }
    // Functions that call none of the others are taken away until none is left, or only circles
    // and what calls them.
    let mut waits: Vec<usize> = calls.iter().map(Vec::len).collect();
    let mut callers = vec![vec![]; calls.len()];
    for (caller, callees) in calls.iter().enumerate() {
        callees.iter().for_each(|callee| callers[*callee].push(caller));
    }
    let mut done: Vec<usize> = (0..waits.len()).filter(|f| waits[*f] == 0).collect();
    let mut next = 0;
    while let Some(&function) = done.get(next) {
        next += 1;
        for &caller in &callers[function] {
            waits[caller] -= 1;
            if waits[caller] == 0 {
                done.push(caller);
            }
        }
    }
    done.len() < waits.len()
}
