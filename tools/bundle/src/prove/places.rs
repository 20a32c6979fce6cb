//! What a program says of its own text, which is another one in a single file; and what a C file
//! does in another way.

use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;

const MACROS: &[&str] = &["column", "file", "line", "module_path"];
const FUNCTIONS: &[&str] = &["current_exe", "Location", "type_name", "type_name_of_val"];

/// The names of all by which a text asks for places or for names.
pub fn asked_for(text: &str) -> Option<String> {
    let mut found = BTreeSet::new();
    collect(text.parse().ok()?, &mut found);
    let all: Vec<String> = found.into_iter().map(|name| format!("`{name}`")).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// What C files do otherwise, by names that show it if they are all there.
#[cfg(feature = "c")]
const IN_C: [(&[&str], &str); 21] = [
    (&["thread_local"], "values of `thread_local!` are never dropped, and are the same in all threads"),
    (&["spawn"], THREADS),
    (&["spawn_scoped"], THREADS),
    (&["spawn", "Mutex"], LOCKS),
    (&["spawn", "RwLock"], LOCKS),
    (&["BuildHasher"], HASHERS),
    (&["BuildHasherDefault"], HASHERS),
    (&["with_hasher"], HASHERS),
    (&["printf"], "what C prints by itself comes at another time"),
    (&["puts"], "what C prints by itself comes at another time"),
    (&["sleep"], "nothing sleeps"),
    (&["Instant"], "the clock is that of the processor"),
    (&["SystemTime"], "the clock is that of the processor"),
    (&["target_arch"], TARGET),
    (&["target_env"], TARGET),
    (&["target_family"], TARGET),
    (&["target_os"], TARGET),
    (&["cfg", "unix"], TARGET),
    (&["consts", "ARCH"], TARGET),
    (&["consts", "FAMILY"], TARGET),
    (&["consts", "OS"], TARGET),
];
#[cfg(feature = "c")]
const THREADS: &str = "a thread runs to its end where it is started";
#[cfg(feature = "c")]
const TARGET: &str = "it is compiled for WebAssembly, which `cfg` and `env::consts` say";
#[cfg(feature = "c")]
const LOCKS: &str = "a lock that is held there is not released for the thread";
/// hashbrown looks at 16 places at once where there are vectors, and at 8 here.
#[cfg(feature = "c")]
const HASHERS: &str = "a map or a set with a hasher of its own goes through its keys in another order";

/// What a text does that C files do otherwise.
#[cfg(feature = "c")]
pub fn otherwise_in_c(text: &str) -> Option<String> {
    let names = grundy_rust::tokens::names(text.parse().ok()?);
    let is_there = |name: &&str| names.iter().any(|word| word == name);
    let found = IN_C.iter().filter(|(names, _)| names.iter().all(is_there));
    let mut all: Vec<&str> = found.map(|(_, does)| *does).collect();
    all.dedup();
    (!all.is_empty()).then(|| all.join("; "))
}

fn collect(tokens: TokenStream, found: &mut BTreeSet<String>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Ident(name) => {
                let name = name.to_string();
                // Not `line != …`.
                let is_call = matches!(tokens.peek(), Some(TokenTree::Punct(sign))
                    if sign.as_char() == '!' && sign.spacing() == Spacing::Alone);
                if is_call && MACROS.contains(&&*name) {
                    found.insert(name + "!");
                } else if FUNCTIONS.contains(&&*name) {
                    found.insert(name);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_no_macros() {
        assert_eq!(asked_for("fn main() { let line = read(); if line != file {} /* line!() */ }"), None);
        let found = asked_for("fn main() { f(line!(), std::any::type_name::<T>()) }");
        assert_eq!(found.as_deref(), Some("`line!`, `type_name`"));
    }

    #[cfg(feature = "c")]
    #[test]
    fn locks_matter_to_threads_only() {
        assert_eq!(otherwise_in_c("fn main() { Mutex::new(0); }"), None);
        let found = otherwise_in_c("fn main() { let lock = Mutex::new(0); thread::spawn(f); }").unwrap();
        assert_eq!(found, format!("{THREADS}; {LOCKS}"));
    }

    #[cfg(feature = "c")]
    #[test]
    fn the_target_is_named() {
        for text in [
            "fn main() { if cfg!(target_arch = \"wasm32\") {} }",
            "#[cfg(unix)] fn f() {}",
            "fn main() { println!(\"{}\", std::env::consts::OS); }",
        ] {
            assert_eq!(otherwise_in_c(text).as_deref(), Some(TARGET), "{text}");
        }
        assert_eq!(otherwise_in_c("use std::f64::consts::PI; fn unix() {}"), None);
    }
}
