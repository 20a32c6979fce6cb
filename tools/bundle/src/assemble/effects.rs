//! What a text may reach of a library's modules, seen without the compiler.

use super::macros::is_of_std;
use super::scope::item_name;
use crate::attributes;
use grundy_rust::tokens::{is_sign, plain};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{AttrStyle, Attribute, Block, Expr, Item, ItemConst, ItemImpl, ItemMacro, ItemMod, Stmt, Type};

/// The names that a library's text may use as parts of a path: those beside `::`, all those of its
/// imports, and every word where macros may make paths of them: beside their definitions, and in
/// calls of those that stand elsewhere.
pub fn names_in_paths(tokens: TokenStream) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let has_macros = has_word(tokens.clone(), "macro_rules");
    collect(tokens, has_macros, &mut names);
    names
}

fn has_word(tokens: TokenStream, word: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => name == word,
        TokenTree::Group(group) => has_word(group.stream(), word),
        _ => false,
    })
}

fn collect(tokens: TokenStream, all: bool, names: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_colon = |at: Option<usize>| is_sign(at.and_then(|at| tokens.get(at)), ':');
    let (mut in_import, mut in_mod) = (false, false);
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => {
                collect(group.stream(), all || in_import || is_call(&tokens[..i]), names);
            }
            TokenTree::Ident(word) if word == "use" => in_import = true,
            TokenTree::Ident(word) if word == "mod" => in_mod = true,
            TokenTree::Ident(word) => {
                let beside = is_colon(Some(i + 1)) && is_colon(Some(i + 2))
                    || is_colon(i.checked_sub(1)) && is_colon(i.checked_sub(2));
                if !in_mod && (all || in_import || beside) {
                    names.insert(plain(&word.to_string()).into_owned());
                }
                in_mod = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => in_import = false,
            _ => {}
        }
    }
}

/// Whether a group after these tokens is what a macro gets that is none of std's; in `if !(…)` it
/// is not.
fn is_call(before: &[TokenTree]) -> bool {
    let [.., TokenTree::Ident(name), sign] = before else { return false };
    let name = name.to_string();
    is_sign(Some(sign), '!') && !is_of_std(&name) && syn::parse_str::<syn::Ident>(&name).is_ok()
}

/// Whether a module does something for those who do not name it: it exports a macro, calls one that
/// may make anything, or implements, in a body too, what may be a trait of others for a type of
/// others; or the linker finds something of it.
pub fn acts(items: &[Item]) -> bool {
    let mut effects = Effects::default();
    effects.scope(items.iter(), |effects| items.iter().for_each(|item| effects.visit_item(item)));
    effects.found
}

#[derive(Default)]
struct Effects {
    /// The types and traits of the innermost module or block: a block may import others by the
    /// names of its module's.
    own: BTreeSet<String>,
    in_body: bool,
    found: bool,
}

impl Effects {
    fn scope<'a>(&mut self, items: impl Iterator<Item = &'a Item>, visit: impl FnOnce(&mut Self)) {
        let around = std::mem::replace(&mut self.own, items.filter_map(declared).collect());
        visit(self);
        self.own = around;
    }

    /// Whether an implementation is about a trait or a type of this scope. A longer path may lead
    /// to another one of the same name.
    fn is_own(&self, item: &ItemImpl) -> bool {
        let is_own = |path: &syn::Path| match path.segments.first() {
            Some(first) if path.segments.len() == 1 && path.leading_colon.is_none() => {
                let is_parameter =
                    item.generics.type_params().any(|parameter| parameter.ident == first.ident);
                !is_parameter && self.own.contains(&first.ident.to_string())
            }
            _ => false,
        };
        let of_type = matches!(&*item.self_ty, Type::Path(of) if is_own(&of.path));
        of_type || item.trait_.as_ref().is_some_and(|(path, _)| is_own(path))
    }
}

