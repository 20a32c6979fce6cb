//! The values of an earlier run, and those of this one, in a file.

use super::subject::trouble;
use anyhow::{Context, Result};
use grundy_explorer::game::{
    Explorer,
    table::{ENDLESS, MISSING},
};
use grundy_host::{Failure, terminal};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// How many values of an earlier run are found once more, to see that they are of these rules.
const COMPARED: usize = 20;

/// A value that is not a number, as play need not end.
const ENDLESS_LINE: &str = "endless";

/// The file with the values so far: its first line are the rules, then a value a line.
pub struct ValuesFile {
    file: File,
    name: String,
    written: usize,
}

impl ValuesFile {
    /// Goes on from what the file has, if there is one.
    pub fn open(explorer: &mut Explorer, path: &Path) -> Result<ValuesFile> {
        let name = path.display().to_string();
        let misuse = |what: &str| {
            Failure::misuse(
                format!("{name}: {what}"),
                "name another file, or one of an earlier run of these rules",
            )
        };
        if explorer.line().is_none() {
            return Err(Failure::misuse(
                "--resume is for games on a line: those with a value for each number",
                "leave it out",
            ));
        }
        let mut file = Self::locked(path).map_err(|what| misuse(&what))?;
        let play = if explorer.is_misere() { ", misère" } else { "" };
        // Rules may have several lines.
        let rules = explorer.game().title();
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = format!("# {rules}{play}\n");
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| misuse(&error.to_string()))?;
        // A line that was cut off does not count.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let values = match whole.strip_prefix(&title) {
            Some(values) => values
                .lines()
                .map(|line| match line {
                    "." => Ok(MISSING),
                    ENDLESS_LINE => Ok(ENDLESS),
                    value => value.parse(),
                })
                .collect::<Result<Vec<u32>, _>>(),
            None if title.starts_with(&text) => Ok(vec![]),
            None => {
                let other = text.lines().next().and_then(|line| line.strip_prefix("# "));
                let what = other.map_or("these are not values".to_owned(), |other| {
                    format!("these are values of `{other}`")
                });
                return Err(misuse(&what));
            }
        };
        let values = values.map_err(|error| misuse(&format!("not a list of values: {error}")))?;
        Self::compare(explorer, &values, &misuse)?;
        file.set_len(whole.len() as u64).with_context(|| name.clone())?;
        file.seek(SeekFrom::End(0)).with_context(|| name.clone())?;
        if whole.is_empty() {
            file.write_all(title.as_bytes()).with_context(|| name.clone())?;
        }
        let written = values.len();
        if written > 0 {
            terminal::note(&format!("{written} values are those of {name}: nothing is proven of them\n"));
        }
        explorer.learn(values);
        Ok(ValuesFile { file, name, written })
    }

    /// The file, for this run alone.
    fn locked(path: &Path) -> Result<File, String> {
        if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
            return Err("this is not a file".to_owned());
        }
        let file = OpenOptions::new().create(true).read(true).write(true).truncate(false).open(path);
        let file = file.map_err(|error| error.to_string())?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err("another run is writing it".to_owned()),
            // Not every file system has locks.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
        }
    }

    /// A program may have changed under the same name.
    fn compare(
        explorer: &mut Explorer,
        values: &[u32],
        misuse: &dyn Fn(&str) -> anyhow::Error,
    ) -> Result<()> {
        explorer.extend(values.len().min(COMPARED)).map_err(trouble)?;
        let line = explorer.line().expect("checked before");
        match line.values.iter().zip(values).zip(line.first..).find(|((now, kept), _)| now != kept) {
            Some(((now, kept), n)) => Err(misuse(&format!(
                "these are values of other rules: {kept} at {n}, where they now say {now}"
            ))),
            None => Ok(()),
        }
    }

    /// Appends what is new, in whole lines.
    pub fn add(&mut self, values: &[u32]) -> Result<()> {
        let new = values.get(self.written..).unwrap_or_default();
        self.written = self.written.max(values.len());
        let written = self.file.write_all(lines(new, ENDLESS_LINE).as_bytes());
        written.map_err(|error| {
            Failure::misuse(
                format!("{}: {error}", self.name),
                "is the disk full? what was written before is whole",
            )
        })
    }
}

/// The values a line each, a point where there is none; `endless` for those of no number.
pub fn lines(values: &[u32], endless: &str) -> String {
    let mut text = String::with_capacity(3 * values.len());
    for &value in values {
        _ = match value {
            MISSING => writeln!(text, "."),
            ENDLESS => writeln!(text, "{endless}"),
            value => writeln!(text, "{value}"),
        };
    }
    text
}
