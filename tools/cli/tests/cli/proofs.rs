//! What was proven before: `tests/proofs/<test>.txt` has for each name the fingerprint of all that
//! its proof depends on, above all the text that was proven. The texts are made anew in each run; a
//! test proves again only those that are not on record, be it that a text, its samples or a
//! compiler is another one.
//!
//! With `GRUNDY_PROOFS=write` what was proven goes on record; `scripts/prove.sh` does so after it
//! has deleted the record.

use grundy_fingerprint::Fingerprint;
use grundy_host::pool;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The record of one test.
pub struct Proofs {
    file: PathBuf,
    recorded: BTreeMap<String, Fingerprint>,
    writes: bool,
}

/// What one proof depends on, in any number of texts.
pub struct Facts(String);

impl Facts {
    /// The text that is proven, and what it is compiled with.
    pub fn new(text: &str, compilers: &str) -> Facts {
        Facts(String::new()).and(text).and(compilers)
    }

    /// These, and one more.
    pub fn and(mut self, text: &str) -> Facts {
        _ = writeln!(self.0, "{}\n{text}", text.len());
        self
    }

    /// These, and all files of a folder.
    pub fn and_files(self, folder: &Path) -> Facts {
        let mut files: Vec<PathBuf> =
            fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        files.iter().fold(self, |facts, file| {
            let name = file.file_name().unwrap().to_string_lossy();
            facts.and(&name).and(&fs::read_to_string(file).unwrap())
        })
    }
}

impl Proofs {
    pub fn of(test: &str) -> Proofs {
        let file = PathBuf::from(format!("{}/tests/proofs/{test}.txt", env!("CARGO_MANIFEST_DIR")));
        let line = |line: &str| {
            let (name, fingerprint) = line.split_once(' ').unwrap();
            (name.to_owned(), fingerprint.parse().unwrap())
        };
        let recorded = fs::read_to_string(&file).unwrap_or_default().lines().map(line).collect();
        Proofs { file, recorded, writes: std::env::var("GRUNDY_PROOFS").is_ok_and(|value| value == "write") }
    }

    /// Looks at all items: `facts` has an item's name and facts, or why there are none; `prove` the
    /// failures of one that is not on record. Panics with all failures together.
    pub fn assert_all<T: Sync>(
        &self,
        items: &[T],
        facts: impl Fn(&T) -> Result<(String, Facts), String> + Sync,
        prove: impl Fn(&T) -> Vec<String> + Sync,
    ) {
        let results = pool::map(items, |item| {
            let (name, facts) = facts(item).map_err(|why| vec![why])?;
            let fingerprint = Fingerprint::new(&facts.0);
            let is_recorded = self.recorded.get(&name) == Some(&fingerprint);
            let failures = if is_recorded { Vec::new() } else { prove(item) };
            if failures.is_empty() { Ok((name, fingerprint, is_recorded)) } else { Err(failures) }
        });
        let (mut proven, mut failures, mut anew) = (self.recorded.clone(), Vec::new(), Vec::new());
        for result in results {
            match result {
                Ok((name, fingerprint, is_recorded)) => {
                    anew.extend((!is_recorded).then(|| name.clone()));
                    proven.insert(name, fingerprint);
                }
                Err(why) => failures.extend(why),
            }
        }
        assert!(failures.is_empty(), "{} failures:\n\n{}", failures.len(), failures.join("\n\n"));
        if self.writes {
            let lines = proven.iter().map(|(name, fingerprint)| format!("{name} {fingerprint}\n"));
            fs::create_dir_all(self.file.parent().unwrap()).unwrap();
            fs::write(&self.file, lines.collect::<String>()).unwrap();
        } else if !anew.is_empty() {
            eprintln!("proven now, not on record (GRUNDY_PROOFS=write): {}", anew.join(", "));
        }
    }
}

/// The first line of what a compiler says of itself.
pub fn version(compiler: impl AsRef<OsStr>) -> String {
    let output = Command::new(compiler).arg("--version").output();
    let said = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    said.lines().next().unwrap_or_default().to_owned()
}
