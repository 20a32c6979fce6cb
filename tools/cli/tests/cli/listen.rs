use crate::fixture::{self, Fixture, HEADER, until};
use crate::new::brave_game;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// `grundy listen` in a repository one folder below the temporary one.
struct Listener {
    fixture: Fixture,
    child: Child,
    stdout: BufReader<std::process::ChildStdout>,
    stderr: JoinHandle<String>,
    /// The last one, if there are several.
    port: u16,
}

/// What a listener said until it ended.
struct End {
    code: i32,
    stdout: String,
    stderr: String,
    fixture: Fixture,
}

const REPOSITORY: &str = "a/b/repository";

/// A repository below a folder that looks like one.
fn repository() -> Fixture {
    let fixture = Fixture::new();
    fixture.problem("toy1", HEADER, "fn main() {}");
    for folder in ["problems/src/bin", "src"] {
        fs::create_dir_all(fixture.path().join(REPOSITORY).join(folder)).unwrap();
    }
    for repository in ["", REPOSITORY] {
        fs::write(fixture.path().join(repository).join("src/lib.rs"), "").unwrap();
    }
    fixture
}

impl Listener {
    /// One that ends after a task or a contest.
    fn once() -> Listener {
        Listener::start(repository(), "--once")
    }

    /// With these words, which a shell would read.
    fn start(fixture: Fixture, words: &str) -> Listener {
        let mut command = fixture::command(&fixture.path().join(REPOSITORY));
        command.args(["listen", "--port", "0"]).args(shlex::split(words).unwrap());
        Listener::spawn(fixture, &mut command)
    }

    /// By a command that listens in the fixture.
    fn spawn(fixture: Fixture, command: &mut std::process::Command) -> Listener {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut stderr = child.stderr.take().unwrap();
        let stderr = thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).unwrap();
            text
        });
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let ports = line.split("http://127.0.0.1:").skip(1);
        let port = ports.last().unwrap().split([',', ' ']).next().unwrap().parse().unwrap();
        Listener { fixture, child, stdout, stderr, port }
    }

    /// Sends bytes, and returns the status of the answer.
    fn send(&self, bytes: &[u8]) -> u16 {
        send(self.port, bytes).unwrap_or_else(|| panic!("no answer"))
    }

    fn post(&self, body: &[u8]) -> u16 {
        self.send(&whole_request(body))
    }

    fn post_task(&self, task: &Value) -> u16 {
        self.post(task.to_string().as_bytes())
    }

    /// Asks it to end.
    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let number = self.child.id().to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &number]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits for it to end.
    fn end(mut self) -> End {
        let mut stdout = String::new();
        self.stdout.read_to_string(&mut stdout).unwrap();
        let code = self.child.wait().unwrap().code().unwrap_or(-1);
        End { code, stdout, stderr: self.stderr.join().unwrap(), fixture: self.fixture }
    }
}

