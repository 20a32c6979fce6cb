//! A brute force and a generator to be filled in, which `grundy stress` can keep alive. As they
//! are, they fail.

use anyhow::Result;
use grundy_host::Failure;
use std::path::{Path, PathBuf};

/// By extension: brute force and generator.
const ALL: [(&str, [&str; 2]); 3] = [
    ("cpp", [include_str!("stubs/brute.cpp"), include_str!("stubs/gen.cpp")]),
    ("py", [include_str!("stubs/brute.py"), include_str!("stubs/gen.py")]),
    ("rs", [include_str!("stubs/brute.rs.in"), include_str!("stubs/gen.rs.in")]),
];

/// The brute force and the generator in that language, with their paths in a folder.
pub fn of(extension: &str, folder: &Path) -> Result<[(PathBuf, &'static str); 2]> {
    let Some((extension, [brute, generator])) = ALL.iter().find(|(known, _)| *known == extension) else {
        let known: Vec<String> = ALL.iter().map(|(extension, _)| format!("`{extension}`")).collect();
        let message = format!("there is no brute force to fill in for the language `{extension}`");
        let help = format!(
            "choose {}; or write folder/brute.{extension} and gen.{extension} yourself, as the help of `stress` says",
            known.join(", ")
        );
        return Err(Failure::misuse(message, help));
    };
    let path = |name: &str| folder.join(format!("{name}.{extension}"));
    Ok([(path("brute"), brute), (path("gen"), generator)])
}
