//! A site to learn, play and copy from, and a notebook to print: what is known of templates,
//! problems and documents goes in, files come out. It reads and writes no file.

#![warn(missing_docs)]

mod chapter;
mod course;
mod document;
mod file;
mod fingerprint;
mod front;
mod guide;
mod highlight;
mod inline;
mod language;
mod listing;
mod markdown;
mod notebook;
mod page;
mod problem;
mod said;
mod search;
mod search_index;
mod server;
mod site;
mod sources;
mod static_files;
mod template;

pub use file::File;
pub use fingerprint::fingerprint;
pub use server::SiteServer;
pub use site::site;
pub use sources::{Bundle, Document, Function, Problem, Program, Row, Sample, Sources, Template};
