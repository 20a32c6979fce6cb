//! Modules whose files depend on a `cfg`, in a form in which they can be found: one `mod` item for
//! each file, with a `#[cfg(…)]` of its own.

use super::scope::after_inner;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::{is_sign, split_at_commas};
use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ItemMacro, ItemMod};

/// The text without such `cfg_if!` and `cfg_attr(…, path = …)`.
pub fn expanded(text: &str) -> syn::Result<String> {
    if !text.contains("cfg_if") && !text.contains("cfg_attr") {
        return Ok(text.to_owned());
    }
    let mut finder = Finder { text, edits: Edits::default(), error: None };
    finder.visit_file(&syn::parse_file(text)?);
    finder.error.map_or(Ok(()), Err)?;
    Ok(finder.edits.apply(text))
}

struct Finder<'a> {
    text: &'a str,
    edits: Edits,
    error: Option<syn::Error>,
}

impl Visit<'_> for Finder<'_> {
    fn visit_item_macro(&mut self, item: &ItemMacro) {
        let is_choice = item.mac.path.segments.last().is_some_and(|last| last.ident == "cfg_if");
        if is_choice && item.ident.is_none() && names_a_file(item.mac.tokens.clone()) {
            match choice(self.text, item.mac.tokens.clone()) {
                Ok(items) => self.edits.replace(item.span().byte_range(), items),
                Err(error) => self.error = Some(error),
            }
        }
    }

    fn visit_item_mod(&mut self, item: &ItemMod) {
        if item.content.is_some() {
            return visit::visit_item_mod(self, item);
        }
        let whole = item.span().byte_range();
        let (mut rest, mut chosen, mut before) = (Edits::default(), String::new(), Vec::new());
        for attribute in item.attrs.iter().filter(|attribute| attribute.path().is_ident("cfg_attr")) {
            let Ok(list) = attribute.meta.require_list() else { continue };
            let parts: Vec<String> =
                split_at_commas(list.tokens.clone()).iter().map(ToString::to_string).collect();
            let [predicate, path] = &parts[..] else { continue };
            if path.starts_with("path =") {
                rest.replace(attribute.span().byte_range(), "");
                chosen += &format!("{} #[{path}] ITEM ", only(Some(predicate), &before));
                before.push(predicate.clone());
            }
        }
        if !before.is_empty() {
            let item = rest.apply(&self.text[..whole.end]).split_off(whole.start);
            let all = format!("{chosen}{} ITEM", only(None, &before)).replace("ITEM", item.trim());
            self.edits.replace(whole, all);
        }
    }
}

/// The attribute of what is there if a predicate holds, if there is one, and none of those before.
fn only(predicate: Option<&str>, before: &[String]) -> String {
    let none = match before {
        [] => None,
        [one] => Some(format!("not({one})")),
        all => Some(format!("not(any({}))", all.join(", "))),
    };
    match (predicate, none) {
        (Some(predicate), Some(none)) => format!("#[cfg(all({predicate}, {none}))]"),
        (Some(one), None) => format!("#[cfg({one})]"),
        (None, Some(none)) => format!("#[cfg({none})]"),
        (None, None) => String::new(),
    }
}

/// Whether `mod name;` is among tokens.
fn names_a_file(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => names_a_file(group.stream()),
        TokenTree::Ident(word) => {
            word == "mod"
                && matches!(tokens.get(i + 1), Some(TokenTree::Ident(_)))
                && is_sign(tokens.get(i + 2), ';')
        }
        _ => false,
    })
}

/// The items of `if #[cfg(…)] { … } else …`, each with its condition.
fn choice(text: &str, tokens: TokenStream) -> syn::Result<String> {
    let (mut before, mut predicate, mut items) = (Vec::new(), None, String::new());
    for token in tokens {
        let TokenTree::Group(group) = token else { continue };
        let range = group.span_open().byte_range().end..group.span_close().byte_range().start;
        if group.delimiter() == proc_macro2::Delimiter::Bracket {
            let inner = group.stream().into_iter().nth(1).map(|group| group.span().byte_range());
            predicate = inner.map(|inner| text[inner.start + 1..inner.end - 1].to_owned());
            continue;
        }
        let body = expanded(&text[range])?;
        let file = syn::parse_file(&body)?;
        let mut edits = Edits::default();
        let start = after_inner(&file.attrs, &body, 0);
        for item in &file.items {
            edits
                .insert(item.span().byte_range().start.max(start), only(predicate.as_deref(), &before) + " ");
        }
        items += &edits.apply(&body);
        before.extend(predicate.take());
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::expanded;

    #[test]
    fn one_item_for_each_file() {
        let choice =
            "cfg_if! { if #[cfg(a)] { mod x; use x as y; } else if #[cfg(b)] { mod z; } else { fn f() {} } }";
        let wanted = " #[cfg(a)] mod x; #[cfg(a)] use x as y;  #[cfg(all(b, not(a)))] mod z;  \
                      #[cfg(not(any(a, b)))] fn f() {} ";
        assert_eq!(expanded(choice).unwrap(), wanted);
        let without_files = "cfg_if! { if #[cfg(a)] { use x as y; } }";
        assert_eq!(expanded(without_files).unwrap(), without_files);
        assert_eq!(
            expanded("#[cfg_attr(a, path = \"b.rs\")] pub mod x;").unwrap(),
            "#[cfg(a)] #[path = \"b.rs\"] pub mod x; #[cfg(not(a))] pub mod x;"
        );
    }
}
