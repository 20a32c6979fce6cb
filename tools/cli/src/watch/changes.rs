//! Which files have changed, by what is in them, or have been saved. What the system says about
//! files is only taken for a hint that it is time to look: editors write other files first, rename
//! them, and save twice.

use grundy_host::files;
use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Of a larger file only the time and the length count.
const LARGEST: u64 = 8 << 20;

/// Files, as they were when they were looked at last.
pub struct FileChanges {
    /// None where the system gives no hints.
    watcher: Option<RecommendedWatcher>,
    folders: BTreeSet<PathBuf>,
    known: BTreeMap<PathBuf, Seen>,
}

/// What is known of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seen {
    modified: Option<SystemTime>,
    length: u64,
    content: u64,
}

impl FileChanges {
    /// `hint` is called whenever it may be worth while to look.
    pub fn new(hint: impl Fn() + Send + 'static) -> FileChanges {
        let heard = move |event: notify::Result<notify::Event>| {
            // Looking at a file is an access.
            if !event.is_ok_and(|event| event.kind.is_access()) {
                hint();
            }
        };
        let watcher = notify::recommended_watcher(heard).ok();
        FileChanges { watcher, folders: BTreeSet::new(), known: BTreeMap::new() }
    }

    /// Whether hints come; otherwise one has to look again and again.
    pub fn has_hints(&self) -> bool {
        self.watcher.is_some()
    }

    /// Which of these files are new or different, and which others are gone, since the last time.
    /// Those of `saved` also count if they were written as they were: so one goes back to a
    /// solution. From now on hints about all of them come.
    pub fn look(&mut self, files: &BTreeSet<PathBuf>, saved: &BTreeSet<&Path>) -> Vec<PathBuf> {
        self.follow(files);
        let mut now = BTreeMap::new();
        for file in files {
            if let Some(seen) = Seen::of(file, self.known.get(file)) {
                now.insert(file.clone(), seen);
            }
        }
        let both: BTreeSet<&PathBuf> = self.known.keys().chain(now.keys()).collect();
        let is_other = |file: &&PathBuf| {
            let has_time = saved.contains(&***file);
            let mark = |all: &BTreeMap<PathBuf, Seen>| {
                all.get(*file).map(|seen| (seen.content, seen.modified.filter(|_| has_time)))
            };
            mark(&self.known) != mark(&now)
        };
        let changed = both.into_iter().filter(is_other).cloned().collect();
        self.known = now;
        changed
    }

    /// Asks for hints about the folders with these files, and forgets those that are gone.
    fn follow(&mut self, files: &BTreeSet<PathBuf>) {
        let Some(watcher) = &mut self.watcher else { return };
        let folders: BTreeSet<&Path> = files.iter().map(|file| files::folder(file)).collect();
        let gone: Vec<PathBuf> = self.folders.iter().filter(|folder| !folder.is_dir()).cloned().collect();
        for folder in gone {
            _ = watcher.unwatch(&folder); // the system may have done so
            self.folders.remove(&folder);
        }
        for folder in folders.into_iter().filter(|folder| folder.is_dir()) {
            if !self.folders.contains(folder) && watcher.watch(folder, RecursiveMode::NonRecursive).is_ok() {
                self.folders.insert(folder.to_owned());
            }
        }
    }
}

impl Seen {
    /// What a file is like, if there is one.
    fn of(file: &Path, before: Option<&Seen>) -> Option<Seen> {
        let found = fs::metadata(file).ok().filter(fs::Metadata::is_file)?;
        let (modified, length) = (found.modified().ok(), found.len());
        if let Some(before) = before
            && (before.modified, before.length) == (modified, length)
        {
            return Some(*before);
        }
        let mut hasher = DefaultHasher::new();
        match length > LARGEST {
            true => modified.hash(&mut hasher),
            false => fs::read(file).ok()?.hash(&mut hasher),
        }
        Some(Seen { modified, length, content: hasher.finish() })
    }
}
