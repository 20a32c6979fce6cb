//! `grundy bundle`: its arguments, and what is said of each bundle.

mod outputs;

use crate::base::clipboard;
use crate::bundling::{BundleOptions, BundleTask};
use crate::problem::{Home, Judge, Work};
use anyhow::Result;
use grundy_bundle::{Bundle, Checked, Emit, bundle};
use grundy_host::{Failure, failure, files, pool, terminal};
use grundy_rust::toolchain::toolchain;
use outputs::{keep_apart, place, write};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Turn a solution and the libraries it uses into one file, and prove it
///
/// The file holds what the solution uses and nothing else. Before it is written it is compiled for
/// the judge and run on every sample and on inputs made
/// from them, beside the solution itself; if any check fails, no file is
/// written and the exit code is 1. A program of a cargo package has the libraries of its package;
/// any other file may use the templates. For judges that take C but not Rust (HDU, POJ) it is a C
/// file, translated from the Rust one; that needs `rustup component add rust-src` once, and gcc
/// and g++.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy bundle cf1382b                          to standard output, for the slug's judge
  grundy bundle cf1382b --copy                   to the clipboard
  grundy bundle hdu1846 --copy                   HDU does not take Rust: a C file, ready to paste
  grundy bundle hdu1846 --emit rust -o b.rs      the Rust file anyway
  grundy bundle hdu1846 --judge codeforces       for another judge
  grundy bundle abc297g --crates                 with rustc-hash and bitvec, which AtCoder offers
  grundy bundle my/solution.rs --samples my/io   any file with `use grundy::…`, in any folder
  grundy bundle my.rs --time 2 --memory 256      the limits of the runs on its samples
  grundy bundle a.rs b.rs -o made                made/a.rs and made/b.rs
  grundy bundle --all -o bundles                 all problems, one file each")]
pub struct Args {
    /// Slugs of problems, or source files
    #[arg(value_name = "SLUG|FILE", required_unless_present = "all")]
    targets: Vec<String>,
    /// All problems; needs --output
    #[arg(long, conflicts_with_all = ["targets", "samples", "no_run"], requires = "output")]
    all: bool,
    #[command(flatten)]
    options: BundleOptions,
    /// Write this file, or into this folder; never over a source. Several targets need a folder,
    /// in which no two of them may get the same name
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Put it on the clipboard
    #[arg(long, conflicts_with_all = ["output", "all"])]
    copy: bool,
    /// Print JSON: what was made and for whom, and the text if there is no --output
    #[arg(long)]
    json: bool,
}

/// Bytes of source that judges of C usually take.
const USUAL_BYTES: usize = 65_535;

/// Something for each of several targets, which stand here as they were typed.
type ByTarget<'a, T> = Vec<(&'a str, T)>;

pub fn run(args: &Args) -> Result<()> {
    // rustup's launcher takes a while to answer, and the answer is needed soon.
    std::thread::spawn(toolchain);
    let home = Home::here()?;
    match &args.targets[..] {
        [target] => args.one(&home, target),
        [] => args.several(&home, &Work::names(&home)?),
        targets => args.several(&home, targets),
    }
}

impl Args {
    fn one(&self, home: &Home, target: &str) -> Result<()> {
        let task = BundleTask::new(home, target, &self.options)?;
        let place = self.output.as_deref().map(|path| place(path, &task));
        if let Some(place) = &place {
            let folder = files::folder(place);
            if !folder.is_dir() {
                let message = format!("there is no folder {}", folder.display());
                return Err(Failure::misuse(message, "make it first, or choose another path"));
            }
            keep_apart(&[(place.clone(), &task)], [])?;
        }
        self.deliver(&task, &task.bundle()?, place.as_deref())
    }

    /// Bundles all targets, on all cores; a failure of one does not stop the others.
    fn several(&self, home: &Home, targets: &[String]) -> Result<()> {
        let Some(folder) = &self.output else {
            return Err(Failure::misuse("several bundles need a folder", "add `-o FOLDER`"));
        };
        let is_source = folder.extension().is_some_and(|end| end == "rs" || end == "c");
        if !folder.is_dir() && (folder.exists() || is_source) {
            let message = format!("{} is not a folder", folder.display());
            return Err(Failure::misuse(message, "several bundles need one: choose another path"));
        }
        let mut worst = None;
        let mut fail = |target: &str, error: &anyhow::Error| {
            terminal::note(&format!("error: {target}: {}\n", failure::text(error)));
            worst = worst.max(Some(failure::kind(error)));
        };
        let (tasks, impossible) = self.tasks(home, targets, folder)?;
        impossible.iter().for_each(|(target, error)| fail(target, error));
        std::fs::create_dir_all(folder).map_err(|error| files::unwritten(folder, &error))?;
        let work = |(_, task): &(&str, BundleTask)| {
            let made = bundle(&task.request)?;
            made.warnings.iter().for_each(|warning| terminal::note(warning));
            write(&folder.join(task.file_name()), &made)?;
            Ok(made)
        };
        let (mut written, mut objects) = (0, Vec::new());
        pool::in_order(&tasks, work, |(target, task), result| {
            match &result {
                Ok(made) if self.json => objects.push(object(task, made)),
                Ok(made) => terminal::print(&format!("{}\n", summary(task, made))),
                Err(error) => fail(target, error),
            }
            written += usize::from(result.is_ok());
        });
        if self.json {
            terminal::print(&format!("{:#}\n", json!(objects)));
        }
        let failed = tasks.len() + impossible.len() - written;
        terminal::note(&format!("{written} written, {failed} failed\n"));
        worst.map_or(Ok(()), |worst| Err(Failure::printed_as(worst)))
    }

