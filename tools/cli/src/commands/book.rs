//! `grundy book`: the checkout as a site.

use crate::base::browser;
use crate::book::bundles::Bundles;
use crate::book::gather::gather;
use crate::book::notebook;
use crate::book::programs::programs;
use crate::problem::Home;
use crate::watch::changes::FileChanges;
use anyhow::Result;
use grundy_book::{File, SiteServer, site};
use grundy_host::program_name::{become_launcher, launcher};
use grundy_host::{Failure, failure, files, terminal};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// Make the site: templates, problems, course, explorer, games
///
/// Everything in it comes from the checkout. The folder can be opened as it is or put on any
/// server of files; no page asks for anything from elsewhere. The first time, the bundles of all
/// problems are made and proven, which takes some minutes; they are kept until something that they
/// are made from changes.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy book                     into target/book
  grundy book -o /srv/www/grundy  into another folder
  grundy book --notebook          also notebook.pdf: A4, three columns
  grundy book --serve             on http://127.0.0.1:8000/, made again after every change
  grundy book --kept --serve      at once: only the bundles that are kept")]
pub struct Args {
    /// The folder; what a site before has left in it is removed
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Show it on this computer, and make it again when a source changes
    #[arg(long, conflicts_with = "output")]
    serve: bool,
    /// The port for that; 0 for any
    #[arg(long, value_name = "PORT", default_value_t = 8000, requires = "serve")]
    port: u16,
    /// Open it in the browser
    #[arg(long, requires = "serve")]
    open: bool,
    /// Also print the notebook, `notebook.html`, as a PDF: with chromium or what CHROMIUM names
    #[arg(long, conflicts_with = "serve")]
    notebook: bool,
    /// Only the bundles that are kept: no time is spent on others
    #[arg(long)]
    kept: bool,
    /// Nothing that computes: for a machine that cannot compile to WebAssembly
    #[arg(long)]
    no_programs: bool,
}

/// Marks a folder that may be emptied.
const MARK: &str = "assets/words.js";
/// How often to look whether a source has changed.
const PAUSE: Duration = Duration::from_millis(300);

pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let Some(root) = home.checkout() else {
        let message = "a site is made of a checkout, and this is none";
        return Err(Failure::misuse(message, "run it inside a checkout of grundy"));
    };
    if args.serve {
        return args.serve(&home, root);
    }
    let folder = args.output.clone().unwrap_or_else(|| crate::programs::profile::target(root).join("book"));
    refuse_others(&folder)?;
    let (site, failed) = args.make(&home, root)?;
    write(&folder, &site)?;
    let bytes: usize = site.iter().map(|file| file.content.len()).sum();
    terminal::print(&format!("{}: {} files, {} kB\n", folder.display(), site.len(), bytes / 1000));
    if args.notebook {
        notebook::print(&folder)?;
        terminal::print(&format!("{}\n", folder.join(notebook::FILE).display()));
    }
    match failed {
        0 => Ok(()),
        1 => Err(Failure::check("1 bundle is missing", "")),
        n => Err(Failure::check(format!("{n} bundles are missing"), "")),
    }
}

impl Args {
    /// The files, and how many bundles they lack.
    fn make(&self, home: &Home, root: &Path) -> Result<(Vec<File>, usize)> {
        let wanted = if self.kept { Bundles::Kept } else { Bundles::All };
        let (mut sources, failed) = gather(home, &wanted)?;
        for error in &failed {
            terminal::note(&format!("error: {}\n", failure::text(error)));
        }
        if !self.no_programs {
            sources.programs = programs(root)?;
        }
        let made = site(&sources).map_err(|error| Failure::check(error, "mend the link"))?;
        Ok((made, failed.len()))
    }

