//! What a judge does not compile, and what only its processor has.

use grundy_rust::edits::Edits;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, ExprIf, ExprLit, ExprMacro, ExprUnary, ImplItemFn, Item, Lit, Macro, Meta, Stmt, UnOp,
};

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

/// The text without the items, statements and branches of other builds (`#[cfg(local)]`,
/// `if cfg!(local)`), which may do what no C file can, and without asking for instructions that
/// WebAssembly does not have.
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

    fn visit_expr_if(&mut self, choice: &'ast ExprIf) {
        let ExprIf { cond, then_branch, else_branch, .. } = choice;
        let (whole, then) = (choice.span().byte_range(), then_branch.span().byte_range());
        match (known(cond), else_branch) {
            (Some(true), _) => {
                self.edits.replace(whole.start..then.start, "");
                self.edits.replace(then.end..whole.end, "");
            }
            (Some(false), Some((_, other))) => {
                self.edits.replace(whole.start..other.span().byte_range().start, "");
            }
            (Some(false), None) => self.edits.replace(whole, "{}"),
            (None, _) => {}
        }
        visit::visit_expr_if(self, choice);
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

/// Whether this is a `cfg` that is not set.
fn is_unset(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg") && attribute.parse_args().is_ok_and(|condition| never_holds(&condition))
}

/// Whether this is what a judge's compiler does not set, as it gets no `--cfg`.
fn never_holds(condition: &Meta) -> bool {
    match condition {
        Meta::Path(name) => !SET_BY_RUSTC.iter().any(|known| name.is_ident(known)),
        Meta::NameValue(pair) => pair.path.is_ident("feature"),
        Meta::List(_) => false,
    }
}

/// What a condition of `if` is at a judge, if that is known.
fn known(condition: &Expr) -> Option<bool> {
    match condition {
        Expr::Unary(ExprUnary { op: UnOp::Not(_), expr, .. }) => known(expr).map(|holds| !holds),
        Expr::Lit(ExprLit { lit: Lit::Bool(holds), .. }) => Some(holds.value),
        Expr::Macro(ExprMacro { mac, .. }) if mac.path.is_ident("cfg") => {
            mac.parse_body().is_ok_and(|condition| never_holds(&condition)).then_some(false)
        }
        _ => None,
    }
}
