//! Does a bundle compile on the judge's system, if that is another one?

use crate::request::{Emit, Request};
use crate::rustc::Rustc;
use crate::system::System;
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::tokens::names;
use std::collections::BTreeSet;

/// Modules of `std::os` that only Unix has.
const MODULES: [&str; 3] = ["fd", "linux", "unix"];

/// What only the C library of Unix has, of what programs for judges declare.
const FUNCTIONS: [&str; 11] = [
    "fread_unlocked",
    "fstat",
    "fwrite_unlocked",
    "getchar_unlocked",
    "getrlimit",
    "madvise",
    "mmap",
    "munmap",
    "putchar_unlocked",
    "setrlimit",
    "syscall",
];

/// What is not known of a bundle on the judge's system: a remark.
///
/// # Errors
/// A failed check if the bundle does not compile there.
pub fn check(text: &str, request: &Request, rustc: &Rustc) -> Result<Option<String>> {
    let here = System::named(std::env::consts::OS);
    let is_other = |system: &System| Some(*system) != here && request.emit == Emit::Rust;
    let Some(system) = request.target.system.filter(is_other) else { return Ok(None) };
    let runs = format!("{} runs on {}", request.rules.title, system.title());
    let help = || {
        let name = system.title().to_lowercase();
        format!("nothing was written; `#[cfg({name})]` and `#[cfg(not({name}))]` let it do otherwise there")
    };
    let is_compiled = match compiled(text, system, rustc)? {
        Some(Err(errors)) => {
            let message = format!("{runs}, where the bundle does not compile\n{errors}");
            return Err(Failure::check(message, help()));
        }
        compiled => compiled.is_some(),
    };
    let conditions = rustc.conditions_elsewhere(text)?;
    if conditions.is_empty() {
        let missing = if system == System::Windows { of_unix(text) } else { BTreeSet::new() };
        if missing.is_empty() {
            return Ok(None);
        }
        let all = Vec::from_iter(missing).join(" and no ");
        return Err(Failure::check(format!("{runs}, which has no {all}"), help()));
    }
    let all: BTreeSet<String> =
        conditions.into_iter().map(|(condition, _)| format!("`cfg({})`", &text[condition.place])).collect();
    let all = Vec::from_iter(all).join(", ");
    let how = if is_compiled {
        "was compiled but not run".to_owned()
    } else {
        let machine = system.machines().last().expect("each system has one");
        format!("was neither compiled nor run (`rustup target add {machine}` lets it be compiled)")
    };
    Ok(Some(format!("{runs}: what {all} changes there {how}")))
}

/// Whether a text compiles there, or why not; `None` if that cannot be found out here.
fn compiled(text: &str, system: System, rustc: &Rustc) -> Result<Option<Result<(), String>>> {
    // The crates of a judge are built for this machine.
    if rustc.has_crates() {
        return Ok(None);
    }
    for machine in system.machines() {
        let Some(report) = rustc.check_for(machine, text)? else { continue };
        // Whether it compiles here the proof finds out.
        let is_fault = !report.ok && rustc.check(text, &[])?.ok;
        return Ok(Some(if is_fault { Err(report.rendered().trim_end().to_owned()) } else { Ok(()) }));
    }
    Ok(None)
}

/// What a text names that only Unix has.
fn of_unix(text: &str) -> BTreeSet<String> {
    let names = text.parse().map(names).unwrap_or_default();
    let has_extern = names.iter().any(|name| name == "extern");
    let pairs = names.windows(2).filter_map(|pair| match (pair[0].as_str(), pair[1].as_str()) {
        ("os", module) if MODULES.contains(&module) => Some(format!("`std::os::{module}`")),
        ("fn", function) if has_extern && FUNCTIONS.contains(&function) => Some(format!("`{function}`")),
        _ => None,
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_unix_has() {
        let of_unix = |text: &str| Vec::from_iter(of_unix(text)).join(" ");
        assert_eq!(of_unix("use std::os::fd::FromRawFd; fn main() {}"), "`std::os::fd`");
        assert_eq!(of_unix("use std::{io, os::{unix::io::FromRawFd}};"), "`std::os::unix`");
        assert_eq!(of_unix("extern \"C\" { fn mmap(); fn getchar() -> i32; }"), "`mmap`");
        assert_eq!(of_unix("fn mmap() {} fn main() { let fd = os; }"), "");
    }
}
