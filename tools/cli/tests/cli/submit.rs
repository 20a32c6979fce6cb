//! With stand-ins for the clipboard's program and the browser.
#![cfg(unix)]

use crate::fixture::{ECHO, Fixture, HEADER, Said};
use grundy_cli::base::browser;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// A problem of Codeforces, and programs in the place of the user's.
struct Desk {
    fixture: Fixture,
}

impl Desk {
    fn new() -> Desk {
        let fixture = Fixture::new();
        let header =
            HEADER.replace("https://example.org/1", "https://codeforces.com/problemset/problem/1382/B");
        fixture.problem("cf1382b", &header, ECHO);
        fixture.case("cf1382b", "a", "hi\n", "hi\n");
        let desk = Desk { fixture };
        desk.fixture.install("pbcopy", &format!("exec cat > '{}'", desk.copied().display()));
        desk.fixture.install("browser", &format!("echo \"$1\" > '{}'", desk.opened().display()));
        desk
    }

    fn copied(&self) -> PathBuf {
        self.fixture.path().join("copied")
    }

    fn opened(&self) -> PathBuf {
        self.fixture.path().join("opened")
    }

    /// The program that stands for the browser.
    fn opener(&self) -> String {
        self.fixture.path().join("bin/browser").display().to_string()
    }

    fn submit(&self, arguments: &str) -> Said {
        self.submit_with(arguments, &self.opener())
    }

    fn submit_with(&self, arguments: &str, browser: &str) -> Said {
        let path = self.fixture.programs();
        let variables = [("PATH", &*path), ("BROWSER", browser.as_ref())];
        self.fixture.grundy_with(&format!("submit {arguments}"), &variables)
    }
}

/// What a program writes, which may take it a moment.
fn written(path: &Path) -> String {
    let start = Instant::now();
    loop {
        match fs::read_to_string(path) {
            Ok(text) if text.ends_with('\n') => return text,
            _ => assert!(start.elapsed() < Duration::from_secs(60), "{}", path.display()),
        }
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_file_is_on_the_clipboard_and_the_page_is_open() {
    let desk = Desk::new();
    let said = desk.submit("cf1382b");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("choose Rust 2021 (id 75)"), "{}", said.stdout);
    assert_eq!(fs::read_to_string(desk.copied()).unwrap(), desk.fixture.grundy("bundle cf1382b").stdout);
    assert_eq!(written(&desk.opened()), "https://codeforces.com/contest/1382/submit/B\n");
}

#[test]
fn a_script_gets_json_and_no_browser() {
    let desk = Desk::new();
    let said = desk.submit("cf1382b --no-open --json --edition 2024");
    let object: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!((&object["choose"], &object["language_id"]), (&"Rust 2024".into(), &"98".into()));
    assert_eq!(object["submit"], "https://codeforces.com/contest/1382/submit/B");
    assert!(!desk.opened().exists());
}

#[test]
fn another_language_is_handed_over_as_it_is() {
    let desk = Desk::new();
    let text = "# - **Source**: <https://codeforces.com/problemset/problem/1382/B>\nprint(input())\n";
    desk.fixture.write("problems/echo.py", text);
    desk.fixture.write("problems/echo/a.in", "hi\n");
    desk.fixture.write("problems/echo/a.out", "hi\n");
    let said = desk.submit("echo.py");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains(" bytes, right on 1 sample; for Codeforces"), "{}", said.stdout);
    assert_eq!(fs::read_to_string(desk.copied()).unwrap(), text);
    assert_eq!(written(&desk.opened()), "https://codeforces.com/contest/1382/submit/B\n");

    fs::remove_file(desk.copied()).unwrap();
    desk.fixture.write("problems/echo/b.in", "hi\n");
    desk.fixture.write("problems/echo/b.out", "ho\n");
    let said = desk.submit("echo.py");
    assert!(said.code == 1 && said.stderr.contains("it fails on b: WA: "), "{}", said.stderr);
    assert_eq!(desk.submit("echo.py --minify").code, 2);
    assert!(!desk.copied().exists());
}

