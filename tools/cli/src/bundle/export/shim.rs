//! A bundle as it is compiled for a C file: with input and output that go byte by byte through
//! functions of that file instead of `std::io`, and with a start of its own.
//!
//! Only what is compiled to WebAssembly is changed: neither the template nor the source in the C
//! file's comment.

use super::pieces::pieces;
use crate::base::tokens;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Block, ImplItemFn, Item, ItemFn, ItemMod, Signature};

/// The template's lean twin, which bundles have.
const LEAN: &str = include_str!("../../../../../src/support/lean/scan.rs");
/// What stands for it.
const SCAN: &str = include_str!("c/scan.rs");
/// How it writes the usual values.
const SHOW: &str = include_str!("c/show.rs");
/// How it writes anything, which takes more room.
const DISPLAY: &str = include_str!("c/display.rs");
const HOST: &str = include_str!("c/host.rs");
const START: &str = include_str!("c/start.rs");

/// Signs of other input or output: it could come out of order.
const OTHERS: [&str; 8] = ["stdin", "stdout", "stderr", "print", "println", "File", "include", "no_main"];

/// Texts that do the same as the bundle, the shortest program first; none if its input and output
/// are not exactly those of the template. Not all bundles compile like that.
pub fn shims(rust: &str) -> Vec<String> {
    let Some(scan) = scan(rust) else { return Vec::new() };
    let (before, after) = (&rust[..scan.start], &rust[scan.end..]);
    if !is_silent(before, after) {
        return Vec::new();
    }
    let shim = |show| {
        format!(
            "{before}pub mod scan {{\n{SCAN}}}\nmod show {{\n{show}}}\nmod host {{\n{HOST}}}\n{after}\n\
             mod wasm_to_c_start {{\n{START}}}\n"
        )
    };
    let mut shims = vec![pieces(&shim(SHOW)), shim(SHOW), shim(DISPLAY)];
    shims.dedup();
    shims
}

/// Where the module `grundy::scan` is, if it is the template as it is known here.
fn scan(rust: &str) -> Option<Range<usize>> {
    let file = syn::parse_file(rust).ok()?;
    let scan = module(module(&file.items, "grundy")?.content.as_ref().map(|(_, items)| items)?, "scan")?;
    let known: HashSet<String> = Functions::of(LEAN, &syn::parse_file(LEAN).ok()?.items)?;
    Functions::of(rust, &scan.content.as_ref()?.1)?.is_subset(&known).then(|| scan.span().byte_range())
}

fn module<'a>(items: &'a [Item], name: &str) -> Option<&'a ItemMod> {
    items.iter().find_map(|item| match item {
        Item::Mod(module) if module.ident == name => Some(module),
        _ => None,
    })
}

/// Whether the rest of a bundle shows no signs of input or output of its own.
fn is_silent(before: &str, after: &str) -> bool {
    let words = tokens::words(&[before, after].concat());
    words.is_ok_and(|words| !OTHERS.iter().any(|other| words.contains(*other)))
}

/// All functions, each as the run of its tokens that printing does not change.
struct Functions<'a> {
    text: &'a str,
    found: Option<HashSet<String>>,
}

impl Functions<'_> {
    fn of(text: &str, items: &[Item]) -> Option<HashSet<String>> {
        let mut functions = Functions { text, found: Some(HashSet::new()) };
        items.iter().for_each(|item| functions.visit_item(item));
        functions.found
    }

    fn add(&mut self, head: &Signature, body: &Block) {
        let code = &self.text[head.span().byte_range().start..body.span().byte_range().end];
        let mut words = String::new();
        match code.parse() {
            Ok(tokens) => flatten(tokens, &mut words),
            Err(_) => self.found = None,
        }
        self.found.iter_mut().for_each(|found| {
            found.insert(words.clone());
        });
    }
}

impl<'ast> Visit<'ast> for Functions<'_> {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.add(&function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.add(&function.sig, &function.block);
    }
}

/// The tokens without braces and commas, which rustfmt adds and removes.
fn flatten(tokens: TokenStream, words: &mut String) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => flatten(group.stream(), words),
            TokenTree::Punct(punct) if punct.as_char() == ',' => {}
            token => *words += &format!("{token} "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(scan: &str, main: &str) -> String {
        format!("{main}\nmod grundy {{\npub mod scan {{\n{scan}}}\n}}\n")
    }

    const MAIN: &str = "fn main() -> std::process::ExitCode { grundy::scan::run(|_, _| Ok(())) }";

    #[test]
    fn the_template_is_recognised() {
        let shims = shims(&bundle(LEAN, MAIN));
        assert_eq!(shims.len(), 2);
        for shim in shims {
            assert!(shim.contains("host_peek") && !shim.contains("stdin"), "{shim}");
        }
    }

    #[test]
    fn other_programs_have_none() {
        let own = "fn main() { println!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()); }\n";
        assert!(shims(own).is_empty());
        for other in [
            bundle(LEAN, &format!("{MAIN} fn also() {{ print!(\"first\"); }}")),
            bundle(&LEAN.replace("b > b' '", "b > b'!'"), MAIN),
            bundle("pub fn run() {}", MAIN),
        ] {
            assert!(shims(&other).is_empty(), "{other}");
        }
    }
}
