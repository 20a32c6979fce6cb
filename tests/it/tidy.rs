//! One rule a test. A message names the file and says what to do.

use crate::ROOT;
use grundy_header::{self as header, Bullet};
use itertools::Itertools;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A source file.
#[derive(Clone)]
struct Source {
    /// `src/nim.rs`.
    path: String,
    /// `nim`.
    stem: String,
    text: String,
    bullets: Vec<Bullet>,
}

impl Source {
    /// The lines that are code, with their numbers.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line))
            .filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    /// The value of a bullet of the header.
    fn bullet(&self, name: &str) -> &str {
        self.bullets.iter().find(|bullet| bullet.name == name).map_or("", |bullet| &bullet.value)
    }

    /// Whether it stands for a template in a bundle.
    fn is_lean(&self) -> bool {
        self.path.contains("/lean/")
    }

    /// The names of public functions at the top level.
    fn items(&self) -> Vec<&str> {
        let mut items = Vec::new();
        for line in self.text.lines() {
            let words = line.split(|c: char| c != '_' && !c.is_alphanumeric()).collect_vec();
            if let ["pub", "fn", name, ..] = words[..] {
                items.push(name);
            }
        }
        items
    }
}

/// The Rust files below a folder, sorted.
fn sources(folder: &str) -> Vec<Source> {
    let (mut folders, mut sources) = (vec![Path::new(ROOT).join(folder)], Vec::new());
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).unwrap();
                let path = path.strip_prefix(ROOT).unwrap().display().to_string();
                let bullets = header::bullets(&text);
                sources.push(Source { path, stem, text, bullets });
            }
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources
}

/// The templates.
fn templates() -> Vec<Source> {
    pasted().into_iter().filter(|file| !file.is_lean()).collect()
}

/// The templates, and what stands for some of them in a bundle.
fn pasted() -> Vec<Source> {
    sources("src").into_iter().filter(|file| file.stem != "lib" && file.stem != "mod").collect()
}

fn problems() -> Vec<Source> {
    sources("problems/src/bin")
}

/// Fails with all complaints; a rule says what to do about a file.
fn check(files: &[Source], rule: impl Fn(&Source) -> Vec<String>) {
    let complaint =
        |file: &Source| rule(file).iter().map(|remedy| format!("{}: {remedy}", file.path)).collect_vec();
    let complaints = files.iter().flat_map(complaint).collect_vec();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The words in backticks.
fn quoted(text: &str) -> BTreeSet<&str> {
    header::quoted(text).collect()
}

#[test]
fn every_folder_lists_its_files() {
    check(&pasted(), |file| {
        let folder = Path::new(&file.path).parent().unwrap().display().to_string();
        let lists = [(folder.clone(), "pub mod"), (folder.replacen("src", "tests/it", 1), "mod")];
        let missing = lists.iter().filter_map(|(folder, keyword)| {
            let contents =
                fs::read_to_string(Path::new(ROOT).join(folder).join("mod.rs")).unwrap_or_default();
            let line = format!("{keyword} {};", file.stem);
            let is_there = contents.lines().contains(&line.as_str());
            if is_there { None } else { Some(format!("add `{line}` to {folder}/mod.rs")) }
        });
        missing.collect()
    });
}

#[test]
fn stems_are_unique() {
    let count = templates().into_iter().map(|file| file.stem).counts();
    check(&templates(), |file| match count[&file.stem] {
        1 => vec![],
        _ => vec![format!("another template is called `{}`: in code all are `grundy::<stem>`", file.stem)],
    });
}

#[test]
fn what_stands_for_a_template_has_its_name() {
    check(&pasted(), |file| {
        let template = file.path.replace("/lean/", "/");
        let is_there = Path::new(ROOT).join(&template).is_file();
        if is_there { vec![] } else { vec![format!("there is no template {template}")] }
    });
}

#[test]
fn every_template_has_its_tests() {
    check(&pasted(), |file| {
        let tests = format!("tests/it/{}", file.path.trim_start_matches("src/"));
        if Path::new(ROOT).join(&tests).is_file() { vec![] } else { vec![format!("write {tests}")] }
    });
}

/// Which template is for which statement.
const GUIDE: &str = "docs/templates.md";

/// A row of the guide's tables: what stands in its columns.
struct Row {
    heading: String,
    template: String,
    seen_in: String,
}

fn guide_rows() -> Vec<Row> {
    let guide = fs::read_to_string(Path::new(ROOT).join(GUIDE)).unwrap();
    let (mut heading, mut rows) = (String::new(), Vec::new());
    for line in guide.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            heading = title.to_owned();
        }
        let cells = line.split('|').map(str::trim).collect_vec();
        if let ["", _, template, seen_in, ""] = cells[..] {
            let (template, seen_in) = (template.to_owned(), seen_in.to_owned());
            rows.push(Row { heading: heading.clone(), template, seen_in });
        }
    }
    rows
}

#[test]
fn the_guide_has_a_heading_for_every_folder_in_order() {
    let library = fs::read_to_string(Path::new(ROOT).join("src/lib.rs")).unwrap();
    let folders = library.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let title = |folder: &str| {
        let text = fs::read_to_string(Path::new(ROOT).join(format!("src/{folder}/mod.rs"))).unwrap();
        text.lines().next().unwrap().trim_start_matches("//! ").trim_end_matches('.').to_owned()
    };
    let titles = folders.map(title).collect_vec();
    let headings = guide_rows().into_iter().map(|row| row.heading).dedup().collect_vec();
    assert_eq!(
        headings, titles,
        "the headings of {GUIDE} are the first lines of src/*/mod.rs, in lib.rs' order"
    );
}

