//! `grundy bundle`: its arguments, and where each bundle goes.

use crate::base::failure::{self, Failure};
use crate::base::{clipboard, files, pool, terminal};
use crate::bundle::{Bundle, Emit, Options, Request, bundle, toolchain};
use crate::problem::catalogue;
use crate::problem::judges::Judge;
use anyhow::{Context, Result};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Turn a solution and the templates it uses into one file, and prove it
///
/// The file holds what the solution uses and nothing else. Before it is written it is compiled for
/// the judge and run on every sample; if any check fails, no file is written and
/// the exit code is 1. For judges that take C but not Rust (HDU, POJ) it is a C file, translated
/// from the Rust one; that needs `rustup target add wasm32-wasip1` once, and gcc and g++.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy bundle cf1382b                          to standard output, for the slug's judge
  grundy bundle cf1382b --copy                   to the clipboard
  grundy bundle hdu1846 --copy                   HDU does not take Rust: a C file, ready to paste
  grundy bundle hdu1846 --emit rust -o b.rs      the Rust file anyway
  grundy bundle hdu1846 --judge codeforces       for another judge
  grundy bundle abc297g --crates                 with rustc-hash and bitvec, which AtCoder offers
  grundy bundle my/solution.rs --samples my/io   any file with `use grundy::…`
  grundy bundle --all -o bundles                 all problems, one file each")]
pub struct Args {
    /// Slugs of problems, or source files
    #[arg(value_name = "SLUG|FILE", required_unless_present = "all")]
    targets: Vec<String>,
    /// All problems; needs --output
    #[arg(long, conflicts_with = "targets", requires = "output")]
    all: bool,
    #[command(flatten)]
    options: Options,
    /// Write this file; with several targets, into this folder
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Put it on the clipboard
    #[arg(long, conflicts_with_all = ["output", "all"])]
    copy: bool,
    /// Print JSON: what was made and for whom, and the text if there is no --output
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// The failure of the one target; of several targets, each failure is printed as it is found.
pub fn run(args: &Args) -> Result<()> {
    // rustup's launcher takes a while to answer, and the answer is needed soon.
    std::thread::spawn(toolchain);
    let root = catalogue::root();
    match &args.targets[..] {
        [target] => {
            let request = Request::new(root.ok().as_deref(), target, &args.options)?;
            args.deliver(&request, &bundle(&request)?)
        }
        [] => {
            let root = root?;
            args.several(Some(&root), &catalogue::slugs(&root)?)
        }
        targets => args.several(root.ok().as_deref(), targets),
    }
}

impl Args {
    /// Bundles all targets, on all cores; a failure of one does not stop the others.
    fn several(&self, root: Option<&Path>, targets: &[String]) -> Result<()> {
        let Some(folder) = &self.output else {
            return Err(Failure::misuse("several bundles need a folder", "add `-o FOLDER`"));
        };
        if folder.exists() && !folder.is_dir() {
            let message = format!("{} is no folder", folder.display());
            return Err(Failure::misuse(message, "several bundles need one: choose another path"));
        }
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let made = pool::map(targets, |target| -> Result<(Request, Bundle)> {
            let request = Request::new(root, target, &self.options)?;
            let made = bundle(&request)?;
            write(&folder.join(request.file_name()), &request, &made)?;
            Ok((request, made))
        });
        let (mut failed, mut objects) = (0, Vec::new());
        for (target, result) in targets.iter().zip(made) {
            match result {
                Ok((request, made)) if self.json => objects.push(object(&request, &made)),
                Ok((request, made)) => terminal::print(&format!("{}\n", summary(&request, &made))),
                Err(error) => {
                    failed += 1;
                    terminal::note(&format!("error: {target}: {}\n", failure::text(&error)));
                }
            }
        }
        if self.json {
            terminal::print(&format!("{:#}\n", json!(objects)));
        }
        if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
    }

    /// Hands over one finished bundle.
    fn deliver(&self, request: &Request, made: &Bundle) -> Result<()> {
        if let Some(path) = &self.output {
            let path = if path.is_dir() { path.join(request.file_name()) } else { path.clone() };
            write(&path, request, made)?;
        }
        if self.copy {
            clipboard::copy(&made.text)?;
        }
        let is_elsewhere = self.output.is_some() || self.copy;
        if self.json {
            let mut object = object(request, made);
            if !is_elsewhere {
                object["text"] = json!(made.text);
            }
            terminal::print(&format!("{object:#}\n"));
        } else if !is_elsewhere {
            terminal::print(&made.text);
        }
        terminal::note(&format!("{}\n", summary(request, made)));
        Ok(())
    }
}

/// Writes the bundle, but not in the place of its source.
fn write(path: &Path, request: &Request, made: &Bundle) -> Result<()> {
    let source = request.solution.path.canonicalize().ok();
    if path.canonicalize().ok().is_some_and(|path| source == Some(path)) {
        let message = format!("{} is the source", path.display());
        return Err(Failure::misuse(message, "choose another file"));
    }
    files::replace(path, &made.text).with_context(|| format!("cannot write {}", path.display()))
}

/// `cf1382b: 2345 bytes, edition 2021, right on 3 samples; for Codeforces: https://…`.
fn summary(request: &Request, made: &Bundle) -> String {
    let proof = match made.cases {
        0 => "compiled, not run".to_owned(),
        1 => "right on 1 sample".to_owned(),
        n => format!("right on {n} samples"),
    };
    let language = match request.emit {
        Emit::Rust => format!("edition {}, {proof}", request.target.edition),
        Emit::C => format!("C, {proof} with gcc and with g++"),
    };
    let judge =
        request.judge.as_ref().map_or(String::new(), |judge| format!("; {}", destination(request, judge)));
    format!("{}: {} bytes, {language}{judge}", request.solution.name, made.text.len())
}

/// Where to submit it, or why not.
fn destination(request: &Request, judge: &Judge) -> String {
    let takes = match request.emit {
        Emit::Rust => judge.rust.as_ref().map(|rust| rust.is),
        Emit::C => Some(judge.takes_c()),
    };
    match takes {
        Some(false) if request.emit == Emit::Rust => format!("{} does not take Rust", judge.title),
        Some(true) => {
            let choose = if request.emit == Emit::C { " (choose G++ or GCC there)" } else { "" };
            let url = submit_url(request).map_or(String::new(), |url| format!(": {url}"));
            format!("for {}{choose}{url}", judge.title)
        }
        _ => format!("whether {} takes {} is not known", judge.title, request.emit.name()),
    }
}

fn submit_url(request: &Request) -> Option<String> {
    request.judge.as_ref()?.submit_url(request.address.as_ref()?)
}

fn object(request: &Request, made: &Bundle) -> serde_json::Value {
    let judge = request.judge.as_ref();
    json!({
        "name": request.solution.name,
        "judge": judge.map(|judge| &judge.name),
        "language": request.emit.extension(),
        "takes_rust": judge.and_then(|judge| judge.rust.as_ref()).map(|rust| rust.is),
        "edition": request.target.edition,
        "bytes": made.text.len(),
        "samples": made.cases,
        "submit": submit_url(request),
    })
}