/// Sends bytes, and returns the status of the answer, if one comes.
fn send(port: u16, bytes: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(60))).unwrap();
    _ = stream.write_all(bytes); // the listener may answer and close before it has read all
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).ok()?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn request(method: &str, host: &str, kind: &str, length: usize) -> String {
    format!(
        "{method} / HTTP/1.1\r\nHost: {host}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )
}

fn whole_request(body: &[u8]) -> Vec<u8> {
    [request("POST", "localhost", "application/json", body.len()).as_bytes(), body].concat()
}

/// A task of that number at CSES, one of a batch.
fn task(number: usize, batch: &str, size: usize) -> Value {
    let mut task = brave_game();
    task["name"] = json!(format!("Game {number}"));
    task["url"] = json!(format!("https://cses.fi/problemset/task/{number}"));
    task["batch"] = json!({ "id": batch, "size": size });
    task
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
    let listener = Listener::once();
    assert_eq!(listener.post_task(&brave_game()), 201);
    let end = listener.end();
    assert_eq!(end.code, 0, "{}", end.stderr);
    let said = "HDU 1846: Brave Game\n  problems/src/bin/hdu1846.rs, 2 samples\n  \
                next: write it, then `grundy test hdu1846`\n";
    assert_eq!(end.stdout, said);
    let input = end.fixture.path().join(REPOSITORY).join("inputs/hdu1846/sample.in");
    assert_eq!(fs::read_to_string(input).unwrap(), "1\n23 2\n");
}

/// As the extension posts, with a client that knows HTTP.
#[test]
fn an_http_client() {
    let listener = Listener::once();
    let agent = ureq::Agent::config_builder().http_status_as_error(false).build().new_agent();
    let url = format!("http://localhost:{}/", listener.port);
    let post = |body: &str| {
        let mut answer = agent.post(&url).content_type("application/json").send(body).unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    };
    let (status, text) = post("{\"name\": \"x\"}");
    assert_eq!((status, text.contains("missing field `url`")), (400, true), "{text}");
    let said = (201, "written: problems/src/bin/hdu1846.rs\n".to_owned());
    assert_eq!(post(&brave_game().to_string()), said);
    assert_eq!(listener.end().code, 0);
}

#[test]
fn a_batch_ends_with_its_last_task() {
    let listener = Listener::start(repository(), "--once --batch-timeout 1000");
    listener.fixture.write("a/b/repository/inputs/cses3/sample.in", "mine");
    assert_eq!(listener.post_task(&task(1, "a", 3)), 201);
    assert_eq!(listener.post_task(&task(1, "a", 3)), 200, "not the second of three");
    assert_eq!(listener.post_task(&task(9, "b", 2)), 201, "of another batch");
    assert_eq!(listener.post_task(&task(3, "a", 3)), 409, "its files exist");
    assert_eq!(listener.post_task(&brave_game()), 201, "alone");
    assert_eq!(listener.post_task(&task(2, "a", 3)), 201);
    assert_eq!(listener.post_task(&task(8, "b", 2)), 201);
    let end = listener.end();
    assert_eq!(end.code, 1, "{}", end.stdout);
    assert!(end.stdout.contains("CSES 1: Game 1 (1 of 3)\n  already here: problems/src/bin/cses1.rs, "));
    assert!(end.stdout.contains("HDU: all 3 tasks are here, but 1 could not be written\n"), "{}", end.stdout);
    assert!(end.stdout.ends_with("HDU: all 2 tasks are here; next: write one, then `grundy test SLUG`\n"));
    assert!(end.stderr.contains("error: CSES 3: Game 3 (2 of 3): inputs/cses3"), "{}", end.stderr);
}

#[test]
fn an_incomplete_batch_ends_with_a_message() {
    let listener = Listener::start(repository(), "--once --batch-timeout 1");
    assert_eq!(listener.post_task(&task(1, "a", 3)), 201);
    let end = listener.end();
    assert_eq!(end.code, 1);
    let said = "HDU: 1 of 3 tasks came (Game 1), 2 did not\nhelp: ";
    assert!(end.stderr.starts_with(said), "{}", end.stderr);
}

#[cfg(unix)]
#[test]
fn what_is_there_stays_as_it_is() {
    let listener = Listener::start(repository(), "");
    assert_eq!(listener.post_task(&brave_game()), 201);
    listener.signal("INT");
    let end = listener.end();
    assert_eq!(end.code, 130);
    let path = end.fixture.path().join("a/b/repository/problems/src/bin/hdu1846.rs");
    let mine = fs::read_to_string(&path).unwrap() + "// mine\n";
    fs::write(&path, &mine).unwrap();
    let before = files(end.fixture.path());
    let listener = Listener::start(end.fixture, "");
    let mut task = brave_game();
    task["tests"] = json!([{ "input": "other", "output": "other" }]);
    for url in ["https://acm.hdu.edu.cn/showproblem.php?pid=1846", "https://vjudge.net/problem/HDU-1846"] {
        task["url"] = json!(url);
        assert_eq!(listener.post_task(&task), 200);
    }
    assert_eq!((files(listener.fixture.path()), fs::read_to_string(path).unwrap()), (before, mine));
    listener.signal("TERM");
    let end = listener.end();
    let said = "  already here: problems/src/bin/hdu1846.rs, nothing was changed\n";
    assert_eq!((end.code, end.stdout.matches(said).count()), (143, 2), "{}", end.stdout);
}

/// A solution that was begun by hand gets the samples, and hears what its header lacks.
#[cfg(unix)]
#[test]
fn what_is_missing_is_written() {
    let fixture = repository();
    let root = fixture.path().join(REPOSITORY);
    fs::write(root.join("grundy.toml"), "").unwrap();
    assert_eq!(fixture::grundy(&root, "new cf77a").code, 0);
    let text = fs::read_to_string(root.join("cf77a.rs")).unwrap();
    let mut task = brave_game();
    task["url"] = json!("https://codeforces.com/contest/77/problem/A");
    let listener = Listener::start(fixture, "");
    let post = |task: &Value| assert_eq!(listener.post_task(task), 200);
    post(&task);
    assert_eq!(fs::read_to_string(root.join("cf77a/sample.in")).unwrap(), "1\n23 2\n");
    // Where there is a sample, there is all that its owner wants.
    fs::remove_file(root.join("cf77a/sample.in")).unwrap();
    post(&task);
    assert!(!root.join("cf77a/sample.in").exists());
    fs::remove_dir_all(root.join("cf77a")).unwrap();
    fs::write(root.join("cf77a"), "mine").unwrap();
    post(&task);
    fs::remove_file(root.join("cf77a")).unwrap();
    fs::create_dir(root.join("cf77a")).unwrap();
    fs::write(root.join("cf77a/brute.py"), "mine").unwrap();
    post(&task);
    assert!(root.join("cf77a/sample2.out").is_file());
    // A link to a folder is one.
    fs::rename(root.join("cf77a"), root.join("elsewhere")).unwrap();
    std::os::unix::fs::symlink("elsewhere", root.join("cf77a")).unwrap();
    post(&task);
    listener.signal("INT");
    let end = listener.end();
    assert_eq!(fs::read_to_string(root.join("cf77a.rs")).unwrap(), text);
    let said = |what: &str| end.stdout.matches(what).count();
    assert_eq!(
        said("  already here: cf77a.rs, its 2 samples were missing and are written now\n"),
        2,
        "{}",
        end.stdout
    );
    assert_eq!(said("  already here: cf77a.rs, nothing was changed\n"), 3, "{}", end.stdout);
    assert_eq!(
        said("  note: its samples are missing: cf77a is not a folder; move it away"),
        1,
        "{}",
        end.stdout
    );
    let limits = "  note: its header lacks `- **Limits**: 1.5 s, 32 MB`: write that there\n";
    assert_eq!(said(limits), 5, "{}", end.stdout);
}

/// What stands for the samples in a checkout until they are pasted is nobody's work.
#[cfg(unix)]
#[test]
fn samples_take_the_place_of_those_to_be_pasted() {
    let fixture = repository();
    let root = fixture.path().join(REPOSITORY);
    assert_eq!(fixture::grundy(&root, "new hdu1846").code, 0);
    let listener = Listener::start(fixture, "--once");
    assert_eq!(listener.post_task(&brave_game()), 200);
    let end = listener.end();
    assert!(end.stdout.contains("its 2 samples were missing and are written now\n"), "{}", end.stdout);
    assert_eq!(fs::read_to_string(root.join("inputs/hdu1846/sample.in")).unwrap(), "1\n23 2\n");
}

/// A hundred tasks in batches that come at the same time, among everything that can go wrong.
#[cfg(unix)]
#[test]
fn a_long_session() {
    let listener = Listener::start(repository(), "--batch-timeout 1000");
    let before = files(listener.fixture.path());
    let (port, large) = (listener.port, vec![b' '; (4 << 20) + 1]);
    let batch = |client: usize| {
        for number in (client..100).step_by(4) {
            let body = task(number, ["a", "b", "a", "b"][client], 50).to_string();
            let request = whole_request(body.as_bytes());
            assert_eq!(send(port, &request), Some(201), "{number}");
            match number % 10 {
                1 => assert_eq!(send(port, &request), Some(200)),
                3 => assert_eq!(send(port, &whole_request(&body.as_bytes()[1..])), Some(400)),
                5 => assert_eq!(send(port, &whole_request(&large)), Some(413)),
                // A client that dies in the middle of another task.
                7 => {
                    let request = whole_request(task(number + 1000, "c", 1).to_string().as_bytes());
                    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
                    stream.write_all(&request[..request.len() - 1 - number]).unwrap();
                }
                _ => (),
            }
        }
    };
    thread::scope(|scope| {
        for client in 0..4 {
            scope.spawn(move || batch(client));
        }
    });
    listener.signal("INT");
    let end = listener.end();
    assert_eq!(end.code, 130, "{}", end.stderr);
    assert_eq!(end.stdout.matches("HDU: all 50 tasks are here; next").count(), 2, "{}", end.stdout);
    let repository = end.fixture.path().join(REPOSITORY);
    let mut wanted = before;
    for slug in (0..100).map(|number| format!("cses{number}")) {
        wanted.extend([
            repository.join(format!("problems/src/bin/{slug}.rs")),
            repository.join(format!("tests/oracle/src/problem/{slug}.rs")),
        ]);
        let samples = ["sample.in", "sample.out", "sample2.in", "sample2.out"];
        wanted.extend(samples.map(|name| repository.join("inputs").join(&slug).join(name)));
    }
    assert_eq!(files(end.fixture.path()), wanted);
}

#[test]
fn bad_requests_are_refused_and_the_listener_goes_on() {
    let listener = Listener::once();
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
    assert_eq!(listener.send(format!("{chunked}{chunk}0\r\n\r\n").as_bytes()), 411);
    let headers = "X: y\r\n".repeat(50_000);
    assert_eq!(listener.send(format!("POST / HTTP/1.1\r\n{headers}\r\n").as_bytes()), 400);
    assert_eq!(listener.send(format!("POST / HTTP/1.1\r\nX: {}", "y".repeat(1 << 20)).as_bytes()), 431);
    for garbage in ["\0", "hello\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0"] {
        assert_eq!(listener.send(garbage.as_bytes()), 400, "{garbage:?}");
    }

    let length = good.len();
    assert_eq!(listener.send(&full(request("GET", "localhost", "application/json", 0), "")), 405);
    assert_eq!(listener.send(&full(request("OPTIONS", "localhost", "application/json", 0), "")), 405);
    assert_eq!(
        listener.send(&full(request("POST", "evil.example:80", "application/json", length), &good)),
        403
    );
    assert_eq!(listener.send(&full(request("POST", "localhost", "text/plain", length), &good)), 415);
    for from in
        ["Origin: https://evil.example", "Origin: null", "Origin: file://", "Sec-Fetch-Site: cross-site"]
    {
        let page = request("POST", &format!("localhost\r\n{from}"), "application/json", length);
        assert_eq!(listener.send(&full(page, &good)), 403, "{from}");
    }
    let stalled = [(); 50].map(|()| TcpStream::connect(("127.0.0.1", listener.port)).unwrap());
    for (mut stream, silent) in stalled.iter().zip([true, false].into_iter().cycle()) {
        let head = request("POST", "localhost", "application/json", 1000);
        stream.write_all(if silent { b"" } else { head.as_bytes() }).unwrap();
    }
    assert_eq!(files(listener.fixture.path()), before);
    assert_eq!(listener.post(good.as_bytes()), 201);
    assert_eq!(listener.end().code, 0);
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
        let listener = Listener::once();
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
        let End { code, stderr, fixture, .. } = listener.end();
        assert_eq!(code, 0, "{stderr}");
        let root = fixture.path().join(REPOSITORY);
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
    let listener = Listener::once();
    let said = listener.fixture.grundy(&format!("listen --port {}", listener.port));
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("cannot listen on 127.0.0.1:"), "{}", said.stderr);
    assert!(said.stderr.contains("help: another listener may be running; "), "{}", said.stderr);
    assert!(said.stderr.contains("`--port "), "another one: {}", said.stderr);
    assert_eq!(listener.post_task(&brave_game()), 201);
    assert_eq!(listener.end().code, 0);
}

