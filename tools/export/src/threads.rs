//! Threads, which WebAssembly does not have: each runs to its end where it is started. Programs for
//! judges start one for its stack, and wait for it.

use crate::std_modules;
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_rust::tokens::names;
use grundy_std_for_c::text::THREAD;
use proc_macro2::TokenStream;
use std::collections::BTreeSet;

/// Names that mean nothing if a panic is the end, and what they do.
const NEED_PANICS: [(&str, &str); 3] = [
    ("catch_unwind", "catches a panic"),
    ("set_hook", "replaces what a panic does"),
    ("take_hook", "replaces what a panic does"),
];
/// The same if there is one thread. In a program without `std::thread` they are something else.
const NEED_THREADS: [(&str, &str); 5] = [
    ("mpsc", "sends from thread to thread"),
    ("Condvar", "waits for another thread"),
    ("Barrier", "waits for another thread"),
    ("park", "waits for another thread"),
    ("park_timeout", "waits for another thread"),
];

/// The text with threads that run where they are started, and whether one asks for a stack.
pub fn inline(text: &str) -> Result<(String, bool)> {
    let Ok(tokens) = text.parse::<TokenStream>() else { return Ok((text.to_owned(), false)) };
    let words: BTreeSet<String> = names(tokens).into_iter().collect();
    let replaced = std_modules::replace(text, "thread");
    let need_threads = if replaced.is_some() { &NEED_THREADS[..] } else { &[] };
    let mut refused = NEED_PANICS.iter().chain(need_threads);
    if let Some((name, does)) = refused.find(|(name, _)| words.contains(*name)) {
        return Err(Failure::check(
            format!("`{name}` {does}, which a C file cannot do: it has one thread, and a panic ends it"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        ));
    }
    Ok(match replaced {
        Some(replaced) => (format!("{replaced}\n{THREAD}"), words.contains("stack_size")),
        None => (text.to_owned(), false),
    })
}
