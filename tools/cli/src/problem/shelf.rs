//! All that can be looked up: the templates and problems of the checkout, or those that the tool
//! carries.

use crate::problem::{Problem, carried_files, catalogue, templates};
use anyhow::Result;
use grundy_lookup::Shelf;
use std::fs;
use std::path::Path;

/// All of the checkout; outside one, all that the tool carries. A problem whose header has a flaw
/// is not there: `grundy list` reports it.
pub fn of(root: Option<&Path>) -> Result<Shelf> {
    let templates = templates(root)?;
    let guide = match root {
        // A checkout of one's own need not have these tables.
        Some(root) => fs::read_to_string(root.join("docs/templates.md")).unwrap_or_default(),
        None => carried_files::GUIDE.to_owned(),
    };
    let file = |name: &str| Ok((templates.path(name).display().to_string(), templates.text(name)?));
    let files: Vec<_> = templates.names().map(file).collect::<Result<_>>()?;
    let problems = catalogue::anywhere(root)?.into_iter().filter_map(|entry| entry.problem.ok());
    Ok(Shelf::new(files, problems.map(known), &guide))
}

fn known(problem: Problem) -> grundy_lookup::Problem {
    let Problem { slug, title, idea, templates, .. } = problem;
    grundy_lookup::Problem { slug, title, idea, templates }
}
