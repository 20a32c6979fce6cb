//! How deep calls go: only functions that call each other in a cycle can need a deep stack.

use crate::ir::{Binary, Expr, Stmt, visit_expressions, visit_statements};
use crate::module::Module;
use crate::names;

/// How deep std's functions recurse, which sort or format: sorting less than 64 times, formatting
/// as often as types are nested.
const MAX_STD_RECURSION: u64 = 64;
/// What a function that calls no other may use below the stack's end.
const RED_ZONE: u64 = 128;

/// What a program's calls need.
pub struct CallDepth {
    /// Whether there is no bound.
    pub recurses: bool,
    /// The most bytes of variables that are kept in memory, if there is a bound.
    pub bytes: Option<u64>,
}

impl CallDepth {
    /// How many bytes at the start of the memory no call reaches: the linker puts the stack there,
    /// and the data behind it.
    pub fn unused_stack(&self, module: &Module) -> u64 {
        let end = module.stack_global().and_then(|global| module.globals[global].initial.constant());
        let end = end.map_or(0, |end| u64::from(end as u32));
        let is_first = module.segments.iter().all(|segment| segment.start as u64 >= end);
        let needed = self.bytes.filter(|_| is_first && module.start.is_none()).unwrap_or(end);
        end.saturating_sub(needed) / 16 * 16
    }
}

/// The depth of calls among functions; an indirect call may reach every function of its type in the
/// table.
pub fn call_depth(module: &Module, functions: &[usize], table: &[Option<usize>]) -> CallDepth {
    let calls = calls(module, functions, table);
    let main = names::main_crate(&module.names);
    let mut bytes: Vec<Option<u64>> = vec![Some(0); calls.len()];
    let mut recurses = false;
    for cycle in cycles(&calls, functions) {
        let is_cycle = cycle.len() > 1 || calls[cycle[0]].contains(&cycle[0]);
        let bounded = !is_cycle || cycle.iter().all(|f| ends_soon(&module.names[*f], main));
        recurses |= !bounded;
        let frames = cycle.iter().map(|f| frame(module, *f)).sum::<Option<u64>>();
        let below = cycle.iter().flat_map(|f| &calls[*f]).filter(|callee| !cycle.contains(callee));
        let below = below.map(|callee| bytes[*callee]).try_fold(0, |most, bytes| Some(bytes?.max(most)));
        let times = if is_cycle { MAX_STD_RECURSION } else { 1 };
        let all = frames.zip(below).filter(|_| bounded).map(|(frames, below)| frames * times + below);
        cycle.iter().for_each(|f| bytes[*f] = all);
    }
    let most = functions.iter().map(|f| bytes[*f]).try_fold(0, |most, bytes| Some(bytes?.max(most)));
    CallDepth { recurses, bytes: most.map(|bytes| bytes + RED_ZONE) }
}

/// Whether a function is one of std's and not of a type of the program, through which it could call
/// itself as often as the data are deep.
fn ends_soon(path: &str, main: Option<&str>) -> bool {
    let Some(main) = main.map(|main| format!("{main}::")) else { return false };
    // What stands for a module of std counts as that.
    let path = path.replace(&format!("{main}wasm_to_c_"), "std::");
    let start = path.trim_start_matches(['<', '&']);
    let is_std = ["core::", "alloc::", "std::"].iter().any(|name| start.starts_with(name));
    (is_std || path.contains(" as core::fmt::")) && !path.contains(&main) && !path.contains("::clone")
}

/// The functions that each function calls.
fn calls(module: &Module, functions: &[usize], table: &[Option<usize>]) -> Vec<Vec<usize>> {
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
    calls
}

/// The bytes that a function takes from the stack in memory; `None` if that is not constant.
fn frame(module: &Module, function: usize) -> Option<u64> {
    let Some(body) = module.body(function) else { return Some(0) };
    let stack = module.stack_global();
    let (mut bytes, mut changes) = (0, false);
    visit_statements(&body.code, &mut |s| {
        changes |= matches!(s, Stmt::SetGlobal(global, _) if Some(*global) == stack);
        if let Stmt::Set(_, Expr::Binary(Binary::Sub, _, frame))
        | Stmt::SetGlobal(_, Expr::Binary(Binary::Sub, _, frame)) = s
            && let (Expr::Global(global), Some(size)) = (&frame[0], frame[1].constant())
            && Some(*global) == stack
        {
            bytes += u64::from(size as u32);
        }
    });
    (bytes > 0 || !changes).then_some(bytes)
}

/// The functions in groups that call each other in cycles, callees first (Tarjan, without
/// recursion).
fn cycles(calls: &[Vec<usize>], functions: &[usize]) -> Vec<Vec<usize>> {
    let mut search =
        CycleSearch { number: vec![0; calls.len()], low: vec![0; calls.len()], open: vec![], found: vec![] };
    let mut count = 0;
    for &root in functions {
        let mut work = vec![(root, 0)];
        while let Some((function, next)) = work.pop() {
            if next == 0 {
                if search.number[function] > 0 {
                    continue;
                }
                count += 1;
                (search.number[function], search.low[function]) = (count, count);
                search.open.push(function);
            }
            match calls[function].get(next) {
                Some(&callee) => {
                    work.push((function, next + 1));
                    work.push((callee, 0));
                }
                None => search.leave(function, calls),
            }
        }
    }
    search.found
}

/// The state of the search for cycles. A function that is done has the number `usize::MAX`.
struct CycleSearch {
    number: Vec<usize>,
    low: Vec<usize>,
    open: Vec<usize>,
    found: Vec<Vec<usize>>,
}

impl CycleSearch {
    /// All calls of the function have been followed.
    fn leave(&mut self, function: usize, calls: &[Vec<usize>]) {
        let reached = calls[function].iter().filter(|callee| self.number[**callee] < usize::MAX);
        let low = reached.map(|callee| self.low[*callee]).min().unwrap_or(usize::MAX);
        self.low[function] = self.low[function].min(low);
        if self.low[function] == self.number[function] {
            let at = self.open.iter().rposition(|open| *open == function).unwrap_or(0);
            let cycle = self.open.split_off(at);
            cycle.iter().for_each(|done| self.number[*done] = usize::MAX);
            self.found.push(cycle);
        }
    }
}
