//! A solution that answers many inputs in one process, which is many times faster than a process
//! for each input.
//!
//! An odd answer proves nothing by itself, as the solution may keep state from one input to the
//! next: the caller has to confirm it in a new process.

use super::framed::Framed;
use super::profile::Profile;
use super::single_file;
use anyhow::Result;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprPath, Item};

/// The code that is appended to the solution.
const SERVE: &str = include_str!("serve.txt");

/// A running solution.
pub struct InProcess(Framed);

impl InProcess {
    /// Compiles and starts the solution of a problem; it may use `memory` bytes of memory. `None`
    /// if its `main` does not call `scan::run`, or if it cannot be compiled without cargo.
    pub fn start(root: &Path, slug: &str, profile: Profile, memory: u64) -> Option<InProcess> {
        let compiled = || -> Result<Option<InProcess>> {
            let Some(text) = server(&single_file::text(root, slug)?) else { return Ok(None) };
            let name = format!("{slug}_in_process");
            let Ok(executable) = single_file::compile(&single_file::cache(root), &name, &text, profile)?
            else {
                return Ok(None);
            };
            Ok(Some(InProcess(Framed::start(&mut Command::new(executable), memory)?)))
        };
        compiled().ok().flatten() // otherwise each input gets a process
    }

    /// The output for an input.
    ///
    /// # Errors
    /// There is none; the text says why, as in "the program panics".
    pub fn output(&mut self, input: &str, time: Duration) -> Result<String, String> {
        self.0.send(&input.len().to_string(), input.as_bytes());
        let answer = self.0.receive(time).map_err(|silence| silence.to_string())?;
        match answer.status.as_str() {
            "fine" => Ok(answer.output),
            "error" => Err("rejects the input".to_owned()),
            _ => Err("panics".to_owned()),
        }
    }
}

/// The text with a server instead of `scan::run`; `None` unless `main` calls that exactly once.
fn server(text: &str) -> Option<String> {
    let file = syn::parse_file(text).ok()?;
    let main = file.items.iter().find_map(|item| match item {
        Item::Fn(function) if function.sig.ident == "main" => Some(function),
        _ => None,
    })?;
    let mut calls = Calls(Vec::new());
    calls.visit_item_fn(main);
    let [run] = &calls.0[..] else { return None };
    let place = run.span().byte_range();
    let (before, after) = (&text[..place.start], &text[place.end..]);
    Some(format!("{before}crate::grundy_in_process::serve{after}{SERVE}"))
}

/// The functions called as `…::scan::run`.
struct Calls<'a>(Vec<&'a ExprPath>);

impl<'a> Visit<'a> for Calls<'a> {
    fn visit_expr_call(&mut self, call: &'a ExprCall) {
        if let Expr::Path(path) = &*call.func {
            let names: Vec<String> = path.path.segments.iter().map(|part| part.ident.to_string()).collect();
            if names.ends_with(&["scan".to_owned(), "run".to_owned()]) {
                self.0.push(path);
            }
        }
        visit::visit_expr_call(self, call);
    }
}

#[cfg(test)]
mod tests {
    use super::server;

    #[test]
    fn only_the_call_is_replaced() {
        let text = server("fn main() -> ExitCode { grundy::scan::run(solve) }\nfn solve() { scan::run(1) }");
        let start =
            "fn main() -> ExitCode { crate::grundy_in_process::serve(solve) }\nfn solve() { scan::run(1) }\n";
        assert!(text.unwrap().starts_with(start));
    }

    #[test]
    fn other_programs_have_a_process_for_each_input() {
        for text in [
            "fn main() { println!(); }",
            "fn main() { run(solve) }",
            "fn main() { scan::run(a); scan::run(b) }",
            "fn solve() { scan::run(a) }",
            "fn main() {",
        ] {
            assert_eq!(server(text), None, "{text}");
        }
    }
}
