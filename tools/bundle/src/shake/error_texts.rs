//! What the compiler's errors say: which names, and where in the message.

use super::names::{QuotedNames, quoted_names};
use grundy_rust::messages::Diagnostic;

/// The message itself and the label of its place, also why a value was moved.
pub fn main_texts(error: &Diagnostic) -> impl Iterator<Item = &str> {
    let moved = |label: &str| label.contains("which does not implement the `Copy` trait");
    let labels = error
        .spans
        .iter()
        .filter_map(move |span| span.label.as_deref().filter(|label| span.is_primary || moved(label)));
    std::iter::once(error.message.as_str()).chain(labels)
}

/// The names in the message itself.
pub fn names_in_message(error: &Diagnostic) -> QuotedNames<'_> {
    quoted_names(std::iter::once(error.message.as_str()))
}

/// Everything else: other labels, notes and helps, but no lists of what exists.
pub fn other_texts(error: &Diagnostic) -> impl Iterator<Item = &str> {
    let labels = error.spans.iter().filter_map(|span| span.label.as_deref());
    let notes = error.children.iter().map(|child| child.message.as_str());
    labels.chain(notes.map(without_list))
}

/// A note without the list of what exists, if it is one.
fn without_list(note: &str) -> &str {
    let is_list = note.starts_with("the following other types");
    if is_list { note.lines().next().unwrap_or_default() } else { note }
}

const INDEX: &[&str] = &["Index", "IndexMut"];

/// The traits behind an operator, for the messages that do not name them.
pub fn implied(error: &Diagnostic) -> &'static [&'static str] {
    match error.code() {
        "E0608" => INDEX,
        "E0277" if error.message.contains("` cannot be indexed by `") => INDEX,
        "E0614" | "E0609" | "E0610" => &["Deref", "DerefMut"],
        // It may be a value of any of these types; the trait is not in sight for one of them.
        "E0689" if error.message.contains("{float}") => &["f64"],
        "E0689" => &["i32"],
        "E0600" => &["Neg", "Not"],
        "E0369" => operator(&error.message),
        _ => &[],
    }
}

/// The trait behind an operator between two values.
fn operator(message: &str) -> &'static [&'static str] {
    const OPERATORS: [(&str, &[&str]); 6] = [
        ("cannot add ", &["Add"]),
        ("cannot subtract ", &["Sub"]),
        ("cannot multiply ", &["Mul"]),
        ("cannot divide ", &["Div"]),
        ("cannot calculate the remainder of ", &["Rem"]),
        ("binary operation `", &["PartialEq", "PartialOrd"]),
    ];
    let known = OPERATORS.iter().find(|(start, _)| message.starts_with(start));
    known.map_or(&[], |(_, traits)| traits)
}

/// Whether only the notes of an error name the implementation that it lacks.
pub fn lacks_in_notes(error: &Diagnostic) -> bool {
    const MESSAGES: [&str; 2] = ["trait bounds were not satisfied", "between threads safely"];
    MESSAGES.iter().any(|part| error.message.contains(part))
}

/// The method or other member that an error does not find.
pub fn member_lacked(error: &Diagnostic) -> Option<&str> {
    let rest = match error.code() {
        "E0599" => error.message.strip_prefix("no ")?.split_once(" named `")?.1,
        "E0689" => error.message.strip_prefix("can't call method `")?,
        _ => return None,
    };
    rest.split('`').next()
}

/// The trait that does not declare what one of its implementations has.
pub fn trait_lacking(error: &Diagnostic) -> Option<&str> {
    let is_it = ["E0407", "E0437", "E0438"].contains(&error.code());
    let path = error.message.split('`').nth(3).filter(|_| is_it)?;
    path.split('<').next()?.rsplit("::").next()
}

/// The names that an error does not find.
pub fn names_not_found(error: &Diagnostic) -> QuotedNames<'_> {
    const CODES: [&str; 8] = ["E0405", "E0412", "E0422", "E0423", "E0425", "E0432", "E0433", "E0531"];
    if !CODES.contains(&error.code()) {
        return QuotedNames::new();
    }
    let paths = error.message.split('`').skip(1).step_by(2);
    paths.filter_map(|path| path.rsplit("::").next()).collect()
}
