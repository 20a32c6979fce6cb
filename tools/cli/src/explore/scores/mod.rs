//! What is said of a game with scores: its values, their pattern, best moves.

mod answer;
mod table;

use super::programs::Scores;
use super::{code, law_text};
use crate::base::layout::{width, wrapped};
use anyhow::Result;
use grundy_explorer::report::json;
use grundy_host::{Failure, terminal};
use table::{Cell, NONE};

/// What the user wants to know of a game with scores.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// How far the table goes: `1000`, or for a grid `30x50`.
    pub to: Option<(u64, Option<u64>)>,
    /// Positions, instead of a table.
    pub at: &'a [String],
    /// Also a game from there to its end.
    pub why: bool,
    pub values: bool,
    /// Only the law, as a function.
    pub code: bool,
    pub json: bool,
}

pub fn run(game: &mut Scores, asked: &Asked) -> Result<()> {
    if !asked.at.is_empty() {
        return answer::positions(game, asked.at, asked.why, asked.json);
    }
    if asked.why {
        return Err(Failure::misuse("--why goes on from a position", "name it: --at POSITION"));
    }
    let size = table::size(game, asked.to)?;
    if asked.values {
        let lines = |cells: &[Cell]| cells.iter().map(|cell| table::text_of(cell) + "\n").collect::<String>();
        return table::values(game, size, |cells| terminal::print_raw(lines(cells))).map(|_| ());
    }
    let shown = table::values(game, size, |_| ())?;
    let laws = table::laws(game, &shown);
    if asked.code {
        terminal::print(&code::of_laws(&laws)?.text);
    } else if asked.json {
        let mut object = table::json(game, &shown);
        object["stopped"] = shown.is_stopped.into();
        object["laws"] = json::laws(&laws)["laws"].clone();
        terminal::print(&format!("{object}\n"));
    } else {
        terminal::print(&table::text(game, &shown));
        if let Some(flaw) = &shown.flaw {
            terminal::print(&wrapped("", &format!("{NONE}  no value: {flaw}"), width()));
        }
        if shown.table().is_some() {
            terminal::print(&law_text::laws(&laws));
        }
    }
    Ok(())
}
