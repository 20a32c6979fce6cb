//! `grundy submit`: a bundle on the clipboard, and the page for it in the browser.

use super::bundle::{object, right_on, submit_url, summary};
use crate::base::{browser, clipboard};
use crate::bundling::{BundleOptions, BundleTask, rules};
use crate::problem::{Home, Judge, RUST, Work};
use crate::programs::{Profile, Runs, TestEntry, make::make};
use crate::watch::last_watched;
use anyhow::{Context, Result};
use grundy_bundle::Emit;
use grundy_host::{Failure, Progress, called, pool, terminal};
use grundy_judge::Verdict;
use grundy_rust::toolchain::toolchain;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// Put the bundle of a solution on the clipboard and open the judge's page to submit it
///
/// Judges let no program log in; what is left to do is to choose the language and to paste. The
/// bundle is made and proven as by `grundy bundle`; a solution in another language is handed over
/// as it is, if it is right on its samples. Nothing is opened if a check fails. The browser is the
/// system's, or the one that the variable BROWSER names.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "Examples:
  grundy submit cf1382b                      the Rust file, for Codeforces
  grundy submit hdu1846                      the C file, because HDU takes no Rust
  grundy submit a.cpp --judge codeforces     any other language, after its samples
  grundy submit                              the problem that was watched last
  grundy submit my.rs --judge codeforces     the file of your own; its page is not known
  grundy submit cf1382b --no-open            only the clipboard and the address")]
pub struct Args {
    /// The slug of a problem, or a source file; without it, what `grundy watch` watched last here
    #[arg(value_name = "SLUG|FILE")]
    target: Option<String>,
    #[command(flatten)]
    options: BundleOptions,
    /// Do not open the page
    #[arg(long)]
    no_open: bool,
    /// Print JSON: what was made, for whom, and the language to choose
    #[arg(long)]
    json: bool,
}

/// What is submitted.
struct Handed {
    text: String,
    summary: String,
    object: Value,
    /// What to choose, and the number that the judge gives it.
    language: Option<(String, Option<String>)>,
    page: Option<String>,
}

pub fn run(args: &Args) -> Result<()> {
    std::thread::spawn(toolchain); // takes a while to answer
    let home = Home::here()?;
    let target = args.target.clone().map_or_else(|| watched(&home), Ok)?;
    let work = Work::find(&home, &target)?;
    let source = work.source.clone();
    let is_rust = source.extension().is_none_or(|extension| extension == RUST);
    let handed = if is_rust { bundled(args, &home, &target)? } else { as_it_is(args, &home, work)? };
    let place = if is_rust {
        let instead = format!("`{} bundle {target} -o FILE` writes a file", called());
        clipboard::copy(&handed.text, &instead)?.to_owned()
    } else {
        let itself = format!("there is no clipboard: paste {} itself", Home::shown(&source));
        clipboard::copy(&handed.text, "").map_or(itself, str::to_owned)
    };
    if args.json {
        let mut object = handed.object;
        object["choose"] = json!(handed.language.as_ref().map(|(name, _)| name));
        object["language_id"] = json!(handed.language.as_ref().and_then(|(_, id)| id.clone()));
        terminal::print(&format!("{object:#}\n"));
    } else {
        terminal::print(&format!("{}\n{place}\n", handed.summary));
        if let Some((name, id)) = &handed.language {
            let id = id.as_ref().map_or(String::new(), |id| format!(" (id {id})"));
            terminal::print(&format!("choose {name}{id}\n"));
        }
    }
    match handed.page {
        Some(page) if !args.no_open => open(&page),
        Some(_) => Ok(()),
        None => {
            terminal::note("the page to submit it on is not known: the file names no problem\n");
            Ok(())
        }
    }
}

fn bundled(args: &Args, home: &Home, target: &str) -> Result<Handed> {
    let task = BundleTask::new(home, target, &args.options)?;
    if task.judge.is_none() {
        return Err(no_judge(target));
    }
    let made = task.bundle()?;
    Ok(Handed {
        summary: summary(&task, &made),
        object: object(&task, &made),
        language: language(&task, &made.edition),
        page: submit_url(&task).or(task.work.address.clone()),
        text: made.text,
    })
}