/// Then the file itself is there to paste.
#[test]
fn another_language_needs_no_clipboard() {
    let desk = Desk::new();
    desk.fixture.write("problems/cf1382b.py", "print(input())\n");
    for name in ["pbcopy", "wl-copy", "xclip", "xsel", "clip.exe"] {
        desk.fixture.install(name, "exit 1");
    }
    let path = desk.fixture.programs();
    let browser = desk.fixture.path().join("bin/browser").display().to_string();
    let variables = [("PATH", &*path), ("TERM", "dumb".as_ref()), ("BROWSER", browser.as_ref())];
    let said = desk.fixture.grundy_with("submit cf1382b.py --no-run --judge codeforces", &variables);
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("there is no clipboard: paste cf1382b.py itself"), "{}", said.stdout);
    assert_eq!(written(&desk.opened()), "https://codeforces.com/contest/1382/submit/B\n");
}

#[test]
fn a_judge_gets_no_language_that_it_does_not_take() {
    let desk = Desk::new();
    desk.fixture.write("problems/hdu1001.py", "print(input())\n");
    let said = desk.submit("hdu1001.py --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("HDU takes no Python, only G++, GCC, C++, C, Pascal"), "{}", said.stderr);
    assert!(!desk.copied().exists());
}

#[test]
fn the_variable_browser_as_other_programs_read_it() {
    for form in
        ["nonexistent-browser:BROWSER", "false:BROWSER", "BROWSER --new-window", ":'BROWSER' --new %s"]
    {
        let desk = Desk::new();
        let last = "for word; do last=$word; done; echo \"$last\" > '";
        desk.fixture.install("browser", &format!("{last}{}'", desk.opened().display()));
        let said = desk.submit_with("cf1382b", &form.replace("BROWSER", &desk.opener()));
        assert_eq!(said.code, 0, "{form}: {}", said.stderr);
        assert_eq!(written(&desk.opened()), "https://codeforces.com/contest/1382/submit/B\n", "{form}");
    }
    let said = Desk::new().submit_with("cf1382b", "nonexistent-browser:");
    assert!(said.code == 2 && said.stderr.contains("no browser can be opened"), "{}", said.stderr);
    // An empty variable says nothing: the system's browser it is.
    let desk = Desk::new();
    for opener in ["open", "xdg-open"] {
        desk.fixture.install(opener, &format!("echo \"$1\" > '{}'", desk.opened().display()));
    }
    let said = desk.submit_with("cf1382b", "");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert_eq!(written(&desk.opened()), "https://codeforces.com/contest/1382/submit/B\n");
}

/// A browser that stays is not waited for.
#[test]
fn a_browser_may_end_later() {
    let desk = Desk::new();
    let line = format!("echo \"$1\" > '{}'; exec sleep 1000", desk.opened().display());
    desk.fixture.install("browser", &format!("echo $$ > '{}.id'; {line}", desk.opened().display()));
    let said = desk.submit("cf1382b");
    assert_eq!(said.code, 0, "{}", said.stderr);
    let id = written(&desk.opened().with_extension("id"));
    assert!(Command::new("kill").arg(id.trim_end()).status().unwrap().success());
}

#[test]
fn what_is_not_right_or_has_no_judge_is_not_submitted() {
    let desk = Desk::new();
    desk.fixture.case("cf1382b", "b", "hi\n", "ho\n");
    assert_eq!(desk.submit("cf1382b").code, 1);
    desk.fixture.write("problems/own.rs", ECHO);
    let said = desk.submit("own.rs --no-run");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("the judge of own.rs is not known"), "{}", said.stderr);
    let said = desk.submit("own.rs --no-run --judge codeforces");
    assert!(said.code == 0 && said.stderr.contains("the file names no problem"), "{}", said.stderr);
    assert!(!desk.opened().exists());
    assert_eq!(
        fs::read_to_string(desk.copied()).unwrap().lines().next(),
        Some("// own, one file, by `grundy bundle`")
    );

    desk.fixture.install("browser", "exit 3");
    fs::remove_file(desk.fixture.path().join("inputs/cf1382b/b.out")).unwrap();
    fs::remove_file(desk.fixture.path().join("inputs/cf1382b/b.in")).unwrap();
    let said = desk.submit("cf1382b");
    assert_eq!(said.code, 2, "{}", said.stderr);
    let why = format!("no browser can be opened: `{}` ended with", desk.opener());
    for part in
        ["opening https://codeforces.com", &why, "open https://codeforces.com/contest/1382/submit/B yourself"]
    {
        assert!(said.stderr.contains(part), "{part}: {}", said.stderr);
    }
}

#[test]
fn only_pages_are_opened() {
    for address in ["file:///etc/passwd", "--help", "", "javascript:alert(1)"] {
        assert!(browser::open(address).is_err(), "{address}");
    }
}
