//! Judges that run on another system than this one: Codeforces on Windows.

use crate::fixture::{Said, grundy, write_file};
use std::fmt::Write as _;
use std::path::Path;
use tempfile::TempDir;

/// Bundles a file, unproven.
fn bundle(folder: &Path, words: &str) -> Said {
    let said = grundy(folder, &format!("bundle --no-run {words}"));
    assert_eq!(said.code, 0, "{words}: {}", said.stderr);
    said
}

const LIBRARY: &str = "pub trait Ends { fn end(&self) -> u32; fn other(&self) -> u32; }\n\
    pub struct Line;\n\
    impl Ends for Line {\n    fn end(&self) -> u32 { 1 }\n    fn other(&self) -> u32 { helper(3) }\n}\n\
    #[cfg(windows)]\npub fn platform() -> u32 { on_windows() + Line.other() }\n\
    #[cfg(not(windows))]\npub fn platform() -> u32 { 1 }\n\
    fn on_windows() -> u32 { 1 }\n\
    fn on_no_system() -> u32 { 1 }\n\
    fn helper(n: u32) -> u32 { n + 1 }\n";

/// What runs only there is not compiled here, so no report says what it needs: neither of a small
/// library nor of a large one, of which only what runs is kept.
#[cfg(not(windows))]
#[test]
fn code_for_the_judges_system_is_kept() {
    for idle in [0, 1500] {
        let folder = TempDir::new().unwrap();
        let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
        let mut library = LIBRARY.to_owned();
        for i in 0..idle {
            writeln!(library, "pub fn idle_{i}(a: u64, b: u64) -> u64 {{ a.wrapping_mul({i}) ^ b.rotate_left({i}) % 1000003 }}")
                .unwrap();
        }
        write(
            "Cargo.toml",
            "[package]\nname = \"mine\"\nedition = \"2021\"\n[dependencies]\nends = { path = \"ends\" }\n",
        );
        write("ends/Cargo.toml", "[package]\nname = \"ends\"\nedition = \"2021\"\n");
        write("ends/src/lib.rs", &library);
        write(
            "src/main.rs",
            "use ends::Ends; fn main() { println!(\"{}\", ends::platform() + ends::Line.end()); }\n",
        );
        // What is remembered of a judge with the same compiler and flags is not for this one.
        bundle(folder.path(), "src/main.rs --judge kattis");
        let made = bundle(folder.path(), "src/main.rs --judge codeforces");
        for kept in ["fn on_windows", "fn other", "fn helper"] {
            assert!(made.stdout.contains(kept), "{kept}: {}", made.stdout);
        }
        assert!(!made.stdout.contains("on_no_system"), "{}", made.stdout);
        assert!(
            made.stderr.contains(
                "Codeforces runs on Windows: what `cfg(not(windows))`, `cfg(windows)` changes there was"
            ),
            "{}",
            made.stderr
        );
        let made = bundle(folder.path(), "src/main.rs --judge atcoder");
        if cfg!(target_os = "linux") {
            assert!(!made.stdout.contains("fn helper"), "{}", made.stdout);
            assert!(!made.stderr.contains("runs on"), "{}", made.stderr);
        }
    }
}

#[cfg(unix)]
#[test]
fn what_only_unix_has() {
    let folder = TempDir::new().unwrap();
    let write = |text: &str| write_file(&folder.path().join("mine.rs"), text);
    let programs = [
        "use std::{fs::File, io::Read, os::fd::FromRawFd};\nfn main() { let mut s = String::new(); \
         unsafe { File::from_raw_fd(0) }.read_to_string(&mut s).unwrap(); println!(\"{}\", s.len()); }\n",
        "extern \"C\" { fn getchar_unlocked() -> i32; }\nfn main() { println!(\"{}\", unsafe { getchar_unlocked() }); }\n",
    ];
    for text in programs {
        write(text);
        let refused = grundy(folder.path(), "bundle mine.rs --no-run --judge codeforces");
        assert_eq!((refused.code, &*refused.stdout), (1, ""));
        assert!(refused.stderr.contains("Codeforces runs on Windows, w"), "{}", refused.stderr);
        assert!(refused.stderr.contains("`#[cfg(windows)]`"), "{}", refused.stderr);
        bundle(folder.path(), "mine.rs --judge kattis");
        bundle(folder.path(), "mine.rs");
    }
    // With another way for Windows it is taken, and said.
    write(
        "#[cfg(unix)] extern \"C\" { fn getchar_unlocked() -> i32; }\n#[cfg(unix)] fn get() -> i32 { unsafe { getchar_unlocked() } }\n\
         #[cfg(windows)] extern \"C\" { fn getchar() -> i32; }\n#[cfg(windows)] fn get() -> i32 { unsafe { getchar() } }\n\
         fn main() { println!(\"{}\", get()); }\n",
    );
    let made = bundle(folder.path(), "mine.rs --judge codeforces");
    assert!(
        made.stdout.contains("fn getchar()") && made.stdout.contains("fn getchar_unlocked()"),
        "{}",
        made.stdout
    );
    assert!(made.stderr.contains("Codeforces runs on Windows: what"), "{}", made.stderr);
}
