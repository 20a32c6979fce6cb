//! A program as it may be compiled for a C file: with input and output that go through functions of
//! that file instead of `std::io`, and with a start of its own.

use crate::conditions::settle;
use crate::formatting::replace_formats;
use crate::{input_file, std_modules, system, threads};
use anyhow::Result;
use grundy_rust::tokens;
use grundy_std_for_c::text::{
    ENTRY, ENTRY_WITH_C, HOST, IO, NOT_UTF_8, PRINT, SCAN, SHOW, SHOW_FORMATTED, SHOW_WITH_SCAN, START,
};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Block, File, ImplItemFn, Item, ItemFn, ItemMod, Signature};

/// Names that show other input or output than that of `scan`: it could come out of order.
const OTHER_IO: [&str; 8] = ["stdin", "stdout", "stderr", "print", "println", "File", "include", "no_main"];

/// Texts that do the same as a program.
///
/// Only what is compiled to WebAssembly is such a text: neither the bundle nor the source in the C
/// file's comment changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidates {
    /// The one that makes the shortest C file is first, the program itself last, with nothing but
    /// its threads replaced. Some of the others may not compile.
    pub texts: Vec<String>,
    /// Whether a thread asks for a stack.
    pub wants_stack: bool,
}

impl Candidates {
    /// The texts for a program; `lean_scan` is the text of a module `grundy::scan` that may be
    /// replaced as a whole.
    ///
    /// # Errors
    /// A failed check: the program needs more than one thread, goes on after a panic, has files, or
    /// asks for something else of a system.
    pub fn new(rust: &str, lean_scan: Option<&str>) -> Result<Candidates> {
        let settled = settle(rust);
        system::check(&settled)?;
        let (mut text, wants_stack) = threads::inline(&settled)?;
        let reads_file = input_file::replace(&text)?;
        let has_file = reads_file.is_some();
        text = reads_file.unwrap_or(text);
        let mut texts = Vec::new();
        if let Ok(file) = syn::parse_file(&text) {
            texts.extend(lean_scan.map_or_else(Vec::new, |lean| with_scan(&text, &file, lean)));
            let mut without_formats =
                vec![replace_formats(&text, true), replace_formats(&text, false), text.clone()];
            if may_fail(&text) {
                without_formats.drain(..2);
            }
            without_formats.dedup();
            texts.extend(without_formats.iter().map(|text| with_io(&file, text)));
        }
        // What stands for a file reads with the other `std::io`.
        if !has_file || texts.is_empty() {
            texts.push(text);
        }
        Ok(Candidates { texts, wants_stack })
    }

    /// Lets the texts write at their end what functions of C's own library hold.
    pub(crate) fn flush_c(&mut self) {
        for text in self.texts.iter_mut().filter(|text| text.contains("extern \"C\"")) {
            *text = text.replace(ENTRY, ENTRY_WITH_C);
        }
    }
}

/// Whether the program names the error of formatting. The pieces that stand for formats know none.
fn may_fail(text: &str) -> bool {
    let compact = tokens::compact(&text.parse().unwrap_or_default());
    let is_name = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let lists = compact.split("fmt::{").skip(1).filter_map(|rest| rest.split_once('}'));
    let mut words = lists.flat_map(|(list, _)| list.split(','));
    compact.split("fmt::Error").skip(1).any(is_name)
        || words.any(|word| word == "Error" || word.starts_with("Erroras"))
        || compact.contains("fmt::*") && compact.contains("(Error)")
}

/// Whether the program takes an error in hand.
fn may_show_errors(text: &str) -> bool {
    let compact = tokens::compact(&text.parse().unwrap_or_default()).replace("Err(_)", "");
    ["Err(", "err(", "or_else("].iter().any(|takes| compact.contains(takes))
}

/// The text with another module `grundy::scan`, if that is the known one and nothing else reads or
/// prints.
fn with_scan(text: &str, file: &File, lean_scan: &str) -> Vec<String> {
    let Some(scan) = lean_module(text, file, lean_scan) else { return Vec::new() };
    let (before, after) = (&text[..scan.start], &text[scan.end..]);
    let words = tokens::words(&[before, after].concat());
    if !words.is_ok_and(|words| !OTHER_IO.iter().any(|other| words.contains(*other))) {
        return Vec::new();
    }
    let text = format!("{before}{SCAN}{after}");
    let mut texts = vec![
        with_start(&replace_formats(&text, false), SHOW_WITH_SCAN),
        with_start(&text, SHOW_WITH_SCAN),
        with_start(&text, SHOW_FORMATTED),
    ];
    texts.dedup();
    texts
}

/// The text with another `std::io`, after the attributes of the file.
fn with_io(file: &File, text: &str) -> String {
    let at = file.attrs.last().map_or(0, |attribute| attribute.span().byte_range().end);
    let (attributes, items) = text.split_at(at);
    let items = std_modules::replace(items, "io").unwrap_or_else(|| items.to_owned());
    let [with_message, short] = NOT_UTF_8;
    let io = IO.replace(with_message, if may_show_errors(text) { with_message } else { short });
    with_start(&format!("{attributes}\n{PRINT}{items}"), SHOW) + &io
}

fn with_start(text: &str, show: &str) -> String {
    format!("{text}\n{HOST}{show}{START}{ENTRY}")
}

/// Where the module `grundy::scan` is, if all of its functions are in the text that is known.
fn lean_module(text: &str, file: &File, known: &str) -> Option<Range<usize>> {
    let (_, library) = module(&file.items, "grundy")?.content.as_ref()?;
    let scan = module(library, "scan")?;
    let known = Functions::in_items(known, &syn::parse_file(known).ok()?.items);
    Functions::in_items(text, &scan.content.as_ref()?.1).is_subset(&known).then(|| scan.span().byte_range())
}

fn module<'a>(items: &'a [Item], name: &str) -> Option<&'a ItemMod> {
    items.iter().find_map(|item| match item {
        Item::Mod(module) if module.ident == name => Some(module),
        _ => None,
    })
}

/// Functions, each as the tokens that printing does not change.
struct Functions<'a> {
    text: &'a str,
    found: HashSet<String>,
}

impl Functions<'_> {
    fn in_items(text: &str, items: &[Item]) -> HashSet<String> {
        let mut functions = Functions { text, found: HashSet::new() };
        items.iter().for_each(|item| functions.visit_item(item));
        functions.found
    }

    fn add(&mut self, head: &Signature, body: &Block) {
        let code = &self.text[head.span().byte_range().start..body.span().byte_range().end];
        let mut words = String::new();
        flatten(code.parse().expect("a part of a parsed text"), &mut words);
        self.found.insert(words);
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

/// Leaves out braces and commas, which rustfmt adds and removes.
fn flatten(tokens: TokenStream, words: &mut String) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => flatten(group.stream(), words),
            TokenTree::Punct(punct) if punct.as_char() == ',' => {}
            token => *words += &format!("{token} "),
        }
    }
}
