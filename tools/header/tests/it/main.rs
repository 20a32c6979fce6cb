//! The grammar of headers.

use grundy_header::{address, bullet, bullets, length, quoted, title};

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
