//! A Rust solution that reads with the template `scan`, made to answer many inputs in one process.

use super::profile::Profile;
use super::single_file;
use super::{editions, make};
use crate::problem::{Home, solutions};
use anyhow::Result;
use grundy_bundle::{Twin, assemble};
use grundy_harness::STRESS_SERVER;
use grundy_judge::Executable;
use std::collections::BTreeMap;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprPath, Item};

/// A program that answers many inputs as the solution does; `None` if its `main` does not call
/// `scan::run`, or if it cannot be compiled without cargo.
pub fn make(home: &Home, source: &Path, profile: Profile) -> Option<Executable> {
    let compiled = || -> Result<Option<Executable>> {
        let solution = solutions::solution(home.checkout(), source, &[], &BTreeMap::new())?;
        let (cache, shown) = (make::cache(home)?, Home::shown(source));
        let name = format!("{}_in_process", make::unique(source));
        let made = editions::compiled(home, source, &solution, |solution, edition| {
            let text = server(&assemble(&solution, Twin::Full)?.text);
            text.map_or_else(
                || Ok(Err(String::new())),
                |text| single_file::compile(&cache, &name, &text, edition, profile, &shown),
            )
        })?;
        Ok(made.result.ok().map(Executable::from))
    };
    compiled().ok().flatten() // otherwise each input gets a process
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
    Some(format!("{before}crate::grundy_in_process::serve{after}\n{STRESS_SERVER}"))
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
