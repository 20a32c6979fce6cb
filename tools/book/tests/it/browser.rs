//! Chromium without a window, spoken to over two pipes.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The browser speaks on the third and the fourth channel, which a shell makes of the first two.
const START: &str = r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null"#;
const FLAGS: [&str; 13] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    // Several browsers at once need more than the 64 MB that containers give to shared memory.
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--mute-audio",
    "--remote-debugging-pipe",
    "about:blank",
];
/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Browser {
    child: Child,
    requests: ChildStdin,
    messages: Receiver<Vec<u8>>,
    last: u64,
    session: String,
    /// What pages have complained about: exceptions, refused loads, errors on the console.
    pub complaints: Vec<String>,
    _profile: TempDir,
}

impl Browser {
    pub fn start() -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let program = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        let mut command = Command::new("sh");
        command.args(["-c", START, &program]).args(FLAGS);
        command.arg(format!("--user-data-dir={}", profile.path().display()));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let requests = child.stdin.take().unwrap();
        let messages = listen(child.stdout.take().unwrap());
        let (last, session, complaints) = (0, String::new(), Vec::new());
        let mut browser = Browser { child, requests, messages, last, session, complaints, _profile: profile };
        browser.new_tab();
        browser
    }

    /// Continues in a tab without a history.
    pub fn new_tab(&mut self) {
        self.session.clear();
        let target = self.call("Target.createTarget", json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = self.call("Target.attachToTarget", attach);
        self.session = session["sessionId"].as_str().unwrap().to_owned();
        for domain in ["Page", "Runtime", "Log"] {
            self.call(&format!("{domain}.enable"), json!({}));
        }
    }

    /// Asks the browser something.
    pub fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.last += 1;
        let mut request = json!({ "id": self.last, "method": method, "params": parameters });
        if !self.session.is_empty() {
            request["sessionId"] = json!(self.session);
        }
        self.requests.write_all(format!("{request}\0").as_bytes()).unwrap();
        loop {
            let message = self.message(method);
            if message["id"] == json!(self.last) {
                assert!(message["error"].is_null(), "{method}: {}", message["error"]);
                return message["result"].clone();
            }
        }
    }

    /// The next message; `awaited` is the method whose answer it may be.
    fn message(&mut self, awaited: &str) -> Value {
        let bytes = match self.messages.recv_timeout(PATIENCE) {
            Ok(bytes) => bytes,
            Err(RecvTimeoutError::Timeout) => panic!("the browser does not answer to {awaited}"),
            Err(RecvTimeoutError::Disconnected) => panic!("the browser has ended; is chromium installed?"),
        };
        let message: Value = serde_json::from_slice(&bytes).unwrap();
        let of = &message["params"];
        match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => self.complaints.push(of["exceptionDetails"].to_string()),
            Some("Log.entryAdded") if of["entry"]["level"] == "error" => self.complaints.push(of.to_string()),
            Some("Runtime.consoleAPICalled") if of["type"] == "error" => self.complaints.push(of.to_string()),
            _ => {}
        }
        message
    }

    /// Goes to a page, and waits until it is loaded and its deferred scripts have run.
    pub fn open(&mut self, address: &str) {
        self.value("globalThis.isOld = true");
        let went = self.call("Page.navigate", json!({ "url": address }));
        assert!(went["errorText"].is_null(), "{address}: {}", went["errorText"]);
        if went["loaderId"].is_null() {
            self.call("Page.reload", json!({})); // only the fragment is another one
        }
        self.wait("!globalThis.isOld && document.readyState === 'complete'");
    }

    /// The value of an expression; a promise is waited for.
    pub fn value(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true });
        let answer = self.call("Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    pub fn text(&mut self, selector: &str) -> String {
        let text = self.value(&format!("document.querySelector({}).textContent", json!(selector)));
        text.as_str().unwrap().to_owned()
    }

    pub fn click(&mut self, selector: &str) {
        self.value(&format!("document.querySelector({}).click()", json!(selector)));
    }

    /// Waits until an expression is true.
    pub fn wait(&mut self, condition: &str) {
        let start = Instant::now();
        while self.value(&format!("!!({condition})")) != json!(true) {
            assert!(start.elapsed() < PATIENCE, "this did not come true: {condition}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// The size of the window, and whether the reader wants it dark.
    pub fn look(&mut self, width: u32, height: u32, is_dark: bool) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.call("Emulation.setDeviceMetricsOverride", size);
        let scheme = if is_dark { "dark" } else { "light" };
        let scheme = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", scheme);
    }

    /// A picture of the window as PNG.
    pub fn picture(&mut self) -> Vec<u8> {
        let picture = self.call("Page.captureScreenshot", json!({ "format": "png" }));
        STANDARD.decode(picture["data"].as_str().unwrap()).unwrap()
    }

    /// Fails if a page has complained since the last time.
    pub fn expect_no_complaints(&mut self, page: &str) {
        self.value("1"); // what it has said before is here now
        let complaints = std::mem::take(&mut self.complaints);
        assert!(complaints.is_empty(), "{page}: {complaints:#?}");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Its own processes end with it, unless it hangs.
        let close = json!({ "id": 0, "method": "Browser.close" });
        if self.requests.write_all(format!("{close}\0").as_bytes()).is_ok() {
            let start = Instant::now();
            while start.elapsed() < PATIENCE / 6 && matches!(self.child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// What the browser says, read by a thread of its own, so that whoever asks can stop waiting.
fn listen(from: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (said, messages) = mpsc::channel();
    std::thread::spawn(move || {
        for message in BufReader::new(from).split(0) {
            if message.is_err() || said.send(message.unwrap()).is_err() {
                break;
            }
        }
    });
    messages
}
