//! A brute force, a generator and a checker to be filled in, which `grundy stress` can keep alive.
//! As they are, they fail.

use anyhow::Result;
use grundy_host::Failure;
use std::path::{Path, PathBuf};

/// By extension: brute force, generator and checker.
const ALL: [(&str, [&str; 3]); 3] = [
    (
        "cpp",
        [include_str!("stubs/brute.cpp"), include_str!("stubs/gen.cpp"), include_str!("stubs/check.cpp")],
    ),
    ("py", [include_str!("stubs/brute.py"), include_str!("stubs/gen.py"), include_str!("stubs/check.py")]),
    (
        "rs",
        [
            include_str!("stubs/brute.rs.in"),
            include_str!("stubs/gen.rs.in"),
            include_str!("stubs/check.rs.in"),
        ],
    ),
];
const NAMES: [&str; 3] = ["brute", "gen", "check"];

/// The languages that there are, by extension.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(extension, _)| *extension)
}

/// The brute force and the generator in that language (`py`), or one program (`check.py`), with
/// their paths in a folder.
pub fn of(asked: &str, folder: &Path) -> Result<Vec<(PathBuf, &'static str)>> {
    let (wanted, extension) = match asked.rsplit_once('.') {
        Some((name, extension)) if NAMES.contains(&name) => (vec![name], extension),
        _ => (NAMES[..2].to_vec(), asked),
    };
    let Some((extension, texts)) = ALL.iter().find(|(known, _)| *known == extension) else {
        let known: Vec<String> = extensions().map(|extension| format!("`{extension}`")).collect();
        let message = format!("there is no brute force to fill in for the language `{extension}`");
        let help = format!(
            "choose {}, or one program, like `check.py`; or write folder/brute.{extension} and gen.{extension} \
             yourself, as the help of `stress` says",
            known.join(", ")
        );
        return Err(Failure::misuse(message, help));
    };
    let all = NAMES.iter().zip(texts).filter(|(name, _)| wanted.contains(name));
    Ok(all.map(|(name, text)| (folder.join(format!("{name}.{extension}")), *text)).collect())
}
