//! The notebook as a PDF, printed by a browser without a window.

use anyhow::Result;
use grundy_host::{Failure, Progress, child, temporary};
use std::env;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Its name in the folder of the site.
pub const FILE: &str = "notebook.pdf";

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-pdf-header-footer",
    // Paper has none, and they are most of the file.
    "--disable-pdf-tagging",
];

/// Prints `notebook.html` of a site.
pub fn print(site: &Path) -> Result<()> {
    let site = site.canonicalize()?;
    let (page, file) = (site.join("notebook.html"), site.join(FILE));
    let named = env::var("CHROMIUM").ok();
    let browsers = named.as_deref().map_or(BROWSERS.to_vec(), |browser| vec![browser]);
    let profile = temporary::Folder::new()?;
    let busy = Progress::new("printing the notebook".to_owned());
    let mut reasons = Vec::new();
    for browser in browsers {
        let mut command = Command::new(browser);
        command
            .stderr(Stdio::piped())
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("--print-to-pdf={}", file.display()))
            .arg(format!("file://{}", page.display()));
        match child::output(&mut command, b"") {
            Ok(output) if output.status.success() && file.is_file() => return Ok(()),
            Ok(output) => reasons.push(format!("{browser}: {}", last_words(&output))),
            Err(error) => reasons.push(format!("{browser}: {error}")),
        }
    }
    drop(busy);
    let message = format!("no browser printed the notebook\n  {}", reasons.join("\n  "));
    let help = format!("open {} in any browser and print it, or set CHROMIUM", page.display());
    Err(Failure::check(message, help))
}

/// How it ended, and what it said last: before that it speaks of buses and sandboxes.
fn last_words(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().rfind(|line| !line.trim().is_empty());
    last.map_or_else(|| output.status.to_string(), |last| format!("{}: {last}", output.status))
}
