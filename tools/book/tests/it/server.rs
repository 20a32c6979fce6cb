//! The made site, as files and over HTTP.

use grundy_book::{File, SiteServer};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

/// The site that `grundy book` has made, which `scripts/book.sh` does before it runs these tests.
pub fn folder() -> PathBuf {
    let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/book");
    let folder = std::env::var_os("GRUNDY_SITE").map_or(usual, PathBuf::from);
    assert!(folder.join("index.html").is_file(), "make the site first: `cargo grundy book`");
    folder.canonicalize().unwrap()
}

/// All files of the site, from its root.
pub fn files() -> Vec<String> {
    let (root, mut found) = (folder(), Vec::new());
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path.strip_prefix(&root).unwrap().display().to_string());
            }
        }
    }
    found.sort();
    found
}

#[test]
fn each_kind_of_file_says_what_it_is() {
    let server = SiteServer::start(0).unwrap();
    let kinds = [
        ("index.html", "text/html; charset=utf-8"),
        ("a/b.js", "text/javascript; charset=utf-8"),
        ("program.wasm", "application/wasm"),
        ("icon.svg", "image/svg+xml"),
    ];
    server.replace(kinds.map(|(path, _)| File { path: path.to_owned(), content: path.into() }));
    for (path, kind) in kinds {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
        write!(stream, "GET /{path}?x HTTP/1.1\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.contains(&format!("Content-Type: {kind}\r\n")), "{answer}");
        assert!(answer.ends_with(&format!("\r\n\r\n{path}")), "{answer}");
    }
}

/// The site over HTTP.
pub fn serve() -> SiteServer {
    let server = SiteServer::start(0).unwrap();
    let file = |path: String| File { content: fs::read(folder().join(&path)).unwrap(), path };
    server.replace(files().into_iter().map(file));
    server
}
