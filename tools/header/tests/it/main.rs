//! The grammar of headers.

use grundy_header::{Problem, address, bullet, bullets, length, quoted, title};

const TEXT: &str = "//! # Nim: heaps.\n//!\n//! - **Theorem**: the xor\n//!   of all.\n//!\n//!   Apart.\n//! - **Source**: \
                    <https://a.b/c> (also <x>)\r\n//! - *No*: bullet\n\n//! - **Late**: no";

#[test]
fn title_and_bullets() {
    assert_eq!(title(TEXT).as_deref(), Some("Nim: heaps."));
    assert_eq!(bullet(TEXT, "Theorem").as_deref(), Some("the xor of all."));
    let places: Vec<_> = bullets(TEXT).into_iter().map(|bullet| (bullet.name, bullet.line)).collect();
    assert_eq!(places, [("Theorem".to_owned(), 3), ("Source".to_owned(), 7)]);
    assert_eq!((bullet(TEXT, "Late"), length(TEXT)), (None, 8));
    assert_eq!((title(""), title("fn main() {}"), title("//! #\n")), (None, None, None));
    assert_eq!(title("//! Nim: one\n//! of two.\n//!\n//! More.").as_deref(), Some("Nim: one of two."));
}

#[test]
fn parts_of_a_value() {
    let source = bullet(TEXT, "Source").unwrap();
    assert_eq!(address(&source), Some("https://a.b/c"));
    assert_eq!((address("a.b"), address("<a.b"), address("<>"), address("> <")), (None, None, None, None));
    assert_eq!(quoted("`sum`, then `nim` (both)").collect::<Vec<_>>(), ["sum", "nim"]);
}

/// The line and the message of the flaw of a header whose template and last lines are these.
fn flaw(template: &str, more: &str) -> (usize, String) {
    let text = format!(
        "//! # HDU 1: Nim\n//!\n//! - **Source**: <https://a.b/c>\n//! - **Limits**: 1 s\n//! - **Idea**: xor.\n\
         //! - **Template**: {template}\n{more}"
    );
    let templates = ["nim", "sg_dfs", "sg_table"].map(str::to_owned);
    let flaw = Problem::parse("hdu1", "hdu1.rs".into(), &text, &templates).unwrap_err();
    (flaw.line, flaw.message)
}

#[test]
fn a_bullet_that_stands_twice() {
    for second in ["Limits**: 9 s", "Template**: `nim`"] {
        let (line, message) = flaw("`nim`", &format!("//! - **{second}\n"));
        assert!(line == 7 && message.contains(" already: leave one of the two"), "{line}: {message}");
    }
    let twice = "//! - **Judged**: any order\n//! - **Judged**: eps 1e-6\n";
    assert_eq!(flaw("`nim`", twice), (8, "Judged stands in line 7 already: leave one of the two".to_owned()));
}

#[test]
fn a_misspelt_template() {
    let said = |template| flaw(template, "").1;
    let all = "docs/templates.md has them all";
    let meant = format!("there is no template `sg_tabel`: did you mean `sg_table`? {all}");
    assert_eq!(said("`sg_tabel`"), meant);
    assert_eq!(said("`wythoff`"), format!("there is no template `wythoff`: {all}"));
}
