//! The parts of the site that are files of this package.

/// Scripts, styles and the bodies of pages.
pub const SITE: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The course by language, and the words of the interface.
pub const COURSE: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/course.rs"));

/// Whether there is such a file in `site/`.
pub fn is_there(name: &str) -> bool {
    SITE.iter().any(|(path, _)| *path == name)
}
