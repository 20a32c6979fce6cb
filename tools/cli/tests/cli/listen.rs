use crate::fixture::{Fixture, HEADER};
use crate::new::brave_game;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// `grundy listen` in a repository one folder below the temporary one.
struct Listener {
    fixture: Fixture,
    child: Child,
    stdout: BufReader<std::process::ChildStdout>,
    port: u16,
}

impl Listener {
    fn start() -> Listener {
        let fixture = Fixture::new();
        fixture.problem("toy1", HEADER, "fn main() {}");
        for folder in ["a/b/repository/problems/src/bin", "a/b/repository/src"] {
            fs::create_dir_all(fixture.path().join(folder)).unwrap();
        }
        for repository in ["", "a/b/repository"] {
            fs::write(fixture.path().join(repository).join("src/lib.rs"), "").unwrap();
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        command.args(["listen", "--port", "0"]).current_dir(fixture.path().join("a/b/repository"));
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let address = line.split_whitespace().nth(2).unwrap();
        let port = address.strip_prefix("http://127.0.0.1:").unwrap().parse().unwrap();
        Listener { fixture, child, stdout, port }
    }

    /// Sends bytes, and returns the status of the answer.
    fn send(&self, bytes: &[u8]) -> u16 {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream.set_write_timeout(Some(Duration::from_secs(60))).unwrap();
        _ = stream.write_all(bytes); // the listener may answer and close before it has read all
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).unwrap();
        line.split_whitespace().nth(1).unwrap_or_else(|| panic!("no status: {line:?}")).parse().unwrap()
    }

    fn post(&self, body: &[u8]) -> u16 {
        self.send(&[request("POST", "localhost", "application/json", body.len()).as_bytes(), body].concat())
    }

    fn post_task(&self, task: &Value) -> u16 {
        self.post(task.to_string().as_bytes())
    }

    /// Waits for the listener to end, and returns its exit code and output.
    fn end(mut self) -> (i32, String, Fixture) {
        let mut text = String::new();
        self.stdout.read_to_string(&mut text).unwrap();
        (self.child.wait().unwrap().code().unwrap(), text, self.fixture)
    }
}

fn request(method: &str, host: &str, kind: &str, length: usize) -> String {
    format!(
        "{method} / HTTP/1.1\r\nHost: {host}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )
}

/// All files in a folder and its subfolders.
fn files(folder: &Path) -> BTreeSet<PathBuf> {
    let mut files = BTreeSet::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            files.insert(path);
        }
    }
    files
}

#[test]
fn one_task() {
    let listener = Listener::start();
    assert_eq!(listener.post_task(&brave_game()), 201);
    let (code, text, fixture) = listener.end();
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("Brave Game (1 of 1)\nproblems/src/bin/hdu1846.rs\n"), "{text}");
    let input = fixture.path().join("a/b/repository/inputs/hdu1846/sample.in");
    assert_eq!(fs::read_to_string(input).unwrap(), "1\n23 2\n");
}

#[test]
fn a_batch_ends_with_its_last_task() {
    let listener = Listener::start();
    listener.fixture.write("a/b/repository/inputs/cf13823/sample.in", "mine");
    let task = |id: u32, batch: &str| {
        let mut task = brave_game();
        task["url"] = json!(format!("https://codeforces.com/contest/1382/problem/{id}"));
        task["batch"] = json!({ "id": batch, "size": 3 });
        task
    };
    assert_eq!(listener.post_task(&task(1, "a")), 201);
    assert_eq!(listener.post_task(&task(9, "b")), 409, "of another batch");
    assert_eq!(listener.post_task(&task(1, "a")), 409, "sent again: not the second of three");
    assert_eq!(listener.post_task(&task(3, "a")), 409, "its files exist");
    assert_eq!(listener.post_task(&task(2, "a")), 201);
    let (code, text, fixture) = listener.end();
    assert_eq!(code, 1, "{text}");
    let slugs = ["cf13821", "cf13822", "cf13829"];
    let there = slugs.map(|slug| fixture.path().join(format!("a/b/repository/inputs/{slug}")).exists());
    assert_eq!(there, [true, true, false]);
}

