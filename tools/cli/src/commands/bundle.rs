//! `cargo grundy bundle`: its arguments, and what it does with each target.

use crate::base::failure::{self, Failure};
use crate::base::pool as parallel;
use crate::base::terminal as report;
use crate::bundle::{Bundle, Emit, Request, bundle, deliver};
use crate::problem::cases;
use crate::problem::catalogue;
use crate::problem::judges::{self, Judge};
use anyhow::Result;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Make one file of a solution and the templates it uses, proven
///
/// The file holds what the solution uses and nothing else. Before it is printed it is compiled for
/// the judge without a warning and run on every sample; where there is any doubt, nothing is
/// printed and the exit code is 1. For judges that take C but no Rust (HDU, POJ) it is a C file,
/// translated from the Rust one; `rustup target add wasm32-wasip1` is needed once, and gcc and g++.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy bundle cf1382b                          to standard output, for the slug's judge
  cargo grundy bundle cf1382b --copy                   to the clipboard
  cargo grundy bundle hdu1846 --copy                   HDU takes no Rust: a C file, ready to paste
  cargo grundy bundle hdu1846 --emit rust -o b.rs      the Rust file all the same
  cargo grundy bundle hdu1846 --judge codeforces       for another judge
  cargo grundy bundle abc297g --crates                 with rustc-hash and bitvec, which AtCoder offers
  cargo grundy bundle my/solution.rs --samples my/io   any file with `use grundy::…`
  cargo grundy bundle --all -o bundles                 all problems, one file each")]
pub struct Args {
    /// Slugs of problems, or source files
    #[arg(value_name = "SLUG|FILE", required_unless_present = "all")]
    targets: Vec<String>,
    /// All problems; needs --output
    #[arg(long, conflicts_with = "targets", requires = "output")]
    all: bool,
    /// The judge; else the one that the slug names
    #[arg(long, value_name = "NAME")]
    judge: Option<String>,
    /// The language of the file, even if the judge does not take it; else the judge's, Rust before
    /// C
    #[arg(long, value_name = "LANGUAGE")]
    emit: Option<Emit>,
    /// Write this file; with several targets, into this folder
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Put it on the clipboard
    #[arg(long, conflicts_with_all = ["output", "all"])]
    copy: bool,
    /// As short as possible: no comments, no needless blanks, in C no readable names
    #[arg(long)]
    minify: bool,
    /// Keep rustc-hash and bitvec instead of their std-only twins, for a judge that offers them
    #[arg(long)]
    crates: bool,
    /// Instead of the judge's edition
    #[arg(long, value_name = "YEAR", value_parser = ["2018", "2021", "2024"])]
    edition: Option<String>,
    /// The folder with the samples (CASE.in, CASE.out) of a source file
    #[arg(long, value_name = "FOLDER", conflicts_with = "all")]
    samples: Option<PathBuf>,
    /// Only compile it; for a file without samples
    #[arg(long, conflicts_with_all = ["samples", "all"])]
    no_run: bool,
    /// Print JSON: what was made and for whom, and the text if there is no --output
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// The failure of the one target; of several, each is printed as it is found.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    // Asking the launcher takes its time; what it says is needed soon.
    std::thread::spawn(crate::bundle::rustc::toolchain);
    let targets = if args.all { catalogue::slugs(&root)? } else { args.targets.clone() };
    match &targets[..] {
        [target] if !args.all => {
            let request = args.request(&root, target)?;
            let made = bundle(&root, &request)?;
            args.deliver(&request, &made)
        }
        _ => args.several(&root, &targets),
    }
}

impl Args {
    /// All targets, on all cores; a failure of one does not stop the others.
    fn several(&self, root: &Path, targets: &[String]) -> Result<()> {
        let Some(folder) = &self.output else {
            return Err(Failure::misuse("several bundles need a folder", "add `-o FOLDER`"));
        };
        std::fs::create_dir_all(folder)?;
        let made = parallel::map(targets, |target| -> Result<(Request, Bundle)> {
            let request = self.request(root, target)?;
            let made = bundle(root, &request)?;
            deliver::write(&folder.join(file_name(&request)), &made.text)?;
            Ok((request, made))
        });
        let (mut failed, mut objects) = (0, Vec::new());
        for (target, result) in targets.iter().zip(made) {
            match result {
                Ok((request, made)) if self.json => objects.push(object(&request, &made)),
                Ok((request, made)) => report::print(&format!("{}\n", summary(&request, &made))),
                Err(error) => {
                    failed += 1;
                    eprintln!("error: {target}: {}", failure::text(&error));
                }
            }
        }
        if self.json {
            report::print(&format!("{:#}\n", json!(objects)));
        }
        if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
    }

    /// What is asked for, with everything decided.
    fn request(&self, root: &Path, target: &str) -> Result<Request> {
        let slug = slug_of(root, target)?;
        let mut request = match &slug {
            Some(slug) => Request::problem(root, slug)?,
            None => Request::file(root, Path::new(target))?,
        };
        if let Some(name) = &self.judge {
            request.judge = Some(judges::named(name)?);
        }
        request.emit = match (self.emit, &request.judge) {
            (Some(emit), _) => emit,
            (None, Some(judge)) => emit_for(judge, target)?,
            (None, None) => Emit::Rust,
        };
        if let Some(folder) = &self.samples {
            request.cases = cases::within(folder, &folder.display().to_string())?;
        }
        if self.no_run {
            request.cases.clear();
        } else if request.cases.is_empty() {
            return Err(Failure::check(
                format!("no samples prove {target}"),
                format!(
                    "--samples FOLDER, or put <case>.in and <case>.out into {}; --no-run only compiles it",
                    without_end(target)
                ),
            ));
        }
        self.crates_offered(&request)?;
        Ok(Request { edition: self.edition.clone(), crates: self.crates, minify: self.minify, ..request })
    }

