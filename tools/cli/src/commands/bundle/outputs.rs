//! Where each bundle goes, and what it must not replace.

use crate::bundling::BundleTask;
use anyhow::Result;
use grundy_bundle::Bundle;
use grundy_host::{Failure, files};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf, is_separator};

/// Where a bundle goes: to a path, or into the folder there.
pub fn place(path: &Path, task: &BundleTask) -> PathBuf {
    let is_folder = path.is_dir() || path.as_os_str().to_string_lossy().ends_with(is_separator);
    if is_folder { path.join(task.file_name()) } else { path.to_owned() }
}

/// Refuses to write a bundle in the place of a source, one of `others` included, of any file that
/// is not a bundle, or of another one that is made now. To some file systems, names that differ
/// only in case are the same.
pub fn keep_apart<'a>(
    places: &[(PathBuf, &'a BundleTask)],
    others: impl IntoIterator<Item = &'a Path>,
) -> Result<()> {
    let source = |task: &'a BundleTask| task.request.solution.path.as_path();
    let sources = places.iter().map(|(_, task)| source(task)).chain(others);
    let sources: BTreeMap<_, _> =
        sources.filter_map(|source| Some((files::identity(source)?, source))).collect();
    let (mut names, mut files) = (BTreeMap::new(), BTreeMap::new());
    for (place, task) in places {
        let (name, from) = (place.display(), source(task));
        let there = files::identity(place);
        if let Some(source) = there.as_ref().and_then(|there| sources.get(there)) {
            let is = if *source == place { String::new() } else { format!(" {}", source.display()) };
            return Err(Failure::misuse(format!("{name} is the source{is}"), "choose another path"));
        }
        if there.is_some() && is_of_another_kind(place) {
            let message = format!("{name} is there already, and is not a bundle");
            return Err(Failure::misuse(message, "choose another path, or remove it first"));
        }
        let linked = there.and_then(|there| files.insert(there, from));
        if let Some(other) = names.insert(name.to_string().to_lowercase(), from).or(linked) {
            let message = format!("{} and {} would both become {name}", other.display(), from.display());
            return Err(Failure::misuse(message, "bundle them into different folders"));
        }
    }
    Ok(())
}

pub fn write(path: &Path, made: &Bundle) -> Result<()> {
    files::replace(path, &made.text).map_err(|error| files::unwritten(path, &error))
}

/// Whether a file has a text that is not a bundle: the first lines of one name the command.
fn is_of_another_kind(path: &Path) -> bool {
    let mut head = Vec::new();
    // Standard output may be a file, to which is added.
    let is_file = !path.starts_with("/dev") && fs::metadata(path).is_ok_and(|about| about.is_file());
    let read = fs::File::open(path).and_then(|file| file.take(1024).read_to_end(&mut head));
    is_file
        && (read.is_err() || !head.is_empty() && !String::from_utf8_lossy(&head).contains("`grundy bundle"))
}
