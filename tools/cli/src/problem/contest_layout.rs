//! Where solutions are within a contest folder: side by side, or in a folder for each contest.

use crate::problem::places;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// `{contest}/{task}`: the path of a solution without its extension.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ContestLayout(Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// A folder with that name.
    Folder(String),
    /// What a slug says before the task; a slug that does not say it has no such folder.
    Contest,
    /// What is the last in a slug.
    Task,
    Slug,
}

impl TryFrom<String> for ContestLayout {
    type Error = String;

    fn try_from(text: String) -> Result<ContestLayout, String> {
        let is_plain = |part: &str| {
            let fits = |c: char| c.is_alphanumeric() || "_-".contains(c);
            !part.is_empty() && part.chars().all(fits)
        };
        let part = |part: &str| match part {
            "{contest}" => Ok(Part::Contest),
            "{task}" => Ok(Part::Task),
            "{slug}" => Ok(Part::Slug),
            name if is_plain(name) => Ok(Part::Folder(name.to_owned())),
            other => Err(format!(
                "`{other}` is neither the name of a folder nor one of {{contest}}, {{task}}, {{slug}}"
            )),
        };
        let parts: Vec<Part> = text.split('/').map(part).collect::<Result<_, _>>()?;
        if !matches!(parts.last(), Some(Part::Task | Part::Slug)) {
            return Err("a layout ends with {task} or {slug}, like \"{contest}/{task}\"".to_owned());
        }
        if parts.ends_with(&[Part::Task]) && !parts.contains(&Part::Contest) {
            return Err(
                "of two contests, {task} is the same: a layout has {contest} before it, or {slug}".to_owned()
            );
        }
        Ok(ContestLayout(parts))
    }
}

impl ContestLayout {
    /// How many folders deep solutions are at most.
    pub fn depth(&self) -> usize {
        self.0.len() - 1
    }

    /// The path of a solution, without its extension.
    pub fn path(&self, slug: &str) -> PathBuf {
        let (contest, task) = places::contest_and_task(slug)
            .map_or((None, slug.to_owned()), |(contest, task)| (Some(contest), task));
        let name = |part: &Part| match part {
            Part::Folder(name) => Some(name.clone()),
            Part::Contest => contest.clone(),
            Part::Task => Some(task.clone()),
            Part::Slug => Some(slug.to_owned()),
        };
        self.0.iter().filter_map(name).collect()
    }

    /// The slug of the solution with that path, whose extension does not count; none if it does not
    /// have this layout.
    pub fn slug(&self, path: &Path) -> Option<String> {
        let path = path.with_extension("");
        let names: Vec<&str> = path.iter().map(|name| name.to_str()).collect::<Option<_>>()?;
        let (mut contest, mut task) = (None, None);
        for (part, name) in
            self.0.iter().filter(|part| **part != Part::Contest || names.len() == self.0.len()).zip(&names)
        {
            match part {
                Part::Folder(folder) if folder != name => return None,
                Part::Folder(_) => {}
                Part::Contest => contest = Some(*name),
                Part::Task => task = Some(*name),
                Part::Slug => return Some((*name).to_owned()),
            }
        }
        let (contest, task) = match (contest, task?) {
            (None, task) => {
                return (names.len() < self.0.len() || !self.0.contains(&Part::Contest))
                    .then(|| task.to_owned());
            }
            (Some(contest), task) => (contest, task),
        };
        let joined = [format!("{contest}{task}"), format!("{contest}_{task}")];
        let is_it = |slug: &&String| self.path(slug) == path;
        Some(joined.iter().find(is_it).unwrap_or(&joined[1]).clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(text: &str) -> ContestLayout {
        ContestLayout::try_from(text.to_owned()).unwrap()
    }

    #[test]
    fn there_and_back() {
        for (slug, path) in [
            ("cf1382b", "cf1382/b"),
            ("abc297g", "abc297/g"),
            ("hdu1846", "hdu/1846"),
            ("luogu_p1247", "luogu/p1247"),
            ("my_game1", "my_game1"),
        ] {
            assert_eq!(layout("{contest}/{task}").path(slug), Path::new(path));
            assert_eq!(
                layout("{contest}/{task}").slug(&Path::new(path).with_extension("rs")).as_deref(),
                Some(slug)
            );
        }
        assert_eq!(layout("2026/{contest}/{slug}").path("cf1382b"), Path::new("2026/cf1382/cf1382b"));
        assert_eq!(
            layout("{contest}/{task}").slug(Path::new("practice/x.rs")).as_deref(),
            Some("practice_x")
        );
        assert_eq!(layout("2026/{contest}/{slug}").slug(Path::new("2025/cf1382/cf1382b.rs")), None);
    }

    #[test]
    fn what_is_no_layout() {
        for text in [
            "",
            "{contest}",
            "{task}",
            "x/{task}",
            "../{task}",
            "/{task}",
            "{contest}/{task}/",
            "{name}/{task}",
            "a\\{task}",
        ] {
            assert!(ContestLayout::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
