//! clippy knows from which version on each function and type of std is stable.

use super::New;
use crate::base::ours::Folder;
use crate::bundle::rustc::{Diagnostic, Rustc};
use crate::bundle::toolchain::toolchain;
use crate::problem::version::Version;
use anyhow::Result;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::ops::Range;

const LINT: &str = "clippy::incompatible_msrv";

/// What std has only since a later version; `None` if clippy is not there or does not say. With
/// the level `-W` a text can allow it, with `--force-warn` it cannot.
pub fn newer(text: &str, version: Version, level: &str, rustc: &Rustc) -> Result<Option<Vec<New>>> {
    let driver = toolchain()?.rustc.with_file_name(format!("clippy-driver{EXE_SUFFIX}"));
    if !driver.exists() {
        return Ok(None);
    }
    let folder = Folder::new()?;
    fs::write(folder.path().join("clippy.toml"), format!("msrv = \"{version}.0\"\n"))?;
    let report = rustc.check_with(
        &driver,
        |command| {
            command.env("CLIPPY_CONF_DIR", folder.path());
            // What cargo sets for clippy, perhaps for this very program.
            command.env_remove("CLIPPY_ARGS").env_remove("CARGO_PKG_RUST_VERSION");
            command.args(["-A", "clippy::all", level, LINT]);
        },
        text,
    );
    Ok(report.ok().filter(|report| report.ok).and_then(|report| {
        let found = report.diagnostics.iter().filter(|diagnostic| diagnostic.code() == LINT);
        found.map(|diagnostic| read(diagnostic, text)).collect()
    }))
}

/// `… but this item is stable since `1.82.0``, or `stable in a `const` context since`.
fn read(diagnostic: &Diagnostic, text: &str) -> Option<New> {
    let (what, since) = diagnostic.message.rsplit_once("since `")?;
    let at = diagnostic.places().next()?;
    let context = if what.contains("`const`") { " in a constant" } else { "" };
    let what = format!("`{}`{context}", name(text, at.clone()));
    Some(New { what, since: Version::read(since.trim_end_matches('`'))?, at })
}

/// The path or the method's name: a place may have the arguments, too.
fn name(text: &str, at: Range<usize>) -> &str {
    text[at].split('(').next().unwrap_or_default().trim()
}
