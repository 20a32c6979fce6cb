//! The error for a text that does not compile: what the compiler says, and what to do about it.

use super::Rustc;
use crate::crates::missing;
use grundy_host::{Failure, called};
use grundy_rust::messages::{Diagnostic, Report};

/// What to do about most errors.
pub const FIX: &str =
    "nothing was written; fix the file until rustc has no complaint (`#[allow(…)]` is respected)";

/// Whether an error is that only a nightly compiler takes something.
pub fn is_nightly(error: &Diagnostic) -> bool {
    ["E0554", "E0658", "E0725"].contains(&error.code())
}

/// What to do about that; `place` is empty, or says where it is.
pub fn help_for_nightly(place: &str) -> String {
    format!("that is nightly Rust{place}, but judges have stable Rust: write it without that feature")
}

impl Rustc {
    /// The error for a text that is called `what`.
    pub fn refusal(&self, what: &str, report: &Report) -> anyhow::Error {
        let has =
            |codes: &[&str]| report.diagnostics.iter().any(|diagnostic| codes.contains(&diagnostic.code()));
        let help = if report.diagnostics.iter().any(is_nightly) {
            help_for_nightly("")
        } else if has(&["E0583"]) {
            "put that file there: it becomes part of the bundle".to_owned()
        } else if report.rendered().contains("cannot resolve relative path") {
            "a macro gives `include_str!` or the like its path, so grundy cannot tell which file becomes part of \
             the bundle: write the path there itself"
                .to_owned()
        } else if has(&["E0432", "E0433", "E0463"]) {
            self.help_for_missing(report)
        } else {
            FIX.to_owned()
        };
        let message = format!("the {what} does not compile\n{}", report.rendered().trim_end());
        Failure::check(message, help)
    }

    /// What to do about a name that the compiler misses.
    fn help_for_missing(&self, report: &Report) -> String {
        let mut texts = report.diagnostics.iter().flat_map(Diagnostic::texts);
        if let Some(name) = texts.find_map(missing_template) {
            return format!("grundy has no template `{name}`: `{} find WORDS` searches", called());
        }
        let name = report.diagnostics.iter().flat_map(Diagnostic::texts).find_map(missing);
        let Some(name) = name else {
            return format!("a name is missing; if it is a crate: {}", self.target.offer);
        };
        // The compiler proposes to import it.
        if report.rendered().contains(&format!("crate::{name}")) {
            return format!(
                "`{name}` is a part of the bundle, but not known there: let no macro make the module in which it is \
                 named, or name it outside"
            );
        }
        let otherwise = "as a dependency of a cargo package it becomes part of the file";
        format!("`{name}` is not a crate that can be used here: {}; {otherwise}", self.target.offer)
    }
}

/// The template that is named in a text, but does not exist, if a message is about that.
fn missing_template(message: &str) -> Option<&str> {
    let (before, after) = message.strip_suffix("` in `grundy`")?.rsplit_once('`')?;
    ["could not find ", "no "].contains(&before).then_some(after)
}
