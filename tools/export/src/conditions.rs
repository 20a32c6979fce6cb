//! What a judge does not compile, and what only its processor has.

use grundy_rust::edits::Edits;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ImplItemFn, Item, Macro, Meta, Stmt};

/// Names that a compiler may set without being asked to.
const SET_BY_RUSTC: [&str; 9] = [
    "debug_assertions",
    "miri",
    "overflow_checks",
    "panic",
    "proc_macro",
    "test",
    "ub_checks",
    "unix",
    "windows",
];

/// The text without the items and statements of other builds (`#[cfg(local)]`), which may do what
/// no C file can, and without asking for instructions that WebAssembly does not have.
pub fn settle(text: &str) -> String {
    let Ok(file) = syn::parse_file(text) else { return text.to_owned() };
    let mut conditions = Conditions::default();
    conditions.visit_file(&file);
    conditions.edits.apply(text)
}

#[derive(Default)]
struct Conditions {
    edits: Edits,
}

impl Conditions {
    /// Leaves out what is of another build.
    fn settle(&mut self, attributes: &[Attribute], whole: &impl Spanned) {
        if attributes.iter().any(is_unset) {
            self.edits.replace(whole.span().byte_range(), "");
        }
    }
}

impl<'ast> Visit<'ast> for Conditions {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Const(own) => self.settle(&own.attrs, item),
            Item::Fn(own) => self.settle(&own.attrs, item),
            Item::Impl(own) => self.settle(&own.attrs, item),
            Item::Macro(own) => self.settle(&own.attrs, item),
            Item::Mod(own) => self.settle(&own.attrs, item),
            Item::Static(own) => self.settle(&own.attrs, item),
            Item::Use(own) => self.settle(&own.attrs, item),
            _ => {} // types do nothing
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.settle(&function.attrs, function);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        match statement {
            Stmt::Local(own) => self.settle(&own.attrs, statement),
            Stmt::Macro(own) => self.settle(&own.attrs, statement),
            Stmt::Expr(Expr::Block(own), _) => self.settle(&own.attrs, statement),
            _ => {}
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("target_feature") {
            self.edits.replace(attribute.span().byte_range(), "");
        }
    }

    fn visit_macro(&mut self, made: &'ast Macro) {
        if made.path.segments.last().is_some_and(|last| last.ident == "is_x86_feature_detected") {
            self.edits.replace(made.span().byte_range(), "false");
        }
    }
}

/// Whether this is a `cfg` that is not set, as a judge's compiler gets no `--cfg`.
fn is_unset(attribute: &Attribute) -> bool {
    if !attribute.path().is_ident("cfg") {
        return false;
    }
    match attribute.parse_args() {
        Ok(Meta::Path(name)) => !SET_BY_RUSTC.iter().any(|known| name.is_ident(known)),
        Ok(Meta::NameValue(pair)) => pair.path.is_ident("feature"),
        _ => false,
    }
}
