//! Threads, which WebAssembly does not have: each runs to its end where it is started. Programs for
//! judges start one for its stack, and wait for it.

use crate::std_modules;
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_rust::tokens::names;
use grundy_std_for_c::text::THREAD;
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, ExprLet, ExprLoop, ExprMatch, ExprMethodCall, ExprWhile, Local, LocalInit, Stmt};

/// Names that mean nothing if a panic is the end, and what they do.
const NEED_PANICS: [(&str, &str); 3] = [
    ("catch_unwind", "catches a panic"),
    ("set_hook", "replaces what a panic does"),
    ("take_hook", "replaces what a panic does"),
];
/// The same if there is one thread. In a program without `std::thread` they are something else.
const NEED_THREADS: [(&str, &str); 5] = [
    ("mpsc", "sends from thread to thread"),
    ("Condvar", "waits for another thread"),
    ("Barrier", "waits for another thread"),
    ("park", "waits for another thread"),
    ("park_timeout", "waits for another thread"),
];

/// What tells whether a thread that was joined has ended by a panic.
const CATCHES: [&str; 13] = [
    ".is_err",
    ".is_err_and",
    ".is_ok",
    ".is_ok_and",
    ".err",
    ".ok",
    ".map_err",
    ".map_or",
    ".map_or_else",
    ".or_else",
    ".unwrap_or",
    ".unwrap_or_default",
    ".unwrap_or_else",
];

/// What is done with the panic of a thread.
const CATCHES_PANIC: (&str, &str) = ("join", "catches the panic of a thread");

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

    fn visit_choice(&mut self, on: &Expr) {
        if matches!(on, Expr::MethodCall(call) if call.method == "join" && call.args.is_empty()) {
            self.found = Some(CATCHES_PANIC);
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

    fn visit_expr_match(&mut self, choice: &'ast ExprMatch) {
        self.visit_choice(&choice.expr);
        visit::visit_expr_match(self, choice);
    }

    fn visit_expr_let(&mut self, choice: &'ast ExprLet) {
        self.visit_choice(&choice.expr);
        visit::visit_expr_let(self, choice);
    }

    fn visit_local(&mut self, local: &'ast Local) {
        if let Some(LocalInit { expr, diverge: Some(_), .. }) = &local.init {
            self.visit_choice(expr);
        }
        visit::visit_local(self, local);
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
    let words: BTreeSet<String> = names(tokens.clone()).into_iter().collect();
    let replaced = std_modules::replace(text, "thread");
    let need_threads = if replaced.is_some() { &NEED_THREADS[..] } else { &[] };
    let mut refused = NEED_PANICS.iter().chain(need_threads);
    let mut waits = Waits { found: None };
    if let (Some(_), Ok(file)) = (&replaced, syn::parse_file(text)) {
        waits.visit_file(&file);
    }
    // Also within macros.
    let compact: String = tokens.to_string().split_whitespace().collect();
    if replaced.is_some() && CATCHES.iter().any(|catch| compact.contains(&format!(".join(){catch}("))) {
        waits.found = Some(CATCHES_PANIC);
    }
    let refused = refused.find(|(name, _)| words.contains(*name)).copied();
    if let Some((name, does)) = refused.or(waits.found) {
        return Err(Failure::check(
            format!("`{name}` {does}, which a C file cannot do: it has one thread, and a panic ends it"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        ));
    }
    Ok(match replaced {
        Some(replaced) => (format!("{replaced}\n{THREAD}"), words.contains("stack_size")),
        None => (text.to_owned(), false),
    })
}
