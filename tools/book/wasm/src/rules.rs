//! The game that a request means.

use crate::flaw::RequestFlaw;
use crate::scripted::ScriptedGame;
use grundy_explorer::game::Explorer;
use grundy_explorer::rules::{self, NoRules, ParsedRules};
use serde_json::Value;

/// What positions may take: a page has less room than a terminal.
const MEMORY: usize = 512 << 20;

/// The game, and what its name was taken to mean.
pub struct Asked {
    pub explorer: Explorer,
    pub meaning: Option<String>,
}

/// The rules in words (`rules`), or those that the page itself runs (`own`).
pub fn asked(request: &Value) -> Result<Asked, RequestFlaw> {
    let is_misere = request["misere"].as_bool().unwrap_or(false);
    let (explorer, meaning) = if request["own"].is_object() {
        (Explorer::new(Box::new(ScriptedGame::new(&request["own"])?), is_misere), None)
    } else {
        let text = request["rules"].as_str().unwrap_or_default();
        if text.trim().is_empty() {
            return Err(RequestFlaw::of("the rules are missing".to_owned()));
        }
        let read = rules::read(text, &|name| Err(format!("a page reads no files: {name}")));
        let read = if is_misere { read.and_then(ParsedRules::misere) } else { read };
        let read = read.map_err(|NoRules { what, nearest }| RequestFlaw {
            what,
            help: nearest
                .map_or_else(String::new, |form| format!("did you mean `{}`: {}?", form.example, form.about)),
        })?;
        (Explorer::new(read.game, read.is_misere), read.meaning)
    };
    explorer.limit_memory(MEMORY);
    Ok(Asked { explorer, meaning })
}
