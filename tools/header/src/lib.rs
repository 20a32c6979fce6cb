//! The header of a source file, the `//!` lines at its top, as data: a title, then bullets.
//!
//! - **Form**: `- **Name**: value`; a value continues on lines indented by two,
//!   like this one.
//!
//! Three bullets of a problem have a grammar of their own: [`Limits`], [`Leeway`] and [`Files`];
//! [`Problem::parse`] reads all that a problem's header must have.
//! Nothing but std is needed here, so that a check of headers compiles little.

#![warn(missing_docs)]

mod files;
mod leeway;
mod limits;
mod problem;

pub use files::Files;
pub use leeway::{Leeway, epsilon};
pub use limits::Limits;
pub use problem::{HeaderFlaw, Problem, files, judged};

/// One bullet of a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bullet {
    /// `Limits`.
    pub name: String,
    /// The text after the colon, its lines joined.
    pub value: String,
    /// The line in the file on which it begins, from 1.
    pub line: usize,
}

/// The first paragraph in one line, without the `#` of a heading.
pub fn title(text: &str) -> Option<String> {
    let paragraph: Vec<&str> = lines(text).map(str::trim).take_while(|line| !line.is_empty()).collect();
    let title = paragraph.join(" ").trim_start_matches('#').trim().to_owned();
    if title.is_empty() { None } else { Some(title) }
}

/// All bullets, in order.
pub fn bullets(text: &str) -> Vec<Bullet> {
    let mut bullets: Vec<Bullet> = Vec::new();
    let mut open = false; // whether the last bullet can continue
    for (i, line) in lines(text).enumerate() {
        let start = line.strip_prefix("- **").and_then(|rest| rest.split_once("**:"));
        if let Some((name, value)) = start {
            let (name, value) = (name.to_owned(), value.trim().to_owned());
            bullets.push(Bullet { name, value, line: i + 1 });
            open = true;
        } else if let (true, Some(more), Some(last)) = (open, line.strip_prefix("  "), bullets.last_mut()) {
            last.value = format!("{} {}", last.value, more.trim()).trim().to_owned();
        } else {
            open = false;
        }
    }
    bullets
}

/// The value of the first bullet of that name.
pub fn bullet(text: &str, name: &str) -> Option<String> {
    bullets(text).into_iter().find(|bullet| bullet.name == name).map(|bullet| bullet.value)
}

/// How many lines the header has.
pub fn length(text: &str) -> usize {
    lines(text).count()
}

/// The names in backticks.
pub fn quoted(value: &str) -> impl Iterator<Item = &str> {
    value.split('`').skip(1).step_by(2)
}

/// The address in `<…>`; the text around it is a note.
pub fn address(value: &str) -> Option<&str> {
    let (_, rest) = value.split_once('<')?;
    let (address, _) = rest.split_once('>')?;
    if address.is_empty() { None } else { Some(address) }
}

/// The lines of the header, without the comment's mark and one blank.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line))
}
