//! What was left of texts that took long to shake: the same text is not shaken again.

use crate::assemble::Whole;
use crate::rustc::Rustc;
use anyhow::Result;
use grundy_host::{cache, files};
use grundy_rust::toolchain::toolchain;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How many texts are kept.
const MOST: usize = 64;
/// Between a text and what is left of it.
const BETWEEN: &str = "\n\0\n";

/// Where it is written down. What cannot be read or written is not known.
pub struct Memory {
    folder: PathBuf,
    file: PathBuf,
    /// All that decides what is left.
    facts: String,
}

impl Memory {
    /// Nothing is kept of a file without packages: that is shaken soon.
    pub fn new(whole: &Whole, rustc: &Rustc) -> Option<Memory> {
        if whole.editions.is_empty() {
            return None;
        }
        let compiler = &toolchain().ok()?.rustc;
        let programs = [std::env::current_exe().ok()?, compiler.clone()].map(|path| version(&path));
        let facts = format!("{programs:?} {}\n{}", rustc.called_with(), whole.text);
        let folder = cache::of_user().ok()?.join("grundy/shaken");
        Some(Memory { file: folder.join(cache::key(&facts)), folder, facts })
    }

    /// What was left of this text.
    pub fn recall(&self) -> Option<String> {
        let text = fs::read_to_string(&self.file).ok()?;
        let (facts, shaken) = text.split_once(BETWEEN)?;
        (facts == self.facts).then(|| shaken.to_owned())
    }

    /// Writes down what is left.
    pub fn keep(&self, shaken: &str) {
        _ = fs::create_dir_all(&self.folder);
        _ = files::replace(&self.file, format!("{}{BETWEEN}{shaken}", self.facts));
        _ = self.forget(); // another process may be doing the same
    }

    /// Removes the oldest texts.
    fn forget(&self) -> Result<()> {
        let mut all = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            all.push((fs::metadata(&path)?.modified()?, path));
        }
        all.sort();
        let most = all.len().saturating_sub(MOST);
        all[..most].iter().for_each(|(_, path)| _ = fs::remove_file(path));
        Ok(())
    }
}

/// What changes with a program.
fn version(path: &Path) -> Option<(u64, SystemTime)> {
    let data = fs::metadata(path).ok()?;
    Some((data.len(), data.modified().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_text_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let memory = |text: &str| Memory {
            folder: folder.path().to_owned(),
            file: folder.path().join("one"), // as if their keys were the same
            facts: text.to_owned(),
        };
        assert_eq!(memory("a").recall(), None);
        memory("a").keep("left\nof it\n");
        assert_eq!(memory("a").recall().unwrap(), "left\nof it\n");
        assert_eq!(memory("b").recall(), None);
        for i in 0..2 * MOST {
            fs::write(folder.path().join(i.to_string()), "").unwrap();
        }
        memory("c").keep("");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), MOST);
    }
}
