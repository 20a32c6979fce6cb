//! What other programs on this computer post: JSON over HTTP, each body answered with one line.
//!
//! A client that stalls or dies holds up nobody: each has a thread and a time in which it must be
//! done, and only whole bodies are handed on.

use grundy_host::terminal;
use httparse::{EMPTY_HEADER, Status};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Where what is posted is waiting.
pub struct Mailbox {
    letters: Receiver<Letter>,
    sender: Sender<Letter>,
}

/// One body, whose sender waits for an answer.
pub struct Letter {
    pub body: Vec<u8>,
    reply: Sender<(u16, String)>,
    /// Closed when the answer is on its way.
    sent: Receiver<()>,
}

/// More than any task with its samples.
const LARGEST_BODY: usize = 4 << 20;
/// More than any browser sends before the body.
const LARGEST_HEAD: usize = 16 << 10;
/// More header lines than any browser sends.
const MOST_HEADERS: usize = 100;
/// In this time a client on this computer has sent everything.
const SLOWEST: Duration = Duration::from_secs(20);
/// Enough for the system to take one line; a client that does not read is not waited for.
const LAST_ANSWER: Duration = Duration::from_secs(1);

impl Mailbox {
    #[allow(clippy::new_without_default, reason = "an empty mailbox is not a usual value")]
    pub fn new() -> Mailbox {
        let (sender, letters) = channel();
        Mailbox { letters, sender }
    }

    /// Takes what is posted to a port of this computer, 0 for any; returns which one that is.
    /// Some browsers try the address of IPv6 first, and wait before they try the other one.
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
        let listener = TcpListener::bind((address, port))?;
        let port = listener.local_addr()?.port();
        let letters = self.sender.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                match stream {
                    Ok(stream) => {
                        let letters = letters.clone();
                        thread::spawn(move || serve(stream, &letters));
                    }
                    // Too many are open, perhaps; some will be closed.
                    Err(_) => thread::sleep(Duration::from_millis(10)),
                }
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

/// The status and the reason.
type Refused = (u16, String);

/// Answers one request; its body is handed over first.
fn serve(stream: TcpStream, letters: &Sender<Letter>) {
    let mut client = Client { stream, until: Instant::now() + SLOWEST };
    if client.is_silent() {
        return; // browsers connect before they have something to say
    }
    let (reply, replies) = channel();
    let (unsent, sent) = channel();
    let (status, text) = match body(&mut client) {
        Ok(body) => {
            _ = letters.send(Letter { body, reply, sent });
            replies.recv().unwrap_or_else(|_| (410, "nobody listens any more".to_owned()))
        }
        Err((status, why)) => {
            terminal::note(&format!("refused a request: {why}\n"));
            (status, why)
        }
    };
    _ = client.answer(status, &text); // it may be gone
    drop(unsent);
    // Some clients read the answer only when everything that they send has been taken.
    _ = client.stream.shutdown(Shutdown::Write);
    _ = io::copy(&mut client, &mut io::sink());
}

fn body(client: &mut Client) -> Result<Vec<u8>, Refused> {
    let too_early = || (400, "the request ends too early".to_owned());
    let mut bytes = Vec::new();
    let head = loop {
        if let Some(head) = Head::read(&bytes)? {
            break head;
        }
        if bytes.len() > LARGEST_HEAD {
            return Err((431, "more than 16 KiB of headers".to_owned()));
        }
        let mut more = [0; 4096];
        match client.read(&mut more).map_err(unread)? {
            0 => return Err(too_early()),
            read => bytes.extend(&more[..read]),
        }
    };
    let length = head.check()?;
    if head.value("Expect").is_some() {
        client.stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n").map_err(unread)?;
    }
    let mut body = bytes.split_off(head.length);
    let missing = length.saturating_sub(body.len());
    client.take(missing as u64).read_to_end(&mut body).map_err(unread)?;
    body.truncate(length);
    if body.len() == length { Ok(body) } else { Err(too_early()) }
}

fn unread(error: io::Error) -> Refused {
    match error.kind() {
        ErrorKind::WouldBlock | ErrorKind::TimedOut => {
            (408, format!("it was not complete after {} s", SLOWEST.as_secs()))
        }
        _ => (400, format!("the request cannot be read: {error}")),
    }
}

/// What a request says of itself.
struct Head {
    method: String,
    headers: Vec<(String, String)>,
    /// Its bytes, with the empty line.
    length: usize,
}

impl Head {
    /// The head at the beginning of some bytes, if it is complete.
    fn read(bytes: &[u8]) -> Result<Option<Head>, Refused> {
        let mut headers = [EMPTY_HEADER; MOST_HEADERS];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(bytes) {
            Ok(Status::Complete(length)) => {
                let method = request.method.unwrap_or_default().to_owned();
                let text = |header: &httparse::Header| {
                    (header.name.to_owned(), String::from_utf8_lossy(header.value).to_ascii_lowercase())
                };
                Ok(Some(Head { method, headers: request.headers.iter().map(text).collect(), length }))
            }
            Ok(Status::Partial) => Ok(None),
            Err(error) => Err((400, format!("this is not HTTP: {error}"))),
        }
    }