    /// What each target asks for, or why that is impossible. A file that is named twice is made
    /// once.
    fn tasks<'a>(
        &self,
        home: &Home,
        targets: &'a [String],
        folder: &Path,
    ) -> Result<(ByTarget<'a, BundleTask>, ByTarget<'a, anyhow::Error>)> {
        let (mut tasks, mut impossible, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
        let made = pool::map(targets, |target| BundleTask::new(home, target, &self.options));
        for (target, task) in targets.iter().map(String::as_str).zip(made) {
            match task {
                Ok(task) => {
                    let file = files::identity(&task.request.solution.path);
                    if file.is_none() || seen.insert((task.file_name(), file)) {
                        tasks.push((target, task));
                    }
                }
                Err(error) => impossible.push((target, error)),
            }
        }
        let place = |task: &BundleTask| folder.join(task.file_name());
        let places: Vec<_> = tasks.iter().map(|(_, task)| (place(task), task)).collect();
        keep_apart(&places, impossible.iter().map(|(target, _)| Path::new(*target)))?;
        Ok((tasks, impossible))
    }

    /// Hands over one finished bundle.
    fn deliver(&self, task: &BundleTask, made: &Bundle, place: Option<&Path>) -> Result<()> {
        if let Some(path) = place {
            write(path, made)?;
        }
        if self.copy {
            clipboard::copy(&made.text, "use `-o FILE`")?;
        }
        let is_elsewhere = self.output.is_some() || self.copy;
        if self.json {
            let mut object = object(task, made);
            if !is_elsewhere {
                object["text"] = json!(made.text);
            }
            terminal::print(&format!("{object:#}\n"));
        } else if !is_elsewhere {
            terminal::print_raw(&made.text);
        }
        terminal::note(&format!("{}\n", summary(task, made)));
        Ok(())
    }
}

/// `cf1382b: 2345 bytes, edition 2021, right on 3 samples, same on 40 made inputs; for Codeforces:
/// https://…`, and what there is to say about the file.
pub fn summary(task: &BundleTask, made: &Bundle) -> String {
    let compared = match made.compared {
        0 => None,
        1 => Some("same as the solution on 1 made input".to_owned()),
        n => Some(format!("same as the solution on {n} made inputs")),
    };
    let right = right_on(made.cases).unwrap_or("compiled".to_owned());
    let proof = match compared {
        Some(compared) => format!("{right}, {compared}"),
        None if made.cases == 0 => "compiled, not run".to_owned(),
        None => right,
    };
    let language = match task.request.emit {
        Emit::Rust => format!("edition {}, {proof}", made.edition),
        Emit::C => format!("C, {proof}, with gcc and with g++"),
    };
    let memory = task.request.assumed_memory().map_or(String::new(), |bytes| {
        format!(", in {} MB of memory (or as many as --memory says)", bytes >> 20)
    });
    let unchecked = match made.checked {
        Checked::Not(version) => format!(", not checked against Rust {version}"),
        _ => String::new(),
    };
    let judge = task.judge.as_ref().map_or(String::new(), |judge| format!("; {}", destination(task, judge)));
    let remarks: String = made.remarks.iter().map(|remark| format!("\n{remark}")).collect();
    let (name, bytes) = (&task.request.solution.name, made.text.len());
    let too_long = task.request.emit == Emit::C && task.judge.is_none() && bytes > USUAL_BYTES;
    let too_long = if too_long { format!(" (HDU and POJ take {USUAL_BYTES})") } else { String::new() };
    format!("{name}: {bytes} bytes{too_long}, {language}{memory}{unchecked}{judge}{remarks}")
}

/// What it means that a file was run on that many samples; nothing if it was not.
pub fn right_on(cases: usize) -> Option<String> {
    match cases {
        0 => None,
        1 => Some("right on 1 sample".to_owned()),
        cases => Some(format!("right on {cases} samples")),
    }
}

/// Where to submit it, or why not.
fn destination(task: &BundleTask, judge: &Judge) -> String {
    let takes = match task.request.emit {
        Emit::Rust => judge.rust.as_ref().map(|rust| rust.is),
        Emit::C => Some(judge.takes_c()),
    };
    match takes {
        Some(false) if task.request.emit == Emit::Rust => format!("{} does not take Rust", judge.title),
        Some(true) => {
            let choose = if task.request.emit == Emit::C { " (choose G++ or GCC there)" } else { "" };
            let url = submit_url(task).map_or(String::new(), |url| format!(": {url}"));
            format!("for {}{choose}{url}", judge.title)
        }
        _ => format!("whether {} takes {} is not known", judge.title, task.request.emit.name()),
    }
}

/// The page on which it is submitted, if that is known.
pub fn submit_url(task: &BundleTask) -> Option<String> {
    task.judge.as_ref()?.submit_url(task.work.address.as_ref()?)
}

/// What a script wants to know of a bundle.
pub fn object(task: &BundleTask, made: &Bundle) -> serde_json::Value {
    let judge = task.judge.as_ref();
    json!({
        "name": task.request.solution.name,
        "judge": judge.map(|judge| &judge.name),
        "language": task.request.emit.extension(),
        "takes_rust": judge.and_then(|judge| judge.rust.as_ref()).map(|rust| rust.is),
        "edition": made.edition,
        "bytes": made.text.len(),
        "samples": made.cases,
        "compared": made.compared,
        "remarks": made.remarks,
        "checked": match made.checked {
            Checked::By(version) => Some(version.to_string()),
            Checked::Clippy => Some("clippy".to_owned()),
            Checked::Not(_) | Checked::NotNeeded => None,
        },
        "submit": submit_url(task),
    })
}
