//! A new problem whose solution is known already.

use super::{Facts, WrittenProblem, check, exists, facts, files_of, report, taken, write};
use crate::problem::home::Home;
use crate::problem::languages::RUST;
use anyhow::Result;
use grundy_host::{files, shutdown};
use std::fs;

/// Writes the files of a new problem with a solution in Rust that is made from what its header is
/// to say. One that is there and was not touched since it was new is replaced, and keeps its
/// header.
pub fn create_solved(home: &Home, slug: &str, solution: &dyn Fn(&Facts) -> String) -> Result<WrittenProblem> {
    check(home, slug)?;
    let mut files = files_of(home, slug, None)?;
    let (path, fresh) = (files[0].0.with_extension(RUST), files[0].1.clone());
    let samples = home.samples(slug);
    match fs::read_to_string(&path) {
        Ok(old) if body(&old) == body(&fresh) => {
            let text = solution(&header_of(&old, slug));
            files::replace(&path, &text).map_err(|error| files::unwritten(&path, &error))?;
            files = vec![(path, text)];
        }
        Ok(_) => return Err(exists(slug, &path, true)),
        Err(_) => {
            files[0] = (path, solution(&facts(slug, None)));
            if samples.exists() {
                files.truncate(1);
            } else if let Some(path) = taken(&files, &samples) {
                return Err(exists(slug, &path, false));
            }
            shutdown::whole(|| write(&files, &samples))?;
        }
    }
    Ok(WrittenProblem { source: files[0].0.clone(), report: report(home, slug, None, &files, true) })
}

/// A solution without its header.
fn body(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("//!") && !line.trim().is_empty()).collect()
}

/// What the header of a new solution says.
fn header_of(text: &str, slug: &str) -> Facts {
    let marks = ["//! # ", "//! - **Source**: ", "//! - **Limits**: "];
    let [title, source, limits] = marks.map(|mark| text.lines().find_map(|line| line.strip_prefix(mark)));
    let facts = facts(slug, None);
    let or = |said: Option<&str>, i: usize| said.map_or_else(|| facts[i].clone(), str::to_owned);
    [or(title, 0), or(source, 1), or(limits, 2)]
}
