//! Chromium without a window, spoken to over two pipes. All tests share two processes; in each one
//! test comes after the other, with a profile of its own. Nothing here waits for a time, only for
//! what is to become true, and nothing waits for ever.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

/// The browser speaks on the third and the fourth channel, which a shell makes of the first two.
/// The shell stays until the browser or the tests have ended, and leaves no process and no file
/// behind.
const START: &str = r#"
exec 3<&0 4>&1 </dev/null >/dev/null 2>&1
folder=$(mktemp -d)
"$0" "$@" "--user-data-dir=$folder" about:blank &
exec 3<&- 4>&-
while kill -0 $! && kill -0 $PPID; do sleep 1; done
rm -rf "$folder"
kill -KILL -- -$$
"#;
const FLAGS: [&str; 18] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    // Containers give 64 MB to shared memory.
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    "--hide-scrollbars",
    "--mute-audio",
    // A page that it takes for unseen has no frames and slow timers.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-hang-monitor",
    // Pages that are kept for the way back take a process each.
    "--disable-features=BackForwardCache",
    "--remote-debugging-pipe",
];
/// Whoever waits longer for anything has found a hang, even on a machine that is busy elsewhere.
const PATIENCE: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(20);

static SHARED: [Mutex<Option<Chromium>>; 2] = [const { Mutex::new(None) }; 2];

/// A tab of the browser, in a profile of its own.
pub struct Browser {
    chromium: MutexGuard<'static, Option<Chromium>>,
    context: String,
    session: String,
    /// The load of a page that was last completed.
    loaded: Value,
    /// What pages have complained about: exceptions, refused loads, errors on the console.
    pub complaints: Vec<String>,
}

impl Browser {
    /// Waits for its turn.
    pub fn start() -> Browser {
        let busy = |one: &&Mutex<_>| matches!(one.try_lock(), Err(TryLockError::WouldBlock));
        let shared = SHARED.iter().find(|one| !busy(one)).unwrap_or(&SHARED[0]);
        // Nobody knows what a test that failed has left in it.
        let mut chromium = shared.lock().unwrap_or_else(|poisoned| {
            shared.clear_poison();
            let mut chromium = poisoned.into_inner();
            *chromium = None;
            chromium
        });
        chromium.get_or_insert_with(Chromium::start);
        let (context, session) = (String::new(), String::new());
        let mut browser = Browser { chromium, context, session, loaded: Value::Null, complaints: Vec::new() };
        let context = browser.call("Target.createBrowserContext", json!({}));
        browser.context = context["browserContextId"].as_str().unwrap().to_owned();
        browser.new_tab();
        browser
    }

    /// Continues in a tab without a history.
    pub fn new_tab(&mut self) {
        self.session.clear();
        let wish = json!({ "url": "about:blank", "browserContextId": self.context });
        let target = self.call("Target.createTarget", wish);
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = self.call("Target.attachToTarget", attach);
        self.session = session["sessionId"].as_str().unwrap().to_owned();
        for domain in ["Page", "Runtime", "Log"] {
            self.call(&format!("{domain}.enable"), json!({}));
        }
        self.call("Page.setLifecycleEventsEnabled", json!({ "enabled": true }));
        // The clipboard is only for a page that has the focus.
        self.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
    }

    /// Lets pages read and write the clipboard.
    pub fn allow_clipboard(&mut self) {
        let permissions = json!({ "permissions": ["clipboardReadWrite"], "browserContextId": self.context });
        self.call("Browser.grantPermissions", permissions);
    }

    /// Asks the browser something.
    pub fn call(&mut self, method: &str, parameters: Value) -> Value {
        let (session, end) = (self.session.clone(), Instant::now() + PATIENCE);
        let id = self.process().ask(method, parameters, &session);
        loop {
            let message = self.message(method, end);
            if message["id"] == json!(id) {
                assert!(message["error"].is_null(), "{method}: {}", message["error"]);
                return message["result"].clone();
            }
        }
    }

