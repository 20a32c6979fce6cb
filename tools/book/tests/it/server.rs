//! The made site, as files and over HTTP.

use grundy_book::{File, SiteServer};
use std::fs;
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

/// The site over HTTP.
pub fn serve() -> SiteServer {
    let server = SiteServer::start(0).unwrap();
    let file = |path: String| File { content: fs::read(folder().join(&path)).unwrap(), path };
    server.replace(files().into_iter().map(file));
    server
}
