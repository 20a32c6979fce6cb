//! The laws of a table that was pasted.

use crate::flaw::RequestFlaw;
use crate::table::codes;
use grundy_explorer::report::json;
use grundy_explorer::report::law_search::{LawSearch, is_too_few};
use grundy_laws::read::{self, Kind};
use serde_json::{Value, json};

/// Longer texts are not pasted into a page.
const LONGEST: usize = 4 << 20;

/// `text`, its `kind` (`line`, `grid` or `positions`) and the `first` index.
pub fn answer(request: &Value) -> Result<Value, RequestFlaw> {
    let text = request["text"].as_str().unwrap_or_default();
    if text.len() > LONGEST {
        return Err(RequestFlaw {
            what: format!("more than {LONGEST} bytes"),
            help: "in a terminal `grundy pattern FILE` takes more".to_owned(),
        });
    }
    let first = request["first"].as_u64().unwrap_or(0);
    let kind = match request["kind"].as_str() {
        Some("grid") => Kind::Grid { first },
        Some("positions") => Kind::Positions { up_to: request["upto"].as_u64() },
        _ => Kind::Line { first },
    };
    let flaw = |flaw: read::Flaw| RequestFlaw { what: flaw.to_string(), help: flaw.help.to_owned() };
    let read = read::recognised(text, kind).map_err(flaw)?;
    let searched = LawSearch::One(read.table);
    let found = searched.laws();
    let code = found.first().map(|best| codes(best, &searched.evidence(best)));
    Ok(json!({
        "note": read.note,
        "size": searched.size(),
        "few": is_too_few(searched.size()),
        "laws": found.iter().map(json::law).collect::<Value>(),
        "code": code,
    }))
}
