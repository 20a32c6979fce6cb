//! The language: what older compilers do not parse, or do not accept where it stands.

use super::feature::Feature;
use crate::assemble::is_std;
use anyhow::Result;
use grundy_rust::version::Version;
use std::collections::BTreeSet;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, FnArg, GenericArgument, Item, Lit, Local, Macro, Pat, RangeLimits, ReceiverKind, Safety,
    Signature, Token, TraitItem, Type, TypeParamBound,
};

/// All that has come since Rust 1.63, which compiles the templates.
pub fn newer_syntax(text: &str) -> Result<Vec<Feature>> {
    let (mut finder, file) = (Finder::default(), syn::parse_file(text)?);
    finder.visit_file(&file);
    // The text's macros are known now; those of libraries come after their calls.
    finder.found.clear();
    finder.visit_file(&file);
    Ok(finder.found)
}

/// What something is called, and the second number of the version that has it.
type Dated = Option<(&'static str, u32)>;

fn expression(node: &Expr) -> Dated {
    match node {
        Expr::Block(block) if block.label.is_some() => Some(("a block with a label", 65)),
        Expr::Lit(literal) if matches!(literal.lit, Lit::CStr(_)) => Some(("a `c\"…\"` literal", 77)),
        Expr::Const(_) => Some(("a `const { … }` expression", 79)),
        Expr::RawAddr(_) => Some(("`&raw`", 82)),
        Expr::Closure(closure) if closure.asyncness.is_some() => Some(("an `async` closure", 85)),
        Expr::Binary(both) if is_let(&both.left) || is_let(&both.right) => {
            Some(("`let` beside `&&` in a condition", 88))
        }
        Expr::Repeat(array) if matches!(*array.len, Expr::Infer(_)) => Some(("`[…; _]`", 89)),
        _ => None,
    }
}

fn pattern(node: &Pat) -> Dated {
    match node {
        Pat::Range(range) => match range.limits {
            RangeLimits::HalfOpen(_) if range.end.is_some() => Some(("`..` before the end of a pattern", 80)),
            RangeLimits::Closed(_) if range.start.is_none() => Some(("a `..=` pattern without a start", 66)),
            _ => None,
        },
        Pat::Guard(guarded) if has_let(&guarded.guard) => Some(("`if let` after a pattern", 95)),
        _ => None,
    }
}

fn item(node: &Item) -> Dated {
    match node {
        Item::Enum(item) => {
            let has_number = item.variants.iter().any(|variant| variant.discriminant.is_some());
            let has_fields = item.variants.iter().any(|variant| !variant.fields.is_empty());
            (has_number && has_fields).then_some(("an `enum` with numbers and fields", 66))
        }
        Item::ForeignMod(block) => block.unsafety.map(|_| ("`unsafe extern`", 82)),
        Item::Fn(function) => {
            let has_features = function.attrs.iter().any(|attr| attr.path().is_ident("target_feature"));
            let is_safe = matches!(function.sig.safety, Safety::Default);
            (has_features && is_safe).then_some(("`target_feature` for a safe function", 86))
        }
        _ => None,
    }
}

fn trait_item(node: &TraitItem) -> Dated {
    match node {
        TraitItem::Type(item) if !item.generics.params.is_empty() => {
            Some(("an associated type with parameters", 65))
        }
        TraitItem::Fn(item) if item.sig.asyncness.is_some() => Some(("`async fn` in a trait", 75)),
        _ => None,
    }
}

fn attribute(node: &Attribute) -> Dated {
    match node.path().get_ident()?.to_string().as_str() {
        "expect" => Some(("`#[expect]`", 81)),
        "unsafe" => Some(("an `unsafe(…)` attribute", 82)),
        _ => None,
    }
}

fn signature(node: &Signature) -> Dated {
    let is_mutable = |argument: &FnArg| match argument {
        FnArg::Receiver(receiver) => matches!(receiver.kind, ReceiverKind::Reference(_, _, Some(_))),
        FnArg::Typed(typed) => {
            matches!(&*typed.ty, Type::Reference(reference) if reference.mutability.is_some())
        }
    };
    let is_new = node.constness.is_some() && node.inputs.iter().any(is_mutable);
    is_new.then_some(("`&mut` in a `const fn`", 83))
}

/// std's macros; clippy does not look at them.
fn of_std(name: &str) -> Dated {
    match name {
        "pin" => Some(("`pin!`", 68)),
        "offset_of" => Some(("`offset_of!`", 77)),
        "cfg_select" => Some(("`cfg_select!`", 95)),
        _ => None,
    }
}

fn is_let(condition: &Expr) -> bool {
    matches!(condition, Expr::Let(_))
}

fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        condition => is_let(condition),
    }
}