    fn process(&mut self) -> &mut Chromium {
        self.chromium.as_mut().expect("it is started with the tab")
    }

    /// The next message until then; `awaited` is what may come with it.
    fn message(&mut self, awaited: &str, end: Instant) -> Value {
        let message = self.process().message(awaited, end);
        if message["sessionId"].as_str() != Some(&self.session) {
            return message; // of a tab before, or of the browser itself
        }
        let of = &message["params"];
        match message["method"].as_str() {
            Some("Page.lifecycleEvent") if of["name"] == "load" => self.loaded = of["loaderId"].clone(),
            Some("Runtime.exceptionThrown") => self.complaints.push(of["exceptionDetails"].to_string()),
            Some("Log.entryAdded") if of["entry"]["level"] == "error" => self.complaints.push(of.to_string()),
            Some("Runtime.consoleAPICalled") if of["type"] == "error" => self.complaints.push(of.to_string()),
            _ => {}
        }
        message
    }

    /// Goes to a page, and waits until it is loaded and its deferred scripts have run.
    pub fn open(&mut self, address: &str) {
        let went = self.call("Page.navigate", json!({ "url": address }));
        assert!(went["errorText"].is_null(), "{address}: {}", went["errorText"]);
        if went["loaderId"].is_null() {
            // Only the fragment is another one, so nothing was loaded.
            self.open("about:blank");
            return self.open(address);
        }
        let end = Instant::now() + PATIENCE;
        while self.loaded != went["loaderId"] {
            self.message(address, end);
        }
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
            thread::sleep(PAUSE);
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
        // After a failure the whole browser goes.
        if !thread::panicking() {
            self.session.clear();
            let context = json!({ "browserContextId": self.context });
            self.call("Target.disposeBrowserContext", context);
        }
    }
}

/// The process.
struct Chromium {
    group: u32,
    requests: Sender<Vec<u8>>,
    messages: Receiver<Vec<u8>>,
    last: u64,
}

impl Chromium {
    fn start() -> Chromium {
        let program = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        let mut command = Command::new("sh");
        command.args(["-c", START, &program]).args(FLAGS).process_group(0);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (requests, answers) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let group = child.id();
        thread::spawn(move || child.wait());
        Chromium { group, requests: speak(requests), messages: listen(answers), last: 0 }
    }

    /// The number that its answer will have.
    fn ask(&mut self, method: &str, parameters: Value, session: &str) -> u64 {
        self.last += 1;
        let mut request = json!({ "id": self.last, "method": method, "params": parameters });
        if !session.is_empty() {
            request["sessionId"] = json!(session);
        }
        _ = self.requests.send(format!("{request}\0").into_bytes()); // if it has ended, no answer comes
        self.last
    }

    fn message(&mut self, awaited: &str, end: Instant) -> Value {
        match self.messages.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(bytes) => serde_json::from_slice(&bytes).unwrap(),
            Err(RecvTimeoutError::Timeout) => panic!("the browser does not answer to {awaited}"),
            Err(RecvTimeoutError::Disconnected) => panic!("the browser has ended; is chromium installed?"),
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.group)]).status();
    }
}

/// What the browser is asked, written by a thread of its own, since it may not listen.
fn speak(mut to: impl Write + Send + 'static) -> Sender<Vec<u8>> {
    let (requests, asked) = mpsc::channel::<Vec<u8>>();
    thread::spawn(move || asked.into_iter().all(|request| to.write_all(&request).is_ok()));
    requests
}

/// What the browser says, read by a thread of its own, so that whoever asks can stop waiting.
fn listen(from: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (said, messages) = mpsc::channel();
    thread::spawn(move || {
        for message in BufReader::new(from).split(0) {
            if message.is_err() || said.send(message.unwrap()).is_err() {
                break;
            }
        }
    });
    messages
}
