//! `grundy.toml`: what the owner of a contest folder wants.

use crate::problem::contest_layout::ContestLayout;
use crate::problem::judges;
use crate::problem::languages::Language;
use anyhow::{Context, Result};
use grundy_host::Failure;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The name of the file, which makes a folder a contest folder.
pub const NAME: &str = "grundy.toml";

/// The file; every key may be left out.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The judge of solutions whose name and header name none: a key of `judges.toml`.
    pub judge: Option<String>,
    /// The file that a new solution is a copy of, from the contest folder; its extension is that of
    /// new solutions.
    pub template: Option<String>,
    /// Where solutions are; side by side without it.
    pub layout: Option<ContestLayout>,
    /// The command that opens a new solution, with `{file}` where its path belongs.
    pub editor: Option<String>,
    /// The extension of the brute force and the generator that a new problem gets; none without it.
    pub brute: Option<String>,
    /// How files become programs, by extension; a language here replaces the usual one.
    pub languages: BTreeMap<String, Language>,
}

impl Config {
    pub fn read(path: &Path) -> Result<Config> {
        let help = "every key is described in the file that `grundy init` writes";
        let text = fs::read_to_string(path);
        let text = text.map_err(|error| Failure::misuse(format!("{}: {error}", path.display()), help))?;
        let config: Config = toml::from_str(&text).map_err(|error| {
            Failure::misuse(format!("{}: {}", path.display(), error.to_string().trim_end()), help)
        })?;
        config.checked(path)
    }

    /// Refuses values that would only later be missed, where nothing says where they come from.
    fn checked(self, path: &Path) -> Result<Config> {
        for (extension, language) in &self.languages {
            language
                .check(extension)
                .map_err(|[message, help]| Failure::misuse(format!("{}: {message}", path.display()), help))?;
        }
        if let Some(judge) = &self.judge {
            judges::named(judge).with_context(|| format!("{}: `judge`", path.display()))?;
        }
        Ok(self)
    }
}
