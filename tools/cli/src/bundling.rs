//! From the arguments of `bundle` and `submit` to a request: the problem, the judge's rules, the
//! samples.

use crate::problem::{Home, Judge, USUAL_EDITION, Work, dependency, offers, solutions};
use crate::programs::options::{mebibytes, no_folder, seconds};
use crate::programs::{made_inputs, referee};
use anyhow::Result;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use grundy_bundle::{Bundle, CargoProgram, EDITIONS, Emit, JudgeRules, Request, Target, bundle};
use grundy_header::Limits;
use grundy_host::{Failure, Progress, called, terminal};
use grundy_judge::{Case, cases};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How many times the problem's time a sample may take.
const PATIENCE: u32 = 10;

// What the user may choose. No doc comment: it would become the help of the command.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct BundleOptions {
    /// The judge; by default the one that the slug names
    #[arg(long, value_name = "JUDGE")]
    pub judge: Option<String>,
    /// The language of the file, even if the judge does not take it; by default Rust, or C for a
    /// judge that takes C but not Rust
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    pub emit: Option<Emit>,
    /// As short as possible: no comments, no needless blanks, in C no readable names
    #[arg(long)]
    pub minify: bool,
    /// Keep rustc-hash and bitvec instead of their std-only twins, for a judge that offers them
    #[arg(long)]
    pub crates: bool,
    /// The edition to use instead of the judge's
    #[arg(long, value_name = "YEAR", value_parser = EDITIONS)]
    pub edition: Option<String>,
    /// The folder with the samples (CASE.in, CASE.out) of a source file
    #[arg(long, value_name = "FOLDER")]
    pub samples: Option<PathBuf>,
    /// The CPU time that a sample may take; by default ten times the limit in the problem's
    /// header, and a few seconds for any other file
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_hyphen_values = true)]
    pub time: Option<Duration>,
    /// The memory that a sample may take, and within which a C file stays; by default the limit in
    /// the problem's header
    #[arg(long, value_name = "MIB", value_parser = mebibytes, allow_hyphen_values = true)]
    pub memory: Option<u64>,
    /// Without samples; it is only compared with the solution on made inputs
    #[arg(long, conflicts_with_all = ["samples", "time"])]
    pub no_run: bool,
}

/// A bundle that the user wants.
pub struct BundleTask {
    pub request: Request,
    pub work: Work,
    /// The judge; without one, any judge with a compiler that knows edition 2021.
    pub judge: Option<Judge>,
}

impl BundleTask {
    /// Decides everything for one source: the name of a problem, or a file.
    pub fn new(home: &Home, source: &str, options: &BundleOptions) -> Result<BundleTask> {
        let work = Work::find(home, source)?;
        let features: &[&str] = if options.crates { &["crates", "default"] } else { &[] };
        let judge = work.judge(home, options.judge.as_deref())?;
        let emit = emit(options, judge.as_ref(), source)?;
        let offered = match (&judge, emit) {
            (Some(judge), Emit::Rust) => judge.known_crates(),
            _ => BTreeMap::new(),
        };
        let solution = solutions::solution(home.checkout(), &work.source, features, &offered)?;
        let cases = match &options.samples {
            _ if options.no_run => Vec::new(),
            Some(folder) if !folder.is_dir() => return Err(no_folder(folder)),
            Some(folder) => {
                let shown = folder.display().to_string();
                let cases = cases::within(folder, &shown, work.judging.talks())?;
                with_answers(made_inputs::ready(home, cases)?, &work)?
            }
            None => usual_cases(home, &work, source)?,
        };
        let target = target(options, judge.as_ref(), emit, solution.package.as_ref())?;
        let solution = solution.for_edition(&target.edition);
        let lean_scan = if emit == Emit::C { solutions::lean_scan(home.checkout())? } else { None };
        let request = Request {
            origin: origin(&solution.name, &work, judge.as_ref()),
            rules: judge.as_ref().map(rules).unwrap_or_default(),
            // Only correctness counts here; `test` measures the speed.
            limits: limits(options, work.limits.relaxed(PATIENCE)),
            minify: options.minify,
            referee: Arc::new({
                let (home, work) = (home.clone(), work.clone());
                move || referee(&home, &work)
            }),
            solution,
            target,
            emit,
            cases,
            lean_scan,
        };
        Ok(BundleTask { request, work, judge })
    }

    /// Makes it; passes on what the compiler warns of.
    pub fn bundle(&self) -> Result<Bundle> {
        let busy = Progress::new(format!("bundling {}", self.request.solution.name));
        let made = bundle(&self.request).map_err(|error| dependency::explained(&self.work.source, error))?;
        drop(busy);
        made.warnings.iter().for_each(|warning| terminal::note(warning));
        Ok(made)
    }

    /// The name of the file that is made.
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.request.solution.name, self.request.emit.extension())
    }
}

fn languages() -> impl TypedValueParser<Value = Emit> {
    PossibleValuesParser::new([
        PossibleValue::new("rust").help("The Rust file"),
        PossibleValue::new("c").help("One C file for gcc and g++, translated from the Rust file"),
    ])
    .map(|name| if name == "c" { Emit::C } else { Emit::Rust })
}

/// What a judge wants of a file.
pub fn rules(judge: &Judge) -> JudgeRules {
    JudgeRules {
        title: judge.title.clone(),
        rust: judge.rust_version(),
        min_bytes: judge.min_bytes.as_ref().map(|bytes| bytes.is),
        max_bytes: judge.max_bytes.as_ref().map(|bytes| bytes.is),
        wants_class: judge.wants_class.as_ref().is_some_and(|rule| rule.is),
        forgives_spaces: judge.presentation_error.as_ref().is_some_and(|rule| !rule.is),
    }
}

