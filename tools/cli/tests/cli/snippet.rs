use crate::bundles::old_rustc;
use crate::fixture::{Fixture, Said, grundy};
use crate::proofs::{Facts, Maker, Proofs, version};
use grundy_rust::toolchain::toolchain;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use tempfile::tempdir;

fn run(words: &str) -> Said {
    grundy(Path::new(env!("CARGO_MANIFEST_DIR")), words)
}

/// The snippet file for VS Code.
fn vscode() -> &'static Value {
    static FILE: OnceLock<Value> = OnceLock::new();
    FILE.get_or_init(|| {
        let said = run("snippet --vscode");
        assert_eq!(said.code, 0, "{}", said.stderr);
        serde_json::from_str(&said.stdout).unwrap()
    })
}

/// The text that VS Code inserts: a backslash escapes a `$`, a `}` or another backslash.
fn inserted(snippet: &Value) -> String {
    let lines: Vec<&str> =
        snippet["body"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    let (body, mut text) = (lines.join("\n") + "\n", String::new());
    let mut chars = body.chars().peekable();
    while let Some(c) = chars.next() {
        assert_ne!(c, '$', "a variable of VS Code in:\n{body}");
        let escaped = if c == '\\' { chars.next_if(|next| ['$', '}', '\\'].contains(next)) } else { None };
        text.push(escaped.unwrap_or(c));
    }
    text
}

/// Compiles the text as a library, and returns the compiler's output.
fn errors(rustc: &Path, edition: &str, text: &str) -> String {
    let folder = tempdir().unwrap();
    let file = folder.path().join("snippet.rs");
    fs::write(&file, text).unwrap();
    let mut command = Command::new(rustc);
    command.args([
        "--crate-type",
        "lib",
        "--emit",
        "metadata",
        "--edition",
        edition,
        "-D",
        "warnings",
        "-A",
        "dead_code",
    ]);
    let output = command.arg("--out-dir").arg(folder.path()).arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.success(), said.is_empty(), "{said}");
    said
}

#[test]
fn every_snippet_compiles_alone() {
    let now = toolchain().unwrap().rustc.clone();
    let mut compilers = vec![(now, ["2015", "2018", "2021", "2024"].as_slice())];
    compilers.extend(old_rustc().map(|old| (old, ["2015", "2018", "2021"].as_slice())));
    let versions: String = compilers.iter().map(|(rustc, _)| version(rustc)).collect();
    let snippets: Vec<(&String, String)> =
        vscode().as_object().unwrap().iter().map(|(name, snippet)| (name, inserted(snippet))).collect();
    assert!(snippets.len() > 40);
    for (name, text) in &snippets {
        for foreign in ["rustc_hash::", "bitvec::", "cfg(", "///", "//!", "use grundy"] {
            assert!(!text.contains(foreign), "{name} has `{foreign}`");
        }
    }
    let prove = |(name, text): &(&String, String)| {
        let each =
            compilers.iter().flat_map(|(rustc, editions)| editions.iter().map(move |year| (rustc, year)));
        let errors = each.map(|(rustc, edition)| (errors(rustc, edition, text), rustc, edition));
        let errors = errors.filter(|(errors, ..)| !errors.is_empty());
        errors.map(|(errors, rustc, year)| format!("{name}, {} {year}: {errors}", rustc.display())).collect()
    };
    let text = |(_, text): &(&String, String)| Ok(text.clone());
    let facts = |_: &(&String, String), text: &str| Facts::new(text, &versions);
    let maker = Maker { origin: &text, text: &text, facts: &facts, prove: &prove };
    Proofs::of("snippets").assert_all(&snippets, |(name, _)| name.replace(' ', "-"), &maker);
}

#[test]
fn the_editor_inserts_what_the_command_prints() {
    for template in ["moore", "sg_dfs", "scan", "chomp"] {
        let said = run(&format!("snippet {template}"));
        assert_eq!(said.code, 0, "{}", said.stderr);
        let snippet = &vscode()[format!("grundy {template}")];
        assert_eq!(inserted(snippet), said.stdout);
        assert_eq!(snippet["prefix"], format!("grundy_{template}"));
        assert!(!snippet["description"].as_str().unwrap().is_empty());
    }
}

#[test]
fn a_snippet_in_a_solution() {
    let said = run("snippet sg_dfs");
    let modules: Vec<&str> = said.stdout.lines().filter(|line| line.starts_with("pub mod ")).collect();
    assert_eq!(modules, ["pub mod sg_dfs {", "pub mod fx {", "pub mod mex {"]);
    assert!(
        said.stdout.starts_with("// ") && said.stdout.contains("use crate::mex::Mex;"),
        "{}",
        said.stdout
    );

    let folder = tempdir().unwrap();
    let (file, program) = (folder.path().join("a.rs"), folder.path().join("a"));
    let main = "fn main() { println!(\"{}\", nim::first_player_wins(&[1, 2, 3])); }\n";
    fs::write(&file, main.to_owned() + &run("snippet nim").stdout).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let status = Command::new(rustc).args(["--edition", "2021", "-o"]).arg(&program).arg(&file).status();
    assert!(status.unwrap().success());
    assert_eq!(Command::new(program).output().unwrap().stdout, b"false\n");
}

#[test]
fn misuse() {
    let said = run("snippet nimm");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert!(
        said.stderr.starts_with("error: no template `nimm`\nhelp: did you mean `nim`?"),
        "{}",
        said.stderr
    );
    assert_eq!(run("snippet").code, 2);
    assert_eq!(run("snippet nim --vscode").code, 2);
    let fixture = Fixture::new();
    fixture.write("problems/src/bin/.keep", "");
    fixture.write("src/heaps/nim.rs", "fn {");
    let said = fixture.grundy("snippet nim");
    assert_eq!(said.code, 1);
    assert!(said.stderr.starts_with("error: src/heaps/nim.rs:1:"), "{}", said.stderr);
}

#[test]
fn every_command_has_examples() {
    let help = run("--help").stdout;
    let commands = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    // Lines that are indented further go on with what a command does.
    let named =
        commands.lines().filter_map(|line| line.strip_prefix("  ").filter(|rest| !rest.starts_with(' ')));
    let names: Vec<&str> = named.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 10);
    for name in names.into_iter().filter(|&name| name != "help") {
        let said = run(&format!("{name} --help"));
        let example = said.stdout.split("Examples:\n  ").nth(1).unwrap_or_default();
        let example = example.strip_prefix("cargo ").unwrap_or(example);
        assert!(example.starts_with(&format!("grundy {name}")), "{name}:\n{}", said.stdout);
    }
}