#[test]
fn several_ports() {
    let listener = Listener::start(repository(), "--once --port 0");
    assert_eq!(listener.post_task(&brave_game()), 201);
    assert_eq!(listener.end().code, 0);
}

/// A stand-in that writes down its arguments, and one that fails.
#[cfg(unix)]
#[test]
fn the_editor() {
    let fixture = repository();
    let opened = fixture.path().join("opened");
    fixture.install("edit", &format!("printf '%s\\n' \"$*\" >> {0}.new; mv {0}.new {0}", opened.display()));
    fixture.install("fails", "exit 3");
    let program = |name: &str| fixture.path().join("bin").join(name).display().to_string();
    let editors = [format!("'{}' -n {{file}}:14", program("edit")), program("fails"), program("missing")];
    let solution = fixture.path().join(REPOSITORY).join("problems/src/bin/cses1.rs");

    let mut fixture = fixture;
    for (editor, number) in editors.iter().zip(1..) {
        let words = format!("--batch-timeout 1000 --editor {}", shlex::try_quote(editor).unwrap());
        let listener = Listener::start(fixture, &words);
        assert_eq!(listener.post_task(&task(number, "", 1)), 201);
        assert_eq!(listener.post_task(&task(number, "", 1)), 200, "not opened again");
        if number == 1 {
            until("the editor has run", || opened.exists());
        }
        listener.signal("INT");
        let end = listener.end();
        assert_eq!(end.code, 130);
        fixture = end.fixture;
        if number == 3 {
            assert!(end.stderr.starts_with("note: the editor `"), "{}", end.stderr);
        }
    }
    assert_eq!(fs::read_to_string(&opened).unwrap(), format!("-n {}:14\n", solution.display()));
    // In a contest folder, the owner's.
    fs::remove_file(&opened).unwrap();
    fixture.write("a/b/repository/grundy.toml", &format!("editor = {:?}\n", editors[0]));
    let listener = Listener::start(fixture, "");
    assert_eq!(listener.post_task(&task(4, "", 1)), 201);
    until("the editor has run", || opened.exists());
    listener.signal("INT");
    let fixture = listener.end().fixture;
    assert!(fs::read_to_string(&opened).unwrap().ends_with("repository/cses4.rs:14\n"));
    let said = fixture::grundy(&fixture.path().join(REPOSITORY), "listen --editor 'x");
    assert_eq!((said.code, said.stderr.contains("is not a command")), (2, true), "{}", said.stderr);
}

