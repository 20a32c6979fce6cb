//! All that can be looked up: the templates with their rows in docs/templates.md, and the
//! problems.

use grundy_header as header;

/// Everything, in the order of the names.
pub struct Shelf {
    /// The templates.
    pub templates: Vec<Template>,
    /// The problems that show them.
    pub problems: Vec<Problem>,
}

/// What is known of a problem, as far as it is searched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// `hdu1846`.
    pub slug: String,
    /// `HDU 1846: Brave Game`.
    pub title: String,
    /// Why the template applies.
    pub idea: String,
    /// The templates it shows, the main one first.
    pub templates: Vec<String>,
}

/// A template, as its header and docs/templates.md describe it.
#[derive(Debug, Clone)]
pub struct Template {
    /// `nim`.
    pub name: String,
    /// From the root: `src/heaps/nim.rs`.
    pub path: String,
    /// The whole file.
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
    /// What the row is about, if not all of the template: `nim::winning_moves`.
    pub item: Option<String>,
    /// The heading above the table.
    pub section: String,
    /// What the statement says; a row that continues the one above has that in front.
    pub says: String,
}

impl Shelf {
    /// The templates of these files (`src/heaps/nim.rs` and its text), the problems, and the page
    /// that says which template is for what.
    pub fn new(
        files: impl IntoIterator<Item = (String, String)>,
        problems: impl IntoIterator<Item = Problem>,
        guide: &str,
    ) -> Shelf {
        let rows = rows(guide);
        let template = |(path, text): (String, String)| {
            let name = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs").to_owned();
            let title = header::title(&text).unwrap_or_default();
            let rows = rows.iter().filter(|row| row.template == name).cloned().collect();
            Template { name, path, text, title, rows }
        };
        let mut templates: Vec<Template> = files.into_iter().map(template).collect();
        templates.sort_by(|a, b| a.name.cmp(&b.name));
        Shelf { templates, problems: problems.into_iter().collect() }
    }

    /// What this package carries.
    #[cfg(feature = "embedded")]
    pub fn carried() -> Shelf {
        let files = grundy::SOURCES.iter().filter(|(path, _)| !path.contains("/lean/"));
        let files = files.map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        let problems = problems::HEADERS.iter().filter_map(|(slug, text)| Problem::of_header(slug, text));
        Shelf::new(files, problems, grundy::GUIDE)
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

impl Problem {
    /// The problem that a header describes; `None` if that has no title.
    pub fn of_header(slug: &str, text: &str) -> Option<Problem> {
        let bullet = |name| header::bullet(text, name).unwrap_or_default();
        let templates = header::quoted(&bullet("Template")).map(str::to_owned).collect();
        let title = header::title(text)?;
        Some(Problem { slug: slug.to_owned(), title, idea: bullet("Idea"), templates })
    }
}

impl Row {
    /// What it is about, and what the statement says.
    pub(crate) fn line(&self) -> String {
        self.item.as_ref().map_or(self.says.clone(), |item| format!("{item}: {}", self.says))
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
            let item =
                link.split('`').find(|item| item.starts_with(&format!("{template}::"))).map(str::to_owned);
            rows.push(Row { template, item, section: section.clone(), says: says.replace('`', "") });
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
        let items: Vec<_> = rows.iter().filter_map(|row| row.item.as_deref()).collect();
        assert_eq!(items, ["nim::moves"]);
        assert!(rows.iter().all(|row| row.section == "Heaps"));
    }
}
