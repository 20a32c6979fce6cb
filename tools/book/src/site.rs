//! All files of the site.

use crate::file::File;
use crate::language;
use crate::page::{Page, body};
use crate::sources::{Program, Sources};
use crate::static_files::{SITE, scripts};
use crate::{course, document, front, notebook, problem, said, search, template};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::num::NonZeroU64;

/// How often the compressor tries again: a twentieth smaller than with zlib, for a few seconds.
const ROUNDS: NonZeroU64 = NonZeroU64::new(5).unwrap();

/// The whole site.
///
/// # Errors
/// A link to a template, a problem or a page that does not exist: where, and which.
pub fn site(sources: &Sources) -> Result<Vec<File>, String> {
    let mut files = vec![front::page(sources)];
    files.extend(template::pages(sources)?);
    files.extend(problem::pages(sources));
    files.extend(document::pages(sources)?);
    files.extend(course::pages(sources)?);
    files.extend(search::pages(sources));
    files.extend(bodies());
    files.push(notebook::page(sources)?);
    files.extend(sources.programs.iter().map(program));
    files.push(asset("words.js", language::script().into_bytes()));
    files.push(asset("said.js", said::script().into_bytes()));
    let copied = SITE.iter().filter(|(name, _)| !name.ends_with(".html"));
    files.extend(copied.map(|(name, text)| asset(name, text.as_bytes().to_vec())));
    Ok(files)
}

fn asset(name: &str, content: Vec<u8>) -> File {
    File { path: format!("assets/{name}"), content }
}

/// The pages whose bodies are files: a script and a style of the same name go with each.
fn bodies() -> impl Iterator<Item = File> {
    SITE.iter().filter_map(|(name, text)| {
        let name = name.strip_suffix(".html")?;
        let body = body(text);
        let content = |tag: &str| {
            let (_, element) = body.0.split_once(tag)?;
            Some(element.split_once('>')?.1.split_once('<')?.0.to_owned())
        };
        let title = content("<h1 ").unwrap_or_else(|| name.to_owned());
        let description = content("<p class=\"lead\"").unwrap_or_else(|| title.clone());
        let page = Page::new(format!("{name}.html"), title, description, body);
        Some(Page { scripts: &scripts(name), ..page }.file())
    })
}

/// A program as a script: pages that are opened as files may load nothing else.
fn program(program: &Program) -> File {
    let rounds = zopfli::Options { iteration_count: ROUNDS, ..Default::default() };
    let mut packed = Vec::new();
    zopfli::compress(rounds, zopfli::Format::Zlib, program.module.as_slice(), &mut packed)
        .expect("memory can be read and written");
    let name = language::quoted(&program.name);
    // It may come before all other scripts.
    let list = "globalThis.grundyPrograms = globalThis.grundyPrograms || {}";
    let script = format!("({list})[{name}] = \"{}\";\n", STANDARD.encode(packed));
    asset(&format!("{}.wasm.js", program.name), script.into_bytes())
}
