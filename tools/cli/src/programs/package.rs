//! A program of somebody's cargo package, as cargo builds it.

use crate::assemble::Target;
use anyhow::{Context, Result};
use grundy_host::child;
use grundy_host::failure::Failure;
use serde_json::Value;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The executable, made with debug assertions if the judge's flags have them, and the compiler's
/// warnings about the file.
///
/// # Errors
/// It does not compile; what the compiler says.
pub fn build(target: &Target, asserts: bool) -> Result<(PathBuf, Vec<String>)> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--quiet", "--message-format=json", "--manifest-path"]);
    cargo.arg(&target.manifest).args([target.option, &target.name]);
    // As the judge does, whatever the package's profile says.
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3").env("CARGO_PROFILE_RELEASE_PANIC", "unwind");
    let asserts = asserts.to_string();
    cargo.env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", &asserts);
    cargo.env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", &asserts);
    let output = child::output(cargo.stderr(Stdio::piped()), b"").context("cargo cannot be started")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages: Vec<Value> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let executable = messages.iter().rev().find_map(|message| message["executable"].as_str());
    let said = |level: &str| -> Vec<String> {
        let of_level = messages.iter().filter(|message| message["message"]["level"] == level);
        of_level.filter_map(|message| message["message"]["rendered"].as_str()).map(str::to_owned).collect()
    };
    match executable {
        Some(executable) if output.status.success() => {
            let here = messages.iter().filter(|message| {
                let source = message["target"]["src_path"].as_str().unwrap_or_default();
                message["message"]["level"] == "warning" && Path::new(source) == target.source
            });
            let shown = here.filter(|message| !is_left_out(&message["message"]["code"]["code"]));
            let rendered = shown.filter_map(|message| message["message"]["rendered"].as_str());
            Ok((PathBuf::from(executable), rendered.map(str::to_owned).collect()))
        }
        _ => {
            let errors = said("error").concat();
            let errors =
                if errors.is_empty() { String::from_utf8_lossy(&output.stderr).into_owned() } else { errors };
            let message = format!("the solution does not compile\n{}", errors.trim_end());
            Err(Failure::check(
                message,
                "nothing was written; fix the package until `cargo build` accepts it",
            ))
        }
    }
}

/// Whether a lint is about what a bundle leaves out anyway.
fn is_left_out(code: &Value) -> bool {
    matches!(code.as_str(), None | Some("dead_code" | "unused_imports" | "unused_macros"))
}
