//! The site on this computer. A thread and an answer for each connection: browsers keep open more
//! of them than they use, and libraries with a fixed number of threads then let some wait forever.

use crate::file::File;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::Duration;

/// A site that is served, and can change.
pub struct SiteServer {
    files: Arc<RwLock<Files>>,
    port: u16,
}

type Files = BTreeMap<String, Vec<u8>>;

/// The head of a request is not longer.
const LONGEST_HEAD: u64 = 64 << 10;
/// A browser that takes longer to ask or to listen has gone.
const PATIENCE: Duration = Duration::from_secs(20);

impl SiteServer {
    /// Begins to serve on a port of this computer, 0 for any.
    ///
    /// # Errors
    /// The port is taken, or not allowed.
    pub fn start(port: u16) -> io::Result<SiteServer> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let port = listener.local_addr()?.port();
        let files = Arc::new(RwLock::new(Files::new()));
        let shared = files.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let files = shared.clone();
                thread::spawn(move || serve(&stream, &files));
            }
        });
        Ok(SiteServer { files, port })
    }

    /// Where it is, with `/` at the end.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Its port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Serves these files from now on.
    pub fn replace(&self, site: impl IntoIterator<Item = File>) {
        let files = site.into_iter().map(|file| (file.path, file.content)).collect();
        *self.files.write().unwrap_or_else(PoisonError::into_inner) = files;
    }
}

/// Answers one request. Whoever does not listen is not waited for.
fn serve(stream: &TcpStream, files: &RwLock<Files>) -> Option<()> {
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    let mut lines = BufReader::new(stream.take(LONGEST_HEAD)).lines();
    let request = lines.next()?.ok()?;
    lines.take_while(|line| line.as_ref().is_ok_and(|line| !line.is_empty())).for_each(drop);
    let mut words = request.split(' ');
    let (method, path) = (words.next()?, words.next()?);
    let (status, kind, content) = match method {
        "GET" | "HEAD" => answer(path, &files.read().unwrap_or_else(PoisonError::into_inner)),
        _ => ("405 Method Not Allowed", "text/plain", b"only GET\n".to_vec()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         Connection: close\r\n\r\n",
        content.len()
    );
    let mut stream = stream;
    stream.write_all(head.as_bytes()).ok()?;
    if method == "GET" { stream.write_all(&content).ok() } else { Some(()) }
}

fn answer(address: &str, files: &Files) -> (&'static str, &'static str, Vec<u8>) {
    let path = address.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path =
        if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    match files.get(&path) {
        Some(content) => ("200 OK", kind(&path), content.clone()),
        None => ("404 Not Found", "text/plain", format!("there is no page {path}\n").into_bytes()),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}
