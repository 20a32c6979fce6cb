//! Panics become traps, and traps spread to everything that only leads to them.
//!
//! A panic's message would go to standard error, which no judge reads; formatting it is more than half of a program.
//! Three rules, each right by itself:
//!
//! 1. A function that only serves a panic (known by its name) is a trap.
//! 2. A statement before a trap goes if its effect ends with the program: it sets a local or writes memory, but
//!    calls nothing.
//! 3. A function whose body is nothing but a trap is a trap for its callers.

use crate::decode::Module;
use crate::ir::{Body, Expr, Stmt};
use crate::structure;

/// Simplifies all bodies and lets traps spread until nothing changes.
pub fn propagate_traps(module: &mut Module) {
    let imports = module.imports.len();
    let mut traps: Vec<bool> =
        module.names.iter().enumerate().map(|(f, name)| f >= imports && serves_panic(name)).collect();
    let mut spreading = true;
    while spreading {
        spreading = false;
        for (i, body) in module.bodies.iter_mut().enumerate() {
            if traps[imports + i] {
                *body = Body { code: vec![Stmt::Trap], ..Body::default() };
                continue;
            }
            body.code = list(std::mem::take(&mut body.code), &traps);
            structure::simplify(body);
            if body.code == [Stmt::Trap] {
                traps[imports + i] = true;
                spreading = true;
            }
        }
    }
}

/// Functions that only serve a panic or an abort.
fn serves_panic(name: &str) -> bool {
    const PREFIXES: [&str; 8] = [
        "core::panicking::",
        "std::panicking::",
        "alloc::alloc::handle_alloc_error",
        "alloc::alloc::__alloc_error",
        "std::process::abort",
        "std::alloc::rust_oom",
        "std::sys::backtrace::__rust_end",
        "__rustc::rust_begin_unwind",
    ];
    PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

fn list(code: Vec<Stmt>, traps: &[bool]) -> Vec<Stmt> {
    let mut out = vec![];
    for statement in code {
        let statement = statement_with_traps(statement, traps);
        let end = statement == Stmt::Trap;
        if end {
            while out.last().is_some_and(ends_with_program) {
                out.pop();
            }
        }
        out.push(statement);
        if end {
            break;
        }
    }
    out
}

fn statement_with_traps(statement: Stmt, traps: &[bool]) -> Stmt {
    let only_trap = |code: &[Stmt]| code.first() == Some(&Stmt::Trap);
    match statement {
        Stmt::If(condition, a, b) => {
            let (a, b) = (list(a, traps), list(b, traps));
            if only_trap(&a) && only_trap(&b) && !condition.has_effect() {
                return Stmt::Trap;
            }
            Stmt::If(condition, a, b)
        }
        // Control does not jump into the middle: a block that starts with a trap is one.
        Stmt::Block(label, a) => match list(a, traps) {
            a if only_trap(&a) => Stmt::Trap,
            a => Stmt::Block(label, a),
        },
        Stmt::Loop(label, a) => match list(a, traps) {
            a if only_trap(&a) => Stmt::Trap,
            a => Stmt::Loop(label, a),
        },
        Stmt::Do(ref e) | Stmt::Set(_, ref e) | Stmt::Return(Some(ref e)) if calls_trap(e, traps) => {
            Stmt::Trap
        }
        other => other,
    }
}

/// Whether evaluation comes to a trap before it can do anything else.
fn calls_trap(e: &Expr, traps: &[bool]) -> bool {
    matches!(e, Expr::Call(f, args) if traps[*f] && !args.iter().any(Expr::has_effect))
}

/// Whether nobody can tell, once the program has ended, that the statement was executed.
fn ends_with_program(statement: &Stmt) -> bool {
    !statement.has_effect()
        && match statement {
            Stmt::Set(..) | Stmt::SetGlobal(..) | Stmt::Store(..) | Stmt::Copy(..) | Stmt::Fill(..) => true,
            Stmt::Do(_) | Stmt::Trap => true,
            Stmt::If(_, a, b) => a.iter().all(ends_with_program) && b.iter().all(ends_with_program),
            _ => false,
        }
}
