//! The words of the interface in the languages of the site: `course/interface.txt`.

use crate::static_files::lines;

/// A language of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// As HTML has it, which is also the name of its folder.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
        }
    }

    pub fn other(self) -> Language {
        match self {
            Language::English => Language::Chinese,
            Language::Chinese => Language::English,
        }
    }

    /// Whether there is such a word of the interface.
    pub fn knows(key: &str) -> bool {
        words().any(|[name, ..]| name == key)
    }

    /// A word of the interface.
    ///
    /// # Panics
    /// If there is no such word: a slip in this package, which making any site finds.
    pub fn word(self, key: &str) -> &'static str {
        let entry = words().find(|[name, ..]| *name == key);
        let [_, english, chinese] = entry.unwrap_or_else(|| panic!("course/interface.txt lacks `{key}`"));
        match self {
            Language::English => english,
            Language::Chinese => chinese,
        }
    }
}

/// All words for the pages' scripts, which can change the language of a page.
pub fn script() -> String {
    let entry = |[key, english, chinese]: [&str; 3]| {
        format!("    {}: [{}, {}],\n", quoted(key), quoted(english), quoted(chinese))
    };
    let entries: String = words().map(entry).collect();
    format!("\"use strict\";\n\nvar grundy = globalThis.grundy || {{}};\ngrundy.words = {{\n{entries}}};\n")
}

/// Key, English, Chinese.
fn words() -> impl Iterator<Item = [&'static str; 3]> {
    lines("interface.txt").filter_map(|line| line.split(" | ").collect::<Vec<_>>().try_into().ok())
}

/// As a string of JavaScript.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted += "\\n",
            // A page might contain it, and this ends a script there.
            '<' => quoted += "\\u003c",
            c if c.is_control() => quoted += &format!("\\u{:04x}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
