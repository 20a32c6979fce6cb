//! Panics become traps, and traps spread to everything that only leads to them.
//!
//! A panic's message would go to standard error, which no judge reads, and formatting it takes more
//! than half of a program. Each of these rules is correct by itself:
//!
//! 1. A function that only serves a panic (recognised by its name) is a trap.
//! 2. A statement before a trap is removed if its effect ends with the program: it sets a local or
//!    writes memory, but calls nothing.
//! 3. A jump to a trap is a trap.
//! 4. A function whose body is only a trap is a trap for its callers, and calls of a function that
//!    does nothing are removed.

use crate::control_flow;
use crate::ir::{Body, Expr, Label, Stmt};
use crate::module::Module;
use crate::names;
use crate::std_names::PANICS;

/// Simplifies all bodies and lets traps spread until nothing changes.
pub fn propagate_traps(module: &mut Module) {
    let imports = module.imports.len();
    let mut facts: Vec<Fact> = vec![Fact::Unknown; module.types.len()];
    for (fact, name) in facts.iter_mut().zip(&module.names).skip(imports) {
        if serves_panic(name) {
            *fact = Fact::Traps;
        }
    }
    let mut spreading = true;
    while spreading {
        spreading = false;
        for (i, body) in module.bodies.iter_mut().enumerate() {
            let function = imports + i;
            match facts[function] {
                Fact::Unknown => {}
                Fact::Traps => {
                    *body = Body { code: vec![Stmt::Trap], ..Body::default() };
                    continue;
                }
                Fact::Nothing => continue,
            }
            body.code = list(std::mem::take(&mut body.code), &facts);
            control_flow::simplify(body);
            facts[function] = match body.code[..] {
                [Stmt::Trap] => Fact::Traps,
                [] => Fact::Nothing,
                _ => continue,
            };
            spreading = true;
        }
    }
}

/// Whether Rust's `main` is nothing but a trap, after traps have spread.
pub fn only_panics(module: &Module) -> bool {
    let Some(main) = names::main_crate(&module.names).map(|name| format!("{name}::main")) else {
        return false;
    };
    let mains = (0..module.types.len()).filter(|f| module.names[*f] == main);
    mains.filter_map(|f| module.body(f)).any(|body| body.code == [Stmt::Trap])
}

#[derive(Clone, Copy, PartialEq)]
enum Fact {
    Unknown,
    Traps,
    /// Returns at once.
    Nothing,
}

/// Whether a function only serves a panic or an abort.
fn serves_panic(name: &str) -> bool {
    PANICS.iter().any(|prefix| name.starts_with(prefix))
}

fn list(code: Vec<Stmt>, facts: &[Fact]) -> Vec<Stmt> {
    let mut out: Vec<Stmt> = vec![];
    for statement in code {
        match statement_with_traps(statement, facts) {
            Some(Stmt::Trap) => {
                while out.last().is_some_and(ends_with_program) {
                    out.pop();
                }
                if let Some(Stmt::Block(label, inner)) = out.last_mut() {
                    trap_jumps(inner, *label);
                }
                out.push(Stmt::Trap);
                break;
            }
            other => out.extend(other),
        }
    }
    out
}

/// Replaces every jump to the label by a trap, because one follows the label.
fn trap_jumps(code: &mut [Stmt], label: Label) {
    for statement in code {
        match statement {
            Stmt::Jump(to) if *to == label => *statement = Stmt::Trap,
            Stmt::If(_, a, b) => {
                trap_jumps(a, label);
                trap_jumps(b, label);
            }
            Stmt::Block(_, a) | Stmt::Loop(_, a) => trap_jumps(a, label),
            _ => {}
        }
    }
}

/// The statement after applying the rules; `None` if nothing is left of it.
fn statement_with_traps(statement: Stmt, facts: &[Fact]) -> Option<Stmt> {
    let only_trap = |code: &[Stmt]| code.first() == Some(&Stmt::Trap);
    Some(match statement {
        Stmt::If(condition, a, b) => {
            let (a, b) = (list(a, facts), list(b, facts));
            if only_trap(&a) && only_trap(&b) && !condition.has_effect() {
                return Some(Stmt::Trap);
            }
            Stmt::If(condition, a, b)
        }
        // Nothing jumps into the middle, so a block that starts with a trap is a trap.
        Stmt::Block(label, a) => match list(a, facts) {
            a if only_trap(&a) => Stmt::Trap,
            a => Stmt::Block(label, a),
        },
        Stmt::Loop(label, a) => match list(a, facts) {
            a if only_trap(&a) => Stmt::Trap,
            a => Stmt::Loop(label, a),
        },
        Stmt::Do(ref e) if calls(e, Fact::Nothing, facts) => return None,
        Stmt::Do(ref e) | Stmt::Set(_, ref e) | Stmt::Return(Some(ref e)) if calls(e, Fact::Traps, facts) => {
            Stmt::Trap
        }
        other => other,
    })
}

/// Whether the expression is a call of a function with that fact, and its arguments have no effect.
fn calls(e: &Expr, fact: Fact, facts: &[Fact]) -> bool {
    matches!(e, Expr::Call(f, args) if facts[*f] == fact && !args.iter().any(Expr::has_effect))
}

/// Whether, once the program has ended, nobody can tell that the statement was executed.
fn ends_with_program(statement: &Stmt) -> bool {
    !statement.has_effect()
        && match statement {
            Stmt::Set(..) | Stmt::SetGlobal(..) | Stmt::Store(..) | Stmt::Copy(..) | Stmt::Fill(..) => true,
            Stmt::Do(_) | Stmt::Trap => true,
            Stmt::If(_, a, b) => a.iter().all(ends_with_program) && b.iter().all(ends_with_program),
            _ => false,
        }
}