/// A solution in another language, right on its samples.
fn as_it_is(args: &Args, home: &Home, mut work: Work) -> Result<Handed> {
    let options = &args.options;
    if options.emit.is_some() || options.minify || options.crates || options.edition.is_some() {
        let message =
            format!("{} is not a Rust file: there is nothing to translate", Home::shown(&work.source));
        return Err(Failure::misuse(message, "leave out --emit, --minify, --crates and --edition"));
    }
    let judge = work.judge(home, options.judge.as_deref())?;
    let judge = judge.ok_or_else(|| no_judge(&Home::shown(&work.source)))?;
    check_language(home, &work, &judge)?;
    let text = fs::read_to_string(&work.source).with_context(|| work.source.display().to_string())?;
    grundy_bundle::size(&text, &rules(&judge), || "make it shorter".to_owned())?;
    work.folder = options.samples.clone().unwrap_or(work.folder);
    let cases = if options.no_run { 0 } else { right_cases(home, &work)? };
    let page = work.address.as_ref().and_then(|address| judge.submit_url(address));
    let (bytes, name) = (text.len(), Home::shown(&work.source));
    let right = right_on(cases).unwrap_or("not run".to_owned());
    let object = json!({
        "name": work.name,
        "judge": judge.name,
        "language": work.source.extension().map(|extension| extension.to_string_lossy()),
        "bytes": bytes,
        "samples": cases,
        "submit": page,
    });
    let summary = format!("{name}: {bytes} bytes, {right}; for {}", judge.title);
    Ok(Handed { text, summary, object, language: None, page: page.or(work.address) })
}

/// On how many samples a solution is right.
fn right_cases(home: &Home, work: &Work) -> Result<usize> {
    let executable = make(home, &work.source, Profile::Release);
    let entry = TestEntry { name: work.name.clone(), work: Ok(work.clone()), executable };
    let (jobs, is_cancelled) = (pool::cores(), &AtomicBool::new(false));
    let runs = Runs { home, profile: Profile::Release, jobs, is_cancelled, listener: None };
    let mut result = Ok(Vec::new());
    let busy = Progress::new(format!("running {}", work.name));
    runs.all(&[entry], |_, trials| result = trials);
    drop(busy);
    let trials = result?;
    let right = trials.iter().filter(|trial| trial.verdict == Verdict::Accepted).count();
    match trials.iter().find(|trial| trial.verdict.is_failure()) {
        None if right == 0 => Err(Failure::check(
            "no sample has an output, so nothing says whether it is right",
            "write <case>.out beside <case>.in; --no-run hands it over unjudged",
        )),
        None => Ok(right),
        Some(trial) => Err(Failure::check(
            format!(
                "it fails on {}: {}: {}",
                trial.case.name,
                trial.verdict.short(),
                trial.detail.trim_end()
            ),
            format!("nothing is on the clipboard; `{} test` shows more", called()),
        )),
    }
}

/// Refuses a language that the judge does not take, as far as that is known.
fn check_language(home: &Home, work: &Work, judge: &Judge) -> Result<()> {
    let extension = work.source.extension().unwrap_or_default().to_string_lossy();
    let (Some(taken), Some(language)) = (&judge.languages, home.language(&extension)) else { return Ok(()) };
    let Some(name) = language.names.first() else { return Ok(()) };
    if language.names.iter().any(|name| taken.is.contains(name)) {
        return Ok(());
    }
    Err(Failure::misuse(
        format!("{} takes no {name}, only {}", judge.title, taken.is.join(", ")),
        "--judge JUDGE if it is for another one",
    ))
}

fn no_judge(target: &str) -> anyhow::Error {
    Failure::misuse(
        format!("the judge of {target} is not known"),
        "--judge JUDGE; `grundy judges` prints all; or `judge` in grundy.toml",
    )
}

impl Args {
    /// Only a target and perhaps its samples, everything else as usual.
    pub fn of(target: String, samples: Option<PathBuf>) -> Args {
        let options = BundleOptions { samples, ..BundleOptions::default() };
        Args { target: Some(target), options, ..Args::default() }
    }
}

/// What was watched last here.
fn watched(home: &Home) -> Result<String> {
    let Some(source) = last_watched::last(home) else {
        let help =
            format!("name one; without a name, it is the one that `{} watch` watched last here", called());
        return Err(Failure::misuse("no problem is named, and none was watched here", help));
    };
    let shown = Home::shown(&source);
    terminal::note(&format!("{shown}, which was watched last\n"));
    Ok(shown)
}

/// What to choose among the judge's languages, and the number that it gives that.
fn language(task: &BundleTask, edition: &str) -> Option<(String, Option<String>)> {
    let judge = task.judge.as_ref()?;
    if task.request.emit == Emit::C {
        return Some(("G++ or GCC".to_owned(), None));
    }
    let ids = &judge.language_ids.as_ref()?.is;
    let rust: Vec<_> = ids.iter().filter(|(name, _)| name.starts_with("Rust")).collect();
    let found = rust.iter().find(|(name, _)| name.ends_with(edition));
    let found = found.or(rust.first().filter(|_| rust.len() == 1));
    found.map(|(name, id)| ((*name).clone(), Some((*id).clone())))
}

fn open(page: &str) -> Result<()> {
    terminal::note(&format!("opening {page}\n"));
    browser::open(page).map_err(|error| {
        Failure::misuse(
            format!("no browser can be opened: {error}"),
            format!(
                "open {page} yourself, or name a browser in the variable BROWSER; `--no-open` does not try"
            ),
        )
    })
}
