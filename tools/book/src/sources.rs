//! What the site is made of.

/// Everything that is known; each list in the order of the site.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    /// `0.2.0`.
    pub version: String,
    /// The templates.
    pub templates: Vec<Template>,
    /// The tables that say which template is for what, as Markdown.
    pub guide: String,
    /// The problems.
    pub problems: Vec<Problem>,
    /// Other pages: `docs/contest.md` and so on.
    pub documents: Vec<Document>,
    /// What runs in pages.
    pub programs: Vec<Program>,
}

/// A template.
#[derive(Debug, Clone, Default)]
pub struct Template {
    /// `nim`.
    pub name: String,
    /// From the root of the checkout: `src/heaps/nim.rs`.
    pub path: String,
    /// The file.
    pub text: String,
    /// The file with what it needs, as modules to paste.
    pub paste: String,
    /// The same in as few bytes as possible.
    pub short: String,
    /// Its public functions.
    pub functions: Vec<Function>,
    /// What statements say that ask for it.
    pub rows: Vec<Row>,
}

/// A row of the guide about one template.
#[derive(Debug, Clone, Default)]
pub struct Row {
    /// The template, or the part of it that the row is about: `nim::winning_moves`.
    pub about: String,
    /// The heading above the table.
    pub section: String,
    /// What the statement says.
    pub says: String,
}

/// A public function.
#[derive(Debug, Clone, Default)]
pub struct Function {
    /// `grundy(n: u64, m: u64) -> u64`.
    pub signature: String,
    /// What it is for.
    pub doc: String,
}

/// A problem and its solution.
#[derive(Debug, Clone, Default)]
pub struct Problem {
    /// `hdu1846`.
    pub slug: String,
    /// The judge's name for itself, if the judge is known.
    pub judge: Option<String>,
    /// The page on which a solution is submitted.
    pub submit: Option<String>,
    /// The solution, with its header.
    pub text: String,
    /// What is handed to the judge.
    pub bundle: Option<Bundle>,
    /// Inputs and outputs of the samples, by name.
    pub samples: Vec<Sample>,
    /// Whether it talks with the judge instead of reading an input.
    pub talks: bool,
    /// Whether several outputs are right, of which the samples have one.
    pub several: bool,
}

/// One file, ready for a judge.
#[derive(Debug, Clone, Default)]
pub struct Bundle {
    /// `C` or `Rust 2021`.
    pub name: String,
    /// Its content.
    pub text: String,
    /// On how many samples it is right.
    pub cases: usize,
    /// On how many made inputs it does what the solution does.
    pub compared: usize,
}

/// An input and what comes out.
#[derive(Debug, Clone, Default)]
pub struct Sample {
    /// `sample`.
    pub name: String,
    /// What the program reads.
    pub input: String,
    /// What it is to write, if that is not too long.
    pub output: Option<String>,
}

/// A page in Markdown.
#[derive(Debug, Clone, Default)]
pub struct Document {
    /// From the root of the checkout: `docs/contest.md`.
    pub path: String,
    /// Its content.
    pub text: String,
}

/// A WebAssembly command.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// `problems`.
    pub name: String,
    /// The module.
    pub module: Vec<u8>,
}

impl Template {
    /// What its header begins with.
    pub(crate) fn title(&self) -> String {
        grundy_header::title(&self.text).unwrap_or_default()
    }

    /// The names of the templates that it imports.
    pub(crate) fn needs(&self) -> Vec<&str> {
        let lines = self.text.lines().filter_map(|line| line.strip_prefix("use crate::"));
        let mut names: Vec<&str> = lines.filter_map(|line| line.split([':', ';']).next()).collect();
        names.dedup();
        names
    }
}

impl Problem {
    /// `HDU 1846: Brave Game`.
    pub(crate) fn title(&self) -> String {
        grundy_header::title(&self.text).unwrap_or_else(|| self.slug.clone())
    }

    /// The value of a bullet of its header.
    pub(crate) fn bullet(&self, name: &str) -> String {
        grundy_header::bullet(&self.text, name).unwrap_or_default()
    }

    /// The templates that it shows, the main one first.
    pub(crate) fn templates(&self) -> Vec<String> {
        grundy_header::quoted(&self.bullet("Template")).map(str::to_owned).collect()
    }
}

impl Document {
    /// `contest`.
    pub(crate) fn name(&self) -> &str {
        let file = self.path.rsplit('/').next().unwrap_or_default();
        file.strip_suffix(".md").unwrap_or(file)
    }

    /// Its first heading.
    pub(crate) fn title(&self) -> &str {
        let heading = self.text.lines().find_map(|line| line.strip_prefix("# "));
        heading.unwrap_or(self.name())
    }
}
