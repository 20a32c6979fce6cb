//! A site of the templates alone: the paths of its first files.

use grundy_book::{Problem, Sources, Template, site};

fn main() -> Result<(), String> {
    let template = |(path, text): &(&str, &str)| Template {
        name: path.rsplit('/').next().unwrap_or(path).trim_end_matches(".rs").to_owned(),
        path: (*path).to_owned(),
        text: (*text).to_owned(),
        ..Template::default()
    };
    // The course leads to these.
    let slugs = include_str!("../course/problems.txt").lines();
    let sources = Sources {
        templates: grundy::SOURCES
            .iter()
            .filter(|(path, _)| !path.contains("/lean/"))
            .map(template)
            .collect(),
        problems: slugs.map(|slug| Problem { slug: slug.to_owned(), ..Problem::default() }).collect(),
        ..Sources::default()
    };
    for file in site(&sources)?.iter().take(10) {
        println!("{} {}", file.path, file.content.len());
    }
    Ok(())
}
