//! Which templates a solution gets.

use grundy_bundle::{Solution, Templates, Twin, assemble, snippet};
use std::path::Path;

const FILES: &[(&str, &str)] = &[
    (
        "src/x/a.rs",
        "//! Nim: heaps.\n//!\n//! - **Theorem**: the xor\n//!   of all. Two of them. Proof: clear.\n//! - **Source**: Bouton (1901).\n\n\
         use crate::b::B;\n\n/// Doc.\npub(crate) fn f(_: B) {}\n",
    ),
    ("src/x/b.rs", "use crate::c::C;\npub struct B(C);\n"),
    ("src/x/c.rs", "pub struct C;\n"),
    ("src/x/d.rs", "pub fn {\n"),
    ("src/x/lean/c.rs", "pub struct C {}\n"),
];

/// The libraries in the text of a solution.
fn linked(text: &str, twin: Twin) -> anyhow::Result<String> {
    let solution = Solution::from_text(Path::new("s.rs"), text, &Templates::carried(FILES), &[]).unwrap();
    let whole = assemble(&solution, twin)?;
    Ok(whole.text[whole.libraries].trim().to_owned())
}

#[test]
fn reached_modules_are_closed_under_needs() {
    let text = linked("use grundy::{x, a::f};", Twin::Full).unwrap();
    let wanted = "mod grundy {\n// Nim: heaps. Theorem: the xor of all. Two of them.\npub mod a {\nuse crate::grundy::b::B;\n\n\
                  pub(in crate::grundy) fn f(_: B) {}\n}\n\npub mod b {\nuse crate::grundy::c::C;\npub struct B(C);\n}\n\n\
                  pub mod c {\npub struct C;\n}\n\n}";
    assert_eq!(text, wanted);
    assert_eq!(linked("fn a() {}", Twin::Full).unwrap(), "");
    assert!(linked("use grundy::c;", Twin::Lean).unwrap().contains("pub struct C {}"));
}

#[test]
fn a_broken_template_stops_only_those_who_use_it() {
    assert!(linked("use grundy::a::f;", Twin::Full).is_ok());
    assert!(snippet(&Templates::carried(FILES), "a").is_ok());
    let error = linked("use grundy::{a::f, d};", Twin::Full).unwrap_err();
    assert!(error.to_string().starts_with("src/x/d.rs:"), "{error}");
}
