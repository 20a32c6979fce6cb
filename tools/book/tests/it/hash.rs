//! The hash beside a listing is the one that a typist gets.

use grundy_book::fingerprint;
use std::fs;
use std::process::Command;

#[test]
fn the_shell_gives_the_same_hash() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("typed.rs");
    for (_, text) in grundy::SOURCES.iter().step_by(7) {
        fs::write(&file, text).unwrap();
        let line = r#"sed 's|//.*||' "$0" | tr -d '[:space:]' | md5sum | cut -c-6"#;
        let output = Command::new("sh").args(["-c", line]).arg(&file).env("LC_ALL", "C").output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), fingerprint(text));
    }
}

#[test]
fn comments_and_white_space_do_not_count() {
    let hash = fingerprint("fn f(a: u32) -> u32 {\n    a + 1 // one more\n}\n");
    assert_eq!(hash, fingerprint("//! A function.\nfn f(a: u32)->u32{\n\ta+1\n}"));
    assert_ne!(hash, fingerprint("fn f(a: u32) -> u32 { a + 2 }"));
    assert_eq!(hash.len(), 6);
}
