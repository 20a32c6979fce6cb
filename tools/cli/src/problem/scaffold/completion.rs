//! What a task from the browser adds to a problem that is here already: samples where there are
//! none. What its header lacks is only said, as the text of a solution is its owner's.

use super::{NO_SAMPLE, holds, sample_files, write};
use crate::problem::home::Home;
use crate::problem::judging::is_interactive;
use crate::problem::task::BrowserTask;
use crate::problem::work;
use grundy_header as header;
use grundy_host::shutdown;
use grundy_judge::cases;
use std::fs;
use std::path::{Path, PathBuf};

/// What a task has added to a problem.
#[derive(Debug, Default)]
pub struct Completion {
    /// How many samples are written now.
    pub samples: usize,
    /// What is still missing, and what to do about it.
    pub lacks: Vec<String>,
}

/// Writes the samples of a task, if the solution has none at all.
pub fn complete(home: &Home, slug: &str, source: &Path, task: &BrowserTask) -> Completion {
    let mut completion = Completion::default();
    if !task.interactive && !task.tests.is_empty() {
        let folder = if home.checkout().is_some() { home.samples(slug) } else { source.with_extension("") };
        match add_samples(&folder, task) {
            Ok(samples) => completion.samples = samples,
            Err(why) => completion.lacks.push(format!("its samples are missing: {why}")),
        }
    }
    let lines = missing_lines(home, source, task);
    if !lines.is_empty() {
        completion.lacks.push(format!("its header lacks {}: write that there", lines.join(" and ")));
    }
    completion
}

/// How many samples are written; or why there can be none.
fn add_samples(folder: &Path, task: &BrowserTask) -> Result<usize, String> {
    if folder.symlink_metadata().is_ok() && !folder.is_dir() {
        return Err(format!("{} is not a folder; move it away, then click once more", Home::shown(folder)));
    }
    let is_case = |name: &String| [".in", ".out", ".made"].iter().any(|end| name.ends_with(end));
    let unpasted = unpasted(folder);
    let names = cases::names(folder).unwrap_or_default(); // it may not be there
    if names.iter().filter(|name| is_case(name)).any(|name| !unpasted.contains(&folder.join(name))) {
        return Ok(0);
    }
    let files: Vec<(PathBuf, String)> =
        sample_files(&task.tests).map(|(name, text)| (folder.join(name), text)).collect();
    shutdown::whole(|| {
        unpasted.iter().for_each(|file| _ = fs::remove_file(file)); // ours, or else the next step fails
        write(&files, folder)
    })
    .map_err(|error| format!("{error:#}"))?;
    Ok(task.tests.len())
}

/// The files that only say that a sample is still to be pasted.
fn unpasted(folder: &Path) -> Vec<PathBuf> {
    let file = |end| (folder.join(format!("sample.{end}")), format!("{NO_SAMPLE}.{end} here\n"));
    let files = ["in", "out"].map(file).into_iter();
    files.filter(|(path, text)| holds(path, text)).map(|(path, _)| path).collect()
}

/// The lines of a header that the task knows and the solution lacks.
fn missing_lines(home: &Home, source: &Path, task: &BrowserTask) -> Vec<String> {
    let Ok(text) = work::comment(home, source) else { return Vec::new() };
    let bullet = |name: &str| header::bullet(&text, name);
    let mut lines = Vec::new();
    if task.interactive && !bullet("Source").is_some_and(|source| is_interactive(&source)) {
        lines.push(format!("`- **Source**: {}`", task.source()));
    }
    let limits = task.limits();
    if limits != "unknown" && bullet("Limits").is_none_or(|limits| limits.starts_with("unknown")) {
        lines.push(format!("`- **Limits**: {limits}`"));
    }
    if let Some(files) = task.files().filter(|_| bullet("Files").is_none()) {
        lines.push(format!("`- **Files**: {}, {}`", files.input, files.output));
    }
    lines
}
