//! Threads, which WebAssembly does not have: each runs to its end where it is started. Programs for
//! judges start one for its stack, and wait for it.
//!
//! Only the text that is compiled to WebAssembly is changed: `std::thread` becomes a module with
//! the same functions.

use super::std_modules;
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_rust::tokens::names;
use proc_macro2::TokenStream;
use std::collections::BTreeSet;

/// What stands for `std::thread`.
const THREAD: &str = include_str!("c/thread.rs");

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
    let words: BTreeSet<String> = names(tokens).into_iter().collect();
    let replaced = std_modules::replaced(text, "thread");
    let refused = if replaced.is_some() { &REFUSED[..] } else { &REFUSED[..WITHOUT_THREADS] };
    if let Some((name, what)) = refused.iter().find(|(name, _)| words.contains(*name)) {
        return Err(Failure::check(
            format!("`{name}` {what}, which a C file cannot do: it has one thread, and a panic ends it"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        ));
    }
    let Some(replaced) = replaced else { return Ok((text.to_owned(), false)) };
    Ok((format!("{replaced}\nmod wasm_to_c_thread {{\n{THREAD}}}\n"), words.contains("stack_size")))
}

#[cfg(test)]
mod tests {
    use super::inline;

    #[test]
    fn only_programs_with_threads_change() {
        let (made, wants_stack) = inline("use std::thread::Builder;").unwrap();
        assert!(made.starts_with("use crate::wasm_to_c_thread::thread::Builder;") && !wants_stack, "{made}");
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