impl Visit<'_> for Effects {
    fn visit_item_mod(&mut self, module: &ItemMod) {
        let items = module.content.as_ref().map_or(&[][..], |(_, items)| items);
        self.scope(items.iter(), |effects| visit::visit_item_mod(effects, module));
    }

    fn visit_block(&mut self, block: &Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            Stmt::Item(item) => Some(item),
            _ => None,
        });
        let around = std::mem::replace(&mut self.in_body, true);
        self.scope(items, |effects| visit::visit_block(effects, block));
        self.in_body = around;
    }

    /// `const _: () = { … }` is written for what stands in it, which a macro may make.
    fn visit_item_const(&mut self, item: &ItemConst) {
        self.found |= item.ident == "_" && matches!(*item.expr, Expr::Block(_));
        visit::visit_item_const(self, item);
    }

    fn visit_item_impl(&mut self, item: &ItemImpl) {
        self.found |= !self.is_own(item);
        visit::visit_item_impl(self, item);
    }

    fn visit_attribute(&mut self, attribute: &Attribute) {
        self.found |= matches!(attribute.style, AttrStyle::Outer) && attributes::acts(&attribute.meta);
    }

    /// Nobody else knows a macro of a body.
    fn visit_item_macro(&mut self, _: &ItemMacro) {
        self.found |= !self.in_body;
    }
}

/// The name of a type or a trait that an item makes: an alias makes none.
fn declared(item: &Item) -> Option<String> {
    let is_new = !matches!(item, Item::Mod(_) | Item::TraitAlias(_) | Item::Type(_));
    item_name(item).filter(|_| is_new).map(ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_beside_colons_and_in_imports() {
        let names = |text: &str| names_in_paths(text.parse().unwrap()).into_iter().collect::<Vec<_>>();
        assert_eq!(
            names("use crate::{a, b::c as d}; mod e; fn f(g: H) { i::j(k) }"),
            ["a", "as", "b", "c", "crate", "d", "i", "j"]
        );
        assert_eq!(names("use r#type::{r#match};"), ["match", "type"], "as modules are called");
        assert!(names("macro_rules! m { ($x:ident) => { $x } } m!(y);").contains(&"y".to_owned()));
        assert_eq!(names("m!(a); n! { f(b) } print!(\"{}\", c); if !(d) {}"), ["a", "b", "f"]);
    }

    #[test]
    fn what_acts_unnamed() {
        let acts = |text: &str| acts(&syn::parse_file(text).unwrap().items);
        assert!(!acts("pub struct S; impl S {} impl Clone for S { fn clone(&self) -> S { S } } fn f() {}"));
        assert!(!acts("trait T {} impl T for u8 {}"));
        assert!(acts("use crate::T; impl T for u8 {}"));
        assert!(acts("mod a { macro_rules! m { () => {} } }"));
        assert!(!acts(
            "fn f() { struct S; impl Clone for S { fn clone(&self) -> S { S } } macro_rules! m { () => {} } }"
        ));
        assert!(acts("struct S; fn f() { use crate::S; impl Clone for S {} }"));
        assert!(acts("static S: fn() = { impl crate::T for crate::U {} || () };"));
        assert!(acts("const _: () = { implement!(crate::U); };"));
    }

    #[test]
    fn the_linker_finds_what_nobody_names() {
        let acts = |text: &str| acts(&syn::parse_file(text).unwrap().items);
        assert!(acts("struct S; #[global_allocator] static A: S = S;"));
        assert!(acts("#[unsafe(no_mangle)] extern \"C\" fn f() {}"));
        assert!(acts("fn f() { #[cfg_attr(unix, link_section = \".init_array\")] static S: u8 = 0; }"));
        assert!(!acts("#![allow(unused)] #[inline] fn f() {} #[derive(Debug)] struct S;"));
    }

    #[test]
    fn an_equal_name_may_be_of_others() {
        let acts = |text: &str| acts(&syn::parse_file(text).unwrap().items);
        assert!(acts("use crate::a; struct S; impl a::T for a::S {}"));
        assert!(acts("mod a { pub struct S; } impl crate::T for crate::S {}"));
        assert!(acts("type S = crate::S; impl crate::T for S {}"));
        assert!(acts("struct S; impl<S: Copy> crate::T for S {}"));
    }
}
