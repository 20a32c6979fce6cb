//! The bundles of all problems. To make them takes minutes, so each is kept until something that
//! it was made from changes.

use crate::bundling::{BundleOptions, BundleTask};
use crate::problem::{Home, Problem, Work};
use crate::programs::build::{SharedOracle, oracle_of_all};
use crate::programs::made_inputs;
use crate::programs::single_file::cache;
use anyhow::{Context, Result};
use grundy_book as book;
use grundy_bundle::{Emit, Twin, assemble, bundle};
use grundy_host::{Failure, ProgressLine, cache::key, failure, files, pool};
use grundy_judge::Case;
use grundy_rust::toolchain::toolchain;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// Which bundles are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bundles {
    All,
    /// Those that are kept; no time is spent on others.
    Kept,
}

/// The bundle of each problem, in C for a judge that takes C but no Rust.
pub fn all(home: &Home, wanted: &Bundles, problems: &[Problem]) -> Result<Vec<Option<Result<book::Bundle>>>> {
    if *wanted == Bundles::Kept && !folder(home).exists() {
        return Ok(problems.iter().map(|_| None).collect());
    }
    // Once, before all the threads ask for it.
    toolchain()?;
    make_inputs(home, problems);
    let mut line = ProgressLine::new();
    let (mut results, total) = (Vec::new(), problems.len());
    let work = |problem: &Problem| of_problem(home, *wanted, problem);
    pool::in_order(problems, work, |problem, made| {
        results.push(made);
        #[allow(clippy::cast_precision_loss, reason = "a bar of some characters")]
        let part = results.len() as f64 / total as f64;
        line.show_bar(part, &format!("bundling {}", problem.slug));
    });
    line.clear();
    Ok(results)
}

/// Makes the inputs of maximum size by one oracle; each problem alone would build its own.
fn make_inputs(home: &Home, problems: &[Problem]) {
    let cases = |problem: &Problem| Work::find(home, &problem.slug).and_then(|work| work.inputs());
    let cases: Vec<Case> = problems.iter().filter_map(|problem| cases(problem).ok()).flatten().collect();
    let shared = SharedOracle::new(Box::new(|| oracle_of_all(&home.folder).ok()));
    made_inputs::prepare(home, cases.iter(), &shared);
}

fn of_problem(home: &Home, wanted: Bundles, problem: &Problem) -> Option<Result<book::Bundle>> {
    let task = BundleTask::new(home, &problem.slug, &BundleOptions::default());
    let made = task.and_then(|task| kept(home, wanted, &task)).transpose()?;
    Some(made.map_err(|error| Failure::check(format!("{}: {}", problem.slug, failure::text(&error)), "")))
}

/// The bundle as it is kept, or made now.
fn kept(home: &Home, wanted: Bundles, task: &BundleTask) -> Result<Option<book::Bundle>> {
    let file = file(home, task)?;
    let bundle_of = |text, cases, compared| book::Bundle { name: name(task), text, cases, compared };
    let kept = fs::read_to_string(&file).ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let text = || Some(kept.as_ref()?.get("text")?.as_str()?.to_owned());
    let count = |name: &str| usize::try_from(kept.as_ref()?.get(name)?.as_u64()?).ok();
    if let (Some(text), Some(cases), Some(compared)) = (text(), count("cases"), count("compared")) {
        return Ok(Some(bundle_of(text, cases, compared)));
    }
    if wanted == Bundles::Kept {
        return Ok(None);
    }
    let made = bundle(&task.request)?;
    let folder = files::folder(&file);
    fs::create_dir_all(folder).map_err(|error| files::unwritten(folder, &error))?;
    let object = json!({ "text": made.text, "cases": made.cases, "compared": made.compared });
    files::replace(&file, object.to_string()).map_err(|error| files::unwritten(&file, &error))?;
    Ok(Some(bundle_of(made.text, made.cases, made.compared)))
}

/// Where all are kept.
fn folder(home: &Home) -> PathBuf {
    cache(&home.folder).join("book")
}

/// Where it is kept: the name depends on all that it is made from.
fn file(home: &Home, task: &BundleTask) -> Result<PathBuf> {
    let request = &task.request;
    let mut cases = Vec::new();
    for case in &request.cases {
        let read = |path| fs::read(path).with_context(|| format!("cannot read {}", case.name));
        cases.push((&case.name, read(&case.input)?, fs::read(&case.output).ok()));
    }
    let whole = assemble(&request.solution, Twin::Lean)?.text;
    let rules = format!("{:?} {:?} {:?}", request.rules, request.target.flags, request.lean_scan);
    let made_by = (env!("CARGO_PKG_VERSION"), format!("{:?}", toolchain()?.version));
    let key = key(&(whole, rules, &request.target.edition, &request.origin, cases, made_by));
    let name = format!("{}-{key}.{}.json", request.solution.name, request.emit.extension());
    Ok(folder(home).join(name))
}

/// `C` or `Rust 2021`.
fn name(task: &BundleTask) -> String {
    match task.request.emit {
        Emit::C => "C".to_owned(),
        Emit::Rust => format!("Rust {}", task.request.target.edition),
    }
}
