//! `grundy show`: all that is known of one template or one problem.

use crate::base::layout;
use crate::problem::functions::{Function, functions};
use crate::problem::{Problem, catalogue, judges, shelf};
use anyhow::Result;
use grundy_header::{Bullet, bullets};
use grundy_host::{called, failure, names, terminal};
use grundy_lookup::{Shelf, Template};
use serde_json::{Map, Value, json};
use std::path::Path;

/// Print what a template or a problem is about
///
/// Of a template: rules, theorem, complexity, up to which bound it was tested, its functions, and
/// the problems that show it. Of a problem: the idea, the templates, the pages of the judge. Works
/// in any folder.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy show wythoff              a template
  grundy show hdu1846              a problem
  grundy show wythoff --json       for scripts")]
pub struct Args {
    /// The name of a template, or the slug of a problem, or the address of its page
    #[arg(value_name = "TEMPLATE|SLUG")]
    name: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Where it says which template is for what.
const TABLES: &str = "docs/templates.md";

pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root().ok();
    let shelf = shelf::of(root.as_deref())?;
    let page = match named(&args.name, &shelf, root.as_deref())? {
        Named::Template(template) => of_template(template, &shelf, root.as_deref()),
        Named::Problem(problem) => of_problem(&problem, root.as_deref()),
    };
    terminal::print(&if args.json { format!("{:#}\n", page.json()) } else { page.text(layout::width()) });
    Ok(())
}

enum Named<'a> {
    Template(&'a Template),
    Problem(Box<Problem>),
}

/// A template goes before a problem of that name; the header of a problem may have a flaw.
fn named<'a>(name: &str, shelf: &'a Shelf, root: Option<&Path>) -> Result<Named<'a>> {
    let templates: Vec<String> = shelf.templates.iter().map(|template| template.name.clone()).collect();
    if let Some(found) = names::typed(name, &templates) {
        let mut all = shelf.templates.iter();
        return Ok(Named::Template(all.find(|template| template.name == *found).expect("it is one of them")));
    }
    let mut problems = catalogue::anywhere(root)?;
    let slugs: Vec<String> = problems.iter().map(|problem| problem.slug.clone()).collect();
    if let Some(found) = catalogue::known_slug(name, &slugs) {
        problems.retain(|problem| problem.slug == *found);
        return Ok(Named::Problem(Box::new(problems.swap_remove(0).problem?)));
    }
    let help = format!("`{0} find WORDS` searches, `{0} list` prints all problems", called());
    Err(failure::unknown("template or problem", name, &[templates, slugs].concat(), &help))
}

/// Its files are named where they are: in a checkout.
fn of_template(template: &Template, shelf: &Shelf, root: Option<&Path>) -> Page {
    let mut page = Page::new("template", &template.name, &template.title);
    page.list("statement", "The statement says", template.rows.iter().map(|row| row.says.clone()));
    for Bullet { name, value, .. } in bullets(&template.text) {
        page.line(&name.to_lowercase(), &name, &value);
    }
    page.list("seen_in", "Seen in", shelf.showing(&template.name).iter().map(|problem| problem.slug.clone()));
    if root.is_some() {
        page.line("path", "File", &template.path);
        if !template.rows.is_empty() {
            page.line("readme", "Its table", TABLES);
        }
    }
    page.line("paste", "To paste it", &format!("{} snippet {}", called(), template.name));
    page.functions = functions(&template.text);
    page
}

fn of_problem(problem: &Problem, root: Option<&Path>) -> Page {
    let slug = &problem.slug;
    let mut page = Page::new("problem", slug, &problem.title);
    page.line("idea", "Idea", &problem.idea);
    page.list("templates", "Templates", problem.templates.iter().cloned());
    page.line("limits", "Limits", &problem.limits.text);
    let judge = judges::of_slug(slug);
    page.line("judge", "Judge", judge.as_ref().map_or("not known", |judge| &judge.title));
    page.line("source", "Page", &problem.source);
    if let Some(submit) = judge.and_then(|judge| judge.submit_url(&problem.source)) {
        page.line("submit", "Submit", &submit);
    }
    if let Some(root) = root {
        let path = Path::new("problems/src/bin").join(format!("{slug}.rs"));
        page.line("path", "File", &path.display().to_string());
        let beside = [format!("inputs/{slug}"), format!("tests/oracle/src/problem/{slug}.rs")];
        page.list("files", "Beside it", beside.into_iter().filter(|path| root.join(path).exists()));
    }
    page
}

/// What is known, as text and as JSON.
struct Page {
    kind: &'static str,
    name: String,
    title: String,
    /// The key in JSON, the name in the text, the value.
    lines: Vec<(String, String, Value)>,
    functions: Vec<Function>,
}

impl Page {
    fn new(kind: &'static str, name: &str, title: &str) -> Page {
        Page {
            kind,
            name: name.to_owned(),
            title: title.to_owned(),
            lines: Vec::new(),
            functions: Vec::new(),
        }
    }

    fn line(&mut self, key: &str, name: &str, value: &str) {
        self.lines.push((key.to_owned(), name.to_owned(), json!(value)));
    }

    fn list(&mut self, key: &str, name: &str, values: impl Iterator<Item = String>) {
        self.lines.push((key.to_owned(), name.to_owned(), values.collect()));
    }

    fn text(&self, width: usize) -> String {
        let mut text = format!("# {}\n\n{}\n", self.name, layout::wrapped("", &self.title, width));
        for (key, name, value) in &self.lines {
            let between = if key == "statement" { "; or: " } else { ", " };
            let value = match value {
                Value::Array(parts) => {
                    parts.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(between)
                }
                value => value.as_str().unwrap_or_default().to_owned(),
            };
            if !value.is_empty() {
                text += &layout::wrapped("- ", &format!("{name}: {value}"), width);
            }
        }
        if !self.functions.is_empty() {
            text += "\n## Functions\n\n";
        }
        for Function { signature, doc } in &self.functions {
            text += &layout::wrapped("- ", signature, width);
            text += &layout::wrapped("    ", doc, width);
        }
        text
    }

    fn json(&self) -> Value {
        let head = [("kind", json!(self.kind)), ("name", json!(self.name)), ("title", json!(self.title))];
        let mut object: Map<String, Value> =
            head.map(|(key, value)| (key.to_owned(), value)).into_iter().collect();
        object.extend(self.lines.iter().map(|(key, _, value)| (key.clone(), value.clone())));
        if self.kind == "template" {
            let functions = self.functions.iter();
            let functions = functions.map(|found| json!({ "signature": found.signature, "doc": found.doc }));
            object.insert("functions".to_owned(), functions.collect());
        }
        Value::Object(object)
    }
}
