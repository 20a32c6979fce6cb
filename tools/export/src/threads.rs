//! Threads, which WebAssembly does not have: each runs to its end where it is started. Programs for
//! judges start one for its stack, and wait for it.

use crate::std_names::StdNames;
use crate::{joins, std_modules};
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_std_for_c::text::THREAD;
use proc_macro2::TokenStream;
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, ExprLoop, ExprMethodCall, ExprWhile, Stmt};

/// The module and the name of something, and what it does.
type Named = (&'static str, &'static str, &'static str);

/// What means nothing if a panic is the end.
const NEED_PANICS: [Named; 3] = [
    ("panic", "catch_unwind", "catches a panic"),
    ("panic", "set_hook", "replaces what a panic does"),
    ("panic", "take_hook", "replaces what a panic does"),
];
/// The same if there is one thread. In a program without `std::thread` they are something else.
const NEED_THREADS: [Named; 6] = [
    ("sync", "mpsc", "sends from thread to thread"),
    ("sync", "Condvar", "waits for another thread"),
    ("sync", "Barrier", "waits for another thread"),
    ("thread", "current", "tells one thread from another"),
    ("thread", "park", "waits for another thread"),
    ("thread", "park_timeout", "waits for another thread"),
];

/// What a program does with threads that cannot be done where they are started, if it does.
struct Waits {
    found: Option<(&'static str, &'static str)>,
}

impl Waits {
    /// A loop in which nothing could make its end come, or that lets time go by until it comes.
    fn visit_loop(&mut self, condition: Option<&Expr>, body: &[Stmt]) {
        let ends: Vec<&ExprIf> = body.iter().filter_map(end).collect();
        let only_waits = body.iter().all(|statement| is_idle(statement) || end(statement).is_some());
        let mut conditions = condition.into_iter().chain(ends.iter().map(|end| &*end.cond));
        if (only_waits || body.iter().any(is_idle)) && conditions.any(loads) {
            self.found = Some(("load", "waits for another thread"));
        }
    }
}

impl<'ast> Visit<'ast> for Waits {
    fn visit_expr_while(&mut self, looping: &'ast ExprWhile) {
        self.visit_loop(Some(&looping.cond), &looping.body.stmts);
        visit::visit_expr_while(self, looping);
    }

    fn visit_expr_loop(&mut self, looping: &'ast ExprLoop) {
        self.visit_loop(None, &looping.body.stmts);
        visit::visit_expr_loop(self, looping);
    }
}

/// The statement as one that may leave a loop, and does nothing else.
fn end(statement: &Stmt) -> Option<&ExprIf> {
    let Stmt::Expr(Expr::If(choice), _) = statement else { return None };
    let leaves = |statement: &Stmt| matches!(statement, Stmt::Expr(Expr::Break(_) | Expr::Return(_), _));
    let is_end = choice.else_branch.is_none() && choice.then_branch.stmts.iter().all(leaves);
    is_end.then_some(choice)
}

/// Whether an atomic is read there.
fn loads(condition: &Expr) -> bool {
    struct Loads(bool);
    impl<'ast> Visit<'ast> for Loads {
        fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
            let name = call.method.to_string();
            self.0 |= name == "load" || name.starts_with("compare_exchange") || name == "swap";
            visit::visit_expr_method_call(self, call);
        }
    }
    let mut loads = Loads(false);
    loads.visit_expr(condition);
    loads.0
}

/// Whether a statement only lets time go by.
fn is_idle(statement: &Stmt) -> bool {
    let Stmt::Expr(Expr::Call(call), _) = statement else { return false };
    let Expr::Path(path) = &*call.func else { return false };
    let last = path.path.segments.last().map(|segment| segment.ident.to_string());
    last.is_some_and(|last| ["spin_loop", "spin_loop_hint", "yield_now", "sleep"].contains(&&*last))
}

/// The text with threads that run where they are started, and whether one asks for a stack.
pub fn inline(text: &str) -> Result<(String, bool)> {
    let Ok(tokens) = text.parse::<TokenStream>() else { return Ok((text.to_owned(), false)) };
    let file = syn::parse_file(text).ok();
    let std = StdNames::new(&tokens, file.as_ref());
    let replaced = std_modules::replace(text, "thread");
    let need_threads = if replaced.is_some() { &NEED_THREADS[..] } else { &[] };
    if let Some((name, does)) = named(&NEED_PANICS, &std) {
        return Err(refusal(name, does, A_PANIC_ENDS_IT, "do without it"));
    }
    let mut waits = Waits { found: named(need_threads, &std) };
    if let (None, Some(_), Some(file)) = (waits.found, &replaced, &file) {
        waits.visit_file(file);
    }
    if let Some((name, does)) = waits.found {
        return Err(refusal(name, does, "it has one thread", "do without it"));
    }
    let Some(replaced) = replaced else { return Ok((text.to_owned(), false)) };
    if joins::are_looked_at(tokens) {
        let instead = "write `.join().unwrap()`";
        return Err(refusal("join", "tells of the panic of a thread", A_PANIC_ENDS_IT, instead));
    }
    Ok((format!("{replaced}\n{THREAD}"), std.compact.contains(".stack_size(")))
}

/// The first of these that is named, and what it does.
fn named(all: &[Named], std: &StdNames) -> Option<(&'static str, &'static str)> {
    let found = all.iter().find(|(module, name, _)| std.has(module, name));
    found.map(|&(_, name, does)| (name, does))
}

const A_PANIC_ENDS_IT: &str = "a panic ends it";

fn refusal(name: &str, does: &str, why: &str, instead: &str) -> anyhow::Error {
    Failure::check(
        format!("`{name}` {does}, which a C file cannot do: {why}"),
        format!(
            "nothing was written; {instead}, or submit where Rust is taken: `--emit rust` gives you that file"
        ),
    )
}