    fn crates_offered(&self, request: &Request) -> Result<()> {
        let offers = request.offers();
        if self.crates && !(offers.contains_key("rustc-hash") && offers.contains_key("bitvec")) {
            return Err(Failure::misuse(
                format!("--crates needs a judge that offers rustc-hash and bitvec: {}", request.offer()),
                "leave out --crates: the std-only twins do the same",
            ));
        }
        Ok(())
    }

    /// Hands over one finished bundle.
    fn deliver(&self, request: &Request, made: &Bundle) -> Result<()> {
        if let Some(path) = &self.output {
            let path = if path.is_dir() { path.join(file_name(request)) } else { path.clone() };
            if path.canonicalize().ok().is_some_and(|path| request.path.canonicalize().ok() == Some(path)) {
                return Err(Failure::misuse(
                    format!("{} is the source", path.display()),
                    "choose another file",
                ));
            }
            deliver::write(&path, &made.text)?;
        }
        if self.copy {
            deliver::copy(&made.text)?;
        }
        let mut object = object(request, made);
        let elsewhere = self.output.is_some() || self.copy;
        match (self.json, elsewhere) {
            (true, _) => {
                if !elsewhere {
                    object["text"] = json!(made.text);
                }
                report::print(&format!("{object:#}\n"));
            }
            (false, true) => {}
            (false, false) => report::print(&made.text),
        }
        eprintln!("{}", summary(request, made));
        Ok(())
    }
}

/// The language that the judge takes: Rust, if only C and not Rust then C.
fn emit_for(judge: &Judge, target: &str) -> Result<Emit> {
    if judge.rust.as_ref().is_none_or(|rust| rust.is) {
        return Ok(Emit::Rust);
    }
    if judge.takes_c() {
        return Ok(Emit::C);
    }
    let languages = judge.languages.as_ref().map_or("other languages".to_owned(), |all| all.is.join(", "));
    Err(Failure::misuse(
        format!("{} takes neither Rust nor C, only {languages}", judge.title),
        format!("`cargo grundy bundle {target} --emit rust` makes the Rust file all the same"),
    ))
}

/// The slug that a target is or whose source file it is; `None` for any other file.
fn slug_of(root: &Path, target: &str) -> Result<Option<String>> {
    let path = Path::new(target);
    if !target.ends_with(".rs") && !target.contains(['/', '\\']) {
        return Ok(Some(target.to_owned()));
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ours = root.join("problems/src/bin").join(format!("{stem}.rs"));
    let same = path.exists() && ours.exists() && path.canonicalize()? == ours.canonicalize()?;
    Ok(same.then_some(stem))
}

fn file_name(request: &Request) -> String {
    format!("{}.{}", request.name, request.emit.extension())
}

fn without_end(target: &str) -> &str {
    target.strip_suffix(".rs").unwrap_or(target)
}

/// `cf1382b: 2345 bytes, edition 2021, right on 3 samples; for Codeforces: https://…`.
fn summary(request: &Request, made: &Bundle) -> String {
    let judge = request.judge.as_ref();
    let proof = match made.cases {
        0 => "compiled, not run".to_owned(),
        1 => "right on 1 sample".to_owned(),
        n => format!("right on {n} samples"),
    };
    let (language, takes) = match request.emit {
        Emit::Rust => {
            let takes = judge.and_then(|judge| judge.rust.as_ref()).map(|rust| rust.is);
            (format!("edition {}, {proof}", made.edition), takes)
        }
        Emit::C => (format!("C, {proof} with gcc and with g++"), judge.map(Judge::takes_c)),
    };
    let name = match request.emit {
        Emit::Rust => "Rust",
        Emit::C => "C",
    };
    let mut text = format!("{}: {} bytes, {language}", request.name, made.text.len());
    match (judge, takes) {
        (Some(judge), Some(false)) if request.emit == Emit::Rust => {
            text += &format!("; {} takes no Rust", judge.title);
        }
        (Some(judge), Some(true)) => {
            let choose = if request.emit == Emit::C { " (choose G++ or GCC there)" } else { "" };
            text += &format!("; for {}{choose}", judge.title);
            if let Some(url) = request.address.as_ref().and_then(|address| judge.submit_url(address)) {
                text += &format!(": {url}");
            }
        }
        (Some(judge), _) => text += &format!("; whether {} takes {name} is not known", judge.title),
        (None, _) => {}
    }
    text
}

fn object(request: &Request, made: &Bundle) -> serde_json::Value {
    let judge = request.judge.as_ref();
    json!({
        "name": request.name,
        "judge": judge.map(|judge| &judge.name),
        "language": request.emit.extension(),
        "takes_rust": judge.and_then(|judge| judge.rust.as_ref()).map(|rust| rust.is),
        "edition": made.edition,
        "bytes": made.text.len(),
        "samples": made.cases,
        "submit": request.address.as_ref().and_then(|address| judge?.submit_url(address)),
    })
}