    /// The value of a header, in lowercase.
    fn value(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|header| header.0.eq_ignore_ascii_case(name));
        found.map(|header| header.1.as_str())
    }

    /// Whether a web page sends it, or a file or frame that is none of the browser's extensions.
    fn is_from_page(&self) -> bool {
        match self.value("Origin") {
            Some(origin) => !origin.contains("-extension://"),
            None => self.value("Sec-Fetch-Site").is_some_and(|site| site != "none"),
        }
    }

    /// How long the body is, if it is taken.
    fn check(&self) -> Result<usize, Refused> {
        let refuse = |status, why: &str| Err((status, why.to_owned()));
        if self.method != "POST" {
            return refuse(405, "only POST is answered");
        }
        // A web page could send requests here, too, but not with these headers.
        if !self.value("Host").is_some_and(is_here) || self.is_from_page() {
            return refuse(403, "not for a web page");
        }
        if !self.value("Content-Type").is_some_and(|kind| kind.starts_with("application/json")) {
            return refuse(415, "the content type must be application/json");
        }
        match self.value("Content-Length").map(str::parse) {
            Some(Ok(length)) if length <= LARGEST_BODY => Ok(length),
            Some(Ok(_)) => refuse(413, "more than 4 MiB"),
            _ => refuse(411, "the length of the body is not said"),
        }
    }
}

/// A client, which is given only some time.
struct Client {
    stream: TcpStream,
    until: Instant,
}

impl Client {
    fn is_silent(&mut self) -> bool {
        let has_time = self.stream.set_read_timeout(Some(SLOWEST)).is_ok();
        !has_time || !matches!(self.stream.peek(&mut [0]), Ok(1))
    }

    fn answer(&mut self, status: u16, line: &str) -> io::Result<()> {
        let head = "Content-Type: text/plain; charset=utf-8\r\nConnection: close";
        let length = line.len() + 1;
        self.stream.set_write_timeout(Some(LAST_ANSWER))?;
        let text = format!("HTTP/1.1 {status} \r\n{head}\r\nContent-Length: {length}\r\n\r\n{line}\n");
        self.stream.write_all(text.as_bytes())
    }
}

impl Read for Client {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::Error::new(ErrorKind::TimedOut, "it took too long"));
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(buffer)
    }
}

/// Whether a request names this computer, not a site whose name leads to it.
fn is_here(host: &str) -> bool {
    let is_port = |port: &str| port.bytes().all(|b| b.is_ascii_digit());
    let name = host.rsplit_once(':').filter(|(_, port)| is_port(port)).map_or(host, |(name, _)| name);
    ["127.0.0.1", "localhost", "[::1]"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On Unix, a read whose time is over says that it would block.
    #[test]
    fn a_slow_client_is_called_slow() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let _silent = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let stream = listener.accept().unwrap().0;
        let until = Instant::now() + Duration::from_millis(10);
        let (status, why) = body(&mut Client { stream, until }).unwrap_err();
        assert_eq!((status, why.as_str()), (408, "it was not complete after 20 s"));
    }
}