#[test]
fn bad_requests_are_refused_and_the_listener_goes_on() {
    let listener = Listener::start();
    let before = files(listener.fixture.path());
    let good = brave_game().to_string();
    let full = |head: String, body: &str| [head.as_bytes(), body.as_bytes()].concat();
    for body in ["", "not JSON", "{}", "[1]", "null", "{\"name\":", "\u{0}", &"[".repeat(100_000)] {
        assert_eq!(listener.post(body.as_bytes()), 400, "{:?}", &body[..body.len().min(20)]);
    }
    assert_eq!(listener.post(b"\xff\xfe{}"), 400);
    assert_eq!(listener.post(&vec![b' '; (4 << 20) + 1]), 413);
    let head = request("POST", "localhost", "application/json", usize::MAX / 2);
    let claimed = TcpStream::connect(("127.0.0.1", listener.port)).unwrap();
    claimed.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    (&claimed).write_all(head.as_bytes()).unwrap(); // and nothing more, ever
    let mut line = String::new();
    BufReader::new(&claimed).read_line(&mut line).unwrap();
    assert!(line.contains(" 413 "), "{line:?}");
    let chunk = format!("100000\r\n{}\r\n", " ".repeat(1 << 20)).repeat(5);
    let chunked = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    assert_eq!(listener.send(format!("{chunked}{chunk}0\r\n\r\n").as_bytes()), 413);
    let length = good.len();
    assert_eq!(listener.send(&full(request("GET", "localhost", "application/json", 0), "")), 405);
    assert_eq!(listener.send(&full(request("OPTIONS", "localhost", "application/json", 0), "")), 405);
    assert_eq!(
        listener.send(&full(request("POST", "evil.example:80", "application/json", length), &good)),
        403
    );
    assert_eq!(listener.send(&full(request("POST", "localhost", "text/plain", length), &good)), 415);
    let page = request("POST", "localhost\r\nOrigin: https://evil.example", "application/json", length);
    assert_eq!(listener.send(&full(page, &good)), 403);
    let stalled = TcpStream::connect(("127.0.0.1", listener.port)).unwrap();
    (&stalled).write_all(request("POST", "localhost", "application/json", 1000).as_bytes()).unwrap();
    assert_eq!(files(listener.fixture.path()), before);
    assert_eq!(listener.post(good.as_bytes()), 201);
    assert_eq!(listener.end().0, 0);
}

#[test]
fn a_hostile_task_stays_inside() {
    let hostile = [
        "../../x",
        "/tmp/grundy_x",
        "..\\..\\x",
        "a\u{0}b",
        "C:\\x",
        "~/x",
        "x\n//! # y\n#![feature(x)]",
        "$(x)",
        "…",
        "\u{202e}x",
    ];
    for (name, url) in hostile.iter().flat_map(|name| {
        let query =
            format!("https://acm.hdu.edu.cn/showproblem.php?pid={}", name.replace(char::is_whitespace, ""));
        [(name, "https://example.org/".to_owned()), (name, query), (name, format!("https://{name}/"))]
    }) {
        let listener = Listener::start();
        let mut task = brave_game();
        task["name"] = json!(name);
        task["group"] = json!(name);
        task["url"] = json!(url);
        let before = files(listener.fixture.path());
        let status = listener.post_task(&task);
        assert!(status == 201 || status == 400, "{name:?} {url:?}: {status}");
        if status == 400 {
            assert_eq!(files(listener.fixture.path()), before);
            assert_eq!(listener.post_task(&brave_game()), 201);
        }
        let (code, text, fixture) = listener.end();
        assert_eq!(code, 0, "{text}");
        let root = fixture.path().join("a/b/repository");
        for file in files(fixture.path()).difference(&before) {
            let inside = ["problems/src/bin", "inputs", "tests/oracle/src/problem"];
            assert!(inside.iter().any(|folder| file.starts_with(root.join(folder))), "{}", file.display());
            let text = fs::read_to_string(file).unwrap();
            let bad = text.contains(['\0', '\u{202e}']) || text.contains("\n#![");
            assert!(!bad, "{}: {text}", file.display());
        }
        for file in files(&root.join("problems")) {
            let text = fs::read_to_string(&file).unwrap();
            let header = text.lines().take_while(|line| !line.is_empty());
            assert!(header.clone().all(|line| line.starts_with("//!")) && header.count() == 6, "{text}");
        }
    }
}

#[test]
fn a_port_that_is_taken() {
    let listener = Listener::start();
    let said = listener.fixture.grundy(&format!("listen --port {}", listener.port));
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("cannot listen on 127.0.0.1:"), "{}", said.stderr);
    assert!(said.stderr.contains("help: another listener may be running"), "{}", said.stderr);
    assert_eq!(listener.post_task(&brave_game()), 201);
    assert_eq!(listener.end().0, 0);
}
