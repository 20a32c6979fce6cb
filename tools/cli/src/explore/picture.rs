//! Tables as pictures in the terminal: bars for a line, a map of colours for a grid.

use super::tables::{corner, greatest};
use crate::base::layout::width;
use anstyle::{Ansi256Color, Style};
use grundy_explorer::game::table::{ENDLESS, MISSING, Tabled};
use grundy_host::terminal;

/// The heights of bars. A P-position has none.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The same without colour, from P-positions on.
const SHADES: [char; 5] = ['#', '·', '░', '▒', '▓'];
/// From small values to large ones: blue, green, yellow.
const COLOURS: [u8; 8] = [18, 25, 31, 36, 71, 107, 149, 227];
/// At most this many rows.
const MAX_ROWS: usize = 40;

/// What the numbers of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    Values,
    /// In misère play: 0 if the player to move loses, else 1.
    Outcomes,
    /// Anything.
    Numbers,
}

impl Content {
    /// As an axis is called.
    pub fn name(self) -> &'static str {
        match self {
            Content::Values => "Grundy value",
            Content::Outcomes => "outcome (0 = P)",
            Content::Numbers => "value",
        }
    }

    /// Whether 0 means that the player to move loses.
    pub fn has_winners(self) -> bool {
        self != Content::Numbers
    }
}

/// The picture of the part of a table that is shown; nothing for single positions.
pub fn picture(table: &Tabled, shown: usize, content: Content) -> String {
    match table {
        Tabled::Line { first, values, .. } => line(*first, &values[..shown.min(values.len())], content),
        Tabled::Grid { first, rows } => map(*first, rows, shown, content),
        Tabled::Tuples { .. } | Tabled::Places(_) | Tabled::Sizes { .. } => {
            "there is no picture of these positions\n".to_owned()
        }
    }
}

fn line(first: u64, values: &[u32], content: Content) -> String {
    let label = (first + values.len() as u64).to_string().len();
    let per_row = ((width() - label - 1) / 10 * 10).max(10);
    let cut = &values[..values.len().min(MAX_ROWS * per_row)];
    let most = greatest(cut.iter());
    let bar = |&value: &u32| match value {
        0 => terminal::bad("·"),
        ENDLESS => "∞".to_owned(),
        MISSING => " ".to_owned(),
        value => BARS[level(value, most, BARS.len())].to_string(),
    };
    let row = |(i, row): (usize, &[u32])| {
        format!("{:>label$} {}\n", first + (i * per_row) as u64, row.iter().map(bar).collect::<String>())
    };
    let rows: String = cut.chunks(per_row).enumerate().map(row).collect();
    let more = if cut.len() < values.len() {
        format!("… to {}\n", first + values.len() as u64 - 1)
    } else {
        String::new()
    };
    let key = legend("·", most, content, |value| BARS[level(value, most, 8)].to_string());
    format!("{rows}{more}{:label$} {key}\n", "")
}

fn map(first: u64, rows: &[Vec<u32>], shown: usize, content: Content) -> String {
    let rows = corner(rows, shown, MAX_ROWS);
    let most = greatest(rows.iter().copied().flatten());
    let label = (first + rows.len() as u64).to_string().len();
    let fits = (width() - label - 1) / 2;
    let is_plain = !terminal::is_screen();
    let cell = |&value: &u32| match value {
        ENDLESS => "∞∞".to_owned(),
        MISSING => "..".to_owned(),
        value if is_plain => {
            SHADES[if value == 0 { 0 } else { 1 + level(value, most, 4) }].to_string().repeat(2)
        }
        0 => terminal::bad("██"),
        value => {
            let colour = Ansi256Color(COLOURS[level(value, most, COLOURS.len())]);
            let style = Style::new().bg_color(Some(colour.into()));
            format!("{style}  {style:#}")
        }
    };
    let mut text = String::new();
    for (x, row) in (first..).zip(&rows) {
        text += &format!("{x:>label$} {}\n", row.iter().take(fits).map(cell).collect::<String>());
    }
    let lost = if is_plain { "##".to_owned() } else { terminal::bad("██") };
    let key = legend(&lost, most, content, |value| cell(&value));
    format!("{text}{:label$} rows x, columns y from {first}; {key}\n", "")
}

/// What the marks mean.
fn legend(lost: &str, most: u32, content: Content, mark: impl Fn(u32) -> String) -> String {
    let zero = if content.has_winners() { "P-position" } else { "value 0" };
    let others = match most {
        0 => return format!("{lost} {zero}"),
        _ if content == Content::Outcomes => format!("{} N-position", mark(1)),
        1 => format!("{} value 1", mark(1)),
        most => format!("{} value 1, {} value {most}", mark(1), mark(most)),
    };
    format!("{lost} {zero}, {others}")
}

/// Which of these levels a value from 1 to `most` has.
fn level(value: u32, most: u32, levels: usize) -> usize {
    let most = u64::from(most.max(1));
    (u64::from(value - 1) * levels as u64 / most.max(levels as u64)).min(levels as u64 - 1) as usize
}
