//! Finds the locals that may be read before they are set: only those need an initial zero in C.

use crate::ir::{Body, Expr, Stmt};

/// For each local, whether some path reads it before setting it. The first `params` locals are set
/// by the caller.
pub fn read_before_set(body: &Body, params: usize) -> Vec<bool> {
    let mut flow = Flow { at_end: vec![None; body.labels], read: vec![false; body.locals.len()] };
    let set = (0..body.locals.len()).map(|local| local < params).collect();
    flow.list(&body.code, Some(set));
    flow.read
}

/// The locals that are certainly set at some point; `None` if control never reaches it.
type Assigned = Option<Vec<bool>>;

struct Flow {
    /// What is set at all jumps to the end of each block so far.
    at_end: Vec<Assigned>,
    read: Vec<bool>,
}

fn meet(a: Assigned, b: Assigned) -> Assigned {
    match (a, b) {
        (Some(mut a), Some(b)) => {
            a.iter_mut().zip(b).for_each(|(x, y)| *x &= y);
            Some(a)
        }
        (a, b) => a.or(b),
    }
}

impl Flow {
    fn list(&mut self, code: &[Stmt], mut set: Assigned) -> Assigned {
        for statement in code {
            let now = set.take()?;
            set = self.statement(statement, now);
        }
        set
    }

    fn statement(&mut self, statement: &Stmt, mut now: Vec<bool>) -> Assigned {
        for e in statement.exprs() {
            e.visit(&mut |e| {
                if let Expr::Local(local) = e {
                    self.read[*local] |= !now[*local];
                }
            });
        }
        match statement {
            Stmt::Set(local, _) => now[*local] = true,
            Stmt::If(_, a, b) => {
                let after_a = self.list(a, Some(now.clone()));
                return meet(after_a, self.list(b, Some(now)));
            }
            Stmt::Block(label, a) => {
                let end = self.list(a, Some(now));
                return meet(end, self.at_end[*label].take());
            }
            // Jumps back change nothing: what was set at the first entry stays set.
            Stmt::Loop(_, a) => return self.list(a, Some(now)),
            Stmt::Jump(label) => {
                self.jump(*label, now);
                return None;
            }
            Stmt::Switch(_, to, default) => {
                to.iter().chain([default]).for_each(|label| self.jump(*label, now.clone()));
                return None;
            }
            Stmt::Return(_) | Stmt::Trap => return None,
            Stmt::SetGlobal(..) | Stmt::Store(..) | Stmt::Copy(..) | Stmt::Fill(..) | Stmt::Do(_) => {}
        }
        Some(now)
    }

    fn jump(&mut self, label: usize, now: Vec<bool>) {
        self.at_end[label] = meet(self.at_end[label].take(), Some(now));
    }
}
