//! The marks of graphs: what stands between names, and what no name contains.

use crate::game::Flaw;

/// Marks that mean `->`.
const ARROWS: [&str; 4] = ["=>", "→", "⇒", "⟶"];
/// Marks that mean `-`, as word processors write it.
const LINES: [char; 5] = ['\u{2010}', '\u{2011}', '–', '—', '−'];
/// Marks that mean `,`.
pub const COMMAS: [char; 4] = [';', '，', '；', '、'];

/// Where names stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameSource {
    /// In the rules themselves.
    Words,
    /// In a file, where a name may contain more.
    File,
}

/// With `->`, `-` and `,` for the marks that mean the same.
pub fn usual(text: &str) -> String {
    let text = ARROWS.iter().fold(text.to_owned(), |text, arrow| text.replace(arrow, "->"));
    text.replace(LINES, "-").replace(COMMAS, ",")
}

/// The names in `a-b-c` or `a->b->c`, and whether arrows are between them.
pub fn chain(text: &str) -> Result<(Vec<&str>, bool), Flaw> {
    let is_arrow = text.contains("->");
    let names: Vec<&str> = text.split(if is_arrow { "->" } else { "-" }).collect();
    match names.iter().any(|name| name.is_empty()) {
        true => Err(Flaw(format!("`{text}` is not an edge: `a-b` or `a->b`"))),
        false => Ok((names, is_arrow)),
    }
}

/// That a name of a chain is none with a mark that was meant for something between names.
pub fn check(name: &str, chain: &str, place: NameSource) -> Result<(), Flaw> {
    let is_wrong = |c: &char| match place {
        NameSource::Words => !c.is_alphanumeric() && !"_'’′".contains(*c) && !is_accent(*c),
        NameSource::File => "|=<>~".contains(*c),
    };
    let Some(mark) = name.chars().find(is_wrong) else { return Ok(()) };
    let names = match (place, mark) {
        // Brackets have a sentence of their own.
        (_, '{' | '}' | '(' | ')') => return Ok(()),
        (NameSource::Words, _) => "names have letters, digits, `_` and `'` only",
        (NameSource::File, _) => "that is not part of a name",
    };
    Err(Flaw(format!(
        "`{chain}`: `{mark}` is not understood there: an edge is `a-b` or `a->b`, between edges is `,`, and \
         {names}"
    )))
}

/// What belongs to the letter before it.
fn is_accent(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}
