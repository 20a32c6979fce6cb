//! What is said of a file in a bundle's comment.

use grundy_header::{bullet, title};

/// A file's header in one line: the title, and all that the theorem says. Proofs and remarks stay
/// in the file; so does a theorem that ends in a table.
pub fn summary(text: &str) -> String {
    let mut parts: Vec<String> = title(text).into_iter().collect();
    let theorem = bullet(text, "Theorem").unwrap_or_default();
    let claim = theorem.split(" Proof:").next().unwrap_or_default().trim_end();
    if !claim.is_empty() && !claim.ends_with(':') {
        parts.push(format!("Theorem: {claim}"));
    }
    parts.join(" ")
}
