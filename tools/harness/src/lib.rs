//! Rust that is compiled together with a user's code, as text.
//!
//! - [`explore_library`]: around the rules of a game, for `grundy explore`;
//! - [`STRESS_SERVER`]: around a solution, for `grundy stress`.
//!
//! [`escapes`] is part of the first, and used by who talks with it.

#![warn(missing_docs)]

#[path = "explore/escapes.rs"]
pub mod escapes;

/// A module `grundy_in_process` to be appended to a solution that is one file: its `serve` stands
/// in the place of `grundy::scan::run` and answers one input after the other, each in a frame.
pub const STRESS_SERVER: &str = include_str!("stress.rs");

/// The root of the library, and its modules.
const EXPLORE: &str = include_str!("explore/mod.rs");
const MODULES: [(&str, &str); 9] = [
    ("codec", include_str!("explore/codec.rs")),
    ("escapes", include_str!("explore/escapes.rs")),
    ("game", include_str!("explore/game.rs")),
    ("partial", include_str!("explore/partial.rs")),
    ("played", include_str!("explore/played.rs")),
    ("scores", include_str!("explore/scores.rs")),
    ("serve", include_str!("explore/serve.rs")),
    ("starts", include_str!("explore/starts.rs")),
    ("types", include_str!("explore/types.rs")),
];

/// The library for rules as one file that names the templates by `grundy::`. Rules with scores need
/// a template that others do not, and that a checkout may lack.
pub fn explore_library(has_scores: bool) -> String {
    let mut text = String::new();
    for line in EXPLORE.lines().filter(|line| has_scores || !line.contains("scores")) {
        let module = MODULES.iter().find(|(name, _)| line == format!("mod {name};"));
        text += &match module {
            Some((name, content)) => format!("mod {name} {{\n{content}}}\n"),
            None => format!("{line}\n"),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_modules_are_in_the_file() {
        let text = explore_library(true);
        for (name, _) in MODULES {
            assert!(text.contains(&format!("mod {name} {{")), "{name}");
        }
        assert!(!text.contains("mod codec;") && !explore_library(false).contains("mod scores"));
    }
}
