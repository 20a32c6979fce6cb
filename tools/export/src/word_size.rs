//! Where it matters how wide `usize` and `isize` are: the compiler's MIR says of each operation
//! what it works on, and in which line it stands.

use anyhow::Result;
use grundy_host::temporary::Folder;
use grundy_rust::compiler::{as_at_a_judge, feed};
use grundy_rust::toolchain::toolchain;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::process::Command;

/// What a call works on if its path has one of these.
const CALLS: [&str; 5] = ["::parse::<", "::sum::<", "::product::<", "core::num::<impl ", " as Hash>::hash"];
/// Functions of numbers that do not depend on their width.
const HARMLESS: [&str; 3] = ["::abs_diff", "::min", "::max"];

/// The lines that multiply, add, shift, parse or hash a `usize` or `isize`, or cut a wider number
/// to it, as `LINE: TEXT`. None if the compiler does not tell.
pub fn places(rust: &str, edition: &str) -> Result<Vec<String>> {
    let folder = Folder::new()?;
    let file = folder.path().join("solution.mir");
    let mut rustc = Command::new(&toolchain()?.rustc);
    as_at_a_judge(&mut rustc, folder.path()).env("RUSTC_BOOTSTRAP", "1");
    rustc.args(["-", "--crate-name=solution", "--crate-type=bin", "--edition", edition, "--cap-lints=allow"]);
    rustc.args(["--emit=mir", "-Zmir-include-spans=on", "-Zdump-mir-exclude-alloc-bytes"]);
    rustc.args(["-Cdebug-assertions=no", "-o"]).arg(&file);
    let ok = feed(&mut rustc, rust)?.status.success();
    let mir = if ok { fs::read_to_string(file).unwrap_or_default() } else { String::new() };
    let text: Vec<&str> = rust.lines().collect();
    let place = |line: usize| Some(format!("{line}: {}", text.get(line.checked_sub(1)?)?.trim()));
    Ok(lines(&mir).into_iter().filter_map(place).collect())
}

/// The numbers of those lines.
fn lines(mir: &str) -> BTreeSet<usize> {
    let mut types: HashMap<&str, &str> = HashMap::new();
    let mut found = BTreeSet::new();
    for line in mir.lines() {
        let Some((code, comment)) = line.trim_start().split_once(" // ") else {
            // A function begins: its parameters.
            let parameters = line.split(['(', ',']).filter_map(|part| part.trim().split_once(": "));
            types.extend(parameters.filter(|(name, _)| name.starts_with('_')));
            continue;
        };
        if let Some((name, ty)) = code.strip_prefix("let ").and_then(|code| code.split_once(": ")) {
            types.insert(name.trim_start_matches("mut "), ty.trim_end_matches([';', ' ']));
        } else if let Some((to, operation)) = code.split_once(" = ")
            && matters(to, operation, &types)
        {
            found.extend(line_of(comment));
        }
    }
    found
}

fn matters(to: &str, operation: &str, types: &HashMap<&str, &str>) -> bool {
    let type_of = |place: &str| {
        let local: String =
            place.trim_start_matches(['(', '*']).chars().take_while(|c| is_word(*c)).collect();
        types.get(&*local).copied().unwrap_or_default()
    };
    let is_size = |place: &str| names_size(place) || names_size(type_of(place));
    let Some((name, operands)) = operation.split_once('(') else { return false };
    match name {
        "Mul" | "Shl" => is_size(to),
        // The next index is no larger than what it is an index of.
        "Add" => is_size(to) && !operands.contains("const "),
        _ => {
            let cut = operation.split_once(" as ").filter(|(_, to)| to.ends_with("size (IntToInt);"));
            let is_cut = cut.is_some_and(|(from, _)| {
                let from = from.trim_start_matches("move ").trim_start_matches("copy ");
                ["u64", "i64", "u128", "i128"].contains(&type_of(from))
            });
            is_cut || is_call(operation)
        }
    }
}

fn is_call(operation: &str) -> bool {
    let Some((path, _)) = operation.split_once(") -> ") else { return false };
    if path.contains("Hash>::hash") {
        // The length of a list is hashed, too.
        return names_size(path) || path.starts_with("<[") || path.starts_with("<Vec<");
    }
    let is_operator = ["Add", "Mul", "Shl"].iter().any(|name| path.contains(&format!("size as {name}")));
    is_operator
        || names_size(path)
            && CALLS.iter().any(|call| path.contains(call))
            && !HARMLESS.iter().any(|name| path.contains(name))
}

/// Whether `usize` or `isize` is a word of the text.
fn names_size(text: &str) -> bool {
    text.split(|c| !is_word(c)).any(|word| word == "usize" || word == "isize")
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The line in `scope 1 at <anon>:3:5: 3:10`.
fn line_of(comment: &str) -> Option<usize> {
    let (_, place) = comment.split_once(" at ")?;
    place.rsplit(": ").nth(1)?.rsplit(':').nth(1)?.parse().ok()
}