/// A task of that number with enough samples that writing them takes a while.
#[cfg(unix)]
fn large_task(number: usize) -> Value {
    let mut task = task(number, "", 1);
    let tests: Vec<Value> = (0..20).map(|i| json!({ "input": i.to_string(), "output": "1" })).collect();
    task["tests"] = json!(tests);
    task
}

/// What a task's files are when nobody disturbs the listener, by their paths in the repository.
#[cfg(unix)]
fn undisturbed(numbers: std::ops::Range<usize>) -> std::collections::BTreeMap<PathBuf, String> {
    let listener = Listener::start(repository(), "");
    for number in numbers {
        assert_eq!(listener.post_task(&large_task(number)), 201);
    }
    listener.signal("INT");
    texts(&listener.end().fixture)
}

/// All files of a repository.
#[cfg(unix)]
fn texts(fixture: &Fixture) -> std::collections::BTreeMap<PathBuf, String> {
    let root = fixture.path().join(REPOSITORY);
    let text =
        |path: PathBuf| (path.strip_prefix(&root).unwrap().to_owned(), fs::read_to_string(&path).unwrap());
    files(&root).into_iter().map(text).collect()
}

/// Each file is whole or not there, and with the solution everything is there. Only a listener that
/// is killed outright leaves a part of a problem, completed when the task is sent once more.
#[cfg(unix)]
#[test]
fn ended_at_any_moment() {
    const TASKS: usize = 20;
    let whole = undisturbed(0..TASKS);
    let mut random = fastrand::Rng::with_seed(1846);
    for signal in ["KILL", "INT", "TERM"] {
        let mut fixture = repository();
        for _ in 0..5 {
            let listener = Listener::start(fixture, "");
            let port = listener.port;
            let sender = thread::spawn(move || {
                for number in 0..TASKS {
                    send(port, &whole_request(large_task(number).to_string().as_bytes()));
                }
            });
            thread::sleep(Duration::from_micros(random.u64(0..60_000)));
            listener.signal(signal);
            fixture = listener.end().fixture;
            sender.join().unwrap();
            let there = texts(&fixture);
            for (path, text) in &there {
                assert_eq!(whole.get(path), Some(text), "{signal}: {}", path.display());
            }
            for number in 0..TASKS {
                let is_there = |path: String| there.contains_key(Path::new(&path));
                let solution = is_there(format!("problems/src/bin/cses{number}.rs"));
                let sample = is_there(format!("inputs/cses{number}/sample20.out"));
                let brute = is_there(format!("tests/oracle/src/problem/cses{number}.rs"));
                let is_right = if solution { sample && brute } else { signal == "KILL" || !sample && !brute };
                assert!(is_right, "{signal}: cses{number}");
            }
        }
        let listener = Listener::start(fixture, "");
        for number in 0..TASKS {
            let status = listener.post_task(&large_task(number));
            assert!(matches!(status, 200 | 201), "{status}");
        }
        listener.signal("INT");
        assert_eq!(texts(&listener.end().fixture), whole);
    }
}

