use std::process::{Command, Output};

/// Runs `cargo oj` with these words.
pub fn oj(words: &str) -> Output {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--package", "oj", "--"]).args(words.split(' '));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo can be started")
}

/// Built with overflow checks. Fails, too, where a problem lacks samples or a folder of samples lacks its problem.
#[test]
fn every_problem_passes_its_samples() {
    let output = oj("test --debug");
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "cargo oj test --debug:\n{stdout}\n{stderr}");
}
