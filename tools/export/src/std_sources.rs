//! The sources of std's shorter forms, which have the feature `optimize_for_size`. With that alone
//! `sort_unstable` is a heapsort, which orders equal keys otherwise than natively, and all sorts
//! take several times as long. So some sorts keep their usual form, and others get a form that does
//! the same in less code.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Which of std's forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// As everywhere.
    Usual,
    /// std's own choices for small programs, and shorter sorts.
    Small,
    /// The same, but stable sorts as fast as the usual ones.
    Middle,
}

/// A part of a text, and what takes its place.
type Change = (&'static str, &'static str);

const CHANGED: &str = "changed-std";
const SORTS: &str = "core/src/slice/sort";
/// A condition that never holds takes the place of the feature: the usual form.
const USUAL: &[Change] = &[("feature = \"optimize_for_size\"", "any()")];

/// What is changed in the files of the sorts for the smallest form. Where another version of std
/// has nothing of the kind, its sorts are only longer, or slower.
const SMALLEST: [(&str, &[Change]); 7] = [
    ("select.rs", USUAL),
    ("shared/mod.rs", USUAL),
    ("unstable/mod.rs", USUAL),
    ("unstable/quicksort.rs", USUAL),
    (
        "shared/smallsort.rs",
        &[
            // For up to 32 elements. The long one is stable, too.
            (
                "    if scratch.len() < len + 16 {",
                "    if true {\n        return insertion_sort_shift_left(v, 1, is_less);\n    }\n    \
                 if scratch.len() < len + 16 {",
            ),
            ("\nunsafe fn swap_if_less", "\n#[inline(never)]\nunsafe fn swap_if_less"),
        ],
    ),
    // The small one halves the slice down to two elements, and merges what is in order, too.
    (
        "stable/tiny.rs",
        &[
            ("if len > 2 {", "if len > 20 {"),
            (
                "        merge::merge(v, scratch, mid, is_less);",
                "        if is_less(&v[mid], &v[mid - 1]) {\n            \
                 merge::merge(v, scratch, mid, is_less);\n        }",
            ),
            (
                "    } else if len == 2 {",
                "    } else if len > 1 {\n        use crate::slice::sort::shared::smallsort;\n        \
                 smallsort::insertion_sort_shift_left(v, 1, is_less);\n    } else if len == 2 {",
            ),
        ],
    ),
    // The left half is never the longer one.
    ("stable/merge.rs", &[("= left_len <= right_len;", "= true;")]),
];

/// The files of the sorts that a form changes, and how.
pub fn changes(form: Form) -> Vec<(&'static str, &'static [Change])> {
    let mut changes = SMALLEST.to_vec();
    match form {
        Form::Usual => changes.clear(),
        Form::Middle => {
            changes.retain(|(name, _)| !name.starts_with("stable/"));
            changes.push(("stable/mod.rs", USUAL));
        }
        Form::Small => {}
    }
    changes
}

/// Where the changed sources are in the folder in which std is built.
pub fn changed(folder: &Path) -> PathBuf {
    folder.join(CHANGED)
}

/// Copies the sources, and changes the sorts.
pub fn copy_for(form: Form, library: &Path, folder: &Path) -> io::Result<()> {
    let to = changed(folder);
    copy(library, &to)?;
    for (name, changes) in changes(form) {
        let file = to.join(SORTS).join(name);
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            text => text?,
        };
        fs::write(&file, changes.iter().fold(text, |text, (from, to)| text.replace(from, to)))?;
    }
    Ok(())
}

/// Whether core was built from such sources, by the lists of sources in a folder: cargo knows the
/// variable that names them for its own tests only.
pub fn are_named_in(folder: &Path) -> io::Result<bool> {
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        if name.starts_with("core-") && name.ends_with(".d") {
            return Ok(fs::read_to_string(file.path())?.contains(CHANGED));
        }
    }
    Ok(false)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, made) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &made)?;
        } else {
            fs::write(&made, fs::read(&path)?)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sysroot::sources;
    use grundy_rust::toolchain::toolchain;

    #[test]
    fn what_is_changed_is_there() {
        let library = sources(&toolchain().unwrap().rustc).unwrap();
        if !library.join("core").is_dir() {
            eprintln!("SKIPPED: no sources of std");
            return;
        }
        for (name, changes) in [Form::Middle, Form::Small].into_iter().flat_map(changes) {
            let text = fs::read_to_string(library.join(SORTS).join(name)).unwrap();
            assert!(changes.iter().all(|(from, _)| text.contains(from)), "{changes:?}");
        }
    }
}
