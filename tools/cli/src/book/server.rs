//! The site on this computer: `http://127.0.0.1`.

use anyhow::Result;
use grundy_book::File;
use grundy_host::Failure;
use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::{Arc, RwLock};
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

/// A site that is served, and can change.
pub struct SiteServer {
    files: Arc<RwLock<BTreeMap<String, Vec<u8>>>>,
    /// Where it is.
    pub address: String,
}

impl SiteServer {
    /// Begins to serve on a port, 0 for any.
    pub fn start(port: u16) -> Result<SiteServer> {
        let server = Server::http(("127.0.0.1", port)).map_err(|error| {
            Failure::misuse(
                format!("cannot serve on port {port}: {error}"),
                "choose another one with `--port`",
            )
        })?;
        let port = server.server_addr().to_ip().map_or(port, |address| address.port());
        let files = Arc::new(RwLock::new(BTreeMap::new()));
        let shared = files.clone();
        thread::spawn(move || {
            for request in server.incoming_requests() {
                let response = answer(&request, &shared);
                _ = request.respond(response); // a browser may have gone
            }
        });
        Ok(SiteServer { files, address: format!("http://127.0.0.1:{port}/") })
    }

    /// Serves these files from now on.
    pub fn replace(&self, site: Vec<File>) {
        let files = site.into_iter().map(|file| (file.path, file.content)).collect();
        *self.files.write().unwrap_or_else(std::sync::PoisonError::into_inner) = files;
    }
}

fn answer(request: &Request, files: &RwLock<BTreeMap<String, Vec<u8>>>) -> Response<Cursor<Vec<u8>>> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return Response::from_string("only GET").with_status_code(405);
    }
    let path = request.url().split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path =
        if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    let files = files.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    let Some(content) = files.get(&path) else {
        return Response::from_string(format!("there is no page {path}\n")).with_status_code(404);
    };
    let header = |name: &str, value: &str| {
        Header::from_bytes(name.as_bytes(), value.as_bytes()).expect("these are ASCII")
    };
    Response::from_data(content.clone())
        .with_header(header("Content-Type", content_type(&path)))
        .with_header(header("Cache-Control", "no-cache"))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
