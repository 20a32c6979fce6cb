//! `grundy book`: what it serves, and that it notices changes; a notebook that is not printed.

use crate::fixture;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Ends with the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// A checkout whose documents can be changed.
fn checkout() -> TempDir {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
    let checkout = tempfile::tempdir().unwrap();
    for name in ["Cargo.toml", "src", "problems", "inputs", "tests"] {
        symlink(root.join(name), checkout.path().join(name)).unwrap();
    }
    fs::create_dir(checkout.path().join("docs")).unwrap();
    for entry in
        fs::read_dir(root.join("docs")).unwrap().map(Result::unwrap).filter(|one| one.path().is_file())
    {
        fs::copy(entry.path(), checkout.path().join("docs").join(entry.file_name())).unwrap();
    }
    checkout
}

#[test]
fn why_no_browser_prints_the_notebook() {
    let checkout = checkout();
    let browser = checkout.path().join("browser");
    fs::write(&browser, "#!/bin/sh\necho no bus >&2\necho the disk is full >&2\nexit 3\n").unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    let variables = [("CHROMIUM", browser.as_os_str())];
    let said = fixture::said(checkout.path(), "book --kept --no-programs --notebook -o site", &variables);
    assert_eq!(said.code, 1, "{}", said.stderr);
    let why = format!("{}: exit status: 3: the disk is full\n", browser.display());
    assert!(said.stderr.contains(&why), "{}", said.stderr);
}

#[test]
fn the_site_is_served_and_made_again_when_a_source_changes() {
    let checkout = checkout();
    let mut command = fixture::command(checkout.path());
    command.args(["book", "--serve", "--kept", "--no-programs", "--port", "0"]).stdout(Stdio::piped());
    let mut server = Server(command.spawn().unwrap());
    let mut address = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut address).unwrap();
    let address = address.trim().strip_prefix("http://").unwrap().trim_end_matches('/').to_owned();

    let front = get(&address, "/");
    assert!(
        front.starts_with("HTTP/1.1 200 ") && front.contains("Content-Type: text/html; charset=utf-8\r\n")
    );
    assert!(get(&address, "/assets/page.js").contains("Content-Type: text/javascript"));
    assert!(get(&address, "/../Cargo.toml").starts_with("HTTP/1.1 404 "));
    let page = checkout.path().join("docs/glossary.md");
    let text = fs::read_to_string(&page).unwrap();
    assert!(!get(&address, "/docs/glossary.html").contains("a word that is new"));
    fs::write(&page, text + "\na word that is new\n").unwrap();
    let start = Instant::now();
    while !get(&address, "/docs/glossary.html").contains("a word that is new") {
        assert!(start.elapsed() < Duration::from_secs(300), "the page stays as it was");
        thread::sleep(Duration::from_millis(50));
    }
}

/// The whole answer.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}
