//! The catalogue: what the headers of `problems/src/bin/*.rs` say. Nothing is stored twice.

use crate::base::failure::Failure;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One problem, as its header describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The name of its file, its binary and its inputs folder: `hdu1846`.
    pub slug: String,
    /// `HDU 1846: Brave Game`.
    pub title: String,
    /// The judge's page.
    pub source: String,
    /// Time and memory.
    pub limits: Limits,
    /// Why the template applies.
    pub idea: String,
    /// The modules of `src/` it shows, the main one first.
    pub templates: Vec<String>,
    /// The source file.
    pub path: PathBuf,
}

/// The judge's limits; what is not known is not judged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Limits {
    /// CPU time.
    pub time: Option<Duration>,
    /// Bytes.
    pub memory: Option<u64>,
    /// As it stands in the header: `1 s, 32 MB (from memory)`.
    pub text: String,
}

impl Limits {
    /// The same memory and `factor` times the time.
    pub fn relaxed(&self, factor: u32) -> Limits {
        Limits { time: self.time.map(|time| time * factor), ..self.clone() }
    }
}

/// The repository: the nearest folder above the current one that holds `problems/src/bin`. Not the
/// folder the tool was built in: an installed `grundy`, and a second checkout, work on what is in
/// front of them.
pub fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder cannot be read")?;
    let root = here.ancestors().find(|folder| folder.join("problems/src/bin").is_dir());
    root.map(Path::to_path_buf).ok_or_else(|| {
        let message = format!("no folder above {} holds problems/src/bin", here.display());
        Failure::misuse(message, "run it inside a checkout of grundy")
    })
}

/// All slugs, sorted.
pub fn slugs(root: &Path) -> Result<Vec<String>> {
    stems(&root.join("problems/src/bin"))
}

/// All templates, sorted: the modules in the folders of `src/`.
pub fn templates(root: &Path) -> Result<Vec<String>> {
    let files = template_files(root)?;
    let mut names: Vec<String> = files
        .iter()
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    names.sort();
    Ok(names)
}

/// The templates' files, from the root: `src/heaps/nim.rs`.
pub fn template_files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("src")).context("src")? {
        let folder = entry?.path();
        if !folder.is_dir() {
            continue;
        }
        for stem in stems(&folder)?.into_iter().filter(|stem| stem != "mod") {
            let name = folder.file_name().unwrap_or_default();
            files.push(Path::new("src").join(name).join(format!("{stem}.rs")));
        }
    }
    Ok(files)
}

/// A problem that may have a flaw: its slug, and what its header says or what is wrong with it.
pub struct Entry {
    /// The name of its file.
    pub slug: String,
    /// What the header says; the error names file, line and remedy.
    pub problem: Result<Problem>,
}

/// The named problems in the order given, each once, or all by slug if none is named. Only their
/// headers are read: one that is being written does not stop the work on another.
///
/// # Errors
/// An unknown slug, with the nearest one.
pub fn entries(root: &Path, named: &[String]) -> Result<Vec<Entry>> {
    let (known, templates) = (slugs(root)?, templates(root)?);
    let mut wanted: Vec<&String> = Vec::new();
    for slug in if named.is_empty() { &known } else { named } {
        if !known.contains(slug) {
            return Err(unknown("problem", slug, &known, "`cargo grundy list` prints all"));
        }
        if !wanted.contains(&slug) {
            wanted.push(slug);
        }
    }
    Ok(wanted
        .into_iter()
        .map(|slug| Entry { slug: slug.clone(), problem: read(root, slug, &templates) })
        .collect())
}

/// One problem.
///
/// # Errors
/// An unknown slug (with the nearest one), a malformed header (with file, line and remedy).
pub fn problem(root: &Path, slug: &str) -> Result<Problem> {
    entries(root, &[slug.to_owned()])?.remove(0).problem
}

fn read(root: &Path, slug: &str, templates: &[String]) -> Result<Problem> {
    let path = Path::new("problems/src/bin").join(format!("{slug}.rs"));
    let text = fs::read_to_string(root.join(&path)).with_context(|| path.display().to_string())?;
    match parse(slug, &path, &text, templates) {
        Ok(problem) => Ok(Problem { path: root.join(&path), ..problem }),
        Err(flaw) => Err(Failure::misuse(format!("{}:{}: {}", path.display(), flaw.line, flaw.message), "")),
    }
}

/// "No such thing", with the nearest name that exists.
pub fn unknown(kind: &str, name: &str, known: &[String], else_help: &str) -> anyhow::Error {
    let lower = name.to_lowercase();
    let nearest = known.iter().min_by_key(|known| strsim::damerau_levenshtein(&lower, known));
    let help = match nearest {
        Some(nearest) => format!("did you mean `{nearest}`? {else_help}"),
        None => else_help.to_owned(),
    };
    Failure::misuse(format!("no {kind} `{name}`"), help)
}

/// What is wrong with a header, and how to mend it.
struct Flaw {
    line: usize,
    message: String,
}

