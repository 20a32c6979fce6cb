//! The parts of the site that are files of this package.

/// Scripts, styles and the bodies of pages.
pub const SITE: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The course by language, and the words of the interface.
pub const COURSE: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/course.rs"));

/// A file of the course; a slip in this package if there is none, which making any site finds.
pub fn course(name: &str) -> &'static str {
    let file = COURSE.iter().find(|(path, _)| *path == name);
    file.unwrap_or_else(|| panic!("course/{name} is missing")).1
}

/// The lines `ONE | OTHER` of a file of the course.
pub fn pairs(file: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    lines(file).filter_map(|line| line.split_once(" | "))
}

/// The lines of a file of the course that are no comments.
pub fn lines(file: &str) -> impl Iterator<Item = &'static str> {
    course(file).lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether there is such a file in `site/`.
pub fn is_there(name: &str) -> bool {
    SITE.iter().any(|(path, _)| *path == name)
}

/// The scripts of a page of `site/`, in their order: those that its body names, then its own.
pub fn scripts(page: &str) -> Vec<&'static str> {
    let body = SITE.iter().find(|(path, _)| path.strip_suffix(".html") == Some(page));
    let named = body.and_then(|(_, text)| Some(text.split_once("<!-- scripts: ")?.1.split_once(" -->")?.0));
    let own = SITE.iter().filter_map(|(path, _)| path.strip_suffix(".js")).filter(|name| *name == page);
    named.unwrap_or_default().split_whitespace().chain(own).collect()
}