#[derive(Default)]
struct Finder {
    found: Vec<Feature>,
    /// The text's own macros.
    macros: BTreeSet<String>,
    /// Whether this is the result of a trait's function.
    is_result: bool,
}

impl Finder {
    fn add(&mut self, node: &impl Spanned, dated: Dated) {
        if let Some((what, minor)) = dated {
            let at = node.span().byte_range();
            self.found.push(Feature { what: what.to_owned(), since: Version::stable(minor), at });
        }
    }
}

impl Visit<'_> for Finder {
    fn visit_expr(&mut self, node: &Expr) {
        self.add(node, expression(node));
        visit::visit_expr(self, node);
    }

    fn visit_local(&mut self, node: &Local) {
        let has_else = node.init.as_ref().is_some_and(|init| init.diverge.is_some());
        self.add(node, has_else.then_some(("`let … else`", 65)));
        visit::visit_local(self, node);
    }

    fn visit_pat(&mut self, node: &Pat) {
        self.add(node, pattern(node));
        visit::visit_pat(self, node);
    }

    fn visit_item(&mut self, node: &Item) {
        self.add(node, item(node));
        if let Item::Macro(item) = node {
            self.macros.extend(item.ident.as_ref().map(ToString::to_string));
        }
        visit::visit_item(self, node);
    }

    fn visit_trait_item(&mut self, node: &TraitItem) {
        self.add(node, trait_item(node));
        if let TraitItem::Fn(function) = node {
            self.is_result = true;
            self.visit_return_type(&function.sig.output);
            self.is_result = false;
        }
        visit::visit_trait_item(self, node);
    }

    fn visit_type(&mut self, node: &Type) {
        match node {
            Type::ImplTrait(_) if self.is_result => self.add(node, Some(("`-> impl` in a trait", 75))),
            Type::Array(array) if matches!(array.len, Expr::Infer(_)) => {
                self.add(node, Some(("`[…; _]`", 89)));
            }
            _ => {}
        }
        visit::visit_type(self, node);
    }

    fn visit_generic_argument(&mut self, node: &GenericArgument) {
        let is_bound = matches!(node, GenericArgument::Constraint(_));
        self.add(node, is_bound.then_some(("a bound of an associated type", 79)));
        visit::visit_generic_argument(self, node);
    }

    fn visit_type_param_bound(&mut self, node: &TypeParamBound) {
        let is_use = matches!(node, TypeParamBound::PreciseCapture(_));
        self.add(node, is_use.then_some(("`use<…>` in `impl`", 82)));
        visit::visit_type_param_bound(self, node);
    }

    fn visit_attribute(&mut self, node: &Attribute) {
        self.add(node, attribute(node));
    }

    fn visit_signature(&mut self, node: &Signature) {
        self.add(node, signature(node));
        visit::visit_signature(self, node);
    }

    /// Arguments that are expressions are looked at as such.
    fn visit_macro(&mut self, node: &Macro) {
        let path: Vec<String> = node.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let starts_in_std = path.len() > 1 && is_std(&path[0]);
        let name = path.last().filter(|name| starts_in_std || !self.macros.contains(*name));
        self.add(node, name.and_then(|name| of_std(name)));
        if let Ok(arguments) = node.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
            arguments.iter().for_each(|argument| self.visit_expr(argument));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn found(text: &str) -> Vec<(String, u32)> {
        newer_syntax(text).unwrap().into_iter().map(|new| (new.what, new.since.minor())).collect()
    }

    #[test]
    fn each_is_found_where_it_is() {
        let texts = [
            ("fn f() { let Some(_) = g() else { return }; }", 65),
            ("fn f() { 'a: { break 'a } }", 65),
            ("trait T { type A<'a>; }", 65),
            ("enum E { A(u8) = 1 }", 66),
            ("fn f() { match 1 { ..=3 => {} _ => {} } }", 66),
            ("fn f() { let x = std::pin::pin!(g()); }", 68),
            ("trait T { async fn f(); }", 75),
            ("trait T { fn f() -> Option<impl Iterator<Item = u8>>; }", 75),
            ("fn f() { g(c\"\") }", 77),
            ("const N: usize = std::mem::offset_of!(A, b);", 77),
            ("fn f() { const { 1 } }", 79),
            ("fn f(x: impl Iterator<Item: Copy>) {}", 79),
            ("fn f() { match 1 { 0..3 => {} _ => {} } }", 80),
            ("fn f() { match 1 { ..3 => {} _ => {} } }", 80),
            ("#[expect(unused)] fn f() {}", 81),
            ("#[unsafe(no_mangle)] fn f() {}", 82),
            ("unsafe extern \"C\" {}", 82),
            ("fn f() { &raw const x }", 82),
            ("fn f<'a>() -> impl Sized + use<'a> {}", 82),
            ("const fn f(x: &mut u8) {}", 83),
            ("impl A { const fn f(&mut self) {} }", 83),
            ("fn f() { async || {} }", 85),
            ("#[target_feature(enable = \"avx2\")] fn f() {}", 86),
            ("fn f() { if let Some(x) = g() && x > 1 {} }", 88),
            ("fn f() { while x > 1 && y && let Some(x) = g() {} }", 88),
            ("fn f() { let x: [u8; _] = g(); }", 89),
            ("fn f() { g([0; _]) }", 89),
            ("fn f() { match g() { x if let Some(y) = x => {} _ => {} } }", 95),
            ("fn f() { cfg_select! { _ => {} } }", 95),
            ("fn f() { println!(\"{}\", const { 1 }) }", 79),
        ];
        for (text, minor) in texts {
            let sinces: Vec<u32> = found(text).into_iter().map(|(_, since)| since).collect();
            assert_eq!(sinces, [minor], "{text}: {:?}", found(text));
        }
    }

    /// The templates and the problems compile with Rust 1.63.
    #[test]
    fn nothing_is_found_in_what_is_old_enough() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = crate::template_files(&root).unwrap();
        let slugs = grundy_rust::source::stems(&root.join("problems/src/bin")).unwrap();
        let problems = slugs.iter().map(|slug| root.join(format!("problems/src/bin/{slug}.rs")));
        for path in files.into_iter().map(|file| root.join(file)).chain(problems) {
            let text = std::fs::read_to_string(&path).unwrap();
            assert_eq!(found(&text), [], "{}", path.display());
        }
    }

    #[test]
    fn what_was_there_before_is_not_found() {
        let old = "macro_rules! pin { ($($x:tt)*) => { const { 1 } } }
            fn g() { l::cfg_select!(1) } mod l { macro_rules! cfg_select { ($x:tt) => { 1 } } }
            enum E { A = 1, B }
            trait T { type A: Iterator<Item = u8>; fn f(x: impl Sized) -> u8; }
            fn f(x: &mut u8) -> impl Iterator<Item = u8> {
                let x = pin!(1);
                if let Some(3..=4 | 5..) = g() {}
                let _ = (1..2, ..3, ..=4, &mut x, [0; 3], async { 1 }, b\"\");
                match x { [.., 1] if x && y => {} _ => {} }
            }
            #[target_feature(enable = \"avx2\")] unsafe fn f() {}
            extern \"C\" {}";
        assert_eq!(found(old), []);
    }
}