#[test]
fn every_template_has_a_row_that_links_it() {
    let rows = guide_rows();
    check(&templates(), |file| {
        let folder = Path::new(ROOT).join(&file.path).with_file_name("mod.rs");
        let title = fs::read_to_string(folder).unwrap();
        let links = |row: &&Row| row.template.contains(&format!("](../{})", file.path));
        match rows.iter().find(links) {
            None => vec![format!("add a row with [`{}`](../{}) to {GUIDE}", file.stem, file.path)],
            Some(row) if !title.starts_with(&format!("//! {}.", row.heading)) => {
                vec![format!("its row in {GUIDE} is below `{}`", row.heading)]
            }
            Some(_) => vec![],
        }
    });
}

#[test]
fn every_seen_in_exists_and_names_that_template() {
    let links = |text: &str| {
        let paths = text.split("](").skip(1).filter_map(|link| link.split(')').next());
        paths.map(str::to_owned).collect_vec()
    };
    let problems = problems();
    let mut complaints = Vec::new();
    for row in guide_rows() {
        let stems = links(&row.template)
            .into_iter()
            .map(|path| Path::new(&path).file_stem().unwrap_or_default().to_string_lossy().into_owned());
        let stems: BTreeSet<String> = stems.collect();
        for path in links(&row.seen_in) {
            match problems.iter().find(|problem| path.strip_prefix("../") == Some(&problem.path)) {
                None => complaints.push(format!("{GUIDE} links {path}, which does not exist")),
                Some(problem) => {
                    let named = quoted(problem.bullet("Template"));
                    if !stems.iter().any(|stem| named.contains(stem.as_str())) {
                        complaints.push(format!("{path}: its header does not name one of {stems:?}"));
                    }
                }
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The pages that people read: those of the root, of `docs/`, and each package's README.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(ROOT);
    let folders = fs::read_dir(root.join("tools")).unwrap().map(|entry| entry.unwrap().path());
    let folders = folders.filter(|path| path.is_dir()).chain([root.to_owned(), root.join("docs")]);
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    files.filter(|path| path.extension() == Some("md".as_ref())).sorted().collect()
}

#[test]
fn links_between_pages_lead_somewhere() {
    let mut complaints = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        let links = text.split("](").skip(1).filter_map(|link| link.split([')', '#']).next());
        for link in links.filter(|link| !link.is_empty() && !link.contains("://") && !link.contains(' ')) {
            if !page.with_file_name(link).exists() {
                complaints.push(format!("{}: {link} does not exist", page.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn the_readme_is_short() {
    let lines = fs::read_to_string(Path::new(ROOT).join("README.md")).unwrap().lines().count();
    assert!(lines <= 150, "README.md has {lines} lines, at most 150: a page in docs/ has room");
}

#[test]
fn the_architecture_has_every_package_of_the_tool() {
    let page = fs::read_to_string(Path::new(ROOT).join("docs/architecture.md")).unwrap();
    for entry in fs::read_dir(Path::new(ROOT).join("tools")).unwrap() {
        let path = entry.unwrap().path();
        let heading = format!("### `tools/{}`", path.file_name().unwrap().to_string_lossy());
        let is_there = page.lines().any(|line| line == heading);
        assert!(is_there || !path.join("Cargo.toml").is_file(), "docs/architecture.md lacks `{heading}`");
    }
}

#[test]
fn template_headers_are_complete_and_in_order() {
    const ORDER: [&str; 8] = ["Rules", "Input", "Endings", "Theorem", "Time", "Source", "Needs", "Checked"];
    const ALWAYS: [&str; 3] = ["Time", "Needs", "Checked"];
    check(&pasted(), |file| {
        let title =
            file.text.strip_prefix("//! ").is_some_and(|text| text.starts_with(char::is_alphanumeric));
        let names = file.bullets.iter().map(|bullet| bullet.name.as_str()).collect_vec();
        let mut complaints = Vec::new();
        if !title {
            complaints.push("begin with a line `//! <the idea in one sentence>`".to_owned());
        }
        for name in ALWAYS.iter().filter(|name| !names.contains(name)) {
            complaints.push(format!("add a line `//! - **{name}**: …` to the header"));
        }
        for name in names.iter().filter(|name| !ORDER.contains(name)) {
            complaints.push(format!("`{name}` is not one of the bullets {ORDER:?}"));
        }
        let places = names.iter().filter_map(|name| ORDER.iter().position(|known| known == name));
        if !places.tuple_windows().all(|(a, b)| a < b) {
            complaints.push(format!("put the bullets in the order {ORDER:?}, each once"));
        }
        complaints
    });
}

/// What `Checked` says is done there.
#[test]
fn templates_have_their_tests() {
    check(&templates(), |file| {
        let path = file.path.replacen("src", "tests/it", 1);
        let tests = fs::read_to_string(Path::new(ROOT).join(&path)).unwrap_or_default();
        let mut complaints = Vec::new();
        if !tests.contains("#[test]") {
            complaints.push(format!("there is no test in {path}: compare it with a naive solver"));
        }
        if file.bullet("Checked").contains("`prove_`") && !tests.contains("fn prove_") {
            complaints.push(format!("`Checked` speaks of `prove_`, but {path} has no `fn prove_…`"));
        }
        complaints
    });
}

/// `scripts/prove.sh` looks for that line.
#[test]
fn proofs_say_how_far_they_went() {
    let has_proof = |file: &Source| file.code().any(|(_, line)| line.starts_with("fn prove_"));
    let files = ["tests", "tools"].map(sources).concat().into_iter().filter(has_proof).collect_vec();
    check(&files, |file| {
        let proofs = file.text.split("\nfn prove_").skip(1);
        let bodies = proofs.map(|text| text.split("\n}\n").next().unwrap_or_default());
        let silent = bodies.filter(|body| !body.contains(": verified "));
        silent
            .map(|body| format!("prove_{} prints no `…: verified …`", &body[..body.find('(').unwrap()]))
            .collect()
    });
}

#[test]
fn templates_are_short() {
    /// Why a file may be longer.
    const LONG: [(&str, &str); 6] = [
        (
            "scan",
            "all forms of judge input in one place, which every problem imports; a bundle keeps what it uses",
        ),
        ("matching", "Edmonds' search with its blossoms is one algorithm"),
        (
            "take_and_break",
            "one table: joined and scattered takes, rare values and three heaps share what has been seen",
        ),
        ("moore", "one theorem's winner, all its moves, one by one, and its count of lost positions"),
        ("nimber", "the field operations share private products of 16 and 32 bits"),
        ("nimber_batch", "one circuit, from the transposition to the products of two bits"),
    ];
    check(&pasted(), |file| {
        let lines = file.text.lines().count();
        let long = lines > 150 && !LONG.iter().any(|(stem, _)| *stem == file.stem);
        if long {
            vec![format!("{lines} lines; one file is one idea, at most 150 lines: split it")]
        } else {
            vec![]
        }
    });
}

/// What makes a file unfit to be pasted.
fn unfit(file: &Source) -> Vec<String> {
    /// What code may not contain, the file that may all the same, and what to do.
    const RULES: [(&str, &[&str], &str); 22] = [
        ("super::", &[], "write `crate::<module>::<Item>`"),
        ("::*", &[], "import items by name"),
        ("unsafe", &[], "find a safe way"),
        ("cfg(", &["bits", "fx"], "only the facades are conditional: one file for all judges"),
        ("cfg!(", &[], "one behaviour for all judges"),
        ("macro_rules!", &[], "write a function: a macro has no path"),
        ("#[test]", &[], "move the test to tests/it"),
        ("thread_local!", &[], "pass the state: no globals"),
        (" static ", &[], "pass the state: no globals; what never changes is a `const`"),
        ("print!(", &[], "return the value; a problem prints through `scan::Out`"),
        ("println!(", &["scan"], "return the value; a problem prints through `scan::Out`"),
        ("std::io", &["scan"], "read and print through `scan`"),
        ("std::fs", &["scan"], "read and print through `scan`, whatever the judge's files are called"),
        ("std::env", &[], "pass what it depends on"),
        ("std::net", &[], "read and print through `scan`"),
        ("std::process", &[], "return an error; only `main` gives the `ExitCode`"),
        ("std::thread", &[], "one thread will do"),
        ("std::time", &[], "count steps: a time is another one on each machine"),
        ("&& let ", &[], "nest the conditions: a bundle may be of an edition before 2024"),
        ("|| let ", &[], "nest the conditions: a bundle may be of an edition before 2024"),
        ("todo!", &[], "finish it"),
        ("dbg!", &[], "delete it"),
    ];
    let complain = |(line, code): (usize, &str)| {
        let code = plain(code);
        let broken = RULES.iter().filter(|rule| code.contains(rule.0) && !rule.1.contains(&&*file.stem));
        let said = |rule: &(&str, _, _)| format!("line {line} has `{}`: {}", rule.0.trim(), rule.2);
        broken.map(said).collect_vec()
    };
    file.code().flat_map(complain).collect()
}

/// A line without the one name that everybody may use, and with the whole names of what it imports.
fn plain(code: &str) -> String {
    let group = code.split_once("std::{").into_iter().flat_map(|(_, group)| group.split(','));
    let names = group.map(|name| format!(" std::{}", name.trim())).collect::<String>();
    format!(" {code}{names}").replace("std::process::ExitCode", "")
}

#[test]
fn templates_and_problems_are_fit_to_paste() {
    check(&[pasted(), problems()].concat(), unfit);
}

#[test]
fn what_is_unfit_to_paste_is_found() {
    let found = |text: &str| {
        let (path, stem) = ("src/heaps/made.rs".to_owned(), "made".to_owned());
        unfit(&Source { path, stem, text: text.to_owned(), bullets: Vec::new() })
    };
    for text in [
        "static CALLS: AtomicU64 = AtomicU64::new(0);",
        "    pub static CALLS: AtomicU64 = AtomicU64::new(0);",
        "    std::fs::write(name, text);",
        "use std::{collections::BTreeMap, env};",
        "    std::process::exit(1);",
        "    if let Some(a) = b && let Some(c) = d {",
    ] {
        assert_eq!(found(text).len(), 1, "{text}: {:?}", found(text));
    }
    for text in [
        "fn name() -> &'static str {",
        "use std::{collections::BTreeMap, process::ExitCode};",
        "fn main() -> std::process::ExitCode {",
        "    // static and std::fs",
    ] {
        assert_eq!(found(text), [""; 0], "{text}");
    }
}

/// The signature of a public function that starts in a line of code, up to the body: its name, its
/// parameters and what it returns, on one line.
fn signature(file: &Source, line: usize) -> Option<(String, String, String)> {
    let rest = file.text.lines().skip(line - 1).map(str::trim);
    let whole = rest.filter(|line| !line.starts_with("//")).join(" ");
    let whole = whole.strip_prefix("pub ")?.trim_start_matches("const ").strip_prefix("fn ")?;
    let whole = whole.split(" {").next()?;
    let name: String = whole.chars().take_while(|&c| c == '_' || c.is_alphanumeric()).collect();
    // An arrow in the parameters or the bounds belongs to a closure: it is followed by no `)`.
    let (bare, _bounds) = whole.split_once(" where ").unwrap_or((whole, ""));
    let (parameters, result) = bare.rsplit_once(") -> ").unwrap_or((bare, ""));
    Some((name, parameters.to_owned(), result.to_owned()))
}

/// What is wrong with a public function, by its name.
fn misshapen(name: &str, parameters: &str, result: &str, knows_values: bool) -> Vec<&'static str> {
    /// These have no known Grundy values: poison is a kind of misère play, and the knight draws.
    const NO_VALUES: [&str; 3] = ["winning_moves_poison", "winning_moves_middle", "knight_move"];
    let words = name.split('_').collect_vec();
    let (one, many) = (words.contains(&"move"), words.contains(&"moves"));
    let mut remedies = Vec::new();
    if many && !result.starts_with("impl Iterator<Item = ") {
        remedies.push("return an `impl Iterator`");
    }
    if one && !result.starts_with("Option<") {
        remedies.push("return an `Option`: a theorem allows at most one");
    }
    if name.starts_with("first_player_wins") && result != "bool" {
        remedies.push("return a `bool`");
    }
    if name.starts_with("grundy") && !["u32", "u64", "Result<u32, String>"].contains(&result) {
        remedies.push("a Grundy value is a `u32` or a `u64`");
    }
    if parameters.contains("rest: ") && !parameters.contains("rest: u64") {
        remedies.push("`rest` is a `u64`, as `sum::grundy` gives it");
    }
    let is_sum = ["&[", "&'a [", "impl IntoIterator<"].iter().any(|list| parameters.contains(list));
    if (one || many)
        && knows_values
        && !is_sum
        && !parameters.contains("rest: ")
        && !NO_VALUES.contains(&name)
    {
        remedies.push("a single game may be part of a sum: add `rest: u64`");
    }
    if [parameters, result].iter().any(|part| part.contains("scan::")) {
        remedies.push("input errors are `Result<_, String>`, whatever reads the input");
    }
    if result.starts_with("Result<") && !result.ends_with(", String>") {
        remedies.push("an input error is a `String`");
    }
    remedies
}

/// What is wrong with the fields of a `Move` that begins in a line.
fn misshapen_move(file: &Source, line: usize) -> Option<&'static str> {
    let body = file.text.lines().skip(line).take_while(|line| !line.starts_with('}'));
    let fields = body.filter_map(|line| line.trim().strip_prefix("pub ")?.split_once(": ")).collect_vec();
    match fields[..] {
        [("heap", "usize,"), ..] if fields.iter().any(|(name, _)| *name == "to") => None,
        [("game", "usize,"), ("to" | "option", _)] => None,
        // A bite is the square.
        [("row", _), ("column", _)] if file.stem == "chomp" => None,
        _ => Some("a move says which `heap: usize` (or `game`) and what is left, `to` (or `option`)"),
    }
}

/// What a file does otherwise than all others.
fn shape(file: &Source) -> Vec<String> {
    let mut complaints = Vec::new();
    let functions = file.code().filter_map(|(line, _)| Some((line, signature(file, line)?))).collect_vec();
    let knows_values = functions.iter().any(|(_, (name, ..))| name.starts_with("grundy"));
    for (line, (name, parameters, result)) in &functions {
        // Only `scan` itself has its own error.
        if file.stem != "scan" {
            let remedies = misshapen(name, parameters, result, knows_values);
            complaints.extend(remedies.iter().map(|remedy| format!("line {line}: `{name}`: {remedy}")));
        }
    }
    for (line, code) in file.code() {
        let code = code.trim_start();
        // Nim is pasted the most: it stands alone.
        let is_home = ["sum", "nim"].contains(&file.stem.as_str());
        if code.contains("fold(0") && code.contains('^') && !is_home {
            complaints.push(format!("line {line}: call `sum::grundy`"));
        }
        if code.starts_with("pub struct Move") {
            complaints
                .extend(misshapen_move(file, line).map(|remedy| format!("line {line}: `Move`: {remedy}")));
        }
        if ["pub struct Game", "pub enum Game"].iter().any(|game| code.starts_with(game)) {
            complaints.push(format!("line {line}: name it for what it is, not `Game`"));
        }
        if code.starts_with("pub enum Outcome") && file.stem != "retrograde" {
            complaints.push(format!("line {line}: use `retrograde::Outcome`"));
        }
    }
    complaints
}

#[test]
fn templates_have_one_shape() {
    check(&pasted(), shape);
}

/// On several lines, in an `impl`, with a closure among the parameters: each is found.
#[test]
fn other_shapes_are_found() {
    let found = |text: &str| {
        let (path, stem) = ("src/heaps/made.rs".to_owned(), "made".to_owned());
        shape(&Source { path, stem, text: text.to_owned(), bullets: Vec::new() })
    };
    let well = [
        "pub fn winning_moves<'a>(\n    heaps: &'a [u64], // all\n) -> impl Iterator<Item = Move> + 'a {",
        "pub fn winning_move(n: u64, rest: u64) -> Option<u64> {",
        "    pub fn grundy(&self, n: u64) -> u32 {",
        "pub fn winning_moves<O>(\n    f: impl Fn(usize) -> O,\n) -> impl Iterator<Item = O>\nwhere\n    O: Copy,\n{",
        "pub struct Move {\n    /// Which.\n    pub heap: usize,\n    pub to: u64,\n    pub halve: bool,\n}",
        "fn moves(n: u64) -> Vec<u64> {",
    ];
    let wrong = [
        "pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {",
        "    pub fn winning_moves<'a>(\n        &'a self,\n    ) -> Box<dyn Iterator<Item = u64> + 'a> {",
        "pub fn king_moves(\n    options: impl Iterator<Item = u64>,\n) -> Result<Vec<u64>, String> {",
        "pub fn winning_move(n: u64) -> u64 {",
        "pub fn grundy(n: u64) -> usize {",
        "pub fn first_player_wins(n: u64) -> Option<bool> {",
        "    pub fn winning_moves(\n        &self,\n        rest: u32,\n    ) -> impl Iterator<Item = u64> {",
        "pub fn grundy(n: u64) -> u64 {\n}\npub fn winning_move(n: u64) -> Option<u64> {",
        "pub fn values(\n    board: &[u8],\n) -> Result<Vec<u32>, Cycle> {",
        "pub struct Move {\n    pub pile: usize,\n    pub to: u64,\n}",
        "pub struct Move {\n    pub heap: usize,\n    pub take: u64,\n}",
        "pub enum Outcome {",
        "pub struct Game {",
    ];
    well.iter().for_each(|text| assert_eq!(found(text), [""; 0], "{text}"));
    wrong.iter().for_each(|text| assert_eq!(found(text).len(), 1, "{text}: {:?}", found(text)));
}

/// What is wrong with the imports from other templates, or else with what the header says of them.
fn flaws_of_imports(file: &Source) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut imports = BTreeSet::new();
    for (line, code) in file.code().filter(|(_, code)| code.contains("crate::")) {
        let path = code.strip_prefix("use crate::").and_then(|path| path.strip_suffix(';'));
        match path.filter(|path| path.matches("::").count() < 2 && !path.contains(['{', '*', ' '])) {
            Some(path) => _ = imports.insert(path.split(':').next().unwrap()),
            None => complaints.push(format!(
                "line {line}: import by `use crate::<module>::<Item>;` or `use crate::<module>;`, one per line"
            )),
        }
    }
    let needs = file.bullet("Needs");
    // As long as an import cannot be read, it is not known what the header must say.
    if complaints.is_empty() && (quoted(needs) != imports || imports.is_empty() && needs != "nothing.") {
        let names = imports.iter().map(|module| format!("`{module}`")).join(", ");
        let needs = if names.is_empty() { "nothing" } else { &names };
        complaints.push(format!("the header must say `- **Needs**: {needs}.`"));
    }
    complaints
}

#[test]
fn needs_are_the_imports() {
    check(&pasted(), flaws_of_imports);
}

#[test]
fn an_import_that_is_not_read_says_nothing_of_the_header() {
    let found = |code: &str, needs: &str| {
        let (path, stem) = ("src/heaps/made.rs".to_owned(), "made".to_owned());
        let text = format!("//! Made.\n//!\n//! - **Needs**: {needs}\n\n{code}\n");
        let bullets = header::bullets(&text);
        flaws_of_imports(&Source { path, stem, text, bullets })
    };
    let several = found("use crate::sum::{grundy, Move};", "`sum`.");
    assert!(several.len() == 1 && several[0].ends_with("one per line"), "{several:?}");
    assert_eq!(found("use crate::sum::grundy;", "`sum`."), [""; 0]);
    let wrong = found("use crate::sum::grundy;", "nothing.");
    assert_eq!(wrong, ["the header must say `- **Needs**: `sum`.`"]);
}

#[test]
fn public_functions_appear_in_an_example() {
    check(&templates(), |file| {
        let mut docs = file.text.lines().filter_map(|line| {
            let line = line.trim_start();
            line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))
        });
        let docs = docs.join("\n");
        let examples = docs.split("```").skip(1).step_by(2).join("\n");
        let words: BTreeSet<&str> = examples.split(|c: char| c != '_' && !c.is_alphanumeric()).collect();
        let bare = file.items().into_iter().filter(|item| !words.contains(item));
        bare.map(|item| format!("`{item}` is in no doc example of the file: add one of at most six lines"))
            .collect()
    });
}

#[test]
fn problem_headers_are_complete_and_in_order() {
    let templates = templates().into_iter().map(|file| file.stem).collect_vec();
    check(&problems(), |file| {
        let read = header::Problem::parse(&file.stem, file.path.clone().into(), &file.text, &templates);
        read.err().map(|flaw| format!("line {}: {}", flaw.line, flaw.message)).into_iter().collect()
    });
}

/// A slip of the pen in a header would be a bullet that nobody reads, or another problem's page.
#[test]
fn problem_headers_are_of_their_problem() {
    const BULLETS: [&str; 6] = ["Source", "Limits", "Files", "Idea", "Template", "Judged"];
    check(&problems(), |file| {
        let unknown = file.bullets.iter().filter(|bullet| !BULLETS.contains(&&*bullet.name));
        let mut complaints = unknown
            .map(|bullet| format!("`{}` is not one of the bullets {BULLETS:?}", bullet.name))
            .collect_vec();
        let title = file.text.lines().next().unwrap_or_default();
        for number in file.stem.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()) {
            if !title.contains(number) {
                complaints.push(format!("the title says nothing of {number}: {title}"));
            }
        }
        let source = file.bullet("Source");
        if !is_page_of(&file.stem, source) {
            complaints.push(format!("the address is of another problem than {}: {source}", file.stem));
        }
        let imports = |code: &str| code.split("grundy::").skip(1).any(|rest| !rest.starts_with("scan"));
        if file.bullet("Template") == "none" && file.code().any(|(_, code)| imports(code)) {
            complaints.push("the header says that there is no template, but one is imported".to_owned());
        }
        complaints
    });
}

/// Whether an address is of the problem with that slug: its words make up what the slug says, with
/// or without the letters of the judge. At a site that is no judge's, any page will do.
fn is_page_of(slug: &str, source: &str) -> bool {
    let address = header::address(source).unwrap_or_default().to_lowercase();
    let judges = fs::read_to_string(format!("{ROOT}/tools/cli/src/problem/judges.toml")).unwrap();
    let host = address.split('/').nth(2).unwrap_or_default();
    let is_judge = [format!("//{host}/"), format!("\"{host}\"")].iter().any(|name| judges.contains(name));
    let words = address.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words = words.collect_vec();
    let start = slug.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(slug.len());
    let [whole, rest] = [slug, &slug[start..]].map(|said| said.replace('_', ""));
    let is_older = |(task, older): (char, char)| {
        let said = whole.strip_suffix(task).filter(|round| round.starts_with("arc"));
        said.is_some_and(|round| is_made_of(&format!("{round}{older}"), &words))
    };
    !is_judge
        // Its addresses have words, its titles the number.
        || host.starts_with("leetcode.")
        || is_made_of(&whole, &words)
        || !rest.is_empty() && is_made_of(&rest, &words)
        // The problems C to F of AtCoder's older rounds are the tasks a to d there.
        || ('c'..='f').zip('a'..='d').any(is_older)
}

/// Whether a text is a row of some of these words, each once.
fn is_made_of(text: &str, words: &[&str]) -> bool {
    let goes_on = |(at, word): (usize, &&str)| {
        let rest = text.strip_prefix(*word);
        rest.is_some_and(|rest| is_made_of(rest, &[&words[..at], &words[at + 1..]].concat()))
    };
    text.is_empty() || words.iter().enumerate().any(goes_on)
}

#[test]
fn pages_of_other_problems_are_seen() {
    let of = |slug: &str, address: &str| is_page_of(slug, &format!("<https://{address}>, a note"));
    for (slug, right, wrong) in [
        ("cf1823a", "codeforces.com/problemset/problem/1823/A", "codeforces.com/problemset/problem/1823/B"),
        ("cf11a", "codeforces.com/contest/11/problem/A", "codeforces.com/contest/1/problem/A"),
        ("cf1970e3", "codeforces.com/contest/1970/problem/E3", "codeforces.com/contest/1970/problem/E"),
        ("abc297g", "atcoder.jp/contests/abc297/tasks/abc297_g", "atcoder.jp/contests/arc297/tasks/arc297_g"),
        ("arc072d", "atcoder.jp/contests/arc072/tasks/arc072_b", "atcoder.jp/contests/arc072/tasks/arc072_c"),
        ("hdu_11_1002", "acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1002&cid=11", "acm.hdu.edu.cn/"),
        ("hdu1846", "acm.hdu.edu.cn/showproblem.php?pid=1846", "acm.hdu.edu.cn/showproblem.php?pid=1848"),
        ("kattis_s_nim", "open.kattis.com/problems/s-nim", "open.kattis.com/problems/nim"),
        ("luogu_p1247", "www.luogu.com.cn/problem/P1247", "www.luogu.com.cn/problem/B1247"),
    ] {
        assert!(of(slug, right), "{slug}: {right}");
        assert!(!of(slug, wrong), "{slug}: {wrong}");
    }
    assert!(of("lc294", "leetcode.com/problems/flip-game-ii/"));
    assert!(of("cram_dominoes", "en.wikipedia.org/wiki/Cram_(game)"));
}

#[test]
fn no_two_problems_have_one_page() {
    let problems = problems();
    check(&problems, |file| {
        let page = header::address(file.bullet("Source"));
        let is_same =
            |other: &&Source| other.stem < file.stem && header::address(other.bullet("Source")) == page;
        let others = problems.iter().filter(is_same);
        others
            .map(|other| format!("{} has the same address: which is of another problem?", other.path))
            .collect()
    });
}

#[test]
fn problems_are_tiny_and_use_their_templates() {
    let library: Vec<(String, String)> = templates()
        .iter()
        .flat_map(|file| {
            file.items().into_iter().map(|item| (format!("fn {item}("), file.path.clone())).collect_vec()
        })
        .collect();
    check(&problems(), |file| {
        let mut complaints = Vec::new();
        let lines = file.text.lines().skip_while(|line| line.starts_with("//!")).count();
        if lines > 40 {
            complaints
                .push(format!("{lines} lines below the header, at most 40: the idea belongs in a template"));
        }
        let oracle = format!("{ROOT}/tests/oracle/src/problem/{}.rs", file.stem);
        let talks = fs::read_to_string(oracle).is_ok_and(|text| text.contains("\npub fn interact("));
        let main = match header::Files::parse(file.bullet("Files")) {
            _ if talks => "scan::talk(solve)".to_owned(),
            Some(files) => format!("scan::run_files({:?}, {:?}, solve)", files.input, files.output),
            None => "scan::run(solve)".to_owned(),
        };
        if !file.text.contains(&format!("{{\n    {main}\n}}\n")) {
            complaints.push(format!("`main` is not `{main}`, which says in one line what is wrong"));
        }
        for template in quoted(file.bullet("Template")) {
            let names =
                |code: &str| code.split(|c: char| c != '_' && !c.is_alphanumeric()).contains(&template);
            if !file.code().any(|(_, code)| code.contains("grundy::") && names(code)) {
                complaints
                    .push(format!("the header names the template `{template}`: import it, or name another"));
            }
        }
        for (line, code) in file.code() {
            let copied = library.iter().filter(|(signature, _)| code.trim_start().starts_with(signature));
            complaints
                .extend(copied.map(|(signature, path)| format!("line {line} has `{signature}`: use {path}")));
        }
        complaints
    });
}

#[test]
fn inputs_say_where_they_come_from() {
    let names =
        |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect_vec();
    let files = names(&Path::new(ROOT).join("inputs")).iter().flat_map(|folder| names(folder)).collect_vec();
    let known = |file: &&PathBuf| {
        let name = file.file_name().unwrap().to_string_lossy();
        ["sample", "own_", "max_", "."].iter().any(|start| name.starts_with(start))
    };
    let strange = files.iter().filter(|file| !known(file)).map(|file| file.display()).join("\n");
    assert!(
        strange.is_empty(),
        "{strange}\nname it sample… (the judge's), own_<what> (checked by brute force) or max_<what>"
    );
}

/// Larger inputs are made by a function of the oracle.
#[test]
fn inputs_are_small() {
    const LARGEST: u64 = 100 << 10;
    let files = |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()).collect_vec();
    let folders = files(&Path::new(ROOT).join("inputs"));
    let all = folders.iter().flat_map(|folder| files(&folder.path())).collect_vec();
    let large = all.iter().filter(|file| file.metadata().unwrap().len() > LARGEST);
    let large = large.map(|file| file.path().display().to_string()).join("\n");
    let remedy = "above 100 KB: write `pub fn max_<what>` beside the brute force, and max_<what>.made \
                  instead of the input (CONTRIBUTING.md)";
    assert!(large.is_empty(), "{large}\n{remedy}");
}

/// The folders with Rust files of ours.
const FOLDERS: [&str; 5] = ["src", "problems", "tests", "tools", "benches"];

#[test]
fn files_of_the_tools_are_short_or_say_why_not() {
    let tests = |file: &Source| ["/tests/", "/benches/"].iter().any(|folder| file.path.contains(folder));
    let files = sources("tools").into_iter().filter(|file| !tests(file)).collect_vec();
    check(&files, |file| {
        let lines = file.text.lines().count();
        let header = file.text.lines().take_while(|line| line.starts_with("//!")).join(" ");
        if lines > 300 && !header.contains("More than 300 lines") {
            vec![format!("{lines} lines: split it, or say in the header `More than 300 lines, because …`")]
        } else {
            vec![]
        }
    });
}

#[test]
fn comments_are_at_most_100_wide() {
    for folder in FOLDERS {
        check(&sources(folder), |file| {
            let (mut complaints, mut in_example) = (Vec::new(), false);
            for (i, line) in file.text.lines().enumerate() {
                let Some(comment) = line.trim_start().strip_prefix("//") else { continue };
                let text = comment.trim_start_matches(['/', '!', ' ']);
                in_example ^= text.starts_with("```");
                // What tests read from solutions.
                let is_data = ["gone:", "kept:", "input:", "time:"].iter().any(|key| text.starts_with(key));
                if !in_example && !is_data && line.chars().count() > 100 && text.contains(' ') {
                    complaints.push(format!("line {}: wrap the comment at 100 columns", i + 1));
                }
            }
            complaints
        });
    }
}

#[test]
fn nothing_is_left_to_do() {
    for folder in FOLDERS {
        check(&sources(folder), |file| {
            let marks = ["TO".to_owned() + "DO", "FIX".to_owned() + "ME", "X".repeat(3)];
            let lines = file
                .text
                .lines()
                .enumerate()
                .filter(|(_, line)| marks.iter().any(|mark| line.contains(mark.as_str())));
            lines.map(|(i, _)| format!("line {}: do it now, or open an issue", i + 1)).collect()
        });
    }
}

/// What `grundy new` writes for somebody to replace, and the file of the tool that says so.
const TO_REPLACE: [(&str, &str); 8] = [
    ("the title on the judge's page", "scaffold.rs"),
    ("https://the.judge/the-page", "scaffold.rs"),
    ("unknown (on the judge's page)", "scaffold.rs"),
    ("say in one line why the template applies", "stubs/solution.rs.in"),
    ("Read with `input.int()?`, call a template", "stubs/solution.rs.in"),
    ("The rules in one line", "stubs/oracle_brute.rs.in"),
    ("A small random input in the judge's format, as in hdu1846.rs", "stubs/oracle_brute.rs.in"),
    ("The rules in one line; what the secret input says", "stubs/oracle_interactor.rs.in"),
];

#[test]
fn nothing_of_a_new_problem_is_left_as_it_was() {
    for (text, file) in TO_REPLACE {
        let stub = fs::read_to_string(format!("{ROOT}/tools/cli/src/problem/{file}")).unwrap();
        assert!(stub.contains(text), "{file} no longer has `{text}`: name here what it has instead");
    }
    for folder in ["problems/src/bin", "tests/oracle/src/problem"] {
        check(&sources(folder), |file| {
            let left = TO_REPLACE.iter().filter(|(text, _)| file.text.contains(text));
            left.map(|(text, _)| format!("write what is to stand in place of `{text}`")).collect()
        });
    }
}

/// What is above a layer is guarded by cargo: its package does not have it. Within a package, the
/// files import in one direction; two that need each other have a third one in common.
#[test]
fn files_of_a_package_import_in_one_direction() {
    for package in fs::read_dir(Path::new(ROOT).join("tools")).unwrap().map(|entry| entry.unwrap().path()) {
        if !package.join("src").is_dir() {
            continue;
        }
        let folder = package.join("src").strip_prefix(ROOT).unwrap().display().to_string();
        let files = sources(&folder);
        let modules: BTreeMap<String, &Source> =
            files.iter().map(|file| (module(&folder, &file.path).join("::"), file)).collect();
        let mut ahead: BTreeMap<&str, BTreeSet<String>> =
            modules.iter().map(|(name, file)| (name.as_str(), imported(name, file, &modules))).collect();
        // A file that imports nothing that is left is below all others; what remains is in circles.
        while let Some(lowest) = ahead.iter().find(|(_, imports)| imports.is_empty()).map(|(&name, _)| name) {
            ahead.remove(lowest);
            ahead.values_mut().for_each(|imports| _ = imports.remove(lowest));
        }
        let names = ahead.keys().map(|&name| modules[name].path.as_str()).collect_vec();
        assert!(names.is_empty(), "these import each other, or others that do: {}", names.join(", "));
    }
}

/// `["rules", "heaps"]` for `tools/explorer/src/rules/heaps/mod.rs`; nothing for the root.
fn module<'a>(folder: &str, path: &'a str) -> Vec<&'a str> {
    let within = path[folder.len() + 1..].trim_end_matches(".rs");
    within.split('/').filter(|name| !["mod", "lib", "main", "core"].contains(name)).collect()
}