/// The bullets in their order, with an example each.
const BULLETS: [(&str, &str); 4] = [
    ("Source", "<https://acm.hdu.edu.cn/showproblem.php?pid=1846>"),
    ("Limits", "1 s, 32 MB"),
    ("Idea", "one heap, take 1..=m: its Grundy value is n mod (m + 1)."),
    ("Template", "`bash`"),
];

fn parse(slug: &str, path: &Path, text: &str, templates: &[String]) -> Result<Problem, Flaw> {
    let flaw = |line, message: String| Flaw { line, message };
    let header: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let title = header.first().and_then(|line| line.strip_prefix(" # ")).map_or("", str::trim);
    if title.is_empty() {
        return Err(flaw(1, "no title: begin with a line like `//! # HDU 1846: Brave Game`".into()));
    }
    let mut from = 0;
    let mut bullets = Vec::new();
    for (name, example) in BULLETS {
        let Some((at, value)) = bullet(&header, name) else {
            let message = format!("no {name} in the header: add a line like `//! - **{name}**: {example}`");
            return Err(flaw(header.len(), message));
        };
        if value.is_empty() {
            return Err(flaw(at + 1, format!("{name} is empty: write, for example, `{example}`")));
        }
        if at < from {
            let message =
                format!("{name} is out of place: the order is {}", BULLETS.map(|(name, _)| name).join(", "));
            return Err(flaw(at + 1, message));
        }
        from = at;
        bullets.push((at + 1, value));
    }
    let [(_, source), (limits_line, limits), (_, idea), (template_line, template)] =
        <[_; 4]>::try_from(bullets).expect("one for each name");
    let limits = parse_limits(&limits).ok_or_else(|| {
        let message = format!(
            "cannot read the limits `{limits}`: write `1 s, 32 MB`, `0.5 s, 10000 KB`, `1 s` or `unknown`, then a note in \
             parentheses if need be"
        );
        flaw(limits_line, message)
    })?;
    let names: Vec<String> = template.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    if names.is_empty() {
        return Err(flaw(
            template_line,
            "no template: name modules of `src/` in backticks, like `bash`".into(),
        ));
    }
    if let Some(name) = names.iter().find(|name| !templates.contains(name)) {
        let known = templates.join(", ");
        return Err(flaw(template_line, format!("there is no template `{name}`: the templates are {known}")));
    }
    let source = source.replace(['<', '>'], "");
    let (slug, title, path) = (slug.to_owned(), title.to_owned(), path.to_path_buf());
    Ok(Problem { slug, title, source, limits, idea, templates: names, path })
}

/// Where `- **name**: value` stands in the header, and the value with its continuation lines
/// (indented by two).
fn bullet(header: &[&str], name: &str) -> Option<(usize, String)> {
    let start = format!(" - **{name}**:");
    let at = header.iter().position(|line| line.starts_with(&start))?;
    let more = header[at + 1..].iter().take_while(|line| line.starts_with("   ")).map(|line| line.trim());
    let parts: Vec<&str> = std::iter::once(header[at][start.len()..].trim()).chain(more).collect();
    Some((at, parts.join(" ").trim().to_owned()))
}

/// `<number> s|ms[, <number> KB|MB|GB] [(note)]`, or `unknown [(note)]`. As on the judges, 1 KB is
/// 1024 bytes.
fn parse_limits(text: &str) -> Option<Limits> {
    let (value, note) = text.split_at(text.find('(').unwrap_or(text.len()));
    if !note.is_empty() && !note.ends_with(')') {
        return None;
    }
    let mut limits = Limits { text: text.to_owned(), ..Limits::default() };
    if value.trim() == "unknown" {
        return Some(limits);
    }
    let (time, memory) = match value.split_once(',') {
        Some((time, memory)) => (time, Some(memory)),
        None => (value, None),
    };
    let seconds = quantity(time, &[("s", 1.0), ("ms", 1e-3)])?;
    limits.time = Some(Duration::try_from_secs_f64(seconds).ok()?);
    if let Some(memory) = memory {
        let kib = 1024.0;
        let units = [("KB", kib), ("MB", kib * kib), ("GB", kib * kib * kib)];
        limits.memory = Some(quantity(memory, &units)? as u64);
    }
    Some(limits)
}

/// A positive number and its unit, separated by a blank.
fn quantity(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let (number, unit) = text.trim().split_once(' ')?;
    let (_, factor) = units.iter().find(|(name, _)| *name == unit)?;
    let value = number.parse::<f64>().ok()? * factor;
    (value > 0.0 && value.is_finite()).then_some(value)
}

/// The stems of a folder's `.rs` files, sorted.
pub fn stems(folder: &Path) -> Result<Vec<String>> {
    let mut stems = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        if let Some(stem) = entry?.file_name().to_string_lossy().strip_suffix(".rs") {
            stems.push(stem.to_owned());
        }
    }
    stems.sort();
    Ok(stems)
}
