//! A solution as it is compiled for a C file: with input and output that go through functions of
//! that file instead of `std::io`, and with a start of its own.
//!
//! Only what is compiled to WebAssembly is changed: neither the template nor the source in the C
//! file's comment.

use super::pieces::pieces;
use super::std_modules;
use grundy_rust::tokens;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Block, File, ImplItemFn, Item, ItemFn, ItemMod, Signature};

/// What stands for the template `scan`.
const SCAN: &str = include_str!("c/scan.rs");
/// What stands for `std::io`, and for the macros that print.
const IO: &str = include_str!("c/io.rs");
const PRINT: &str = include_str!("c/print.rs");
/// How values are written.
const SHOW: &str = include_str!("c/show.rs");
/// Of these, how the usual ones are.
const USUAL: &str = include_str!("c/usual.rs");
/// How any value is, which takes more room.
const DISPLAY: &str = include_str!("c/display.rs");
const HOST: &str = include_str!("c/host.rs");
const START: &str = include_str!("c/start.rs");

/// Signs of other input or output than the template's: it could come out of order.
const OTHERS: [&str; 8] = ["stdin", "stdout", "stderr", "print", "println", "File", "include", "no_main"];

/// Texts that do the same as the solution, the shortest program first. Not all compile.
pub fn shims(rust: &str, lean_scan: Option<&str>) -> Vec<String> {
    let Ok(file) = syn::parse_file(rust) else { return Vec::new() };
    let mut shims = Vec::new();
    if let Some(scan) = lean_scan.and_then(|known| scan(rust, &file, known)) {
        let (before, after) = (&rust[..scan.start], &rust[scan.end..]);
        if is_silent(before, after) {
            let text = format!("{before}pub mod scan {{\n{SCAN}}}\n{after}");
            let usual = format!("{USUAL}formatted!(crate::grundy::scan::Error);\n");
            shims.push(with_parts(&pieces(&text, false), &usual));
            shims.push(with_parts(&text, &usual));
            shims.push(with_parts(&text, DISPLAY));
            shims.dedup();
        }
    }
    let mut texts = vec![pieces(rust, true), pieces(rust, false), rust.to_owned()];
    texts.dedup();
    shims.extend(texts.iter().map(|text| with_io(&file, text)));
    shims
}

/// The text with another `std::io`.
fn with_io(file: &File, text: &str) -> String {
    let at = file.attrs.last().map_or(0, |attribute| attribute.span().byte_range().end);
    let (attributes, rest) = text.split_at(at);
    let rest = std_modules::replaced(rest, "io").unwrap_or_else(|| rest.to_owned());
    let io = format!("mod wasm_to_c_io {{\n{IO}}}\n");
    with_parts(&format!("{attributes}\n{PRINT}{rest}"), USUAL) + &io
}

/// The text with what it calls, and a start.
fn with_parts(text: &str, shown: &str) -> String {
    let show = format!("mod wasm_to_c_show {{\n{SHOW}mod shown {{\n{shown}}}\n}}\n");
    format!("{text}\nmod wasm_to_c_host {{\n{HOST}}}\n{show}mod wasm_to_c_start {{\n{START}}}\n")
}

/// Where the module `grundy::scan` is, if it has only functions of the text that is known.
fn scan(rust: &str, file: &File, known: &str) -> Option<Range<usize>> {
    let scan = module(module(&file.items, "grundy")?.content.as_ref().map(|(_, items)| items)?, "scan")?;
    let known: HashSet<String> = Functions::of(known, &syn::parse_file(known).ok()?.items)?;
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

    /// The template's lean twin.
    const LEAN: &str = include_str!("../../../src/support/lean/scan.rs");
    const MAIN: &str = "fn main() -> std::process::ExitCode { grundy::scan::run(|_, _| Ok(())) }";

    fn replaces_scan(shim: &str) -> bool {
        shim.contains("host::next()") && !shim.contains("stdin().lock()")
    }

    #[test]
    fn the_template_is_recognised() {
        let shims = shims(&bundle(LEAN, MAIN), Some(LEAN));
        let (by_template, by_std): (Vec<_>, Vec<_>) = shims.iter().partition(|shim| replaces_scan(shim));
        assert_eq!((by_template.len(), by_std.len()), (2, 2));
    }

    #[test]
    fn other_input_and_output_stays_beside_that_of_the_template() {
        for other in [
            bundle(LEAN, &format!("{MAIN} fn also() {{ print!(\"first\"); }}")),
            bundle(&LEAN.replace("b > b' '", "b > b'!'"), MAIN),
            bundle("pub fn run() {}", MAIN),
        ] {
            assert!(!shims(&other, Some(LEAN)).iter().any(|shim| replaces_scan(shim)), "{other}");
        }
    }

    #[test]
    fn another_io_comes_after_the_attributes() {
        let shims = shims(
            "#![allow(unused)]\nuse std::io;\nfn main() -> io::Result<()> { print!(\"{}\", 1); Ok(()) }\n",
            None,
        );
        assert_eq!(shims.len(), 2);
        for shim in shims {
            assert!(shim.starts_with("#![allow(unused)]\nmacro_rules! print"), "{shim}");
            assert!(
                shim.contains("use crate::wasm_to_c_io::io;") && shim.contains("Err(_) => ExitCode::FAILURE"),
                "{shim}"
            );
        }
    }
}
