//! All that can be looked up: the templates with their rows in docs/templates.md, and the
//! problems. Those of the checkout, or those that the tool carries.

use crate::problem::{Problem, carried_files, catalogue, templates};
use anyhow::Result;
use grundy_header as header;
use std::fs;
use std::path::{Path, PathBuf};

/// Everything, in the order of the names.
pub struct Shelf {
    pub templates: Vec<Template>,
    /// The problems, but none whose header has a flaw: `grundy list` reports those.
    pub problems: Vec<Problem>,
}

/// A template, as its header and docs/templates.md describe it.
#[derive(Debug, Clone)]
pub struct Template {
    /// `nim`.
    pub name: String,
    /// From the root: `src/heaps/nim.rs`.
    pub path: PathBuf,
    pub text: String,
    /// What the header begins with.
    pub title: String,
    /// Its rows there; the first is the main one.
    pub rows: Vec<Row>,
}

/// A row of the tables about one template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// `nim`.
    pub template: String,
    /// The heading above the table.
    pub section: String,
    /// What the statement says; a row that continues the one above has that in front.
    pub says: String,
}

impl Shelf {
    /// All of the checkout; outside one, all that the tool carries.
    pub fn of(root: Option<&Path>) -> Result<Shelf> {
        let templates = templates(root)?;
        let rows = match root {
            // A checkout of one's own need not have these tables.
            Some(root) => rows(&fs::read_to_string(root.join("docs/templates.md")).unwrap_or_default()),
            None => rows(carried_files::GUIDE),
        };
        let template = |name: &str| {
            let text = templates.text(name)?;
            let title = header::title(&text).unwrap_or_default();
            let rows = rows.iter().filter(|row| row.template == name).cloned().collect();
            let path = templates.path(name).to_owned();
            Ok(Template { name: name.to_owned(), path, text, title, rows })
        };
        let problems = catalogue::anywhere(root)?.into_iter().filter_map(|entry| entry.problem.ok());
        Ok(Shelf {
            templates: templates.names().map(template).collect::<Result<_>>()?,
            problems: problems.collect(),
        })
    }

    /// The problems that show a template, those first that show it above all.
    pub fn showing(&self, template: &str) -> Vec<&Problem> {
        let place = |problem: &Problem| problem.templates.iter().position(|name| name == template);
        let mut problems: Vec<&Problem> =
            self.problems.iter().filter(|problem| place(problem).is_some()).collect();
        problems.sort_by_key(|problem| place(problem));
        problems
    }
}

impl Template {
    /// In one line: what a statement says that asks for it, or else what its header begins with.
    pub fn half_line(&self) -> &str {
        self.rows.first().map_or(&self.title, |row| &row.says)
    }
}

/// The rows of tables that begin with what a statement says and a link to a template, such as
/// `[`nim`](../src/heaps/nim.rs)`.
fn rows(guide: &str) -> Vec<Row> {
    let (mut section, mut above) = (String::new(), String::new());
    let mut rows = Vec::new();
    for line in guide.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            heading.clone_into(&mut section);
        }
        let mut cells = line.strip_prefix("| ").unwrap_or_default().split(" | ");
        let (Some(says), Some(link)) = (cells.next(), cells.next()) else { continue };
        let says = match says.strip_prefix("… ") {
            Some(more) => format!("{above}; {more}"),
            None => {
                without_notes(says).clone_into(&mut above);
                says.to_owned()
            }
        };
        // The files that are linked, each once.
        for file in link.split("](../src/").skip(1).filter_map(|rest| rest.split(".rs)").next()) {
            let template = file.rsplit('/').next().unwrap_or_default().to_owned();
            rows.push(Row { template, section: section.clone(), says: says.replace('`', "") });
        }
    }
    rows
}

/// Without what stands in parentheses at the end.
fn without_notes(says: &str) -> &str {
    let start = says.strip_suffix(')').and_then(|says| says.find(" ("));
    start.map_or(says, |start| &says[..start])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_name_their_templates() {
        let guide = "### Heaps\n\n| The statement says | Template | Seen in |\n|---|---|---|\n\
                      | take any (not all) | [`nim`](../src/heaps/nim.rs) | [x](../problems/src/bin/x.rs) |\n\
                      | … and which | [`nim::moves`](../src/heaps/nim.rs) |  |\n\
                      | walk | [`a`](../src/g/a.rs), with [`b`](../src/g/b.rs) |  |\n";
        let rows = rows(guide);
        let short: Vec<_> = rows.iter().map(|row| (row.template.as_str(), row.says.as_str())).collect();
        assert_eq!(
            short,
            [("nim", "take any (not all)"), ("nim", "take any; and which"), ("a", "walk"), ("b", "walk")]
        );
        assert!(rows.iter().all(|row| row.section == "Heaps"));
    }
}
