//! Files, of which a C file has none but standard input, by its name `/dev/stdin`, and what has the
//! numbers of standard input and output.

use crate::std_modules;
use crate::std_names::StdNames;
use anyhow::Result;
use grundy_host::Failure;
use grundy_std_for_c::text::{FS, OS};

/// The names of standard input.
const INPUT: [&str; 3] = ["\"/dev/stdin\"", "\"/dev/fd/0\"", "\"/proc/self/fd/0\""];
/// Makes a file of a number.
const NUMBERED: &str = "from_raw_fd";
/// What does more than read a file.
const WRITE: [&str; 4] = ["File::create", "fs::write", "OpenOptions", "fs::create_dir"];

/// The text with standard input in the place of its files; `None` if it has none.
///
/// # Errors
/// A failed check: it has others.
pub fn replace(text: &str) -> Result<Option<String>> {
    let Some(replaced) = std_modules::replace(text, "fs") else { return Ok(None) };
    let std = StdNames::of(text);
    if std.as_ref().is_some_and(|std| std.only_imports("fs")) {
        return Ok(None);
    }
    if std.as_ref().is_some_and(only_names_files) {
        return Ok(Some(format!("{replaced}\n{FS}")));
    }
    let write = WRITE.iter().find(|name| text.contains(**name));
    if write.is_none() && text.contains(NUMBERED) {
        let replaced = std_modules::replace(&replaced, "os").unwrap_or(replaced);
        return Ok(Some(format!("{replaced}\n{FS}{OS}")));
    }
    if write.is_none() && INPUT.iter().any(|name| text.contains(name)) {
        return Ok(Some(format!("{replaced}\n{FS}")));
    }
    Err(Failure::check(
        format!("`{}` needs a file, which a C file does not have", write.unwrap_or(&"std::fs")),
        "nothing was written; read standard input (`/dev/stdin` is that, too) and write standard output, or submit \
         where Rust is taken: `--emit rust` gives you that file",
    ))
}

/// Whether files have a type, as in a reader of any input, and are never opened.
fn only_names_files(std: &StdNames) -> bool {
    let mut after = std.compact.split("fs::").skip(1);
    !std.compact.contains("File::")
        && std.imported_from("fs").all(|name| ["File", "self"].contains(&name))
        && after.all(|rest| rest.starts_with("File") || rest.starts_with('{'))
}
