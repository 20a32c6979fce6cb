//! The chapters of the course: Markdown, `course/<language>/<number>-<name>.md`.

use crate::language::Language;
use crate::static_files::COURSE;

/// A chapter in one language.
pub struct Chapter {
    language: Language,
    /// `nim`.
    pub name: &'static str,
    pub text: &'static str,
}

impl Chapter {
    /// Its page from the root of the site.
    pub fn path(&self) -> String {
        format!("{}{}.html", folder(self.language), self.name)
    }

    pub fn title(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(self.name)
    }

    /// What stands below the title.
    pub fn lead(&self) -> &'static str {
        self.text.lines().skip(1).find(|line| !line.is_empty()).unwrap_or_default()
    }
}

/// The chapters in a language, in their order.
pub fn chapters(language: Language) -> impl Iterator<Item = Chapter> {
    COURSE.iter().filter_map(move |(path, text)| {
        let file = path.strip_prefix(language.code())?.strip_prefix('/')?.strip_suffix(".md")?;
        let (_, name) = file.split_once('-')?;
        Some(Chapter { language, name, text })
    })
}

/// Whether this is a page of the course.
pub fn has(page: &str) -> bool {
    Language::ALL.into_iter().any(|language| {
        page == format!("{}index.html", folder(language))
            || chapters(language).any(|chapter| chapter.path() == page)
    })
}

/// Where the course is in a language, from the root of the site.
pub fn folder(language: Language) -> &'static str {
    match language {
        Language::English => "learn/",
        Language::Chinese => "zh/learn/",
    }
}