#[cfg(unix)]
#[test]
fn two_listeners_for_one_folder() {
    const TASKS: usize = 30;
    let whole = undisturbed(0..TASKS);
    let one = Listener::start(repository(), "");
    let root = one.fixture.path().join(REPOSITORY);
    let mut command = fixture::command(&root);
    let two = Listener::spawn(Fixture::new(), command.args(["listen", "--port", "0"]));
    thread::scope(|scope| {
        for port in [one.port, two.port] {
            scope.spawn(move || {
                for number in 0..TASKS {
                    let status = send(port, &whole_request(large_task(number).to_string().as_bytes()));
                    assert!(matches!(status, Some(200 | 201)), "{number}: {status:?}");
                }
            });
        }
    });
    two.signal("INT");
    two.end();
    one.signal("INT");
    assert_eq!(texts(&one.end().fixture), whole);
}

/// Nothing is left of a task for which there is no room; the next one is taken.
#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written() {
    let fixture = repository();
    let before = files(fixture.path());
    let root = fixture.path().join(REPOSITORY);
    let command = format!(
        "trap '' XFSZ; ulimit -f 0; cd {}; exec {} listen --port 0",
        root.display(),
        env!("CARGO_BIN_EXE_grundy")
    );
    let mut full = std::process::Command::new("sh");
    let listener = Listener::spawn(fixture, full.args(["-c", &command]));
    assert_eq!(listener.post_task(&brave_game()), 409);
    assert_eq!(listener.post_task(&brave_game()), 409, "the same error once more");
    listener.signal("INT");
    let end = listener.end();
    assert_eq!(end.stderr.matches("help: nothing was written\n").count(), 2, "{}", end.stderr);
    assert_eq!(files(end.fixture.path()), before);
    assert!(!root.join("inputs/hdu1846").exists());

    fs::write(root.join("inputs"), "no folder").unwrap();
    let listener = Listener::start(end.fixture, "");
    assert_eq!(listener.post_task(&brave_game()), 409);
    fs::remove_file(root.join("inputs")).unwrap();
    assert_eq!(listener.post_task(&brave_game()), 201);
    listener.signal("INT");
    listener.end();
}
