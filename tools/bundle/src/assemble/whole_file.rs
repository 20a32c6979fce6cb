//! Files that are whole by themselves, though they say the name of the templates: bundles that were
//! edited, for one.

use super::templates::GRUNDY;
use crate::editions::EDITIONS;
use grundy_host::temporary::Folder;
use grundy_rust::compiler::{as_at_a_judge, feed};
use grundy_rust::tokens::{is_colons, is_sign, plain};
use grundy_rust::toolchain::toolchain;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::process::Command;

/// Whether something in a text may be called as the templates are, and the compiler takes the text
/// as it is: then the name means that, wherever it comes from.
pub fn is_whole(text: &str) -> bool {
    let may_define = |tokens: TokenStream| mentions(&tokens.into_iter().collect::<Vec<_>>());
    // Most files have at most a variable of that name.
    text.contains(&format!("{GRUNDY}::"))
        && text.parse().is_ok_and(may_define)
        && compiles(text).unwrap_or(false)
}

/// Whether the name stands where no path begins with it, and where it is no method, function or
/// variable.
fn mentions(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => mentions(&group.stream().into_iter().collect::<Vec<_>>()),
        TokenTree::Ident(name) if plain(&name.to_string()) == GRUNDY => {
            let before = i.checked_sub(1).map(|i| &tokens[i]);
            let follows = |words: &[&str]| {
                matches!(before, Some(TokenTree::Ident(word)) if words.iter().any(|other| word == other))
            };
            let is_value = matches!(tokens.get(i + 1), Some(TokenTree::Group(group))
                if group.delimiter() != Delimiter::Brace);
            let begins_path = tokens.get(i + 1..i + 3).is_some_and(is_colons);
            !is_value && !begins_path && !is_sign(before, '.') && !follows(&["fn", "let", "mut", "use"])
        }
        _ => false,
    })
}

/// Whether the compiler takes it in some edition.
fn compiles(text: &str) -> anyhow::Result<bool> {
    let folder = Folder::new()?;
    for edition in EDITIONS.iter().rev() {
        let mut rustc = Command::new(&toolchain()?.rustc);
        as_at_a_judge(&mut rustc, folder.path());
        rustc.args([
            "-",
            "--crate-name=solution",
            "--crate-type=bin",
            "--emit=metadata",
            "--cap-lints=allow",
        ]);
        rustc.args(["--edition", edition, "-o"]).arg(folder.path().join("made"));
        let output = feed(&mut rustc, text)?;
        if output.status.success() {
            return Ok(true);
        }
        // No edition has what is missing.
        if String::from_utf8_lossy(&output.stderr).contains(&format!("`{GRUNDY}`")) {
            return Ok(false);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::is_whole;

    #[test]
    fn what_defines_the_name_is_whole() {
        for text in [
            "mod grundy { pub fn f() {} } use grundy::f; fn main() { f() }",
            "mod r#grundy { pub fn f() {} } fn main() { grundy::f() }",
            "mod x { pub mod grundy { pub fn f() {} } } use x::*; use grundy::f; fn main() { f() }",
            "macro_rules! made { ($n:ident) => { mod $n { pub fn f() {} } } } made!(grundy); use grundy::f; \
             fn main() { f() }",
            "extern crate std as grundy; use grundy::cmp::max; fn main() { max(1, 2); }",
            "mod b { pub fn f() {} } use b as grundy; fn main() { grundy::f(); dyn() } fn dyn() {}",
        ] {
            assert!(is_whole(text), "{text}");
        }
    }

    #[test]
    fn what_needs_the_templates_is_not() {
        for text in [
            "use grundy::nim; fn main() {}",
            "use grundy::nim; fn main() { let x = [1].map(|grundy: u8| grundy); }",
            "mod a { mod grundy {} } use grundy::nim; fn main() {}",
            "mod grundy { pub fn f() { ::grundy::nim::nim_sum(&[]); } } fn main() { grundy::f() }",
            "fn main() { let grundy = 1; x.grundy(grundy) }",
            "use grundy::nim; fn main() { let grundy = [1]; let _ = grundy[0]; }",
            "fn main() {}",
            "mod grundy {",
        ] {
            assert!(!is_whole(text), "{text}");
        }
    }
}