/// The modules from which a file imports, apart from its unit tests; reexports are a folder's
/// contents, not what it needs.
fn imported(module: &str, file: &Source, modules: &BTreeMap<String, &Source>) -> BTreeSet<String> {
    let code = file.code().map(|(_, line)| line).take_while(|line| !line.starts_with("#[cfg(test)]"));
    let text = code.map(|line| format!("{line}\n")).collect::<String>();
    let statements = text.split_inclusive(';').filter_map(|part| {
        let start = part.rfind("\nuse ").map(|at| at + 5).or(part.starts_with("use ").then_some(4))?;
        Some(part[start..].trim_end_matches(';').split_whitespace().join(" "))
    });
    let paths = statements.flat_map(|tree| leaves(&tree)).filter_map(|path| {
        let path = path.split(" as ").next().unwrap_or_default();
        let mut names = path.split("::").map(|name| name.trim().to_owned()).collect_vec();
        let mut base = module.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect_vec();
        match names.remove(0).as_str() {
            "crate" => base.clear(),
            "super" => _ = base.pop(),
            "self" => {}
            name if text.contains(&format!("mod {name};")) => base.push(name.to_owned()),
            _ => return None,
        }
        while names.first().is_some_and(|name| name == "super") {
            names.remove(0);
            base.pop();
        }
        Some([base, names].concat())
    });
    let found = paths.filter_map(|path| {
        let prefixes = (0..=path.len()).rev().map(|length| path[..length].join("::"));
        let found = prefixes.into_iter().find(|prefix| modules.contains_key(prefix))?;
        // A second name that the root gives to another file.
        let is_alias = found.is_empty() && modules[&found].text.contains(&format!(" as {}", path[0]));
        (!is_alias).then_some(found)
    });
    found.filter(|found| found != module).collect()
}

/// The paths of a tree of imports: `a::b` and `a::c::d` of `a::{b,c::d}`.
fn leaves(tree: &str) -> Vec<String> {
    let Some((start, rest)) = tree.split_once('{') else { return vec![tree.to_owned()] };
    let mut depth = 0;
    let parts = rest[..rest.rfind('}').unwrap_or(rest.len())].split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    let leaves = parts.filter(|part| !part.trim().is_empty()).flat_map(leaves);
    leaves.map(|leaf| format!("{}{}", start.trim(), leaf.trim())).collect()
}
