//! What is printed of a family of games for scripts.

use super::parameters::Bound;
use serde_json::{Value, json};

/// A game for each choice of values; or the values by the parameter, where each game is one
/// position.
pub fn object(
    names: &[String],
    tables: Vec<Value>,
    boards: Value,
    laws: Value,
    code: Option<String>,
) -> String {
    let name = names.join(",");
    let family = json!({ "parameter": name, "tables": tables, "boards": boards, "laws": laws, "code": code });
    format!("{family}\n")
}

/// A game with the values of its parameters.
pub fn with_values(mut game: Value, chosen: &[Bound]) -> Value {
    game["parameter"] = match chosen {
        [one] => one.value.into(),
        several => several.iter().map(|one| one.value).collect(),
    };
    game
}
