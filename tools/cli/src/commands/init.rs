//! `grundy init`: a contest folder.

use crate::problem::dependency::{self, TEMPLATES};
use crate::problem::{Home, catalogue, config, templates};
use anyhow::{Context, Result};
use grundy_host::{Failure, called, files, quoted, terminal};
use std::fs;
use std::path::{Path, PathBuf};

/// Make a contest folder: solutions that know the templates, samples beside them
///
/// The folder is a cargo package, so that editors know the templates and `cargo build` works.
/// Solutions are src/bin/NAME.rs, with samples and helping programs (brute.py, gen.py, check.cpp)
/// in src/bin/NAME. In a folder with a package of your own, only grundy.toml and the templates are
/// written. Nothing of yours is ever overwritten; run it again to renew the templates.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy init contest        the folder `contest`
  grundy init                the current folder
  cd contest; grundy listen  then click Competitive Companion's green plus on a problem's page")]
pub struct Args {
    /// The folder; the current one by default
    #[arg(value_name = "DIR", default_value = ".")]
    folder: PathBuf,
}

/// What users may set, all of it explained.
const CONFIG: &str = include_str!("init/grundy.toml");
const MANIFEST: &str = include_str!("init/Cargo.toml.in");
const LIBRARY: &str = include_str!("init/lib.rs.in");

pub fn run(args: &Args) -> Result<()> {
    let folder = &args.folder;
    if folder.exists() && !folder.is_dir() {
        let message = format!("{} is not a folder", folder.display());
        return Err(Failure::misuse(message, "choose another name"));
    }
    let whole = std::path::absolute(folder).with_context(|| folder.display().to_string())?;
    if catalogue::is_root(&whole) {
        let message =
            format!("{} is a checkout of grundy, where everything is there already", folder.display());
        return Err(Failure::misuse(message, "name a new folder"));
    }
    let templates = templates(catalogue::root().ok().as_deref())?.package()?;
    let has_package = whole.join("Cargo.toml").exists();
    let is_new = !whole.join(config::NAME).exists();
    for (path, text) in templates {
        renew(&whole.join(TEMPLATES).join(path), &text)?;
    }
    let mut written = Vec::new();
    let mut own = vec![(config::NAME, CONFIG)];
    if !has_package {
        let files = [("src/lib.rs", LIBRARY), (".gitignore", "/target\n"), ("Cargo.toml", MANIFEST)];
        own.extend(files);
    }
    for (name, text) in own {
        let path = whole.join(name);
        if !path.exists() {
            files::create(&path, text).map_err(|error| files::unwritten(&path, &error))?;
            written.push(name);
        }
    }
    terminal::print(&report(folder, &written, is_new));
    Ok(())
}

/// What was made, and what to do next.
fn report(folder: &Path, written: &[&str], is_new: bool) -> String {
    let (grundy, missing) = (called(), dependency::missing(folder));
    if !is_new {
        let missing = missing.map_or(String::new(), |what| format!("next: {what}\n"));
        let templates = Home::shown(&folder.join(TEMPLATES));
        return format!("the templates in {templates} are those of this program\n{missing}");
    }
    let mut text: String = written.iter().map(|name| format!("{}\n", folder.join(name).display())).collect();
    text += &format!("{}\n", folder.join(TEMPLATES).display());
    text += &missing.map_or("next:\n".to_owned(), |what| format!("next: {what}\nthen\n"));
    if folder != Path::new(".") {
        text += &format!("  cd {}\n", quoted(&folder.display().to_string()));
    }
    text + &format!(
        "  {grundy} listen           problems from the browser, by Competitive Companion\n  {grundy} new my_game1     or one by hand\n"
    )
}

/// Writes a file of ours, unless it is there as it should be.
fn renew(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let written = fs::create_dir_all(files::folder(path)).and_then(|()| files::replace(path, text));
    written.map_err(|error| files::unwritten(path, &error))
}
