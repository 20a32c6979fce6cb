//! A checkout as the sources of a site.

use super::bundles::{self, Bundles};
use crate::problem::functions::{Function, functions};
use crate::problem::{Home, Judging, Problem, Work, catalogue, judges, shelf, templates};
use anyhow::{Context, Result};
use grundy_book as book;
use grundy_bundle::{Templates, short_snippet, snippet};
use grundy_header::Leeway;
use grundy_host::pool;
use grundy_lookup::{Row, Template};
use std::fs;
use std::path::Path;

/// Samples of the largest size are for no reader.
const LARGEST_SAMPLE: u64 = 4000;

/// Everything but the programs. The errors are those of problems that have no bundle now.
pub fn gather(home: &Home, bundles: &Bundles) -> Result<(book::Sources, Vec<anyhow::Error>)> {
    let root = &home.folder;
    let shelf = shelf::of(Some(root))?;
    let known: Vec<Problem> =
        catalogue::entries(root, &[])?.into_iter().filter_map(|entry| entry.problem.ok()).collect();
    let texts = templates(Some(root))?;
    let of_template = |template: &Template| self::template(template, &texts);
    let made = bundles::all(home, bundles, &known)?;
    let of_problem = |problem: &Problem| self::problem(home, problem);
    let mut problems = pool::map(&known, of_problem).into_iter().collect::<Result<Vec<_>>>()?;
    let mut failed = Vec::new();
    for (problem, made) in problems.iter_mut().zip(made) {
        match made {
            Some(Ok(bundle)) => problem.bundle = Some(bundle),
            Some(Err(error)) => failed.push(error),
            None => {}
        }
    }
    let guide = read(&root.join("docs/templates.md"))?;
    let sources = book::Sources {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        templates: pool::map(&shelf.templates, of_template).into_iter().collect::<Result<_>>()?,
        guide,
        problems,
        documents: documents(root)?,
        programs: Vec::new(),
    };
    Ok((sources, failed))
}

fn template(template: &Template, texts: &Templates) -> Result<book::Template> {
    let function = |function: Function| book::Function { signature: function.signature, doc: function.doc };
    let row = |row: &Row| book::Row {
        about: row.item.clone().unwrap_or_else(|| row.template.clone()),
        section: row.section.clone(),
        says: row.says.clone(),
    };
    Ok(book::Template {
        name: template.name.clone(),
        path: template.path.clone(),
        paste: snippet(texts, &template.name)?,
        short: short_snippet(texts, &template.name)?,
        functions: functions(&template.text).into_iter().map(function).collect(),
        rows: template.rows.iter().map(row).collect(),
        text: template.text.clone(),
    })
}

fn problem(home: &Home, problem: &Problem) -> Result<book::Problem> {
    let judge = judges::of_slug(&problem.slug);
    let work = Work::find(home, &problem.slug)?;
    Ok(book::Problem {
        slug: problem.slug.clone(),
        submit: judge.as_ref().and_then(|judge| judge.submit_url(&problem.source)),
        judge: judge.map(|judge| judge.title),
        text: read(&problem.path)?,
        bundle: None,
        samples: samples(&work)?,
        talks: work.judging.talks(),
        several: work.judging != Judging::Comparison(Leeway::None),
    })
}

/// Those that a reader can read, the judge's own first.
fn samples(work: &Work) -> Result<Vec<book::Sample>> {
    let mut samples = Vec::new();
    for case in work.inputs()? {
        let is_short = |path: &Path| fs::metadata(path).is_ok_and(|file| file.len() <= LARGEST_SAMPLE);
        let is_input = !work.judging.talks() && !case.is_to_be_made() && is_short(&case.input);
        if is_input && case.name.starts_with("sample") {
            let output = if is_short(&case.output) { Some(read(&case.output)?) } else { None };
            samples.push(book::Sample { input: read(&case.input)?, name: case.name, output });
        }
    }
    Ok(samples)
}

/// The pages of `docs/`, but not the guide, which has a place of its own.
fn documents(root: &Path) -> Result<Vec<book::Document>> {
    let mut documents = Vec::new();
    for entry in fs::read_dir(root.join("docs")).context("docs cannot be read")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") && name != "templates.md" {
            let path = format!("docs/{name}");
            documents.push(book::Document { text: read(&root.join(&path))?, path });
        }
    }
    documents.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(documents)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
