//! Where source files are: on disk, or carried by the tool.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Which twin of a template is wanted, where there are two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Twin {
    /// The one with good messages.
    Full,
    /// The short one, `lean/scan.rs` beside `scan.rs`, for the file that a judge gets.
    Lean,
}

#[derive(Debug, Clone)]
pub enum Files {
    Folder(PathBuf),
    /// In the tool itself: paths and texts.
    Carried(&'static [(&'static str, &'static str)]),
}

impl Files {
    /// The text of a file, or of its lean twin; `None` if there is no such file. Carriage returns
    /// are left out.
    pub fn read(&self, path: &Path, twin: Twin) -> Result<Option<String>> {
        if twin == Twin::Lean
            && let Some(text) = self.text(&lean(path))?
        {
            return Ok(Some(text));
        }
        self.text(path)
    }

    /// The path and the text of a file's lean twin, if it has one.
    pub fn twin(&self, path: &Path) -> Result<Option<(PathBuf, String)>> {
        let twin = lean(path);
        Ok(self.text(&twin)?.map(|text| (twin, text)))
    }

    fn text(&self, path: &Path) -> Result<Option<String>> {
        match self {
            Files::Folder(folder) => {
                let file = folder.join(path);
                if !file.is_file() {
                    return Ok(None);
                }
                let text =
                    fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
                Ok(Some(plain(&text)))
            }
            Files::Carried(list) => {
                let same = |(name, _): &&(&str, &str)| Path::new(name) == path;
                Ok(list.iter().find(same).map(|(_, text)| (*text).to_owned()))
            }
        }
    }

    /// The bytes of a file that a source includes.
    pub fn bytes(&self, path: &Path) -> Result<Vec<u8>> {
        match self {
            Files::Folder(folder) => {
                let file = folder.join(path);
                fs::read(&file).with_context(|| format!("cannot read {}", file.display()))
            }
            Files::Carried(_) => anyhow::bail!("templates include no files"),
        }
    }
}

/// The text as the compiler reads it: without byte order mark, `#!` line and carriage returns.
pub fn plain(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
    let is_script = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    match text.split_once('\n') {
        Some((_, rest)) if is_script => rest.to_owned(),
        None if is_script => String::new(),
        _ => text,
    }
}

fn lean(path: &Path) -> PathBuf {
    path.with_file_name("lean").join(path.file_name().unwrap_or_default())
}

/// Where a file is.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}
