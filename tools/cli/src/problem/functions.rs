//! The public functions of a template: what can be called, and what each is for.

use std::ops::Range;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, Signature, TraitItem, Type, Visibility};

/// A function, or a method of a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Function {
    /// `grundy(n: u64, m: u64) -> u64`; of a method with its type: `Code::new(code: &str) -> Code`.
    pub signature: String,
    /// The first paragraph of its documentation.
    pub doc: String,
}

/// All public functions of a file, in their order; none if it does not parse.
pub fn functions(text: &str) -> Vec<Function> {
    let Ok(file) = syn::parse_file(text) else { return Vec::new() };
    let mut found = Vec::new();
    for item in &file.items {
        match item {
            Item::Fn(function) if is_public(&function.vis) => {
                found.push(function_of(text, "", &function.sig, &function.attrs));
            }
            Item::Trait(item) if is_public(&item.vis) => {
                for part in &item.items {
                    if let TraitItem::Fn(function) = part {
                        found.push(function_of(
                            text,
                            &item.ident.to_string(),
                            &function.sig,
                            &function.attrs,
                        ));
                    }
                }
            }
            Item::Impl(item) if item.trait_.is_none() => {
                for part in &item.items {
                    if let ImplItem::Fn(function) = part
                        && is_public(&function.vis)
                    {
                        found.push(function_of(text, &name(&item.self_ty), &function.sig, &function.attrs));
                    }
                }
            }
            _ => {}
        }
    }
    found
}

fn function_of(text: &str, of: &str, signature: &Signature, attributes: &[Attribute]) -> Function {
    let start = signature.ident.span().byte_range().start;
    let Range { end, .. } = signature.span().byte_range();
    let words: Vec<&str> = text.get(start..end).unwrap_or_default().split_whitespace().collect();
    // As on one line: what was broken into lines ends with a comma.
    let line = words.join(" ").replace("( ", "(").replace(", )", ")").replace(" )", ")");
    let before = if of.is_empty() { String::new() } else { format!("{of}::") };
    Function { signature: format!("{before}{line}"), doc: first_paragraph(attributes) }
}

fn first_paragraph(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(text) => {
                if let Lit::Str(text) = &text.lit {
                    Some(text.value())
                } else {
                    None
                }
            }
            _ => None,
        },
        _ => None,
    });
    let paragraph = lines.map(|line| line.trim().to_owned()).take_while(|line| !line.is_empty());
    paragraph.collect::<Vec<_>>().join(" ")
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The name of a type without its parameters.
fn name(of: &Type) -> String {
    let Type::Path(path) = of else { return String::new() };
    path.path.segments.last().map_or(String::new(), |last| last.ident.to_string())
}
