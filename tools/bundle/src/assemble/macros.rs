//! The macros that a library exports. In a bundle they stand at the start of its module: there all
//! of it knows them, and their paths lead there. `#[macro_export]` would put them elsewhere. Those
//! that have the name of one of std's keep their places, since others of the library's modules mean
//! that one; so do those with the name of an attribute, which cannot be imported by that name.

use super::calls::{asks, calls};
use super::cfg;
use anyhow::Result;
use grundy_rust::edits::Edits;
use grundy_rust::tokens;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::ItemMacro;
use syn::spanned::Spanned;

/// The macros that each library's module exports.
pub type Macros = BTreeMap<String, Vec<String>>;

/// The macros that a text may call by name wherever it stands.
const OF_STD: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "cfg_select",
    "column",
    "compile_error",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include",
    "include_bytes",
    "include_str",
    "is_x86_feature_detected",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "try",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// Whether one of std's macros has that name.
pub fn is_of_std(name: &str) -> bool {
    OF_STD.contains(&tokens::plain(name).as_ref())
}

/// The attributes that are always known, so that an import of one's own of that name is unclear.
const ATTRIBUTES: &[&str] = &[
    "allow",
    "automatically_derived",
    "cfg",
    "cfg_attr",
    "cold",
    "crate_name",
    "crate_type",
    "debugger_visualizer",
    "deny",
    "deprecated",
    "doc",
    "expect",
    "export_name",
    "feature",
    "forbid",
    "ignore",
    "inline",
    "instruction_set",
    "link",
    "link_name",
    "link_ordinal",
    "link_section",
    "macro_escape",
    "macro_export",
    "macro_use",
    "must_use",
    "naked",
    "no_builtins",
    "no_implicit_prelude",
    "no_link",
    "no_main",
    "no_mangle",
    "no_std",
    "non_exhaustive",
    "panic_handler",
    "path",
    "proc_macro",
    "proc_macro_attribute",
    "proc_macro_derive",
    "recursion_limit",
    "repr",
    "should_panic",
    "target_feature",
    "track_caller",
    "type_length_limit",
    "used",
    "warn",
    "windows_subsystem",
];

/// Whether a built-in attribute has that name.
pub fn is_attribute(name: &str) -> bool {
    ATTRIBUTES.contains(&tokens::plain(name).as_ref())
}

#[derive(Clone)]
pub struct ExportedMacro {
    pub name: String,
    pub range: Range<usize>,
    /// The item without `#[macro_export]`.
    pub definition: String,
    /// Its `#[cfg(…)]`, which only the compiler decides.
    pub cfg: String,
    /// Whether it stands in the root itself, where the import that gives it its path finds it.
    pub is_at_root: bool,
    /// Whether it asks cargo about those who call it.
    pub asks: bool,
}

impl ExportedMacro {
    /// What stands in its place.
    pub fn in_place(&self) -> &str {
        if self.keeps_place() { &self.definition } else { "" }
    }

    /// Whether it does not move to the start of the library's module.
    pub fn keeps_place(&self) -> bool {
        is_of_std(&self.name) || is_attribute(&self.name)
    }

    /// The definition with another name.
    pub fn called(&self, name: &str) -> String {
        let at = self.definition.find("macro_rules").unwrap_or(0);
        let (before, item) = self.definition.split_at(at);
        format!("{before}{}", item.replacen(&self.name, name, 1))
    }
}

/// Those that are called by name in `words`, which their own words join.
pub fn called_macros(
    mut ahead: Vec<ExportedMacro>,
    words: &mut BTreeSet<String>,
) -> Result<Vec<ExportedMacro>> {
    let mut called = Vec::new();
    while let Some(at) = ahead.iter().position(|one| words.contains(&one.name)) {
        let one = ahead.remove(at);
        words.extend(tokens::words(&one.definition)?);
        called.push(one);
    }
    Ok(called)
}

/// The macro, if it has `#[macro_export]`; `within` is the library's module, and `place` the path
/// of that where it stands.
pub fn exported_macro(
    item: &ItemMacro,
    text: &str,
    within: Option<&str>,
    place: &str,
) -> Option<ExportedMacro> {
    let attribute = item.attrs.iter().find(|attribute| attribute.path().is_ident("macro_export"))?;
    let (range, cut) = (item.span().byte_range(), attribute.span().byte_range());
    let mut edits = Edits::default();
    if let (Some(within), Ok(list)) = (within, attribute.meta.require_list())
        && list.tokens.to_string().contains("local_inner_macros")
    {
        let calls = calls(item.mac.tokens.clone());
        calls.iter().for_each(|&at| edits.insert(at, format!("$crate::{within}::")));
    }
    edits.replace(cut, "");
    let whole = edits.apply(text);
    let grown = whole.len() + range.len() - text.len();
    let definition = whole[range.start..range.start + grown].trim_start().to_owned();
    let cfg = cfg::attributes(&item.attrs, text);
    let name = item.ident.as_ref()?.to_string();
    let is_at_root = within.is_some_and(|within| place == format!("crate::{within}"));
    let asks = within.is_some() && tokens::words(&definition).is_ok_and(|words| asks(&words));
    Some(ExportedMacro { name, range, definition, cfg, is_at_root, asks })
}

/// The macros of a text, by names and bodies.
pub fn definitions_in(text: &str) -> Result<Vec<(String, TokenStream)>> {
    let is_without = !text.contains("macro_rules");
    Ok(if is_without { Vec::new() } else { definitions(text.parse().map_err(syn::Error::from)?) })
}

/// The names and bodies of `macro_rules!`, in modules, too.
pub fn definitions(tokens: TokenStream) -> Vec<(String, TokenStream)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match (token, tokens.get(i + 2), tokens.get(i + 3)) {
            (TokenTree::Ident(word), Some(TokenTree::Ident(name)), Some(TokenTree::Group(body)))
                if word == "macro_rules" =>
            {
                found.push((name.to_string(), body.stream()));
            }
            (TokenTree::Group(group), ..) => found.extend(definitions(group.stream())),
            _ => {}
        }
    }
    found
}
