//! Words of statements, and the templates they are for.

use grundy_lookup::{Search, Shelf, named_templates};
use std::collections::BTreeMap;

/// The expected template is among the first three answers, problems counted.
#[test]
fn statements_lead_to_templates() {
    type Questions = BTreeMap<String, BTreeMap<String, String>>;
    let questions: Questions = toml::from_str(include_str!("../statements.toml")).unwrap();
    let shelf = Shelf::carried();
    let search = Search::new(&shelf);
    let mut missed = Vec::new();
    for (words, wanted) in questions.values().flatten() {
        let found: Vec<&str> = search.by_words(words).iter().map(|found| found.what.name()).take(8).collect();
        let place = found.iter().position(|name| name == wanted);
        if place.is_none_or(|place| place >= 3) {
            missed.push(format!("{words}: {wanted} is at {place:?} of {found:?}"));
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

/// Every template that statements ask for has words of its own, and no other does.
#[test]
fn the_words_are_those_of_templates() {
    let (named, shelf): (Vec<&String>, Shelf) = (named_templates().collect(), Shelf::carried());
    for template in &shelf.templates {
        let is_part = template.path.starts_with("src/support");
        assert!(is_part || named.contains(&&template.name), "{} is not in words.toml", template.name);
    }
    let known: Vec<&String> = shelf.templates.iter().map(|template| &template.name).collect();
    let unknown: Vec<_> = named.into_iter().filter(|name| !known.contains(name)).collect();
    assert!(unknown.is_empty(), "words.toml has {unknown:?}, which are no templates");
}
