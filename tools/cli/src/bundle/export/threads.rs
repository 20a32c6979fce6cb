//! Threads, which WebAssembly does not have: each runs to its end where it is started. Programs for
//! judges start one for its stack, and wait for it.
//!
//! Only the text that is compiled to WebAssembly is changed: `std::thread` becomes a module with
//! the same functions.

use crate::base::edits::Edits;
use crate::base::failure::Failure;
use crate::base::tokens::{names, split_at_commas};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

/// Names that mean nothing if there is one thread, or if a panic is the end, and what they are.
const REFUSED: [(&str, &str); 8] = [
    ("catch_unwind", "catches a panic"),
    ("set_hook", "replaces what a panic does"),
    ("take_hook", "replaces what a panic does"),
    ("mpsc", "sends from thread to thread"),
    ("Condvar", "waits for another thread"),
    ("Barrier", "waits for another thread"),
    ("park", "waits for another thread"),
    ("park_timeout", "waits for another thread"),
];
/// Of these, the first ones have their meaning whether there are threads or not.
const WITHOUT_THREADS: usize = 3;

/// The text with threads that run where they are started, and whether one asks for a stack.
///
/// # Errors
/// A failed check: the text needs what C does not have.
pub fn inline(text: &str) -> Result<(String, bool)> {
    let Ok(tokens) = text.parse::<TokenStream>() else { return Ok((text.to_owned(), false)) };
    let words: BTreeSet<String> = names(tokens.clone()).into_iter().collect();
    let mut edits = Edits::default();
    let has_threads = replace(&tokens, text, &mut edits);
    let refused = if has_threads { &REFUSED[..] } else { &REFUSED[..WITHOUT_THREADS] };
    if let Some((name, what)) = refused.iter().find(|(name, _)| words.contains(*name)) {
        return Err(Failure::check(
            format!("`{name}` {what}, which a C file cannot do: it has one thread, and a panic ends it"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        ));
    }
    if !has_threads {
        return Ok((text.to_owned(), false));
    }
    Ok((edits.apply(text) + include_str!("threads.txt"), words.contains("stack_size")))
}

/// Replaces `std::thread` everywhere. Returns whether it was there.
fn replace(tokens: &TokenStream, text: &str, edits: &mut Edits) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = false;
    for (i, token) in tokens.iter().enumerate() {
        match (token, &tokens[i + 1..]) {
            (TokenTree::Group(group), _) => found |= replace(&group.stream(), text, edits),
            (TokenTree::Ident(std), [a, b, TokenTree::Ident(thread), ..])
                if std == "std" && is_path(a, b) && thread == "thread" =>
            {
                // `::std` begins before the name.
                let is_global = i > 1 && is_path(&tokens[i - 2], &tokens[i - 1]);
                let first = if is_global { &tokens[i - 2] } else { token };
                let range = first.span().byte_range().start..thread.span().byte_range().end;
                edits.replace(range, "crate::wasm_to_c_std::thread");
                found = true;
            }
            (TokenTree::Ident(std), [a, b, TokenTree::Group(group), end, ..])
                if std == "std" && is_path(a, b) && end.to_string() == ";" =>
            {
                for part in split_at_commas(group.stream()) {
                    let Some(TokenTree::Ident(first)) = part.clone().into_iter().next() else { continue };
                    let last = part.into_iter().last().map_or(first.span(), |last| last.span());
                    if first == "thread" {
                        let range = first.span().byte_range().start..last.byte_range().end;
                        let import = format!("use crate::wasm_to_c_std::{};", &text[range.clone()]);
                        edits.insert(end.span().byte_range().end, import);
                        // An import of nothing takes its place, so that the commas stay right.
                        edits.replace(range, "prelude::v1::{}");
                        found = true;
                    }
                }
            }
            _ => {}
        }
    }
    found
}

/// Whether these are the two colons of a path.
fn is_path(a: &TokenTree, b: &TokenTree) -> bool {
    [a, b].iter().all(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':'))
}

#[cfg(test)]
mod tests {
    use super::inline;

    #[test]
    fn every_way_to_name_threads() {
        for (text, expected) in [
            ("fn f() { ::std::thread::spawn(g); }", "fn f() { crate::wasm_to_c_std::thread::spawn(g); }"),
            ("use std::thread::Builder;", "use crate::wasm_to_c_std::thread::Builder;"),
            (
                "use std::{io, thread::{self, Builder}, rc::Rc};",
                "use std::{io, prelude::v1::{}, rc::Rc};use crate::wasm_to_c_std::thread::{self, Builder};",
            ),
        ] {
            let (made, wants_stack) = inline(text).unwrap();
            assert!(made.starts_with(expected) && !wants_stack, "{made}");
        }
        let own = "mod thread { pub fn park() {} } // std::thread\n";
        assert_eq!(inline(own).unwrap(), (own.to_owned(), false));
    }

    #[test]
    fn what_needs_a_second_thread_is_refused() {
        for text in ["use std::panic::catch_unwind;", "use std::{sync::mpsc, thread};"] {
            let error = inline(text).unwrap_err().to_string();
            assert!(error.contains("which a C file cannot do"), "{error}");
        }
        assert!(inline("use std::sync::mpsc;").is_ok());
    }
}
