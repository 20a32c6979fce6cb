//! Whether a package's source may become part of a file that is shown to a judge, and what its
//! licence wants to be kept with it.

use super::library::{Notice, Refusal};
use super::metadata::Package;
use anyhow::{Context, Result};
use spdx::{Expression, LicenseReq};
use std::fs;
use std::path::PathBuf;

/// Licences that allow copies in any file that keeps their text, and those texts: the crate `spdx`
/// has them, too, but only together with 600 others (6 MB).
const KEEP_TEXT: [(&str, &str); 8] = [
    ("MIT", include_str!("licences/MIT.txt")),
    ("Apache-2.0", include_str!("licences/Apache-2.0.txt")),
    ("BSD-2-Clause", include_str!("licences/BSD-2-Clause.txt")),
    ("BSD-3-Clause", include_str!("licences/BSD-3-Clause.txt")),
    ("ISC", include_str!("licences/ISC.txt")),
    ("Zlib", include_str!("licences/Zlib.txt")),
    ("Unicode-3.0", include_str!("licences/Unicode-3.0.txt")),
    ("Unicode-DFS-2016", include_str!("licences/Unicode-DFS-2016.txt")),
];
/// Licences that ask for nothing in a source file, or for nothing at all.
const FREE: &[&str] = &["CC0-1.0", "Unlicense", "0BSD", "MIT-0", "WTFPL", "BSL-1.0"];

type Terms = (Option<Refusal>, Option<Notice>);

/// Why the source may not be copied, if so; else what is to be kept with it. A package that comes
/// from no registry is the author's own affair.
pub fn copied(package: &Package) -> Result<Terms> {
    if package.source.is_none() {
        return Ok((None, None));
    }
    let text = package.license.clone().unwrap_or_default();
    let name = format!("{} {}", package.name, package.version);
    let Ok(expression) = Expression::parse_mode(&text, spdx::ParseMode::LAX) else {
        return Ok((Some(refusal(&name, "it names no licence that is known")), None));
    };
    let is_free = |id: &str| FREE.contains(&id);
    let keeps_text = |id: &str| KEEP_TEXT.iter().any(|(known, _)| *known == id);
    if expression.evaluate(|required| is_free(&id(required))) {
        return Ok((None, None));
    }
    if !expression.evaluate(|required| is_free(&id(required)) || keeps_text(&id(required))) {
        return Ok((Some(refusal(&name, &format!("its licence is {text}"))), None));
    }
    let terms = match file(package, &expression) {
        Some(file) => fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?,
        // The package names it only; that is what it says.
        None => match KEEP_TEXT.iter().find(|(id, _)| text.contains(id)) {
            Some((_, terms)) => format!("by {}\n{terms}", package.authors.join(", ")),
            None => return Ok((Some(refusal(&name, "it comes without the text of its licence")), None)),
        },
    };
    Ok((None, Some(Notice { title: format!("{name} ({text})"), terms: terms.trim().to_owned() })))
}

fn id(required: &LicenseReq) -> String {
    required.license.id().map(|id| id.name.to_owned()).unwrap_or_default()
}

fn refusal(name: &str, why: &str) -> Refusal {
    Refusal::new(format!("the crate {name} may not become part of the file: {why}"), None)
}

/// The file with the text, that of the MIT licence if there is a choice: it is short.
fn file(package: &Package, expression: &Expression) -> Option<PathBuf> {
    if let Some(file) = &package.license_file {
        return Some(package.manifest_path.with_file_name(file));
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
