//! What is said of a file in a bundle's comment.

use grundy_header::{bullet, title};
use textwrap::{Options, WordSplitter, fill};

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

/// A text as a comment of lines of at most 100 characters, where it stands in this many blocks.
pub fn comment(text: &str, blocks: usize) -> String {
    let options = Options::new(100 - 4 * blocks).initial_indent("// ").subsequent_indent("// ");
    fill(text, options.break_words(false).word_splitter(WordSplitter::NoHyphenation)) + "\n"
}