    fn serve(&self, home: &Home, root: &Path) -> Result<()> {
        let server = SiteServer::start(self.port).map_err(|error| {
            let message = format!("cannot serve on port {}: {error}", self.port);
            Failure::misuse(message, "choose another one with `--port`")
        })?;
        let mut changes = FileChanges::new(|| {});
        let mut files = sources(root);
        // What changes from here on is noticed, also while the site is made.
        changes.look(&files, &BTreeSet::new());
        server.replace(self.make(home, root)?.0);
        terminal::print(&format!("{}\n", server.address()));
        if self.open
            && let Err(error) = browser::open(&server.address())
        {
            terminal::note(&format!(
                "warning: no browser can be opened: {error}; open the address yourself\n"
            ));
        }
        loop {
            thread::sleep(PAUSE);
            let now = sources(root);
            let is_new = now != files;
            files = now;
            let changed = changes.look(&files, &BTreeSet::new());
            if changed.is_empty() && !is_new {
                continue;
            }
            if changed.iter().any(|file| file.starts_with(root.join("tools"))) {
                self.renew(server.port())?; // comes back only if it does not compile
                continue;
            }
            // A half-written source is no reason to end.
            match self.make(home, root) {
                Ok((site, _)) => server.replace(site),
                Err(error) => terminal::note(&format!("error: {}\n", failure::text(&error))),
            }
        }
    }

    /// Becomes the program as its sources are now, since scripts, styles and the course are a part
    /// of it; comes back if they do not compile.
    fn renew(&self, port: u16) -> Result<()> {
        // Any question makes the launcher build; until that is done, the old site is served.
        let ask = |mut launcher: Command| launcher.args(["book", "--help"]).stdout(Stdio::null()).status();
        let is_built = launcher().map(ask).is_some_and(|asked| asked.is_ok_and(|status| status.success()));
        let Some(mut command) = launcher().filter(|_| is_built) else { return Ok(()) };
        command.args(["book", "--serve", "--port", &port.to_string()]);
        command.args(self.kept.then_some("--kept")).args(self.no_programs.then_some("--no-programs"));
        become_launcher(command);
        Err(Failure::check("the site cannot be served again", "start it by hand"))
    }
}

/// What the site is made from: the checkout, and in `tools/book` what this program carries along.
fn sources(root: &Path) -> BTreeSet<PathBuf> {
    const FOLDERS: [&str; 12] = [
        "src",
        "problems/src",
        "inputs",
        "docs",
        "tools/book/course",
        "tools/book/site",
        "tools/book/src",
        "tools/book/wasm/src",
        "tools/explorer/src",
        "tools/laws/src",
        "tools/lookup/src",
        "tools/header/src",
    ];
    let mut folders = FOLDERS.map(|name| root.join(name)).to_vec();
    let mut files = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(path);
            }
        }
    }
    files
}

/// A folder with anything but a site is somebody's.
fn refuse_others(folder: &Path) -> Result<()> {
    let is_empty = fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
    if folder.exists() && !folder.is_dir() || !is_empty && !folder.join(MARK).is_file() {
        let message = format!("{} holds something else than a site", folder.display());
        return Err(Failure::misuse(message, "choose an empty folder, or a new one"));
    }
    Ok(())
}

/// Writes all files, and removes those of a site before that are no longer in it.
fn write(folder: &Path, site: &[File]) -> Result<()> {
    for file in site {
        let path = folder.join(&file.path);
        let parent = files::folder(&path);
        fs::create_dir_all(parent).map_err(|error| files::unwritten(parent, &error))?;
        files::replace(&path, &file.content).map_err(|error| files::unwritten(&path, &error))?;
    }
    let written: BTreeSet<PathBuf> = site.iter().map(|file| folder.join(&file.path)).collect();
    remove_others(folder, &written);
    Ok(())
}

fn remove_others(folder: &Path, written: &BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            remove_others(&path, written);
            _ = fs::remove_dir(&path); // only if nothing is left in it
        } else if !written.contains(&path) {
            _ = fs::remove_file(&path); // harmless if it stays
        }
    }
}
