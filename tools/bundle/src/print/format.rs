//! rustfmt, with the bundle's own settings.

use anyhow::Context;
use grundy_host::{Failure, child::output_within};
use grundy_rust::toolchain::toolchain;
use std::process::{Command, Stdio};

/// Of processor time. It takes one for some 300,000 bytes.
const MOST_SECONDS: u64 = 5;

pub fn format(text: &str, edition: &str) -> anyhow::Result<String> {
    // The one beside the compiler itself: rustup's launcher would look it up each time.
    let beside = toolchain()?.rustc.with_file_name(format!("rustfmt{}", std::env::consts::EXE_SUFFIX));
    let is_there = beside.exists();
    let mut rustfmt = Command::new(if is_there { beside } else { "rustfmt".into() });
    rustfmt.args(["--quiet", "--emit=stdout", "--edition", edition]);
    // Tabs are shorter; a line may be as wide as if each were one column.
    rustfmt.arg("--config=max_width=110,use_small_heuristics=Max,hard_tabs=true,style_edition=2024");
    let output = output_within(rustfmt.stderr(Stdio::piped()), text.as_bytes(), MOST_SECONDS)
        .context("cannot run `rustfmt`")?;
    if output.status.success() {
        return Ok(String::from_utf8(output.stdout)?);
    }
    // What is deeply nested takes it for ever, and in the arguments of macros it calls its own
    // blanks an error. The text is as good without it; whether it compiles is seen later.
    if is_there || output.status.code().is_none() {
        return Ok(text.to_owned());
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(Failure::check(format!("rustfmt fails: {}", message.trim()), "`rustup component add rustfmt`"))
}
