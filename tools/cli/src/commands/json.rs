//! `grundy json`: the shape of what is printed for scripts.

use anyhow::Result;
use grundy_host::terminal;

const SCHEMA: &str = include_str!("../explore/schema.json");

/// Print the shape of what `grundy explore --json` prints, as a JSON Schema
///
/// One object for each call, with the same keys whatever the game and the question: `rules`,
/// `misere`, `kind` (line, grid, tuples or places); the table in `first` and `values`, `rows` or
/// `positions`; `stopped` if it ends early; `proven` (a period with its theorem) or `laws` (with
/// how sure they are); `code`; and in `at` an answer for each position asked about: its value,
/// outcome, options, winning moves, and with `--why` a full game. What was not asked is null or
/// empty. A family (`--for`) is an object with a game for each value of the parameter, its table
/// or its answers.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy json > explore.schema.json
  grundy explore 0.77 --json | jq .proven.period
  grundy explore nim --at 3,4,5 --json | jq -r .at[0].winning[].to")]
pub struct Args {}

pub fn run(_: &Args) -> Result<()> {
    terminal::print(SCHEMA);
    Ok(())
}
