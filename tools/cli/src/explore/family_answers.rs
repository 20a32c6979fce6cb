//! `--for` with `--at`: positions in the game of each choice of values.

use super::family_object::{object, with_values};
use super::parameters::{Parameter, choices, label, names};
use super::positions::{answered, positions};
use super::subject::{Subject, sum};
use anyhow::{Context, Result};
use grundy_host::terminal;
use serde_json::{Value, json};

/// Prints what is known of these positions in each game, below the values of the parameters; as
/// one object for scripts.
///
/// # Errors
/// Those of the games and of the positions, with the values.
pub fn answers(subject: &Subject, parameters: &[Parameter], at: &[String], is_json: bool) -> Result<()> {
    let mut tables = Vec::new();
    for chosen in choices(parameters)? {
        let label = label(&chosen);
        let mut explorer = subject.with(chosen.clone()).explorer().context(label.clone())?;
        let sums = at.iter().map(|text| sum(&explorer, text)).collect::<Result<Vec<_>>>();
        let sums = sums.context(label.clone())?;
        if is_json {
            let game = answered(&mut explorer, &sums, false).context(label)?;
            tables.push(with_values(game, &chosen));
        } else {
            terminal::print(&format!("{label}:\n"));
            positions(&mut explorer, &sums, false, false).context(label)?;
        }
    }
    if is_json {
        terminal::print(&object(&names(parameters), tables, Value::Null, json!([]), None));
    }
    Ok(())
}
