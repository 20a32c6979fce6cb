//! What all pages have: head, navigation, foot.

use crate::file::File;
use crate::language::Language;
use crate::static_files;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Nothing from elsewhere, no inline script or style. Programs are WebAssembly, and workers are
/// made from texts, which is how pages that are opened as files can have them.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; \
                      base-uri 'none'; form-action 'self'";

/// The pages that are reached from everywhere: address and word.
const NAVIGATION: [(&str, &str); 6] = [
    ("explore.html", "explore"),
    ("play.html", "play"),
    ("learn/index.html", "learn"),
    ("find.html", "find"),
    ("templates/index.html", "templates"),
    ("problems/index.html", "problems"),
];

/// A page of the site.
pub struct Page<'a> {
    /// From the root of the site: `templates/nim.html`.
    pub path: String,
    pub title: String,
    pub description: String,
    pub language: Language,
    /// The same page in the other language, from the root, where it is a page of its own.
    pub translation: Option<String>,
    /// Scripts of `site/` besides those of all pages, without `.js`; a style of that name goes with
    /// it.
    pub scripts: &'a [&'a str],
    pub body: Markup,
}

impl Page<'_> {
    /// A page in English without scripts of its own.
    pub fn new(
        path: impl Into<String>,
        title: impl Into<String>,
        description: impl Into<String>,
        body: Markup,
    ) -> Self {
        Page {
            path: path.into(),
            title: title.into(),
            description: description.into(),
            language: Language::English,
            translation: None,
            scripts: &[],
            body,
        }
    }

    pub fn file(self) -> File {
        let root = "../".repeat(self.path.matches('/').count());
        let asset = |name: &str| format!("{root}assets/{name}");
        let styles = self.scripts.iter().map(|name| format!("{name}.css"));
        let styles: Vec<String> = styles.filter(|name| static_files::is_there(name)).collect();
        let language = self.language;
        let page = html! {
            (DOCTYPE)
            html lang=(language.code()) {
                head {
                    meta charset="utf-8";
                    meta http-equiv="Content-Security-Policy" content=(POLICY);
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="description" content=(self.description);
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · grundy" }
                    link rel="icon" href=(asset("icon.svg"));
                    link rel="stylesheet" href=(asset("style.css"));
                    @for style in &styles { link rel="stylesheet" href=(asset(style)); }
                    @if let Some(program) = self.program() {
                        script async data-program=(program) src=(asset(&format!("{program}.wasm.js"))) {}
                    }
                    script defer src=(asset("words.js")) {}
                    script defer src=(asset("page.js")) {}
                    @for script in self.scripts.iter() {
                        script defer src=(asset(&format!("{script}.js"))) {}
                    }
                }
                body {
                    a.skip href="#main" { (in_language(language, "skip")) }
                    header { (self.navigation(&root)) }
                    main id="main" { (self.body) }
                    footer { (in_language(language, "foot")) }
                }
            }
        };
        File { path: self.path, content: page.into_string().into_bytes() }
    }

    /// What the page asks as soon as it is there.
    fn program(&self) -> Option<&'static str> {
        self.scripts.contains(&"ask").then_some("explorer")
    }

    fn navigation(&self, root: &str) -> Markup {
        let language = self.language;
        let is_here = |address: &str| {
            let folder = address.strip_suffix("index.html").unwrap_or(address);
            let path = self.path.strip_prefix("zh/").unwrap_or(&self.path);
            path.starts_with(folder).then_some("page")
        };
        html! {
            a.name href={ (root) "index.html" } { "grundy" }
            nav aria-label=(language.word("pages")) {
                @for (address, key) in NAVIGATION.iter().filter(|(address, _)| is_made(address)) {
                    a href={ (root) (local(language, address)) } aria-current=[is_here(address)]
                        data-zh=[translated(root, address)] { (in_language(language, key)) }
                }
            }
            form.search role="search" action={ (root) "search.html" } {
                input type="search" name="q" aria-label=(language.word("search"))
                    placeholder=(language.word("search")) data-t-hint="search";
            }
            @let other = language.other();
            @match &self.translation {
                Some(path) => a.language href={ (root) (path) } lang=(other.code()) hreflang=(other.code())
                    { (other.word("language")) },
                None => button.language type="button" hidden { (other.word("language")) },
            }
        }
    }
}

/// Pages that are files of `site/` can be missing.
fn is_made(address: &str) -> bool {
    address.contains('/') || static_files::is_there(address)
}

/// The page of that address in a language: only the course has pages in each.
fn local(language: Language, address: &str) -> String {
    match language {
        Language::Chinese if is_translated(address) => format!("zh/{address}"),
        _ => address.to_owned(),
    }
}

/// Where a link leads for those who read Chinese, if they have a page of their own.
pub fn translated(root: &str, address: &str) -> Option<String> {
    is_translated(address).then(|| format!("{root}zh/{address}"))
}

fn is_translated(address: &str) -> bool {
    address.starts_with("learn/") || address == "templates/index.html"
}

/// A word of the interface, which a script can change to the other language.
pub fn word(key: &str) -> Markup {
    in_language(Language::English, key)
}

/// The same, first in this language.
pub fn in_language(language: Language, key: &str) -> Markup {
    html! { span data-t=(key) { (language.word(key)) } }
}

/// The body of a page that is a file of `site/`, where `data-t="key"` asks for a word as the
/// content of an element, and `data-t-label="key"` for one as its name.
pub fn body(text: &str) -> Markup {
    let word = |key: &str| html! { (Language::English.word(key)) }.into_string();
    let mut parts = text.split(" data-t");
    let mut body = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut pieces = part.splitn(3, '"');
        let [is, key, rest] = std::array::from_fn(|_| pieces.next().unwrap_or_default());
        body += &format!(" data-t{is}\"{key}\"");
        if is == "-label=" {
            body += &format!(" aria-label=\"{}\"{rest}", word(key));
        } else {
            let (attributes, content) = rest.split_once('>').unwrap_or((rest, ""));
            body += &format!("{attributes}>{}{content}", word(key));
        }
    }
    PreEscaped(body)
}
