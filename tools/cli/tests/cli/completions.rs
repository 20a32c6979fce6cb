//! Completions, as each shell asks for them.

use crate::fixture::{Fixture, HEADER, Said, command};
use std::path::{Path, PathBuf};

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

/// The real checkout.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the program answers a shell of which the last word is to be completed.
fn asked(folder: &Path, shell: &str, words: &[&str]) -> Said {
    let mut command = command(folder);
    command
        .env("COMPLETE", shell)
        .env("_CLAP_IFS", "\n")
        .env("_CLAP_COMPLETE_INDEX", words.len().to_string());
    // fish and PowerShell say by the order which word it is.
    Said::of(command.args(["--", "grundy"]).args(words))
}

/// The values, without what is said about them.
fn values(folder: &Path, shell: &str, words: &[&str]) -> Vec<String> {
    let said = asked(folder, shell, words);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{shell} {words:?}");
    let value = |line: &str| line.split(['\t', ':']).next().unwrap_or_default().to_owned();
    said.stdout.lines().map(value).collect()
}

#[test]
fn every_shell_gets_slugs_templates_and_judges() {
    for shell in SHELLS {
        let values = |words: &[&str]| values(&root(), shell, words);
        assert_eq!(values(&["show", "hdu1846"]), ["hdu1846"], "{shell}");
        assert!(values(&["test", "hdu184"]).contains(&"hdu1848".to_owned()), "{shell}");
        assert_eq!(values(&["snippet", "wyth"]), ["wythoff"], "{shell}");
        assert_eq!(values(&["list", "--template", "NORTH"]), ["northcott"], "{shell}");
        assert_eq!(values(&["bundle", "--judge", "atc"]), ["atcoder"], "{shell}");
        assert_eq!(values(&["judges", "librar"]), ["librarychecker"], "{shell}");
        assert!(values(&["stress", "--begin", ""]).contains(&"py".to_owned()), "{shell}");
        assert_eq!(values(&["sho"]), ["show"], "{shell}");
        assert!(values(&["bundle", "--judg"]).contains(&"--judge".to_owned()), "{shell}");
    }
}

#[test]
fn candidates_say_what_they_are() {
    let said = asked(&root(), "fish", &["show", "hdu1846"]);
    assert_eq!(said.stdout.trim_end(), "hdu1846\tHDU 1846: Brave Game");
    let said = asked(&root(), "zsh", &["snippet", "norc"]);
    assert_eq!(said.stdout, "");
    let said = asked(&root(), "zsh", &["snippet", "northc"]);
    assert!(said.stdout.starts_with("northcott:one piece of each player in a row"), "{}", said.stdout);
}

#[test]
fn a_file_is_completed_beside_the_slugs() {
    let fixture = Fixture::new();
    fixture.problem("toy1", HEADER, "");
    fixture.problem("toy2", "//! no header\n", "");
    fixture.write("total.rs", "");
    assert_eq!(values(fixture.path(), "zsh", &["bundle", "to"]), ["toy1", "total.rs"]);
    assert_eq!(values(fixture.path(), "zsh", &["test", "to"]), ["toy1", "total.rs"]);
    // Elsewhere, what is there counts.
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("today.rs"), "").unwrap();
    assert_eq!(values(folder.path(), "zsh", &["test", "to"]), ["today", "today.rs"]);
    assert_eq!(values(fixture.path(), "zsh", &["new", "to"]), Vec::<String>::new(), "it has to be new");
}

#[test]
fn outside_a_checkout_there_is_no_complaint() {
    let folder = tempfile::tempdir().unwrap();
    let carried: &[&str] = if cfg!(feature = "embedded") { &["hdu1846"] } else { &[] };
    for shell in SHELLS {
        assert_eq!(values(folder.path(), shell, &["show", "hdu1846"]), carried, "{shell}");
        assert_eq!(values(folder.path(), shell, &["judges", "hd"]), ["hdu"], "{shell}");
    }
    let awkward = asked(folder.path(), "bash", &["no such command", "\u{1b}[31m", "x"]);
    assert_eq!(awkward.stderr, "");
}

#[test]
fn the_script_asks_the_program() {
    for shell in SHELLS {
        let said = Said::of(command(&std::env::temp_dir()).args(["completions", shell]));
        assert_eq!((said.code, said.stderr.as_str()), (0, ""));
        assert!(said.stdout.contains("COMPLETE") && said.stdout.contains("grundy"), "{}", said.stdout);
        let own = env!("CARGO_BIN_EXE_grundy");
        assert!(!said.stdout.contains(own), "a local path in the script for {shell}");
    }
    assert_eq!(Said::of(command(&std::env::temp_dir()).args(["completions", "tcsh"])).code, 2);
}

/// Tab, typed into bash itself.
#[cfg(unix)]
#[test]
fn bash_completes_at_the_tab_key() {
    let Ok(mut bash) = rexpect::spawn_bash(Some(120_000)) else {
        return eprintln!("skipped: there is no bash");
    };
    let folder = Path::new(env!("CARGO_BIN_EXE_grundy")).parent().unwrap();
    let path = format!("PATH='{}':\"$PATH\"; cd '{}'", folder.display(), root().display());
    // A loaded machine may be slow, so nothing is typed before the prompt is there.
    for line in [path.as_str(), "bind 'set bell-style none'", "eval \"$(grundy completions bash)\""] {
        bash.execute(line, "").unwrap();
        bash.wait_for_prompt().unwrap();
    }
    bash.send("grundy show wyth\t --json\n").unwrap();
    bash.flush().unwrap();
    bash.exp_string("\"name\": \"wythoff\"").unwrap();
    bash.wait_for_prompt().unwrap();
    bash.send_line("exit").unwrap(); // it would ignore a signal
    bash.exp_eof().unwrap();
}
