//! Threads, which WebAssembly does not have: each runs to its end where it is started. Programs for
//! judges start one for its stack, and wait for it.

use crate::std_modules;
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_std_for_c::text::THREAD;
use proc_macro2::TokenStream;
use syn::visit::{self, Visit};
use syn::{
    Expr, ExprIf, ExprLet, ExprLoop, ExprMatch, ExprMethodCall, ExprWhile, File, ItemUse, Local, LocalInit,
    Stmt, UseTree,
};

/// What means nothing if a panic is the end, by its module and name, and what it does.
const NEED_PANICS: [(&str, &str, &str); 3] = [
    ("panic", "catch_unwind", "catches a panic"),
    ("panic", "set_hook", "replaces what a panic does"),
    ("panic", "take_hook", "replaces what a panic does"),
];
/// The same if there is one thread. In a program without `std::thread` they are something else.
const NEED_THREADS: [(&str, &str, &str); 5] = [
    ("sync", "mpsc", "sends from thread to thread"),
    ("sync", "Condvar", "waits for another thread"),
    ("sync", "Barrier", "waits for another thread"),
    ("thread", "park", "waits for another thread"),
    ("thread", "park_timeout", "waits for another thread"),
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

/// What a text takes from modules of std.
struct Std {
    /// Of all imports: the names before the last one, and that.
    imports: Vec<(String, String)>,
    /// The text without blanks.
    compact: String,
}

impl Std {
    fn new(tokens: &TokenStream, file: Option<&File>) -> Std {
        let mut std = Std { imports: vec![], compact: tokens.to_string().split_whitespace().collect() };
        file.into_iter().for_each(|file| std.visit_file(file));
        std
    }

    /// Whether this is named: by its path, also within a macro, or by an import.
    fn has(&self, module: &str, name: &str) -> bool {
        let path = format!("{module}::{name}");
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let is_imported = |(from, what): &(String, String)| {
            from.ends_with(&format!("::{module}")) && [name, "*"].contains(&&**what)
        };
        self.compact.split(&path).skip(1).any(ends)
            || self.imports.iter().any(is_imported) && self.compact.contains(name)
    }

    fn add(&mut self, from: &str, tree: &UseTree) {
        let mut name = |what: String| self.imports.push((from.to_owned(), what));
        match tree {
            UseTree::Name(last) => name(last.ident.to_string()),
            UseTree::Rename(last) => name(last.ident.to_string()),
            UseTree::Glob(_) => name("*".to_owned()),
            UseTree::Path(path) => {
                name(path.ident.to_string());
                self.add(&format!("{from}::{}", path.ident), &path.tree);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.add(from, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for Std {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add("", &item.tree);
    }
}

/// The text with threads that run where they are started, and whether one asks for a stack.
pub fn inline(text: &str) -> Result<(String, bool)> {
    let Ok(tokens) = text.parse::<TokenStream>() else { return Ok((text.to_owned(), false)) };
    let file = syn::parse_file(text).ok();
    let std = Std::new(&tokens, file.as_ref());
    let replaced = std_modules::replace(text, "thread");
    let need_threads = if replaced.is_some() { &NEED_THREADS[..] } else { &[] };
    let refused = NEED_PANICS.iter().chain(need_threads).find(|(module, name, _)| std.has(module, name));
    let mut waits = Waits { found: refused.map(|(_, name, does)| (*name, *does)) };
    if let (None, Some(_), Some(file)) = (refused, &replaced, &file) {
        waits.visit_file(file);
        // Also within macros.
        if CATCHES.iter().any(|catch| std.compact.contains(&format!(".join(){catch}("))) {
            waits.found = Some(CATCHES_PANIC);
        }
    }
    if let Some((name, does)) = waits.found {
        return Err(Failure::check(
            format!("`{name}` {does}, which a C file cannot do: it has one thread, and a panic ends it"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        ));
    }
    Ok(match replaced {
        Some(replaced) => (format!("{replaced}\n{THREAD}"), std.compact.contains(".stack_size(")),
        None => (text.to_owned(), false),
    })
}
