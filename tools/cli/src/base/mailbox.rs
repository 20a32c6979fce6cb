//! What other programs on this computer post: JSON over HTTP, each body answered with one line.
//!
//! A client that stalls or dies holds up nobody: each has a thread, and only whole bodies are
//! handed on.

use crate::base::terminal;
use std::io::{self, Read};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use tiny_http::{Method, Request, Response, Server};

/// Where what is posted is waiting.
pub struct Mailbox {
    letters: Receiver<Letter>,
    sender: Sender<Letter>,
}

/// One body, whose sender waits for an answer.
pub struct Letter {
    /// All of it.
    pub body: Vec<u8>,
    reply: Sender<(u16, String)>,
    /// Closed when the answer is on its way.
    sent: Receiver<()>,
}

/// More than any task with its samples.
const LARGEST_BODY: u64 = 4 << 20;
/// Enough for the system to take one line; a client that does not read is not waited for.
const LAST_ANSWER: Duration = Duration::from_secs(1);

impl Mailbox {
    /// One at which nothing arrives yet.
    #[allow(clippy::new_without_default, reason = "an empty mailbox is not a usual value")]
    pub fn new() -> Mailbox {
        let (sender, letters) = channel();
        Mailbox { letters, sender }
    }

    /// Takes what is posted to a port of this computer, 0 for any; returns which one that is.
    /// Some browsers try the address of IPv6 first, and wait before they try the other one.
    ///
    /// # Errors
    /// The system's error: the port is taken, or not for everybody.
    pub fn listen(&self, port: u16) -> io::Result<u16> {
        let port = self.accept(Ipv4Addr::LOCALHOST.into(), port)?;
        _ = self.accept(Ipv6Addr::LOCALHOST.into(), port); // not every computer has it
        Ok(port)
    }

    /// The next letter, if it comes before that moment.
    pub fn next(&self, until: Option<Instant>) -> Option<Letter> {
        match until {
            Some(until) => self.letters.recv_timeout(until.saturating_duration_since(Instant::now())).ok(),
            None => self.letters.recv().ok(),
        }
    }

    fn accept(&self, address: IpAddr, port: u16) -> io::Result<u16> {
        let server = Server::http((address, port)).map_err(io::Error::other)?;
        let port = server.server_addr().to_ip().map_or(port, |address| address.port());
        let sender = self.sender.clone();
        thread::spawn(move || {
            for request in server.incoming_requests() {
                let sender = sender.clone();
                thread::spawn(move || answer(request, &sender));
            }
        });
        Ok(port)
    }
}

impl Letter {
    /// Answers, and waits for a moment until the system has the answer, so that this program may
    /// end.
    pub fn answer(self, status: u16, line: &str) {
        _ = self.reply.send((status, line.to_owned())); // the client may be gone
        _ = self.sent.recv_timeout(LAST_ANSWER);
    }
}

/// Answers one request; its body is handed over first.
fn answer(mut request: Request, letters: &Sender<Letter>) {
    let (reply, replies) = channel();
    let (_open, sent) = channel();
    let (status, text) = match body(&mut request) {
        Ok(body) => {
            let over = || (410, "nobody listens any more".to_owned());
            _ = letters.send(Letter { body, reply, sent });
            replies.recv().unwrap_or_else(|_| over())
        }
        Err((status, why)) => {
            terminal::note(&format!("refused a request: {why}\n"));
            (status, why)
        }
    };
    let response = Response::from_string(text + "\n").with_status_code(status);
    if request.body_length().is_some_and(|length| length as u64 > LARGEST_BODY) {
        // Some clients read the answer only when everything they send has been taken. Dropping
        // tiny_http's reader would allocate the whole claimed length, even if it never comes, so
        // the reader is leaked.
        let mut stream = request.upgrade("close", response);
        _ = io::copy(&mut stream, &mut io::sink());
        std::mem::forget(stream);
    } else {
        _ = request.respond(response);
    }
}

/// The body of a request, or the status and the reason.
fn body(request: &mut Request) -> Result<Vec<u8>, (u16, String)> {
    let refuse = |status, why: &str| Err((status, why.to_owned()));
    let header = |name: &'static str| {
        let found = request.headers().iter().find(|header| header.field.equiv(name));
        found.map(|header| header.value.as_str().to_ascii_lowercase())
    };
    if *request.method() != Method::Post {
        return refuse(405, "only POST is answered");
    }
    // A web page could send requests here, too, but not with these headers.
    if !header("Host").is_some_and(|host| is_here(&host))
        || header("Origin").is_some_and(|origin| origin.starts_with("http"))
    {
        return refuse(403, "not for a web page");
    }
    if !header("Content-Type").is_some_and(|kind| kind.starts_with("application/json")) {
        return refuse(415, "the content type must be application/json");
    }
    let too_large = "more than 4 MiB";
    let length = request.body_length();
    if length.is_some_and(|length| length as u64 > LARGEST_BODY) {
        return refuse(413, too_large);
    }
    let mut body = Vec::new();
    if let Err(error) = request.as_reader().take(LARGEST_BODY + 1).read_to_end(&mut body) {
        return Err((400, format!("the body cannot be read: {error}")));
    }
    if body.len() as u64 > LARGEST_BODY {
        return refuse(413, too_large);
    }
    if length.is_some_and(|length| body.len() < length) {
        return refuse(400, "the body ends too early");
    }
    Ok(body)
}

/// Whether a request names this computer, not a site whose name leads to it.
fn is_here(host: &str) -> bool {
    let is_port = |port: &str| port.bytes().all(|b| b.is_ascii_digit());
    let name = host.rsplit_once(':').filter(|(_, port)| is_port(port)).map_or(host, |(name, _)| name);
    ["127.0.0.1", "localhost", "[::1]"].contains(&name)
}
