//! Turns labelled blocks and jumps into ifs and loops where that is shorter.

use crate::ir::{Body, Label, Stmt, leaves, not, visit_statements};

/// Each round may make another one useful; few bodies need more than three.
const MAX_ROUNDS: usize = 8;

/// Simplifies the control flow of a body without changing what it does.
pub fn simplify(body: &mut Body) {
    for _ in 0..MAX_ROUNDS {
        let jumps = count_jumps(&body.code, body.labels);
        let next = list(body.code.clone(), &jumps);
        if next == body.code {
            break;
        }
        body.code = next;
    }
    while body.code.last() == Some(&Stmt::Return(None)) {
        body.code.pop();
    }
}

/// Simplifies a list of statements; `jumps` counts the jumps to each label at the start of the
/// round.
fn list(code: Vec<Stmt>, jumps: &[usize]) -> Vec<Stmt> {
    let mut out: Vec<Stmt> = vec![];
    for statement in code {
        if leaves(&out) {
            break;
        }
        match statement {
            Stmt::Block(label, inner) => block(label, list(inner, jumps), jumps, &mut out),
            Stmt::Loop(label, inner) => {
                let inner = list(inner, jumps);
                if jumps[label] == 0 {
                    out.extend(inner);
                } else {
                    out.push(Stmt::Loop(label, inner));
                }
            }
            Stmt::If(condition, a, b) => {
                let (a, b) = (list(a, jumps), list(b, jumps));
                match (a.is_empty(), b.is_empty()) {
                    (true, true) if !condition.has_effect() => {}
                    (true, true) => out.push(Stmt::Do(condition)),
                    (true, false) => out.push(Stmt::If(not(condition), b, vec![])),
                    (false, true) => out.push(Stmt::If(condition, a, b)),
                    // No `else` after an arm whose end control never reaches.
                    (false, false) if leaves(&a) => {
                        out.push(Stmt::If(condition, a, vec![]));
                        out.extend(b);
                    }
                    (false, false) if leaves(&b) => {
                        out.push(Stmt::If(not(condition), b, vec![]));
                        out.extend(a);
                    }
                    (false, false) => out.push(Stmt::If(condition, a, b)),
                }
            }
            other => out.push(other),
        }
    }
    out
}

fn block(label: Label, mut inner: Vec<Stmt>, jumps: &[usize], out: &mut Vec<Stmt>) {
    if jumps[label] > 0 {
        drop_last_jump(&mut inner, label);
        inner = nest(inner, label);
    }
    if jumps[label] == 0 || !jumps_to(&inner, label) {
        out.extend(inner);
    } else {
        out.push(Stmt::Block(label, inner));
    }
}

/// Removes the jumps to `label` at places from which control goes there anyway.
fn drop_last_jump(code: &mut Vec<Stmt>, label: Label) {
    while code.last() == Some(&Stmt::Jump(label)) {
        code.pop();
    }
    match code.last_mut() {
        Some(Stmt::If(_, a, b)) => {
            drop_last_jump(a, label);
            drop_last_jump(b, label);
        }
        Some(Stmt::Block(_, a)) => drop_last_jump(a, label),
        _ => {}
    }
}

/// `if(c){A goto l;} B l:` becomes `if(c){A}else{B} l:`.
fn nest(mut code: Vec<Stmt>, label: Label) -> Vec<Stmt> {
    for i in (0..code.len().saturating_sub(1)).rev() {
        let Stmt::If(_, a, b) = &code[i] else { continue };
        if a.last() != Some(&Stmt::Jump(label)) || leaves(b) {
            continue;
        }
        let rest = code.split_off(i + 1);
        if let Some(Stmt::If(condition, mut a, mut b)) = code.pop() {
            a.pop();
            b.extend(rest);
            code.push(if a.is_empty() { Stmt::If(not(condition), b, a) } else { Stmt::If(condition, a, b) });
            drop_last_jump(&mut code, label);
        }
    }
    code
}

fn jumps_to(code: &[Stmt], label: Label) -> bool {
    code.iter().any(|s| match s {
        Stmt::Jump(l) => *l == label,
        Stmt::Switch(_, to, default) => *default == label || to.contains(&label),
        s => s.arms().into_iter().any(|arm| jumps_to(arm, label)),
    })
}

/// The number of jumps to each label.
fn count_jumps(code: &[Stmt], labels: usize) -> Vec<usize> {
    let mut count = vec![0; labels];
    visit_statements(code, &mut |s| match s {
        Stmt::Jump(l) => count[*l] += 1,
        Stmt::Switch(_, to, default) => to.iter().chain([default]).for_each(|l| count[*l] += 1),
        _ => {}
    });
    count
}
