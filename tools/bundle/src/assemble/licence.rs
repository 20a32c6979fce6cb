//! Whether a package's source may become part of a file that is shown to a judge, and what its
//! licence wants to be kept with it.

use anyhow::{Context, Result};
use cargo_metadata::Package;
use spdx::{Expression, LicenseReq};
use std::fs;
use std::path::PathBuf;

/// Licences that allow copies in any file that keeps their text.
const KEEP_TEXT: &[&str] =
    &["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "Unicode-3.0", "Unicode-DFS-2016"];
/// Licences that ask for nothing in a source file, or for nothing at all.
const FREE: &[&str] = &["CC0-1.0", "Unlicense", "0BSD", "MIT-0", "WTFPL", "BSL-1.0"];

type Terms = (Option<(String, String)>, Option<String>);

/// Why the source may not be copied, if so; else what is to be kept with it. A package that comes
/// from no registry is the author's own affair.
///
/// # Errors
/// The licence's text cannot be read.
pub fn copied(package: &Package) -> Result<Terms> {
    if package.source.is_none() {
        return Ok((None, None));
    }
    let text = package.license.clone().unwrap_or_default();
    let name = format!("{} {}", package.name, package.version);
    let Ok(expression) = Expression::parse_mode(&text, spdx::ParseMode::LAX) else {
        return Ok((Some(refusal(&name, "it names no licence that is known")), None));
    };
    let allows = |list: &[&str]| expression.evaluate(|required| list.contains(&id(required).as_str()));
    if allows(FREE) {
        return Ok((None, None));
    }
    if !allows(&[KEEP_TEXT, FREE].concat()) {
        return Ok((Some(refusal(&name, &format!("its licence is {text}"))), None));
    }
    let terms = match file(package, &expression) {
        Some(file) => fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?,
        // The package names it only; that is what it says.
        None => match KEEP_TEXT.iter().find(|id| text.contains(**id)).and_then(|id| spdx::license_id(id)) {
            Some(id) => format!("by {}\n{}", package.authors.join(", "), id.text()),
            None => return Ok((Some(refusal(&name, "it comes without the text of its licence")), None)),
        },
    };
    Ok((None, Some(format!("{name} ({text}):\n{}", terms.trim()))))
}

fn id(required: &LicenseReq) -> String {
    required.license.id().map(|id| id.name.to_owned()).unwrap_or_default()
}

fn refusal(name: &str, why: &str) -> (String, String) {
    let message = format!("the crate {name} may not become part of the file: {why}");
    (message, "do without it, or choose a judge that offers it (`grundy judges`)".to_owned())
}

/// The file with the text, that of the MIT licence if there is a choice: it is short.
fn file(package: &Package, expression: &Expression) -> Option<PathBuf> {
    if let Some(file) = &package.license_file {
        return Some(package.manifest_path.with_file_name(file).into());
    }
    let folder = package.manifest_path.parent()?;
    let mut files: Vec<PathBuf> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        path.is_file() && ["licen", "copying"].iter().any(|start| name.contains(start))
    });
    files.sort();
    let is_mit = |path: &&PathBuf| path.to_string_lossy().to_lowercase().ends_with("mit");
    let wants_mit = expression.requirements().any(|required| id(&required.req) == "MIT");
    files.iter().find(|path| wants_mit && is_mit(path)).or(files.first()).cloned()
}