fn limits(options: &BundleOptions, usual: Limits) -> Limits {
    Limits { time: options.time.or(usual.time), memory: options.memory.or(usual.memory), ..usual }
}

/// What a C file is, and how it was made.
fn origin(name: &str, work: &Work, judge: Option<&Judge>) -> String {
    let judge = judge.map_or(String::new(), |judge| format!(" --judge {}", judge.name));
    // Not the whole path: no judge needs to know where the file is on this computer.
    let (address, target) = match &work.address {
        Some(address) => (format!(" <{address}>"), name.to_owned()),
        None => (String::new(), format!("{name}.rs")),
    };
    format!("{name}{address}\nMade from Rust by grundy, `grundy bundle {target}{judge} --emit c`")
}

/// The language: what is asked for, else what the judge takes, Rust before C.
fn emit(options: &BundleOptions, judge: Option<&Judge>, source: &str) -> Result<Emit> {
    let (None, Some(judge)) = (options.emit, judge) else {
        return Ok(options.emit.unwrap_or(Emit::Rust));
    };
    if judge.rust.as_ref().is_none_or(|rust| rust.is) {
        return Ok(Emit::Rust);
    }
    if judge.takes_c() {
        return Ok(Emit::C);
    }
    let languages = judge.languages.as_ref().map_or("other languages".to_owned(), |all| all.is.join(", "));
    Err(Failure::misuse(
        format!("{} takes neither Rust nor C, only {languages}", judge.title),
        format!("`{} bundle {source} --emit rust` still gives you the Rust bundle", called()),
    ))
}

/// The samples of a problem, which a file that is none may lack.
fn usual_cases(home: &Home, work: &Work, source: &str) -> Result<Vec<Case>> {
    work.check_interactor()?;
    if work.is_of_checkout || work.folder.is_dir() {
        return with_answers(made_inputs::cases(home, work)?, work);
    }
    let folder = Home::shown(&work.folder);
    Err(Failure::check(
        format!("there are no samples for {source}"),
        format!("--samples FOLDER, or put <case>.in and <case>.out into {folder}; --no-run does without"),
    ))
}

/// The cases that can prove something: those whose right output is known, or that an interactor
/// judges.
fn with_answers(mut cases: Vec<Case>, work: &Work) -> Result<Vec<Case>> {
    cases.retain(|case| case.has_answer() || work.judging.talks());
    if cases.is_empty() {
        let message = format!("no sample in {} has an output", Home::shown(&work.folder));
        return Err(Failure::check(message, "write <case>.out beside <case>.in; --no-run does without"));
    }
    Ok(cases)
}

/// Edition and flags, and the crates that the judge offers to such a bundle. A solution may be part
/// of a package, which has an edition of its own.
fn target(
    options: &BundleOptions,
    judge: Option<&Judge>,
    emit: Emit,
    package: Option<&CargoProgram>,
) -> Result<Target> {
    let crates = judge.filter(|_| emit == Emit::Rust).and_then(|judge| offers::of(&judge.name));
    let offer = offer_in_words(judge, emit);
    let offers = |name| crates.is_some_and(|offer| offer.names().contains_key(name));
    if options.crates && !(offers("rustc_hash") && offers("bitvec")) {
        return Err(Failure::misuse(
            format!("--crates needs a judge that offers rustc-hash and bitvec: {offer}"),
            "leave out --crates: the std-only twins do the same",
        ));
    }
    let edition = judge.and_then(|judge| judge.edition.as_ref()).map(|edition| edition.is.clone());
    let other_editions = match judge {
        _ if options.edition.is_some() => Vec::new(),
        Some(judge) if emit == Emit::Rust => {
            judge.other_editions.as_ref().map(|others| others.is.clone()).unwrap_or_default()
        }
        // A package says which one it is written in.
        None if emit == Emit::Rust && package.is_some() => Vec::new(),
        // Any will do for C; and a judge that is not known may have any.
        _ => EDITIONS.map(str::to_owned).into(),
    };
    let usual = package.map_or(USUAL_EDITION, |package| &package.edition);
    let edition = options.edition.clone().or(edition).unwrap_or_else(|| usual.to_owned());
    let flags = judge.and_then(|judge| judge.flags.as_ref()).map(|flags| flags.is.clone());
    let flags = flags.unwrap_or_else(|| vec!["-O".to_owned()]);
    let system = judge.and_then(Judge::runs_on);
    Ok(Target { edition, other_editions, flags, system, crates, offer })
}

/// What to say when a crate is missing.
fn offer_in_words(judge: Option<&Judge>, emit: Emit) -> String {
    let Some(judge) = judge.filter(|_| emit == Emit::Rust) else {
        let c = "a C file has only std";
        return if emit == Emit::C { c } else { "without --judge only std is available" }.to_owned();
    };
    let (title, crates) = (&judge.title, judge.known_crates());
    let names = crates.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    if judge.crates.is_none() {
        format!("which crates {title} offers is not known")
    } else if crates.is_empty() {
        format!("{title} offers no crates")
    } else if offers::of(&judge.name).is_none() {
        format!("{title} offers {names}, but it is not known in which versions")
    } else {
        format!("{title} offers {names}")
    }
}
